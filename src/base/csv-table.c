#include "config.h"

#include "csv-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-cell.h"
#include "errors.h"

#define ROWS_LOOKED_AT 30

typedef struct
{
  const char *at;
  char        delimiter;
  int         line;
} Scanner;

static void
row_free (gpointer data)
{
  ZhCsvRow *row = data;

  g_strfreev (row->cells);
  g_free (row);
}

static gboolean
is_line_end (char c)
{
  return c == '\r' || c == '\n';
}

static gboolean
is_cell_end (const Scanner *scanner,
             char           c)
{
  return c == '\0' || is_line_end (c) || (scanner->delimiter != ZH_CSV_NO_DELIMITER && c == scanner->delimiter);
}

static void
skip_line_end (Scanner *scanner)
{
  if (scanner->at[0] == '\r' && scanner->at[1] == '\n')
    scanner->at++;
  if (*scanner->at != '\0')
    scanner->at++;
  scanner->line++;
}

static int
count_line_ends (const char *from,
                 const char *to)
{
  int n = 0;

  for (; from < to; from++)
    n += *from == '\n' || (*from == '\r' && from[1] != '\n');
  return n;
}

/* The text between quotation marks, a doubled one standing for itself. %NULL, with the
 * scanner unmoved, when the quotation never ends. */
static char *
scan_quoted (Scanner *scanner)
{
  const char *at = scanner->at + 1;
  g_autoptr (GString) cell = g_string_new (NULL);

  for (;;)
    {
      const char *quote = strchr (at, '"');

      if (quote == NULL)
        return NULL;
      g_string_append_len (cell, at, quote - at);
      at = quote + 1;
      if (*at != '"')
        break;
      g_string_append_c (cell, '"');
      at++;
    }

  scanner->line += count_line_ends (scanner->at, at);
  scanner->at = at;
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

static char *
scan_plain (Scanner *scanner)
{
  const char *start = scanner->at;

  while (!is_cell_end (scanner, *scanner->at))
    scanner->at++;
  return g_strndup (start, (gsize) (scanner->at - start));
}

/* The apostrophe that zh_csv_append_cell() put there. Takes @cell. */
static char *
drop_guard (char *cell)
{
  if (*cell == '\'' && zh_csv_is_formula (cell + 1))
    memmove (cell, cell + 1, strlen (cell));
  return cell;
}

static char *
scan_cell (Scanner  *scanner,
           gboolean *is_broken)
{
  g_autofree char *quoted = NULL;
  g_autofree char *rest = NULL;

  while (*scanner->at == ' ')
    scanner->at++;
  if (*scanner->at == '"' && scanner->delimiter != ZH_CSV_NO_DELIMITER)
    {
      quoted = scan_quoted (scanner);
      *is_broken = *is_broken || quoted == NULL;
    }

  /* What follows a closed quotation belongs to the cell: "Anna" Maria. */
  rest = scan_plain (scanner);
  return drop_guard (g_strstrip (g_strconcat (quoted != NULL ? quoted : "", rest, NULL)));
}

static gboolean
is_empty_row (char **cells)
{
  for (; *cells != NULL; cells++)
    if (**cells != '\0')
      return FALSE;
  return TRUE;
}

static gboolean
check_row (int       line,
           ptrdiff_t n_bytes,
           guint     n_cells,
           GError  **error)
{
  if (n_bytes > ZH_CSV_MAX_ROW_BYTES)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                 _ ("Line %d is longer than %d bytes: a quotation mark may not be closed, or this is no list. Correct the line, or choose another file"), line,
                 ZH_CSV_MAX_ROW_BYTES);
  else if (n_cells > ZH_CSV_MAX_CELLS)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                 _ ("Line %d has more than %d columns. Check whether the delimiter is right"), line, ZH_CSV_MAX_CELLS);
  else
    return TRUE;
  return FALSE;
}

