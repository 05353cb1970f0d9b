/* The planned start of a round: now, in some minutes, or at an hour and minute. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_START_DIALOG (zh_start_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhStartDialog, zh_start_dialog, ZH, START_DIALOG, AdwWindow)

/**
 * zh_start_dialog_new:
 * @parent: the window
 * @session: looking at a round
 *
 * Returns: (transfer none): the dialog, to be presented
 */
ZhStartDialog *zh_start_dialog_new (GtkWindow *parent,
                                    ZhSession *session);

G_END_DECLS
