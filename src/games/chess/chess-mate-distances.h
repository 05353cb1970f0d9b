/* How many moves a piece needs to a square, for the goals of a search for mate. Counted on a
 * board with nothing but the pieces that can never leave; what else stands in the way is
 * expected to step aside. A guess that orders a search, not a proof.
 */
#pragma once

#include "chess-mate-reach.h"

G_BEGIN_DECLS

/* So many moves, and it does not come at all. */
#define ZH_MATE_FAR 60

/* The king of the loser, beside %ZH_CHESS_KING for the winner's: other squares are barred to it. */
#define ZH_MATE_LOSER_KING ZH_CHESS_EMPTY
#define ZH_MATE_N_KINDS 7

/**
 * ZhMateDistances:
 * @fixed: squares whose piece can neither leave nor be captured
 * @king_reach: by side, squares its king could ever stand on
 *
 * The rest is filled as it is asked for.
 */
typedef struct
{
  const ZhReach *reach;
  int            winner;
  guint64        fixed;
  guint64        king_reach[2];
  gboolean       has_row[ZH_MATE_N_KINDS][64];
  guint8         rows[ZH_MATE_N_KINDS][64][64];
} ZhMateDistances;

/**
 * zh_mate_distances_init:
 * @self: (out caller-allocates): nothing counted yet
 * @reach: must outlive @self
 * @winner: #ZhChessSide that wants to mate
 */
void zh_mate_distances_init (ZhMateDistances *self,
                             const ZhReach   *reach,
                             int              winner);

/**
 * zh_mate_distances_get_row:
 * @kind: #ZhChessPiece other than a pawn, or %ZH_MATE_LOSER_KING
 * @square: where it is to go
 *
 * Returns: (transfer none) (array fixed-size=64): moves of such a piece from every square,
 *   %ZH_MATE_FAR where it does not come
 */
const guint8 *zh_mate_distances_get_row (ZhMateDistances *self,
                                         int              kind,
                                         int              square);

/**
 * zh_mate_distances_get_pawn_cost:
 * @position: with the pawn and what stands in its way
 * @side: #ZhChessSide of the pawn
 * @from: where it stands
 * @to: where it is to go
 *
 * A pawn in its way must be captured, a piece steps aside; a file aside needs something to
 * capture.
 *
 * Returns: the moves, up to %ZH_MATE_FAR
 */
int zh_mate_distances_get_pawn_cost (ZhMateDistances       *self,
                                     const ZhChessPosition *position,
                                     int                    side,
                                     int                    from,
                                     int                    to);

/**
 * zh_mate_distances_get_promotion_cost:
 * @position: with the pawns
 * @side: #ZhChessSide of the pawns
 * @square: of the last rank
 * @bound: what is known to be enough
 *
 * Returns: the moves until some pawn is promoted there; @bound where they are not fewer
 */
int zh_mate_distances_get_promotion_cost (ZhMateDistances       *self,
                                          const ZhChessPosition *position,
                                          int                    side,
                                          int                    square,
                                          int                    bound);

G_END_DECLS
