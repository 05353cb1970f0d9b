/* The boards as tiles of the hall, with a line under them: which board the cursor is on,
 * and which boards are on the page.
 */
#pragma once

#include "board-list.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL (zh_hall_get_type ())
G_DECLARE_FINAL_TYPE (ZhHall, zh_hall, ZH, HALL, ZhBin)

/**
 * zh_hall_set_list:
 *
 * Gives the boards to show; once.
 */
void zh_hall_set_list (ZhHall      *self,
                       ZhBoardList *list);

/* As tables stand in the room; see zh_hall_layout_set_room(). */
void zh_hall_set_room (ZhHall *self,
                       int     columns,
                       int     aisle);

/* Gives the keyboard to the tile under the cursor. */
void zh_hall_take_focus (ZhHall *self);

/**
 * zh_hall_get_row_at:
 *
 * Returns: (transfer none) (nullable): the board shown at a place in the hall's coordinates
 */
ZhBoardRow *zh_hall_get_row_at (ZhHall *self,
                                double  x,
                                double  y);

/**
 * zh_hall_get_cursor_area:
 * @area: (out): where the cursor's tile is, in the hall's coordinates
 *
 * Returns: whether it is on screen
 */
gboolean zh_hall_get_cursor_area (ZhHall       *self,
                                  GdkRectangle *area);

G_END_DECLS
