/* Men of chess that are known by their kind alone, and an example of how they may stand: what an
 * arbiter names when only the material is in question.
 */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

/**
 * ZhChessMan:
 * @piece: not %ZH_CHESS_EMPTY
 * @side: whose it is
 * @square: from a1 = 0 to h8 = 63; -1 where it is not said
 */
typedef struct
{
  ZhChessPiece piece;
  ZhChessSide  side;
  int          square;
} ZhChessMan;

/**
 * zh_chess_men_place:
 * @men: (element-type ZhChessMan): without squares; a king that was left unsaid is added
 *
 * Gives every man a square so that they touch each other as little as can be: kings at home,
 * each side in its own half first, two bishops of a side on both colours.
 *
 * Returns: whether there was room for all
 */
gboolean zh_chess_men_place (GArray *men);

G_END_DECLS
