/* What counts as a board: a pairing, also of several games; where teams play, each game of a match. */
#include "config.h"

#include "round-boards.h"

static void
set_result (ZhPairing  *pairing,
            int         game,
            const char *code)
{
  g_assert_true (zh_result_parse (code, FALSE, &pairing->games[game].result));
}

/* Board 1 with 1 – 0, ½ – ½ (colours exchanged), board 2 without anything, board 3 with an adjourned
 * game, and a bye. */
static ZhRound *
make_round (void)
{
  ZhRound   *round = zh_round_new (1);
  ZhPairing *first = zh_pairing_new (ZH_PAIRING_GAME, 11, 12, 3);
  ZhPairing *second = zh_pairing_new (ZH_PAIRING_GAME, 13, 14, 3);
  ZhPairing *third = zh_pairing_new (ZH_PAIRING_GAME, 15, 16, 3);

  first->games[1].swapped = TRUE;
  set_result (first, 0, "1-0");
  set_result (first, 1, "0-1");
  set_result (first, 2, "=-=");
  third->games[1].swapped = TRUE;
  set_result (third, 0, "1-0");
  set_result (third, 1, "1-0");
  third->games[2].result = (ZhResult){ ZH_MARK_ADJOURNED, ZH_MARK_ADJOURNED, TRUE, TRUE };
  g_ptr_array_add (round->pairings, first);
  g_ptr_array_add (round->pairings, second);
  g_ptr_array_add (round->pairings, third);
  g_ptr_array_add (round->pairings, zh_pairing_new (ZH_PAIRING_FULL_BYE, 17, 0, 0));
  for (guint i = 0; i < round->pairings->len; i++)
    ((ZhPairing *) g_ptr_array_index (round->pairings, i))->number = (int) i + 1;
  return round;
}

static void
check (int         boards,
       int         n_named,
       int         n_boards,
       int         n_open,
       const char *named)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhRound) round = make_round ();
  g_autoptr (GArray) open = NULL;
  g_autofree char *text = NULL;

  tournament->boards = boards;
  open = zh_tournament_list_open_boards (tournament, round);
  text = zh_round_boards_format ((const ZhRoundBoard *) open->data, (int) open->len, n_named);
  g_assert_cmpint (zh_tournament_count_boards (tournament, round), ==, n_boards);
  g_assert_cmpint (zh_tournament_count_open_boards (tournament, round), ==, n_open);
  g_assert_cmpstr (text, ==, named);
}

static void
test_of_players (void)
{
  check (0, 8, 3, 2, "2, 3");
  check (0, 1, 3, 2, "2 …");
}

static void
test_of_teams (void)
{
  check (3, 8, 9, 4, "2.1, 2.2, 2.3, 3.3");
  check (3, 2, 9, 4, "2.1, 2.2 …");
}

/* Two games of a match may be adjourned; a player has one board. */
static void
test_adjourned (void)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhRound) round = make_round ();
  ZhPairing *third = g_ptr_array_index (round->pairings, 2);

  third->games[1].result = third->games[2].result;
  g_assert_cmpint (zh_tournament_count_adjourned_boards (tournament, round), ==, 1);
  tournament->boards = 3;
  g_assert_cmpint (zh_tournament_count_adjourned_boards (tournament, round), ==, 2);
}

static void
test_match (void)
{
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhRound) round = make_round ();
  const ZhPairing *first = g_ptr_array_index (round->pairings, 0);
  const ZhPairing *second = g_ptr_array_index (round->pairings, 1);
  const ZhPairing *third = g_ptr_array_index (round->pairings, 2);
  g_autofree char *board = zh_pairing_format_board (third, 1);
  ZhPoints         score[2];

  g_assert_cmpstr (board, ==, "3.2");
  g_assert_cmpint (zh_pairing_count_open_games (first), ==, 0);
  g_assert_cmpint (zh_pairing_count_open_games (third), ==, 1);
  g_assert_true (zh_pairing_get_score (first, &tournament->scoring, score));
  g_assert_cmpint (score[0], ==, 25);
  g_assert_cmpint (score[1], ==, 5);
  g_assert_false (zh_pairing_get_score (second, &tournament->scoring, score));
  g_assert_cmpint (score[0] + score[1], ==, 0);
  g_assert_true (zh_pairing_get_score (third, &tournament->scoring, score));
  g_assert_cmpint (score[0], ==, 10);
  g_assert_cmpint (score[1], ==, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/round-boards/of-players", test_of_players);
  g_test_add_func ("/round-boards/of-teams", test_of_teams);
  g_test_add_func ("/round-boards/adjourned", test_adjourned);
  g_test_add_func ("/round-boards/match", test_match);
  return g_test_run ();
}
