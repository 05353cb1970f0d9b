/* What a column view keeps inside and GTK 4.8 has no call for: the list that scrolls, its rows, the
 * titles over the columns. The names of these widgets are internal, so they are looked for
 * in this one place.
 *
 * Ends with GTK 4.12: gtk_column_view_scroll_to(), which also gives the focus, and row
 * factories whose rows have labels. For the titles no version to 4.16 has a call.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_column_inside_get_list:
 *
 * Returns: (transfer none): the list that scrolls and holds the keyboard
 */
GtkWidget *zh_column_inside_get_list (GtkColumnView *view);

/**
 * zh_column_inside_scroll_to:
 * @position: of a row
 *
 * Scrolls until the row is in sight.
 */
void zh_column_inside_scroll_to (GtkColumnView *view,
                                 guint          position);

/**
 * zh_column_inside_get_row:
 * @child: what a factory made for a cell
 *
 * Returns: (transfer none) (nullable): the row that it stands in; %NULL while it stands in none
 */
GtkWidget *zh_column_inside_get_row (GtkWidget *child);

/**
 * zh_column_inside_name_row:
 * @child: what a factory made for a cell
 * @label: what a screen reader calls the row that it stands in
 */
void zh_column_inside_name_row (GtkWidget  *child,
                                const char *label);

/**
 * zh_column_inside_is_first:
 * @child: what a factory made for a cell
 *
 * Returns: whether it is the first cell of its row: of all, the one that gives the row its name
 */
gboolean zh_column_inside_is_first (GtkWidget *child);

/**
 * zh_column_inside_align_title:
 * @column: index of a column
 * @xalign: of its cells, 0 left … 1 right
 *
 * Puts the title where the cells stand.
 */
void zh_column_inside_align_title (GtkColumnView *view,
                                   guint          column,
                                   float          xalign);

/**
 * zh_column_inside_put_under_title:
 * @column: index of a column, whose place does not change from then on
 * @widget: (transfer floating): a choice or a field
 *
 * Puts @widget under the title, where pointer and keyboard reach it; the title goes on to sort, and is cut where it
 * is longer than the column.
 */
void zh_column_inside_put_under_title (GtkColumnView *view,
                                       guint          column,
                                       GtkWidget     *widget);

/**
 * zh_column_inside_set_tooltip:
 * @column: index of a column
 * @text: what a pointer that rests on its title is told
 */
void zh_column_inside_set_tooltip (GtkColumnView *view,
                                   guint          column,
                                   const char    *text);

/**
 * zh_column_inside_measure_title:
 *
 * Returns: the least width of the heading of @column, in pixels; 0 when it is hidden
 */
int zh_column_inside_measure_title (GtkColumnView       *view,
                                    GtkColumnViewColumn *column);

/**
 * zh_column_inside_set_label:
 * @label: what a screen reader calls the table
 */
void zh_column_inside_set_label (GtkColumnView *view,
                                 const char    *label);

G_END_DECLS
