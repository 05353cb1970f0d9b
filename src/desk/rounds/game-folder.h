/* The folder into which electronic boards write their games: what is in it now. */
#pragma once

#include "desk.h"
#include "progress.h"

G_BEGIN_DECLS

/**
 * zh_game_folder_read:
 * @folder: its files ending in .pgn or .pdn are read, by name
 * @n_left_out: (out): files that are no games, or not yet: a board may be writing one just now
 * @error: %ZH_ERROR_FILE where the folder cannot be read, %ZH_ERROR_INPUT where its games are more than may be,
 *   %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full): all their games as one text for zh_desk_keep_games(); "" where there are none
 */
char *zh_game_folder_read (const char       *folder,
                           guint            *n_left_out,
                           const ZhProgress *progress,
                           GError          **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
