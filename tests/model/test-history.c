#include "config.h"

#include "history.h"
#include "teams.h"
#include "withdrawal.h"

static ZhTournament *
make_tournament (const char *system,
                 int         n)
{
  ZhTournament *tournament = zh_tournament_new ();

  g_assert_true (zh_system_from_string (system, &tournament->system));
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

/* Where each game counts, so do the games of a bye. */
static void
test_each_game (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("dutch", 6);
  g_autoptr (ZhHistory) history = NULL;
  ZhRound       *round = zh_round_new (1);
  const char    *first[] = { "1-0", "=-=" };
  const ZhPoints expected[] = { 30, 10, 40, 20, 0, 0 };

  tournament->scoring = ZH_SCORING_TWO;
  tournament->games_per_pairing = 2;
  g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_ONE_RESULT), g_strdup ("no"));
  add_pairing (round, ZH_PAIRING_GAME, 1, 2, 2, first);
  add_pairing (round, ZH_PAIRING_ALLOCATED_BYE, 3, 0, 0, NULL);
  add_pairing (round, ZH_PAIRING_HALF_BYE, 4, 0, 0, NULL);
  add_pairing (round, ZH_PAIRING_ZERO_BYE, 5, 0, 0, NULL);
  g_ptr_array_add (tournament->rounds, round);

  history = zh_history_new (tournament, 1);
  for (int i = 0; i < history->n_entries; i++)
    g_assert_cmpint (history->points[i], ==, expected[i]);
  g_assert_cmpint (zh_history_get_cell (history, 0, 1)->outcome, ==, ZH_OUTCOME_WIN);
  g_assert_cmpint (zh_tournament_get_pairing_scoring (tournament).win, ==, 40);
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

/* Six in a round robin; number 1 leaves after @last_round of five. */
static ZhHistory *
make_withdrawal (const char *regulation,
                 int         last_round,
                 int         n_rounds)
{
  static const struct
  {
    int         white;
    int         black;
    const char *result;
  } games[4][3] = {
    { { 1, 6, "1-0" }, { 2, 5, "0-1" }, { 3, 4, "=-=" } },
    { { 6, 4, "1-0" }, { 5, 3, "=-=" }, { 1, 2, "=-=" } },
    { { 2, 6, "1-0" }, { 3, 1, "1-0" }, { 4, 5, "0-1" } },
    { { 6, 5, "=-=" }, { 1, 4, "--+" }, { 2, 3, "1-0" } },
  };
  g_autoptr (ZhTournament) tournament = make_tournament ("round-robin", 6);
  ZhEntry *first = g_ptr_array_index (tournament->entries, 0);

  first->status = ZH_ENTRY_WITHDRAWN;
  first->last_round = last_round;
  g_assert_true (zh_withdrawal_from_string (regulation, &tournament->withdrawal));
  for (int i = 0; i < 4; i++)
    {
      ZhRound *round = zh_round_new (i + 1);

      for (int k = 0; k < 3; k++)
        {
          const char *result = last_round <= 2 && i == 2 && k == 1 ? "+--" : games[i][k].result;

          add_pairing (round, ZH_PAIRING_GAME, games[i][k].white, games[i][k].black, 1, &result);
        }
      g_ptr_array_add (tournament->rounds, round);
    }
  return zh_history_new (tournament, n_rounds);
}

