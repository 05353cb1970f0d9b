#include "config.h"

#include <string.h>

#include "field.h"
#include "pairing-games.h"
#include "scheveningen.h"

/* The tables of 2 to 10 boards, typed cell by cell; White first. */
static const struct
{
  int         n;
  const char *rounds[10];
} tables[] = {
  { 2, {
           "A1-B1 A2-B2",
           "B2-A1 B1-A2",
       } },
  { 3, {
           "A1-B1 A2-B2 B3-A3",
           "B2-A1 A2-B3 B1-A3",
           "A1-B3 B1-A2 A3-B2",
       } },
  { 4, {
           "A1-B1 A2-B2 B3-A3 B4-A4",
           "B2-A1 B1-A2 A3-B4 A4-B3",
           "A1-B3 A2-B4 B1-A3 B2-A4",
           "B4-A1 B3-A2 A3-B2 A4-B1",
       } },
  { 5, {
           "A1-B1 A2-B2 A3-B3 B4-A4 B5-A5",
           "B2-A1 B3-A2 A3-B4 A4-B5 B1-A5",
           "A1-B3 A2-B4 B5-A3 B1-A4 A5-B2",
           "B4-A1 A2-B5 A3-B1 B2-A4 B3-A5",
           "A1-B5 B1-A2 B2-A3 A4-B3 A5-B4",
       } },
  { 6, {
           "A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6",
           "B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6",
           "A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6",
           "B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5",
           "A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6",
           "B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3",
       } },
  { 7, {
           "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7",
           "B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7",
           "A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2",
           "B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7",
           "A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4",
           "B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7",
           "A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6",
       } },
  { 8, {
           "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8",
           "B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5",
           "A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8",
           "B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7",
           "A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8",
           "B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1",
           "A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8",
           "B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3",
       } },
  { 9, {
           "A1-B1 A2-B2 A3-B3 A4-B4 A5-B5 B6-A6 B7-A7 B8-A8 B9-A9",
           "B2-A1 B3-A2 B4-A3 B5-A4 A5-B6 A6-B7 A7-B8 A8-B9 B1-A9",
           "A1-B3 A2-B4 A3-B5 A4-B6 B7-A5 B8-A6 B9-A7 B1-A8 A9-B2",
           "B4-A1 B5-A2 B6-A3 A4-B7 A5-B8 A6-B9 A7-B1 B2-A8 B3-A9",
           "A1-B5 A2-B6 A3-B7 B8-A4 B9-A5 B1-A6 B2-A7 A8-B3 A9-B4",
           "B6-A1 B7-A2 A3-B8 A4-B9 A5-B1 A6-B2 B3-A7 B4-A8 B5-A9",
           "A1-B7 A2-B8 B9-A3 B1-A4 B2-A5 B3-A6 A7-B4 A8-B5 A9-B6",
           "B8-A1 A2-B9 A3-B1 A4-B2 A5-B3 B4-A6 B5-A7 B6-A8 B7-A9",
           "A1-B9 B1-A2 B2-A3 B3-A4 B4-A5 A6-B5 A7-B6 A8-B7 A9-B8",
       } },
  { 10, {
            "A1-B1 B2-A2 B3-A3 B9-A4 A5-B5 A6-B6 A7-B7 A8-B8 B4-A9 B10-A10",
            "B2-A1 A2-B3 A3-B4 B5-A4 B6-A5 B7-A6 B8-A7 A8-B9 A9-B10 A10-B1",
            "A1-B3 B4-A2 B5-A3 A4-B6 A5-B7 A6-B8 B9-A7 B10-A8 B1-A9 A10-B2",
            "B4-A1 A2-B5 A3-B1 B7-A4 B8-A5 B9-A6 A7-B10 A8-B6 A9-B2 B3-A10",
            "A1-B5 B6-A2 B7-A3 A4-B8 A5-B9 A6-B10 B1-A7 B2-A8 B3-A9 A10-B4",
            "B6-A1 A2-B7 B8-A3 A4-B4 B10-A5 A6-B1 A7-B2 A8-B3 B9-A9 B5-A10",
            "A1-B7 A2-B8 A3-B9 B10-A4 B1-A5 B2-A6 B3-A7 B4-A8 A9-B5 A10-B6",
            "B8-A1 B9-A2 A3-B10 A4-B1 A5-B2 B3-A6 A7-B4 A8-B5 B6-A9 B7-A10",
            "A1-B9 A2-B10 B6-A3 B2-A4 A5-B3 A6-B4 B5-A7 B1-A8 A9-B7 B8-A10",
            "B10-A1 B1-A2 A3-B2 A4-B3 B4-A5 B5-A6 A7-B6 B7-A8 A9-B8 A10-B9",
        } },
};

