#include "config.h"

#include "partial-pairing.h"

#include "history.h"
#include "matching-cardinality.h"

static int
count_whites (const ZhHistory *history,
              int              entry)
{
  int n = 0;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_cell (history, entry, round);

      if (zh_outcome_is_played (cell->outcome))
        n += cell->colour == ZH_COLOUR_WHITE ? 1 : -1;
    }
  return n;
}

static ZhBitGraph *
make_graph (const ZhHistory *history,
            int              round,
            guint64        **present)
{
  ZhBitGraph *graph = zh_bit_graph_new (history->n_entries);

  *present = zh_bit_set_new (graph);
  for (int a = 0; a < history->n_entries; a++)
    {
      const ZhEntry *entry = zh_history_get_entry (history, a);

      if (entry->status == ZH_ENTRY_PLAYING && !zh_entry_get_absence (entry, round, NULL))
        zh_bit_set_add (*present, a);
    }
  for (int a = 0; a < history->n_entries; a++)
    for (int b = a + 1; b < history->n_entries; b++)
      if (zh_bit_set_has (*present, a) && zh_bit_set_has (*present, b) && zh_history_find_meeting (history, a, b) == 0 &&
          !zh_tournament_is_forbidden (history->tournament, round, zh_history_get_entry (history, a)->id, zh_history_get_entry (history, b)->id))
        zh_bit_graph_set_edge (graph, a, b, TRUE);
  return graph;
}

GArray *
zh_pairing_propose_partial (const ZhTournament *tournament,
                            int                 round)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);
  g_autofree guint64 *present = NULL;
  g_autoptr (ZhBitGraph) graph = make_graph (history, round, &present);
  g_autofree int *mate = g_new (int, MAX (history->n_entries, 1));
  GArray         *pairs = g_array_new (FALSE, FALSE, sizeof (ZhProposedPair));

  for (int v = 0; v < history->n_entries; v++)
    mate[v] = -1;
  zh_bit_graph_match (graph, present, mate);
  for (int v = 0; v < history->n_entries; v++)
    if (zh_bit_set_has (present, v) && mate[v] > v)
      {
        gboolean       turned = count_whites (history, v) > count_whites (history, mate[v]);
        ZhProposedPair pair = { zh_history_get_entry (history, turned ? mate[v] : v)->id, zh_history_get_entry (history, turned ? v : mate[v])->id, ZH_PAIRING_GAME, ZH_RESULT_NONE };

        g_array_append_val (pairs, pair);
      }
  zh_pairing_system_sort_boards (tournament, round, pairs);
  for (int v = 0; v < history->n_entries; v++)
    if (zh_bit_set_has (present, v) && mate[v] < 0)
      {
        ZhProposedPair bye = { zh_history_get_entry (history, v)->id, 0, ZH_PAIRING_ZERO_BYE, ZH_RESULT_NONE };

        g_array_append_val (pairs, bye);
      }
  return pairs;
}
