/* Matching of most pairs in a general graph, kept as rows of bits: the quick question
 * "can they all still be paired?", where no pair is better than another.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhBitGraph:
 * @n: vertices
 * @n_words: 64-bit words of a row
 * @rows: (array): row by row, bit v of row u set when u and v are joined
 */
typedef struct
{
  int      n;
  int      n_words;
  guint64 *rows;
} ZhBitGraph;

/* A graph of @n vertices without edges; (transfer full). */
ZhBitGraph *zh_bit_graph_new (int n);
void        zh_bit_graph_free (ZhBitGraph *self);

/* Joins two vertices, both ways. */
void     zh_bit_graph_set_edge (ZhBitGraph *self,
                                int         u,
                                int         v,
                                gboolean    joined);
gboolean zh_bit_graph_has_edge (const ZhBitGraph *self,
                                int               u,
                                int               v);

/* Sets of vertices, as many words as a row of the graph. */
guint64 *zh_bit_set_new (const ZhBitGraph *graph);

static inline gboolean
zh_bit_set_has (const guint64 *set,
                int            v)
{
  return (set[v / 64] >> (v % 64)) & 1;
}

static inline void
zh_bit_set_add (guint64 *set,
                int      v)
{
  set[v / 64] |= G_GUINT64_CONSTANT (1) << (v % 64);
}

static inline void
zh_bit_set_remove (guint64 *set,
                   int      v)
{
  set[v / 64] &= ~(G_GUINT64_CONSTANT (1) << (v % 64));
}

/**
 * zh_bit_graph_match:
 * @self: a graph
 * @vertices: the set of vertices that take part
 * @mate: (array length=n) (inout): for those, the vertex matched to, −1 unmatched: a start
 *   that is kept where possible, completed to as many pairs as there can be
 *
 * Who is matched at the start stays matched, perhaps to another. O(n³), in practice near
 * O(n²) by a greedy start.
 *
 * Returns: how many vertices stay unmatched
 */
int zh_bit_graph_match (const ZhBitGraph *self,
                        const guint64    *vertices,
                        int              *mate);

/**
 * zh_bit_graph_find_missable:
 * @self: a graph
 * @vertices: the set of vertices that take part
 * @mate: (array length=n): a matching of most pairs of them
 * @missable: (out caller-allocates): set: the vertices that some matching of most pairs leaves out
 */
void zh_bit_graph_find_missable (const ZhBitGraph *self,
                                 const guint64    *vertices,
                                 const int        *mate,
                                 guint64          *missable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhBitGraph, zh_bit_graph_free)

G_END_DECLS
