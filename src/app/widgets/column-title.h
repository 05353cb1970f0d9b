/* The titles over the columns of a table on the screen: which of its two names a column has, and on which
 * side it stands. What a short title leaves out, its tooltip says.
 */
#pragma once

#include <gtk/gtk.h>

#include "columns.h"

G_BEGIN_DECLS

/**
 * zh_column_title_choose:
 * @n_chars: width of the column in characters
 *
 * Returns: (transfer none): the full name of the column where it fits, else the short title
 */
const char *zh_column_title_choose (ZhColumn column,
                                    int      n_chars);

/**
 * zh_column_title_get_xalign:
 *
 * Returns: where the values of the column stand: 0 left, 0.5 in the middle, 1 right
 */
float zh_column_title_get_xalign (ZhColumn column);

/**
 * zh_column_title_dress:
 * @index: of the column in @view
 * @xalign: of its cells
 * @name: the full name of the column
 *
 * Puts the title over the cells, and the full name into its tooltip where the title is shorter.
 */
void zh_column_title_dress (GtkColumnView *view,
                            guint          index,
                            float          xalign,
                            const char    *name);

G_END_DECLS
