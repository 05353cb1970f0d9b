#include "config.h"

#include "swiss-ua-search.h"

#include "matching-cardinality.h"
#include "matching.h"

/* A fullest pairing of the pairs that cost no more than @most. */
static ZhBitGraph *
match_pairs (const int *vertices,
             int        n,
             int        size,
             const int *costs,
             int        most,
             guint64  **everybody,
             int       *mate,
             int       *n_left)
{
  ZhBitGraph *graph = zh_bit_graph_new (n);

  *everybody = zh_bit_set_new (graph);
  for (int i = 0; i < n; i++)
    {
      mate[i] = -1;
      zh_bit_set_add (*everybody, i);
      for (int j = 0; j < i; j++)
        {
          int cost = costs[vertices[i] * size + vertices[j]];

          zh_bit_graph_set_edge (graph, i, j, cost >= 0 && cost <= most);
        }
    }
  *n_left = zh_bit_graph_match (graph, *everybody, mate);
  return graph;
}

/* The quick answer, which most questions have: a complete pairing at no cost. */
static gboolean
is_free_pairing (const int *vertices,
                 int        n,
                 int        size,
                 const int *costs,
                 int       *mate)
{
  g_autofree guint64 *everybody = NULL;
  g_autoptr (ZhBitGraph) graph = NULL;
  int n_left;

  graph = match_pairs (vertices, n, size, costs, 0, &everybody, mate, &n_left);
  return n_left == 0;
}

/* Two words: a legal pair counts before all costs. */
static ZhMatching *
make_matching (const int *vertices,
               int        n,
               int        size,
               const int *costs)
{
  ZhMatching *matching = zh_matching_new (n, 2);

  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      {
        int    cost = costs[vertices[i] * size + vertices[j]];
        gint64 words[2] = { 1, -cost };

        if (cost >= 0)
          zh_matching_set_class (matching, i, j, zh_matching_add_class (matching, words));
      }
  zh_matching_prepare (matching);
  return matching;
}

static int
sum_costs (const int *vertices,
           int        n,
           int        size,
           const int *costs,
           const int *mate)
{
  int sum = 0;

  for (int i = 0; i < n; i++)
    {
      int cost = costs[vertices[i] * size + vertices[mate[i]]];

      if (cost < 0)
        return -1;
      sum += i < mate[i] ? cost : 0;
    }
  return sum;
}

int
zh_ua_find_cheapest (const int *vertices,
                     int        n,
                     int        size,
                     const int *costs,
                     int       *mates)
{
  g_autofree int *mate = g_new (int, MAX (n, 1));
  int             sum;

  if (n % 2 == 1)
    return -1;
  if (n == 0)
    return 0;
  if (!is_free_pairing (vertices, n, size, costs, mate))
    {
      g_autoptr (ZhMatching) matching = make_matching (vertices, n, size, costs);

      zh_matching_solve (matching);
      for (int i = 0; i < n; i++)
        mate[i] = zh_matching_get_mate (matching, i);
    }
  sum = sum_costs (vertices, n, size, costs, mate);
  for (int i = 0; i < n && sum >= 0 && mates != NULL; i++)
    mates[vertices[i]] = vertices[mate[i]];
  return sum;
}

int
zh_ua_find_spared (const int *vertices,
                   int        n,
                   int        size,
                   const int *costs,
                   gboolean  *spared)
{
  g_autofree int     *mate = g_new (int, MAX (n, 1));
  g_autofree guint64 *everybody = NULL;
  g_autofree guint64 *missable = NULL;
  g_autoptr (ZhBitGraph) graph = NULL;
  int n_left;

  if (n == 0)
    return 0;
  graph = match_pairs (vertices, n, size, costs, G_MAXINT, &everybody, mate, &n_left);
  missable = zh_bit_set_new (graph);
  zh_bit_graph_find_missable (graph, everybody, mate, missable);
  for (int i = 0; i < n; i++)
    spared[vertices[i]] = zh_bit_set_has (missable, i);
  return n_left;
}

int
zh_ua_find_left_over (const int *vertices,
                      int        n,
                      int        size,
                      const int *costs,
                      gboolean  *left_over)
{
  g_autofree int     *mate = g_new (int, MAX (n, 1));
  g_autofree guint64 *everybody = NULL;
  g_autoptr (ZhBitGraph) graph = NULL;
  int n_left;

  if (n == 0)
    return 0;
  graph = match_pairs (vertices, n, size, costs, G_MAXINT, &everybody, mate, &n_left);
  for (int i = 0; i < n; i++)
    left_over[vertices[i]] = mate[i] < 0;
  return n_left;
}
