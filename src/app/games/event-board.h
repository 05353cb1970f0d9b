/* A board of the tournament looked at, by round, table and game: who plays there, and the moves
 * kept of the game.
 */
#pragma once

#include "game-line.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * ZhEventBoard:
 * @round: from 1; 0 is no board in particular
 * @table: from 1
 * @game: the game at that table, from 0
 */
typedef struct
{
  int round;
  int table;
  int game;
} ZhEventBoard;

/**
 * zh_event_board_dup_title:
 *
 * Returns: (transfer full) (nullable): "Round 3, board 7: White – Black"; %NULL where there is no
 *   such game
 */
char *zh_event_board_dup_title (const ZhEventBoard *self,
                                ZhSession          *session) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_event_board_find_kept_game:
 *
 * Returns: (transfer none) (nullable): the moves kept, of the newest snapshot
 */
const ZhKeptGame *zh_event_board_find_kept_game (const ZhEventBoard *self,
                                                 ZhSession          *session);

/**
 * zh_event_board_dup_odds:
 *
 * Returns: (transfer full) (nullable): the position that the game begins from; %NULL where it is not one at odds
 */
char *zh_event_board_dup_odds (const ZhEventBoard *self,
                               ZhSession          *session) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_event_board_keep_game:
 * @line: the game
 * @error: as zh_desk_keep_game()
 *
 * Keeps all moves of @line in the file, and its start where it is not the usual one.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_event_board_keep_game (const ZhEventBoard *self,
                                    ZhSession          *session,
                                    const ZhGameLine   *line,
                                    GError            **error);

/**
 * zh_event_board_drop_game:
 * @error: as zh_desk_drop_game()
 *
 * Removes the moves kept of the game from the file.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_event_board_drop_game (const ZhEventBoard *self,
                                    ZhSession          *session,
                                    GError            **error);

/**
 * zh_event_board_dup_letter_moves:
 *
 * Returns: (transfer full): the moves that the letters of the game bring, as they are written; "" where there are none, or they
 *   make no sense by the rules of the event
 */
char *zh_event_board_dup_letter_moves (const ZhEventBoard *self,
                                       ZhSession          *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
