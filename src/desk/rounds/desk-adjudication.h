/* Papers of games by correspondence: their records, and of games that were not finished what both sides claim, the decisions
 * of adjudicators and the appeals against them. */
#pragma once

#include "adjudication.h"
#include "desk.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * ZhAssessmentInput:
 * @is_black: whose it is
 * @claim: "win", "draw" or "loss" of that side
 * @sent: day on which it was sent, "" where nobody knows
 * @grounds: reasons and analysis, "" for none
 * @move: of the side to move, which is treated as made; "" for none
 */
typedef struct
{
  gboolean    is_black;
  const char *claim;
  const char *sent;
  const char *grounds;
  const char *move;
} ZhAssessmentInput;

/**
 * zh_desk_assess_game:
 * @error: %ZH_ERROR_INPUT naming what is wrong; %ZH_ERROR_REFUSED where the game has a result, or was adjudicated
 *
 * Keeps what a side claims of an unfinished game, instead of what it claimed before (55.9.5, 56.9.4; draughts V.8.1).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_assess_game (ZhDesk                  *self,
                               gint64                   tournament_id,
                               int                      round,
                               int                      board,
                               int                      game,
                               const ZhAssessmentInput *input,
                               GError                 **error);

/**
 * zh_desk_adjudicate_game:
 * @result: code of the result, such as "1-0" or "=-="
 * @day: of the decision
 * @by: the adjudicator; "" only where both sides claim the same
 * @reason: why, "" for nothing
 * @error: as zh_desk_assess_game(); %ZH_ERROR_REFUSED for a further decision where nobody sent material, by the same
 *   adjudicator, or where the last one was final
 *
 * Decides an unfinished game and sets its result in the same act; a further decision is that on an appeal.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_adjudicate_game (ZhDesk     *self,
                                   gint64      tournament_id,
                                   int         round,
                                   int         board,
                                   int         game,
                                   const char *result,
                                   const char *day,
                                   const char *by,
                                   const char *reason,
                                   GError    **error);

/**
 * zh_desk_appeal_adjudication:
 * @is_black: who appeals
 * @received: day on which the appeal came
 * @analysis: of the position, "" for none
 * @error: as zh_desk_assess_game(); %ZH_ERROR_REFUSED where the game was not adjudicated, the last decision is final, or the rules
 *   give this side no appeal: without material (55.9.8, 56.9.7; draughts V.8.5) or without an analysis (draughts V.8.4)
 *
 * Keeps an appeal against the last adjudication, instead of one that this side made before; another adjudicator hears it.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_appeal_adjudication (ZhDesk     *self,
                                       gint64      tournament_id,
                                       int         round,
                                       int         board,
                                       int         game,
                                       gboolean    is_black,
                                       const char *received,
                                       const char *analysis,
                                       GError    **error);

/**
 * zh_desk_take_record:
 * @is_black: who sent it
 * @received: day on which it came
 * @result: code of the result that it tells, "" for none
 * @error: %ZH_ERROR_INPUT naming what is wrong; %ZH_ERROR_REFUSED where the tournament is not played by correspondence
 *
 * Keeps that the record of a game came (55.9.1, 56.9.1; draughts V.8.1), instead of one of this side before. Where the partner
 * has left and loses his unfinished games, and they count once their records came (55.8.2, 56.8.2), the result is set in the
 * same act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_take_record (ZhDesk     *self,
                               gint64      tournament_id,
                               int         round,
                               int         board,
                               int         game,
                               gboolean    is_black,
                               const char *received,
                               const char *result,
                               GError    **error);

G_END_DECLS
