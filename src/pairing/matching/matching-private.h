/* What the two halves of the weighted matching share: matching.c holds graph, bounds and
 * public calls, matching-search.c the search for one augmenting path.
 *
 * A node is a vertex (0 … n−1) or a blossom (n …). Bounds (dual variables) are kept doubled
 * so that halves stay whole: label[u] + label[v] + sum of z over the blossoms holding both
 * >= 2 w(u,v), equal on matched edges.
 */
#pragma once

#include "matching.h"

G_BEGIN_DECLS

typedef enum
{
  ZH_NODE_UNSEEN,
  ZH_NODE_OUTER, /* at even distance from the root */
  ZH_NODE_INNER, /* at odd distance */
} ZhNodeState;

/**
 * ZhBlossom:
 * @n_children: odd; 0 when the place is not in use
 * @children: nodes around the cycle, the one with the base first
 * @edge_u: vertex in child i of the edge from child i to child i + 1
 * @edge_v: vertex in child i + 1 of that edge
 * @nearest: (array): for each vertex outside, the vertex inside with the least slack to it
 * @z: the blossom's bound, doubled
 */
typedef struct
{
  int     n_children;
  int    *children;
  int    *edge_u;
  int    *edge_v;
  int    *nearest;
  gint64 *z;
} ZhBlossom;

struct _ZhMatching
{
  int        n;
  int        n_words;
  int        stride;  /* words of a bound: n_words and the low one */
  guint16   *classes; /* n × n */
  gint32    *low;     /* n × n, NULL while all are 0 */
  GArray    *weights; /* gint64, doubled, n_words a class */
  int       *alive;   /* vertices still in the graph, ascending */
  int        n_alive;
  gboolean  *is_alive;
  gint64    *label;    /* n × stride */
  int       *mate;     /* −1 unmatched */
  int       *top;      /* outermost node of each vertex */
  int        n_nodes;  /* vertices and places for blossoms */
  int       *parent;   /* per node, −1 outermost */
  int       *base;     /* per node */
  ZhBlossom *blossoms; /* place i is node n + i */
  int        blossoms_end;

  /* one search */
  ZhNodeState *state;
  int         *from;    /* outer vertex through which an inner node was reached */
  int         *to;      /* its end in the inner node */
  int         *slack_u; /* outer vertex of the least slack to the node, −1 none */
  int         *slack_v;
  gint64      *slack; /* nodes × stride */
  int         *queue;
  int          queue_head;
  int          queue_tail;
  int         *leaves; /* scratch */
  int         *mark;   /* per node, for the common ancestor */
  int          stamp;
  gint64      *scratch; /* n × stride */
};

static inline gboolean
zh_words_is_zero (const gint64 *a,
                  int           n)
{
  for (int i = 0; i < n; i++)
    if (a[i] != 0)
      return FALSE;
  return TRUE;
}

static inline int
zh_words_compare (const gint64 *a,
                  const gint64 *b,
                  int           n)
{
  for (int i = 0; i < n; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

static inline const gint64 *
zh_matching_get_weight (const ZhMatching *self,
                        int               u,
                        int               v)
{
  gsize edge = (gsize) u * (gsize) self->n + (gsize) v;

  return &g_array_index (self->weights, gint64, (gsize) self->classes[edge] * (gsize) self->n_words);
}

static inline gint64
zh_matching_get_low (const ZhMatching *self,
                     int               u,
                     int               v)
{
  return self->low == NULL ? 0 : self->low[(gsize) u * (gsize) self->n + (gsize) v];
}

/* Slack of an edge that lies in no common blossom. */
static inline void
zh_matching_get_slack (const ZhMatching *self,
                       int               u,
                       int               v,
                       gint64           *slack)
{
  const gint64 *weight = zh_matching_get_weight (self, u, v);
  const gint64 *label_u = self->label + (gsize) u * (gsize) self->stride;
  const gint64 *label_v = self->label + (gsize) v * (gsize) self->stride;
  int           n_words = self->n_words;

  for (int i = 0; i < n_words; i++)
    slack[i] = label_u[i] + label_v[i] - weight[i];
  slack[n_words] = label_u[n_words] + label_v[n_words] - 2 * zh_matching_get_low (self, u, v);
}

static inline gboolean
zh_matching_is_blossom (const ZhMatching *self,
                        int               node)
{
  return node >= self->n;
}

static inline ZhBlossom *
zh_matching_get_blossom (const ZhMatching *self,
                         int               node)
{
  return &self->blossoms[node - self->n];
}

/* Writes the vertices of a node to @leaves and returns how many. */
int zh_matching_collect_leaves (const ZhMatching *self,
                                int               node,
                                int              *leaves);

/* Makes @vertex the base of a blossom by exchanging matched and unmatched edges inside. */
void zh_matching_rotate (ZhMatching *self,
                         int         node,
                         int         vertex);

/* Opens an outermost blossom: its children become outermost. Bounds are not changed. */
void zh_matching_open_blossom (ZhMatching *self,
                               int         node);

/* Makes ZhBlossom.nearest from the children. */
void zh_matching_find_nearest (ZhMatching *self,
                               int         node);

/* Matches the unmatched vertex @root by one augmenting path. */
void zh_matching_augment_from (ZhMatching *self,
                               int         root);

G_END_DECLS
