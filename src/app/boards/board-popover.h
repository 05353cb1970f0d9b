/* A popover at a board: its card, or its menu. */
#pragma once

#include "boards-views.h"

G_BEGIN_DECLS

/**
 * zh_board_popover_show:
 * @popover: (transfer floating)
 * @page: its parent, so that the keys of the boards do not reach into it
 * @boards: get the keyboard back when it closes
 * @area: what it points to, in the coordinates of @boards
 */
void zh_board_popover_show (GtkWidget     *popover,
                            GtkWidget     *page,
                            ZhBoardsViews *boards,
                            GdkRectangle   area);

G_END_DECLS
