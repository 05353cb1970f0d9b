/* The weighted matching against all matchings of small graphs, from scratch and after
 * every kind of change.
 */
#include "config.h"

#include <string.h>

#include "matching.h"

#define MAX_N 12
#define N_WORDS 2

typedef struct
{
  gint64 words[N_WORDS + 1];
} Value;

typedef struct
{
  int      n;
  Value    weight[MAX_N][MAX_N];
  gboolean gone[MAX_N];
} Graph;

static int
compare_values (const Value *a,
                const Value *b)
{
  for (int i = 0; i <= N_WORDS; i++)
    if (a->words[i] != b->words[i])
      return a->words[i] < b->words[i] ? -1 : 1;
  return 0;
}

static Value
add_values (Value a,
            Value b)
{
  for (int i = 0; i <= N_WORDS; i++)
    a.words[i] += b.words[i];
  return a;
}

/* The greatest weight of a perfect matching of the vertices in @left, by trying all. */
static Value
solve_slowly (const Graph *graph,
              guint        left)
{
  Value    best = { { 0 } };
  gboolean has_best = FALSE;
  int      u = 0;

  if (left == 0)
    return best;
  while ((left & (1u << u)) == 0)
    u++;
  for (int v = u + 1; v < graph->n; v++)
    {
      Value value;

      if ((left & (1u << v)) == 0)
        continue;
      value = add_values (graph->weight[u][v], solve_slowly (graph, left & ~(1u << u) & ~(1u << v)));
      if (!has_best || compare_values (&value, &best) > 0)
        best = value;
      has_best = TRUE;
    }
  return best;
}

static guint
get_left (const Graph *graph)
{
  guint left = 0;

  for (int v = 0; v < graph->n; v++)
    if (!graph->gone[v])
      left |= 1u << v;
  return left;
}

static void
assert_best (const Graph      *graph,
             const ZhMatching *matching)
{
  Value best = solve_slowly (graph, get_left (graph));
  Value found = { { 0 } };

  for (int v = 0; v < graph->n; v++)
    {
      int mate = zh_matching_get_mate (matching, v);

      g_assert_cmpint (mate, >=, 0);
      g_assert_cmpint (zh_matching_get_mate (matching, mate), ==, v);
      g_assert_true (graph->gone[v] == graph->gone[mate]);
      if (!graph->gone[v] && v < mate)
        {
          found = add_values (found, graph->weight[v][mate]);
          g_assert_true (zh_matching_is_tight (matching, v, mate));
        }
    }
  for (int i = 0; i <= N_WORDS; i++)
    g_assert_cmpint (found.words[i], ==, best.words[i]);
}

static void
set_edge (Graph       *graph,
          ZhMatching  *matching,
          int          u,
          int          v,
          const Value *value)
{
  graph->weight[u][v] = *value;
  graph->weight[v][u] = *value;
  zh_matching_set_class (matching, u, v, zh_matching_add_class (matching, value->words));
  zh_matching_set_low (matching, u, v, (gint32) value->words[N_WORDS]);
}

static Value
make_value (int range)
{
  Value value;

  for (int i = 0; i <= N_WORDS; i++)
    value.words[i] = g_test_rand_int_range (0, range);
  if (g_test_rand_int_range (0, 3) == 0)
    memset (&value, 0, sizeof value);
  return value;
}

static ZhMatching *
make_graph (Graph *graph,
            int    range)
{
  ZhMatching *matching;

  memset (graph, 0, sizeof *graph);
  graph->n = 2 * g_test_rand_int_range (1, MAX_N / 2 + 1);
  matching = zh_matching_new (graph->n, N_WORDS);
  for (int u = 0; u < graph->n; u++)
    for (int v = u + 1; v < graph->n; v++)
      {
        Value value = make_value (range);

        set_edge (graph, matching, u, v, &value);
      }
  zh_matching_prepare (matching);
  return matching;
}

