/* The sheet of a lost connection in a game of online play: notes that a side is gone; while that lasts, ends it with
 * the ruling that follows, after what the rules say of it.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_outage_sheet_new:
 * @board: number of the table, from 1
 * @game: index of the game there
 *
 * Returns: (transfer none) (nullable): the sheet, to be presented; %NULL where the round has no such game
 */
ZhFormSheet *zh_outage_sheet_new (GtkWindow *parent,
                                  ZhSession *session,
                                  int        board,
                                  int        game);

/* Whether a connection can be lost in the round on screen. */
gboolean zh_outage_sheet_may (ZhSession *session);

G_END_DECLS
