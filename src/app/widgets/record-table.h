/* A dense table of records: sorted by a click on a heading or from a menu, filtered by what
 * is typed, brought up to date in place.
 */
#pragma once

#include "record.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_RECORD_TABLE (zh_record_table_get_type ())
G_DECLARE_FINAL_TYPE (ZhRecordTable, zh_record_table, ZH, RECORD_TABLE, ZhBin)

/* Signals:
 *   "activated" (ZhRecord *record): Return or a double click
 *   "selected" (): another record is under the cursor, or none
 */

/**
 * zh_record_table_set_columns:
 * @label: what the table holds, for a screen reader
 * @columns: (array length=n_columns): once, before any records
 */
void zh_record_table_set_columns (ZhRecordTable        *self,
                                  const char           *label,
                                  const ZhRecordColumn *columns,
                                  int                   n_columns);

/**
 * zh_record_table_add_column:
 * @title: what the event itself calls the column: a tie-break
 * @name: its full name
 * @column: its width, and what stands in its cells
 *
 * Adds one more column behind those that were set; before any records.
 */
void zh_record_table_add_column (ZhRecordTable        *self,
                                 const char           *title,
                                 const char           *name,
                                 const ZhRecordColumn *column);

/**
 * zh_record_table_clear_columns:
 *
 * Takes columns and records away, so that others can be set.
 */
void zh_record_table_clear_columns (ZhRecordTable *self);

/**
 * zh_record_table_set_records:
 * @records: (element-type ZhRecord): all rows in their own order. Rows with the same ids as
 *   before are changed in place; the cursor stays on its record
 */
void zh_record_table_set_records (ZhRecordTable *self,
                                  GPtrArray     *records);

/**
 * zh_record_table_set_filter:
 * @text: only records with this text in a column are shown; "" shows all
 */
void zh_record_table_set_filter (ZhRecordTable *self,
                                 const char    *text);

/**
 * zh_record_table_set_searched:
 * @searched: whether the records are what the page itself has found for a search; where there
 *   are none the table says so
 */
void zh_record_table_set_searched (ZhRecordTable *self,
                                   gboolean       searched);

/* Records that the search and the filters leave. */
guint zh_record_table_get_n_shown (ZhRecordTable *self);

/**
 * zh_record_table_get_selected:
 *
 * Returns: (transfer none) (nullable): the record under the cursor
 */
ZhRecord *zh_record_table_get_selected (ZhRecordTable *self);

/**
 * zh_record_table_allow_several:
 *
 * Lets several records be chosen: Shift or Ctrl with the arrows or a click, Ctrl+A for all. The first of them is
 * the one under the cursor. Once, before any records.
 */
void zh_record_table_allow_several (ZhRecordTable *self);

/**
 * zh_record_table_dup_chosen:
 *
 * Returns: (transfer full) (element-type gint64): ids of the records chosen, in the order of the rows
 */
GArray *zh_record_table_dup_chosen (ZhRecordTable *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_record_table_show_column:
 * @column: one that the table has
 *
 * Shows or hides a column, as the user may.
 *
 * Returns: whether it was in sight before
 */
gboolean zh_record_table_show_column (ZhRecordTable *self,
                                      ZhColumn       column,
                                      gboolean       shown);

/**
 * zh_record_table_select:
 * @id: of a record; brings it under the cursor and into sight
 *
 * Returns: whether it is shown
 */
gboolean zh_record_table_select (ZhRecordTable *self,
                                 gint64         id);

/**
 * zh_record_table_get_column_at:
 * @x: in the table's coordinates
 * @y: in the table's coordinates
 *
 * Returns: the column of the cell there, −1 for none
 */
int zh_record_table_get_column_at (ZhRecordTable *self,
                                   double         x,
                                   double         y);

/**
 * zh_record_table_take_focus:
 *
 * Gives the keyboard to the row under the cursor.
 */
void zh_record_table_take_focus (ZhRecordTable *self);

/**
 * zh_record_table_come_back:
 * @window: that holds the table
 *
 * From now on the row under the cursor has the keyboard whenever @window is active again, as when a sheet over it is
 * closed; a text that is being written keeps it.
 */
void zh_record_table_come_back (ZhRecordTable *self,
                                GtkWindow     *window);

/**
 * zh_record_table_get_actions:
 *
 * Returns: (transfer none): the actions of the table, for the page to insert as "records"
 */
GActionGroup *zh_record_table_get_actions (ZhRecordTable *self);

/**
 * zh_record_table_make_sort_menu:
 *
 * The keyboard's way to the headings, which cannot have the focus.
 *
 * Returns: (transfer full): a section of "records.sort-by" items, for a menu of the page
 */
GMenuModel *zh_record_table_make_sort_menu (ZhRecordTable *self);

/**
 * ZhRecordActs:
 * @id: of the record under the cursor
 *
 * Returns: (transfer full): what can be done with it
 */
typedef GMenuModel *(*ZhRecordActs) (gint64   id,
                                     gpointer user_data);

/**
 * zh_record_table_set_acts:
 * @acts: makes the first section of the menu of a record
 * @user_data: outlives the table, as the page that it is on does
 */
void zh_record_table_set_acts (ZhRecordTable *self,
                               ZhRecordActs   acts,
                               gpointer       user_data);

/**
 * zh_record_table_remember_columns:
 * @name: of the table in the settings
 *
 * Lets the user hide and reorder the columns, and keeps it. Called after
 * zh_record_table_set_columns(), of a table whose columns do not change.
 */
void zh_record_table_remember_columns (ZhRecordTable *self,
                                       const char    *name);

/**
 * zh_record_table_make_columns_menu:
 *
 * Returns: (transfer full): items with a mark for each column, for a menu of the page
 */
GMenuModel *zh_record_table_make_columns_menu (ZhRecordTable *self);

G_END_DECLS