static void
test_withdrawal_annulled (void)
{
  static const int points[] = { 0, 20, 10, 5, 30, 15 };
  g_autoptr (ZhHistory) history = make_withdrawal ("annul", 2, 4);

  for (int i = 0; i < 6; i++)
    g_assert_cmpint (history->points[i], ==, points[i]);
  g_assert_cmpint (zh_history_get_cell (history, 1, 2)->opponent, ==, -1);
  g_assert_cmpint (zh_history_get_cell (history, 1, 2)->outcome, ==, ZH_OUTCOME_NONE);
  g_assert_cmpint (zh_history_get_cell (history, 1, 2)->counting, ==, ZH_ANNULLED);
  g_assert_cmpint (zh_history_get_table_cell (history, 1, 2)->opponent, ==, 0);
  g_assert_cmpint (zh_history_get_table_cell (history, 1, 2)->outcome, ==, ZH_OUTCOME_DRAW);
  g_assert_cmpint (zh_history_get_table_cell (history, 0, 4)->outcome, ==, ZH_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (zh_history_get_cell (history, 1, 1)->counting, ==, ZH_COUNTED);
}

static void
test_withdrawal_kept (void)
{
  g_autoptr (ZhHistory) uncounted = make_withdrawal ("keep-uncounted", 2, 4);
  g_autoptr (ZhHistory) counted = make_withdrawal ("count", 2, 4);
  g_autoptr (ZhHistory) half = make_withdrawal ("keep-uncounted", 3, 4);

  g_assert_cmpint (uncounted->points[0], ==, 0);
  g_assert_cmpint (uncounted->points[3], ==, 5);
  g_assert_cmpint (zh_history_get_table_cell (uncounted, 3, 4)->counting, ==, ZH_KEPT_UNCOUNTED);
  g_assert_cmpint (zh_history_get_table_cell (uncounted, 3, 4)->points, ==, 10);

  g_assert_cmpint (counted->points[0], ==, 15);
  g_assert_cmpint (counted->points[2], ==, 20);
  g_assert_null (counted->table_cells);

  /* Three of five games: from half on they count, and the rest is lost by default. */
  g_assert_cmpint (half->points[0], ==, 15);
  g_assert_cmpint (half->points[3], ==, 15);
}

/* The table as it stood before he left is not touched. */
static void
test_withdrawal_before (void)
{
  g_autoptr (ZhHistory) history = make_withdrawal ("annul", 2, 1);

  g_assert_cmpint (history->points[0], ==, 10);
  g_assert_cmpint (zh_history_get_cell (history, 0, 1)->counting, ==, ZH_COUNTED);
}

/* A team that won, had a bye and was then removed before its match of round 3; the others have
 * gone on. */
static ZhHistory *
make_removal (const char *system,
              int         n_rounds)
{
  g_autoptr (ZhTournament) tournament = make_tournament (system, 4);
  const char *won[] = { "1-0" };
  const char *forfeited[] = { "--+" };
  ZhEntry    *team = g_ptr_array_index (tournament->entries, 0);
  ZhRound    *rounds[3];

  for (int i = 0; i < 3; i++)
    {
      rounds[i] = zh_round_new (i + 1);
      g_ptr_array_add (tournament->rounds, rounds[i]);
    }
  add_pairing (rounds[0], ZH_PAIRING_GAME, 2, 1, 1, won);
  add_pairing (rounds[0], ZH_PAIRING_GAME, 3, 4, 1, won);
  add_pairing (rounds[1], ZH_PAIRING_GAME, 2, 3, 1, won);
  add_pairing (rounds[1], ZH_PAIRING_ALLOCATED_BYE, 1, 0, 0, NULL);
  add_pairing (rounds[2], ZH_PAIRING_GAME, 1, 4, 1, forfeited);
  add_pairing (rounds[2], ZH_PAIRING_GAME, 3, 2, 1, won);
  team->status = ZH_ENTRY_ANNULLED;
  team->last_round = 2;
  return zh_history_new (tournament, n_rounds);
}

/* Order 988, article 22: what was played against it is struck out; who was left waiting wins. */
static void
test_removal_in_swiss (void)
{
  g_autoptr (ZhHistory) history = make_removal ("team-swiss", 3);
  g_autoptr (ZhHistory) earlier = make_removal ("team-swiss", 2);

  g_assert_true (zh_history_is_annulled (history, 0));
  g_assert_false (zh_history_is_annulled (history, 1));
  g_assert_cmpint (history->points[0], ==, 0);
  g_assert_cmpint (history->points[1], ==, 10);
  g_assert_cmpint (history->points[2], ==, 20);
  g_assert_cmpint (history->points[3], ==, 10);
  g_assert_cmpint (zh_history_get_cell (history, 1, 1)->opponent, ==, -1);
  g_assert_cmpint (zh_history_get_table_cell (history, 1, 1)->outcome, ==, ZH_OUTCOME_WIN);
  g_assert_cmpint (zh_history_get_table_cell (history, 1, 1)->counting, ==, ZH_ANNULLED);
  g_assert_cmpint (zh_history_get_table_cell (history, 0, 2)->outcome, ==, ZH_OUTCOME_ALLOCATED_BYE);
  g_assert_cmpint (zh_history_get_cell (history, 3, 3)->outcome, ==, ZH_OUTCOME_FORFEIT_WIN);

  /* Round 3 was paired with these points. */
  g_assert_false (zh_history_is_annulled (earlier, 0));
  g_assert_cmpint (earlier->points[1], ==, 20);
}

/* Where all play all, nobody is to have a match more than the others. */
static void
test_removal_in_round_robin (void)
{
  g_autoptr (ZhHistory) history = make_removal ("round-robin", 3);

  g_assert_cmpint (history->points[0], ==, 0);
  g_assert_cmpint (history->points[1], ==, 10);
  g_assert_cmpint (history->points[3], ==, 0);
  g_assert_cmpint (zh_history_get_table_cell (history, 3, 3)->counting, ==, ZH_ANNULLED);
}

/* Each rule of who leaves makes another table of the same games: six in a round robin, of whom
 * number 1 leaves after three of five games, or in a Swiss. */
static const struct
{
  const char *system;
  const char *option;
  const char *value;
  ZhCounting  counting;
} rules[] = {
  { "round-robin", NULL, NULL, ZH_COUNTED },
  { "round-robin", ZH_OPTION_WITHDRAWAL_PERCENT, "61", ZH_KEPT_UNCOUNTED },
  { "round-robin", ZH_OPTION_WITHDRAWAL_PERCENT, "60", ZH_COUNTED },
  { "round-robin", ZH_OPTION_WITHDRAWAL_PERCENT, "nonsense", ZH_COUNTED },
  { "round-robin", ZH_OPTION_WITHDRAWAL_REACHED, "annul", ZH_ANNULLED },
  { "dutch", NULL, NULL, ZH_COUNTED },
  { "dutch", ZH_OPTION_WITHDRAWAL_SWISS, "keep", ZH_COUNTED },
  { "dutch", ZH_OPTION_WITHDRAWAL_SWISS, "annul", ZH_ANNULLED },
  { "knockout", ZH_OPTION_WITHDRAWAL_SWISS, "annul", ZH_COUNTED },
};

static void
test_rules (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (ZhHistory) usual = make_withdrawal ("keep-uncounted", 3, 4);
      ZhTournament *tournament = usual->tournament;
      g_autoptr (ZhHistory) history = NULL;

      g_assert_true (zh_system_from_string (rules[i].system, &tournament->system));
      if (rules[i].option != NULL)
        g_hash_table_replace (tournament->options, g_strdup (rules[i].option), g_strdup (rules[i].value));
      history = zh_history_new (tournament, 4);
      g_test_message ("%s %s", rules[i].system, rules[i].option);
      g_assert_cmpint (zh_history_get_counting (history, 0), ==, rules[i].counting);
      g_assert_cmpint (history->points[0], ==, rules[i].counting == ZH_COUNTED ? 15 : 0);
      g_assert_cmpint (zh_history_get_cell (history, 1, 2)->counting, ==, rules[i].counting);
      /* In a Swiss the point for who did not come any more stays. */
      g_assert_cmpint (zh_history_get_cell (history, 3, 4)->points, ==,
                       rules[i].counting == ZH_COUNTED || g_str_equal (rules[i].system, "dutch") ? 10 : 0);
    }
}

