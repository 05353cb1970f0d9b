#include "config.h"

#include "dutch-why-not.h"

static int
find_meeting (const ZhTournament *tournament,
              int                 round,
              const gint64       *ids)
{
  g_autoptr (ZhHistory) history = zh_history_new (tournament, round - 1);

  for (int i = 0; i < history->n_entries; i++)
    for (int r = 1; zh_history_get_entry (history, i)->id == ids[0] && r < round; r++)
      {
        const ZhCell *cell = zh_history_get_cell (history, i, r);

        if (cell->opponent >= 0 && zh_history_get_entry (history, cell->opponent)->id == ids[1] && (zh_outcome_is_played (cell->outcome) || cell->outcome == ZH_OUTCOME_PENDING))
          return r;
      }
  return 0;
}

/* The absolute criteria between the two alone. */
static gboolean
is_impossible (const ZhTournament *tournament,
               const ZhDutchField *field,
               const gint64       *ids,
               ZhDutchAnswer      *answer)
{
  int a = zh_dutch_field_find (field, ids[0]);
  int b = zh_dutch_field_find (field, ids[1]);

  if (a < 0 || b < 0 || a == b)
    {
      answer->why = ZH_DUTCH_WHY_NOT_ABSENT;
      return TRUE;
    }
  if (zh_bit_graph_has_edge (field->graph, a, b))
    return FALSE;
  answer->round = find_meeting (tournament, field->round, ids);
  if (answer->round > 0)
    answer->why = ZH_DUTCH_WHY_NOT_MET;
  else if (zh_dutch_colours_clash (&field->players[a], &field->players[b]))
    answer->why = ZH_DUTCH_WHY_NOT_COLOURS;
  else
    answer->why = ZH_DUTCH_WHY_NOT_BARRED;
  return TRUE;
}

static gboolean
do_meet (const ZhDutchField   *field,
         const ZhDutchPairing *pairing,
         const gint64         *ids)
{
  for (guint i = 0; i < pairing->brackets->len; i++)
    {
      const ZhDutchBracketResult *bracket = g_ptr_array_index (pairing->brackets, i);

      for (guint j = 0; j < bracket->pairs->len; j++)
        {
          ZhDutchPair pair = g_array_index (bracket->pairs, ZhDutchPair, j);
          gint64      higher = field->players[pair.higher].id;
          gint64      lower = field->players[pair.lower].id;

          if ((higher == ids[0] && lower == ids[1]) || (higher == ids[1] && lower == ids[0]))
            return TRUE;
        }
    }
  return FALSE;
}

static gboolean
have_same_pairs (const ZhDutchBracketResult *a,
                 const ZhDutchBracketResult *b)
{
  if (a->pairs->len != b->pairs->len)
    return FALSE;
  for (guint i = 0; i < a->pairs->len; i++)
    {
      ZhDutchPair left = g_array_index (a->pairs, ZhDutchPair, i);
      ZhDutchPair right = g_array_index (b->pairs, ZhDutchPair, i);

      if (left.higher != right.higher || left.lower != right.lower)
        return FALSE;
    }
  return TRUE;
}

/* Up to the first bracket that is paired otherwise everything is equal; there the costs
 * are compared one by one. */
static void
compare_costs (const ZhDutchField   *free_field,
               const ZhDutchPairing *free_pairing,
               const ZhDutchField   *forced_field,
               const ZhDutchPairing *forced_pairing,
               ZhDutchAnswer        *answer)
{
  guint bracket = 0;
  g_autoptr (GArray) free_costs = NULL;
  g_autoptr (GArray) forced_costs = NULL;

  while (have_same_pairs (g_ptr_array_index (free_pairing->brackets, bracket), g_ptr_array_index (forced_pairing->brackets, bracket)))
    bracket++;
  free_costs = zh_dutch_get_costs (free_field, free_pairing, bracket);
  forced_costs = zh_dutch_get_costs (forced_field, forced_pairing, bracket);
  answer->bracket = (int) bracket + 1;
  answer->why = ZH_DUTCH_WHY_NOT_LATER;

  for (guint i = 0; i < free_costs->len && i < forced_costs->len; i++)
    {
      ZhDutchCost free_cost = g_array_index (free_costs, ZhDutchCost, i);
      ZhDutchCost forced_cost = g_array_index (forced_costs, ZhDutchCost, i);

      if (free_cost.value == forced_cost.value)
        continue;
      answer->why = ZH_DUTCH_WHY_NOT_WORSE;
      answer->criterion = free_cost.criterion;
      answer->is_points = free_cost.is_points;
      answer->free_value = free_cost.value;
      answer->forced_value = forced_cost.value;
      return;
    }
}

gboolean
zh_dutch_ask_why_not (const ZhTournament *tournament,
                      int                 round,
                      const gint64       *ids,
                      GCancellable       *cancellable,
                      ZhDutchAnswer      *answer,
                      GError            **error)
{
  g_autoptr (ZhDutchField) free_field = zh_dutch_field_new (tournament, round, NULL, error);
  g_autoptr (ZhDutchField) forced_field = NULL;
  g_autoptr (ZhDutchPairing) free_pairing = NULL;
  g_autoptr (ZhDutchPairing) forced_pairing = NULL;
  ZhDutchAnswer found = { 0 };

  if (free_field == NULL)
    return FALSE;
  if (is_impossible (tournament, free_field, ids, &found))
    {
      *answer = found;
      return TRUE;
    }
  forced_field = zh_dutch_field_new (tournament, round, ids, error);
  if (forced_field == NULL)
    return FALSE;
  free_pairing = zh_dutch_pairing_new (free_field, ZH_DUTCH_REACH_BRACKET, cancellable, error);
  if (free_pairing == NULL)
    return FALSE;
  forced_pairing = zh_dutch_pairing_new (forced_field, ZH_DUTCH_REACH_BRACKET, cancellable, error);
  if (forced_pairing == NULL)
    return FALSE;

  if (!forced_pairing->found)
    {
      found.why = ZH_DUTCH_WHY_NOT_INCOMPLETE;
    }
  else if (do_meet (free_field, free_pairing, ids))
    {
      found.why = ZH_DUTCH_WHY_NOT_SAME;
    }
  else if (free_field->bye_score != forced_field->bye_score)
    {
      found = (ZhDutchAnswer){ ZH_DUTCH_WHY_NOT_BYE, 0, 0, 5, TRUE, free_field->bye_score, forced_field->bye_score };
    }
  else
    {
      compare_costs (free_field, free_pairing, forced_field, forced_pairing, &found);
    }
  *answer = found;
  return TRUE;
}
