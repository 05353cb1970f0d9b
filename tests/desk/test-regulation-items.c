/* The regulation as a document: what each ruleset obliges it to hold, what is missing when everything is, and through which
 * article a regulation may say otherwise than the rules.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "override-preview.h"
#include "regulation-items.h"
#include "ruleset-defaults.h"
#include "../tournament-settings.h"

static void
use_ruleset (Fixture    *fixture,
             const char *ruleset)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
}

static GPtrArray *
list (Fixture *fixture,
      gint64   tournament_id)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, &error);

  g_assert_no_error (error);
  return zh_regulation_items_list (competition, zh_competition_find_tournament (competition, tournament_id), rules, zh_language_get_screen ());
}

static const ZhRegulationItem *
find (const GPtrArray *items,
      const char      *id)
{
  for (guint i = 0; i < items->len; i++)
    if (strcmp (((const ZhRegulationItem *) g_ptr_array_index (items, i))->id, id) == 0)
      return g_ptr_array_index (items, i);
  return NULL;
}

/* The ids of what is missing, blanks between. */
static char *
join_missing (const GPtrArray *items)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    if (zh_regulation_item_is_missing (g_ptr_array_index (items, i)))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", ((const ZhRegulationItem *) g_ptr_array_index (items, i))->id);
  return g_string_free (text, FALSE);
}

/* With nothing but a title: each obligatory item of each ruleset is named. */
static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  static const struct
  {
    const char *ruleset;
    const char *missing;
  } cases[] = {
    { "ua-chess-2026", "aims place programme participants entries system control ties awards default-time appeals" },
    { "ua-draughts-64", "aims place participants entries system control ties awards appeals" },
    { "ru-chess-988", "rank entries system ties default-time appeals" },
    { "fide-2009", "ties default-time appeals panel" },
    { "fide-2023", "default-time" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) items = NULL;
      g_autofree char *missing = NULL;

      use_ruleset (fixture, cases[i].ruleset);
      items = list (fixture, 0);
      missing = join_missing (items);
      g_assert_cmpstr (missing, ==, cases[i].missing);
    }
}

/* Each of them is missing until it is written, and no other is with it. */
static void
test_each_once (Fixture      *fixture,
                gconstpointer data)
{
  static const char *const rulesets[] = { "ua-chess-2026", "ua-draughts-100", "ru-chess-988" };
  int                      n = 0;

  for (gsize r = 0; r < G_N_ELEMENTS (rulesets); r++)
    {
      g_autoptr (GPtrArray) before = NULL;
      g_autofree char *missing = NULL;
      g_auto (GStrv) ids = NULL;

      use_ruleset (fixture, rulesets[r]);
      before = list (fixture, 0);
      missing = join_missing (before);
      ids = g_strsplit (missing, " ", -1);
      for (gsize i = 0; ids[i] != NULL; i++, n++)
        {
          g_autofree char *key = zh_regulation_item_dup_key (ids[i]);
          g_autoptr (GPtrArray) items = NULL;
          g_autoptr (GError) error = NULL;
          g_autofree char *left = NULL;

          fixture_check (fixture, zh_desk_set_override (fixture->desk, key, "Said in the regulation", &error), error);
          items = list (fixture, 0);
          left = join_missing (items);
          g_assert_false (zh_regulation_item_is_missing (find (items, ids[i])));
          g_assert_cmpuint (strlen (left) + strlen (ids[i]) + (*left != '\0' ? 1 : 0), ==, strlen (missing));
          fixture_check (fixture, zh_desk_set_override (fixture->desk, key, NULL, &error), error);
        }
    }
  g_test_message ("items missing once each: %d", n);
  g_assert_cmpint (n, >, 20);
}

/* What the file knows needs nobody to write it: a tournament without tie-breaks, a default time, a term of
 * protests. */
static void
test_known (Fixture      *fixture,
            gconstpointer data)
{
  gint64 id;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *missing = NULL;

  use_ruleset (fixture, "ru-chess-988");
  id = fixture_add_tournament (fixture, "Swiss", "dutch", 4);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "lateness.default-seconds", "1800", &error), error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "appeals.deadline-seconds", "1800", &error), error);
  items = list (fixture, id);
  missing = join_missing (items);
  g_assert_cmpstr (missing, ==, "rank entries ties");
  g_assert_cmpstr (find (items, "default-time")->known, ==, "30 minutes");
  g_assert_cmpstr (find (items, "default-time")->article, ==, "6.7.1");
  g_assert_nonnull (strstr (find (items, "admission")->known, "identity"));
  g_assert_null (find (items, "regime"));
  g_assert_null (find (items, "teams"));
}

