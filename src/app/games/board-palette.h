/* The men to be put on a board by the mouse: a row of buttons for each side. */
#pragma once

#include "board-widget.h"

G_BEGIN_DECLS

/**
 * zh_board_palette_fill:
 * @grid: gets the buttons of the game, once for each game
 * @is_draughts: which men
 * @board: what a pressed button is the brush of
 */
void zh_board_palette_fill (GtkGrid       *grid,
                            gboolean       is_draughts,
                            ZhBoardWidget *board);

G_END_DECLS
