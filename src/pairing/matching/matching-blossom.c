/* Blossoms: odd cycles of tight edges, shrunk to one node. */
#include "config.h"

#include "matching-private.h"

int
zh_matching_collect_leaves (const ZhMatching *self,
                            int               node,
                            int              *leaves)
{
  const ZhBlossom *blossom;
  int              n = 0;

  if (!zh_matching_is_blossom (self, node))
    {
      leaves[0] = node;
      return 1;
    }
  blossom = &self->blossoms[node - self->n];
  for (int i = 0; i < blossom->n_children; i++)
    n += zh_matching_collect_leaves (self, blossom->children[i], leaves + n);
  return n;
}

static void
reverse (int *items,
         int  n)
{
  for (int i = 0; i < n / 2; i++)
    {
      int other = items[n - 1 - i];

      items[n - 1 - i] = items[i];
      items[i] = other;
    }
}

/* Moves the item at @first to the front, keeping the cyclic order. */
static void
rotate_items (int *items,
              int  n,
              int  first)
{
  reverse (items, first);
  reverse (items + first, n - first);
  reverse (items, n);
}

static int
find_child (const ZhMatching *self,
            int               node,
            int               vertex,
            int              *child)
{
  const ZhBlossom *blossom = &self->blossoms[node - self->n];
  int              place = 0;

  *child = vertex;
  while (self->parent[*child] != node)
    *child = self->parent[*child];
  while (blossom->children[place] != *child)
    place++;
  return place;
}

static void
match_across (ZhMatching *self,
              ZhBlossom  *blossom,
              int         i)
{
  int u = blossom->edge_u[i];
  int v = blossom->edge_v[i];
  int left = blossom->children[i];
  int right = blossom->children[(i + 1) % blossom->n_children];

  if (zh_matching_is_blossom (self, left))
    zh_matching_rotate (self, left, u);
  if (zh_matching_is_blossom (self, right))
    zh_matching_rotate (self, right, v);
  self->mate[u] = v;
  self->mate[v] = u;
}

void
zh_matching_rotate (ZhMatching *self,
                    int         node,
                    int         vertex)
{
  ZhBlossom *blossom = zh_matching_get_blossom (self, node);
  int        child;
  int        place = find_child (self, node, vertex, &child);

  if (zh_matching_is_blossom (self, child))
    zh_matching_rotate (self, child, vertex);

  /* The way to the old base over an even number of edges changes its matched edges. */
  if (place % 2 == 1)
    for (int i = place + 1; i < blossom->n_children; i += 2)
      match_across (self, blossom, i);
  else
    for (int i = place - 2; i >= 0; i -= 2)
      match_across (self, blossom, i);

  rotate_items (blossom->children, blossom->n_children, place);
  rotate_items (blossom->edge_u, blossom->n_children, place);
  rotate_items (blossom->edge_v, blossom->n_children, place);
  self->base[node] = vertex;
}

void
zh_matching_open_blossom (ZhMatching *self,
                          int         node)
{
  ZhBlossom *blossom = zh_matching_get_blossom (self, node);

  g_assert (self->parent[node] < 0);

  for (int i = 0; i < blossom->n_children; i++)
    {
      int child = blossom->children[i];
      int n_leaves = zh_matching_collect_leaves (self, child, self->leaves);

      self->parent[child] = -1;
      for (int j = 0; j < n_leaves; j++)
        self->top[self->leaves[j]] = child;
    }
  g_clear_pointer (&blossom->children, g_free);
  g_clear_pointer (&blossom->edge_u, g_free);
  g_clear_pointer (&blossom->edge_v, g_free);
  g_clear_pointer (&blossom->nearest, g_free);
  g_clear_pointer (&blossom->z, g_free);
  blossom->n_children = 0;
}

/* Keeps in @nearest[x] whichever of it and @u has the smaller slack to @x; the bound of @x
 * is left out, being the same for both. */
static void
offer_nearest (ZhMatching *self,
               int        *nearest,
               int         u,
               int         x)
{
  gint64       *kept = self->scratch + (gsize) x * (gsize) self->stride;
  const gint64 *label = self->label + (gsize) u * (gsize) self->stride;
  const gint64 *weight = zh_matching_get_weight (self, u, x);
  int           order = -1;
  int           last = self->n_words;

  if (nearest[x] >= 0)
    {
      order = 0;
      for (int i = 0; i < last && order == 0; i++)
        order = (label[i] - weight[i] > kept[i]) - (label[i] - weight[i] < kept[i]);
      if (order == 0)
        order = label[last] - 2 * zh_matching_get_low (self, u, x) < kept[last] ? -1 : 1;
    }
  if (order > 0)
    return;
  nearest[x] = u;
  for (int i = 0; i < last; i++)
    kept[i] = label[i] - weight[i];
  kept[last] = label[last] - 2 * zh_matching_get_low (self, u, x);
}

void
zh_matching_find_nearest (ZhMatching *self,
                          int         node)
{
  ZhBlossom *blossom = zh_matching_get_blossom (self, node);

  for (int x = 0; x < self->n; x++)
    blossom->nearest[x] = -1;
  for (int i = 0; i < blossom->n_children; i++)
    {
      int        child = blossom->children[i];
      const int *inner = zh_matching_is_blossom (self, child) ? zh_matching_get_blossom (self, child)->nearest : NULL;

      for (int j = 0; j < self->n_alive; j++)
        {
          int x = self->alive[j];

          if (self->top[x] != node)
            offer_nearest (self, blossom->nearest, inner != NULL ? inner[x] : child, x);
        }
    }
}
