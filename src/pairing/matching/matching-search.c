/* One search of the weighted matching: a tree of alternating paths grows from an unmatched
 * vertex over tight edges; where it is stuck the bounds change by the least amount that
 * lets it go on. O(n²) words of work for each search.
 */
#include "config.h"

#include <string.h>

#include "matching-private.h"

static gint64 *
get_slack_of_node (ZhMatching *self,
                   int         node)
{
  return self->slack + (gsize) node * (gsize) self->stride;
}

static void
make_outer (ZhMatching *self,
            int         node)
{
  self->state[node] = ZH_NODE_OUTER;
  self->queue_tail += zh_matching_collect_leaves (self, node, self->queue + self->queue_tail);
}

static void
begin_search (ZhMatching *self,
              int         root)
{
  for (int node = 0; node < self->n + self->blossoms_end; node++)
    {
      self->state[node] = ZH_NODE_UNSEEN;
      self->slack_u[node] = -1;
    }
  self->queue_head = 0;
  self->queue_tail = 0;
  make_outer (self, self->top[root]);
}

/* The outer node before @node on the way to the root, −1 at the root. */
static int
get_outer_parent (const ZhMatching *self,
                  int               node)
{
  int mate = self->mate[self->base[node]];

  return mate < 0 ? -1 : self->top[self->from[self->top[mate]]];
}

static int
find_common_ancestor (ZhMatching *self,
                      int         a,
                      int         b)
{
  self->stamp++;
  for (;;)
    {
      int swap;

      if (a >= 0)
        {
          if (self->mark[a] == self->stamp)
            return a;
          self->mark[a] = self->stamp;
          a = get_outer_parent (self, a);
        }
      swap = a;
      a = b;
      b = swap;
      g_assert (a >= 0 || b >= 0);
    }
}

static int
find_free_place (ZhMatching *self)
{
  for (int i = 0; i < self->blossoms_end; i++)
    if (self->blossoms[i].n_children == 0)
      return self->n + i;
  self->blossoms_end++;
  g_assert (self->n + self->blossoms_end <= self->n_nodes);
  return self->n + self->blossoms_end - 1;
}

typedef struct
{
  int child;
  int u;
  int v;
} CycleStep;

static void
add_step (GArray *steps,
          int     child,
          int     u,
          int     v)
{
  CycleStep step = { child, u, v };

  g_array_append_val (steps, step);
}

/* The steps of the cycle: from the ancestor down to the node of @u, over the edge u–v, and
 * up again. Step i carries the edge from child i to child i + 1. */
static GArray *
trace_cycle (ZhMatching *self,
             int         u,
             int         v,
             int         ancestor)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (CycleStep));
  int     x;
  int     edge_u = u;
  int     edge_v = v;

  for (x = self->top[u]; x != ancestor; x = get_outer_parent (self, x))
    {
      int base = self->base[x];
      int inner_vertex = self->mate[base];
      int inner = self->top[inner_vertex];

      add_step (steps, x, edge_u, edge_v);
      add_step (steps, inner, inner_vertex, base);
      edge_u = self->from[inner];
      edge_v = self->to[inner];
    }
  add_step (steps, ancestor, edge_u, edge_v);

  for (guint i = 0; i < steps->len / 2; i++)
    {
      CycleStep swap = g_array_index (steps, CycleStep, i);

      g_array_index (steps, CycleStep, i) = g_array_index (steps, CycleStep, steps->len - 1 - i);
      g_array_index (steps, CycleStep, steps->len - 1 - i) = swap;
    }

  for (x = self->top[v]; x != ancestor; x = get_outer_parent (self, x))
    {
      int base = self->base[x];
      int inner_vertex = self->mate[base];
      int inner = self->top[inner_vertex];

      add_step (steps, x, base, inner_vertex);
      add_step (steps, inner, self->to[inner], self->from[inner]);
    }
  return steps;
}

