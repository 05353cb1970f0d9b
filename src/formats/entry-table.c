#include "config.h"

#include "entry-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-table.h"
#include "errors.h"
#include "list-values.h"
#include "text-guess.h"
#include "trf-reader.h"

/* A list may have a title of a few lines above its heading. */
#define ROWS_ABOVE_HEADING 10

/* Enough to tell what a column holds. */
#define ROWS_GUESSED_FROM 500

/**
 * ZhEntryTable:
 * @rows: (element-type ZhCsvRow): all of the text
 * @first_row: index of the first row below the heading and what stands above it
 * @heading_row: index of the heading, -1 without one
 */
struct _ZhEntryTable
{
  char         *text;
  ZhEncoding    encoding;
  char          delimiter;
  GPtrArray    *rows;
  int           heading_row;
  int           first_row;
  int           n_columns;
  ZhListColumn *columns;
};

static const ZhCsvRow *
get_row (const ZhEntryTable *self,
         int                 index)
{
  return g_ptr_array_index (self->rows, (guint) index);
}

static int
count_headings (const ZhCsvRow *row)
{
  int n = 0;

  for (int i = 0; i < row->n_cells; i++)
    n += zh_list_column_recognise (row->cells[i]) != ZH_LIST_IGNORE;
  return n;
}

/* The heading is the row that names most columns, among the first ones; a single known
 * word makes a heading only where there is a single column. */
static int
find_heading (const GPtrArray *rows)
{
  int best = -1;
  int best_count = 0;

  for (int i = 0; i < MIN ((int) rows->len, ROWS_ABOVE_HEADING); i++)
    {
      const ZhCsvRow *row = g_ptr_array_index (rows, (guint) i);
      int             count = count_headings (row);

      if (count > best_count && (count >= 2 || row->n_cells == 1))
        {
          best = i;
          best_count = count;
        }
    }
  return best;
}

/* Whether all that stands in the column is titles. */
static gboolean
holds_titles (const ZhEntryTable *self,
              int                 column)
{
  int n_titles = 0;

  for (int row = 0; row < zh_entry_table_get_n_rows (self); row++)
    {
      const char *cell = zh_entry_table_get_cell (self, row, column);

      if (*cell != '\0' && !zh_list_is_title (cell))
        return FALSE;
      n_titles += *cell != '\0';
    }
  return n_titles > 0;
}

/* Lists from results servers have no heading above the titles. */
static void
find_titles (ZhEntryTable *self)
{
  for (int i = 0; i < self->n_columns; i++)
    if (self->columns[i] == ZH_LIST_IGNORE && *zh_entry_table_get_heading (self, i) == '\0' && holds_titles (self, i))
      {
        self->columns[i] = ZH_LIST_TITLE;
        return;
      }
}

static void
read_heading (ZhEntryTable *self)
{
  const ZhCsvRow *row = get_row (self, self->heading_row);
  gboolean        taken[ZH_LIST_N_COLUMNS] = { FALSE };

  for (int i = 0; i < self->n_columns; i++)
    {
      ZhListColumn meaning = i < row->n_cells ? zh_list_column_recognise (row->cells[i]) : ZH_LIST_IGNORE;

      self->columns[i] = taken[meaning] ? ZH_LIST_IGNORE : meaning;
      taken[meaning] = meaning != ZH_LIST_IGNORE;
    }

  if (!taken[ZH_LIST_TITLE])
    find_titles (self);

  /* "Прізвище" over whole names is common; alone, it is the name. */
  if (taken[ZH_LIST_SURNAME] && !taken[ZH_LIST_GIVEN] && !taken[ZH_LIST_FULL_NAME])
    for (int i = 0; i < self->n_columns; i++)
      if (self->columns[i] == ZH_LIST_SURNAME)
        self->columns[i] = ZH_LIST_FULL_NAME;
  /* "Name" beside "Surname" is the given name. */
  if (taken[ZH_LIST_SURNAME] && !taken[ZH_LIST_GIVEN] && taken[ZH_LIST_FULL_NAME])
    for (int i = 0; i < self->n_columns; i++)
      if (self->columns[i] == ZH_LIST_FULL_NAME)
        self->columns[i] = ZH_LIST_GIVEN;
}

static void
guess_columns (ZhEntryTable *self)
{
  int                            n_rows = MIN (zh_entry_table_get_n_rows (self), ROWS_GUESSED_FROM);
  g_autofree const char        **cells = g_new0 (const char *, (gsize) n_rows *(gsize) self->n_columns + 1);
  g_autofree const char *const **rows = g_new0 (const char *const *, n_rows + 1);

  for (int row = 0; row < n_rows; row++)
    {
      const char **line = cells + (gsize) row * (gsize) self->n_columns;

      for (int column = 0; column < self->n_columns; column++)
        line[column] = zh_entry_table_get_cell (self, row, column);
      rows[row] = line;
    }
  zh_list_columns_guess (rows, n_rows, self->n_columns, self->columns);
}

static void
find_columns (ZhEntryTable *self)
{
  self->first_row = self->heading_row + 1;
  self->n_columns = 0;
  for (int i = MAX (self->heading_row, 0); i < (int) self->rows->len; i++)
    self->n_columns = MAX (self->n_columns, get_row (self, i)->n_cells);

  g_free (self->columns);
  self->columns = g_new0 (ZhListColumn, self->n_columns + 1);
  if (self->heading_row >= 0)
    read_heading (self);
  else
    guess_columns (self);
}

