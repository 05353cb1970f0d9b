#include "config.h"

#include "errors.h"
#include "field.h"
#include "match.h"

static void
set_option (ZhTournament *tournament,
            const char   *key,
            const char   *value)
{
  g_hash_table_insert (tournament->options, g_strdup (key), g_strdup (value));
}

/* Plays games with these results, seen from number 1: "w", "d", "l". Returns how many were
 * paired before the match was decided. */
static int
play (ZhTournament *tournament,
      const char   *results)
{
  for (int i = 0; results[i] != '\0'; i++)
    {
      ZhPairingRequest request = { .round = i + 1 };
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhProposal) proposal = zh_match_system.pair (tournament, &request, &error);
      ZhRound   *round;
      ZhPairing *pairing;

      if (proposal == NULL)
        {
          g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
          return i;
        }
      round = zh_round_new (i + 1);
      pairing = zh_pairing_new (ZH_PAIRING_GAME, g_array_index (proposal->pairs, ZhProposedPair, 0).white,
                                g_array_index (proposal->pairs, ZhProposedPair, 0).black, 1);
      pairing->number = 1;
      g_assert_true (zh_result_parse (results[i] == 'd' ? "=-=" : (results[i] == 'w') == (pairing->entry[0] == FIELD_ID (1)) ? "1-0"
                                                                                                                             : "0-1",
                                      FALSE, &pairing->games[0].result));
      g_assert_cmpint (pairing->entry[0] == FIELD_ID (1), ==, (i % 2 == 0) == (tournament->initial_colour != ZH_COLOUR_BLACK));
      g_ptr_array_add (round->pairings, pairing);
      g_ptr_array_add (tournament->rounds, round);
    }
  return (int) tournament->rounds->len;
}

static void
check_state (const ZhTournament *tournament,
             gboolean            decided,
             int                 winner)
{
  ZhMatchState state;

  g_assert_true (zh_match_get_state (tournament, &state, NULL));
  g_assert_cmpint (state.decided, ==, decided);
  g_assert_cmpint (state.winner, ==, winner);
}

static void
test_games (void)
{
  g_autoptr (ZhTournament) all = field_new ("match", 2);
  g_autoptr (ZhTournament) early = field_new ("match", 2);
  g_autoptr (ZhTournament) level = field_new ("match", 2);

  all->n_rounds = early->n_rounds = 4;
  level->n_rounds = 2;
  level->initial_colour = ZH_COLOUR_BLACK;
  g_assert_cmpint (play (all, "wwwld"), ==, 4);
  check_state (all, TRUE, 0);

  set_option (early, "until-decided", "yes");
  g_assert_cmpint (play (early, "lllw"), ==, 3);
  check_state (early, TRUE, 1);

  g_assert_cmpint (play (level, "wl"), ==, 2);
  check_state (level, TRUE, -1);
}

static void
test_points_and_wins (void)
{
  g_autoptr (ZhTournament) points = field_new ("match", 2);
  g_autoptr (ZhTournament) wins = field_new ("match", 2);
  g_autoptr (ZhTournament) wrong = field_new ("match", 2);
  g_autoptr (ZhTournament) three = field_new ("match", 3);
  g_autoptr (GError) error = NULL;
  ZhMatchState state;

  set_option (points, "to-points", "2.5");
  g_assert_cmpint (play (points, "dwddlw"), ==, 4);
  check_state (points, TRUE, 0);

  set_option (wins, "to-wins", "2");
  g_assert_cmpint (play (wins, "dddldwdl"), ==, 8);
  check_state (wins, TRUE, 1);

  set_option (wrong, "to-wins", "many");
  g_assert_false (zh_match_get_state (wrong, &state, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (zh_match_get_state (three, &state, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match/games", test_games);
  g_test_add_func ("/match/points-and-wins", test_points_and_wins);
  return g_test_run ();
}
