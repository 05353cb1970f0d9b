/* The second pass over the results of a round: each is read aloud and typed once more. What is typed is held
 * against what stands; only who, where and when is written.
 */
#pragma once

#include "desk.h"
#include "game-result.h"

G_BEGIN_DECLS

/**
 * zh_desk_confirm_result:
 * @round: its number
 * @board: number of the pairing
 * @game: index of the game, 0 in a usual event
 * @result: typed the second time, seen from White
 * @place: (nullable): at which machine or desk, for the record
 * @error: %ZH_ERROR_REFUSED where the game has no result, or another one than @result
 *
 * The round may be closed; the tournament may not. A result that is changed afterwards is no longer confirmed
 * (confirmation.h).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_confirm_result (ZhDesk     *self,
                                  gint64      tournament_id,
                                  int         round,
                                  int         board,
                                  int         game,
                                  ZhResult    result,
                                  const char *place,
                                  GError    **error);

G_END_DECLS