/* The least slack from any outer vertex elsewhere to @node. */
static void
find_slack (ZhMatching *self,
            int         node)
{
  gint64            *least = get_slack_of_node (self, node);
  g_autofree gint64 *slack = g_new (gint64, self->stride);

  self->slack_u[node] = -1;
  for (int i = 0; i < self->n_alive; i++)
    {
      int u = self->alive[i];
      int v;

      if (self->top[u] == node || self->state[self->top[u]] != ZH_NODE_OUTER)
        continue;
      v = zh_matching_is_blossom (self, node) ? zh_matching_get_blossom (self, node)->nearest[u] : node;
      zh_matching_get_slack (self, u, v, slack);
      if (self->slack_u[node] >= 0 && zh_words_compare (slack, least, self->stride) >= 0)
        continue;
      self->slack_u[node] = u;
      self->slack_v[node] = v;
      memcpy (least, slack, sizeof (gint64) * (gsize) self->stride);
    }
}

static void
shrink (ZhMatching *self,
        int         u,
        int         v)
{
  int ancestor = find_common_ancestor (self, self->top[u], self->top[v]);
  g_autoptr (GArray) steps = trace_cycle (self, u, v, ancestor);
  int        node = find_free_place (self);
  ZhBlossom *blossom = zh_matching_get_blossom (self, node);

  blossom->n_children = (int) steps->len;
  blossom->children = g_new (int, steps->len);
  blossom->edge_u = g_new (int, steps->len);
  blossom->edge_v = g_new (int, steps->len);
  blossom->nearest = g_new (int, self->n);
  blossom->z = g_new0 (gint64, self->stride);
  self->parent[node] = -1;
  self->base[node] = self->base[ancestor];
  self->state[node] = ZH_NODE_OUTER;
  self->mark[node] = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      CycleStep step = g_array_index (steps, CycleStep, i);
      int       n_leaves = zh_matching_collect_leaves (self, step.child, self->leaves);

      blossom->children[i] = step.child;
      blossom->edge_u[i] = step.u;
      blossom->edge_v[i] = step.v;
      if (self->state[step.child] != ZH_NODE_OUTER)
        make_outer (self, step.child);
      self->parent[step.child] = node;
      for (int j = 0; j < n_leaves; j++)
        self->top[self->leaves[j]] = node;
    }
  zh_matching_find_nearest (self, node);
  find_slack (self, node);
}

/* An inner blossom without bound is taken apart: the even way from the vertex it was
 * entered by to its base stays in the tree, the rest leaves it. */
static void
expand_inner (ZhMatching *self,
              int         node)
{
  ZhBlossom      *blossom = zh_matching_get_blossom (self, node);
  int             n = blossom->n_children;
  g_autofree int *children = g_memdup2 (blossom->children, sizeof (int) * (gsize) n);
  g_autofree int *edge_u = g_memdup2 (blossom->edge_u, sizeof (int) * (gsize) n);
  g_autofree int *edge_v = g_memdup2 (blossom->edge_v, sizeof (int) * (gsize) n);
  int             entry = self->to[node];
  int             place = 0;

  zh_matching_open_blossom (self, node);
  while (children[place] != self->top[entry])
    place++;

  for (int i = 0; i < n; i++)
    {
      self->state[children[i]] = ZH_NODE_UNSEEN;
      self->slack_u[children[i]] = -1;
    }

  self->state[children[place]] = ZH_NODE_INNER;
  self->from[children[place]] = self->from[node];
  self->to[children[place]] = entry;
  while (place != 0)
    {
      gboolean forward = place % 2 == 1;
      int      middle = forward ? place + 1 : place - 1;
      int      next = forward ? (place + 2) % n : place - 2;

      make_outer (self, children[middle]);
      self->state[children[next]] = ZH_NODE_INNER;
      self->from[children[next]] = forward ? edge_u[middle] : edge_v[next];
      self->to[children[next]] = forward ? edge_v[middle] : edge_u[next];
      place = next;
    }

  for (int i = 0; i < n; i++)
    if (self->state[children[i]] == ZH_NODE_UNSEEN)
      find_slack (self, children[i]);
}

