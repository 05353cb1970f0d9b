/* What a change of a rule would do, said before it is made. */
#include "config.h"

#include "override-preview.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-fixture.h"
#include "desk-regulation.h"
#include "errors.h"
#include "event-outcomes.h"
#include "ruleset-defaults.h"

/* Men has points and order from the rules, Women a win of its own, Teams is a round robin. */
static const char *const tournaments[][4] = {
  { "Men", "dutch", NULL, NULL },
  { "Women", "dutch", "win", "2" },
  { "Table", "round-robin", NULL, NULL },
};

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "ru-chess-988" };

  fixture_set_up (fixture, NULL);
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (tournaments); i++)
    {
      g_autoptr (ZhTournamentChoices) choices = zh_tournament_choices_new ();
      gint64 id = 0;

      zh_tournament_choices_set (choices, "name", tournaments[i][0]);
      zh_tournament_choices_set (choices, "system", tournaments[i][1]);
      if (tournaments[i][2] != NULL)
        zh_tournament_choices_set (choices, tournaments[i][2], tournaments[i][3]);
      fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
    }
}

static const struct
{
  const char *name;
  const char *key;
  const char *value;
  const char *expected; /* lines, "|" between */
} cases[] = {
  { "points", "scoring.win", "2",
    "Holds for tournaments made from now on.|"
    "Men: “Points for a win” stays 1, as it was made; by this rule it would be 2|"
    "Men: “Points for a full bye” stays 1, as it was made; by this rule it would be 2|"
    "Women: “Points for a win” is 2 already|"
    "Women: “Points for a full bye” is 2 already|"
    "Table: “Points for a win” stays 1, as it was made; by this rule it would be 2|"
    "Table: “Points for a full bye” stays 1, as it was made; by this rule it would be 2" },
  { "points-chosen", "scoring.win", "3",
    "Holds for tournaments made from now on.|"
    "Men: “Points for a win” stays 1, as it was made; by this rule it would be 3|"
    "Men: “Points for a full bye” stays 1, as it was made; by this rule it would be 3|"
    "Women: “Points for a win” stays 2, which was chosen; by this rule it would be 3|"
    "Women: “Points for a full bye” stays 2, which was chosen; by this rule it would be 3|"
    "Table: “Points for a win” stays 1, as it was made; by this rule it would be 3|"
    "Table: “Points for a full bye” stays 1, as it was made; by this rule it would be 3" },
  { "as-it-is", "scoring.win", "1", "Holds for tournaments made from now on." },
  { "order", "tie-breaks.round-robin", "SB",
    "Holds for tournaments made from now on.|Table: “Tie-breaks in order, commas between” stays RU-DE,RU-WIN,RU-SB,RU-KS, as it was made; by this rule it would be SB" },
  { "time-class", "time-classes.rapid-limit", "4000", "Holds for tournaments made from now on." },
  { "at-once", "lateness.default-seconds", "900", "Holds at once for every tournament: Men, Women, Table" },
  { "incident", "illegal-move.added-blitz", "60", "Holds at once for every tournament: Men, Women, Table" },
  { "informs", "conduct.comfort-zone-cm", "20",
    "□ Shown, not applied: this rule binds people and things that the program does not see." },
  { "former-name", "correspondence.free-penalty-days", "2", "Holds at once for every tournament: Men, Women, Table" },
};

static void
test_sentences (Fixture      *fixture,
                gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  lines = zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), cases[i].key, cases[i].value,
                                               zh_language_get_screen (), &error);
  g_assert_no_error (error);
  text = g_strjoinv ("|", lines);
  g_assert_cmpstr (text, ==, cases[i].expected);
  g_assert_cmpuint (g_hash_table_size (zh_desk_get_snapshot (fixture->desk)->overrides), ==, 0);
}

/* Going back to the ruleset changes as much as leaving it. */
static void
test_back (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  fixture_check (fixture, zh_desk_set_override (fixture->desk, "scoring.win", "2", &error), error);
  lines = zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), "scoring.win", NULL, zh_language_get_screen (), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  g_assert_cmpstr (lines[1], ==, "Men: “Points for a win” is 1 already");
  g_assert_cmpstr (lines[3], ==, "Women: “Points for a win” stays 2, which was chosen; by this rule it would be 1");
}

