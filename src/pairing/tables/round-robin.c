#include "config.h"

#include "round-robin.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "pairing-games.h"
#include "table-meetings.h"
#include "table-rounds.h"

static int
wrap (int x,
      int m)
{
  return ((x - 1) % m + m) % m + 1;
}

void
zh_berger_get_pair (int  n,
                    int  round,
                    int  board,
                    int *white,
                    int *black)
{
  int m = n - 1;
  int k = round % 2 == 1 ? (round + 1) / 2 : (round + n) / 2;

  g_assert (n >= 2 && n % 2 == 0);
  g_assert (round >= 1 && round < n);
  g_assert (board >= 0 && board < n / 2);

  if (board == 0)
    {
      *white = round % 2 == 1 ? k : n;
      *black = round % 2 == 1 ? n : k;
    }
  else
    {
      *white = wrap (k + board, m);
      *black = wrap (k - board, m);
    }
}

/* Whether the last two rounds of a cycle (from 0) change places: before every seam, since
 * without it two players have three equal colours running. In a table of four the seams are
 * so close that it is the odd cycles, the last among them, that must be exchanged. */
static gboolean
is_exchanged (int n,
              int cycles,
              int cycle)
{
  if (cycles < 2 || n < 4)
    return FALSE;
  return n == 4 ? cycle % 2 == 0 : cycle + 1 < cycles;
}

ZhTableRound
zh_round_robin_get_table_round (int      n,
                                int      cycles,
                                gboolean swaps,
                                int      round)
{
  int          per_cycle = n - 1;
  int          cycle = (round - 1) / per_cycle;
  ZhTableRound table = { (round - 1) % per_cycle + 1, cycle % 2 == 1 };

  g_assert (n >= 2 && n % 2 == 0);
  g_assert (round >= 1 && cycle < cycles);

  if (swaps && is_exchanged (n, cycles, cycle) && table.round >= per_cycle - 1)
    table.round = 2 * per_cycle - 1 - table.round;
  return table;
}

static int
get_table_size (const ZhTournament *tournament)
{
  int n = (int) tournament->entries->len;

  return n + n % 2;
}

static int
count_rounds (const ZhTournament *tournament)
{
  return tournament->entries->len < 2 ? 0 : (get_table_size (tournament) - 1) * tournament->cycles;
}

static gboolean
swaps_last_rounds (const ZhTournament *tournament)
{
  return g_strcmp0 (zh_tournament_get_option (tournament, ZH_OPTION_SWAP_LAST_ROUNDS), "no") != 0;
}

static gboolean
check_request (const ZhTournament *tournament,
               int                 round,
               GError            **error)
{
  if (tournament->entries->len < 2)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s",
                    _ ("A round robin needs at least two entries; add them first"));
  if (round < 1 || round > count_rounds (tournament))
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("Round %d does not exist: this round robin has %d rounds"),
                    round, count_rounds (tournament));
  return TRUE;
}

static void
add_table_pair (const ZhTournament *tournament,
                const ZhEntry     **by_number,
                int                 round,
                int                 white,
                int                 black,
                ZhProposal         *proposal)
{
  int n = (int) tournament->entries->len;

  if (white <= n && black <= n)
    {
      zh_proposal_add_pair (proposal, by_number[white]->id, by_number[black]->id, ZH_PAIRING_GAME);
      g_array_index (proposal->pairs, ZhProposedPair, proposal->pairs->len - 1).result =
          zh_pairing_get_forfeit (by_number[white], by_number[black], round);
    }
  else
    {
      zh_proposal_add_pair (proposal, by_number[MIN (white, black)]->id, 0, ZH_PAIRING_FREE);
    }
}

static void
add_reasons (const ZhTableRound *table,
             int                 size,
             ZhProposal         *proposal)
{
  ZhReason reason = { .code = "round-robin.table",
                      .article = "3.1.1 / 3.4.1",
                      .values = { table->round, size, table->reversed } };

  zh_proposal_add_reason (proposal, reason);
}

/* Where earlier rounds were paired by hand the table may bring together who met in this cycle. */
static gboolean
check_meetings (const ZhTournament *tournament,
                int                 round,
                const ZhProposal   *proposal,
                GError            **error)
{
  for (guint i = 0; i < proposal->pairs->len; i++)
    {
      const ZhProposedPair *pair = &g_array_index (proposal->pairs, ZhProposedPair, i);
      int                   met = pair->black != 0 ? zh_table_find_meeting (tournament, proposal->table_round, round, pair->white, pair->black) : 0;
      g_autofree char      *white = NULL;
      g_autofree char      *black = NULL;

      if (met == 0)
        continue;
      white = zh_entry_format_name (zh_tournament_find_entry (tournament, pair->white));
      black = zh_entry_format_name (zh_tournament_find_entry (tournament, pair->black));
      return zh_fail (error, ZH_ERROR_NO_PAIRING,
                      _ ("By the table %1$s and %2$s meet in round %3$d, but a round paired by hand has them in round %4$d already. Pair this round by hand"),
                      white, black, round, met);
    }
  return TRUE;
}

static ZhProposal *
pair (const ZhTournament     *tournament,
      const ZhPairingRequest *request,
      GError                **error)
{
  int                        size = get_table_size (tournament);
  int                        n = (int) tournament->entries->len;
  g_autofree const ZhEntry **by_number = NULL;
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  ZhTableRound table;

  if (!check_request (tournament, request->round, error))
    return NULL;
  by_number = zh_pairing_list_by_number (tournament, error);
  if (by_number == NULL)
    return NULL;

  proposal->found = TRUE;
  proposal->table_round = zh_table_rounds_find (tournament, request->round);
  if (!check_request (tournament, proposal->table_round, error))
    return NULL;
  table = zh_round_robin_get_table_round (size, tournament->cycles, swaps_last_rounds (tournament), proposal->table_round);
  for (int board = 0; board < size / 2; board++)
    {
      int white;
      int black;

      zh_berger_get_pair (size, table.round, board, table.reversed ? &black : &white, table.reversed ? &white : &black);
      add_table_pair (tournament, by_number, request->round, white, black, proposal);
    }

  /* The free player stands on table board 0; on paper he comes last. */
  if (n % 2 == 1)
    {
      ZhProposedPair free_pair = g_array_index (proposal->pairs, ZhProposedPair, 0);

      g_array_remove_index (proposal->pairs, 0);
      g_array_append_val (proposal->pairs, free_pair);
    }
  if (!check_meetings (tournament, request->round, proposal, error))
    return NULL;
  if (request->explain)
    add_reasons (&table, size, proposal);
  return g_steal_pointer (&proposal);
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  const char *format = reason->values[2] != 0
                           /* Translators: %1$d is a round of the table, %2$d the size of the table. */
                           ? zh_tr (language, "Round %1$d of the Berger table for %2$d, colours reversed.")
                           : zh_tr (language, "Round %1$d of the Berger table for %2$d.");

  return g_strdup_printf (format, (int) reason->values[0], (int) reason->values[1]);
}

const ZhPairingSystem zh_round_robin_system = {
  .id = ZH_SYSTEM_ROUND_ROBIN,
  .name = NC_ ("pairing system", "Round robin"),
  .numbers = ZH_NUMBERS_BY_LOT,
  .numbers_article = "IV.3.1.1.1; IV.3.4.1.1; 31.3",
  .count_rounds = count_rounds,
  .pair = pair,
  .format_reason = format_reason,
};
