/* A bracket is solved in the smallest graph that may do, and the answer is believed only
 * after a proof: a smaller graph asks less of a candidate, so that its best candidate is the
 * true one as soon as it can be completed with the following bracket as good as supposed.
 * Where the proof fails the next larger graph is taken; the largest needs none.
 */
#include "config.h"

#include "dutch-bracket.h"

#include "dutch-completion.h"
#include "dutch-graph.h"
#include "dutch-order.h"

typedef enum
{
  NEXT_ONLY,
  ALL_BELOW,
} Below;

static const ZhDutchPlayer *
get_member (const ZhDutchBracket *bracket,
            int                   v)
{
  return &bracket->field->players[bracket->members[v]];
}

static guint64 *
make_below (const ZhDutchBracket *bracket,
            Below                 below)
{
  guint64 *set = zh_bit_set_new (bracket->field->graph);
  int      end = below == NEXT_ONLY ? bracket->next_end : bracket->field->graph->n;

  for (int i = bracket->next_begin; i < end; i++)
    zh_bit_set_add (set, i);
  return set;
}

static void
fill_minus_one (int *items,
                int  n)
{
  for (int i = 0; i < n; i++)
    items[i] = -1;
}

/* C8 for a single floater: twice the pairs that the following scoregroup then makes, and 1
 * if the floater himself is paired in it. */
static int *
get_float_values (const ZhDutchBracket *bracket)
{
  const ZhBitGraph   *graph = bracket->field->graph;
  g_autofree guint64 *next = make_below (bracket, NEXT_ONLY);
  g_autofree guint64 *missable = zh_bit_set_new (graph);
  g_autofree int     *mate = g_new (int, graph->n);
  int                *values = g_new (int, bracket->n_members);
  int                 n_pairs;

  fill_minus_one (mate, graph->n);
  n_pairs = (bracket->next_end - bracket->next_begin - zh_bit_graph_match (graph, next, mate)) / 2;
  zh_bit_graph_find_missable (graph, next, mate, missable);
  for (int v = 0; v < bracket->n_members; v++)
    {
      const guint64 *row = graph->rows + (gsize) bracket->members[v] * (gsize) graph->n_words;
      gboolean       adds_pair = FALSE;
      gboolean       is_paired = FALSE;

      for (int i = 0; i < graph->n_words; i++)
        {
          adds_pair = adds_pair || (row[i] & missable[i]) != 0;
          is_paired = is_paired || (row[i] & next[i]) != 0;
        }
      values[v] = 2 * (n_pairs + adds_pair) + is_paired;
    }
  return values;
}

/* Whether all who are left after the bracket can be paired while the following bracket makes
 * the pairs that the graph supposes: with those fixed, the others must find partners. */
static gboolean
can_complete_graph (const ZhDutchGraph *solved)
{
  const ZhDutchBracket *bracket = solved->bracket;
  g_autofree guint64   *left = make_below (bracket, ALL_BELOW);

  for (int v = 0; v < bracket->n_members; v++)
    if (zh_dutch_graph_get_partner (solved, v) < 0)
      zh_bit_set_add (left, bracket->members[v]);
  for (int v = 0; v < solved->n; v++)
    {
      int mate = zh_matching_get_mate (solved->matching, v);

      if (mate >= bracket->n_members && zh_dutch_graph_is_pair (solved, v, mate))
        {
          zh_bit_set_remove (left, solved->players[v]);
          zh_bit_set_remove (left, solved->players[mate]);
        }
    }
  return zh_dutch_can_complete (bracket->field, left);
}

/* The same for one floater, or none, in the reach of the bracket alone: the following
 * scoregroup and the floater are matched to the number of pairs supposed, the floater
 * first, and what is left over goes below. */
static gboolean
can_complete_float (const ZhDutchBracket *bracket,
                    int                   floater,
                    int                   value)
{
  const ZhBitGraph   *graph = bracket->field->graph;
  g_autofree guint64 *next = make_below (bracket, NEXT_ONLY);
  g_autofree guint64 *left = make_below (bracket, ALL_BELOW);
  g_autofree int     *mate = g_new (int, graph->n);

  if (floater < 0)
    return zh_dutch_can_complete (bracket->field, left);

  zh_bit_set_add (left, floater);
  zh_bit_set_add (next, floater);
  fill_minus_one (mate, graph->n);
  zh_bit_graph_match (graph, next, mate);
  if (value % 2 == 1 && mate[floater] < 0)
    return FALSE;
  for (int v = 0; v < graph->n; v++)
    if (mate[v] >= 0)
      zh_bit_set_remove (left, v);
  return zh_dutch_can_complete (bracket->field, left);
}

