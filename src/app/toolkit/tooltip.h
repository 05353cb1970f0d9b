/* Tooltips of cells, of which a table has thousands. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_tooltip_set:
 * @widget: what the pointer rests on
 * @text: (nullable): plain text, NULL for no tooltip
 *
 * As gtk_widget_set_tooltip_text(), but does nothing where @text stands already. GTK 4.8 asks the
 * display where the pointer is whenever a tooltip is set, also when there was none and is none
 * after it, and waits for the answer.
 */
void zh_tooltip_set (GtkWidget  *widget,
                     const char *text);

G_END_DECLS
