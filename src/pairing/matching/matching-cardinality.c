#include "config.h"

#include "matching-cardinality.h"

#include <string.h>

ZhBitGraph *
zh_bit_graph_new (int n)
{
  ZhBitGraph *self = g_new0 (ZhBitGraph, 1);

  g_assert (n >= 1);

  self->n = n;
  self->n_words = (n + 63) / 64;
  self->rows = g_new0 (guint64, (gsize) n * (gsize) self->n_words);
  return self;
}

void
zh_bit_graph_free (ZhBitGraph *self)
{
  if (self == NULL)
    return;
  g_free (self->rows);
  g_free (self);
}

guint64 *
zh_bit_set_new (const ZhBitGraph *graph)
{
  return g_new0 (guint64, graph->n_words);
}

static guint64 *
get_row (const ZhBitGraph *self,
         int               u)
{
  return self->rows + (gsize) u * (gsize) self->n_words;
}

void
zh_bit_graph_set_edge (ZhBitGraph *self,
                       int         u,
                       int         v,
                       gboolean    joined)
{
  g_assert (u != v);

  if (joined)
    {
      zh_bit_set_add (get_row (self, u), v);
      zh_bit_set_add (get_row (self, v), u);
    }
  else
    {
      zh_bit_set_remove (get_row (self, u), v);
      zh_bit_set_remove (get_row (self, v), u);
    }
}

gboolean
zh_bit_graph_has_edge (const ZhBitGraph *self,
                       int               u,
                       int               v)
{
  return zh_bit_set_has (get_row (self, u), v);
}

/* One search. @parent of an inner or blossom vertex is the outer vertex it was reached
 * from; @base is the base of the blossom a vertex lies in. */
typedef struct
{
  const ZhBitGraph *graph;
  const guint64    *vertices;
  int              *mate;
  int              *parent;
  int              *base;
  int              *queue;
  int               queue_tail;
  guint64          *outer;
  guint64          *unseen;
  gboolean         *mark;
} Search;

static Search *
search_new (const ZhBitGraph *graph,
            const guint64    *vertices,
            int              *mate)
{
  Search *search = g_new0 (Search, 1);

  search->graph = graph;
  search->vertices = vertices;
  search->mate = mate;
  search->parent = g_new (int, graph->n);
  search->base = g_new (int, graph->n);
  search->queue = g_new (int, graph->n);
  search->outer = zh_bit_set_new (graph);
  search->unseen = zh_bit_set_new (graph);
  search->mark = g_new (gboolean, graph->n);
  return search;
}

static void
search_free (Search *search)
{
  g_free (search->parent);
  g_free (search->base);
  g_free (search->queue);
  g_free (search->outer);
  g_free (search->unseen);
  g_free (search->mark);
  g_free (search);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_free)

static void
make_outer (Search *search,
            int     v)
{
  zh_bit_set_add (search->outer, v);
  zh_bit_set_remove (search->unseen, v);
  search->queue[search->queue_tail++] = v;
}

static void
begin_search (Search *search)
{
  gsize row_size = sizeof (guint64) * (gsize) search->graph->n_words;

  for (int v = 0; v < search->graph->n; v++)
    {
      search->parent[v] = -1;
      search->base[v] = v;
    }
  memset (search->outer, 0, row_size);
  memcpy (search->unseen, search->vertices, row_size);
  search->queue_tail = 0;
}

static int
find_common_base (Search *search,
                  int     a,
                  int     b)
{
  memset (search->mark, 0, sizeof (gboolean) * (gsize) search->graph->n);
  for (;;)
    {
      a = search->base[a];
      search->mark[a] = TRUE;
      if (search->mate[a] < 0)
        break;
      a = search->parent[search->mate[a]];
    }
  for (;;)
    {
      b = search->base[b];
      if (search->mark[b])
        return b;
      if (search->mate[b] < 0)
        return -1;
      b = search->parent[search->mate[b]];
    }
}

static void
mark_path (Search *search,
           int     v,
           int     base,
           int     child)
{
  while (search->base[v] != base)
    {
      search->mark[search->base[v]] = TRUE;
      search->mark[search->base[search->mate[v]]] = TRUE;
      search->parent[v] = child;
      child = search->mate[v];
      v = search->parent[search->mate[v]];
    }
}

