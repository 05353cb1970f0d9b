/* Virtual points of accelerated rounds: given one by one, or computed by Baku acceleration.
 *
 * Source: FIDE Handbook C.04.7 (in force from 1 February 2026).
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * zh_dutch_virtual_points:
 * @history: of the tournament, any number of rounds
 * @n_rounds: rounds to cover, from round 1
 * @error: %ZH_ERROR_REFUSED: Baku acceleration where a win is not two draws or a loss is
 *   worth something
 *
 * Explicit virtual points of the tournament win; else its option "acceleration" = "baku"
 * computes them.
 *
 * Returns: (transfer full) (nullable): entry by entry, round by round, as many as entries × @n_rounds
 */
ZhPoints *zh_dutch_virtual_points (const ZhHistory *history,
                                   int              n_rounds,
                                   GError         **error);

/**
 * zh_baku_get_points:
 * @scoring: of the tournament
 * @n_rounds: rounds of the tournament
 * @round: from 1
 *
 * Source: C.04.7, articles 1.3–1.5.
 *
 * Returns: virtual points that group A has in @round
 */
ZhPoints zh_baku_get_points (const ZhScoring *scoring,
                             int              n_rounds,
                             int              round);

/**
 * zh_baku_get_group_size:
 *
 * Source: C.04.7, article 1.2.
 *
 * Returns: how many of @n players form group A: half, rounded up to an even number
 */
int zh_baku_get_group_size (int n);

G_END_DECLS
