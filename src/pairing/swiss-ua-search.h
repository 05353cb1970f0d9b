/* Two questions about sets of players, answered by matching in a general graph: can all of
 * them be paired, and how well. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_ua_find_cheapest:
 * @vertices: (array length=n): who is to be paired, each 0 … @size − 1
 * @n: their number
 * @size: rows of @costs
 * @costs: (array): @size × @size, symmetric: what a pair costs, negative where it is not legal
 * @mates: (nullable) (array length=size): receives everybody's partner, only when there is a
 *   complete pairing
 *
 * Returns: the least cost of a complete pairing, −1 when there is none
 */
int zh_ua_find_cheapest (const int *vertices,
                         int        n,
                         int        size,
                         const int *costs,
                         int       *mates);

/**
 * zh_ua_count_most_pairs:
 * @vertices: (array length=n): some players
 * @n: their number
 * @size: rows of @costs
 * @costs: (array): @size × @size; only whether a pair is legal is read
 * @mates: (nullable) (array length=size): receives the partner or −1 for each of @vertices
 *
 * Returns: how many legal pairs can be formed among them at most
 */
int zh_ua_count_most_pairs (const int *vertices,
                            int        n,
                            int        size,
                            const int *costs,
                            int       *mates);

G_END_DECLS
