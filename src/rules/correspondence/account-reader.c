#include "config.h"

#include "account-reader.h"

#include <glib/gi18n.h>
#include <string.h>

#include "csv-table.h"
#include "errors.h"
#include "letter-record.h"
#include "text-lines.h"

#define BIT(column) (1U << ZH_LETTER_CELL_##column)
#define LETTER (BIT (RECEIVED) | BIT (ARRIVAL) | BIT (SENT) | BIT (DISPATCH) | BIT (SLIP))

/* The columns that an event has besides its name and side; the others are empty. */
static const unsigned has_columns[ZH_N_LETTER_EVENTS] = {
  [ZH_LETTER_MOVE] = BIT (NO) | LETTER,
  [ZH_LETTER_FAULT] = BIT (KIND) | LETTER,
  [ZH_LETTER_QUERY] = BIT (KIND) | LETTER,
  [ZH_LETTER_REPEAT] = BIT (KIND) | LETTER,
  [ZH_LETTER_LEAVE] = BIT (KIND) | BIT (SENT) | BIT (FROM) | BIT (TO),
  [ZH_LETTER_CLAIM] = BIT (KIND) | BIT (SENT) | BIT (FROM) | BIT (TO),
  [ZH_LETTER_NOTICE] = BIT (RECEIVED),
  [ZH_LETTER_ADD] = BIT (NO) | BIT (KIND) | BIT (SENT),
};

/* The words that the kind of an event may consist of. */
static const unsigned has_marks[ZH_N_LETTER_EVENTS] = {
  [ZH_LETTER_QUERY] = ZH_MARK_FIRST_MOVE,
  [ZH_LETTER_REPEAT] = ZH_MARK_LOST,
  [ZH_LETTER_LEAVE] = ZH_MARK_BACKDATED | ZH_MARK_EXTRA,
  [ZH_LETTER_CLAIM] = ZH_MARK_FIRST_LOSES | ZH_MARK_BARRED | ZH_MARK_REDUCED | ZH_MARK_RECORDED,
};

#define MAX_ARTICLE_BYTES 200

/* The place that is being read, for messages. */
typedef struct
{
  int      line;
  GError **error;
} Reading;

static gboolean
refuse (const Reading *reading,
        const char    *column,
        const char    *reason)
{
  return zh_fail (reading->error, ZH_ERROR_INPUT, _ ("Line %1$d, column “%2$s”: %3$s."), reading->line, column, reason);
}

static gboolean
read_day (const Reading *reading,
          int            column,
          const char    *text,
          int           *day)
{
  if (*text == '\0' || zh_letter_day_parse (text, day))
    return TRUE;
  return refuse (reading, zh_letter_cell_names[column], _ ("this is no day of the calendar; write it as 2030-03-01"));
}

static gboolean
read_date (const Reading *reading,
           int            column,
           const char    *text,
           ZhLetterDate  *date)
{
  if (strcmp (text, "?") == 0)
    date->gap = ZH_GAP_UNKNOWN;
  else if (strcmp (text, "?before") == 0)
    date->gap = ZH_GAP_BEFORE;
  else if (strcmp (text, "?after") == 0)
    date->gap = ZH_GAP_AFTER;
  else
    return read_day (reading, column, text, &date->day);
  return TRUE;
}

static gboolean
read_postmarks (const Reading *reading,
                int            column,
                const char    *text,
                ZhPostmarks   *postmarks)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      int day = 0;

      if (!read_day (reading, column, *part, &day))
        return FALSE;
      if (day == 0)
        continue;
      postmarks->earliest = postmarks->earliest == 0 ? day : MIN (postmarks->earliest, day);
      postmarks->latest = MAX (postmarks->latest, day);
    }
  return TRUE;
}

/* "8", or "8-10" of a series. */
static gboolean
read_number (const Reading *reading,
             const char    *text,
             ZhLetterEvent *event)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);
  gint64 number = 0;
  gint64 last = 0;

  if (parts[0] == NULL || !zh_text_parse_int (parts[0], 1, ZH_LETTERS_MAX_NUMBER, &number))
    return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_NO], _ ("a number is missing; write a whole number from 1 on"));
  last = number;
  if (parts[1] != NULL && (event->kind != ZH_LETTER_MOVE || !zh_text_parse_int (parts[1], 1, ZH_LETTERS_MAX_NUMBER, &last)))
    return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_NO], _ ("this is no number; a move is written as 8, an accepted series as 8-10"));
  event->number = (int) number;
  event->last = (int) last;
  return TRUE;
}

static gboolean
read_marks (const Reading *reading,
            const char    *text,
            ZhLetterEvent *event)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      unsigned mark = zh_letter_mark_from_string (*word);

      if (**word == '\0')
        continue;
      if ((mark & has_marks[event->kind]) == 0)
        return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_KIND], _ ("this event knows no such word; leave it out or correct it"));
      event->marks |= mark;
    }
  return TRUE;
}

static gboolean
read_kind (const Reading *reading,
           ZhLetterFile  *file,
           const char    *text,
           ZhLetterEvent *event)
{
  if (event->kind == ZH_LETTER_ADD)
    {
      if (strlen (text) > MAX_ARTICLE_BYTES)
        return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_KIND], _ ("the article is too long; write its number alone"));
      event->article = g_string_chunk_insert (file->articles, text);
      return TRUE;
    }
  if ((event->kind != ZH_LETTER_FAULT && event->kind != ZH_LETTER_QUERY) || (has_marks[event->kind] & zh_letter_mark_from_string (text)) != 0)
    return read_marks (reading, text, event);
  if (*text == '\0' || zh_letter_fault_from_string (text, &event->fault))
    return TRUE;
  return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_KIND], _ ("there is no such fault; name another one, such as illegible"));
}