/* "A1-B1 B2-A2 …" of a proposal whose side A has n entries. */
static char *
format_sides (const ZhProposal *proposal,
              int               n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      int                   white = (int) (pair->white - FIELD_ID (0));
      int                   black = (int) (pair->black - FIELD_ID (0));

      g_string_append_printf (text, "%s%s%d", i > 0 ? " " : "", white <= n ? "A" : "B", white <= n ? white : white - n);
      if (pair->black != 0)
        g_string_append_printf (text, "-%s%d", black <= n ? "A" : "B", black <= n ? black : black - n);
    }
  return g_string_free (text, FALSE);
}

static void
test_table (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  int   n = tables[i].n;
  g_autoptr (ZhTournament) tournament = field_new ("scheveningen", 2 * n);

  g_assert_cmpint (zh_scheveningen_system.count_rounds (tournament), ==, n);
  for (int round = 1; round <= n; round++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (tournament, round);
      g_autofree char *made = format_sides (proposal, n);

      g_assert_cmpstr (made, ==, tables[i].rounds[round - 1]);
    }
}

/* What the header promises, for every size up to 40. */
static void
check_properties (int n)
{
  g_autofree gboolean *met = g_new0 (gboolean, n * n);
  g_autofree int      *balance = g_new0 (int, 2 * n);
  g_autofree int      *run = g_new0 (int, 2 * n);

  for (int round = 1; round <= n; round++)
    {
      int                  whites = 0;
      g_autofree gboolean *seen = g_new0 (gboolean, n);

      for (int a = 0; a < n; a++)
        {
          int      b;
          gboolean white = zh_scheveningen_get_game (n, round, a + 1, &b);
          int      sides[2] = { a, n + b - 1 };

          g_assert_false (seen[b - 1] || met[a * n + b - 1]);
          seen[b - 1] = met[a * n + b - 1] = TRUE;
          whites += white ? 1 : 0;
          for (int side = 0; side < 2; side++)
            {
              int step = white == (side == 0) ? 1 : -1;

              balance[sides[side]] += step;
              run[sides[side]] = run[sides[side]] * step > 0 ? run[sides[side]] + step : step;
              g_assert_cmpint (ABS (run[sides[side]]), <=, 2);
            }
        }
      if (n == 2)
        g_assert_cmpint (whites, ==, round == 1 ? 2 : 0);
      else if (n % 4 == 0 || n == 6 || n == 10)
        g_assert_cmpint (whites, ==, n / 2);
      else
        g_assert_cmpint (ABS (2 * whites - n), ==, n % 2 == 1 ? 1 : 2);
    }
  for (int i = 0; i < 2 * n; i++)
    g_assert_cmpint (ABS (balance[i]), ==, n % 2);
}

static void
test_properties (void)
{
  for (int n = 1; n <= 40; n++)
    check_properties (n);
}

/* In the printed sizes A1 meets B1, B2 … and changes colour each round; in round 1 Ai meets Bi,
 * but for the four cells exchanged in the table of 10. */
static void
test_first_player (void)
{
  for (int n = 1; n <= 12; n++)
    for (int round = 1; round <= n; round++)
      {
        int b;

        g_assert_cmpint (zh_scheveningen_get_game (n, round, 1, &b), ==, round % 2 == 1);
        g_assert_cmpint (b, ==, round);
        zh_scheveningen_get_game (n, 1, round, &b);
        if (n != 10)
          g_assert_cmpint (b, ==, round);
      }
}

