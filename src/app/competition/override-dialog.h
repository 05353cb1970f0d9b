/* One rule of the event: what the ruleset says, and what the regulation says instead. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_OVERRIDE_DIALOG (zh_override_dialog_get_type ())
G_DECLARE_FINAL_TYPE (ZhOverrideDialog, zh_override_dialog, ZH, OVERRIDE_DIALOG, AdwWindow)

/**
 * zh_override_dialog_new:
 * @parent: the window
 * @key: "section.name"
 *
 * Returns: (transfer none): the dialog, to be presented
 */
ZhOverrideDialog *zh_override_dialog_new (GtkWindow  *parent,
                                          ZhSession  *session,
                                          const char *key);

G_END_DECLS
