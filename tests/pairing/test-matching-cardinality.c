/* The matching of most pairs against all matchings of small graphs. */
#include "config.h"

#include <string.h>

#include "matching-cardinality.h"

#define MAX_N 11

static int
count_slowly (const ZhBitGraph *graph,
              guint             left)
{
  int best = 0;
  int u = 0;

  if (left == 0)
    return 0;
  while ((left & (1u << u)) == 0)
    u++;
  best = count_slowly (graph, left & ~(1u << u));
  for (int v = u + 1; v < graph->n; v++)
    if ((left & (1u << v)) != 0 && zh_bit_graph_has_edge (graph, u, v))
      best = MAX (best, 1 + count_slowly (graph, left & ~(1u << u) & ~(1u << v)));
  return best;
}

static ZhBitGraph *
make_graph (int density)
{
  ZhBitGraph *graph = zh_bit_graph_new (g_test_rand_int_range (1, MAX_N + 1));

  for (int u = 0; u < graph->n; u++)
    for (int v = u + 1; v < graph->n; v++)
      if (g_test_rand_int_range (0, 10) < density)
        zh_bit_graph_set_edge (graph, u, v, TRUE);
  return graph;
}

static guint
make_part (const ZhBitGraph *graph)
{
  guint part = (1u << graph->n) - 1;

  if (g_test_rand_bit ())
    part &= (guint) g_test_rand_int ();
  return part;
}

static int
count_pairs (const ZhBitGraph *graph,
             guint             part,
             const int        *mate)
{
  int n_pairs = 0;

  for (int v = 0; v < graph->n; v++)
    if ((part & (1u << v)) != 0 && mate[v] >= 0)
      {
        g_assert_true (zh_bit_graph_has_edge (graph, v, mate[v]));
        g_assert_cmpint (mate[mate[v]], ==, v);
        g_assert_true ((part & (1u << mate[v])) != 0);
        n_pairs++;
      }
  g_assert_cmpint (n_pairs % 2, ==, 0);
  return n_pairs / 2;
}

static void
test_random (void)
{
  for (int i = 0; i < 4000; i++)
    {
      g_autoptr (ZhBitGraph) graph = make_graph (1 + i % 9);
      g_autofree guint64 *vertices = zh_bit_set_new (graph);
      g_autofree guint64 *missable = zh_bit_set_new (graph);
      guint               part = make_part (graph);
      int                 mate[MAX_N];
      int                 n_free;
      int                 best = count_slowly (graph, part);

      vertices[0] = part;
      memset (mate, -1, sizeof mate);
      n_free = zh_bit_graph_match (graph, vertices, mate);
      g_assert_cmpint (count_pairs (graph, part, mate), ==, best);
      g_assert_cmpint (n_free, ==, __builtin_popcount (part) - 2 * best);

      zh_bit_graph_find_missable (graph, vertices, mate, missable);
      for (int v = 0; v < graph->n; v++)
        if ((part & (1u << v)) != 0)
          g_assert_true (zh_bit_set_has (missable, v) == (count_slowly (graph, part & ~(1u << v)) == best));
        else
          g_assert_false (zh_bit_set_has (missable, v));
    }
}

/* A start is kept: who was matched stays matched. */
static void
test_start (void)
{
  for (int i = 0; i < 1000; i++)
    {
      g_autoptr (ZhBitGraph) graph = make_graph (2 + i % 7);
      g_autofree guint64 *vertices = zh_bit_set_new (graph);
      int                 mate[MAX_N];
      int                 before[MAX_N];

      vertices[0] = (1u << graph->n) - 1;
      memset (mate, -1, sizeof mate);
      for (int v = 0; v + 1 < graph->n; v += 3)
        if (zh_bit_graph_has_edge (graph, v, v + 1))
          {
            mate[v] = v + 1;
            mate[v + 1] = v;
          }
      memcpy (before, mate, sizeof mate);
      zh_bit_graph_match (graph, vertices, mate);
      g_assert_cmpint (count_pairs (graph, (guint) vertices[0], mate), ==, count_slowly (graph, (guint) vertices[0]));
      for (int v = 0; v < graph->n; v++)
        g_assert_true (before[v] < 0 || mate[v] >= 0);
    }
}

/* A graph of several words: a long path and odd cycles hanging from it. */
static void
test_large (void)
{
  g_autoptr (ZhBitGraph) graph = zh_bit_graph_new (400);
  g_autofree guint64 *vertices = zh_bit_set_new (graph);
  g_autofree int     *mate = g_new (int, graph->n);

  for (int v = 0; v < graph->n; v++)
    {
      zh_bit_set_add (vertices, v);
      mate[v] = -1;
      if (v > 0)
        zh_bit_graph_set_edge (graph, v - 1, v, TRUE);
      if (v >= 2 && v % 5 == 0)
        zh_bit_graph_set_edge (graph, v - 2, v, TRUE);
    }
  /* A bad start that only long paths repair. */
  for (int v = 1; v + 1 < graph->n - 1; v += 2)
    {
      mate[v] = v + 1;
      mate[v + 1] = v;
    }
  g_assert_cmpint (zh_bit_graph_match (graph, vertices, mate), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/matching-cardinality/random", test_random);
  g_test_add_func ("/matching-cardinality/start", test_start);
  g_test_add_func ("/matching-cardinality/large", test_large);

  return g_test_run ();
}
