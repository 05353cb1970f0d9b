#include "config.h"

#include <string.h>

#include "field.h"
#include "round-robin.h"
#include "table-rounds.h"

/* The printed tables, typed from the rulebooks with their misprints put right: Ukrainian
 * chess rules IV.3.1.1.3–8 and draughts rules IV.3.4.1.3–8 (5/6 to 15/16; in 7/8, round 2,
 * the brackets of 8 are missing there), order 988, 31.5 (3/4 to 13/14). */
static const struct
{
  int         n;
  const char *rounds[15];
} tables[] = {
  { 4, {
           "1-4 2-3",
           "4-3 1-2",
           "2-4 3-1",
       } },
  { 6, {
           "1-6 2-5 3-4",
           "6-4 5-3 1-2",
           "2-6 3-1 4-5",
           "6-5 1-4 2-3",
           "3-6 4-2 5-1",
       } },
  { 8, {
           "1-8 2-7 3-6 4-5",
           "8-5 6-4 7-3 1-2",
           "2-8 3-1 4-7 5-6",
           "8-6 7-5 1-4 2-3",
           "3-8 4-2 5-1 6-7",
           "8-7 1-6 2-5 3-4",
           "4-8 5-3 6-2 7-1",
       } },
  { 10, {
            "1-10 2-9 3-8 4-7 5-6",
            "10-6 7-5 8-4 9-3 1-2",
            "2-10 3-1 4-9 5-8 6-7",
            "10-7 8-6 9-5 1-4 2-3",
            "3-10 4-2 5-1 6-9 7-8",
            "10-8 9-7 1-6 2-5 3-4",
            "4-10 5-3 6-2 7-1 8-9",
            "10-9 1-8 2-7 3-6 4-5",
            "5-10 6-4 7-3 8-2 9-1",
        } },
  { 12, {
            "1-12 2-11 3-10 4-9 5-8 6-7",
            "12-7 8-6 9-5 10-4 11-3 1-2",
            "2-12 3-1 4-11 5-10 6-9 7-8",
            "12-8 9-7 10-6 11-5 1-4 2-3",
            "3-12 4-2 5-1 6-11 7-10 8-9",
            "12-9 10-8 11-7 1-6 2-5 3-4",
            "4-12 5-3 6-2 7-1 8-11 9-10",
            "12-10 11-9 1-8 2-7 3-6 4-5",
            "5-12 6-4 7-3 8-2 9-1 10-11",
            "12-11 1-10 2-9 3-8 4-7 5-6",
            "6-12 7-5 8-4 9-3 10-2 11-1",
        } },
  { 14, {
            "1-14 2-13 3-12 4-11 5-10 6-9 7-8",
            "14-8 9-7 10-6 11-5 12-4 13-3 1-2",
            "2-14 3-1 4-13 5-12 6-11 7-10 8-9",
            "14-9 10-8 11-7 12-6 13-5 1-4 2-3",
            "3-14 4-2 5-1 6-13 7-12 8-11 9-10",
            "14-10 11-9 12-8 13-7 1-6 2-5 3-4",
            "4-14 5-3 6-2 7-1 8-13 9-12 10-11",
            "14-11 12-10 13-9 1-8 2-7 3-6 4-5",
            "5-14 6-4 7-3 8-2 9-1 10-13 11-12",
            "14-12 13-11 1-10 2-9 3-8 4-7 5-6",
            "6-14 7-5 8-4 9-3 10-2 11-1 12-13",
            "14-13 1-12 2-11 3-10 4-9 5-8 6-7",
            "7-14 8-6 9-5 10-4 11-3 12-2 13-1",
        } },
  { 16, {
            "1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9",
            "16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2",
            "2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10",
            "16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3",
            "3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11",
            "16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4",
            "4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12",
            "16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5",
            "5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13",
            "16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6",
            "6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14",
            "16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7",
            "7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15",
            "16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8",
            "8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1",
        } },
};

