/* A tournament is what the rules of the event say and what somebody chose, and nothing else: made,
 * changed, taken back to the rules, refused where it cannot be.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-standings.h"
#include "errors.h"
#include "kept-settings.h"
#include "ruleset-defaults.h"

static ZhTournamentChoices *
make_choices (const char *text)
{
  ZhTournamentChoices *choices = zh_tournament_choices_new ();
  g_auto (GStrv) pairs = g_strsplit (text, " ", -1);

  for (char **pair = pairs; *pair != NULL; pair++)
    {
      g_auto (GStrv) parts = g_strsplit (*pair, "=", 2);

      if (parts[0] != NULL)
        zh_tournament_choices_set (choices, parts[0], parts[1]);
    }
  return choices;
}

static ZhChange *
edit (Fixture    *fixture,
      gint64      id,
      const char *text,
      const char *reason,
      GError    **error)
{
  g_autoptr (ZhTournamentChoices) choices = make_choices (text);

  return zh_desk_edit_tournament (fixture->desk, id, choices, reason, error);
}

static gint64
add (Fixture    *fixture,
     const char *text)
{
  g_autoptr (ZhTournamentChoices) choices = make_choices (text);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  fixture_check (fixture, zh_desk_add_tournament (fixture->desk, choices, &id, &error), error);
  return id;
}

static char *
get (Fixture    *fixture,
     gint64      id,
     const char *key)
{
  return zh_setting_dup_value (zh_setting_find (key), key, fixture_get_tournament (fixture, id));
}

static void
check_value (Fixture    *fixture,
             gint64      id,
             const char *key,
             const char *value,
             const char *origin)
{
  g_autofree char *found = get (fixture, id, key);
  g_autofree char *option = g_strconcat (ZH_SETTING_ORIGIN, key, NULL);

  g_assert_cmpstr (found, ==, value);
  g_assert_cmpstr (zh_tournament_get_option (fixture_get_tournament (fixture, id), option), ==, origin);
}

static void
set_rules (Fixture    *fixture,
           const char *ruleset)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
}

static void
set_rule (Fixture    *fixture,
          const char *key,
          const char *value)
{
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_override (fixture->desk, key, value, &error), error);
}

static const struct
{
  const char *name;
  const char *tournament;
  const char *choices;
  const char *message; /* part of it */
} refusals[] = {
  { "discipline", "name=A system=dutch", "discipline=foo", "expected: classical, rapid, blitz" },
  { "line-ups", "name=A system=dutch boards=4", "line-ups=zzz", "expected: fixed, shift, free" },
  { "unknown", "name=A system=dutch", "nothing=1", "“nothing” is no setting" },
  { "other-system", "name=A system=dutch", "places=third", "the system “Swiss, FIDE Dutch” has no such setting" },
  { "teams", "name=A system=dutch", "line-ups=free", "that is a setting of teams" },
  { "sport", "name=A system=dutch", "sport=golf", "expected: chess" },
  { "system", "name=A system=dutch", "system=dubov", "expected: round-robin" },
  { "rounds", "name=A system=dutch", "rounds=1001", "expected: 0 … 1000" },
  { "cycles", "name=A system=round-robin", "cycles=0", "expected: 1 … 20" },
  { "acceleration", "name=A system=dutch", "acceleration=fast", "expected: none, baku" },
  { "time-control", "name=A system=dutch", "time-control=soon", "was not understood" },
  { "until-decided", "name=A system=match", "until-decided=maybe", "expected: yes, no" },
  { "to-points", "name=A system=match", "to-points=many", "expected: 0.1 … 1000" },
  { "board-colours", "name=A system=dutch boards=4", "board-colours=WXWB", "it cannot be “WXWB”" },
  { "draw-below-win", "name=A system=dutch", "draw=0.9", "two of them make 1.8, more than a win and a loss together, 1" },
  { "draw-above-win", "name=A system=dutch", "draw=2", "is more than “Points for a win”" },
  { "loss-above-draw", "name=A system=dutch", "loss=0.7", "is more than “Points for a draw”" },
  { "bye-above-win", "name=A system=dutch", "allocated-bye=5", "5 is more than “Points for a win”, 1" },
  { "half-bye", "name=A system=dutch", "half-bye=2", "is more than “Points for a full bye”" },
  { "forfeit", "name=A system=dutch", "forfeit-win=3", "is more than “Points for a win”" },
  { "negative", "name=A system=dutch", "loss=-1", "expected: 0 … 100" },
  { "match-draw", "name=A system=dutch boards=4", "match-draw=1.5", "two of them make 3" },
};

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id = add (fixture, refusals[i].tournament);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = fixture_dump_tables (fixture);
  g_autofree char *after = NULL;
  g_autofree char *whole = g_strconcat (refusals[i].tournament, "2 ", refusals[i].choices, NULL);
  g_autoptr (ZhTournamentChoices) choices = make_choices (whole);

  g_assert_null (edit (fixture, id, refusals[i].choices, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  if (strstr (error->message, refusals[i].message) == NULL)
    g_error ("%s", error->message);
  g_clear_error (&error);
  zh_tournament_choices_set (choices, "name", "B");
  g_assert_null (zh_desk_add_tournament (fixture->desk, choices, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  after = fixture_dump_tables (fixture);
  g_assert_cmpstr (before, ==, after);
}

/* The rules with the regulation say what nobody chose. */
static void
test_origins (Fixture      *fixture,
              gconstpointer data)
{
  gint64 id;

  set_rules (fixture, "ru-chess-988");
  set_rule (fixture, "scoring.win", "3");
  set_rule (fixture, "scoring.draw", "1");
  id = add (fixture, "name=Men system=round-robin withdrawal=annul");
  check_value (fixture, id, "win", "3", "regulation");
  check_value (fixture, id, "full-bye", "3", "regulation");
  check_value (fixture, id, "half-bye", "1", "regulation");
  check_value (fixture, id, "loss", "0", "rules");
  check_value (fixture, id, "withdrawal", "annul", "chosen");
  check_value (fixture, id, "shared-places", "range", "rules");
  check_value (fixture, id, "acceleration", "none", NULL);
}

/* A name changes a name, also where the rules say something else by now. */
static void
test_name_alone (Fixture      *fixture,
                 gconstpointer data)
{
  gint64 id;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) before = NULL;
  const ZhTournament *after;
  gsize               n;
  const ZhSetting    *settings = zh_setting_list (&n);

  set_rules (fixture, "ua-draughts-64");
  id = add (fixture, "name=Men system=dutch rounds=5");
  set_rule (fixture, "scoring.win", "3");
  before = zh_tournament_copy_settings (fixture_get_tournament (fixture, id));
  fixture_check (fixture, edit (fixture, id, "name=Ladies", NULL, &error), error);
  after = fixture_get_tournament (fixture, id);
  g_assert_cmpstr (after->name, ==, "Ladies");
  for (gsize i = 1; i < n; i++)
    {
      g_autofree char *old = zh_setting_dup_value (&settings[i], settings[i].key, before);
      g_autofree char *now = zh_setting_dup_value (&settings[i], settings[i].key, after);

      g_assert_cmpstr (old, ==, now);
    }
  g_assert_cmpuint (g_hash_table_size (before->options), ==, g_hash_table_size (after->options));
}

/* Points that were those of a win or a draw follow it; those chosen stay. */
static void
test_points_follow (Fixture      *fixture,
                    gconstpointer data)
{
  gint64 id = add (fixture, "name=Men system=dutch");
  gint64 teams = add (fixture, "name=Teams system=team-swiss boards=4");
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, edit (fixture, id, "win=3 draw=1 half-bye=0.5", NULL, &error), error);
  check_value (fixture, id, "full-bye", "3", "chosen");
  check_value (fixture, id, "forfeit-win", "3", "chosen");
  check_value (fixture, id, "half-bye", "0.5", "chosen");
  fixture_check (fixture, edit (fixture, teams, "match-win=3 match-draw=1", NULL, &error), error);
  check_value (fixture, teams, "full-bye", "3", "chosen");
  check_value (fixture, teams, "allocated-bye", "1", "rules");
}

/* Whatever is fixed by the first pairing stays, and the rest can still be changed. */
static void
test_frozen (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const frozen[] = { "acceleration=baku", "initial-colour=black", "games=2", "system=swiss-ua", "boards=4", "sport=draughts-100" };
  gint64                   id = fixture_add_tournament (fixture, "Men", "dutch", 8);
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, edit (fixture, id, "acceleration=baku rounds=5 initial-colour=white", NULL, &error), error);
  fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
  fixture_check (fixture, edit (fixture, id, "rounds=5", NULL, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  for (gsize i = 0; i < G_N_ELEMENTS (frozen); i++)
    {
      g_assert_null (edit (fixture, id, frozen[i], "a reason", &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
      g_assert_nonnull (strstr (error->message, "can no longer change"));
      g_clear_error (&error);
    }
  fixture_check (fixture, edit (fixture, id, "time-control= discipline= tiebreak-edition=2024-08", NULL, &error), error);
}

/* What the regulation says later holds for a tournament when it is taken back to the rules. */
static void
test_by_rules (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = NULL;
  g_autoptr (ZhTournamentChoices) choices = NULL;
  g_autoptr (GPtrArray) kept = NULL;
  gint64 id;

  set_rules (fixture, "fide-2023");
  id = add (fixture, "name=Men system=dutch draw=0.4");
  set_rule (fixture, "scoring.win", "3");
  kept = zh_competition_list_kept (zh_desk_get_snapshot (fixture->desk), "scoring.win");
  g_assert_cmpuint (kept->len, ==, 1);
  rules = zh_competition_load_ruleset (zh_desk_get_snapshot (fixture->desk), NULL);
  choices = zh_tournament_choices_new_by_rules (fixture_get_tournament (fixture, id), rules, "scoring.win");
  fixture_check (fixture, zh_desk_edit_tournament (fixture->desk, id, choices, NULL, &error), error);
  check_value (fixture, id, "win", "3", "regulation");
  check_value (fixture, id, "full-bye", "3", "regulation");
  check_value (fixture, id, "draw", "0.4", "chosen");
}

/* Points that no tournament could have are none of the event. */
static void
test_points_of_the_event (Fixture      *fixture,
                          gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  set_rules (fixture, "fide-2023");
  g_assert_null (zh_desk_set_override (fixture->desk, "scoring.bye", "5", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  g_assert_null (zh_desk_set_override (fixture->desk, "scoring.draw", "0.9", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_clear_error (&error);
  set_rule (fixture, "scoring.win", "3");
  set_rule (fixture, "scoring.bye", "3");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/desk/choices/origins", test_origins },
    { "/desk/choices/name-alone", test_name_alone },
    { "/desk/choices/points-follow", test_points_follow },
    { "/desk/choices/frozen", test_frozen },
    { "/desk/choices/by-rules", test_by_rules },
    { "/desk/choices/points-of-the-event", test_points_of_the_event },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/desk/choices/refused/%s", refusals[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_refused, fixture_tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, fixture_set_up, tests[i].run, fixture_tear_down);
  return g_test_run ();
}
