#include "config.h"

#include "solving-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-table.h"
#include "errors.h"
#include "text-lines.h"

typedef struct
{
  ZhSolvingEvent *event;
  ZhSolvingRules  rules;
} Reader;

static const char *
get_cell (const ZhCsvRow *row,
          int             index)
{
  return index < row->n_cells ? row->cells[index] : "";
}

static gboolean
read_round (Reader         *self,
            const ZhCsvRow *row,
            GError        **error)
{
  guint       n_rounds = self->event->rounds->len;
  gint64      first = n_rounds > 0 ? ((const ZhSolvingRound *) g_ptr_array_index (self->event->rounds, n_rounds - 1))->day : 1;
  const char *day = get_cell (row, 2);
  gint64      days = first;
  int         seconds = 0;

  if (n_rounds == ZH_SOLVING_MAX_ROUNDS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: too many rounds; the most is %2$d"), row->line, ZH_SOLVING_MAX_ROUNDS);
  if (!zh_solving_time_parse (get_cell (row, 1), &seconds) || seconds == 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d: a round needs its full time, in minutes or as h:mm"), row->line);
  if (*day != '\0' && !zh_text_parse_int (day, first, 100, &days))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: the day of a round is a number from %2$d, the day of the round above it"), row->line,
                    (int) first);
  zh_solving_event_add_round (self->event, (int) days, seconds);
  return TRUE;
}

static gboolean
read_work (Reader         *self,
           const ZhCsvRow *row,
           GError        **error)
{
  guint           n_rounds = self->event->rounds->len;
  ZhSolvingRound *round = n_rounds > 0 ? g_ptr_array_index (self->event->rounds, n_rounds - 1) : NULL;
  const char     *points = get_cell (row, 2);
  const char     *state = get_cell (row, 3);
  ZhPoints        maximum = self->rules.work_points;

  if (round == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d: a work stands below its round; write a row “round” before it"), row->line);
  if (round->works->len == ZH_SOLVING_MAX_WORKS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: too many works in a round; the most is %2$d"), row->line, ZH_SOLVING_MAX_WORKS);
  if (*points != '\0' && !zh_points_parse (points, &maximum))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” are no points; write a number such as 5 or 2.5"), row->line, points);
  if (maximum <= 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d: the rules do not say what a solution is worth; write it behind the code of the work"), row->line);
  if (*state != '\0' && g_ascii_strcasecmp (state, "annulled") != 0)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” says nothing of a work; write annulled, or leave it out"), row->line, state);
  zh_solving_round_add_work (round, get_cell (row, 1), maximum, *state != '\0');
  return TRUE;
}

/* "2+1.5": the sum of the marks of the lines. */
static gboolean
read_mark (const char *text,
           ZhPoints   *mark)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", -1);

  *mark = 0;
  if (strcmp (text, "") == 0 || strcmp (text, "-") == 0)
    return TRUE;
  for (char **part = parts; *part != NULL; part++)
    {
      ZhPoints points = 0;

      if (!zh_points_parse (*part, &points) || points < 0 || points > 10000)
        return FALSE;
      *mark += points;
    }
  return *mark <= 10000;
}

static gboolean
read_sheet (Reader         *self,
            const ZhCsvRow *row,
            GError        **error)
{
  const char     *name = get_cell (row, 2);
  gint64          round = 0;
  int             seconds = 0;
  ZhSolvingSheet *sheet;

  if (self->event->sheets->len == ZH_SOLVING_MAX_SHEETS)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: too many sheets; the most is %2$d"), row->line, ZH_SOLVING_MAX_SHEETS);
  if (self->event->rounds->len == 0 || !zh_text_parse_int (get_cell (row, 1), 1, self->event->rounds->len, &round))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” is no round of the table; its row stands above the sheets"), row->line, get_cell (row, 1));
  if (*name == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d: the solver is missing; write his name behind the round"), row->line);
  if (!zh_solving_time_parse (get_cell (row, 3), &seconds))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” is no time of a sheet; write minutes, h:mm or h:mm:ss"), row->line, get_cell (row, 3));
  sheet = zh_solving_event_add_sheet (self->event, name, (int) round, seconds, row->line);
  for (int i = 4; i < row->n_cells; i++)
    {
      ZhPoints mark;

      if (!read_mark (row->cells[i], &mark))
        return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” is no mark; write points such as 5, 2.5 or 2+1.5"), row->line, row->cells[i]);
      g_array_append_val (sheet->marks, mark);
    }
  /* A spreadsheet fills all rows to one length. */
  while (sheet->marks->len > 0 && *row->cells[sheet->marks->len + 3] == '\0')
    g_array_set_size (sheet->marks, sheet->marks->len - 1);
  return TRUE;
}

/* Rows by the word that they begin with. */
static const struct
{
  const char *kind;
  gboolean (*read) (Reader *self, const ZhCsvRow *row, GError **error);
} kinds[] = {
  { "round", read_round },
  { "work", read_work },
  { "sheet", read_sheet },
};

static gboolean
read_row (Reader         *self,
          const ZhCsvRow *row,
          GError        **error)
{
  const char *kind = get_cell (row, 0);

  if (*kind == '#')
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_ascii_strcasecmp (kind, kinds[i].kind) == 0)
      return kinds[i].read (self, row, error);
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %1$d: “%2$s” begins no row of a solving event; write round, work or sheet"), row->line, kind);
}

/* Rows are of different lengths: what stands behind the first word of the first row cuts them all. */
static char
find_delimiter (const char *text)
{
  const char *at = text;

  while (*at == '#')
    at += strcspn (at, "\n") + (at[strcspn (at, "\n")] != '\0' ? 1 : 0);
  at += strcspn (at, ",;\t\n");
  return *at == ';' || *at == '\t' ? *at : ',';
}

ZhSolvingEvent *
zh_solving_table_parse (const char      *text,
                        const ZhRuleset *rules,
                        GError         **error)
{
  g_autoptr (ZhSolvingEvent) event = zh_solving_event_new ();
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, find_delimiter (text), G_MAXUINT, NULL, error);
  Reader reader = { event, zh_solving_rules_read (rules) };

  if (rows == NULL)
    return NULL;
  for (guint i = 0; i < rows->len; i++)
    if (!read_row (&reader, g_ptr_array_index (rows, i), error))
      return NULL;
  if (event->rounds->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The table has no round; write a row such as “round,60”"));
  return zh_solving_check (event, &reader.rules, error) ? g_steal_pointer (&event) : NULL;
}