static void
test_table (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  int   n = tables[i].n;

  for (int odd = 0; odd < 2; odd++)
    {
      g_autoptr (ZhTournament) tournament = field_new ("round-robin", n - odd);

      for (int round = 1; round < n; round++)
        {
          g_autoptr (ZhProposal) proposal = field_pair (tournament, round);
          g_autofree char *made = field_format (proposal);

          if (odd)
            {
              g_autofree char *free_number = g_strdup (strrchr (made, ' ') + 1);
              g_auto (GStrv) cells = g_strsplit (tables[i].rounds[round - 1], " ", 2);
              g_autofree char *with_last = g_strdup_printf (round % 2 == 1 ? "%2$s-%1$d" : "%1$d-%2$s", n, free_number);

              *strrchr (made, ' ') = '\0';
              g_assert_cmpstr (with_last, ==, cells[0]);
              g_assert_cmpstr (made, ==, cells[1]);
            }
          else
            {
              g_assert_cmpstr (made, ==, tables[i].rounds[round - 1]);
            }
        }
    }
}

/* The rule that needs no table: i and j meet in the round with i + j = r + 1 (mod n − 1). */
static int
get_direct_round (int n,
                  int i,
                  int j)
{
  int m = n - 1;
  int sum = j == n ? 2 * i : i + j;

  return (sum - 2 + m) % m + 1;
}

static gboolean
has_direct_white (int n,
                  int i,
                  int j)
{
  if (j == n)
    return i <= n / 2;
  return (i + j) % 2 == 1;
}

static void
test_direct_rule (void)
{
  for (int n = 2; n <= 200; n += 2)
    {
      g_autofree int *whites = g_new0 (int, n + 1);

      for (int round = 1; round < n; round++)
        {
          g_autofree gboolean *seen = g_new0 (gboolean, n + 1);

          for (int board = 0; board < n / 2; board++)
            {
              int white;
              int black;

              zh_berger_get_pair (n, round, board, &white, &black);
              g_assert_false (seen[white] || seen[black]);
              seen[white] = seen[black] = TRUE;
              g_assert_cmpint (get_direct_round (n, MIN (white, black), MAX (white, black)), ==, round);
              g_assert_cmpint (has_direct_white (n, MIN (white, black), MAX (white, black)), ==, white < black);
              whites[white]++;
            }
        }
      for (int k = 1; k <= n; k++)
        g_assert_cmpint (whites[k], ==, k <= n / 2 ? n / 2 : n / 2 - 1);
    }
}

/* Nobody has three equal colours running, across all seams, and every pair meets once a
 * cycle with colours exchanged from cycle to cycle. */
static void
check_cycles (int n,
              int cycles)
{
  g_autofree int *balance = g_new0 (int, n *n);
  g_autofree int *run = g_new0 (int, n); /* > 0 Whites running, < 0 Blacks */

  for (int round = 1; round <= (n - 1) * cycles; round++)
    {
      ZhTableRound table = zh_round_robin_get_table_round (n, cycles, TRUE, round);
      int          cycle = (round - 1) / (n - 1);

      for (int board = 0; board < n / 2; board++)
        {
          int  pair[2];
          int *meeting;

          zh_berger_get_pair (n, table.round, board, &pair[table.reversed], &pair[!table.reversed]);
          meeting = &balance[MIN (pair[0], pair[1]) * n - n + MAX (pair[0], pair[1]) - 1];
          g_assert_cmpint (*meeting, ==, cycle % 2 == 0 ? 0 : pair[0] < pair[1] ? -1
                                                                                : 1);
          *meeting += pair[0] < pair[1] ? 1 : -1;
          run[pair[0] - 1] = MAX (run[pair[0] - 1], 0) + 1;
          run[pair[1] - 1] = MIN (run[pair[1] - 1], 0) - 1;
          g_assert_cmpint (run[pair[0] - 1], <, 3);
          g_assert_cmpint (run[pair[1] - 1], >, -3);
        }
    }
}

static void
test_cycles (void)
{
  for (int n = 4; n <= 40; n += 2)
    for (int cycles = 1; cycles <= 6; cycles++)
      check_cycles (n, cycles);
  check_cycles (200, 2);
  check_cycles (200, 3);
}

static void
test_double_order (void)
{
  static const int order[] = { 1, 2, 3, 5, 4, 1, 2, 3, 4, 5 };

  for (int round = 1; round <= 10; round++)
    {
      ZhTableRound table = zh_round_robin_get_table_round (6, 2, TRUE, round);

      g_assert_cmpint (table.round, ==, order[round - 1]);
      g_assert_cmpint (table.reversed, ==, round > 5);
    }
  for (int round = 1; round <= 10; round++)
    g_assert_cmpint (zh_round_robin_get_table_round (6, 2, FALSE, round).round, ==, (round - 1) % 5 + 1);
  g_assert_cmpint (zh_round_robin_get_table_round (2, 3, TRUE, 2).round, ==, 1);
  g_assert_true (zh_round_robin_get_table_round (2, 3, TRUE, 2).reversed);
}

