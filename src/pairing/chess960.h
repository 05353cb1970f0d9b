/* The 960 initial positions of Chess960, by the number under which they are known: 518 is that of chess.
 *
 * Source: Laws of 2009, Appendix F: pawns as in chess, the king between the rooks, the bishops on squares of different
 * colours, Black opposite White.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_CHESS960_N_POSITIONS 960

/**
 * zh_chess960_format_start:
 * @number: 0 … %ZH_CHESS960_N_POSITIONS - 1
 *
 * Returns: (transfer full): FEN
 */
char *zh_chess960_format_start (int number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
