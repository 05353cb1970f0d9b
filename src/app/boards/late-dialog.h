/* Who has not come: the open boards of the round with both sides, and the forfeits of those
 * that are missing in one act.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_LATE_DIALOG (zh_late_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhLateDialog, zh_late_dialog, ZH, LATE_DIALOG, AdwWindow)

/**
 * zh_late_dialog_new:
 * @parent: the window
 * @session: looking at a round
 *
 * Returns: (transfer none): the dialog, to be presented
 */
ZhLateDialog *zh_late_dialog_new (GtkWindow *parent,
                                  ZhSession *session);

G_END_DECLS
