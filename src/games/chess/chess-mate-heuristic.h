/* How far a position looks from a helpmate. It only orders the search; no answer rests on it. */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

/**
 * zh_mate_estimate:
 * @position: any
 * @winner: #ZhChessSide that wants to mate
 *
 * Returns: 0 … 1023, smaller is nearer
 */
int zh_mate_estimate (const ZhChessPosition *position,
                      int                    winner);

G_END_DECLS
