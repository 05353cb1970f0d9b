/* An entry list from outside before it is taken in: the table as it stands there, what each
 * column is taken for, and every cell that was not understood.
 */
#pragma once

#include "import-draft.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_IMPORT_DIALOG (zh_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhImportDialog, zh_import_dialog, ZH, IMPORT_DIALOG, AdwWindow)

/* Signals:
 *   "accepted" (GPtrArray *entries): (element-type ZhEntry): take these in; the dialog
 *     closes itself afterwards
 *   "teams-accepted" (GPtrArray *teams): (element-type ZhTeamDraft): the same in a tournament of
 *     teams
 */

/**
 * zh_import_dialog_new:
 * @parent: the window it belongs to
 * @draft: (transfer full): the list
 *
 * Returns: (transfer none): the dialog, owned by GTK, to be presented
 */
ZhImportDialog *zh_import_dialog_new (GtkWindow     *parent,
                                      ZhImportDraft *draft);

G_END_DECLS
