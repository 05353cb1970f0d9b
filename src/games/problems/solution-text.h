/* The tree of a solution as lines of text, as problems are printed: "1. Ra6!", below it "1... bxa6 2. b7#";
 * "~" stands for any move that does nothing against the threat.
 */
#pragma once

#include "chess-notation.h"
#include "chess-problem.h"

G_BEGIN_DECLS

/**
 * zh_chess_solution_format_keys:
 * @letters: whose pieces
 *
 * Returns: (transfer full) (element-type utf8): the first moves alone: "1. Ra6!"; of a helpmate every line in full
 */
GPtrArray *zh_chess_solution_format_keys (const ZhChessSolution *self,
                                          ZhPieceLetters         letters);

/**
 * zh_chess_solution_format_tree:
 * @letters: whose pieces
 *
 * Returns: (transfer full) (element-type utf8): a line for each variation, two blanks deeper for each pair of moves
 */
GPtrArray *zh_chess_solution_format_tree (const ZhChessSolution *self,
                                          ZhPieceLetters         letters);

/**
 * zh_chess_solution_format_sheet:
 * @letters: whose pieces
 *
 * What a solver must write down (order 988, article 50): of a mate every variation of full length with its threat, without
 * Black's last move and the mating one; of a selfmate all but the mating one; of a helpmate every line.
 *
 * Returns: (transfer full) (element-type utf8): a line each, none twice
 */
GPtrArray *zh_chess_solution_format_sheet (const ZhChessSolution *self,
                                           ZhPieceLetters         letters);

/* The lines of the set play, (transfer full); empty where there is none. */
GPtrArray *zh_chess_solution_format_set_play (const ZhChessSolution *self,
                                              ZhPieceLetters         letters);

G_END_DECLS
