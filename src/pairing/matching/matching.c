#include "config.h"

#include "matching-private.h"

#include <string.h>

ZhMatching *
zh_matching_new (int n_vertices,
                 int n_words)
{
  ZhMatching *self = g_new0 (ZhMatching, 1);
  gsize       n = (gsize) n_vertices;
  gsize       n_nodes = n + n / 2 + 1;
  gsize       stride = (gsize) n_words + 1;

  g_assert (n_vertices >= 2 && n_vertices % 2 == 0);
  g_assert (n_words >= 1);

  self->n = n_vertices;
  self->n_words = n_words;
  self->stride = n_words + 1;
  self->n_nodes = (int) n_nodes;
  self->classes = g_new0 (guint16, n * n);
  self->weights = g_array_new (FALSE, TRUE, sizeof (gint64));
  g_array_set_size (self->weights, (guint) n_words);
  self->alive = g_new (int, n);
  self->is_alive = g_new (gboolean, n);
  self->label = g_new0 (gint64, n * stride);
  self->mate = g_new (int, n);
  self->top = g_new (int, n);
  self->parent = g_new (int, n_nodes);
  self->base = g_new (int, n_nodes);
  self->blossoms = g_new0 (ZhBlossom, n_nodes - n);
  self->state = g_new0 (ZhNodeState, n_nodes);
  self->from = g_new (int, n_nodes);
  self->to = g_new (int, n_nodes);
  self->slack_u = g_new (int, n_nodes);
  self->slack_v = g_new (int, n_nodes);
  self->slack = g_new (gint64, n_nodes * stride);
  self->queue = g_new (int, n);
  self->leaves = g_new (int, n);
  self->mark = g_new0 (int, n_nodes);
  self->scratch = g_new (gint64, n * stride);

  self->n_alive = n_vertices;
  for (int v = 0; v < n_vertices; v++)
    {
      self->alive[v] = v;
      self->is_alive[v] = TRUE;
      self->mate[v] = -1;
      self->top[v] = v;
      self->base[v] = v;
    }
  for (int node = 0; node < self->n_nodes; node++)
    self->parent[node] = -1;
  return self;
}

void
zh_matching_free (ZhMatching *self)
{
  if (self == NULL)
    return;
  for (int i = 0; i < self->blossoms_end; i++)
    {
      g_free (self->blossoms[i].children);
      g_free (self->blossoms[i].edge_u);
      g_free (self->blossoms[i].edge_v);
      g_free (self->blossoms[i].nearest);
      g_free (self->blossoms[i].z);
    }
  g_free (self->classes);
  g_free (self->low);
  g_array_unref (self->weights);
  g_free (self->alive);
  g_free (self->is_alive);
  g_free (self->label);
  g_free (self->mate);
  g_free (self->top);
  g_free (self->parent);
  g_free (self->base);
  g_free (self->blossoms);
  g_free (self->state);
  g_free (self->from);
  g_free (self->to);
  g_free (self->slack_u);
  g_free (self->slack_v);
  g_free (self->slack);
  g_free (self->queue);
  g_free (self->leaves);
  g_free (self->mark);
  g_free (self->scratch);
  g_free (self);
}

static gboolean
has_weight (const ZhMatching *self,
            guint             weight_class,
            const gint64     *words)
{
  for (int i = 0; i < self->n_words; i++)
    if (g_array_index (self->weights, gint64, weight_class * (guint) self->n_words + (guint) i) != 2 * words[i])
      return FALSE;
  return TRUE;
}

guint16
zh_matching_add_class (ZhMatching   *self,
                       const gint64 *words)
{
  guint n_classes = self->weights->len / (guint) self->n_words;

  for (guint i = 0; i < n_classes; i++)
    if (has_weight (self, i, words))
      return (guint16) i;

  g_assert (n_classes <= G_MAXUINT16);
  for (int i = 0; i < self->n_words; i++)
    {
      gint64 doubled = 2 * words[i];

      g_assert (words[i] >= -ZH_MATCHING_WORD_MAX && words[i] <= ZH_MATCHING_WORD_MAX);
      g_array_append_val (self->weights, doubled);
    }
  return (guint16) n_classes;
}

