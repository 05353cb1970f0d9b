/* The sheets of an adjourned game: what stands on the envelope, and its opening. */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_adjournment_sheet_new:
 * @board: the table, from 1
 * @game: the game at that table, from 0
 *
 * While the envelope is sealed the sheet corrects what is written on it.
 *
 * Returns: (transfer none): the sheet, owned by GTK, to be presented
 */
ZhFormSheet *zh_adjournment_sheet_new (GtkWindow *parent,
                                       ZhSession *session,
                                       int        board,
                                       int        game);

/**
 * zh_resumption_sheet_new:
 * @board: the table, from 1
 * @game: the game at that table, from 0
 *
 * Returns: (transfer none): the sheet on which the opening of the envelope is recorded
 */
ZhFormSheet *zh_resumption_sheet_new (GtkWindow *parent,
                                      ZhSession *session,
                                      int        board,
                                      int        game);

G_END_DECLS
