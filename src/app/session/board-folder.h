/* The folder into which the electronic boards of the hall write: moves are kept as they come, and what the boards say of
 * a game that is over is shown until somebody takes it with a key. One for each session.
 */
#pragma once

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_FOLDER (zh_board_folder_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardFolder, zh_board_folder, ZH, BOARD_FOLDER, GObject)

/* Signal "changed" (): the boards say something else. */

/* That of a session, made when it is first asked for; (transfer none), owned by the session. */
ZhBoardFolder *zh_board_folder_get (ZhSession *session);

/**
 * zh_board_folder_open:
 * @path: (nullable): the folder from now on; %NULL for none any more
 * @error: as zh_game_folder_read()
 *
 * Reads it at once, and again whenever a file in it changes.
 *
 * Returns: %FALSE with @error; there is no folder then
 */
gboolean zh_board_folder_open (ZhBoardFolder *self,
                               const char    *path,
                               GError       **error);

/* The folder that is read, (nullable) (transfer none). */
const char *zh_board_folder_get_path (ZhBoardFolder *self);

/* Games of a file were kept: what they say is shown as what the boards say, until somebody takes it with a key. */
void zh_board_folder_look_again (ZhBoardFolder *self);

/**
 * zh_board_folder_follow:
 * @change: (nullable): what was done last
 *
 * Reads for the round that is looked at now, where that is another one; and anew where games are kept no more, or again.
 */
void zh_board_folder_follow (ZhBoardFolder  *self,
                             const ZhChange *change);

/**
 * zh_board_folder_find:
 * @game_id: of the round looked at
 *
 * Returns: what the boards say of the game, #ZH_RESULT_NONE for nothing
 */
ZhResult zh_board_folder_find (ZhBoardFolder *self,
                               gint64         game_id);

G_END_DECLS
