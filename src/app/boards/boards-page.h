/* The boards of the round: table or hall, results by one key. */
#pragma once

#include "page.h"

G_BEGIN_DECLS

#define ZH_TYPE_BOARDS_PAGE (zh_boards_page_get_type ())
G_DECLARE_FINAL_TYPE (ZhBoardsPage, zh_boards_page, ZH, BOARDS_PAGE, ZhPage)

/**
 * zh_boards_page_get_cursor:
 * @board: (out): the table under the cursor
 * @game: (out): the game at that table, from 0
 *
 * Returns: %FALSE where the cursor is on no board
 */
gboolean zh_boards_page_get_cursor (ZhBoardsPage *self,
                                    int          *board,
                                    int          *game);

G_END_DECLS