/* "Exactly half" belongs to either side. */
static void
test_exact_share (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("round-robin", 5);

  tournament->withdrawal = ZH_WITHDRAWAL_ANNUL;
  g_assert_cmpint (zh_tournament_judge_withdrawal (tournament, 1, 4), ==, ZH_ANNULLED);
  g_assert_cmpint (zh_tournament_judge_withdrawal (tournament, 2, 4), ==, ZH_COUNTED);
  g_hash_table_replace (tournament->options, g_strdup (ZH_OPTION_WITHDRAWAL_INCLUDED), g_strdup ("no"));
  g_assert_cmpint (zh_tournament_judge_withdrawal (tournament, 2, 4), ==, ZH_ANNULLED);
  g_assert_cmpint (zh_tournament_judge_withdrawal (tournament, 3, 4), ==, ZH_COUNTED);
}

static void
test_table_games (void)
{
  g_autoptr (ZhTournament) tournament = make_tournament ("round-robin", 7);

  tournament->cycles = 2;
  g_assert_cmpint (zh_tournament_count_table_games (tournament, g_ptr_array_index (tournament->entries, 0)), ==, 12);
  tournament->system = ZH_SYSTEM_SCHEVENINGEN;
  g_assert_cmpint (zh_tournament_count_side_a (tournament), ==, 4);
  g_assert_cmpint (zh_tournament_count_table_games (tournament, g_ptr_array_index (tournament->entries, 3)), ==, 6);
  g_assert_cmpint (zh_tournament_count_table_games (tournament, g_ptr_array_index (tournament->entries, 4)), ==, 8);
  g_hash_table_insert (tournament->options, g_strdup ("side-a"), g_strdup ("2"));
  g_assert_cmpint (zh_tournament_count_side_a (tournament), ==, 2);
  g_hash_table_insert (tournament->options, g_strdup ("side-a"), g_strdup ("7"));
  g_assert_cmpint (zh_tournament_count_side_a (tournament), ==, 4);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/history/swiss", test_swiss);
  g_test_add_func ("/history/micro-match", test_micro_match);
  g_test_add_func ("/history/each-game", test_each_game);
  g_test_add_func ("/history/absence", test_absence);
  g_test_add_func ("/history/withdrawal-annulled", test_withdrawal_annulled);
  g_test_add_func ("/history/withdrawal-kept", test_withdrawal_kept);
  g_test_add_func ("/history/withdrawal-before", test_withdrawal_before);
  g_test_add_func ("/history/rules", test_rules);
  g_test_add_func ("/history/exact-share", test_exact_share);
  g_test_add_func ("/history/removal-in-swiss", test_removal_in_swiss);
  g_test_add_func ("/history/removal-in-round-robin", test_removal_in_round_robin);
  g_test_add_func ("/history/table-games", test_table_games);
  return g_test_run ();
}
