/* A row of the import dialog's grid: a row of the list, and what is wrong with it. */
#pragma once

#include <gio/gio.h>

#include "entry-table.h"

G_BEGIN_DECLS

#define ZH_TYPE_IMPORT_ROW (zh_import_row_get_type ())
G_DECLARE_FINAL_TYPE (ZhImportRow, zh_import_row, ZH, IMPORT_ROW, GObject)

/* Signal "changed" (): a cell, a fault, or whether it comes, is another now. */

/**
 * zh_import_row_new:
 * @table: outlives the row
 * @row: of @table
 *
 * Returns: (transfer full): a row without faults
 */
ZhImportRow *zh_import_row_new (const ZhEntryTable *table,
                                int                 row);

/* Its row of the table. */
int zh_import_row_get_index (ZhImportRow *self);

/**
 * zh_import_row_set_problems:
 * @problems: (array length=n_problems) (element-type ZhListProblem): those of this row
 *
 * Says that the row was read anew.
 */
void zh_import_row_set_problems (ZhImportRow   *self,
                                 gconstpointer *problems,
                                 guint          n_problems);

/**
 * zh_import_row_share:
 * @rows: (element-type ZhImportRow): of one table, in its order
 * @problems: (element-type ZhListProblem): of the whole table, by row
 *
 * Gives each row its own.
 *
 * Returns: whether any row has one
 */
gboolean zh_import_row_share (GListModel      *rows,
                              const GPtrArray *problems);

/* Whether somebody left it out. */
gboolean zh_import_row_is_left_out (ZhImportRow *self);

/* What there is to mend or to look at. */
guint zh_import_row_count_faults (ZhImportRow *self);

/**
 * zh_import_row_get_fault:
 * @column: of the list, or -1 for what concerns the whole row
 *
 * Returns: (transfer none) (nullable): what is wrong there; %NULL for nothing
 */
const char *zh_import_row_get_fault (ZhImportRow *self,
                                     int          column);

/* The first column with a fault; 0 where the whole row has one, -1 without any. */
int zh_import_row_find_fault (ZhImportRow *self);

/* All that is said of the row, sentence after sentence; "" for nothing. */
const char *zh_import_row_get_said (ZhImportRow *self);

/* (transfer full): the same behind its line. */
char *zh_import_row_format_said (ZhImportRow *self) G_GNUC_WARN_UNUSED_RESULT;

/* What stands in a column of the list. */
const char *zh_import_row_get_text (ZhImportRow *self,
                                    int          column);

/* What a screen reader says of the row. */
char *zh_import_row_format_label (ZhImportRow *self) G_GNUC_WARN_UNUSED_RESULT;

/* What a screen reader says of one cell of it. */
char *zh_import_row_format_cell_label (ZhImportRow *self,
                                       int          column) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_import_row_matches:
 * @needle: case-folded
 *
 * Returns: whether a cell or what is said of the row has it
 */
gboolean zh_import_row_matches (ZhImportRow *self,
                                const char  *needle);

G_END_DECLS
