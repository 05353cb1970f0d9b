/* The regulation once it is approved: what it holds changes by an addition alone, which has number, day and text, and is
 * cited where what it changed is printed.
 */
#include "config.h"

#include <string.h>

#include "desk-additions.h"
#include "desk-fixture.h"
#include "desk-standings.h"
#include "duties.h"
#include "errors.h"
#include "prize-plan.h"
#include "regulation-items.h"
#include "report-additions.h"
#include "report-builders.h"
#include "report-formats.h"
#include "ruleset-defaults.h"
#include "../tournament-settings.h"

typedef struct
{
  Fixture *fixture;
  ZhDesk  *desk;
  gint64   id;
} World;

static void
set_rule (World      *world,
          const char *key,
          const char *value)
{
  g_autoptr (GError) error = NULL;

  fixture_check (world->fixture, zh_desk_set_override (world->desk, key, value, &error), error);
}

/* A swiss with every obligatory item said but @left. */
static void
set_up_world (World      *world,
              Fixture    *fixture,
              const char *ruleset,
              const char *left)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .place = "Oak", .organiser = "Club", .ruleset = (char *) ruleset, .start = { 2026, 5, 10 }, .end = { 2026, 5, 12 } };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) items = NULL;

  world->fixture = fixture;
  world->desk = fixture->desk;
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  world->id = fixture_add_tournament (fixture, "Open", "dutch", 4);
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), &error);
  g_assert_no_error (error);
  items = zh_regulation_items_list (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, world->id), rules, zh_language_get_screen ());
  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem *item = g_ptr_array_index (items, i);
      g_autofree char        *key = zh_regulation_item_dup_key (item->id);

      if (zh_regulation_item_is_missing (item) && strcmp (item->id, left) != 0)
        set_rule (world, key, "Said in the regulation");
    }
}

static const ZhAddition approval = { .day = { 2026, 4, 1 }, .by = (char *) "Organiser Anna", .post = (char *) "head", .reference = (char *) "7/2026" };

static void
approve (World *world)
{
  g_autoptr (GError) error = NULL;

  fixture_check (world->fixture, zh_desk_approve_regulation (world->desk, &approval, &error), error);
}

static void
check_refused (ZhChange   *change,
               GError    **error,
               int         code,
               const char *word)
{
  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, code);
  g_assert_nonnull (strstr ((*error)->message, word));
  g_clear_error (error);
}

static const GPtrArray *
get_additions (const World *world)
{
  return zh_desk_get_snapshot (world->desk)->additions;
}

/* An obligatory item that is missing keeps the regulation a draft; so does a day that is not said. */
static void
test_draft (Fixture      *fixture,
            gconstpointer data)
{
  World      world;
  ZhAddition nameless = { .day = { 2026, 4, 1 } };
  ZhAddition dateless = { .by = (char *) "Organiser Anna" };
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture, "ua-chess-2026", "aims");
  check_refused (zh_desk_approve_regulation (fixture->desk, &approval, &error), &error, ZH_ERROR_REFUSED, "IV.2.1");
  check_refused (zh_desk_approve_regulation (fixture->desk, &dateless, &error), &error, ZH_ERROR_INPUT, "date");
  check_refused (zh_desk_approve_regulation (fixture->desk, &nameless, &error), &error, ZH_ERROR_INPUT, "name");
  check_refused (zh_desk_begin_addition (fixture->desk, &approval, &error), &error, ZH_ERROR_REFUSED, "not approved");
  check_refused (zh_desk_announce_addition (fixture->desk, "today", &error), &error, ZH_ERROR_REFUSED, "No addition");
  set_rule (&world, "regulation-item.aims.text", "To find the strongest");
  approve (&world);
  check_refused (zh_desk_approve_regulation (fixture->desk, &approval, &error), &error, ZH_ERROR_REFUSED, "already");
  g_assert_cmpuint (get_additions (&world)->len, ==, 1);
}

/* What changes, as whoever would change it. */
static ZhChange *
change_rule (World   *world,
             GError **error)
{
  return zh_desk_set_override (world->desk, "lateness.default-seconds", "1200", error);
}

