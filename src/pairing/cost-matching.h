/* Matching of least cost in a general graph: of all matchings that pair as many vertices as
 * possible one of the least total cost. Edmonds' blossom method with dual values, dense,
 * O(n³) time and O(n²) memory; exact in 64-bit integers. It knows nothing of chess.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The cost of a pair that is not allowed. */
#define ZH_COST_NO_EDGE (-1)

#define ZH_COST_MATCHING_MAX_COST 1000000

/**
 * zh_cost_matching_solve:
 * @n: number of vertices, 0 or more
 * @costs: (array): @n × @n, symmetric: 0 … %ZH_COST_MATCHING_MAX_COST, or %ZH_COST_NO_EDGE; the
 *   diagonal is not read
 * @mate: (out caller-allocates) (array length=n): the partner of each vertex, -1 without one
 * @total: (out) (optional): sum of the costs of the pairs
 *
 * The same input gives the same matching.
 *
 * Returns: how many vertices are left without a partner, the least possible number
 */
int zh_cost_matching_solve (int        n,
                            const int *costs,
                            int       *mate,
                            gint64    *total);

G_END_DECLS
