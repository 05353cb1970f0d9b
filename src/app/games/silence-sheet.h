/* The sheet on which a game is decided in which no move was made for too long (order 988, 55.5.2, 56.5.3). */
#pragma once

#include "form-sheet.h"
#include "post-games.h"

G_BEGIN_DECLS

/**
 * zh_silence_sheet_new:
 * @parent: the window it belongs to
 * @game: that is waited for
 * @side: who begins as the loser
 *
 * Says what either side did while the game stood still; a side loses by one act. A game without any move is a forfeit.
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_silence_sheet_new (GtkWindow        *parent,
                                   ZhSession        *session,
                                   const ZhPostGame *game,
                                   ZhLetterSide      side);

G_END_DECLS