static ZhChange *
change_text (World   *world,
             GError **error)
{
  return zh_desk_set_override (world->desk, "regulation-item.media.text", "No flash", error);
}

static ZhChange *
change_place (World   *world,
              GError **error)
{
  g_autoptr (ZhCompetition) details = zh_competition_copy_details (zh_desk_get_snapshot (world->desk));

  zh_person_set_string (&details->place, "Elm");
  return zh_desk_edit_details (world->desk, details, error);
}

static ZhChange *
change_control (World   *world,
                GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->id));

  zh_person_set_string (&settings->time_control, "3600+30");
  return test_edit_tournament (world->desk, settings, error);
}

static ZhChange *
change_rounds (World   *world,
               GError **error)
{
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (fixture_get_tournament (world->fixture, world->id));

  settings->n_rounds = 5;
  return test_edit_tournament (world->desk, settings, error);
}

static ZhChange *
change_ties (World   *world,
             GError **error)
{
  static const char *const codes[] = { "BH", "SB", NULL };

  return zh_desk_set_tiebreaks (world->desk, world->id, codes, NULL, error);
}

static ZhChange *
change_prizes (World   *world,
               GError **error)
{
  g_autoptr (ZhPrizePlan) plan = zh_prize_plan_parse ("[prizes]\nchoice=first\ncurrency=UAH\n[list 1]\ntitle=Main\namounts=1000;500\n", NULL);

  return plan != NULL ? zh_desk_set_prizes (world->desk, world->id, plan, error) : NULL;
}

static const struct
{
  const char *what;
  ZhChange *(*change) (World   *world,
                       GError **error);
} changes[] = {
  { "lateness.default-seconds", change_rule },
  { "regulation-item.media.text", change_text },
  { "item.place", change_place },
  { "item.control", change_control },
  { "item.rounds", change_rounds },
  { "item.ties", change_ties },
};

/* Frozen, then changed in an addition, then frozen again; a name may always change. */
static void
test_frozen (Fixture      *fixture,
             gconstpointer data)
{
  World      world;
  ZhAddition addition = { .day = { 2026, 5, 3 }, .by = (char *) "Chief Ivan", .text = (char *) "Other conditions", .consent = (char *) "Organiser Anna" };
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture, data, "");
  approve (&world);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      ZhChange *change = changes[i].change (&world, &error);

      g_test_message ("%s", changes[i].what);
      check_refused (change, &error, ZH_ERROR_REFUSED, "addition");
    }
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, world.id));
  zh_person_set_string (&settings->name, "Open A");
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);

  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
  check_refused (zh_desk_begin_addition (fixture->desk, &addition, &error), &error, ZH_ERROR_REFUSED, "no. 1");
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      ZhChange *change = changes[i].change (&world, &error);

      fixture_check (fixture, change, error);
      g_assert_cmpint (zh_additions_find_change (get_additions (&world), changes[i].what)->number, ==, 1);
    }
  fixture_check (fixture, zh_desk_announce_addition (fixture->desk, "at the meeting of captains", &error), error);
  g_assert_null (zh_additions_find_open (get_additions (&world)));
  check_refused (zh_desk_set_override (fixture->desk, "regulation-item.media.text", NULL, &error), &error, ZH_ERROR_REFUSED, "addition");
}

/* Prizes are conditions as well. */
static void
test_prizes (Fixture      *fixture,
             gconstpointer data)
{
  World world;
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture, "ua-chess-2026", "");
  fixture_check (fixture, change_prizes (&world, &error), error);
  approve (&world);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  approve (&world);
  check_refused (change_prizes (&world, &error), &error, ZH_ERROR_REFUSED, "addition");
}

