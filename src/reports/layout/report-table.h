/* A table of a document: typed columns and rows of cells, without any measure of paper. */
#pragma once

#include "columns.h"

G_BEGIN_DECLS

/**
 * ZhColumnKind:
 * @ZH_COLUMN_TEXT: words, at the left; wraps when the page is narrow
 * @ZH_COLUMN_NUMBER: whole numbers, at the right
 * @ZH_COLUMN_DECIMAL: points and tie-breaks, aligned on the ½ or the decimal sign
 * @ZH_COLUMN_RESULT: results, aligned on their dash
 * @ZH_COLUMN_CENTRE: short marks in the middle
 * @ZH_COLUMN_GRID: a square cell of a crosstable, all of one width; a tab parts the values
 *   of several games
 * @ZH_COLUMN_WRITE: room for handwriting
 */
typedef enum
{
  ZH_COLUMN_TEXT,
  ZH_COLUMN_NUMBER,
  ZH_COLUMN_DECIMAL,
  ZH_COLUMN_RESULT,
  ZH_COLUMN_CENTRE,
  ZH_COLUMN_GRID,
  ZH_COLUMN_WRITE,
} ZhColumnKind;

/**
 * ZhColumnFlags:
 * @ZH_COLUMN_BOLD: the column that the eye looks for
 * @ZH_COLUMN_KEY: names the row; repeated when a table is too wide for one sheet. Key
 *   columns are the first ones
 * @ZH_COLUMN_MUTED: less important than its neighbours
 * @ZH_COLUMN_FULL: its full name stands over it; there is room for it
 * @ZH_COLUMN_UNTITLED: nothing stands over it: its cells speak for themselves
 * @ZH_COLUMN_PRIVATE: for the sheet of paper alone; empty on pages, in lists and in texts, which are handed on
 */
typedef enum
{
  ZH_COLUMN_PLAIN = 0,
  ZH_COLUMN_BOLD = 1 << 0,
  ZH_COLUMN_KEY = 1 << 1,
  ZH_COLUMN_MUTED = 1 << 2,
  ZH_COLUMN_FULL = 1 << 3,
  ZH_COLUMN_UNTITLED = 1 << 4,
  ZH_COLUMN_PRIVATE = 1 << 5,
} ZhColumnFlags;

/**
 * ZhTableColumn:
 * @title: what stands above it, short
 * @name: what it is called in a file, and in the tooltip of a page; = @title when there
 *   is no longer name
 */
typedef struct
{
  ZhColumnKind  kind;
  ZhColumnFlags flags;
  char         *title;
  char         *name;
} ZhTableColumn;

/**
 * ZhCellStyle:
 * @ZH_CELL_PLAIN: as its column says
 * @ZH_CELL_BLOCKED: nothing can stand here: the diagonal
 * @ZH_CELL_BOX: an empty box to write in
 */
typedef enum
{
  ZH_CELL_PLAIN,
  ZH_CELL_BLOCKED,
  ZH_CELL_BOX,
} ZhCellStyle;

/**
 * ZhTableCell:
 * @text: as people read it, in the document's language
 * @plain: (nullable): as a program reads it (CSV), where that differs
 */
typedef struct
{
  char       *text;
  char       *plain;
  ZhCellStyle style;
} ZhTableCell;

/**
 * ZhTableRow:
 * @heading: (nullable): a line over the rows that follow it, instead of cells
 * @cells: (array): one per column; %NULL for a heading
 */
typedef struct
{
  char        *heading;
  ZhTableCell *cells;
} ZhTableRow;

/**
 * ZhReportTable:
 * @columns: (element-type ZhTableColumn)
 * @rows: (element-type ZhTableRow)
 * @empty_text: (nullable): what stands under the column titles when there is no row
 * @n_frames: columns of paper that the rows flow through, 1 or 2
 */
typedef struct
{
  GPtrArray *columns;
  GPtrArray *rows;
  char      *empty_text;
  int        n_frames;
} ZhReportTable;

/* A table without columns and rows; (transfer full). */
ZhReportTable *zh_report_table_new (void);
void           zh_report_table_free (ZhReportTable *self);

