/* What the rules ask to think of before the next step: said under one value of the key, and
 * otherwise or not at all under another.
 */
#include "config.h"

#include <string.h>

#include "desk-fixture.h"
#include "desk-incidents.h"
#include "desk-playoff.h"
#include "duties.h"
#include "errors.h"
#include "ruleset-defaults.h"

static ZhResult
parse (const char *code)
{
  ZhResult result;

  g_assert_true (zh_result_parse (code, FALSE, &result));
  return result;
}

/* Pairs and publishes the next round and gives every game the same result. */
static void
play (Fixture    *fixture,
      gint64      id,
      const char *code)
{
  g_autoptr (GError) error = NULL;
  int            round = zh_tournament_count_paired_rounds (fixture_get_tournament (fixture, id)) + 1;
  const ZhRound *paired;
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (int));

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, id, round, &error), error);
  paired = zh_tournament_find_round (fixture_get_tournament (fixture, id), round);
  for (guint i = 0; i < paired->pairings->len; i++)
    if (((const ZhPairing *) g_ptr_array_index (paired->pairings, i))->kind == ZH_PAIRING_GAME)
      g_array_append_val (boards, ((const ZhPairing *) g_ptr_array_index (paired->pairings, i))->number);
  for (guint i = 0; i < boards->len; i++)
    fixture_check (fixture, zh_desk_set_result (fixture->desk, id, round, g_array_index (boards, int, i), 0, parse (code), &error), error);
}

static gint64
make_absence (Fixture *fixture)
{
  gint64 id = fixture_add_tournament (fixture, "Table", "round-robin", 4);

  play (fixture, id, "+--");
  return id;
}

static gint64
make_tie (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Table", "round-robin", 2);

  play (fixture, id, "=-=");
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  return id;
}

static gint64
make_playoff (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, make_tie (fixture), 31, &id, &error), error);
  return id;
}

static gint64
make_stage (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 main_event = fixture_add_tournament (fixture, "Table", "round-robin", 3);
  gint64 first = 0;
  gint64 second = 0;

  for (int round = 1; round <= 3; round++)
    play (fixture, main_event, "=-=");
  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, main_event, 31, &first, &error), error);
  for (int round = 1; round <= 3; round++)
    play (fixture, first, "=-=");
  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, first, 31, &second, &error), error);
  return second;
}

static gint64
make_first_round (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Swiss", "dutch", 8);

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

static gint64
make_second_round (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Swiss", "dutch", 8);

  play (fixture, id, "1-0");
  fixture_check (fixture, zh_desk_close_round (fixture->desk, id, 1, &error), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  return id;
}

/* What is said under the value, NULL for nothing of the article. */
static const struct
{
  const char *name;
  const char *ruleset;
  gint64 (*make) (Fixture *fixture);
  const char *key;
  const char *article;
  const char *values[2];
  const char *said[2];
} cases[] = {
  { "absence", "ua-draughts-64", make_absence, "withdrawal.absent-rounds-by-chief", "IV.10.1.3", { "2", "0" }, { "has missed 1 round: the chief arbiter alone", NULL } },
  { "first-place", "ua-chess-2026", make_tie, "tie-breaks.first-place", "IV.4.2", { "extra-match", "none" }, { "2 players share first place: an extra match or tournament", NULL } },
  { "first-place-play-off", "ru-chess-988", make_tie, "tie-breaks.first-place", "39.8", { "play-off", "extra-match" }, { "2 players share first place: a play-off", "an extra match" } },
  { "play-off-pause", "ru-chess-988", make_playoff, "play-off.pause-seconds", "39.8.2", { "1800", "3600" }, { "at least 30 minutes after the last game of its players: not before", "at least 60 minutes" } },
  { "stage-pause", "ru-chess-988", make_stage, "play-off.stage-pause-seconds", "39.8.2", { "600", "900" }, { "at least 10 minutes after the one before: not before", "at least 15 minutes" } },
  { "countdown", "ru-chess-988", make_first_round, "lateness.countdown-above-players", "32.3", { "30", "7" }, { NULL, "With 8 players a countdown clock" } },
  { "photography-first", "ru-chess-988", make_first_round, "conduct.photography-first-round-seconds", "37.4", { "600", "300" }, { "in the first 10 minutes of the round", "in the first 5 minutes of the round" } },
  { "photography", "ru-chess-988", make_second_round, "conduct.photography-seconds", "37.4", { "300", "240" }, { "in the first 5 minutes of the round", "in the first 4 minutes of the round" } },
  { "photography-flash", "ua-chess-2026", make_first_round, "conduct.photography-flash-only", "IV.8.3", { "yes", "no" }, { "leave alone; with flash in the first 5 minutes", "Photography in the first 5 minutes of the round" } },
};

static void
use_ruleset (Fixture    *fixture,
             const char *ruleset)
{
  const ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_edit_details (fixture->desk, &details, &error), error);
}

/* What the rules of the event ask. */
static GPtrArray *
ask (Fixture *fixture,
     gint64   id)
{
  const ZhCompetition *competition = zh_desk_get_snapshot (fixture->desk);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, &error);

  g_assert_no_error (error);
  return zh_desk_list_duties (competition, id, rules, zh_language_get_screen ());
}