void
zh_matching_set_class (ZhMatching *self,
                       int         u,
                       int         v,
                       guint16     weight_class)
{
  g_assert (u != v);

  self->classes[(gsize) u * (gsize) self->n + (gsize) v] = weight_class;
  self->classes[(gsize) v * (gsize) self->n + (gsize) u] = weight_class;
}

guint16
zh_matching_get_class (const ZhMatching *self,
                       int               u,
                       int               v)
{
  return self->classes[(gsize) u * (gsize) self->n + (gsize) v];
}

void
zh_matching_set_low (ZhMatching *self,
                     int         u,
                     int         v,
                     gint32      low)
{
  g_assert (u != v);

  if (self->low == NULL)
    {
      if (low == 0)
        return;
      self->low = g_new0 (gint32, (gsize) self->n * (gsize) self->n);
    }
  self->low[(gsize) u * (gsize) self->n + (gsize) v] = low;
  self->low[(gsize) v * (gsize) self->n + (gsize) u] = low;
}

/* The greatest weight at a vertex bounds every edge from there: half of its double. */
void
zh_matching_prepare (ZhMatching *self)
{
  for (int u = 0; u < self->n; u++)
    {
      gint64 *label = self->label + (gsize) u * (gsize) self->stride;
      guint16 best = self->classes[(gsize) u * (gsize) self->n + (gsize) (u == 0)];

      for (int v = 0; v < self->n; v++)
        {
          guint16 other = self->classes[(gsize) u * (gsize) self->n + (gsize) v];

          if (v == u || other == best)
            continue;
          if (zh_words_compare (&g_array_index (self->weights, gint64, (gsize) other * (gsize) self->n_words),
                                &g_array_index (self->weights, gint64, (gsize) best * (gsize) self->n_words),
                                self->n_words) > 0)
            best = other;
        }
      for (int i = 0; i < self->n_words; i++)
        label[i] = g_array_index (self->weights, gint64, (gsize) best * (gsize) self->n_words + (gsize) i) / 2;
      label[self->n_words] = 0;
      if (self->low != NULL)
        for (int v = 0; v < self->n; v++)
          label[self->n_words] = MAX (label[self->n_words], zh_matching_get_low (self, u, v));
    }
}

void
zh_matching_suggest (ZhMatching *self,
                     int         u,
                     int         v)
{
  if (self->mate[u] >= 0 || self->mate[v] >= 0 || !zh_matching_is_tight (self, u, v))
    return;
  self->mate[u] = v;
  self->mate[v] = u;
}

void
zh_matching_solve (ZhMatching *self)
{
  for (int i = 0; i < self->n_alive; i++)
    if (self->mate[self->alive[i]] < 0)
      zh_matching_augment_from (self, self->alive[i]);
}

int
zh_matching_get_mate (const ZhMatching *self,
                      int               v)
{
  return self->mate[v];
}

/* Opens an outermost blossom whose bound may be positive. Half of it goes to each vertex
 * inside; this loosens the edges going out, so that the matched one must be given up. */
static void
dissolve (ZhMatching *self,
          int         node)
{
  ZhBlossom *blossom = zh_matching_get_blossom (self, node);

  if (!zh_words_is_zero (blossom->z, self->stride))
    {
      int n_leaves = zh_matching_collect_leaves (self, node, self->leaves);
      int base = self->base[node];

      for (int i = 0; i < n_leaves; i++)
        for (int j = 0; j < self->stride; j++)
          self->label[(gsize) self->leaves[i] * (gsize) self->stride + (gsize) j] += blossom->z[j] / 2;
      if (self->mate[base] >= 0)
        {
          self->mate[self->mate[base]] = -1;
          self->mate[base] = -1;
        }
    }
  zh_matching_open_blossom (self, node);
}

static void
unmatch (ZhMatching *self,
         int         v)
{
  if (self->mate[v] < 0)
    return;
  self->mate[self->mate[v]] = -1;
  self->mate[v] = -1;
}

