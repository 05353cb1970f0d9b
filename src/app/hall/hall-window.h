/* The wall of the playing hall: a window of its own beside that of the desk, to be put on a projector or on
 * several screens. It shows its tournament page by page, follows every result, and goes when the file is
 * closed. Nothing of the desk is seen on it: no messages, no acts.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_WINDOW (zh_hall_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallWindow, zh_hall_window, ZH, HALL_WINDOW, AdwWindow)

/**
 * zh_hall_window_new:
 * @application: that it belongs to
 * @session: with an open file; its present tournament is shown, with what was last in turn
 *
 * Returns: (transfer none): as of every toplevel
 */
ZhHallWindow *zh_hall_window_new (GtkApplication *application,
                                  ZhSession      *session);

G_END_DECLS