static void
test_unequal_sides (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("scheveningen", 7);
  gboolean met[8][8] = { { FALSE } };
  int      n_free = 0;

  g_hash_table_insert (tournament->options, g_strdup ("side-a"), g_strdup ("3"));
  tournament->cycles = 2;
  g_assert_cmpint (zh_scheveningen_system.count_rounds (tournament), ==, 8);
  for (int round = 1; round <= 8; round++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (tournament, round);

      g_assert_cmpint (proposal->pairs->len, ==, 4);
      for (guint i = 0; i < 4; i++)
        {
          ZhProposedPair pair = g_array_index (proposal->pairs, ZhProposedPair, i);
          int            white = (int) (pair.white - FIELD_ID (0));
          int            black = (int) (pair.black - FIELD_ID (0));

          if (pair.kind == ZH_PAIRING_FREE)
            {
              g_assert_cmpint (white, >, 3);
              n_free++;
              continue;
            }
          g_assert_cmpint (white <= 3, !=, black <= 3);
          g_assert_false (met[white][black]);
          met[white][black] = TRUE;
        }
    }
  g_assert_cmpint (n_free, ==, 8);
  for (int a = 1; a <= 3; a++)
    for (int b = 4; b <= 7; b++)
      g_assert_true (met[a][b] && met[b][a]);
}

static void
add_members (ZhTournament *tournament,
             int           n_teams,
             int           boards)
{
  for (int team = 1; team <= n_teams; team++)
    for (int board = 1; board <= boards + 1; board++)
      {
        ZhMember *member = zh_member_new ();

        member->id = 100 * team + board;
        member->entry_id = FIELD_ID (team);
        member->board = board;
        member->reserve = board > boards;
        g_ptr_array_add (tournament->members, member);
      }
}

/* Three teams on four boards: every member meets every member of the other teams once, with
 * equal colours against each team. */
static void
test_teams (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("scheveningen-team", 3);
  int met[400][400] = { { 0 } };
  int balance[400][4] = { { 0 } };

  tournament->boards = 4;
  add_members (tournament, 3, 4);
  g_assert_cmpint (zh_scheveningen_team_system.count_rounds (tournament), ==, 12);
  for (int round = 1; round <= 12; round++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (tournament, round);
      ZhProposedPair pair = g_array_index (proposal->pairs, ZhProposedPair, 0);
      g_autoptr (ZhPairing) pairing = zh_pairing_make (tournament, round, &pair);

      g_assert_cmpint (proposal->pairs->len, ==, 2);
      g_assert_cmpint (g_array_index (proposal->pairs, ZhProposedPair, 1).kind, ==, ZH_PAIRING_FREE);
      g_assert_cmpint (pairing->n_games, ==, 4);
      for (int i = 0; i < 4; i++)
        {
          int a = (int) pairing->games[i].member[0];
          int b = (int) pairing->games[i].member[1];
          int step = pairing->games[i].swapped ? -1 : 1;

          g_assert_cmpint (met[a][b]++, ==, 0);
          balance[a][b / 100] += step;
          balance[b][a / 100] -= step;
        }
    }
  for (int a = 101; a <= 304; a++)
    for (int team = 1; team <= 3; team++)
      g_assert_cmpint (balance[a][team], ==, 0);
}

/* An ordinary team match: White on board 1 goes with White on all odd boards (IV.6.3), and the
 * second leg turns the colours. */
static void
test_team_match (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 2);
  ZhProposedPair proposed = { FIELD_ID (2), FIELD_ID (1), ZH_PAIRING_GAME, { ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE } };
  g_autoptr (ZhPairing) pairing = NULL;

  tournament->boards = 3;
  tournament->games_per_pairing = 2;
  add_members (tournament, 2, 3);
  pairing = zh_pairing_make (tournament, 1, &proposed);
  g_assert_cmpint (pairing->n_games, ==, 6);
  for (int i = 0; i < 6; i++)
    {
      const ZhGame *game = &pairing->games[i];

      g_assert_cmpint (game->board, ==, i % 3 + 1);
      g_assert_cmpint (game->leg, ==, i / 3 + 1);
      g_assert_cmpint (game->member[0], ==, 200 + game->board);
      g_assert_cmpint (game->member[1], ==, 100 + game->board);
      g_assert_cmpint (game->swapped, ==, (i / 3 == 0) == (game->board == 2));
      g_assert_cmpint (game->swapped ? game->result.black : game->result.white, ==, ZH_MARK_WIN);
    }
  g_assert_cmpint (zh_pairing_get_member (tournament, FIELD_ID (1), 4), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/scheveningen/table/%d", tables[i].n);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_table);
    }
  g_test_add_func ("/scheveningen/properties", test_properties);
  g_test_add_func ("/scheveningen/first-player", test_first_player);
  g_test_add_func ("/scheveningen/unequal-sides", test_unequal_sides);
  g_test_add_func ("/scheveningen/teams", test_teams);
  g_test_add_func ("/scheveningen/team-match", test_team_match);
  return g_test_run ();
}
