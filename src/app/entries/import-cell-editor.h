/* Mends a cell of a list where it stands: a field over the cell, and under it what is wrong with what is typed,
 * as long as something is.
 */
#pragma once

#include "entry-table.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_IMPORT_CELL_EDITOR (zh_import_cell_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhImportCellEditor, zh_import_cell_editor, ZH, IMPORT_CELL_EDITOR, GtkPopover)

/* Signal "mended" (const char *text): Return was pressed; the popover closes itself afterwards. */

/**
 * zh_import_cell_editor_open:
 * @owner: what the popover stands over; once it is closed it goes by itself
 * @area: of the cell, in @owner
 * @table: outlives @owner
 * @row: of @table
 * @column: of @table
 *
 * Returns: (transfer none): the popover, open, for its signal to be listened to
 */
ZhImportCellEditor *zh_import_cell_editor_open (GtkWidget          *owner,
                                                const GdkRectangle *area,
                                                const ZhEntryTable *table,
                                                int                 row,
                                                int                 column);

G_END_DECLS
