/* How much a field takes. Pango lays a text out whole, also where the most of it is not to be seen:
 * ten thousand characters in an entry stop the window for seconds. What is typed or pasted beyond
 * the limit is refused as a whole and said at the field; a part of it would be wrong data. What the
 * program itself puts into a field is never touched: a file may hold more from older times.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_text_bounds_install:
 *
 * From now on every field that appears has its limit: %ZH_TEXT_LINE_MAX characters in one line,
 * %ZH_TEXT_BLOCK_MAX in several. Called once, at start-up.
 */
void zh_text_bounds_install (void);

/**
 * zh_text_bounds_set:
 * @field: a #GtkEditable or a #GtkTextView
 * @maximum: in characters
 *
 * Gives a field a limit of its own.
 */
void zh_text_bounds_set (GtkWidget *field,
                         int        maximum);

G_END_DECLS
