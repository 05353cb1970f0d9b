/* The cells of one column of a table of records: the text of the record, kept up to date. */
#pragma once

#include "column-widths.h"
#include "record.h"

G_BEGIN_DECLS

/**
 * zh_record_cells_new:
 * @widths: of the table; outlives the factory
 * @column: what stands in the cells
 * @index: of the column
 *
 * Returns: (transfer full): what makes the cells. A child of a cell has its #GtkListItem as data "item"
 */
GtkListItemFactory *zh_record_cells_new (ZhColumnWidths       *widths,
                                         const ZhRecordColumn *column,
                                         guint                 index);

/* (transfer none) (nullable): the widget of a row of such cells; %NULL while it is far out of sight. */
GtkWidget *zh_record_cells_find_row (GtkColumnView *view,
                                     guint          position);

G_END_DECLS