/* The least bound of @v that covers all its edges, where it is in no blossom. */
static void
find_label (ZhMatching *self,
            int         v)
{
  gint64            *label = self->label + (gsize) v * (gsize) self->stride;
  g_autofree gint64 *slack = g_new (gint64, self->stride);
  g_autofree gint64 *least = g_new (gint64, self->stride);
  gboolean           has_least = FALSE;

  for (int i = 0; i < self->n_alive; i++)
    {
      int u = self->alive[i];

      if (u == v)
        continue;
      zh_matching_get_slack (self, u, v, slack);
      if (has_least && zh_words_compare (slack, least, self->stride) >= 0)
        continue;
      has_least = TRUE;
      memcpy (least, slack, sizeof (gint64) * (gsize) self->stride);
    }
  for (int j = 0; has_least && j < self->stride; j++)
    label[j] -= least[j];
}

/* Edges at @v have changed: blossoms elsewhere must know again which of their vertices is
 * nearest to it. */
static void
update_nearest (ZhMatching *self,
                int         v)
{
  g_autofree gint64 *slack = g_new (gint64, self->stride);
  g_autofree gint64 *least = g_new (gint64, self->stride);

  for (int b = 0; b < self->blossoms_end; b++)
    {
      int node = self->n + b;
      int n_leaves;

      if (self->blossoms[b].n_children == 0)
        continue;
      n_leaves = zh_matching_collect_leaves (self, node, self->leaves);
      for (int i = 0; i < n_leaves; i++)
        {
          zh_matching_get_slack (self, self->leaves[i], v, slack);
          if (i > 0 && zh_words_compare (slack, least, self->stride) >= 0)
            continue;
          memcpy (least, slack, sizeof (gint64) * (gsize) self->stride);
          self->blossoms[b].nearest[v] = self->leaves[i];
        }
    }
}

void
zh_matching_touch (ZhMatching *self,
                   int         v)
{
  g_assert (self->is_alive[v]);

  while (self->top[v] != v)
    dissolve (self, self->top[v]);
  unmatch (self, v);
  find_label (self, v);
  update_nearest (self, v);
}

gboolean
zh_matching_is_tight (const ZhMatching *self,
                      int               u,
                      int               v)
{
  const gint64 *weight = zh_matching_get_weight (self, u, v);
  const gint64 *label_u = self->label + (gsize) u * (gsize) self->stride;
  const gint64 *label_v = self->label + (gsize) v * (gsize) self->stride;

  /* Inside a blossom the sum of the bounds is less by z: not told apart here, such an edge
   * counts as one that may be matched. */
  if (self->top[u] == self->top[v])
    return TRUE;
  for (int i = 0; i < self->n_words; i++)
    if (label_u[i] + label_v[i] != weight[i])
      return FALSE;
  return label_u[self->n_words] + label_v[self->n_words] == 2 * zh_matching_get_low (self, u, v);
}

static void
take_out (ZhMatching *self,
          int         v)
{
  int place = 0;

  while (self->alive[place] != v)
    place++;
  self->n_alive--;
  memmove (self->alive + place, self->alive + place + 1, sizeof (int) * (gsize) (self->n_alive - place));
  self->is_alive[v] = FALSE;
}

void
zh_matching_fix_pair (ZhMatching *self,
                      int         u,
                      int         v)
{
  g_assert (self->mate[u] == v && self->is_alive[u] && self->is_alive[v]);

  while (self->top[u] != u)
    dissolve (self, self->top[u]);
  while (self->top[v] != v)
    dissolve (self, self->top[v]);
  take_out (self, u);
  take_out (self, v);
  self->mate[u] = v;
  self->mate[v] = u;
}

void
zh_matching_reset_low (ZhMatching   *self,
                       const gint64 *bounds)
{
  for (int i = 0; i < self->n_alive; i++)
    while (self->top[self->alive[i]] != self->alive[i])
      dissolve (self, self->top[self->alive[i]]);

  for (int i = 0; i < self->n_alive; i++)
    {
      int v = self->alive[i];

      self->label[(gsize) v * (gsize) self->stride + (gsize) self->n_words] = bounds == NULL ? 0 : 2 * bounds[v];
    }
  for (int i = 0; i < self->n_alive; i++)
    {
      int v = self->alive[i];

      if (self->mate[v] >= 0 && !zh_matching_is_tight (self, v, self->mate[v]))
        unmatch (self, v);
    }
}
