/* The legal moves of a line by the squares of the board they go between. */
#pragma once

#include "board-diagram.h"
#include "game-line.h"

G_BEGIN_DECLS

/**
 * zh_board_moves_find:
 * @ply: where the board stands
 * @from: a square of the diagram
 * @to: another one, or %ZH_DIAGRAM_NO_SQUARE for any. Castling goes to the king's new square
 *   and to the rook's square alike
 * @letters: for the pieces
 *
 * Returns: (transfer full) (element-type utf8): the legal moves between them, as
 *   zh_game_line_play_text() reads them; several for a promotion, and in draughts where
 *   captures differ on the way only
 */
GPtrArray *zh_board_moves_find (const ZhGameLine *line,
                                guint             ply,
                                int               from,
                                int               to,
                                ZhPieceLetters    letters);

/**
 * zh_board_moves_init_diagram:
 * @diagram: (out caller-allocates): the position after @ply half-moves, without marks
 */
void zh_board_moves_init_diagram (const ZhGameLine *line,
                                  guint             ply,
                                  ZhDiagram        *diagram);

/**
 * zh_board_moves_mark_targets:
 *
 * Marks the squares of @diagram that the man on @from may go to.
 */
void zh_board_moves_mark_targets (const ZhGameLine *line,
                                  guint             ply,
                                  int               from,
                                  ZhDiagram        *diagram);

/**
 * zh_board_moves_mark_last:
 *
 * Marks the squares of @diagram that the move before @ply left and reached; none at the start.
 */
void zh_board_moves_mark_last (const ZhGameLine *line,
                               guint             ply,
                               ZhDiagram        *diagram);

G_END_DECLS