static const char *const distance[] = {
  "Holds for tournaments made from now on: Boards of a team match: 4; Time of a game in seconds: 1800 (30:00); Increment in seconds: 0",
  "Holds at once for the whole event: Least reserves: 1; Most reserves: 2; Boards of boys: 3; Boards of girls: 1; Lowest school class of a member: 5; Highest school class of a member: 11; Substitution: at once; "
  "Day of the week on which matches are played, Monday being 1: 6; Matches begin after midnight, at the earliest: 46800 (13:00:00); Matches begin after midnight, before: 54000 (15:00:00); Captains are sent the logins of their teams: yes; "
  "Length of an on-line session in seconds: 2400 (40:00); A tied match is decided by one fast game at once: yes"
  "; Admission asks for the consent to play without help: yes; Admission asks for the consent to the technical conditions: yes; Admission asks for the parents’ consent to the processing of personal data: yes",
  "□ Shown, not applied: ",
};

static char **
preview_regulation (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  char **lines = zh_competition_dup_regulation_preview (zh_desk_get_snapshot (fixture->desk), "distance-team", zh_language_get_screen (), &error);

  g_assert_no_error (error);
  return lines;
}

/* A ready regulation says the same of all its keys together, and of one that holds already nothing. */
static void
test_regulation (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) "fide-2009" };
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) changed = NULL;
  g_auto (GStrv) none = NULL;

  g_assert_null (zh_competition_dup_regulation_preview (zh_desk_get_snapshot (fixture->desk), "distance-team", zh_language_get_screen (), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
  lines = preview_regulation (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (distance); i++)
    if (lines[i] == NULL || !g_str_has_prefix (lines[i], distance[i]))
      g_error ("“%s” in the place of “%s”", lines[i], distance[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, G_N_ELEMENTS (distance));
  g_assert_cmpuint (g_hash_table_size (zh_desk_get_snapshot (fixture->desk)->overrides), ==, 0);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "online.organiser-liable-for-network", "no", &error), error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "teams.reserves-max", "3", &error), error);
  changed = preview_regulation (fixture);
  g_assert_cmpuint (g_strv_length (changed), ==, G_N_ELEMENTS (distance) - 1);
  g_assert_cmpstr (changed[1], ==, "Holds at once for the whole event: Least reserves: 1; Most reserves: 2, now 3; Boards of boys: 3; Boards of girls: 1; Lowest school class of a member: 5; Highest school class of a member: 11; Substitution: at once; "
                                   "Day of the week on which matches are played, Monday being 1: 6; Matches begin after midnight, at the earliest: 46800 (13:00:00); Matches begin after midnight, before: 54000 (15:00:00); Captains are sent the logins of their teams: yes; "
                                   "Length of an on-line session in seconds: 2400 (40:00); A tied match is decided by one fast game at once: yes"
                                   "; Admission asks for the consent to play without help: yes; Admission asks for the consent to the technical conditions: yes; Admission asks for the parents’ consent to the processing of personal data: yes");
  fixture_check (fixture, zh_desk_adopt_regulation (fixture->desk, "distance-team", &error), error);
  none = preview_regulation (fixture);
  g_assert_cmpuint (g_strv_length (none), ==, 1);
  g_assert_cmpstr (none[0], ==, "The event has every rule of this regulation already.");
}

static void
test_faults (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), "no.such", "1", zh_language_get_screen (), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_USAGE);
  g_clear_error (&error);
  g_assert_null (zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), "scoring.win", "much", zh_language_get_screen (), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), "tie-breaks.swiss", "XX", zh_language_get_screen (), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_competition_dup_override_preview (zh_desk_get_snapshot (fixture->desk), "ruleset.sport", "draughts-100", zh_language_get_screen (), &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
}

