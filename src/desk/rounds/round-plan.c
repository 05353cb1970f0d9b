#include "config.h"

#include "round-plan.h"

#include "forfeits.h"
#include "pairing-games.h"
#include "table-rounds.h"

static void
fill_known_forfeits (const ZhTournament *tournament,
                     int                 number,
                     ZhPairing          *pairing)
{
  gboolean absent[2] = { FALSE, FALSE };

  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

      absent[side] = entry != NULL && zh_entry_get_absence (entry, number, NULL);
    }
  zh_pairing_fill_forfeits (pairing, absent);
}

static int
get_fixed_board (const ZhTournament *tournament,
                 const ZhPairing    *pairing)
{
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

      if (entry != NULL && entry->fixed_board > 0)
        return entry->fixed_board;
    }
  return 0;
}

/* Exchanges pairings so that those with a fixed board stand on it. Where two want the same
 * board, or it does not exist in this round, the order stays. */
static void
move_to_fixed_boards (const ZhTournament *tournament,
                      GPtrArray          *games)
{
  g_autofree gboolean *settled = g_new0 (gboolean, games->len + 1);

  for (guint i = 0; i < games->len;)
    {
      int   board = get_fixed_board (tournament, g_ptr_array_index (games, i));
      guint target = (guint) board - 1;

      if (board < 1 || board > (int) games->len || settled[target])
        {
          i++;
          continue;
        }
      settled[target] = TRUE;
      if (target != i)
        {
          gpointer other = games->pdata[target];

          games->pdata[target] = games->pdata[i];
          games->pdata[i] = other;
          /* What came here may want to go on; what was settled does not come back. */
          if (target < i || settled[i])
            i++;
        }
      else
        {
          i++;
        }
    }
}

static gboolean
is_named (const ZhProposedPair *pairs,
          gsize                 n_pairs,
          gint64                entry_id)
{
  for (gsize i = 0; i < n_pairs; i++)
    if (pairs[i].white == entry_id || pairs[i].black == entry_id)
      return TRUE;
  return FALSE;
}

/* Those who left, and late entries not arrived yet, are in no pairing at all. */
static void
add_announced_absences (const ZhTournament   *tournament,
                        int                   number,
                        const ZhProposedPair *pairs,
                        gsize                 n_pairs,
                        GPtrArray            *byes)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);
      ZhPairingKind  kind;

      if (entry->status != ZH_ENTRY_PLAYING || entry->first_round > number)
        continue;
      if (zh_entry_get_absence (entry, number, &kind) && !is_named (pairs, n_pairs, entry->id))
        g_ptr_array_add (byes, zh_pairing_new (kind, entry->id, 0, 0));
    }
}

static void
append_numbered (ZhRound   *round,
                 GPtrArray *pairings)
{
  for (guint i = 0; i < pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (pairings, i);

      pairing->number = (int) round->pairings->len + 1;
      g_ptr_array_add (round->pairings, pairing);
    }
}

ZhRound *
zh_round_plan_new (const ZhTournament   *tournament,
                   int                   number,
                   const ZhProposedPair *pairs,
                   gsize                 n_pairs)
{
  ZhRound *round = zh_round_new (number);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GPtrArray) byes = g_ptr_array_new ();
  gboolean has_table = zh_tournament_is_predetermined (tournament);

  round->table_round = zh_table_rounds_find (tournament, number);
  for (gsize i = 0; i < n_pairs; i++)
    {
      ZhPairing *pairing = zh_pairing_make (tournament, number, &pairs[i]);

      if (has_table)
        fill_known_forfeits (tournament, number, pairing);
      g_ptr_array_add (pairs[i].kind == ZH_PAIRING_GAME ? games : byes, pairing);
    }
  if (!has_table)
    add_announced_absences (tournament, number, pairs, n_pairs, byes);
  move_to_fixed_boards (tournament, games);
  append_numbered (round, games);
  append_numbered (round, byes);
  return round;
}

char *
zh_round_plan_format_proposal (const ZhTournament   *tournament,
                               const ZhProposedPair *pairs,
                               gsize                 n_pairs)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n_pairs; i++)
    {
      const ZhEntry *white = zh_tournament_find_entry (tournament, pairs[i].white);
      const ZhEntry *black =
          pairs[i].black != 0 ? zh_tournament_find_entry (tournament, pairs[i].black) : NULL;

      g_string_append_printf (text, "%d %d\n", white != NULL ? white->start_number : 0,
                              black != NULL ? black->start_number : 0);
    }
  return g_string_free (text, FALSE);
}
