/* Commands about the games themselves: their moves, kept in the file beside the result. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_keep_game:
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @start: (nullable): FEN or PDN FEN the moves begin from; %NULL for the tag FEN of @text, or
 *   the initial position
 * @text: the moves as typed, or PGN or PDN of one game, in any notation and letters
 * @error: %ZH_ERROR_INPUT for a game that is not there, or naming line and reason of the first
 *   move that the rules of the sport do not allow; %ZH_ERROR_REFUSED when the tournament is closed
 *
 * Keeps the moves of a game, in place of those kept before. A game may be kept in a closed
 * round: score sheets are often typed in later. The result of the game is not touched.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_keep_game (ZhDesk     *self,
                             gint64      tournament_id,
                             int         round,
                             int         board,
                             int         game,
                             const char *start,
                             const char *text,
                             GError    **error);

/**
 * zh_desk_drop_game:
 * @error: %ZH_ERROR_INPUT where no moves are kept
 *
 * Removes the moves kept of a game.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_drop_game (ZhDesk  *self,
                             gint64   tournament_id,
                             int      round,
                             int      board,
                             int      game,
                             GError **error);

G_END_DECLS
