/* A popover at a board: its card, or its menu. */
#pragma once

#include "boards-views.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * zh_board_popover_show_card:
 * @page: its parent, so that the keys of the boards do not reach into it
 * @boards: get the keyboard back when it closes
 * @session: with the round looked at
 * @row: (nullable): the board under the cursor
 *
 * Shows the card of the board where it is on screen.
 */
void zh_board_popover_show_card (GtkWidget     *page,
                                 ZhBoardsViews *boards,
                                 ZhSession     *session,
                                 ZhBoardRow    *row);

/**
 * zh_board_popover_show_menu:
 * @page: as for the card
 * @boards: likewise
 * @tournament: of the boards
 * @row: (nullable): whose menu it is; nothing is shown for none
 * @area: what it points to, in the coordinates of @boards
 */
void zh_board_popover_show_menu (GtkWidget          *page,
                                 ZhBoardsViews      *boards,
                                 const ZhTournament *tournament,
                                 ZhBoardRow         *row,
                                 GdkRectangle        area);

G_END_DECLS