/* The organiser agrees where the rules ask for it (30.2.1.3), nowhere else. */
static void
test_consent (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const values[] = { "no", NULL };
  World                    world;
  ZhAddition               addition = { .day = { 2026, 5, 3 }, .text = (char *) "Another hall" };
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture, "ru-chess-988", "");
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    {
      ZhChange *begun;

      set_rule (&world, "duties.addition-consent", values[i]);
      approve (&world);
      begun = zh_desk_begin_addition (fixture->desk, &addition, &error);
      g_assert_true ((begun != NULL) == (i == 0));
      if (begun != NULL)
        fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
      g_clear_pointer (&begun, zh_change_unref);
      g_clear_error (&error);
      fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
    }
  approve (&world);
  check_refused (zh_desk_begin_addition (fixture->desk, &addition, &error), &error, ZH_ERROR_INPUT, "30.2.1.3");
  addition.consent = (char *) "Organiser Anna";
  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
}

/* What an addition changed cites it, in the language of the paper; what it did not does not. */
static void
test_cited (Fixture      *fixture,
            gconstpointer data)
{
  World      world;
  ZhAddition addition = { .day = { 2026, 5, 3 }, .text = (char *) "Other conditions" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GPtrArray) duties = NULL;
  int n = 0;

  set_up_world (&world, fixture, "ua-chess-2026", "");
  approve (&world);
  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    zh_change_unref (changes[i].change (&world, NULL));
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), &error);
  items = zh_regulation_items_list (zh_desk_get_snapshot (fixture->desk), fixture_get_tournament (fixture, world.id), rules, zh_language_get_screen ());
  for (guint i = 0; i < items->len; i++)
    {
      const ZhRegulationItem *item = g_ptr_array_index (items, i);
      g_autofree char        *cited = zh_addition_cite (item->article, item->addition, zh_language_get_screen ());

      n += item->addition != NULL;
      g_assert_cmpint (strstr (cited, "addition no. 1 of 3 May 2026") != NULL, ==, item->addition != NULL);
    }
  g_assert_cmpint (n, ==, G_N_ELEMENTS (changes));
  duties = zh_desk_list_event_duties (zh_desk_get_snapshot (fixture->desk), world.id, rules, zh_language_get_screen ());
  g_assert_cmpstr (zh_ruleset_lookup (rules, "lateness.default-seconds")->article, ==, "6.7.1;№ 1 (03.05.2026)");
  g_assert_true (zh_duties_find (duties, "regulation")->is_done);
  g_assert_cmpint (zh_duties_find (duties, "regulation")->done.month, ==, 4);
}

static char *
print_regulation (World           *world,
                  const ZhRuleset *rules)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 5, 4, 12, 0, 0);
  ZhReportRequest request = { .competition = zh_desk_get_snapshot (world->desk), .tournament = fixture_get_tournament (world->fixture, world->id), .ruleset = rules, .language = zh_language_get_screen (), .time = time };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhReportDocument) document = zh_report_build_regulation (&request, &error);

  g_assert_no_error (error);
  return zh_report_make_text (document);
}

/* What stood before is kept as it was before the first change, whatever comes after it in the same addition. */
static void
test_before (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const words[] = { "No flash", "– → 5", "no. 8/2026; composed by: Chief Ivan", "Place and dates: Oak, 10", "→ 60 min + 30 s", NULL };
  World                    world;
  ZhAddition               addition = { .day = { 2026, 5, 3 }, .by = (char *) "Chief Ivan", .text = (char *) "Other conditions", .reference = (char *) "8/2026" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *none = NULL;
  g_autofree char *text = NULL;

  set_up_world (&world, fixture, "ua-chess-2026", "");
  approve (&world);
  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      ZhChange *change = changes[i].change (&world, &error);

      fixture_check (fixture, change, error);
    }
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, world.id));
  settings->n_rounds = 7;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  fixture_check (fixture, change_rounds (&world, &error), error);
  fixture_check (fixture, zh_desk_announce_addition (fixture->desk, "at the meeting of captains", &error), error);
  kept = zh_addition_find_before (g_ptr_array_index (get_additions (&world), 1), "item.rounds", world.id);
  none = zh_addition_find_before (g_ptr_array_index (get_additions (&world), 1), "item.rounds", 0);
  g_assert_cmpstr (kept, ==, "");
  g_assert_null (none);

  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), &error);
  g_assert_no_error (error);
  text = print_regulation (&world, rules);
  for (gsize i = 0; words[i] != NULL; i++)
    if (strstr (text, words[i]) == NULL)
      g_error ("not “%s” in: %s", words[i], text);
}

