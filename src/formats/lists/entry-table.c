#include "config.h"

#include "entry-table.h"

#include <glib/gi18n.h>

#include "csv-table.h"
#include "errors.h"
#include "list-federations.h"
#include "list-fixed.h"
#include "list-layout.h"
#include "person.h"
#include "text-guess.h"
#include "trf-reader.h"

/* A list may have a title of a few lines above its heading. */
#define ROWS_ABOVE_HEADING 10

/**
 * ZhEntryTable:
 * @rows: (element-type ZhCsvRow): all of the text
 * @first_row: index of the first row below the heading and what stands above it
 * @heading_row: index of the heading, or of the upper of its two rows, -1 without one
 * @headings: (array length=n_columns): the words of the heading, "" without one
 * @federation: of players whose row names none, or ""
 * @time_class: of the tournament, not said for standard play
 * @left_out: (element-type ZhCsvRow): a set of rows of which no entry comes
 */
struct _ZhEntryTable
{
  char        *text;
  char         delimiter;
  GPtrArray   *rows;
  int          heading_row;
  int          first_row;
  int          n_columns;
  char       **headings;
  ZhListLayout layout;
  char        *federation;
  ZhTimeClass  time_class;
  GHashTable  *left_out;

  ZhListCompleteFunc completer; /* (nullable) */
  gpointer           completer_data;
  GDestroyNotify     completer_destroy;
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

/* "Рейтинг" above "ФІДЕ" and "нац.": both words together, or that of them which is known. */
static char *
join_headings (const char *upper,
               const char *lower)
{
  g_autofree char *both = g_strconcat (upper, " ", lower, NULL);

  if (*upper == '\0' || *lower == '\0')
    return g_strdup (*lower != '\0' ? lower : upper);
  if (zh_list_column_recognise (both) == ZH_LIST_IGNORE && zh_list_column_recognise (lower) != ZH_LIST_IGNORE)
    return g_strdup (lower);
  return g_steal_pointer (&both);
}

/* Whether a row divides the columns of the heading: names some of them where the heading has no
 * name of its own for a player, and holds no numbers. */
static gboolean
is_part_of_heading (const GPtrArray *rows,
                    int              heading,
                    int              other)
{
  const ZhCsvRow *main = g_ptr_array_index (rows, (guint) heading);
  const ZhCsvRow *part = other >= 0 && other < (int) rows->len ? g_ptr_array_index (rows, (guint) other) : NULL;
  const char     *spanning = "";
  gboolean        divides = FALSE;

  for (int i = 0; part != NULL && i < part->n_cells; i++)
    {
      const char      *above = i < main->n_cells ? main->cells[i] : "";
      g_autofree char *joined = NULL;

      spanning = *above != '\0' ? above : spanning;
      if (*part->cells[i] == '\0')
        continue;
      if (g_ascii_isdigit (*part->cells[i]) || zh_list_column_recognise (above) == ZH_LIST_FULL_NAME || zh_list_column_recognise (above) == ZH_LIST_SURNAME)
        return FALSE;
      joined = join_headings (spanning, part->cells[i]);
      divides = divides || (*above == '\0' && zh_list_column_recognise (joined) != ZH_LIST_IGNORE);
    }
  return divides;
}

static char **
make_headings (const ZhEntryTable *self)
{
  char          **headings = g_new0 (char *, (gsize) self->n_columns + 1);
  const ZhCsvRow *upper = self->heading_row >= 0 ? get_row (self, self->heading_row) : NULL;
  const ZhCsvRow *lower = self->first_row > self->heading_row + 1 ? get_row (self, self->heading_row + 1) : NULL;
  const char     *spanning = "";

  for (int i = 0; i < self->n_columns; i++)
    {
      const char *below = lower != NULL && i < lower->n_cells ? lower->cells[i] : "";
      const char *above = upper != NULL && i < upper->n_cells ? upper->cells[i] : "";

      /* A cell that spans several columns stands in the first of them. */
      if (*above != '\0' || *below == '\0')
        spanning = above;
      headings[i] = join_headings (spanning, below);
    }
  return headings;
}

static void
guess_columns (ZhEntryTable *self)
{
  int                            n_rows = MIN (zh_entry_table_get_n_rows (self), ZH_LIST_SAMPLE_ROWS);
  g_autofree const char        **cells = g_new0 (const char *, (gsize) n_rows *(gsize) self->n_columns + 1);
  g_autofree const char *const **rows = g_new0 (const char *const *, n_rows + 1);

  for (int row = 0; row < n_rows; row++)
    {
      const char **line = cells + (gsize) row * (gsize) self->n_columns;

      for (int column = 0; column < self->n_columns; column++)
        line[column] = zh_entry_table_get_cell (self, row, column);
      rows[row] = line;
    }
  if (self->heading_row >= 0)
    {
      ZhListSample sample = { (const char *const *) self->headings, rows, n_rows, self->n_columns };

      zh_list_layout_read (&sample, &self->layout);
      if (self->layout.federation != NULL)
        zh_person_set_string (&self->federation, self->layout.federation);
      return;
    }
  self->layout = (ZhListLayout){ .asked = -1 };
  zh_list_columns_guess (rows, n_rows, self->n_columns, self->layout.columns);
}

/* After the rows of the heading are known. */
static void
find_columns (ZhEntryTable *self)
{
  self->n_columns = 0;
  for (int i = MAX (self->heading_row, 0); i < (int) self->rows->len; i++)
    self->n_columns = MAX (self->n_columns, get_row (self, i)->n_cells);

  g_strfreev (self->headings);
  self->headings = make_headings (self);
  guess_columns (self);
}

/* Sets where the heading begins and where the players do. */
static void
find_heading_rows (ZhEntryTable *self)
{
  int found = find_heading (self->rows);

  self->heading_row = found;
  self->first_row = found + 1;
  if (found < 0)
    return;
  if (is_part_of_heading (self->rows, found, found + 1))
    self->first_row++;
  else if (is_part_of_heading (self->rows, found, found - 1))
    self->heading_row--;
}

/* Takes over @rows and guesses everything anew. */
static void
take_rows (ZhEntryTable *self,
           GPtrArray    *rows,
           char          delimiter)
{
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_hash_table_remove_all (self->left_out);
  self->rows = rows;
  self->delimiter = delimiter;
  find_heading_rows (self);
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

/* @text as it came, nothing guessed yet; a list of columns of fixed width is left as it is. */
static ZhEntryTable *
table_new (const char *text,
           GError    **error)
{
  ZhEntryTable *self;

  if (zh_trf_is_report (text))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s",
                         _ ("This is a tournament report (TRF), not a list. Import it as a tournament of its own"));
  self = g_new0 (ZhEntryTable, 1);
  self->federation = g_strdup ("");
  self->left_out = g_hash_table_new (NULL, NULL);
  self->text = g_strdup (text + (g_str_has_prefix (text, "\xEF\xBB\xBF") ? 3 : 0));
  return self;
}

ZhEntryTable *
zh_entry_table_new_from_text (const char       *text,
                              const ZhProgress *progress,
                              GError          **error)
{
  g_autoptr (ZhEntryTable) self = table_new (text, error);
  char *fixed;
  char  delimiter;

  if (self == NULL)
    return NULL;
  fixed = zh_list_fixed_to_tabs (self->text);
  if (fixed != NULL)
    {
      g_free (self->text);
      self->text = fixed;
    }
  delimiter = fixed != NULL ? '\t' : zh_csv_guess_delimiter (self->text);
  return cut (self, delimiter, progress, error) ? g_steal_pointer (&self) : NULL;
}

ZhEntryTable *
zh_entry_table_new (GBytes           *bytes,
                    const ZhProgress *progress,
                    GError          **error)
{
  g_autofree char *text = zh_text_decode (bytes, zh_text_guess_encoding (bytes), NULL, error);

  return text != NULL ? zh_entry_table_new_from_text (text, progress, error) : NULL;
}

ZhEntryTable *
zh_entry_table_new_cut (GBytes           *bytes,
                        char              delimiter,
                        const ZhProgress *progress,
                        GError          **error)
{
  g_autofree char *text = zh_text_decode (bytes, zh_text_guess_encoding (bytes), NULL, error);
  g_autoptr (ZhEntryTable) self = text != NULL ? table_new (text, error) : NULL;

  if (self == NULL || !cut (self, delimiter, progress, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
zh_entry_table_free (ZhEntryTable *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_strfreev (self->headings);
  g_free (self->federation);
  g_hash_table_unref (self->left_out);
  if (self->completer_destroy != NULL)
    self->completer_destroy (self->completer_data);
  g_free (self);
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
  find_heading_rows (self);
  if (!has_heading || self->heading_row < 0)
    {
      self->heading_row = has_heading ? 0 : -1;
      self->first_row = self->heading_row + 1;
    }
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

  return self->headings[column];
}

int
zh_entry_table_get_heading_line (const ZhEntryTable *self)
{
  return self->heading_row >= 0 ? get_row (self, self->heading_row)->line : 0;
}

char *
zh_entry_table_format_above (const ZhEntryTable *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < self->heading_row; i++)
    for (int k = 0; k < get_row (self, i)->n_cells; k++)
      if (*get_row (self, i)->cells[k] != '\0')
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", get_row (self, i)->cells[k]);
  return g_string_free (g_steal_pointer (&text), FALSE);
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

void
zh_entry_table_set_cell (ZhEntryTable *self,
                         int           row,
                         int           column,
                         const char   *text)
{
  ZhCsvRow *mended;

  g_assert (row >= 0 && row < zh_entry_table_get_n_rows (self));
  g_assert (column >= 0 && column < self->n_columns);

  mended = g_ptr_array_index (self->rows, (guint) (self->first_row + row));
  if (column >= mended->n_cells)
    {
      mended->cells = g_renew (char *, mended->cells, column + 2);
      for (; mended->n_cells <= column; mended->n_cells++)
        mended->cells[mended->n_cells] = g_strdup ("");
      mended->cells[mended->n_cells] = NULL;
    }
  g_free (mended->cells[column]);
  mended->cells[column] = g_strstrip (g_strdup (text));
  mended->is_broken = FALSE;
}

void
zh_entry_table_set_left_out (ZhEntryTable *self,
                             int           row,
                             gboolean      left_out)
{
  g_assert (row >= 0 && row < zh_entry_table_get_n_rows (self));

  if (left_out)
    g_hash_table_add (self->left_out, (gpointer) get_row (self, self->first_row + row));
  else
    g_hash_table_remove (self->left_out, get_row (self, self->first_row + row));
}

gboolean
zh_entry_table_is_left_out (const ZhEntryTable *self,
                            int                 row)
{
  g_assert (row >= 0 && row < zh_entry_table_get_n_rows (self));

  return g_hash_table_contains (self->left_out, get_row (self, self->first_row + row));
}

int
zh_entry_table_count_left_out (const ZhEntryTable *self)
{
  int n = 0;

  for (int row = 0; row < zh_entry_table_get_n_rows (self); row++)
    n += zh_entry_table_is_left_out (self, row) ? 1 : 0;
  return n;
}

int
zh_entry_table_find_line (const ZhEntryTable *self,
                          int                 line)
{
  for (int row = 0; row < zh_entry_table_get_n_rows (self); row++)
    if (zh_entry_table_get_line (self, row) == line)
      return row;
  return -1;
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

  return self->layout.columns[column];
}

void
zh_entry_table_set_column (ZhEntryTable *self,
                           int           column,
                           ZhListColumn  meaning)
{
  g_assert (column >= 0 && column < self->n_columns);
  g_assert ((int) meaning < zh_list_count_columns ());

  for (int i = 0; i < self->n_columns; i++)
    if (self->layout.columns[i] == meaning)
      self->layout.columns[i] = ZH_LIST_IGNORE;
  self->layout.columns[column] = meaning;
  if (self->layout.asked == column || meaning == ZH_LIST_FIDE_ID)
    self->layout.asked = -1;
}

int
zh_entry_table_get_asked (const ZhEntryTable *self)
{
  return self->layout.asked;
}

gboolean
zh_entry_table_marks_women (const ZhEntryTable *self)
{
  for (int i = 0; self->layout.women_marked && i < self->n_columns; i++)
    if (self->layout.columns[i] == ZH_LIST_SEX)
      return TRUE;
  return FALSE;
}

const char *
zh_entry_table_get_federation (const ZhEntryTable *self)
{
  return self->federation;
}

gboolean
zh_entry_table_set_federation (ZhEntryTable *self,
                               const char   *text)
{
  g_autofree char *code = zh_list_dup_federation (text);

  if (*text != '\0' && code == NULL)
    return FALSE;
  zh_person_set_string (&self->federation, code);
  return TRUE;
}

ZhTimeClass
zh_entry_table_get_time_class (const ZhEntryTable *self)
{
  return self->time_class;
}

void
zh_entry_table_set_time_class (ZhEntryTable *self,
                               ZhTimeClass   time_class)
{
  self->time_class = time_class;
}

void
zh_entry_table_set_completer (ZhEntryTable      *self,
                              ZhListCompleteFunc func,
                              gpointer           user_data,
                              GDestroyNotify     destroy)
{
  g_assert (self->completer == NULL);

  self->completer = func;
  self->completer_data = user_data;
  self->completer_destroy = destroy;
}

char *
zh_entry_table_complete (const ZhEntryTable *self,
                         ZhPerson           *person)
{
  if (self->completer == NULL || (*person->fide_id == '\0' && *person->national_id == '\0'))
    return NULL;
  return self->completer (person, self->time_class, self->completer_data);
}

gboolean
zh_entry_table_is_broken (const ZhEntryTable *self,
                          int                 row)
{
  return get_row (self, self->first_row + row)->is_broken;
}