/* A rapid event says whether it is supervised (13.5); a classical one is not asked. */
static void
test_regime (Fixture      *fixture,
             gconstpointer data)
{
  gint64 id;
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) items = NULL;

  use_ruleset (fixture, "ru-chess-988");
  id = fixture_add_tournament (fixture, "Rapid", "dutch", 4);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  settings->time_class = ZH_TIME_CLASS_RAPID;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  items = list (fixture, id);
  g_assert_true (zh_regulation_item_is_missing (find (items, "regime")));
  g_assert_cmpstr (find (items, "regime")->article, ==, "13.5;14.5");
}

/* Each key with two values and two outcomes. */
static void
test_keys (Fixture      *fixture,
           gconstpointer data)
{
  static const struct
  {
    const char *key;
    const char *values[2];
    gboolean    missing[2];
  } cases[] = {
    { "regulation-item.aims.need", { "obligatory", "may" }, { TRUE, FALSE } },
    { "regulation-item.aims.text", { NULL, "To find the strongest" }, { TRUE, FALSE } },
  };

  use_ruleset (fixture, "ua-chess-2026");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      for (int value = 0; value < 2; value++)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (GPtrArray) items = NULL;

          fixture_check (fixture, zh_desk_set_override (fixture->desk, cases[i].key, cases[i].values[value], &error), error);
          items = list (fixture, 0);
          g_assert_cmpint (zh_regulation_item_is_missing (find (items, "aims")), ==, cases[i].missing[value]);
        }
      zh_change_unref (zh_desk_set_override (fixture->desk, cases[i].key, NULL, NULL));
    }
}

/* What is left to the regulation says so with its article; what is not is asked about; where the rules are silent nobody is. */
static void
test_doors (Fixture      *fixture,
            gconstpointer data)
{
  static const struct
  {
    const char *ruleset;
    const char *key;
    const char *said;   /* what a regulation would say, NULL for nothing yet */
    const char *open;   /* the article of the door, NULL for none */
    const char *closed; /* the article that settles it, NULL where nobody is asked */
  } cases[] = {
    { "ru-chess-988", "lateness.default-seconds", NULL, "[6.7.1]", NULL },
    { "ru-chess-988", "draw-offers.minimum-moves", NULL, "[9.1.1]", NULL },
    { "ru-chess-988", "illegal-move.loses-at", NULL, NULL, "[7.5.5]" },
    { "ru-chess-988", "appeals.age-min", NULL, NULL, "[34.2.3]" },
    { "ru-chess-988", "officials.report-days", NULL, NULL, "[30.2.1.6]" },
    { "ua-chess-2026", "lateness.default-seconds", NULL, "[6.7.1]", NULL },
    { "ua-chess-2026", "tie-breaks.swiss", NULL, "[IV.4.4]", NULL },
    { "ua-chess-2026", "appeals.committee-members", NULL, NULL, "[IV.10.8.4.1]" },
    { "ua-draughts-64", "lateness.default-seconds", NULL, "[IV.9.4.2]", NULL },
    { "ua-draughts-64", "scoring.win", NULL, NULL, "[IV.11.1" },
    { "ua-draughts-64", "lateness.default-seconds", "3600", "up to 3600 [IV.9.4.2]", NULL },
    { "ua-draughts-64", "lateness.default-seconds", "5400", NULL, "say 3600 at most [IV.9.4.2]" },
    { "ua-draughts-100", "lateness.default-seconds", "3601", NULL, "say 3600 at most [IV.9.4.2]" },
    { "ru-chess-988", "lateness.default-seconds", "5400", "[6.7.1]", NULL },
    { "fide-2023", "illegal-move.loses-at", NULL, NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean         is_closed = FALSE;
      g_autofree char *notice = NULL;

      use_ruleset (fixture, cases[i].ruleset);
      notice = zh_competition_dup_door_notice (zh_desk_get_snapshot (fixture->desk), cases[i].key, cases[i].said, zh_language_get_screen (), &is_closed);
      g_test_message ("%s %s: %s", cases[i].ruleset, cases[i].key, notice);
      g_assert_cmpint (is_closed, ==, cases[i].closed != NULL);
      if (cases[i].closed == NULL && cases[i].open == NULL)
        g_assert_null (notice);
      else
        g_assert_nonnull (strstr (notice, cases[i].closed != NULL ? cases[i].closed : cases[i].open));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/regulation-items/nothing", Fixture, NULL, fixture_set_up, test_nothing, fixture_tear_down);
  g_test_add ("/desk/regulation-items/each-once", Fixture, NULL, fixture_set_up, test_each_once, fixture_tear_down);
  g_test_add ("/desk/regulation-items/known", Fixture, NULL, fixture_set_up, test_known, fixture_tear_down);
  g_test_add ("/desk/regulation-items/regime", Fixture, NULL, fixture_set_up, test_regime, fixture_tear_down);
  g_test_add ("/desk/regulation-items/keys", Fixture, NULL, fixture_set_up, test_keys, fixture_tear_down);
  g_test_add ("/desk/regulation-items/doors", Fixture, NULL, fixture_set_up, test_doors, fixture_tear_down);
  return g_test_run ();
}
