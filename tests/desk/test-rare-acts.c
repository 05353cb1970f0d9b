/* Acts that happen seldom, found by random events: the tear-down holds each against the registry and runs it
 * again by its command. */
#include "config.h"

#include "arguments.h"
#include "desk-fixture.h"
#include "desk-lateness.h"
#include "teams.h"
#include "../tournament-settings.h"

static ZhChange *
run (Fixture    *fixture,
     const char *command,
     GError    **error,
     const char *format,
     ...) G_GNUC_PRINTF (4, 5);

/* With ' for ". */
static ZhChange *
run (Fixture    *fixture,
     const char *command,
     GError    **error,
     const char *format,
     ...)
{
  g_autofree char *text = NULL;
  va_list          list;

  va_start (list, format);
  text = g_strdup_vprintf (format, list);
  va_end (list);
  g_strdelimit (text, "'", '"');
  return zh_desk_run (fixture->desk, command, text, error);
}

#define ID "%" G_GINT64_FORMAT

/* Who comes in for somebody who has not come is not missing. */
static void
test_lineup_of_missing (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  const ZhMissingMark mark = { 1, 0, ZH_COLOUR_WHITE, TRUE };
  const ZhTournament *tournament;
  const ZhPairing    *pairing;
  g_autoptr (GPtrArray) team = NULL;
  gint64 id = 0;

  zh_person_set_string (&settings->name, "Teams");
  settings->boards = 1;
  fixture_check (fixture, test_add_tournament (fixture->desk, settings, &id, &error), error);
  fixture_check (fixture,
                 run (fixture, "add-teams", &error,
                      "{'tournament':" ID ",'teams':[{'name':'A','members':[{'player':{'surname':'Aa'}},{'player':{'surname':'Ab'},'reserve':true}]},"
                      "{'name':'B','members':[{'player':{'surname':'Ba'}},{'player':{'surname':'Bb'},'reserve':true}]}]}",
                      id),
                 error);
  fixture_check (fixture, run (fixture, "number-entries", &error, "{'tournament':" ID ",'method':'rating'}", id), error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_check (fixture, zh_desk_mark_missing (fixture->desk, id, 1, &mark, 1, &error), error);
  tournament = fixture_get_tournament (fixture, id);
  pairing = zh_round_find_pairing (zh_tournament_find_round (tournament, 1), 1);
  team = zh_tournament_list_members (tournament, pairing->entry[0]);
  fixture_check (fixture,
                 run (fixture, "set-line-up", &error, "{'tournament':" ID ",'round':1,'board':1,'entry':" ID ",'members':[" ID "]}", id, pairing->entry[0],
                      ((const ZhMember *) g_ptr_array_index (team, 1))->id),
                 error);
  pairing = zh_round_find_pairing (zh_tournament_find_round (fixture_get_tournament (fixture, id), 1), 1);
  g_assert_false (pairing->games[0].missing[0]);
}

/* A round that was never published and has all its results is closed by the next pairing, and so announced. */
static void
test_pair_after_open_round (Fixture      *fixture,
                            gconstpointer data)
{
  gint64              id = fixture_add_tournament (fixture, "Men", "dutch", 4);
  const ZhTournament *tournament = fixture_get_tournament (fixture, id);
  gint64              entries[4];
  g_autoptr (GError) error = NULL;
  const ZhRound *round;

  for (guint i = 0; i < 4; i++)
    entries[i] = ((const ZhEntry *) g_ptr_array_index (tournament->entries, i))->id;
  fixture_check (fixture,
                 run (fixture, "pair-round", &error,
                      "{'tournament':" ID ",'round':1,'pairs':[{'white':" ID ",'bye':'half-bye'},{'white':" ID ",'bye':'half-bye'},"
                      "{'white':" ID ",'bye':'half-bye'},{'white':" ID ",'bye':'half-bye'}]}",
                      id, entries[0], entries[1], entries[2], entries[3]),
                 error);
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  round = zh_tournament_find_round (fixture_get_tournament (fixture, id), 1);
  g_assert_cmpint (round->state, ==, ZH_ROUND_CLOSED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/rare-acts/line-up-of-missing", Fixture, NULL, fixture_set_up, test_lineup_of_missing, fixture_tear_down);
  g_test_add ("/rare-acts/pair-after-open-round", Fixture, NULL, fixture_set_up, test_pair_after_open_round, fixture_tear_down);
  return g_test_run ();
}
