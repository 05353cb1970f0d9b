/* A table of which several rows may be chosen, and one always is while there are any: what stands beside the table
 * shows it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_several_install:
 * @view: gets the selection in place of the one that it has
 * @rows: what stands in the view
 *
 * Returns: (transfer none): the selection, owned by the view
 */
GtkSelectionModel *zh_several_install (GtkColumnView *view,
                                       GListModel    *rows);

/* The first row chosen, %GTK_INVALID_LIST_POSITION for none; of any selection. */
guint zh_several_get_first (GtkSelectionModel *self);

G_END_DECLS
