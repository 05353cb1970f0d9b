/* The cells of the import dialog's grid: a tick, the line, what is wrong, and what stands in the list. */
#pragma once

#include <gtk/gtk.h>

#include "column-widths.h"
#include "import-row.h"

G_BEGIN_DECLS

/**
 * ZhImportColumn:
 * @ZH_IMPORT_TICK: whether the row comes
 * @ZH_IMPORT_LINE: its line of the text
 * @ZH_IMPORT_FAULT: what is said of it
 * @ZH_IMPORT_LISTED: the first column of the list
 */
typedef enum
{
  ZH_IMPORT_TICK,
  ZH_IMPORT_LINE,
  ZH_IMPORT_FAULT,
  ZH_IMPORT_LISTED
} ZhImportColumn;

/**
 * ZhImportCellCalls:
 * @ticked: somebody clicked the tick of @row
 * @shown: @cell shows another row now
 */
typedef struct
{
  void (*ticked) (gpointer grid, ZhImportRow *row);
  void (*shown) (GtkWidget *cell, int column, gpointer grid);
} ZhImportCellCalls;

/**
 * zh_import_cells_new:
 * @widths: sees to the width of the cells
 * @table: outlives them
 * @column: of the grid
 * @calls: what the grid is told
 * @grid: for @calls; outlives the cells
 *
 * Returns: (transfer full): makes the cells of the column
 */
GtkListItemFactory *zh_import_cells_new (ZhColumnWidths          *widths,
                                         const ZhEntryTable      *table,
                                         int                      column,
                                         const ZhImportCellCalls *calls,
                                         gpointer                 grid);

/* The row that a cell shows now, (transfer none) (nullable), and the column of the grid. */
ZhImportRow *zh_import_cells_get_row (GtkWidget *cell);
int          zh_import_cells_get_column (GtkWidget *cell);

/**
 * zh_import_cells_for_each:
 * @call: for each cell that there is a widget for
 */
void zh_import_cells_for_each (GtkColumnView *view,
                               void (*call) (GtkWidget *cell, int column, gpointer data),
                               gpointer data);

/* (transfer none) (nullable): the widget of a cell; %NULL while it is far out of sight. */
GtkWidget *zh_import_cells_find (GtkColumnView *view,
                                 ZhImportRow   *row,
                                 int            column);

/* (transfer none) (nullable): the cell at a point of @widget, in which the grid stands. */
GtkWidget *zh_import_cells_pick (GtkWidget *widget,
                                 double     x,
                                 double     y);

G_END_DECLS
