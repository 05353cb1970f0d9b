/* A setting of a tournament that is typed or pasted line by line. */
#pragma once

#include <gtk/gtk.h>

#include "session.h"

G_BEGIN_DECLS

/**
 * ZhLinesSave:
 * @text: what stands in the dialog
 *
 * Returns: (transfer full) (nullable): what changed; %NULL with @error, which the dialog shows
 */
typedef ZhChange *(*ZhLinesSave) (ZhDesk     *desk,
                                  gint64      tournament_id,
                                  const char *text,
                                  GError    **error);

/**
 * zh_lines_dialog_present:
 * @session: its tournament is meant
 * @title: translated
 * @hint: what a line is, with an example, translated
 * @text: what is set now
 * @save: sets it
 *
 * Shows the lines, to be changed; Ctrl+Enter saves them.
 */
void zh_lines_dialog_present (GtkWindow  *parent,
                              ZhSession  *session,
                              const char *title,
                              const char *hint,
                              const char *text,
                              ZhLinesSave save);

G_END_DECLS
