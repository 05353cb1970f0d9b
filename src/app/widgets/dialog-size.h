/* How large windows over the main one are: their templates say it for text of the usual size, and
 * larger text takes more room.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_dialog_size_install:
 *
 * From now on every AdwWindow opens wider by as much as the text is larger than usual, and
 * higher by half of it; open ones grow and shrink with the text, and so does the width up to
 * which forms follow their window. GTK keeps all of it on the screen. Called once, at start-up, after the size of the text is
 * known.
 */
void zh_dialog_size_install (void);

/**
 * zh_dialog_begin_in:
 * @window: not yet shown
 * @widget: something in @window
 *
 * Puts the keyboard into the first field of @widget when @window appears. Before, GTK does not
 * look for a field, and would then begin with the button at the top, which closes the window.
 */
void zh_dialog_begin_in (GtkWindow *window,
                         GtkWidget *widget);

G_END_DECLS