/* C9 holds where one player floats and gets the bye: a resident, or, where nobody of the
 * residents' score or lower may have it, one who was moved down himself. */
static gboolean
may_give_bye (const ZhDutchBracket *bracket)
{
  const ZhDutchField *field = bracket->field;

  return field->n % 2 == 1 && bracket->n_members % 2 == 1 && get_member (bracket, bracket->n_members - 1)->score <= field->bye_score;
}

static ZhDutchGraph *
solve_bracket_alone (const ZhDutchBracket *bracket)
{
  g_autoptr (ZhDutchScale) scale = zh_dutch_scale_new (bracket, ZH_DUTCH_REACH_BRACKET, FALSE);
  g_autofree int *values = bracket->n_members % 2 == 1 ? get_float_values (bracket) : NULL;
  g_autoptr (ZhDutchGraph) graph = zh_dutch_graph_new (scale, values);
  int floater = -1;

  if (zh_dutch_graph_count_pairs (graph) != bracket->n_members / 2)
    return NULL;
  zh_dutch_order_bracket (graph);
  for (int v = 0; v < bracket->n_members; v++)
    if (zh_dutch_graph_get_partner (graph, v) < 0)
      floater = v;
  if (!can_complete_float (bracket, floater < 0 ? -1 : bracket->members[floater], floater < 0 ? 0 : values[floater]))
    return NULL;
  return g_steal_pointer (&graph);
}

static ZhDutchGraph *
solve_with_next (const ZhDutchBracket *bracket)
{
  g_autoptr (ZhDutchScale) scale = zh_dutch_scale_new (bracket, ZH_DUTCH_REACH_NEXT, FALSE);
  g_autoptr (ZhDutchGraph) graph = zh_dutch_graph_new (scale, NULL);

  if (!can_complete_graph (graph))
    return NULL;
  zh_dutch_order_bracket (graph);
  return can_complete_graph (graph) ? g_steal_pointer (&graph) : NULL;
}

static ZhDutchGraph *
solve_with_all (const ZhDutchBracket *bracket)
{
  g_autoptr (ZhDutchScale) scale = zh_dutch_scale_new (bracket, ZH_DUTCH_REACH_ALL, FALSE);
  g_autoptr (ZhDutchGraph) graph = zh_dutch_graph_new (scale, NULL);

  if (may_give_bye (bracket) && bracket->n_members - 2 * zh_dutch_graph_count_pairs (graph) == 1)
    {
      g_clear_pointer (&graph, zh_dutch_graph_free);
      g_clear_pointer (&scale, zh_dutch_scale_free);
      scale = zh_dutch_scale_new (bracket, ZH_DUTCH_REACH_ALL, TRUE);
      graph = zh_dutch_graph_new (scale, NULL);
    }
  zh_dutch_order_bracket (graph);
  return g_steal_pointer (&graph);
}

void
zh_dutch_bracket_pair (const ZhDutchBracket *bracket,
                       ZhDutchReach          least_reach,
                       GArray               *pairs,
                       GArray               *floaters)
{
  g_autoptr (ZhDutchGraph) graph = NULL;

  if (least_reach == ZH_DUTCH_REACH_BRACKET && !may_give_bye (bracket))
    graph = solve_bracket_alone (bracket);
  if (graph == NULL && least_reach != ZH_DUTCH_REACH_ALL && !may_give_bye (bracket) && bracket->next_end < bracket->field->n)
    graph = solve_with_next (bracket);
  if (graph == NULL)
    graph = solve_with_all (bracket);

  for (int v = 0; v < bracket->n_members; v++)
    {
      int         partner = zh_dutch_graph_get_partner (graph, v);
      ZhDutchPair pair = { bracket->members[v], partner < 0 ? -1 : bracket->members[partner] };

      if (partner < 0)
        g_array_append_val (floaters, bracket->members[v]);
      else if (partner > v)
        g_array_append_val (pairs, pair);
    }
}
