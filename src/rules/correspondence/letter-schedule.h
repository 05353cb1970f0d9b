/* The schedule of a game by correspondence (order 988, 60), row by row: a move of White and one of Black, and beside them
 * what else was sent before the next move. */
#pragma once

#include "letter-moves.h"

G_BEGIN_DECLS

/**
 * ZhScheduleRow:
 * @plies: (nullable) (transfer none): the moves of White and of Black
 * @remark: faulty letters, queries, letters sent again, leaves, claims and days added while the side had this move in
 *   hand, "" for none
 *
 * The row of move 1 is the first.
 */
typedef struct
{
  const ZhLetterPly *plies[2];
  char              *remark;
} ZhScheduleRow;

/**
 * zh_letter_schedule_new:
 * @account: of the game
 * @letters: (element-type ZhLetterRecord): of the game
 * @plies: (element-type ZhLetterPly): made of them; must outlive the schedule
 * @language: of the remarks
 *
 * What was sent before a move that was not made yet stands in the row of the last one.
 *
 * Returns: (transfer full) (element-type ZhScheduleRow): the rows
 */
GPtrArray *zh_letter_schedule_new (const ZhGameAccount *account,
                                   const GPtrArray     *letters,
                                   const GPtrArray     *plies,
                                   const ZhLanguage    *language);

G_END_DECLS
