/* Tooltips that are set often. GTK 4.8 asks the display where the pointer is whenever a tooltip is set,
 * also when there was none and is none after it, and waits for the answer.
 *
 * No version is known to end it: to be measured again (bench-first-frame, bench-window) with each newer one.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_tooltip_set:
 * @widget: what the pointer rests on
 * @text: (nullable): plain text, NULL for no tooltip
 *
 * As gtk_widget_set_tooltip_text(), but does nothing where @text stands already: for the cells of a table,
 * which has thousands.
 */
void zh_tooltip_set (GtkWidget  *widget,
                     const char *text);

/**
 * zh_tooltip_follow:
 * @label: one line, which a narrow window cuts
 *
 * From now on its tooltip is its whole text, asked for when the pointer rests there.
 */
void zh_tooltip_follow (GtkLabel *label);

G_END_DECLS
