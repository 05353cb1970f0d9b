/* The sheet on which a protest is taken in: who, against what, when, what it says; with what the
 * rules say of it as it is typed.
 */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_protest_sheet_new:
 * @parent: the window it belongs to
 * @session: looks at a tournament
 * @board: the table it begins with, 0 for none
 * @incident_id: the ruling it begins with, 0 for the last one at @board
 *
 * Returns: (transfer none): the sheet, to be presented
 */
ZhFormSheet *zh_protest_sheet_new (GtkWindow *parent,
                                   ZhSession *session,
                                   int        board,
                                   gint64     incident_id);

G_END_DECLS
