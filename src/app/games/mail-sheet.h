/* The sheet into which an e-mail with a move is pasted: what it says is kept as a letter of the game. */
#pragma once

#include "form-sheet.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * zh_mail_sheet_new:
 * @place: the game
 *
 * Shows what is read of the text while it is pasted. Nothing is sent.
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_mail_sheet_new (GtkWindow         *parent,
                                ZhSession         *session,
                                const ZhGamePlace *place);

G_END_DECLS
