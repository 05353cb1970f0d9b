#include "config.h"

#include "solving-cells.h"

#include "columns.h"
#include "standings.h"

struct _ZhSolvingCells
{
  const ZhTournament *tournament; /* unowned */
  int                 round;
  GPtrArray          *entries; /* (element-type ZhEntry) unowned, by number */
  GArray             *columns;
  GPtrArray          *standings; /* of all rounds so far, NULL before */
};

const ZhEntry *
zh_solving_cells_get_entry (const ZhSolvingCells *self,
                            int                   row)
{
  return g_ptr_array_index (self->entries, (guint) row);
}

const ZhSolvingSheetRecord *
zh_solving_cells_find_sheet (const ZhSolvingCells *self,
                             int                   row)
{
  return zh_solving_find_sheet (self->tournament->solving_sheets, zh_solving_cells_get_entry (self, row)->id, self->round);
}

int
zh_solving_cells_count_columns (const ZhSolvingCells *self)
{
  return self != NULL ? (int) self->columns->len : 0;
}

int
zh_solving_cells_count_rows (const ZhSolvingCells *self)
{
  return self != NULL ? (int) self->entries->len : 0;
}

const ZhSolvingColumn *
zh_solving_cells_get_column (const ZhSolvingCells *self,
                             int                   column)
{
  return &g_array_index (self->columns, ZhSolvingColumn, (guint) column);
}

ZhPoints
zh_solving_cells_get_mark (const ZhSolvingCells *self,
                           int                   row,
                           int                   column)
{
  const ZhSolvingSheetRecord *sheet = zh_solving_cells_find_sheet (self, row);
  const ZhSolvingColumn      *at = zh_solving_cells_get_column (self, column);
  g_autoptr (GArray) marks = sheet != NULL && at->work != NULL ? zh_solving_marks_get (sheet->marks, at->work->number) : NULL;

  return marks != NULL && at->line < marks->len ? g_array_index (marks, ZhPoints, at->line) : ZH_SOLVING_NO_MARK;
}

static char *
format_points (ZhPoints points)
{
  return zh_points_format_half (points, zh_language_get_screen ());
}

/* "·" where nothing is marked yet. */
char *
zh_solving_cells_dup (const ZhSolvingCells *self,
                      int                   row,
                      int                   column)
{
  const ZhSolvingSheetRecord *sheet = zh_solving_cells_find_sheet (self, row);
  ZhPoints                    mark = zh_solving_cells_get_mark (self, row, column);

  if (zh_solving_cells_get_column (self, column)->work == NULL)
    return sheet != NULL && sheet->seconds != ZH_SOLVING_NO_TIME ? zh_solving_time_format (sheet->seconds) : g_strdup ("·");
  return mark != ZH_SOLVING_NO_MARK ? format_points (mark) : g_strdup ("·");
}

static const ZhSolvingRow *
find_standing (const ZhSolvingCells *self,
               int                   row)
{
  for (guint i = 0; self->standings != NULL && i < self->standings->len; i++)
    {
      const ZhSolvingRow *standing = g_ptr_array_index (self->standings, i);

      if (g_ptr_array_index (self->tournament->entries, standing->solver) == zh_solving_cells_get_entry (self, row))
        return standing;
    }
  return NULL;
}

static int
count_sharing (const ZhSolvingCells *self,
               const ZhSolvingRow   *standing)
{
  int n = 0;

  for (guint i = 0; i < self->standings->len; i++)
    n += ((const ZhSolvingRow *) g_ptr_array_index (self->standings, i))->place == standing->place ? 1 : 0;
  return n;
}

static const ZhSolvingCell *
find_round_cell (const ZhSolvingCells *self,
                 const ZhSolvingRow   *standing)
{
  for (guint i = 0; i < standing->cells->len; i++)
    if (g_array_index (standing->cells, ZhSolvingCell, i).round == self->round)
      return &g_array_index (standing->cells, ZhSolvingCell, i);
  return NULL;
}

/* A time that is charged by the rules has a star. */
char *
zh_solving_cells_dup_end (const ZhSolvingCells *self,
                          int                   row,
                          int                   end)
{
  const ZhSolvingRow  *standing = find_standing (self, row);
  const ZhSolvingCell *cell = standing != NULL ? find_round_cell (self, standing) : NULL;
  g_autofree char     *time = standing != NULL ? zh_solving_time_format (standing->seconds) : NULL;

  if (standing == NULL)
    return g_strdup ("");
  if (end == ZH_SOLVING_END_ROUND)
    return cell != NULL ? format_points (cell->points) : g_strdup ("");
  if (end == ZH_SOLVING_END_POINTS)
    return format_points (standing->points);
  if (end == ZH_SOLVING_END_PLACE)
    return zh_place_format (standing->place, standing->place + count_sharing (self, standing) - 1);
  return g_strconcat (time, cell != NULL && cell->charge != ZH_SOLVING_OWN_TIME ? "*" : "", NULL);
}

