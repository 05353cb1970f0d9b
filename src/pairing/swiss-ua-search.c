#include "config.h"

#include "swiss-ua-search.h"

#include "cost-matching.h"

int
zh_ua_find_cheapest (const int *vertices,
                     int        n,
                     int        size,
                     const int *costs,
                     int       *mates)
{
  g_autofree int *small = g_new (int, MAX (n * n, 1));
  g_autofree int *mate = g_new (int, MAX (n, 1));
  gint64          total;

  if (n % 2 == 1)
    return -1;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      small[i * n + j] = costs[vertices[i] * size + vertices[j]];
  if (zh_cost_matching_solve (n, small, mate, &total) > 0)
    return -1;
  for (int i = 0; i < n && mates != NULL; i++)
    mates[vertices[i]] = vertices[mate[i]];
  return (int) total;
}

int
zh_ua_count_most_pairs (const int *vertices,
                        int        n,
                        int        size,
                        const int *costs,
                        int       *mates)
{
  g_autofree int *small = g_new (int, MAX (n * n, 1));
  g_autofree int *mate = g_new (int, MAX (n, 1));
  int             n_alone;

  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      small[i * n + j] = costs[vertices[i] * size + vertices[j]] < 0 ? ZH_COST_NO_EDGE : 0;
  n_alone = zh_cost_matching_solve (n, small, mate, NULL);
  for (int i = 0; i < n && mates != NULL; i++)
    mates[vertices[i]] = mate[i] < 0 ? -1 : vertices[mate[i]];
  return (n - n_alone) / 2;
}
