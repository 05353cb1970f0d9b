/* Undo to an act of the journal, or of one act by its number: what goes is shown before it goes, whose
 * it is, and taken back act by act, so that it can be stopped and done again.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_UNDO_DIALOG (zh_undo_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhUndoDialog, zh_undo_dialog, ZH, UNDO_DIALOG, AdwWindow)

/**
 * ZhUndoScope:
 * @ZH_UNDO_TO_HERE: all acts behind one
 * @ZH_UNDO_ONE_ACT: one act
 */
typedef enum
{
  ZH_UNDO_TO_HERE,
  ZH_UNDO_ONE_ACT,
} ZhUndoScope;

/**
 * zh_undo_dialog_new:
 * @page: a widget of the window; told in a toast what was undone
 * @session: whose file is open for writing
 * @scope: what the dialog is called by
 * @acts: (element-type ZhJournalEntry): as zh_desk_list_undo_to(), or an act that
 *   zh_desk_check_undo_act() gives; at least one
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhUndoDialog *zh_undo_dialog_new (GtkWidget  *page,
                                  ZhSession  *session,
                                  ZhUndoScope scope,
                                  GPtrArray  *acts);

G_END_DECLS