/* Which ruleset it is, no regulation of an event says: neither one key nor several at once. */
static void
test_ruleset_itself (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const keys[] = { "ruleset.id", "ruleset.title", "ruleset.sport", "ruleset.edition", "ruleset.extends", "ruleset.silent" };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *value = strcmp (keys[i], "ruleset.silent") == 0 ? "no-source" : "chess";
      g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free);

      g_ptr_array_add (rules, zh_given_rule_new (keys[i], value));
      g_assert_null (zh_desk_set_override (fixture->desk, keys[i], value, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_clear_error (&error);
      g_assert_null (zh_desk_write_regulation (fixture->desk, "invented", rules, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
      g_clear_error (&error);
      fixture_check (fixture, zh_desk_set_override (fixture->desk, keys[i], NULL, &error), error);
    }
}

static void
assert_refused (Fixture  *fixture,
                ZhChange *change,
                GError  **error)
{
  g_autoptr (ZhRuleset) rules = NULL;

  g_assert_null (change);
  g_assert_error (*error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr ((*error)->message, "“"));
  g_clear_error (error);
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), error);
  g_assert_no_error (*error);
}

/* Rules that bound each other are judged together: what stands beside the others is taken, in any order, and
 * what does not is refused at once, or the event could ask its rules nothing more. */
static void
test_together (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const points[][2] = { { "scoring.win", "3" }, { "scoring.draw", "1.5" }, { "scoring.loss", "1" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) one = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_given_rule_free);

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    fixture_check (fixture, zh_desk_set_override (fixture->desk, points[i][0], points[i][1], &error), error);
  assert_refused (fixture, zh_desk_set_override (fixture->desk, "scoring.win", NULL, &error), &error);
  assert_refused (fixture, zh_desk_set_override (fixture->desk, "scoring.draw", "3.1", &error), &error);
  assert_refused (fixture, zh_desk_set_override (fixture->desk, "tie-breaks.swiss", "RU-SB,XX", &error), &error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "tie-breaks.swiss", "RU-SB,BH/C1", &error), error);

  fixture_check (fixture, zh_desk_set_override (fixture->desk, "time-classes.blitz-limit", "3000", &error), error);
  assert_refused (fixture, zh_desk_set_override (fixture->desk, "time-classes.rapid-limit", "2000", &error), &error);
  g_ptr_array_add (one, zh_given_rule_new ("time-classes.rapid-limit", "2000"));
  assert_refused (fixture, zh_desk_write_regulation (fixture->desk, "invented", one, &error), &error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "time-classes.blitz-limit", "1000", &error), error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "time-classes.rapid-limit", "2000", &error), error);
}

/* Other rules may not bear what the regulation says. */
static void
test_other_ruleset (Fixture      *fixture,
                    gconstpointer data)
{
  ZhCompetitionDetails chess = { .title = "Test Cup", .ruleset = (char *) "ru-chess-988" };
  ZhCompetitionDetails draughts = { .title = "Test Cup", .ruleset = (char *) "ua-draughts-64" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &chess, &error), error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "time-classes.blitz-limit", "3000", &error), error);
  assert_refused (fixture, zh_desk_edit_details (fixture->desk, &draughts, &error), &error);
  fixture_check (fixture, zh_desk_set_override (fixture->desk, "time-classes.blitz-limit", "2000", &error), error);
  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &draughts, &error), error);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/override-preview/%s", cases[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), set_up, test_sentences, fixture_tear_down);
    }
  g_test_add ("/desk/override-preview/back", Fixture, NULL, set_up, test_back, fixture_tear_down);
  g_test_add ("/desk/override-preview/regulation", Fixture, NULL, set_up, test_regulation, fixture_tear_down);
  g_test_add ("/desk/override-preview/ruleset-itself", Fixture, NULL, set_up, test_ruleset_itself, fixture_tear_down);
  g_test_add ("/desk/override-preview/together", Fixture, NULL, set_up, test_together, fixture_tear_down);
  g_test_add ("/desk/override-preview/other-ruleset", Fixture, NULL, fixture_set_up, test_other_ruleset, fixture_tear_down);
  g_test_add ("/desk/override-preview/faults", Fixture, NULL, set_up, test_faults, fixture_tear_down);
  return g_test_run ();
}