/* Points, prizes and what another tournament had stand in words, each with its tournament; so does the ruleset. A rule that the
 * event repeats as the ruleset has it is none that it changes. */
static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const words[] = { "Points (Blitz): a win 1, a draw ½, a loss 0 → a win 2, a draw 1, a loss 0", "(Open): – → Main: 1000; 500 UAH",
                                       "ruleset: ", " → FIDE Laws of Chess, 2023", NULL };
  World                    world;
  ZhAddition               addition = { .day = { 2026, 5, 3 }, .by = (char *) "Chief Ivan", .text = (char *) "Other conditions" };
  gint64                   other;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhCompetition) details = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autofree char *text = NULL;

  set_up_world (&world, fixture, "ua-chess-2026", "");
  other = fixture_add_tournament (fixture, "Blitz", "dutch", 4);
  set_rule (&world, "conduct.comfort-zone-cm", "50");
  approve (&world);
  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
  fixture_check (fixture, change_prizes (&world, &error), error);
  settings = zh_tournament_copy_settings (fixture_get_tournament (fixture, other));
  settings->scoring.win = 20;
  settings->scoring.draw = 10;
  fixture_check (fixture, test_edit_tournament (fixture->desk, settings, &error), error);
  details = zh_competition_copy_details (zh_desk_get_snapshot (fixture->desk));
  zh_person_set_string (&details->ruleset, "fide-2023");
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, details, &error), error);
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), &error);
  g_assert_no_error (error);
  text = print_regulation (&world, rules);
  for (gsize i = 0; words[i] != NULL; i++)
    if (strstr (text, words[i]) == NULL)
      g_error ("not “%s” in: %s", words[i], text);
  g_assert_null (strstr (text, "fide-2023"));
  g_assert_null (strstr (text, "50          50"));
}

/* Approval, addition and changes are taken back one by one, and the regulation is a draft again. */
static void
test_undone (Fixture      *fixture,
             gconstpointer data)
{
  World      world;
  ZhAddition addition = { .day = { 2026, 5, 3 }, .text = (char *) "Other conditions" };
  g_autoptr (GError) error = NULL;

  set_up_world (&world, fixture, "ua-chess-2026", "");
  approve (&world);
  fixture_check (fixture, zh_desk_begin_addition (fixture->desk, &addition, &error), error);
  fixture_check (fixture, change_control (&world, &error), error);
  for (int i = 0; i < 3; i++)
    {
      ZhChange *change = zh_desk_undo (fixture->desk, &error);

      fixture_check (fixture, change, error);
    }
  g_assert_cmpuint (get_additions (&world)->len, ==, 0);
  fixture_check (fixture, change_control (&world, &error), error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/desk/additions/draft", Fixture, NULL, fixture_set_up, test_draft, fixture_tear_down);
  g_test_add ("/desk/additions/frozen/ua", Fixture, "ua-chess-2026", fixture_set_up, test_frozen, fixture_tear_down);
  g_test_add ("/desk/additions/frozen/ru", Fixture, "ru-chess-988", fixture_set_up, test_frozen, fixture_tear_down);
  g_test_add ("/desk/additions/prizes", Fixture, NULL, fixture_set_up, test_prizes, fixture_tear_down);
  g_test_add ("/desk/additions/consent", Fixture, NULL, fixture_set_up, test_consent, fixture_tear_down);
  g_test_add ("/desk/additions/cited", Fixture, NULL, fixture_set_up, test_cited, fixture_tear_down);
  g_test_add ("/desk/additions/before", Fixture, NULL, fixture_set_up, test_before, fixture_tear_down);
  g_test_add ("/desk/additions/words", Fixture, NULL, fixture_set_up, test_words, fixture_tear_down);
  g_test_add ("/desk/additions/undone", Fixture, NULL, fixture_set_up, test_undone, fixture_tear_down);
  return g_test_run ();
}
