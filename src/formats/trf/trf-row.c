#include "config.h"

#include "trf-row.h"

#include <string.h>

#include "trf-line.h"

ZhTrfRow *
zh_trf_row_new (const char *code)
{
  ZhTrfRow *self = g_new0 (ZhTrfRow, 1);

  self->text = g_string_new (code);
  self->n_columns = (int) g_utf8_strlen (code, -1);
  return self;
}

void
zh_trf_row_free (ZhTrfRow *self)
{
  if (self == NULL)
    return;
  g_string_free (self->text, TRUE);
  g_free (self);
}

static void
pad_to (ZhTrfRow *self,
        int       column)
{
  g_assert (column > self->n_columns);

  for (; self->n_columns < column - 1; self->n_columns++)
    g_string_append_c (self->text, ' ');
}

void
zh_trf_row_put (ZhTrfRow   *self,
                int         first,
                int         last,
                const char *text)
{
  if (*text == '\0')
    return;

  pad_to (self, first);
  for (; *text != '\0' && (last == 0 || self->n_columns < last); text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (self->text, zh_trf_is_control (c) ? ' ' : c);
      self->n_columns++;
    }
}

void
zh_trf_row_put_right (ZhTrfRow   *self,
                      int         first,
                      int         last,
                      const char *text)
{
  int length = (int) MIN (g_utf8_strlen (text, -1), G_MAXINT);

  zh_trf_row_put (self, MAX (first, last + 1 - length), last, text);
}

void
zh_trf_row_put_int (ZhTrfRow *self,
                    int       first,
                    int       last,
                    int       value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  if (value != 0)
    zh_trf_row_put_right (self, first, last, text);
}

void
zh_trf_row_put_padded (ZhTrfRow *self,
                       int       first,
                       int       last,
                       int       value)
{
  g_autofree char *text = g_strdup_printf ("%0*d", last + 1 - first, value);

  zh_trf_row_put (self, first, last, text);
}

void
zh_trf_row_put_points (ZhTrfRow *self,
                       int       first,
                       int       last,
                       ZhPoints  points)
{
  g_autofree char *text = g_strdup_printf ("%s%d.%d", points < 0 ? "-" : "", ABS (points) / 10, ABS (points) % 10);

  if ((int) strlen (text) > last + 1 - first)
    text[strlen (text) - 2] = '\0';
  zh_trf_row_put_right (self, first, last, text);
}

char *
zh_trf_format_date (ZhDate date)
{
  return zh_date_is_set (date) ? g_strdup_printf ("%04d/%02d/%02d", date.year, date.month, date.day) : g_strdup ("");
}

void
zh_trf_row_end (ZhTrfRow   *self,
                GString    *output,
                const char *line_end)
{
  while (self->text->len > 0 && self->text->str[self->text->len - 1] == ' ')
    g_string_truncate (self->text, self->text->len - 1);
  g_string_append (output, self->text->str);
  g_string_append (output, line_end);
  zh_trf_row_free (self);
}
