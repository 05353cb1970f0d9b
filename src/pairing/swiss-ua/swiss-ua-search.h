/* Three questions about sets of players, answered by matching in a general graph: can all of
 * them be paired, how well, and who could be spared. */
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
 * zh_ua_find_spared:
 * @vertices: (array length=n): some players
 * @n: their number
 * @size: rows of @costs
 * @costs: (array): @size × @size; only whether a pair is legal is read
 * @spared: (array length=size) (out caller-allocates): for each of @vertices whether without
 *   him as many pairs can be formed as with him
 *
 * Returns: how many are left over when as many pairs are formed as can be
 */
int zh_ua_find_spared (const int *vertices,
                       int        n,
                       int        size,
                       const int *costs,
                       gboolean  *spared);

/**
 * zh_ua_find_left_over:
 *
 * As zh_ua_find_spared(), but @left_over names those whom one fullest pairing leaves alone.
 *
 * Returns: how many they are
 */
int zh_ua_find_left_over (const int *vertices,
                          int        n,
                          int        size,
                          const int *costs,
                          gboolean  *left_over);

G_END_DECLS
