/* Several moves lead from one square to another, a promotion or captures that differ on their
 * way: a small menu at the square asks which.
 */
#pragma once

#include "board-widget.h"

G_BEGIN_DECLS

typedef void (*ZhBoardChoiceDone) (GObject    *owner,
                                   const char *move);

/**
 * zh_board_choice_ask:
 * @square: where the menu points
 * @moves: (element-type utf8): as they are shown
 * @done: called with the move chosen; not called when the menu is closed
 * @owner: first argument of @done; when it goes away nothing is called
 */
void zh_board_choice_ask (ZhBoardWidget    *board,
                          int               square,
                          const GPtrArray  *moves,
                          ZhBoardChoiceDone done,
                          GObject          *owner);

G_END_DECLS
