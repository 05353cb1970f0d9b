/* The openings of a round as they were drawn, large enough for the hall: one board for all, or
 * each pair with its own.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_OPENINGS_WINDOW (zh_openings_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhOpeningsWindow, zh_openings_window, ZH, OPENINGS_WINDOW, AdwWindow)

/**
 * zh_openings_window_new:
 *
 * Returns: (transfer floating): the window, with the round that @session looks at
 */
ZhOpeningsWindow *zh_openings_window_new (GtkWindow *parent,
                                          ZhSession *session);

G_END_DECLS