static gboolean
check_columns (const Reading       *reading,
               const ZhLetterEvent *event,
               const ZhCsvRow      *row)
{
  for (int i = ZH_LETTER_CELL_NO; i < ZH_N_TABLE_CELLS; i++)
    if (row->cells[i][0] != '\0' && (has_columns[event->kind] & (1U << i)) == 0)
      return refuse (reading, zh_letter_cell_names[i], _ ("this event has nothing here; leave it empty"));
  return TRUE;
}

static gboolean
read_side (const Reading *reading,
           const char    *text,
           ZhLetterSide  *side)
{
  if (strcmp (text, "w") != 0 && strcmp (text, "b") != 0)
    return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_SIDE], _ ("there is no such side; write w or b"));
  *side = *text == 'w' ? ZH_LETTER_WHITE : ZH_LETTER_BLACK;
  return TRUE;
}

static gboolean
read_dates (const Reading  *reading,
            const ZhCsvRow *row,
            ZhLetterEvent  *event)
{
  char *const *cells = row->cells;

  return read_date (reading, ZH_LETTER_CELL_RECEIVED, cells[ZH_LETTER_CELL_RECEIVED], &event->received) &&
         read_postmarks (reading, ZH_LETTER_CELL_ARRIVAL, cells[ZH_LETTER_CELL_ARRIVAL], &event->arrival) &&
         read_date (reading, ZH_LETTER_CELL_SENT, cells[ZH_LETTER_CELL_SENT], &event->sent) &&
         read_postmarks (reading, ZH_LETTER_CELL_DISPATCH, cells[ZH_LETTER_CELL_DISPATCH], &event->dispatch) &&
         read_day (reading, ZH_LETTER_CELL_SLIP, cells[ZH_LETTER_CELL_SLIP], &event->slip) &&
         read_day (reading, ZH_LETTER_CELL_FROM, cells[ZH_LETTER_CELL_FROM], &event->from) &&
         read_day (reading, ZH_LETTER_CELL_TO, cells[ZH_LETTER_CELL_TO], &event->to);
}

static gboolean
read_row (const Reading  *reading,
          ZhLetterFile   *file,
          const ZhCsvRow *row)
{
  ZhLetterEvent event = { .kind = ZH_LETTER_MOVE };

  if (row->is_broken)
    return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_EVENT], _ ("a quotation mark is never closed; close it or leave it out"));
  if (row->n_cells != ZH_N_TABLE_CELLS)
    return zh_fail (reading->error, ZH_ERROR_INPUT, _ ("Line %1$d has %2$d columns; write all %3$d, from “event” to “to”."),
                    reading->line, row->n_cells, ZH_N_TABLE_CELLS);
  if (!zh_letter_event_kind_from_string (row->cells[ZH_LETTER_CELL_EVENT], &event.kind))
    return refuse (reading, zh_letter_cell_names[ZH_LETTER_CELL_EVENT], _ ("there is no such event; write one of: move, fault, query, repeat, leave, claim, notice, add"));
  if (!read_side (reading, row->cells[ZH_LETTER_CELL_SIDE], &event.side) || !check_columns (reading, &event, row) ||
      ((has_columns[event.kind] & BIT (NO)) != 0 && !read_number (reading, row->cells[ZH_LETTER_CELL_NO], &event)) ||
      !read_kind (reading, file, row->cells[ZH_LETTER_CELL_KIND], &event) || !read_dates (reading, row, &event))
    return FALSE;
  g_array_append_val (file->events, event);
  return TRUE;
}

static gboolean
is_heading (const ZhCsvRow *row)
{
  for (int i = 0; i < ZH_N_TABLE_CELLS; i++)
    if (i >= row->n_cells || strcmp (row->cells[i], zh_letter_cell_names[i]) != 0)
      return FALSE;
  return row->n_cells == ZH_N_TABLE_CELLS;
}

/* The rows behind the heading, all of them events. */
static gboolean
read_rows (ZhLetterFile *file,
           GPtrArray    *rows,
           GArray       *lines,
           GError      **error)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhCsvRow *row = g_ptr_array_index (rows, i);
      const Reading   reading = { row->line, error };

      if (i == 0 && is_heading (row))
        continue;
      if (!read_row (&reading, file, row))
        return FALSE;
      g_array_append_val (lines, row->line);
    }
  return TRUE;
}

gboolean
zh_letter_event_kind_has_cell (ZhLetterEventKind kind,
                               int               cell)
{
  return cell < ZH_LETTER_CELL_NO || (has_columns[kind] & (1U << cell)) != 0;
}

ZhLetterFile *
zh_letter_file_parse (const char           *text,
                      const ZhAccountRules *rules,
                      GError              **error)
{
  g_autoptr (ZhLetterFile) self = g_new0 (ZhLetterFile, 1);
  g_autoptr (GArray) lines = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) rows = zh_csv_parse (text, ',', ZH_LETTERS_MAX + 2, NULL, error);
  ZhLetterProblem problem = { 0, NULL, NULL };

  self->events = g_array_new (FALSE, TRUE, sizeof (ZhLetterEvent));
  self->articles = g_string_chunk_new (256);
  if (rows == NULL || !read_rows (self, rows, lines, error))
    return NULL;
  if (!zh_letters_check ((const ZhLetterEvent *) (void *) self->events->data, self->events->len, rules, &problem))
    {
      g_autofree char *reason = problem.reason;
      const Reading    reading = { g_array_index (lines, int, problem.event), error };

      refuse (&reading, problem.column, reason);
      return NULL;
    }
  return g_steal_pointer (&self);
}

void
zh_letter_file_free (ZhLetterFile *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->events);
  g_string_chunk_free (self->articles);
  g_free (self);
}
