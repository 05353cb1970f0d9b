/* Tables of comma-separated or otherwise delimited text, RFC 4180 and its looser relatives
 * that spreadsheets and people make.
 */
#pragma once

#include "progress.h"

G_BEGIN_DECLS

/**
 * ZhCsvRow:
 * @line: line of the text in which the row begins, from 1
 * @cells: (array zero-terminated=1): its cells without quotes and without blanks around them
 * @n_cells: how many
 * @is_broken: a quotation mark was never closed; the row was read as if it were a letter
 */
typedef struct
{
  int      line;
  char   **cells;
  int      n_cells;
  gboolean is_broken;
} ZhCsvRow;

#define ZH_CSV_MAX_CELLS 200
#define ZH_CSV_MAX_ROW_BYTES 20000

/* What zh_csv_guess_delimiter() answers for a list of one column. */
#define ZH_CSV_NO_DELIMITER '\0'

/**
 * zh_csv_guess_delimiter:
 * @text: UTF-8
 *
 * Looks at the first rows and takes the sign that cuts most of them into equally many cells, or each of them into no
 * more than the heading has: tab, semicolon, comma or bar.
 *
 * Returns: the delimiter, or %ZH_CSV_NO_DELIMITER
 */
char zh_csv_guess_delimiter (const char *text);

/**
 * zh_csv_parse:
 * @text: UTF-8
 * @delimiter: one ASCII sign, or %ZH_CSV_NO_DELIMITER
 * @n_rows: how many rows to read at most; the rest of the text is not looked at
 * @progress: (nullable)
 * @error: %ZH_ERROR_INPUT: a row of more than %ZH_CSV_MAX_CELLS cells or %ZH_CSV_MAX_ROW_BYTES
 *   bytes; %ZH_ERROR_CANCELLED
 *
 * Rows end in CR, LF or CRLF outside of quotation marks; empty rows are left out. The apostrophe
 * by which a table is kept from becoming a formula (zh_csv_append_cell()) is no part of a cell. O(n).
 *
 * Returns: (transfer full) (element-type ZhCsvRow)
 */
GPtrArray *zh_csv_parse (const char       *text,
                         char              delimiter,
                         guint             n_rows,
                         const ZhProgress *progress,
                         GError          **error);

/**
 * zh_csv_append_row:
 * @output: receives the row, ended by CRLF
 * @cells: (array length=n_cells): UTF-8, quoted as far as needed
 * @delimiter: any sign
 *
 * For this program alone: what begins like a formula stays as it is.
 */
void zh_csv_append_row (GString           *output,
                        const char *const *cells,
                        int                n_cells,
                        char               delimiter);

G_END_DECLS