const char *
zh_solving_cells_get_end_title (int end)
{
  switch (end)
    {
    case ZH_SOLVING_END_ROUND:
      return zh_column_get_title (ZH_COL_ROUND, zh_language_get_screen ());
    case ZH_SOLVING_END_TIME:
      return zh_column_get_title (ZH_COL_TIME, zh_language_get_screen ());
    case ZH_SOLVING_END_PLACE:
      return zh_column_get_title (ZH_COL_PLACE, zh_language_get_screen ());
    case ZH_SOLVING_END_POINTS:
    default:
      return zh_column_get_title (ZH_COL_POINTS, zh_language_get_screen ());
    }
}

char *
zh_solving_cells_dup_title (const ZhSolvingCells *self,
                            int                   column)
{
  const ZhSolvingColumn *at = zh_solving_cells_get_column (self, column);

  return g_strdup (at->work != NULL ? at->work->code : zh_column_get_title (ZH_COL_HANDED_IN, zh_language_get_screen ()));
}

/* What the line is worth, below the code of its work. */
char *
zh_solving_cells_dup_worth (const ZhSolvingCells *self,
                            int                   column)
{
  const ZhSolvingColumn *at = zh_solving_cells_get_column (self, column);

  if (at->work == NULL)
    return g_strdup ("");
  return at->work->annulled ? g_strdup ("✗") : format_points (at->most);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const ZhEntry *x = *(const ZhEntry *const *) a;
  const ZhEntry *y = *(const ZhEntry *const *) b;

  if (x->start_number != y->start_number)
    return x->start_number - y->start_number;
  return x->id < y->id ? -1 : 1;
}

static void
fill_columns (ZhSolvingCells *self)
{
  ZhPoints usual = zh_solving_rules_of_tournament (self->tournament, NULL).work_points;
  g_autoptr (GPtrArray) works = zh_solving_list_works (self->tournament->works, self->round);
  ZhSolvingColumn time = { NULL, 0, 0 };

  self->columns = g_array_new (FALSE, FALSE, sizeof (ZhSolvingColumn));
  for (guint i = 0; i < works->len; i++)
    {
      const ZhWorkRecord *work = g_ptr_array_index (works, i);
      g_autoptr (GArray) lines = zh_work_record_read_lines (work, usual);

      for (guint k = 0; lines != NULL && k < lines->len; k++)
        {
          ZhSolvingColumn column = { work, k, g_array_index (lines, ZhPoints, k) };

          g_array_append_val (self->columns, column);
        }
    }
  g_array_append_val (self->columns, time);
}

static void
count_standings (ZhSolvingCells *self)
{
  int last = zh_solving_get_last_round (self->tournament);

  if (last > 0)
    {
      g_autoptr (ZhSolvingEvent) event = zh_solving_event_of (self->tournament);
      ZhSolvingRules rules = zh_solving_rules_of_tournament (self->tournament, NULL);

      self->standings = zh_solving_standings_new (event, &rules, 1, last);
    }
}

/* The first line that can be marked and is not; -1 for none. */
int
zh_solving_cells_find_open (const ZhSolvingCells *self,
                            int                   row)
{
  for (int column = 0; column < zh_solving_cells_count_columns (self); column++)
    {
      const ZhSolvingColumn *at = zh_solving_cells_get_column (self, column);

      if (at->work != NULL && !at->work->annulled && zh_solving_cells_get_mark (self, row, column) == ZH_SOLVING_NO_MARK)
        return column;
    }
  return -1;
}

ZhSolvingCells *
zh_solving_cells_new (const ZhTournament *tournament,
                      int                 round)
{
  ZhSolvingCells *self = g_new0 (ZhSolvingCells, 1);

  self->tournament = tournament;
  self->round = round;
  self->entries = g_ptr_array_new ();
  for (guint i = 0; i < tournament->entries->len; i++)
    g_ptr_array_add (self->entries, g_ptr_array_index (tournament->entries, i));
  g_ptr_array_sort (self->entries, compare_entries);
  fill_columns (self);
  count_standings (self);
  return self;
}

void
zh_solving_cells_free (ZhSolvingCells *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->entries);
  g_array_unref (self->columns);
  g_clear_pointer (&self->standings, g_ptr_array_unref);
  g_free (self);
}
