/* The men of a board by key and by name. A key is read by the letter it prints, Latin or
 * Cyrillic; a capital letter is White's, as in FEN.
 */
#pragma once

#include <gtk/gtk.h>

#include "board-diagram.h"
#include "game-line.h"

G_BEGIN_DECLS

/**
 * zh_board_unit_read_key:
 * @is_chess: which men there are
 * @keyval: what the key prints
 * @unit: (inout): what stands there; becomes what the key puts there. Р after К makes the
 *   knight a king, as it is written
 * @black: (out): whose it is
 *
 * Chess: K Q R B N P, or Кр Ф Т Л С К П (Т and Л are both the rook). Draughts: P, П, M, М, Ш
 * a man, K, К, Д, D a king.
 *
 * Returns: whether the key puts a man
 */
gboolean zh_board_unit_read_key (gboolean       is_chess,
                                 guint          keyval,
                                 ZhDiagramUnit *unit,
                                 gboolean      *black);

/**
 * zh_board_unit_get_name:
 *
 * Returns: (transfer none): "white knight", "black king (draughts)", …, "empty"
 */
const char *zh_board_unit_get_name (ZhDiagramUnit unit,
                                    gboolean      black);

/**
 * zh_board_square_dup_name:
 * @diagram: says how squares are named
 *
 * Returns: (transfer full): "e4", "28"; "light square" where numbers are used
 */
char *zh_board_square_dup_name (const ZhDiagram *diagram,
                                int              index) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_game_kind_get_title:
 *
 * Returns: (transfer none): the game's name on the screen
 */
const char *zh_game_kind_get_title (ZhGameKind kind);

/**
 * zh_piece_letters_get_screen:
 *
 * Returns: the letters of pieces in the language of the screen
 */
ZhPieceLetters zh_piece_letters_get_screen (void);

G_END_DECLS