static void
augment (ZhMatching *self,
         int         u,
         int         v)
{
  if (zh_matching_is_blossom (self, self->top[v]))
    zh_matching_rotate (self, self->top[v], v);

  for (;;)
    {
      int outer = self->top[u];
      int inner_vertex = self->mate[self->base[outer]];
      int inner;

      if (zh_matching_is_blossom (self, outer))
        zh_matching_rotate (self, outer, u);
      self->mate[u] = v;
      self->mate[v] = u;
      if (inner_vertex < 0)
        return;

      inner = self->top[inner_vertex];
      u = self->from[inner];
      v = self->to[inner];
      if (zh_matching_is_blossom (self, inner))
        zh_matching_rotate (self, inner, v);
    }
}

/* Follows a tight edge from an outer vertex. Returns whether it ended the search. */
static gboolean
use_tight_edge (ZhMatching *self,
                int         u,
                int         v)
{
  int node = self->top[v];
  int mate;

  if (self->state[node] == ZH_NODE_OUTER)
    {
      shrink (self, u, v);
      return FALSE;
    }
  if (self->state[node] == ZH_NODE_INNER)
    return FALSE;

  mate = self->mate[self->base[node]];
  if (mate < 0)
    {
      augment (self, u, v);
      return TRUE;
    }
  self->state[node] = ZH_NODE_INNER;
  self->from[node] = u;
  self->to[node] = v;
  make_outer (self, self->top[mate]);
  return FALSE;
}

/* Compares the slack of u–v with the least one known to the node of @v and keeps it when
 * smaller. Returns whether the edge is tight. */
static inline gboolean
look_at_edge (ZhMatching   *self,
              const gint64 *label_u,
              int           u,
              int           v,
              int           node)
{
  const gint64 *weight = zh_matching_get_weight (self, u, v);
  const gint64 *label_v = self->label + (gsize) v * (gsize) self->stride;
  gint64       *least = get_slack_of_node (self, node);
  gboolean      is_less = self->slack_u[node] < 0;
  gboolean      is_zero = TRUE;
  int           last = self->n_words;
  gint64        low;

  for (int i = 0; i < last; i++)
    {
      gint64 word = label_u[i] + label_v[i] - weight[i];

      if (!is_less && word > least[i])
        return FALSE;
      is_less = is_less || word < least[i];
      is_zero = is_zero && word == 0;
      if (is_less)
        least[i] = word;
    }
  low = label_u[last] + label_v[last] - 2 * zh_matching_get_low (self, u, v);
  if (!is_less && low >= least[last])
    return is_zero && low == 0;
  least[last] = low;
  self->slack_u[node] = u;
  self->slack_v[node] = v;
  return is_zero && low == 0;
}

static gboolean
scan_vertex (ZhMatching *self,
             int         u)
{
  const gint64 *label_u = self->label + (gsize) u * (gsize) self->stride;

  for (int i = 0; i < self->n_alive; i++)
    {
      int v = self->alive[i];
      int node = self->top[v];

      if (node == self->top[u] || self->state[node] == ZH_NODE_INNER)
        continue;
      if (look_at_edge (self, label_u, u, v, node) && use_tight_edge (self, u, v))
        return TRUE;
    }
  return FALSE;
}

static inline gboolean
is_outermost (const ZhMatching *self,
              int               node)
{
  if (self->parent[node] >= 0)
    return FALSE;
  return zh_matching_is_blossom (self, node) ? self->blossoms[node - self->n].n_children > 0 : self->is_alive[node];
}

/* How far the bounds may move before @node becomes interesting; FALSE when it never does. */
static gboolean
get_limit (ZhMatching *self,
           int         node,
           gint64     *limit)
{
  const gint64 *source;
  gboolean      halve = TRUE;

  if (self->state[node] == ZH_NODE_INNER)
    {
      if (!zh_matching_is_blossom (self, node))
        return FALSE;
      source = zh_matching_get_blossom (self, node)->z;
    }
  else
    {
      if (self->slack_u[node] < 0)
        return FALSE;
      source = get_slack_of_node (self, node);
      halve = self->state[node] == ZH_NODE_OUTER;
    }
  for (int i = 0; i < self->stride; i++)
    limit[i] = halve ? source[i] / 2 : source[i];
  return TRUE;
}

