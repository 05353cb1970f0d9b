/* The tiles of the hall: one per board of the list, with the cursor of the list. */
#pragma once

#include "board-list.h"
#include "hall-layout.h"
#include "hall-tile.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_GRID (zh_hall_grid_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallGrid, zh_hall_grid, ZH, HALL_GRID, GtkWidget)

/**
 * zh_hall_grid_set_list:
 *
 * Gives the boards to show; once.
 */
void zh_hall_grid_set_list (ZhHallGrid  *self,
                            ZhBoardList *list);

/* The layout of its tiles; (transfer none). */
ZhHallLayout *zh_hall_grid_get_layout (ZhHallGrid *self);

/**
 * zh_hall_grid_get_cursor_tile:
 *
 * Returns: (transfer none) (nullable): the tile under the cursor
 */
ZhHallTile *zh_hall_grid_get_cursor_tile (ZhHallGrid *self);

/**
 * zh_hall_grid_turn_page:
 * @pages: how many pages on, negative for back; the cursor goes to the first board there
 */
void zh_hall_grid_turn_page (ZhHallGrid *self,
                             int         pages);

G_END_DECLS
