#include "config.h"

#include "timetable.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-limits.h"
#include "text-lines.h"
#include "tournament.h"

#define MAX_LINES 400

static void
line_free (gpointer data)
{
  ZhTimetableLine *self = data;

  g_free (self->start);
  g_free (self->what);
  g_free (self->place);
  g_free (self);
}

/* "10:00" of a day; FALSE for what is no time. */
static gboolean
parse_time (const char *text,
            int        *minutes)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);
  gint64 hour = 0;
  gint64 minute = 0;

  if (g_strv_length (parts) < 2 || (parts[2] != NULL && strcmp (parts[2], "00") != 0) || strlen (parts[1]) != 2 ||
      !zh_text_parse_int (parts[0], 0, 23, &hour) || !zh_text_parse_int (parts[1], 0, 59, &minute))
    return FALSE;
  *minutes = (int) hour * 60 + (int) minute;
  return TRUE;
}

char *
zh_start_parse (const char *text)
{
  g_autofree char *clean = g_strstrip (g_strdup (text));
  char            *cut = strpbrk (clean, "T ");
  ZhDate           date = ZH_DATE_NONE;
  int              minutes = 0;

  if (cut == NULL)
    return NULL;
  *cut = '\0';
  if (!zh_date_parse (clean, &date) || !zh_date_is_set (date) || date.month == 0 || date.day == 0 ||
      !parse_time (g_strstrip (cut + 1), &minutes))
    return NULL;
  return g_strdup_printf ("%04d-%02d-%02dT%02d:%02d", date.year, date.month, date.day, minutes / 60, minutes % 60);
}

char *
zh_start_format (const char *start)
{
  g_auto (GStrv) parts = g_strsplit (start, "T", 2);
  ZhDate date = ZH_DATE_NONE;

  if (parts[0] == NULL || parts[1] == NULL || !zh_date_parse (parts[0], &date))
    return g_strdup (start);
  return g_strdup_printf ("%02d.%02d.%04d %s", date.day, date.month, date.year, parts[1]);
}

/* Returns: NULL, and says why */
static ZhTimetableLine *
parse_line (const char *text,
            guint       number,
            GError    **error)
{
  g_auto (GStrv) cells = g_strsplit (text, strchr (text, '\t') != NULL ? "\t" : ";", 3);
  ZhTimetableLine *line = g_new0 (ZhTimetableLine, 1);
  const char      *what = cells[1] != NULL ? g_strstrip (cells[1]) : "";
  gint64           round = 0;

  line->start = zh_start_parse (cells[0]);
  if (zh_text_parse_int (what, 1, ZH_MAX_ROUNDS, &round))
    line->round = (int) round;
  line->what = g_strdup (round > 0 ? "" : what);
  line->place = g_strdup (cells[1] != NULL && cells[2] != NULL ? g_strstrip (cells[2]) : "");
  if (line->start != NULL && *what != '\0' && zh_text_fits (line->what, ZH_TEXT_LINE_MAX) && zh_text_fits (line->place, ZH_TEXT_LINE_MAX))
    return line;
  line_free (line);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Line %u of the timetable: write day and time, the number of a round or words, and a place if you like, with semicolons between: 20.11.2026 10:00; 1; Hall A"),
                       number);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp ((*(const ZhTimetableLine *const *) a)->start, (*(const ZhTimetableLine *const *) b)->start);
}

/* No round begins twice. */
static gboolean
check_rounds (const GPtrArray *lines,
              GError         **error)
{
  for (guint i = 0; i < lines->len; i++)
    for (guint k = 0; k < i; k++)
      {
        int round = ((const ZhTimetableLine *) g_ptr_array_index (lines, i))->round;

        if (round > 0 && round == ((const ZhTimetableLine *) g_ptr_array_index (lines, k))->round)
          return zh_fail (error, ZH_ERROR_INPUT, _ ("The timetable: round %d begins twice. Leave one line out"), round);
      }
  return TRUE;
}

GPtrArray *
zh_timetable_parse (const char *text,
                    GError    **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (line_free);
  g_auto (GStrv) texts = g_strsplit (text, "\n", MAX_LINES + 1);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      ZhTimetableLine *line;

      if (i == MAX_LINES)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The timetable has more than %d lines. Leave some out"), MAX_LINES);
      g_strchomp (texts[i]);
      if (texts[i][strspn (texts[i], " \t;")] == '\0')
        continue;
      line = parse_line (texts[i], i + 1, error);
      if (line == NULL)
        return NULL;
      g_ptr_array_add (lines, line);
    }
  g_ptr_array_sort (lines, compare_lines);
  return check_rounds (lines, error) ? g_steal_pointer (&lines) : NULL;
}

char *
zh_timetable_to_text (const GPtrArray *lines)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);
      g_autofree char       *round = g_strdup_printf ("%d", line->round);

      g_string_append_printf (text, "%s\t%s\t%s\n", line->start, line->round > 0 ? round : line->what, line->place);
    }
  return g_string_free (text, FALSE);
}

char *
zh_timetable_dup_start (const char *text,
                        int         round)
{
  g_autoptr (GPtrArray) lines = text != NULL ? zh_timetable_parse (text, NULL) : NULL;

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);

      if (line->round == round)
        return g_strdup (line->start);
    }
  return g_strdup ("");
}
