/* Matching of greatest weight in a general graph, exactly: the primal-dual method of
 * Edmonds with blossoms. The graph is complete and has an even number of vertices, so the
 * answer always matches everybody; who must not really meet is given a weight of zero.
 *
 * Weights are tuples of whole numbers compared word by word, the first word counting
 * most. Such tuples form an ordered group, which is all the method needs: no carries, no
 * rounding, and no limit to how many criteria stand above one another. Many edges have
 * equal weights, so the matrix holds the number of a weight class. Beside it every edge
 * has a "low" value, compared after all words: the caller orders equally good matchings
 * by it.
 *
 * After a change of some weights the next solution starts from the last one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _ZhMatching ZhMatching;

/**
 * ZH_MATCHING_WORD_MAX:
 *
 * Greatest absolute value of a word of a weight, leaving room for the sums of the method.
 */
#define ZH_MATCHING_WORD_MAX (G_GINT64_CONSTANT (1) << 40)

/**
 * zh_matching_new:
 * @n_vertices: even, at least 2
 * @n_words: words of a weight, at least 1
 *
 * Returns: (transfer full): a graph in which every edge has weight class 0, that of zero
 */
ZhMatching *zh_matching_new (int n_vertices,
                             int n_words);
void        zh_matching_free (ZhMatching *self);

/**
 * zh_matching_add_class:
 * @words: (array): as many as the graph's weights have; each at most %ZH_MATCHING_WORD_MAX
 *
 * Returns: the number of the class with this weight, new or known; at most 65535
 */
guint16 zh_matching_add_class (ZhMatching   *self,
                               const gint64 *words);

/**
 * zh_matching_set_class:
 *
 * Gives the edge between two vertices another weight. After a solution one end of the edge
 * must be told zh_matching_touch() before the next. Only right after
 * zh_matching_reset_low() an unmatched edge may be lowered without that.
 */
void    zh_matching_set_class (ZhMatching *self,
                               int         u,
                               int         v,
                               guint16     weight_class);
guint16 zh_matching_get_class (const ZhMatching *self,
                               int               u,
                               int               v);

/**
 * zh_matching_set_low:
 * @low: compared after all words; absolute value below 2³⁰
 *
 * As zh_matching_set_class(), for the low value of an edge, which is 0 at first.
 */
void zh_matching_set_low (ZhMatching *self,
                          int         u,
                          int         v,
                          gint32      low);

/**
 * zh_matching_prepare:
 *
 * Called once after all classes are set: makes the first bounds. Then zh_matching_suggest()
 * may be used.
 */
void zh_matching_prepare (ZhMatching *self);

/**
 * zh_matching_suggest:
 *
 * Matches two vertices before solving, if both are unmatched and the edge may belong to a
 * best matching as far as the bounds tell. Never changes the weight of the answer.
 */
void zh_matching_suggest (ZhMatching *self,
                          int         u,
                          int         v);

/**
 * zh_matching_solve:
 *
 * Completes the matching to one of greatest weight. O(n³) in all, O(n²) after a change at
 * one vertex.
 */
void zh_matching_solve (ZhMatching *self);

/**
 * zh_matching_get_mate:
 *
 * Returns: the vertex matched to @v in the last solution
 */
int zh_matching_get_mate (const ZhMatching *self,
                          int               v);

/**
 * zh_matching_touch:
 *
 * Says that weights or low values at @v were changed: its bound is made anew, and it is
 * matched again by the next solution.
 */
void zh_matching_touch (ZhMatching *self,
                        int         v);

/**
 * zh_matching_is_tight:
 *
 * Returns: %FALSE when no matching of greatest weight contains the edge. %TRUE proves
 *   nothing. Only between vertices that are still in the graph, after a solution
 */
gboolean zh_matching_is_tight (const ZhMatching *self,
                               int               u,
                               int               v);

/**
 * zh_matching_fix_pair:
 *
 * Takes two matched vertices out of the graph for good. They stay each other's mates.
 */
void zh_matching_fix_pair (ZhMatching *self,
                           int         u,
                           int         v);

/**
 * zh_matching_reset_low:
 * @bounds: (nullable) (array): for every vertex a number such that @bounds[u] + @bounds[v] is
 *   at least the low value of every edge u–v in the graph; %NULL: all 0
 *
 * Starts over with new low values while everything known about the words is kept. The
 * matching keeps the pairs whose low value equals the sum of their bounds.
 */
void zh_matching_reset_low (ZhMatching   *self,
                            const gint64 *bounds);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMatching, zh_matching_free)

G_END_DECLS
