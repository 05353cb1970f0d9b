#include "config.h"

#include "cost-matching.h"

#define MAX_N 10

/* Tries every matching: the least number of vertices left alone, then the least cost. */
static void
search (int        n,
        const int *costs,
        guint      used,
        int        alone,
        gint64     cost,
        int       *best_alone,
        gint64    *best_cost)
{
  int first = 0;

  while (first < n && (used & (1u << first)) != 0)
    first++;
  if (first == n)
    {
      if (alone < *best_alone || (alone == *best_alone && cost < *best_cost))
        {
          *best_alone = alone;
          *best_cost = cost;
        }
      return;
    }
  search (n, costs, used | (1u << first), alone + 1, cost, best_alone, best_cost);
  for (int other = first + 1; other < n; other++)
    if ((used & (1u << other)) == 0 && costs[first * n + other] >= 0)
      search (n, costs, used | (1u << first) | (1u << other), alone,
              cost + costs[first * n + other], best_alone, best_cost);
}

static void
fill_costs (GRand *rand,
            int    n,
            int    percent,
            int    max_cost,
            int   *costs)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      {
        gboolean allowed = i != j && g_rand_int_range (rand, 0, 100) < percent;

        costs[i * n + j] = costs[j * n + i] = allowed ? g_rand_int_range (rand, 0, max_cost + 1) : ZH_COST_NO_EDGE;
      }
}

/* Returns the cost, having checked that @mate is a matching of allowed pairs. */
static gint64
check_mates (int        n,
             const int *costs,
             const int *mate,
             int        alone)
{
  gint64 cost = 0;

  for (int i = 0; i < n; i++)
    {
      if (mate[i] < 0)
        {
          alone--;
          continue;
        }
      g_assert_cmpint (mate[mate[i]], ==, i);
      g_assert_cmpint (costs[i * n + mate[i]], >=, 0);
      cost += i < mate[i] ? costs[i * n + mate[i]] : 0;
    }
  g_assert_cmpint (alone, ==, 0);
  return cost;
}

static void
test_against_search (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) g_test_rand_int ());

  for (int trial = 0; trial < 4000; trial++)
    {
      int    n = g_rand_int_range (rand, 0, MAX_N + 1);
      int    costs[MAX_N * MAX_N];
      int    mate[MAX_N];
      int    best_alone = G_MAXINT;
      gint64 best_cost = 0;
      gint64 cost = 0;
      int    alone;

      fill_costs (rand, n, g_rand_int_range (rand, 10, 100), g_rand_int_range (rand, 0, 4), costs);
      alone = zh_cost_matching_solve (n, costs, mate, &cost);
      search (n, costs, 0, 0, 0, &best_alone, &best_cost);
      g_assert_cmpint (alone, ==, best_alone);
      g_assert_cmpint (cost, ==, best_cost);
      g_assert_cmpint (check_mates (n, costs, mate, alone), ==, best_cost);
    }
}

/* Rings of odd length, hung together: only one vertex a ring may stay alone. */
static void
test_odd_rings (void)
{
  enum
  {
    RINGS = 15,
    LENGTH = 7,
    N = RINGS * LENGTH
  };
  g_autofree int *costs = g_new (int, N *N);
  g_autofree int *mate = g_new (int, N);
  gint64          total;

  for (int i = 0; i < N * N; i++)
    costs[i] = ZH_COST_NO_EDGE;
  for (int i = 0; i < N; i++)
    {
      int next = i % LENGTH == LENGTH - 1 ? i - LENGTH + 1 : i + 1;

      costs[i * N + next] = costs[next * N + i] = 1;
    }
  g_assert_cmpint (zh_cost_matching_solve (N, costs, mate, &total), ==, RINGS);
  g_assert_cmpint (total, ==, RINGS * (LENGTH / 2));

  for (int ring = 0; ring + 1 < RINGS; ring++)
    {
      int a = ring * LENGTH + 3;
      int b = (ring + 1) * LENGTH + 5;

      costs[a * N + b] = costs[b * N + a] = ZH_COST_MATCHING_MAX_COST;
    }
  g_assert_cmpint (zh_cost_matching_solve (N, costs, mate, &total), ==, 1);
  check_mates (N, costs, mate, 1);
  g_assert_cmpint (total, ==, RINGS / 2 * ZH_COST_MATCHING_MAX_COST + (N - 1 - RINGS + 1) / 2);
}

/* Sparse and dense graphs of a tournament's size: whole and repeatable. */
static void
test_large (void)
{
  static const int percents[] = { 2, 10, 60, 100 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (gsize i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      int             n = 150;
      g_autofree int *costs = g_new (int, n *n);
      g_autofree int *mate = g_new (int, n);
      g_autofree int *again = g_new (int, n);
      gint64          total;
      int             alone;

      fill_costs (rand, n, percents[i], 3, costs);
      alone = zh_cost_matching_solve (n, costs, mate, &total);
      g_assert_cmpint (check_mates (n, costs, mate, alone), ==, total);
      g_assert_cmpint (zh_cost_matching_solve (n, costs, again, NULL), ==, alone);
      g_assert_cmpmem (mate, sizeof (int) * (gsize) n, again, sizeof (int) * (gsize) n);
      if (percents[i] > 2)
        g_assert_cmpint (alone, ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cost-matching/against-search", test_against_search);
  g_test_add_func ("/cost-matching/odd-rings", test_odd_rings);
  g_test_add_func ("/cost-matching/large", test_large);
  return g_test_run ();
}
