#include "config.h"

#include "crosstable.h"

#include <string.h>

#include "crosstable-text.h"
#include "reported-result.h"

struct _ZhCrosstable
{
  const ZhStandings  *standings;
  ZhCrosstableForm    form;
  ZhCrosstableOrder   order;
  ZhCrosstableDialect dialect;
  int                 n_rows;
  int                 n_columns;
  int                 n_values;
  int                *entries; /* by row */
  int                *row_of;  /* by entry */
  ZhCrosstableCell   *cells;   /* by row, then column */
};

ZhCrosstableForm
zh_crosstable_get_form (const ZhTournament *tournament)
{
  return zh_system_get_traits (tournament->system)->is_all_play_all ? ZH_CROSSTABLE_GRID : ZH_CROSSTABLE_ROUNDS;
}

static const char *const dialects[] = {
  [ZH_CROSSTABLE_USUAL] = "usual",
  [ZH_CROSSTABLE_NUMBER_FIRST] = "number-first",
  [ZH_CROSSTABLE_SIGN_FIRST] = "sign-first",
  [ZH_CROSSTABLE_BRACKETS] = "brackets",
};

gboolean
zh_crosstable_dialect_from_string (const char          *text,
                                   ZhCrosstableDialect *dialect)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dialects); i++)
    if (strcmp (dialects[i], text) == 0)
      {
        *dialect = (ZhCrosstableDialect) i;
        return TRUE;
      }
  return FALSE;
}

static void
order_rows (ZhCrosstable    *self,
            const ZhHistory *history)
{
  self->entries = g_new0 (int, self->n_rows + 1);
  self->row_of = g_new0 (int, self->n_rows + 1);
  for (int row = 0; row < self->n_rows; row++)
    self->entries[row] = self->order == ZH_CROSSTABLE_BY_PLACE ? zh_standings_get_row (self->standings, row)->entry : row;
  if (self->order == ZH_CROSSTABLE_BY_NUMBER)
    g_qsort_with_data (self->entries, self->n_rows, sizeof (int), zh_history_compare_start_numbers, (gpointer) history);
  for (int row = 0; row < self->n_rows; row++)
    self->row_of[self->entries[row]] = row;
}

static ZhCrosstableCell *
get_writable_cell (ZhCrosstable *self,
                   int           row,
                   int           column)
{
  return &self->cells[(gsize) row * (gsize) self->n_columns + (gsize) column];
}

/* Takes @text. */
static char *
mark_reported (char    *text,
               gboolean is_otherwise)
{
  char *marked = is_otherwise ? g_strconcat (text, ZH_REPORTED_SIGN, NULL) : NULL;

  if (marked == NULL)
    return text;
  g_free (text);
  return marked;
}

/* Adds one round to a cell; in a grid a cell takes the games of all cycles. */
static void
add_value (ZhCrosstable     *self,
           ZhCrosstableCell *cell,
           const ZhCell     *played,
           int               round,
           char             *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  gboolean         is_otherwise = played->pairing != NULL && zh_pairing_is_reported_otherwise (played->pairing);
  g_autofree char *value = mark_reported (text, is_otherwise);
  /* What is not played yet has no result that could count or not. */
  gboolean uncounted = played->counting != ZH_COUNTED && played->outcome != ZH_OUTCOME_PENDING;

  if (cell->values != NULL)
    g_strv_builder_addv (builder, (const char **) cell->values);
  if (uncounted && *value != '\0')
    {
      g_autofree char *bracketed = g_strdup_printf ("(%s)", value);

      g_strv_builder_add (builder, bracketed);
    }
  else
    {
      g_strv_builder_add (builder, value);
    }
  g_strfreev (cell->values);
  cell->values = g_strv_builder_end (builder);
  self->n_values = MAX (self->n_values, (int) g_strv_length (cell->values));

  if (cell->round == 0)
    cell->round = round;
  cell->uncounted = cell->uncounted || uncounted;
  if (zh_outcome_is_bye (played->outcome))
    cell->kind = ZH_CROSSTABLE_BYE;
  else if (played->outcome != ZH_OUTCOME_PENDING)
    cell->kind = ZH_CROSSTABLE_GAME;
  else if (cell->kind == ZH_CROSSTABLE_EMPTY)
    cell->kind = ZH_CROSSTABLE_OPEN;
}

