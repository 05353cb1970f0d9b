/* Solutions of draughts compositions as books print them: the square of arrival alone, what Black answers in brackets,
 * and nothing of what is forced.
 *
 * Sources: Ukrainian draughts rules, VI.7.4.2 – VI.7.4.6.
 */
#pragma once

#include "draughts-position.h"

G_BEGIN_DECLS

/**
 * zh_draughts_move_print:
 * @move: one of the legal moves of @position
 *
 * Returns: (transfer full): "d4"; "cd4" or "d:f4" where another unit arrives there, too; "f4:h6" where that one stands
 *   on the same file. By numbers "32", else in full "3732" or "28:37"
 */
char *zh_draughts_move_print (const ZhDraughtsPosition *position,
                              const ZhDraughtsMove     *move) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_draughts_solution_print:
 * @position: the beginning
 * @text: of the author: moves in full or as printed, with numbers and signs as he likes; what he puts in brackets is
 *   Black's answer where it goes on, else another line in place of the move before. Captures that are forced may be
 *   left out
 *
 * Branches of Black are called by Ukrainian letters, tries of White by Roman numbers; both stand behind the line that
 * they leave. Forced captures of Black are left out, and White's between two moves of Black. "x" ends
 * a line that is won, "=" a drawn one, where the author says it.
 *
 * Returns: (transfer full) (nullable): "cd4 (e5) f6 x"; %NULL where a word of @text is no legal move
 */
char *zh_draughts_solution_print (const ZhDraughtsPosition *position,
                                  const char               *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
