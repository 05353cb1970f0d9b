/* The sheet of the extra game of a level team match: who plays it, and with which colours. */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_extra_game_sheet_new:
 * @board: number of the match
 *
 * Returns: (transfer none) (nullable): the sheet, to be presented; %NULL where the round has no such match
 */
ZhFormSheet *zh_extra_game_sheet_new (GtkWindow *parent,
                                      ZhSession *session,
                                      int        board);

/* Whether the tournament on screen can have such games. */
gboolean zh_extra_game_sheet_may (ZhSession *session);

G_END_DECLS
