#include "config.h"

#include "solve-rows.h"

#include <glib/gi18n.h>

#include "call.h"
#include "errors.h"

/* A charged round has its star: "10/1:00:00*". */
static void
append_cell (const ZhSolvingCell *cell,
             GString             *text,
             JsonArray           *array)
{
  g_autofree char *points = zh_points_format (cell->points);
  g_autofree char *time = zh_solving_time_format (cell->seconds);
  JsonObject      *object = json_object_new ();

  g_string_append_printf (text, "%s%s/%s%s", text->len > 0 ? " " : "", points, time, cell->charge != ZH_SOLVING_OWN_TIME ? "*" : "");
  zh_ctl_describe (object, "round:d points:s seconds:d charge:s article:s", cell->round, points, cell->seconds,
                   zh_solving_charge_to_string (cell->charge), cell->article);
  json_array_add_object_element (array, object);
}

static void
print_row (const ZhCtlCall      *call,
           const ZhSolvingEvent *event,
           const ZhSolvingRow   *row)
{
  g_autofree char *points = zh_points_format (row->points);
  g_autofree char *time = zh_solving_time_format (row->seconds);
  g_autoptr (GString) cells = g_string_new (NULL);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < row->cells->len; i++)
    append_cell (&g_array_index (row->cells, ZhSolvingCell, i), cells, array);
  zh_ctl_print_row (call, "place:d solver:s points:s time:s :s | seconds:d rounds:a", row->place,
                    g_ptr_array_index (event->solvers, row->solver), points, time, cells->str, row->seconds, array);
}

/* The rounds that are counted: of one day, up to one round, or all that were held. */
static gboolean
find_rounds (const ZhCtlCall      *call,
             const ZhSolvingEvent *event,
             int                   n_held,
             int                  *first,
             int                  *last,
             GError              **error)
{
  int day = zh_ctl_number (call, "day", 0);
  int up_to = zh_ctl_number (call, "after-round", n_held);

  *first = 1;
  *last = up_to;
  return day == 0 || zh_solving_event_find_day (event, day, up_to, first, last) || zh_fail (error, ZH_ERROR_USAGE, _ ("No round stands on day %d"), day);
}

gboolean
zh_ctl_print_solving (const ZhCtlCall      *call,
                      const ZhSolvingEvent *event,
                      const ZhSolvingRules *rules,
                      int                   n_held,
                      GError              **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  int first;
  int last;

  if (!find_rounds (call, event, n_held, &first, &last, error))
    return FALSE;
  rows = zh_solving_standings_new (event, rules, first, last);
  for (guint i = 0; i < rows->len; i++)
    print_row (call, event, g_ptr_array_index (rows, i));
  return TRUE;
}