/**
 * ZhReportColumn:
 * @column: what it shows, which also says how its cells are aligned
 */
typedef struct
{
  ZhColumn      column;
  ZhColumnFlags flags;
} ZhReportColumn;

/**
 * zh_report_table_add_columns:
 * @columns: (array length=n_columns)
 * @language: of the document
 *
 * Adds columns. All columns are added before the first row.
 */
void zh_report_table_add_columns (ZhReportTable        *self,
                                  const ZhLanguage     *language,
                                  const ZhReportColumn *columns,
                                  gsize                 n_columns);

/* The same with the columns one behind the other, each in braces. */
#define ZH_REPORT_COLUMNS(self, language, ...)                                          \
  zh_report_table_add_columns (self, language, (const ZhReportColumn[]){ __VA_ARGS__ }, \
                               G_N_ELEMENTS (((const ZhReportColumn[]){ __VA_ARGS__ })))

/**
 * zh_report_table_add:
 * @column: what it shows, which also says how its cells are aligned
 * @language: of the document
 *
 * Adds a column. All columns are added before the first row.
 */
void zh_report_table_add (ZhReportTable    *self,
                          ZhColumn          column,
                          ZhColumnFlags     flags,
                          const ZhLanguage *language);

/**
 * zh_report_table_add_as:
 * @kind: of its cells, where a list has something else in them than other tables
 *
 * As zh_report_table_add().
 */
void zh_report_table_add_as (ZhReportTable    *self,
                             ZhColumnKind      kind,
                             ZhColumn          column,
                             ZhColumnFlags     flags,
                             const ZhLanguage *language);

/**
 * zh_report_table_add_column:
 * @title: what the event itself gives: the name of a team, a round, a tie-break
 * @name: (nullable): the longer name, %NULL where @title says enough
 *
 * As zh_report_table_add(), for a column that only this event has.
 */
void zh_report_table_add_column (ZhReportTable *self,
                                 ZhColumnKind   kind,
                                 ZhColumnFlags  flags,
                                 const char    *title,
                                 const char    *name);

/**
 * zh_report_table_add_row:
 *
 * Starts a row of empty cells, which zh_report_table_set() and its sisters fill.
 */
void zh_report_table_add_row (ZhReportTable *self);
void zh_report_table_add_heading (ZhReportTable *self,
                                  const char    *text);

/**
 * zh_report_table_set:
 * @column: of the row added last
 * @text: (transfer none): what people read
 */
void zh_report_table_set (ZhReportTable *self,
                          guint          column,
                          const char    *text);

/**
 * zh_report_table_take:
 * @text: (transfer full): what people read
 * @plain: (transfer full) (nullable): what files hold, %NULL when the same
 */
void zh_report_table_take (ZhReportTable *self,
                           guint          column,
                           char          *text,
                           char          *plain);

/**
 * zh_report_table_set_number:
 *
 * Writes a whole number; 0 leaves the cell empty.
 */
void zh_report_table_set_number (ZhReportTable *self,
                                 guint          column,
                                 int            number);

/* How a cell of the last row is set. */
void zh_report_table_set_style (ZhReportTable *self,
                                guint          column,
                                ZhCellStyle    style);

/**
 * zh_report_table_get_open_cell:
 * @row: with cells
 *
 * Returns: (transfer none): the cell as files that are handed on show it: empty in a private column
 */
const ZhTableCell *zh_report_table_get_open_cell (const ZhReportTable *self,
                                                  const ZhTableRow    *row,
                                                  guint                column);

/**
 * zh_report_table_get_column / zh_report_table_get_row:
 *
 * Returns: (transfer none): by index
 */
const ZhTableColumn *zh_report_table_get_column (const ZhReportTable *self,
                                                 guint                index);
const ZhTableRow    *zh_report_table_get_row (const ZhReportTable *self,
                                              guint                index);

/**
 * zh_report_table_count_keys:
 *
 * Returns: how many of the first columns name the row
 */
guint zh_report_table_count_keys (const ZhReportTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhReportTable, zh_report_table_free)

G_END_DECLS