static ZhCsvRow *
scan_row (Scanner *scanner,
          GError **error)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  ZhCsvRow   *row;
  const char *start = scanner->at;
  gboolean    is_broken = FALSE;
  int         line = scanner->line;

  for (;;)
    {
      g_ptr_array_add (cells, scan_cell (scanner, &is_broken));
      if (!check_row (line, scanner->at - start, cells->len, error))
        return NULL;
      if (scanner->delimiter == ZH_CSV_NO_DELIMITER || *scanner->at != scanner->delimiter)
        break;
      scanner->at++;
    }
  skip_line_end (scanner);

  row = g_new0 (ZhCsvRow, 1);
  row->line = line;
  row->n_cells = (int) cells->len;
  row->is_broken = is_broken;
  g_ptr_array_add (cells, NULL);
  row->cells = (char **) g_ptr_array_free (g_steal_pointer (&cells), FALSE);
  return row;
}

GPtrArray *
zh_csv_parse (const char       *text,
              char              delimiter,
              guint             n_rows,
              const ZhProgress *progress,
              GError          **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (row_free);
  Scanner scanner = { text, delimiter, 1 };
  gsize   length = strlen (text);

  while (*scanner.at != '\0' && rows->len < n_rows)
    {
      ZhCsvRow *row;

      if (is_line_end (*scanner.at))
        {
          skip_line_end (&scanner);
          continue;
        }
      row = scan_row (&scanner, error);
      if (row == NULL)
        return NULL;
      if (is_empty_row (row->cells))
        row_free (row);
      else
        g_ptr_array_add (rows, row);
      if (!zh_progress_step (progress, (guint64) (scanner.at - text), length, error))
        return NULL;
    }
  return g_steal_pointer (&rows);
}

/* A short table of which each row leaves out what stands last: no width is the usual one, but all are cut and none is
 * wider than the heading. It counts less than any usual width. */
static int
score_heading (const GPtrArray *rows)
{
  int width = rows->len > 0 ? ((const ZhCsvRow *) g_ptr_array_index (rows, 0))->n_cells : 0;

  for (guint i = 0; i < rows->len; i++)
    {
      int n_cells = ((const ZhCsvRow *) g_ptr_array_index (rows, i))->n_cells;

      if (n_cells < 2 || n_cells > width)
        return 0;
    }
  return MIN (width, 9);
}

/* How well a delimiter cuts: rows of the most frequent width, weighed by that width. */
static int
score_delimiter (const char *text,
                 char        delimiter)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, delimiter, ROWS_LOOKED_AT, NULL, NULL);
  int counts[ZH_CSV_MAX_CELLS + 1] = { 0 };
  int best = 0;

  if (rows == NULL)
    return 0;
  for (guint i = 0; i < rows->len; i++)
    counts[((const ZhCsvRow *) g_ptr_array_index (rows, i))->n_cells]++;
  for (int width = 2; width <= ZH_CSV_MAX_CELLS; width++)
    if (counts[width] * 2 > (int) rows->len)
      best = MAX (best, counts[width] * 100 / (int) rows->len * 10 + MIN (width, 9));
  return best > 0 ? best : score_heading (rows);
}

char
zh_csv_guess_delimiter (const char *text)
{
  /* In the order of trust: a comma may also stand inside of names and numbers. */
  static const char delimiters[] = { '\t', ';', '|', ',' };
  char              best = ZH_CSV_NO_DELIMITER;
  int               best_score = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (delimiters); i++)
    {
      int score = score_delimiter (text, delimiters[i]);

      if (score > best_score)
        {
          best_score = score;
          best = delimiters[i];
        }
    }
  return best;
}

void
zh_csv_append_row (GString           *output,
                   const char *const *cells,
                   int                n_cells,
                   char               delimiter)
{
  for (int i = 0; i < n_cells; i++)
    {
      if (i > 0)
        g_string_append_c (output, delimiter);
      zh_csv_append_plain (output, cells[i], delimiter);
    }
  g_string_append (output, "\r\n");
}
