/* Entries as they were sent, a line a sheet, with what the rules find wanting. Insert enters one, Enter changes it, Delete
 * takes it out.
 */
#pragma once

#include <adwaita.h>

#include "session.h"

G_BEGIN_DECLS

#define ZH_TYPE_RECEIVED_WINDOW (zh_received_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhReceivedWindow, zh_received_window, ZH, RECEIVED_WINDOW, AdwWindow)

/**
 * zh_received_window_new:
 * @parent: the window it belongs to
 * @session: has a tournament
 * @sender: (nullable): whom the next sheet is from, until somebody says otherwise
 *
 * Returns: (transfer none): the window, owned by GTK, to be presented
 */
ZhReceivedWindow *zh_received_window_new (GtkWindow  *parent,
                                          ZhSession  *session,
                                          const char *sender);

G_END_DECLS
