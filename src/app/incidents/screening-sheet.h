/* The sheet of a game of online play that is checked for forbidden help: sends it; while no answer came, notes the
 * answer; when it confirms, rules on it.
 */
#pragma once

#include "form-sheet.h"
#include "screening.h"

G_BEGIN_DECLS

/**
 * zh_screening_sheet_new:
 * @board: number of the table, from 1
 * @game: index of the game there
 *
 * To send the game.
 *
 * Returns: (transfer none) (nullable): the sheet, to be presented; %NULL where the round has no such game
 */
ZhFormSheet *zh_screening_sheet_new (GtkWindow *parent,
                                     ZhSession *session,
                                     int        board,
                                     int        game);

/**
 * zh_screening_sheet_new_next:
 * @screening: that was sent
 *
 * Its next step: the answer, or the ruling that follows from a confirmed one.
 *
 * Returns: (transfer none) (nullable): the sheet; %NULL where nothing is left to do
 */
ZhFormSheet *zh_screening_sheet_new_next (GtkWindow         *parent,
                                          ZhSession         *session,
                                          const ZhScreening *screening);

G_END_DECLS
