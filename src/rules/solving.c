#include "config.h"

#include "solving.h"

#include <glib/gi18n.h>

#include "errors.h"

static void
work_free (gpointer data)
{
  ZhSolvingWork *self = data;

  g_free (self->code);
  g_free (self);
}

static void
round_free (gpointer data)
{
  ZhSolvingRound *self = data;

  g_ptr_array_unref (self->works);
  g_free (self);
}

static void
sheet_free (gpointer data)
{
  ZhSolvingSheet *self = data;

  g_array_unref (self->marks);
  g_free (self);
}

static void
row_free (gpointer data)
{
  ZhSolvingRow *self = data;

  g_array_unref (self->cells);
  g_free (self);
}

ZhSolvingEvent *
zh_solving_event_new (void)
{
  ZhSolvingEvent *self = g_new0 (ZhSolvingEvent, 1);

  self->rounds = g_ptr_array_new_with_free_func (round_free);
  self->solvers = g_ptr_array_new_with_free_func (g_free);
  self->sheets = g_ptr_array_new_with_free_func (sheet_free);
  return self;
}

void
zh_solving_event_free (ZhSolvingEvent *self)
{
  g_ptr_array_unref (self->rounds);
  g_ptr_array_unref (self->solvers);
  g_ptr_array_unref (self->sheets);
  g_free (self);
}

ZhSolvingRound *
zh_solving_event_add_round (ZhSolvingEvent *self,
                            int             day,
                            int             seconds)
{
  ZhSolvingRound *round = g_new0 (ZhSolvingRound, 1);

  *round = (ZhSolvingRound){ (int) self->rounds->len + 1, day, seconds, g_ptr_array_new_with_free_func (work_free) };
  g_ptr_array_add (self->rounds, round);
  return round;
}

void
zh_solving_round_add_work (ZhSolvingRound *self,
                           const char     *code,
                           ZhPoints        maximum,
                           gboolean        annulled)
{
  ZhSolvingWork *work = g_new0 (ZhSolvingWork, 1);

  *work = (ZhSolvingWork){ g_strdup (code), maximum, annulled };
  g_ptr_array_add (self->works, work);
}

ZhSolvingSheet *
zh_solving_event_add_sheet (ZhSolvingEvent *self,
                            const char     *solver,
                            int             round,
                            int             seconds,
                            int             line)
{
  guint index;

  if (!g_ptr_array_find_with_equal_func (self->solvers, solver, g_str_equal, &index))
    index = zh_solving_event_add_solver (self, solver);
  return zh_solving_event_put_sheet (self, index, round, seconds, line);
}

guint
zh_solving_event_add_solver (ZhSolvingEvent *self,
                             const char     *name)
{
  g_ptr_array_add (self->solvers, g_strdup (name));
  return self->solvers->len - 1;
}

ZhSolvingSheet *
zh_solving_event_put_sheet (ZhSolvingEvent *self,
                            guint           solver,
                            int             round,
                            int             seconds,
                            int             line)
{
  ZhSolvingSheet *sheet = g_new0 (ZhSolvingSheet, 1);

  *sheet = (ZhSolvingSheet){ solver, round, seconds, g_array_new (FALSE, TRUE, sizeof (ZhPoints)), line };
  g_ptr_array_add (self->sheets, sheet);
  return sheet;
}

const ZhSolvingSheet *
zh_solving_event_find_sheet (const ZhSolvingEvent *self,
                             guint                 solver,
                             int                   round)
{
  for (guint i = 0; i < self->sheets->len; i++)
    {
      const ZhSolvingSheet *sheet = g_ptr_array_index (self->sheets, i);

      if (sheet->solver == solver && sheet->round == round)
        return sheet;
    }
  return NULL;
}

ZhSolvingRules
zh_solving_rules_read (const ZhRuleset *ruleset)
{
  ZhSolvingRules self = { .zero_article = "", .annulled_article = "" };

  zh_ruleset_get_points (ruleset, "solving.work-points", &self.work_points, NULL);
  zh_ruleset_get_boolean (ruleset, "solving.zero-full-time", &self.zero_full_time, &self.zero_article);
  zh_ruleset_get_boolean (ruleset, "solving.annulled-full-time", &self.annulled_full_time, &self.annulled_article);
  zh_ruleset_get_boolean (ruleset, "solving.time-decides", &self.time_decides, NULL);
  zh_ruleset_get_boolean (ruleset, "solving.extra-points", &self.extra_points, NULL);
  return self;
}

static gboolean
check_sheet (const ZhSolvingEvent *self,
             const ZhSolvingRules *rules,
             const ZhSolvingSheet *sheet,
             GError              **error)
{
  const ZhSolvingRound *round = g_ptr_array_index (self->rounds, sheet->round - 1);
  const char           *name = g_ptr_array_index (self->solvers, sheet->solver);

  if (zh_solving_event_find_sheet (self, sheet->solver, sheet->round) != sheet)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: round %2$d already has a sheet of %3$s; leave one out"), sheet->line, sheet->round, name);
  if (sheet->seconds > round->seconds)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: %2$s handed in after the end of round %3$d; write at most its full time"), sheet->line,
                    name, sheet->round);
  if (sheet->marks->len > round->works->len)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: more marks than there are works in round %2$d: %3$u"), sheet->line, sheet->round,
                    round->works->len);
  for (guint i = 0; i < sheet->marks->len; i++)
    {
      const ZhSolvingWork *work = g_ptr_array_index (round->works, i);
      ZhPoints             mark = g_array_index (sheet->marks, ZhPoints, i);
      g_autofree char     *most = zh_points_format (work->maximum);

      if (mark < 0 || (mark > work->maximum && !rules->extra_points))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: work %2$s is worth from 0 to %3$s points"), sheet->line, work->code, most);
    }
  return TRUE;
}

