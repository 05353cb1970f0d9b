/* The clocks of one board: what was done to them, what a new clock must show when one is
 * replaced or a position restored, and how mechanical clocks are set.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_CLOCKS_DIALOG (zh_clocks_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhClocksDialog, zh_clocks_dialog, ZH, CLOCKS_DIALOG, AdwWindow)

/**
 * zh_clocks_dialog_new:
 * @parent: the window
 * @board: number of the pairing
 * @game: index of the game
 *
 * Returns: (transfer none): the dialog, to be presented
 */
ZhClocksDialog *zh_clocks_dialog_new (GtkWindow *parent,
                                      ZhSession *session,
                                      int        board,
                                      int        game);

G_END_DECLS