static void
shrink (Search *search,
        int     u,
        int     v)
{
  int base = find_common_base (search, u, v);

  /* Different trees would be an augmenting path, which a search of all unmatched vertices
   * of a greatest matching never meets. */
  g_assert (base >= 0);

  memset (search->mark, 0, sizeof (gboolean) * (gsize) search->graph->n);
  mark_path (search, u, base, v);
  mark_path (search, v, base, u);
  for (int w = 0; w < search->graph->n; w++)
    if (search->mark[search->base[w]] && zh_bit_set_has (search->vertices, w))
      {
        search->base[w] = base;
        if (!zh_bit_set_has (search->outer, w))
          make_outer (search, w);
      }
}

/* Looks along the edges of outer vertex @u. Returns the unmatched vertex that ends an
 * augmenting path, or −1. */
static int
scan (Search *search,
      int     u)
{
  const guint64 *row = get_row (search->graph, u);

  for (int i = 0; i < search->graph->n_words; i++)
    {
      guint64 bits = row[i] & (search->unseen[i] | search->outer[i]);

      while (bits != 0)
        {
          int v = i * 64 + __builtin_ctzll (bits);

          bits &= bits - 1;
          if (zh_bit_set_has (search->outer, v))
            {
              if (search->base[u] != search->base[v])
                shrink (search, u, v);
            }
          else if (zh_bit_set_has (search->unseen, v))
            {
              search->parent[v] = u;
              zh_bit_set_remove (search->unseen, v);
              if (search->mate[v] < 0)
                return v;
              make_outer (search, search->mate[v]);
            }
        }
    }
  return -1;
}

static gboolean
augment_from (Search *search,
              int     root)
{
  int end = -1;

  begin_search (search);
  make_outer (search, root);
  for (int head = 0; head < search->queue_tail && end < 0; head++)
    end = scan (search, search->queue[head]);
  if (end < 0)
    return FALSE;

  while (end >= 0)
    {
      int outer = search->parent[end];
      int next = search->mate[outer];

      search->mate[end] = outer;
      search->mate[outer] = end;
      end = next;
    }
  return TRUE;
}

static void
match_greedily (const ZhBitGraph *self,
                const guint64    *vertices,
                int              *mate)
{
  g_autofree guint64 *free_set = zh_bit_set_new (self);

  for (int v = 0; v < self->n; v++)
    if (zh_bit_set_has (vertices, v) && mate[v] < 0)
      zh_bit_set_add (free_set, v);
  for (int v = 0; v < self->n; v++)
    {
      const guint64 *row = get_row (self, v);

      if (!zh_bit_set_has (free_set, v))
        continue;
      for (int i = 0; i < self->n_words; i++)
        if ((row[i] & free_set[i]) != 0)
          {
            mate[v] = i * 64 + __builtin_ctzll (row[i] & free_set[i]);
            mate[mate[v]] = v;
            zh_bit_set_remove (free_set, v);
            zh_bit_set_remove (free_set, mate[v]);
            break;
          }
    }
}

int
zh_bit_graph_match (const ZhBitGraph *self,
                    const guint64    *vertices,
                    int              *mate)
{
  g_autoptr (Search) search = search_new (self, vertices, mate);
  int n_free = 0;

  match_greedily (self, vertices, mate);
  for (int v = 0; v < self->n; v++)
    if (zh_bit_set_has (vertices, v) && mate[v] < 0 && !augment_from (search, v))
      n_free++;
  return n_free;
}

void
zh_bit_graph_find_missable (const ZhBitGraph *self,
                            const guint64    *vertices,
                            const int        *mate,
                            guint64          *missable)
{
  g_autofree int *copy = g_memdup2 (mate, sizeof (int) * (gsize) self->n);
  g_autoptr (Search) search = search_new (self, vertices, copy);

  begin_search (search);
  for (int v = 0; v < self->n; v++)
    if (zh_bit_set_has (vertices, v) && copy[v] < 0)
      make_outer (search, v);
  for (int head = 0; head < search->queue_tail; head++)
    {
      int end = scan (search, search->queue[head]);

      g_assert (end < 0);
    }
  memcpy (missable, search->outer, sizeof (guint64) * (gsize) self->n_words);
}
