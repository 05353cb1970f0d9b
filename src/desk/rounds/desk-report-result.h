/* A result that is corrected too late for pairing and standings, for the rating report alone.
 *
 * Source: FIDE C.04.2, 4.3.
 */
#pragma once

#include "desk.h"
#include "game-result.h"

G_BEGIN_DECLS

/**
 * zh_desk_report_result:
 * @round: of the closed round
 * @board: number of the pairing
 * @game: index of the game
 * @result: what the rating report is to tell, seen from White; the result that pairing and standings use, or
 *   %ZH_RESULT_NONE, takes an earlier correction back
 * @reason: for the journal and the papers; stripped
 * @error: %ZH_ERROR_INPUT without a reason, for marks that cannot stand together, and where the report tells that
 *   result already; %ZH_ERROR_REFUSED where the round is not closed, where the correction still counts for pairing
 *   (zh_correction_is_late()), and for a bye
 *
 * Also in a tournament that is closed: its standings stay as they are.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_report_result (ZhDesk     *self,
                                 gint64      tournament_id,
                                 int         round,
                                 int         board,
                                 int         game,
                                 ZhResult    result,
                                 const char *reason,
                                 GError    **error);

G_END_DECLS
