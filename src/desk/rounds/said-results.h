/* Results that a file of games or an electronic board said: where a game has none they stand in question until somebody
 * takes them, also after the competition was closed and opened again. The journal keeps them with the moves.
 */
#pragma once

#include "desk.h"
#include "game-result.h"

G_BEGIN_DECLS

/**
 * ZhSaidResult:
 * @game_id: the game
 * @board: number of the board
 * @game: which game of it, from 1
 * @result: what was said of it last, seen from White
 * @doubtful: it does not follow from how the game ended, such as a win on time for who cannot mate (RU 6.9)
 */
typedef struct
{
  gint64   game_id;
  int      board;
  int      game;
  ZhResult result;
  gboolean doubtful;
} ZhSaidResult;

/**
 * zh_desk_list_said_results:
 * @round: of the tournament
 * @error: see desk.h
 *
 * Counted is what stands of the journal, where the moves that came with it are still those kept.
 *
 * Returns: (transfer full) (element-type gint64 ZhSaidResult): by game, also of those that have a result by now; empty
 *   where the round is not paired
 */
GHashTable *zh_desk_list_said_results (ZhDesk  *self,
                                       gint64   tournament_id,
                                       int      round,
                                       GError **error);

/**
 * zh_desk_take_said_results:
 * @error: see desk.h; %ZH_ERROR_REFUSED where nothing is there to be taken
 *
 * Gives what zh_desk_list_said_results() lists to the games that have no result, unless it is doubtful, in one act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_take_said_results (ZhDesk  *self,
                                     gint64   tournament_id,
                                     int      round,
                                     GError **error);

G_END_DECLS
