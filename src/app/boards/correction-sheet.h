/* What is changed in a round that is closed: a result, with what that means for the rounds behind, or
 * the round is opened again. Both ask for the reason.
 */
#pragma once

#include "board-row.h"
#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_correction_sheet_ask:
 * @widget: of the page with the boards
 * @session: with the closed round looked at
 * @row: a board of it
 * @result: that it is to get
 *
 * Finds out how the rounds behind would have been paired, in a thread, and presents the sheet then.
 */
void zh_correction_sheet_ask (GtkWidget  *widget,
                              ZhSession  *session,
                              ZhBoardRow *row,
                              ZhResult    result);

/**
 * zh_reopening_sheet_new:
 *
 * Returns: (transfer none): the sheet that opens the round looked at again, owned by GTK, to be presented
 */
ZhFormSheet *zh_reopening_sheet_new (GtkWindow *parent,
                                     ZhSession *session);

G_END_DECLS
