#include "config.h"

#include "round-robin.h"

#include <glib/gi18n.h>

#include "errors.h"

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

ZhTableRound
zh_round_robin_get_table_round (int n,
                                int cycles,
                                int round)
{
  int          per_cycle = n - 1;
  int          cycle = (round - 1) / per_cycle;
  ZhTableRound table = { (round - 1) % per_cycle + 1, cycle % 2 == 1 };

  g_assert (round >= 1 && cycle < cycles);

  /* Without the exchange two players have three equal colours running at the seam. With
   * n = 2 there is only one round, with nothing to exchange. */
  if (cycle + 1 < cycles && per_cycle >= 2 && cycle % 2 == 0)
    {
      if (table.round == per_cycle)
        table.round = per_cycle - 1;
      else if (table.round == per_cycle - 1)
        table.round = per_cycle;
    }
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
check_start_numbers (const ZhTournament *tournament,
                     const ZhEntry     **by_number,
                     GError            **error)
{
  int n = (int) tournament->entries->len;

  for (int i = 0; i < n; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, (guint) i);

      if (entry->start_number < 1 || entry->start_number > n || by_number[entry->start_number] != NULL)
        {
          g_autofree char *name = zh_entry_format_name (entry);

          g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                       _ ("%s has start number %d; in a round robin the numbers must run from 1 to %d without a gap. Draw the numbers first"),
                       name, entry->start_number, n);
          return FALSE;
        }
      by_number[entry->start_number] = entry;
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
  g_autofree const ZhEntry **by_number = g_new0 (const ZhEntry *, size + 1);
  g_autoptr (ZhProposal) proposal = zh_proposal_new ();
  ZhTableRound table;

  if (n < 2)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED,
                           _ ("A round robin needs at least two entries; add them first"));
      return NULL;
    }
  if (request->round < 1 || request->round > count_rounds (tournament))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                   _ ("Round %d does not exist: this round robin has %d rounds"),
                   request->round, count_rounds (tournament));
      return NULL;
    }
  if (!check_start_numbers (tournament, by_number, error))
    return NULL;

  proposal->found = TRUE;
  table = zh_round_robin_get_table_round (size, tournament->cycles, request->round);
  for (int board = 0; board < size / 2; board++)
    {
      int white;
      int black;

      zh_berger_get_pair (size, table.round, board, table.reversed ? &black : &white, table.reversed ? &white : &black);
      if (white <= n && black <= n)
        zh_proposal_add_pair (proposal, by_number[white]->id, by_number[black]->id, ZH_PAIRING_GAME);
      else
        zh_proposal_add_pair (proposal, by_number[MIN (white, black)]->id, 0, ZH_PAIRING_FREE);
    }

  /* The free player stands on table board 0; on paper he comes last. */
  if (n % 2 == 1)
    {
      ZhProposedPair free_pair = g_array_index (proposal->pairs, ZhProposedPair, 0);

      g_array_remove_index (proposal->pairs, 0);
      g_array_append_val (proposal->pairs, free_pair);
    }
  return g_steal_pointer (&proposal);
}

static char *
format_reason (const ZhReason     *reason,
               const ZhTournament *tournament,
               const ZhLanguage   *language)
{
  return g_strdup (zh_tr (language, "By the Berger table."));
}

const ZhPairingSystem zh_round_robin_system = {
  .id = "round-robin",
  .name = NC_ ("pairing system", "Round robin"),
  .is_swiss = FALSE,
  .count_rounds = count_rounds,
  .pair = pair,
  .format_reason = format_reason,
};
