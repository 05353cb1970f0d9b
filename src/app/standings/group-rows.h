/* Rows that a list of the event makes in a preferences group, made anew when it changes. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_group_rows_clear:
 * @rows: (element-type GtkWidget): the rows of @group that were added here; emptied
 */
void zh_group_rows_clear (AdwPreferencesGroup *group,
                          GPtrArray           *rows);

/**
 * zh_group_rows_add:
 * @rows: (element-type GtkWidget): remembers @row, unowned
 */
void zh_group_rows_add (AdwPreferencesGroup *group,
                        GPtrArray           *rows,
                        GtkWidget           *row);

/**
 * zh_group_rows_make_remove_button:
 * @name: what it removes, as read out
 * @id: of the thing; the button carries it as its data "id", a #gint64
 *
 * Returns: (transfer floating): a button for the end of a row
 */
GtkWidget *zh_group_rows_make_remove_button (const char *name,
                                             gint64      id);

G_END_DECLS
