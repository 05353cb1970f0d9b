/* Every key of the program, found by what it does or by its name. GtkShortcutsWindow, which would
 * show the same, is larger than a small screen and cannot be scrolled.
 */
#pragma once

#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HELP_WINDOW (zh_help_window_get_type ())
G_DECLARE_FINAL_TYPE (ZhHelpWindow, zh_help_window, ZH, HELP_WINDOW, AdwWindow)

/**
 * zh_help_window_new:
 * @parent: over which window
 *
 * Returns: (transfer none): the keys, to be presented
 */
ZhHelpWindow *zh_help_window_new (GtkWindow *parent);

G_END_DECLS
