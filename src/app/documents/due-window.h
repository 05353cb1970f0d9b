/* What is due before, during and after the event, to whom and until when. Plus marks a duty done, minus opens it
 * again.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_DUE_WINDOW (zh_due_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhDueWindow, zh_due_window, ZH, DUE_WINDOW, AdwWindow)

/**
 * zh_due_window_new:
 * @parent: the window it belongs to
 * @session: has a tournament
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhDueWindow *zh_due_window_new (GtkWindow *parent,
                                ZhSession *session);

G_END_DECLS
