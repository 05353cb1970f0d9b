/* Where the keyboard is while boards are shown: a button that was clicked, or one that went away, may have it, or
 * nobody.
 */
#pragma once

#include "boards-views.h"

G_BEGIN_DECLS

/**
 * zh_boards_keyboard_is_stray:
 * @boards: in a window or not
 *
 * Returns: whether the boards are shown and the keyboard is neither with them nor where somebody types or chooses
 *   from a menu
 */
gboolean zh_boards_keyboard_is_stray (ZhBoardsViews *boards);

/**
 * zh_boards_keyboard_take_back:
 * @boards: get a stray keyboard
 *
 * What an act took away may have let the keyboard fall on the first button of the window, where the next Return would
 * press it.
 */
void zh_boards_keyboard_take_back (ZhBoardsViews *boards);

G_END_DECLS
