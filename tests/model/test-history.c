#include "config.h"

#include "history.h"

static ZhTournament *
make_tournament (const char *system,
                 int         n)
{
  ZhTournament *tournament = zh_tournament_new ();

  g_free (tournament->system);
  tournament->system = g_strdup (system);
  for (int i = 1; i <= n; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->id = 100 + i;
      entry->start_number = i;
      g_ptr_array_add (tournament->entries, entry);
    }
  return tournament;
}

static ZhPairing *
add_pairing (ZhRound      *round,
             ZhPairingKind kind,
             int           white,
             int           black,
             int           n_games,
             const char   *results[])
{
  ZhPairing *pairing = zh_pairing_new (kind, 100 + white, black > 0 ? 100 + black : 0, n_games);

  for (int i = 0; i < n_games; i++)
    g_assert_true (zh_result_parse (results[i], FALSE, &pairing->games[i].result));
  pairing->number = (int) round->pairings->len + 1;
  g_ptr_array_add (round->pairings, pairing);
  return pairing;
}

static void
test_swiss (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("dutch", 5);
  g_autoptr (ZhHistory) history = NULL;
  ZhRound    *round = zh_round_new (1);
  const char *won[] = { "1-0" };
  const char *forfeited[] = { "--+" };

  add_pairing (round, ZH_PAIRING_GAME, 1, 3, 1, won);
  add_pairing (round, ZH_PAIRING_GAME, 4, 2, 1, forfeited);
  g_ptr_array_add (tournament->rounds, round);

  history = zh_history_new (tournament, 1);
  g_assert_cmpint (history->points[0], ==, 10);
  g_assert_cmpint (zh_history_get_cell (history, 0, 1)->opponent, ==, 2);
  g_assert_cmpint (zh_history_get_cell (history, 2, 1)->colour, ==, ZH_COLOUR_BLACK);
  g_assert_cmpint (zh_history_get_cell (history, 1, 1)->outcome, ==, ZH_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (history->points[1], ==, 10);
  g_assert_cmpint (zh_history_get_cell (history, 3, 1)->outcome, ==, ZH_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (zh_history_get_cell (history, 4, 1)->outcome, ==, ZH_OUTCOME_ZERO_BYE);
}

static void
test_micro_match (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("round-robin", 4);
  g_autoptr (ZhHistory) history = NULL;
  ZhRound    *round = zh_round_new (1);
  const char *first[] = { "1-0", "=-=" };
  const char *open[] = { "1-0", "clear" };

  add_pairing (round, ZH_PAIRING_GAME, 1, 2, 2, first);
  add_pairing (round, ZH_PAIRING_GAME, 3, 4, 2, open);
  g_ptr_array_add (tournament->rounds, round);

  history = zh_history_new (tournament, 1);
  g_assert_cmpint (history->points[0], ==, tournament->scoring.match_win);
  g_assert_cmpint (zh_history_get_cell (history, 0, 1)->game_points, ==, 15);
  g_assert_cmpint (zh_history_get_cell (history, 1, 1)->game_points, ==, 5);
  g_assert_cmpint (zh_history_get_cell (history, 1, 1)->outcome, ==, ZH_OUTCOME_LOSS);
  g_assert_cmpint (zh_history_get_cell (history, 2, 1)->outcome, ==, ZH_OUTCOME_PENDING);
  g_assert_cmpint (history->points[2], ==, 0);
  g_assert_cmpint (zh_round_count_open (round), ==, 1);
}

static void
test_absence (void)
{
  g_autoptr (ZhEntry) entry = zh_entry_new ();
  ZhAbsence     absence = { 4, ZH_PAIRING_HALF_BYE };
  ZhPairingKind kind;

  entry->first_round = 3;
  g_array_append_val (entry->absences, absence);
  g_assert_true (zh_entry_get_absence (entry, 2, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_ZERO_BYE);
  g_assert_false (zh_entry_get_absence (entry, 3, NULL));
  g_assert_true (zh_entry_get_absence (entry, 4, &kind));
  g_assert_cmpint (kind, ==, ZH_PAIRING_HALF_BYE);

  entry->status = ZH_ENTRY_WITHDRAWN;
  entry->last_round = 5;
  g_assert_false (zh_entry_get_absence (entry, 5, NULL));
  g_assert_true (zh_entry_get_absence (entry, 6, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/swiss", test_swiss);
  g_test_add_func ("/history/micro-match", test_micro_match);
  g_test_add_func ("/history/absence", test_absence);
  return g_test_run ();
}
