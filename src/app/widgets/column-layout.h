/* Which columns of a table are shown and in which order: the user's choice, kept in the
 * program's settings by the name of the table.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_column_layout_install:
 * @view: with all its columns in their own order
 * @ids: (element-type utf8): a name for each column that no translation changes
 * @titles: (element-type utf8): their headings, for the menu
 * @settings: of the program
 * @table: name of the table in them
 * @actions: gets a "column-N" with a state for each column
 *
 * Lays the columns out as they were left the last time, lets them be dragged, and keeps
 * every change. The last column shown cannot be hidden.
 */
void zh_column_layout_install (GtkColumnView *view,
                               GPtrArray     *ids,
                               GPtrArray     *titles,
                               GSettings     *settings,
                               const char    *table,
                               GActionMap    *actions);

/**
 * zh_column_layout_make_menu:
 * @prefix: under which the actions are inserted
 *
 * Returns: (transfer full): a check mark for each column, and their own order again
 */
GMenuModel *zh_column_layout_make_menu (GPtrArray  *titles,
                                        const char *prefix);

G_END_DECLS
