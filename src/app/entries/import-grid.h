/* The list on its way in, as a grid: over each column what it is taken for, in each row whether it comes and what is
 * wrong with it. Arrows move through the cells, Return mends one, Space leaves a row out.
 */
#pragma once

#include "import-draft.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_IMPORT_GRID (zh_import_grid_get_type ())
G_DECLARE_FINAL_TYPE (ZhImportGrid, zh_import_grid, ZH, IMPORT_GRID, ZhBin)

/* Signals:
 *   "changed" (): a cell was mended, a row left out or a column given another meaning: the table is to be read anew
 *   "moved" (): another cell is under the cursor, or what is said of it is another
 */

/**
 * zh_import_grid_set_draft:
 * @draft: outlives the grid
 *
 * Shows its table from the beginning: after the text was cut anew, too.
 */
void zh_import_grid_set_draft (ZhImportGrid  *self,
                               ZhImportDraft *draft);

/**
 * zh_import_grid_renew:
 *
 * Shows what the draft says after its table was read anew; rows and columns are the same.
 */
void zh_import_grid_renew (ZhImportGrid *self);

/**
 * zh_import_grid_set_filter:
 * @text: only rows with this text are shown; "" shows all
 */
void zh_import_grid_set_filter (ZhImportGrid *self,
                                const char   *text);

/**
 * zh_import_grid_go_to_fault:
 * @step: 1 for the next fault below the cursor, -1 for the one above; around the ends
 *
 * Returns: whether there is any
 */
gboolean zh_import_grid_go_to_fault (ZhImportGrid *self,
                                     int           step);

/**
 * zh_import_grid_format_said:
 *
 * Returns: (transfer full): the line under the cursor, and what is said of it; "" without a row
 */
char *zh_import_grid_format_said (ZhImportGrid *self) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the keyboard to the cell under the cursor. */
void zh_import_grid_take_focus (ZhImportGrid *self);

G_END_DECLS
