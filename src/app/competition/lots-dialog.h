/* The minutes of the drawings of lots, for their protocols. */
#pragma once

#include "form-sheet.h"

G_BEGIN_DECLS

/**
 * zh_lots_dialog_new:
 * @session: its tournament is meant
 *
 * A drawing is chosen, one that the journal tells of or one that people held, and its minutes are filled in.
 *
 * Returns: (transfer none): the sheet, owned by GTK, to be presented
 */
ZhFormSheet *zh_lots_dialog_new (GtkWindow *parent,
                                 ZhSession *session);

G_END_DECLS
