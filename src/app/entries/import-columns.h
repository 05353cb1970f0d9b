/* The columns of the import dialog's grid: what each is taken for, how wide it must be and how it sorts. */
#pragma once

#include <gtk/gtk.h>

#include "entry-table.h"
#include "import-row.h"

G_BEGIN_DECLS

/**
 * zh_import_columns_new_meaning:
 * @column: of the list
 *
 * Returns: (transfer floating): a drop-down of what a column can be, at what @table takes it for
 */
GtkWidget *zh_import_columns_new_meaning (const ZhEntryTable *table,
                                          int                 column);

/**
 * zh_import_columns_show_meanings:
 * @meanings: (element-type GtkDropDown): those of the columns of the list
 *
 * Sets each to what @table takes its column for now.
 */
void zh_import_columns_show_meanings (GPtrArray          *meanings,
                                      const ZhEntryTable *table);

/**
 * zh_import_columns_new:
 * @column: of the grid
 * @factory: (transfer full): makes its cells
 *
 * Returns: (transfer full): the column; it sorts numbers as numbers and rows with faults first, what is equal as the
 *   list has it
 */
GtkColumnViewColumn *zh_import_columns_new (int                 column,
                                            const char         *title,
                                            GtkListItemFactory *factory);

/**
 * zh_import_columns_new_popover:
 *
 * Returns: (transfer none): an empty menu on @grid, which unparents it
 */
GtkWidget *zh_import_columns_new_popover (GtkWidget *grid);

/**
 * zh_import_columns_pop_up:
 * @popover: of zh_import_columns_new_popover()
 * @columns: (element-type GtkColumnViewColumn): of the grid
 * @row: (nullable): the chosen one
 * @x: in the coordinates of the grid
 * @y: likewise
 *
 * Shows what is done with the row, and what the headings do.
 */
void zh_import_columns_pop_up (GtkWidget   *popover,
                               GPtrArray   *columns,
                               ZhImportRow *row,
                               double       x,
                               double       y);

/**
 * zh_import_columns_get_least_chars:
 * @column: of the grid
 *
 * Returns: what it needs, in characters
 */
int zh_import_columns_get_least_chars (const ZhEntryTable *table,
                                       int                 column);

G_END_DECLS
