/* The two tables that turn scores into rating differences and back.
 *
 * Source: FIDE Rating Regulations B.02, 8.1.1 and 8.1.2.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_rating_difference:
 * @percentage: score in hundredths, 0 … 100
 *
 * Returns: dp of table 8.1.1: −800 … 800
 */
int zh_rating_difference (int percentage);

/**
 * zh_rating_expectation:
 * @difference: own rating minus the opponent's, not limited to 400
 *
 * Returns: PD of table 8.1.2 in hundredths: 0 … 100
 */
int zh_rating_expectation (int difference);

/**
 * zh_rating_percentage:
 * @points_doubled: 2 for a win, 1 for a draw
 * @n_games: > 0
 *
 * Returns: the score in hundredths, rounded half-up
 */
int zh_rating_percentage (int points_doubled,
                          int n_games);

G_END_DECLS
