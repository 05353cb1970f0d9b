/* The game desk over the sheet of an incident: the arbiter sets the board up, and what the
 * rules make of it goes back into the ruling.
 */
#pragma once

#include "game-desk.h"

G_BEGIN_DECLS

#define ZH_TYPE_GAME_DESK_WINDOW (zh_game_desk_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhGameDeskWindow, zh_game_desk_window, ZH, GAME_DESK_WINDOW, AdwWindow)

/* Signals:
 *   "verdict-used" (ZhGameDesk *desk): the verdict is to be taken over; the window closes
 *     afterwards
 */

/**
 * zh_game_desk_window_new:
 * @parent: the sheet
 * @session: looks at the round
 * @round: from 1; 0 for no board in particular
 * @board: the table, from 1
 * @game: the game at that table, from 0
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhGameDeskWindow *zh_game_desk_window_new (GtkWindow *parent,
                                           ZhSession *session,
                                           int        round,
                                           int        board,
                                           int        game);

/* The same without a ruling that waits for the verdict. */
ZhGameDeskWindow *zh_game_desk_window_new_to_look (GtkWindow *parent,
                                                   ZhSession *session,
                                                   int        round,
                                                   int        board,
                                                   int        game);

G_END_DECLS