static void
test_random (void)
{
  for (int i = 0; i < 3000; i++)
    {
      Graph graph;
      g_autoptr (ZhMatching) matching = make_graph (&graph, 2 + i % 7);

      if (i % 2 == 0)
        for (int v = 0; v < graph.n / 2; v++)
          zh_matching_suggest (matching, v, v + graph.n / 2);
      zh_matching_solve (matching);
      assert_best (&graph, matching);
    }
}

/* Vertices are given new weights one after another. */
static void
test_changes (void)
{
  for (int i = 0; i < 600; i++)
    {
      Graph graph;
      g_autoptr (ZhMatching) matching = make_graph (&graph, 2 + i % 5);

      zh_matching_solve (matching);
      for (int change = 0; change < 12; change++)
        {
          int u = g_test_rand_int_range (0, graph.n);

          for (int v = 0; v < graph.n; v++)
            if (v != u && g_test_rand_bit ())
              {
                Value value = make_value (2 + i % 5);

                set_edge (&graph, matching, u, v, &value);
              }
          zh_matching_touch (matching, u);
          zh_matching_solve (matching);
          assert_best (&graph, matching);
        }
    }
}

/* Pairs of the solution are fixed one by one; the rest stays best. */
static void
test_fixing (void)
{
  for (int i = 0; i < 600; i++)
    {
      Graph graph;
      g_autoptr (ZhMatching) matching = make_graph (&graph, 2 + i % 5);

      zh_matching_solve (matching);
      for (int left = graph.n; left > 2; left -= 2)
        {
          int u = g_test_rand_int_range (0, graph.n);
          int v;

          while (graph.gone[u])
            u = (u + 1) % graph.n;
          v = zh_matching_get_mate (matching, u);
          zh_matching_fix_pair (matching, u, v);
          graph.gone[u] = TRUE;
          graph.gone[v] = TRUE;
          zh_matching_solve (matching);
          assert_best (&graph, matching);
        }
    }
}

static void
test_reset_low (void)
{
  for (int i = 0; i < 600; i++)
    {
      Graph graph;
      g_autoptr (ZhMatching) matching = make_graph (&graph, 2 + i % 4);
      gint64 bounds[MAX_N];

      zh_matching_solve (matching);
      for (int v = 0; v < graph.n; v++)
        bounds[v] = g_test_rand_int_range (0, 5);
      for (int u = 0; u < graph.n; u++)
        for (int v = u + 1; v < graph.n; v++)
          {
            Value value = graph.weight[u][v];

            value.words[N_WORDS] = bounds[u] + bounds[v] - g_test_rand_int_range (0, 3);
            set_edge (&graph, matching, u, v, &value);
          }
      zh_matching_reset_low (matching, bounds);
      zh_matching_solve (matching);
      assert_best (&graph, matching);

      for (int u = 0; u < graph.n; u++)
        for (int v = u + 1; v < graph.n; v++)
          {
            Value value = graph.weight[u][v];

            value.words[N_WORDS] = 0;
            set_edge (&graph, matching, u, v, &value);
          }
      zh_matching_reset_low (matching, NULL);
      zh_matching_solve (matching);
      assert_best (&graph, matching);
    }
}

/* No edge that the bounds rule out lies in any best matching. */
static void
test_tight (void)
{
  for (int i = 0; i < 300; i++)
    {
      Graph graph;
      g_autoptr (ZhMatching) matching = make_graph (&graph, 2 + i % 3);
      Value best;

      zh_matching_solve (matching);
      best = solve_slowly (&graph, get_left (&graph));
      for (int u = 0; u < graph.n; u++)
        for (int v = u + 1; v < graph.n; v++)
          {
            guint without = get_left (&graph) & ~(1u << u) & ~(1u << v);
            Value with_edge = add_values (graph.weight[u][v], solve_slowly (&graph, without));

            if (compare_values (&with_edge, &best) == 0)
              g_assert_true (zh_matching_is_tight (matching, u, v));
          }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/matching/random", test_random);
  g_test_add_func ("/matching/changes", test_changes);
  g_test_add_func ("/matching/fixing", test_fixing);
  g_test_add_func ("/matching/reset-low", test_reset_low);
  g_test_add_func ("/matching/tight", test_tight);

  return g_test_run ();
}
