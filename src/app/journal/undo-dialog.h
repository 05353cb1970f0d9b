/* Undo to an act of the journal: what goes first is shown before it goes, and taken back act by
 * act, so that it can be stopped and done again.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_UNDO_DIALOG (zh_undo_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhUndoDialog, zh_undo_dialog, ZH, UNDO_DIALOG, AdwWindow)

/**
 * zh_undo_dialog_new:
 * @page: a widget of the window; told in a toast what was undone
 * @session: whose file is open for writing
 * @acts: (element-type ZhJournalEntry): as zh_desk_list_undo_to(), at least one
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhUndoDialog *zh_undo_dialog_new (GtkWidget *page,
                                  ZhSession *session,
                                  GPtrArray *acts);

G_END_DECLS
