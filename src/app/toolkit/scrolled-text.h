/* Many lines below the question or the answer of a dialog: wrapped, scrolled, to be marked and copied. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_scrolled_text_new:
 * @text: lines
 *
 * Returns: (transfer floating): as high as its lines, up to a part of a small screen
 */
GtkWidget *zh_scrolled_text_new (const char *text);

G_END_DECLS