static ZhResult
choose_draw (gpointer user_data)
{
  ZhResult draw;

  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  return draw;
}

/* The order drawn before round 3 keeps the first two rounds and every cycle together. */
static void
test_drawn_rounds (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 7);
  g_autoptr (GArray) order = NULL;
  g_autoptr (GArray) again = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean seen[15] = { FALSE };
  gboolean moved = FALSE;

  tournament->cycles = 2;
  for (int round = 1; round <= 2; round++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (tournament, round);

      g_assert_cmpint (proposal->table_round, ==, round);
      field_add_round (tournament, proposal, choose_draw, NULL);
    }
  order = zh_table_rounds_draw (tournament, 20260314);
  again = zh_table_rounds_draw (tournament, 20260314);
  g_assert_cmpint (order->len, ==, 14);
  g_assert_cmpmem (order->data, order->len * sizeof (int), again->data, again->len * sizeof (int));
  for (int i = 0; i < 14; i++)
    {
      int round = g_array_index (order, int, i);

      g_assert_cmpint (round, >=, i < 7 ? 1 : 8);
      g_assert_cmpint (round, <=, i < 7 ? 7 : 14);
      g_assert_false (seen[round]);
      seen[round] = TRUE;
      moved = moved || round != i + 1;
      g_string_append_printf (text, i > 0 ? " %d" : "%d", round);
      if (i < 2)
        g_assert_cmpint (round, ==, i + 1);
    }
  g_assert_true (moved);

  g_hash_table_insert (tournament->options, g_strdup (ZH_OPTION_TABLE_ROUNDS), g_strdup (text->str));
  for (int i = 2; i < 14; i++)
    {
      g_autoptr (ZhProposal) proposal = field_pair (tournament, i + 1);

      g_assert_cmpint (proposal->table_round, ==, g_array_index (order, int, i));
      field_add_round (tournament, proposal, choose_draw, NULL);
      g_assert_cmpint (zh_table_rounds_find (tournament, i + 1), ==, proposal->table_round);
    }
}

static void
test_withdrawn (void)
{
  g_autoptr (ZhTournament) tournament = field_new ("round-robin", 4);
  g_autoptr (ZhProposal) before = NULL;
  g_autoptr (ZhProposal) after = NULL;
  ZhEntry        *entry = field_get_entry (tournament, 2);
  ZhProposedPair *pair;

  entry->status = ZH_ENTRY_WITHDRAWN;
  entry->last_round = 1;
  before = field_pair (tournament, 1);
  g_assert_false (zh_result_is_set (g_array_index (before->pairs, ZhProposedPair, 1).result));

  field_get_entry (tournament, 4)->status = ZH_ENTRY_EXPELLED;
  field_get_entry (tournament, 4)->last_round = 2;
  after = field_pair (tournament, 2); /* 4-3 1-2 */
  pair = &g_array_index (after->pairs, ZhProposedPair, 0);
  g_assert_false (zh_result_is_set (pair->result));
  pair = &g_array_index (after->pairs, ZhProposedPair, 1);
  g_assert_cmpint (pair->result.white, ==, ZH_MARK_WIN);
  g_assert_cmpint (pair->result.black, ==, ZH_MARK_LOSS);
  g_assert_false (pair->result.played);

  g_clear_pointer (&after, zh_proposal_free);
  after = field_pair (tournament, 3); /* 2-4 3-1 */
  pair = &g_array_index (after->pairs, ZhProposedPair, 0);
  g_assert_cmpint (pair->result.white, ==, ZH_MARK_LOSS);
  g_assert_cmpint (pair->result.black, ==, ZH_MARK_LOSS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/round-robin/table/%d", tables[i].n);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_table);
    }
  g_test_add_func ("/round-robin/direct-rule", test_direct_rule);
  g_test_add_func ("/round-robin/cycles", test_cycles);
  g_test_add_func ("/round-robin/double-order", test_double_order);
  g_test_add_func ("/round-robin/drawn-rounds", test_drawn_rounds);
  g_test_add_func ("/round-robin/withdrawn", test_withdrawn);
  return g_test_run ();
}
