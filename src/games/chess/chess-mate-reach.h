/* The squares that each piece of a position could ever reach, counted generously: what is not
 * in these sets no series of legal moves brings about. For the files of mate-possible.
 */
#pragma once

#include "chess-attacks.h"
#include "chess-mate.h"

G_BEGIN_DECLS

#define ZH_REACH_MAX_PIECES 48

/* A pawn that has been promoted may be anything: it moves as queen and knight together. */
#define ZH_REACH_PROMOTED ZH_CHESS_EMPTY

/**
 * ZhReachPiece:
 * @origin: where it stands, or was promoted
 * @kind: #ZhChessPiece, or %ZH_REACH_PROMOTED
 * @side: #ZhChessSide
 * @taken: it can be captured where it stands
 * @reach: squares it could stand on
 */
typedef struct
{
  int      origin;
  int      kind;
  int      side;
  gboolean taken;
  guint64  reach;
} ZhReachPiece;

/**
 * ZhReach:
 * @pieces: those on the board, then one for each square of promotion
 * @promotions: by side, squares where it could promote
 * @fixed: by side, squares whose piece can neither leave nor be captured
 * @guarded: by side, squares beside its pieces that never leave: no enemy king goes there
 * @visits: by side, squares that a piece other than the king can stand on
 */
typedef struct
{
  const ZhChessPosition *position;
  const ZhChessAttacks  *tables;
  ZhReachPiece           pieces[ZH_REACH_MAX_PIECES];
  int                    n_pieces;
  guint64                promotions[2];
  guint64                fixed[2];
  guint64                guarded[2];
  guint64                visits[2];
} ZhReach;

/**
 * zh_reach_find:
 * @self: (out caller-allocates): the sets; @position must outlive it
 *
 * Returns: whether there was room for all pieces; where not, the sets prove nothing
 */
gboolean zh_reach_find (ZhReach               *self,
                        const ZhChessPosition *position);

/* Whether the piece can move away or be captured. */
gboolean zh_reach_piece_can_leave (const ZhReachPiece *piece);

G_END_DECLS