static void
fill_grid_row (ZhCrosstable     *self,
               const ZhHistory  *history,
               int               row,
               const ZhLanguage *language)
{
  get_writable_cell (self, row, row)->kind = ZH_CROSSTABLE_BLOCKED;
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *played = zh_history_get_table_cell (history, self->entries[row], round);

      if (played->opponent >= 0 && played->outcome != ZH_OUTCOME_NONE)
        add_value (self, get_writable_cell (self, row, self->row_of[played->opponent]), played, round,
                   zh_crosstable_format_result (history, played, language));
    }
}

static void
fill_rounds_row (ZhCrosstable     *self,
                 const ZhHistory  *history,
                 int               row,
                 const ZhLanguage *language)
{
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *played = zh_history_get_table_cell (history, self->entries[row], round);
      int           number = played->opponent >= 0 ? zh_crosstable_get_number (self, self->row_of[played->opponent]) : 0;

      if (played->outcome != ZH_OUTCOME_NONE)
        add_value (self, get_writable_cell (self, row, round - 1), played, round,
                   zh_crosstable_format_round (history, played, number, self->dialect, language));
    }
}

static void
fill_empty_cells (ZhCrosstable *self)
{
  for (gsize i = 0; i < (gsize) self->n_rows * (gsize) self->n_columns; i++)
    if (self->cells[i].values == NULL)
      self->cells[i].values = g_new0 (char *, 1);
}

ZhCrosstable *
zh_crosstable_new (const ZhStandings  *standings,
                   ZhCrosstableForm    form,
                   ZhCrosstableOrder   order,
                   ZhCrosstableDialect dialect,
                   const ZhLanguage   *language)
{
  ZhCrosstable    *self = g_new0 (ZhCrosstable, 1);
  const ZhHistory *history = zh_standings_get_history (standings);

  self->standings = standings;
  self->form = form;
  self->order = order;
  self->dialect = dialect == ZH_CROSSTABLE_USUAL ? zh_crosstable_get_dialect (language) : dialect;
  self->n_rows = history->n_entries;
  self->n_columns = form == ZH_CROSSTABLE_GRID ? history->n_entries : history->n_rounds;
  self->n_values = 1;
  self->cells = g_new0 (ZhCrosstableCell, (gsize) self->n_rows * (gsize) self->n_columns + 1);
  order_rows (self, history);
  for (int row = 0; row < self->n_rows; row++)
    if (form == ZH_CROSSTABLE_GRID)
      fill_grid_row (self, history, row, language);
    else
      fill_rounds_row (self, history, row, language);
  fill_empty_cells (self);
  return self;
}

void
zh_crosstable_free (ZhCrosstable *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < (gsize) self->n_rows * (gsize) self->n_columns; i++)
    g_strfreev (self->cells[i].values);
  g_free (self->cells);
  g_free (self->entries);
  g_free (self->row_of);
  g_free (self);
}

int
zh_crosstable_get_n_rows (const ZhCrosstable *self)
{
  return self->n_rows;
}

int
zh_crosstable_get_n_columns (const ZhCrosstable *self)
{
  return self->n_columns;
}

int
zh_crosstable_get_n_values (const ZhCrosstable *self)
{
  return self->n_values;
}

int
zh_crosstable_get_entry (const ZhCrosstable *self,
                         int                 row)
{
  g_assert (row >= 0 && row < self->n_rows);

  return self->entries[row];
}

int
zh_crosstable_get_number (const ZhCrosstable *self,
                          int                 row)
{
  if (self->order == ZH_CROSSTABLE_BY_PLACE)
    return row + 1;
  return zh_history_get_entry (zh_standings_get_history (self->standings), zh_crosstable_get_entry (self, row))->start_number;
}

int
zh_crosstable_get_column_number (const ZhCrosstable *self,
                                 int                 column)
{
  return self->form == ZH_CROSSTABLE_GRID ? zh_crosstable_get_number (self, column) : column + 1;
}

const ZhCrosstableCell *
zh_crosstable_get_cell (const ZhCrosstable *self,
                        int                 row,
                        int                 column)
{
  g_assert (row >= 0 && row < self->n_rows);
  g_assert (column >= 0 && column < self->n_columns);

  return &self->cells[(gsize) row * (gsize) self->n_columns + (gsize) column];
}