static void
find_step (ZhMatching *self,
           gint64     *step)
{
  g_autofree gint64 *limit = g_new (gint64, self->stride);
  gboolean           has_step = FALSE;

  for (int node = 0; node < self->n + self->blossoms_end; node++)
    {
      if (!is_outermost (self, node) || !get_limit (self, node, limit))
        continue;
      if (has_step && zh_words_compare (limit, step, self->stride) >= 0)
        continue;
      has_step = TRUE;
      memcpy (step, limit, sizeof (gint64) * (gsize) self->stride);
    }
  /* The graph is complete and its vertices even in number: an unmatched one always finds
   * another. */
  g_assert (has_step);
}

static void
add_words (gint64       *words,
           const gint64 *step,
           gint64        factor,
           int           n)
{
  for (int i = 0; i < n; i++)
    words[i] += factor * step[i];
}

static void
move_bounds (ZhMatching   *self,
             const gint64 *step)
{
  for (int i = 0; i < self->n_alive; i++)
    {
      int         v = self->alive[i];
      ZhNodeState state = self->state[self->top[v]];

      if (state != ZH_NODE_UNSEEN)
        add_words (self->label + (gsize) v * (gsize) self->stride, step, state == ZH_NODE_OUTER ? -1 : 1, self->stride);
    }
  for (int node = 0; node < self->n + self->blossoms_end; node++)
    {
      ZhNodeState state = self->state[node];

      if (!is_outermost (self, node))
        continue;
      if (self->slack_u[node] >= 0 && state != ZH_NODE_INNER)
        add_words (get_slack_of_node (self, node), step, state == ZH_NODE_OUTER ? -2 : -1, self->stride);
      if (zh_matching_is_blossom (self, node) && state != ZH_NODE_UNSEEN)
        add_words (zh_matching_get_blossom (self, node)->z, step, state == ZH_NODE_OUTER ? 2 : -2, self->stride);
    }
}

/* Uses every edge and blossom that the last step brought to zero. */
static gboolean
use_new_zeros (ZhMatching *self)
{
  for (int node = 0; node < self->n + self->blossoms_end; node++)
    {
      if (!is_outermost (self, node))
        continue;
      if (self->state[node] == ZH_NODE_INNER)
        {
          if (zh_matching_is_blossom (self, node) && zh_words_is_zero (zh_matching_get_blossom (self, node)->z, self->stride))
            expand_inner (self, node);
          continue;
        }
      if (self->slack_u[node] >= 0 && zh_words_is_zero (get_slack_of_node (self, node), self->stride) && self->top[self->slack_u[node]] != node && use_tight_edge (self, self->slack_u[node], self->slack_v[node]))
        return TRUE;
    }
  return FALSE;
}

/* Blossoms without bound tell nothing any more. */
static void
open_empty_blossoms (ZhMatching *self)
{
  gboolean opened = TRUE;

  while (opened)
    {
      opened = FALSE;
      for (int i = 0; i < self->blossoms_end; i++)
        {
          int node = self->n + i;

          if (self->blossoms[i].n_children == 0 || self->parent[node] >= 0 || !zh_words_is_zero (self->blossoms[i].z, self->stride))
            continue;
          zh_matching_open_blossom (self, node);
          opened = TRUE;
        }
    }
  while (self->blossoms_end > 0 && self->blossoms[self->blossoms_end - 1].n_children == 0)
    self->blossoms_end--;
}

void
zh_matching_augment_from (ZhMatching *self,
                          int         root)
{
  g_autofree gint64 *step = g_new (gint64, self->stride);

  begin_search (self, root);
  for (;;)
    {
      gboolean done = FALSE;

      while (!done && self->queue_head < self->queue_tail)
        done = scan_vertex (self, self->queue[self->queue_head++]);
      if (!done)
        {
          find_step (self, step);
          move_bounds (self, step);
          done = use_new_zeros (self);
        }
      if (done)
        break;
    }
  open_empty_blossoms (self);
}
