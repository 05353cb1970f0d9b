/* Can a side still mate by any series of legal moves? The question of 6.9, 7.5.5 and A.4.3:
 * a flag has fallen, and only if the opponent could never mate, however badly the player
 * helped, the game is drawn.
 *
 * The answer is exact. "Yes" carries the helpmate. "No" rests on one of three proofs: what
 * the material can never do, what no piece can ever reach, or every position that can
 * still arise looked at. What neither is found nor proved within the limit is unknown.
 */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

/**
 * ZhMateAnswer:
 * @ZH_MATE_UNKNOWN: neither found nor proved within the limit; the arbiter must be told so
 * @ZH_MATE_POSSIBLE: a helpmate was found
 * @ZH_MATE_IMPOSSIBLE: proved
 */
typedef enum
{
  ZH_MATE_UNKNOWN,
  ZH_MATE_POSSIBLE,
  ZH_MATE_IMPOSSIBLE,
} ZhMateAnswer;

/**
 * ZhMateGround:
 * @ZH_MATE_BY_LINE: the helpmate
 * @ZH_MATE_BY_MATERIAL: the material cannot mate, whatever happens
 * @ZH_MATE_BY_REACH: no series of moves brings the pieces where a mate needs them
 * @ZH_MATE_BY_SEARCH: every position that can arise was looked at
 * @ZH_MATE_BY_END: the game is over as it stands
 * @ZH_MATE_BY_LIMIT: the search stopped at its limit
 */
typedef enum
{
  ZH_MATE_BY_LINE,
  ZH_MATE_BY_MATERIAL,
  ZH_MATE_BY_REACH,
  ZH_MATE_BY_SEARCH,
  ZH_MATE_BY_END,
  ZH_MATE_BY_LIMIT,
} ZhMateGround;

#define ZH_MATE_DEFAULT_LIMIT 1000000

/**
 * ZhMateVerdict:
 * @answer: see #ZhMateAnswer
 * @ground: what it rests on
 * @line: (element-type ZhChessMove): the helpmate; empty without one
 * @n_positions: positions looked at
 */
typedef struct
{
  ZhMateAnswer answer;
  ZhMateGround ground;
  GArray      *line;
  gsize        n_positions;
} ZhMateVerdict;

/**
 * zh_mate_verdict_new:
 * @position: where the flag fell
 * @side: who wants to mate
 * @limit: positions to look at before giving up, such as %ZH_MATE_DEFAULT_LIMIT; about 60
 *   bytes each
 *
 * A position that is already mate counts for the side that has just mated; every other
 * position without a legal move counts as no. Pure; may run on any thread.
 *
 * Returns: (transfer full)
 */
ZhMateVerdict *zh_mate_verdict_new (const ZhChessPosition *position,
                                    ZhChessSide            side,
                                    gsize                  limit);
void           zh_mate_verdict_free (ZhMateVerdict *self);

/**
 * zh_mate_is_excluded_by_material:
 *
 * Returns: whether @side can never mate with what is on the board: a bare king; one knight
 *   against nothing but queens; bishops on squares of one colour against nothing but queens,
 *   rooks and bishops on the same
 */
gboolean zh_mate_is_excluded_by_material (const ZhChessPosition *position,
                                          ZhChessSide            side);

/**
 * zh_mate_is_excluded_by_reach:
 *
 * Returns: whether it is proved that the pieces of @side cannot get where a mate needs them.
 *   %FALSE proves nothing
 */
gboolean zh_mate_is_excluded_by_reach (const ZhChessPosition *position,
                                       ZhChessSide            side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMateVerdict, zh_mate_verdict_free)

G_END_DECLS
