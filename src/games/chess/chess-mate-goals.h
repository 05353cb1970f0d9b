/* Mates that could be built from what is on the board, and how far a position is from one of
 * them. Where the plain search wanders, it is led to such a goal: the loser's king to its
 * square, the piece that checks, and whatever guards or blocks the squares of flight. Goals
 * only order the search; no answer rests on them.
 */
#pragma once

#include "chess-position.h"

G_BEGIN_DECLS

#define ZH_MATE_MAX_GOALS 12

typedef struct _ZhMateGoals ZhMateGoals;

/**
 * zh_mate_goals_new:
 * @position: where the search begins
 * @winner: #ZhChessSide that wants to mate
 *
 * Returns: (transfer full): the nearest mates, for many squares of the king
 */
ZhMateGoals *zh_mate_goals_new (const ZhChessPosition *position,
                                int                    winner);
void         zh_mate_goals_free (ZhMateGoals *self);

/* How many goals there are, up to %ZH_MATE_MAX_GOALS; the nearest comes first. */
guint zh_mate_goals_get_n (const ZhMateGoals *self);

/**
 * zh_mate_goals_estimate:
 * @goal: from 0
 * @position: of the same game
 *
 * Returns: 0 … 1023, smaller is nearer to the goal; 1023 where it can no longer be reached
 */
int zh_mate_goals_estimate (ZhMateGoals           *self,
                            guint                  goal,
                            const ZhChessPosition *position);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhMateGoals, zh_mate_goals_free)

G_END_DECLS
