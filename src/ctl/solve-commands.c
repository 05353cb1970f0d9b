/* Solving events, from a terminal: solve standings. */
#include "config.h"

#include <glib/gi18n.h>

#include "call.h"
#include "rule-options.h"
#include "solving-table.h"
#include "work-check.h"

static ZhRuleset *
read_rules (const ZhCtlCall *call,
            GError         **error)
{
  if (zh_ctl_has (call, "ruleset") || zh_ctl_has (call, "regulation") || zh_ctl_has (call, "set"))
    return zh_ctl_load_rules (call, error);
  return zh_work_find_rules ("chess");
}

/* "1:05:00" */
static char *
format_time (int seconds)
{
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/* A charged round has its star: "10/1:00:00*". */
static void
append_cell (const ZhSolvingCell *cell,
             GString             *text,
             JsonArray           *array)
{
  g_autofree char *points = zh_points_format (cell->points);
  g_autofree char *time = format_time (cell->seconds);
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
  g_autofree char *time = format_time (row->seconds);
  g_autoptr (GString) cells = g_string_new (NULL);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < row->cells->len; i++)
    append_cell (&g_array_index (row->cells, ZhSolvingCell, i), cells, array);
  zh_ctl_print_row (call, "place:d solver:s points:s time:s :s | seconds:d rounds:a", row->place,
                    g_ptr_array_index (event->solvers, row->solver), points, time, cells->str, row->seconds, array);
}

/* The rounds that are counted: of one day, up to one round, or all. The rounds of a day follow one another. */
static gboolean
find_rounds (const ZhCtlCall      *call,
             const ZhSolvingEvent *event,
             int                  *first,
             int                  *last,
             GError              **error)
{
  int day = zh_ctl_number (call, "day", 0);
  int up_to = zh_ctl_number (call, "after-round", (int) event->rounds->len);

  *first = day == 0 ? 1 : 0;
  *last = day == 0 ? up_to : 0;
  for (guint i = 0; day != 0 && i < event->rounds->len; i++)
    {
      const ZhSolvingRound *round = g_ptr_array_index (event->rounds, i);

      if (round->day != day || round->number > up_to)
        continue;
      *first = *first == 0 ? round->number : *first;
      *last = round->number;
    }
  return *first > 0 || zh_fail (error, ZH_ERROR_USAGE, _ ("No round stands on day %d"), day);
}

static ZhCtlExit
run_standings (ZhCtlCall *call,
               GError   **error)
{
  g_autoptr (ZhRuleset) rules = read_rules (call, error);
  g_autofree char *text = rules != NULL ? zh_ctl_read_text (call->words[0], error) : NULL;
  g_autoptr (ZhSolvingEvent) event = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  int first;
  int last;

  if (text == NULL)
    return ZH_CTL_FILE;
  event = zh_solving_table_parse (text, rules, error);
  if (event == NULL || !find_rounds (call, event, &first, &last, error))
    return ZH_CTL_INPUT;
  rows = zh_solving_standings_new (event, rules, first, last);
  for (guint i = 0; i < rows->len; i++)
    print_row (call, event, g_ptr_array_index (rows, i));
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_solve_verbs[] = {
  { "solve standings", "TABLE [--after-round R] [--day N] [--ruleset ID] [--regulation ID] [--set KEY=VALUE]… [--json]", ZH_CTL_OPENS_NOTHING,
    run_standings, .summary = N_ ("Rank solvers by points and time, from a table of rounds, works and sheets") },
  { NULL },
};
