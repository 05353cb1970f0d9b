/* The boards as a dense table: one line a board, the cursor line tall and unmistakable. */
#pragma once

#include "board-list.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_TABLE (zh_board_table_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardTable, zh_board_table, ZH, BOARD_TABLE, ZhBin)

/**
 * zh_board_table_set_list:
 *
 * Gives the boards to show; once.
 */
void zh_board_table_set_list (ZhBoardTable *self,
                              ZhBoardList  *list);

/**
 * zh_board_table_reveal_cursor:
 *
 * Scrolls to the cursor and gives its row the keyboard, if the table has it.
 */
void zh_board_table_reveal_cursor (ZhBoardTable *self);

/**
 * zh_board_table_take_focus:
 *
 * Gives the cursor's row the keyboard.
 */
void zh_board_table_take_focus (ZhBoardTable *self);

/**
 * zh_board_table_get_row_at:
 * @x: in the table's coordinates
 * @y: likewise
 *
 * Returns: (transfer none) (nullable): the row shown there
 */
ZhBoardRow *zh_board_table_get_row_at (ZhBoardTable *self,
                                       double        x,
                                       double        y);

/**
 * zh_board_table_get_cursor_area:
 * @area: (out): where the cursor's row is, in the table's coordinates
 *
 * Returns: whether it is on screen
 */
gboolean zh_board_table_get_cursor_area (ZhBoardTable *self,
                                         GdkRectangle *area);

G_END_DECLS
