/* What can be done with the board under the cursor, beside its result keys. */
#pragma once

#include <gio/gio.h>

#include "board-row.h"

G_BEGIN_DECLS

/**
 * zh_board_menu_new:
 * @tournament: of the boards
 * @row: the board
 *
 * Returns: (transfer full): a menu of the actions "boards.…" and "win.…"
 */
GMenuModel *zh_board_menu_new (const ZhTournament *tournament,
                               ZhBoardRow         *row);

G_END_DECLS