/* The duties with @article, one after the other. */
static char *
list_duties (Fixture    *fixture,
             gint64      id,
             const char *article)
{
  g_autoptr (GPtrArray) duties = ask (fixture, id);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < duties->len; i++)
    {
      const ZhDuty *duty = g_ptr_array_index (duties, i);

      if (strcmp (duty->article, article) == 0)
        g_string_append_printf (text, "%s|", duty->text);
    }
  return g_string_free (text, FALSE);
}

static void
test_case (Fixture      *fixture,
           gconstpointer data)
{
  gsize  i = GPOINTER_TO_SIZE (data);
  gint64 id;

  use_ruleset (fixture, cases[i].ruleset);
  id = cases[i].make (fixture);
  for (int value = 0; value < 2; value++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;

      fixture_check (fixture, zh_desk_set_override (fixture->desk, cases[i].key, cases[i].values[value], &error), error);
      text = list_duties (fixture, id, cases[i].article);
      g_test_message ("%s=%s: “%s”", cases[i].key, cases[i].values[value], text);
      if (cases[i].said[value] != NULL)
        g_assert_nonnull (strstr (text, cases[i].said[value]));
      else
        g_assert_cmpstr (text, ==, "");
    }
}

/* Who has been ruled on is named no more, and a third absence is another article's. */
static void
test_ruled_on (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  ZhIncidentInput  input = { .scope = ZH_INCIDENT_OF_PLAYER, .opponent_time = ZH_INCIDENT_TIME_AS_RULED, .offender_time = ZH_INCIDENT_TIME_AS_RULED, .incident = "no-show-one-two-rounds-dr", .reason = "Plays on" };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64           id;

  use_ruleset (fixture, "ua-draughts-64");
  id = make_absence (fixture);
  before = list_duties (fixture, id, "IV.10.1.3");
  g_assert_nonnull (strstr (before, "Player 03"));
  input.tournament_id = id;
  input.entry_id = ((const ZhEntry *) g_ptr_array_index (fixture_get_tournament (fixture, id)->entries, 2))->id;
  fixture_check (fixture, zh_desk_rule_incident (fixture->desk, &input, &error), error);
  after = list_duties (fixture, id, "IV.10.1.3");
  g_assert_null (strstr (after, "Player 03"));
  g_assert_nonnull (strstr (after, "Player 04"));
}

/* A tie is named until its play-off is there, and nothing is said while results come in. */
static void
test_no_more (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id;
  gint64           stage = 0;
  g_autofree char *tie = NULL;
  g_autofree char *decided = NULL;
  g_autoptr (GPtrArray) playing = NULL;

  use_ruleset (fixture, "ru-chess-988");
  id = make_tie (fixture);
  tie = list_duties (fixture, id, "39.8");
  g_assert_cmpstr (tie, !=, "");
  fixture_check (fixture, zh_desk_start_playoff (fixture->desk, id, 31, &stage, &error), error);
  decided = list_duties (fixture, id, "39.8");
  g_assert_cmpstr (decided, ==, "");
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, stage, &error), error);
  fixture_check (fixture, zh_desk_publish_round (fixture->desk, stage, 1, &error), error);
  playing = ask (fixture, stage);
  g_assert_cmpuint (playing->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/desk/duties/", cases[i].name, NULL);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_case, fixture_tear_down);
    }
  g_test_add ("/desk/duties/ruled-on", Fixture, NULL, fixture_set_up, test_ruled_on, fixture_tear_down);
  g_test_add ("/desk/duties/no-more", Fixture, NULL, fixture_set_up, test_no_more, fixture_tear_down);
  return g_test_run ();
}