gboolean
zh_solving_check (const ZhSolvingEvent *self,
                  const ZhSolvingRules *rules,
                  GError              **error)
{
  for (guint i = 0; i < self->sheets->len; i++)
    if (!check_sheet (self, rules, g_ptr_array_index (self->sheets, i), error))
      return FALSE;
  return TRUE;
}

/* An annulled work gives nothing to anybody (51.2). */
static ZhPoints
sum_marks (const ZhSolvingRound *round,
           const ZhSolvingSheet *sheet)
{
  ZhPoints sum = 0;

  for (guint i = 0; sheet != NULL && i < sheet->marks->len; i++)
    if (!((const ZhSolvingWork *) g_ptr_array_index (round->works, i))->annulled)
      sum += g_array_index (sheet->marks, ZhPoints, i);
  return sum;
}

static gboolean
has_annulled (const ZhSolvingRound *round)
{
  for (guint i = 0; i < round->works->len; i++)
    if (((const ZhSolvingWork *) g_ptr_array_index (round->works, i))->annulled)
      return TRUE;
  return FALSE;
}

static ZhSolvingCell
count_round (const ZhSolvingEvent *self,
             const ZhSolvingRules *rules,
             const ZhSolvingRound *round,
             guint                 solver)
{
  const ZhSolvingSheet *sheet = zh_solving_event_find_sheet (self, solver, round->number);
  ZhSolvingCell         cell = { round->number, sum_marks (round, sheet), round->seconds, ZH_SOLVING_OWN_TIME, "" };

  if (has_annulled (round) && rules->annulled_full_time)
    {
      cell.charge = ZH_SOLVING_ANNULLED;
      cell.article = rules->annulled_article;
    }
  else if (cell.points == 0 && rules->zero_full_time)
    {
      cell.charge = sheet != NULL ? ZH_SOLVING_NO_POINTS : ZH_SOLVING_ABSENT;
      cell.article = rules->zero_article;
    }
  else if (sheet == NULL && rules->time_decides)
    {
      cell.charge = ZH_SOLVING_ABSENT;
    }
  else
    {
      cell.seconds = sheet != NULL ? sheet->seconds : 0;
    }
  return cell;
}

static int
compare_rows (gconstpointer a,
              gconstpointer b,
              gpointer      time_decides)
{
  const ZhSolvingRow *x = *(const ZhSolvingRow *const *) a;
  const ZhSolvingRow *y = *(const ZhSolvingRow *const *) b;

  if (x->points != y->points)
    return x->points > y->points ? -1 : 1;
  if (GPOINTER_TO_INT (time_decides) && x->seconds != y->seconds)
    return x->seconds < y->seconds ? -1 : 1;
  return 0;
}

static int
compare_for_order (gconstpointer a,
                   gconstpointer b,
                   gpointer      time_decides)
{
  int order = compare_rows (a, b, time_decides);

  return order != 0 ? order : (int) (*(const ZhSolvingRow *const *) a)->solver - (int) (*(const ZhSolvingRow *const *) b)->solver;
}

static void
give_places (GPtrArray *rows,
             gpointer   time_decides)
{
  g_ptr_array_sort_with_data (rows, compare_for_order, time_decides);
  for (guint i = 0; i < rows->len; i++)
    {
      ZhSolvingRow       *row = g_ptr_array_index (rows, i);
      const ZhSolvingRow *before = i > 0 ? g_ptr_array_index (rows, i - 1) : NULL;

      row->place = before != NULL && compare_rows (&before, &row, time_decides) == 0 ? before->place : (int) i + 1;
    }
}

GPtrArray *
zh_solving_standings_new (const ZhSolvingEvent *self,
                          const ZhSolvingRules *rules,
                          int                   first,
                          int                   last)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);

  for (guint solver = 0; solver < self->solvers->len; solver++)
    {
      ZhSolvingRow *row = g_new0 (ZhSolvingRow, 1);

      row->solver = solver;
      row->cells = g_array_new (FALSE, FALSE, sizeof (ZhSolvingCell));
      for (int number = MAX (first, 1); number <= MIN (last, (int) self->rounds->len); number++)
        {
          ZhSolvingCell cell = count_round (self, rules, g_ptr_array_index (self->rounds, number - 1), solver);

          g_array_append_val (row->cells, cell);
          row->points += cell.points;
          row->seconds += cell.seconds;
        }
      g_ptr_array_add (rows, row);
    }
  give_places (rows, GINT_TO_POINTER (rules->time_decides));
  return rows;
}

gboolean
zh_solving_event_find_day (const ZhSolvingEvent *self,
                           int                   day,
                           int                   up_to,
                           int                  *first,
                           int                  *last)
{
  *first = 0;
  *last = 0;
  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhSolvingRound *round = g_ptr_array_index (self->rounds, i);

      if (round->day != day || round->number > up_to)
        continue;
      *first = *first == 0 ? round->number : *first;
      *last = round->number;
    }
  return *first > 0;
}

int
zh_solving_event_count_days (const ZhSolvingEvent *self,
                             int                   up_to)
{
  int days = 0;

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhSolvingRound *round = g_ptr_array_index (self->rounds, i);

      if (round->number <= up_to)
        days = MAX (days, round->day);
    }
  return days;
}

const char *
zh_solving_charge_to_string (ZhSolvingCharge charge)
{
  static const char *const words[] = { "own-time", "no-points", "annulled", "absent" };

  return words[charge];
}