/* Takes over @rows and guesses everything anew. */
static void
take_rows (ZhEntryTable *self,
           GPtrArray    *rows,
           char          delimiter)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  self->rows = rows;
  self->delimiter = delimiter;
  self->heading_row = find_heading (self->rows);
  find_columns (self);
}

/* @n_above: rows down to the heading. */
static gboolean
check_rows (const GPtrArray *rows,
            int              n_above,
            GError         **error)
{
  if (rows->len == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The list is empty. Give one line for each player"));
  else if (rows->len > (guint) n_above + ZH_LIST_MAX_ROWS)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT,
                 _ ("Line %d: the list goes on beyond %d players, more than a tournament has. Choose another list, or divide it into parts"),
                 ((const ZhCsvRow *) g_ptr_array_index (rows, (guint) n_above + ZH_LIST_MAX_ROWS))->line, ZH_LIST_MAX_ROWS);
  else
    return TRUE;
  return FALSE;
}

static gboolean
cut (ZhEntryTable     *self,
     char              delimiter,
     const ZhProgress *progress,
     GError          **error)
{
  g_autoptr (GPtrArray) rows = zh_csv_parse (self->text, delimiter, ZH_LIST_MAX_ROWS + ROWS_ABOVE_HEADING + 1, progress, error);

  if (rows == NULL || !check_rows (rows, find_heading (rows) + 1, error))
    return FALSE;
  take_rows (self, g_steal_pointer (&rows), delimiter);
  return TRUE;
}

gboolean
zh_entry_table_set_delimiter (ZhEntryTable *self,
                              char          delimiter,
                              GError      **error)
{
  return cut (self, delimiter, NULL, error);
}

ZhEntryTable *
zh_entry_table_new_from_text (const char       *text,
                              const ZhProgress *progress,
                              GError          **error)
{
  g_autoptr (ZhEntryTable) self = NULL;

  if (zh_trf_is_report (text))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           _ ("This is a tournament report (TRF), not a list. Import it as a tournament of its own"));
      return NULL;
    }
  self = g_new0 (ZhEntryTable, 1);
  self->text = g_strdup (g_str_has_prefix (text, "\xEF\xBB\xBF") ? text + 3 : text);
  if (!cut (self, zh_csv_guess_delimiter (self->text), progress, error))
    return NULL;
  return g_steal_pointer (&self);
}

ZhEntryTable *
zh_entry_table_new (GBytes           *bytes,
                    const ZhProgress *progress,
                    GError          **error)
{
  ZhEncoding       encoding = ZH_ENCODING_UTF8;
  g_autofree char *text = zh_text_decode (bytes, zh_text_guess_encoding (bytes), &encoding, error);
  ZhEntryTable    *self;

  if (text == NULL)
    return NULL;
  self = zh_entry_table_new_from_text (text, progress, error);
  if (self != NULL)
    self->encoding = encoding;
  return self;
}

void
zh_entry_table_free (ZhEntryTable *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_free (self->columns);
  g_free (self);
}

ZhEncoding
zh_entry_table_get_encoding (const ZhEntryTable *self)
{
  return self->encoding;
}

char
zh_entry_table_get_delimiter (const ZhEntryTable *self)
{
  return self->delimiter;
}

gboolean
zh_entry_table_get_has_heading (const ZhEntryTable *self)
{
  return self->heading_row >= 0;
}

void
zh_entry_table_set_has_heading (ZhEntryTable *self,
                                gboolean      has_heading)
{
  int found = find_heading (self->rows);

  self->heading_row = !has_heading ? -1 : MAX (found, 0);
  find_columns (self);
}

int
zh_entry_table_get_n_columns (const ZhEntryTable *self)
{
  return self->n_columns;
}

int
zh_entry_table_get_n_rows (const ZhEntryTable *self)
{
  return (int) self->rows->len - self->first_row;
}

const char *
zh_entry_table_get_heading (const ZhEntryTable *self,
                            int                 column)
{
  g_assert (column >= 0 && column < self->n_columns);

  if (self->heading_row < 0 || column >= get_row (self, self->heading_row)->n_cells)
    return "";
  return get_row (self, self->heading_row)->cells[column];
}

const char *
zh_entry_table_get_cell (const ZhEntryTable *self,
                         int                 row,
                         int                 column)
{
  const ZhCsvRow *found;

  g_assert (row >= 0 && row < zh_entry_table_get_n_rows (self));
  g_assert (column >= 0 && column < self->n_columns);

  found = get_row (self, self->first_row + row);
  return column < found->n_cells ? found->cells[column] : "";
}

int
zh_entry_table_get_line (const ZhEntryTable *self,
                         int                 row)
{
  g_assert (row >= 0 && row < zh_entry_table_get_n_rows (self));

  return get_row (self, self->first_row + row)->line;
}

ZhListColumn
zh_entry_table_get_column (const ZhEntryTable *self,
                           int                 column)
{
  g_assert (column >= 0 && column < self->n_columns);

  return self->columns[column];
}

void
zh_entry_table_set_column (ZhEntryTable *self,
                           int           column,
                           ZhListColumn  meaning)
{
  g_assert (column >= 0 && column < self->n_columns);
  g_assert (meaning < ZH_LIST_N_COLUMNS);

  for (int i = 0; i < self->n_columns; i++)
    if (self->columns[i] == meaning)
      self->columns[i] = ZH_LIST_IGNORE;
  self->columns[column] = meaning;
}

gboolean
zh_entry_table_is_broken (const ZhEntryTable *self,
                          int                 row)
{
  return get_row (self, self->first_row + row)->is_broken;
}
