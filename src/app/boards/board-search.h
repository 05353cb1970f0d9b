/* The entry that brings the cursor to a board by its number or a name, while it is typed. */
#pragma once

#include "board-list.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARD_SEARCH (zh_board_search_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardSearch, zh_board_search, ZH, BOARD_SEARCH, ZhBin)

/* Signals:
 *   "done" (): found, or given up; the keyboard belongs to the boards again
 */

/* Gives the boards to look through. */
void zh_board_search_set_list (ZhBoardSearch *self,
                               ZhBoardList   *list);

/* Puts the keyboard there; what stands there is overwritten by the next key. */
void zh_board_search_start (ZhBoardSearch *self);

G_END_DECLS
