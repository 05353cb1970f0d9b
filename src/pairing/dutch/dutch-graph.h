/* The graph of one bracket: its members and as much of the field below as the question
 * needs, with the criteria as weights. Vertex i is the member with BSN i + 1; then follow
 * the next scoregroup, the rest, the bye, and an empty vertex that makes the number even.
 */
#pragma once

#include "dutch-scale.h"
#include "matching.h"

G_BEGIN_DECLS

/**
 * ZhDutchGraph:
 * @bracket: the bracket
 * @reach: how much of the field is in the graph
 * @n: vertices
 * @players: (array length=n): index of the player at each vertex; the field's n for the bye,
 *   −1 for the empty vertex
 * @matching: weights and solution
 */
typedef struct
{
  const ZhDutchBracket *bracket;
  ZhDutchReach          reach;
  int                   n;
  int                  *players;
  ZhMatching           *matching;
} ZhDutchGraph;

/**
 * zh_dutch_graph_new:
 * @scale: the weights; needed only during this call
 * @float_values: (nullable) (array): in the reach of the bracket with an odd number of
 *   members: zh_dutch_scale_weigh_float() of each
 *
 * Returns: (transfer full): the graph, solved
 */
ZhDutchGraph *zh_dutch_graph_new (const ZhDutchScale *scale,
                                  const int          *float_values);
void          zh_dutch_graph_free (ZhDutchGraph *self);

/**
 * zh_dutch_graph_is_pair:
 *
 * Returns: whether two vertices stand for a possible pair, or a player and the bye, and the
 *   edge is not excluded
 */
gboolean zh_dutch_graph_is_pair (const ZhDutchGraph *self,
                                 int                 u,
                                 int                 v);

/**
 * zh_dutch_graph_get_partner:
 * @v: a member's vertex
 *
 * Returns: the member that @v is paired with inside the bracket, −1 when it floats
 */
int zh_dutch_graph_get_partner (const ZhDutchGraph *self,
                                int                 v);

/**
 * zh_dutch_graph_count_pairs:
 *
 * Returns: pairs inside the bracket
 */
int zh_dutch_graph_count_pairs (const ZhDutchGraph *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhDutchGraph, zh_dutch_graph_free)

G_END_DECLS
