#include "config.h"

#include "trf-line.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

void
zh_trf_line_init (ZhTrfLine  *self,
                  int         number,
                  const char *text)
{
  gsize n_bytes = strlen (text);
  gsize n_columns = (gsize) g_utf8_strlen (text, -1);

  *self = (ZhTrfLine){ number, text, (int) MIN (n_columns, G_MAXINT - 1), NULL };
  if (n_columns == n_bytes)
    return;

  self->offsets = g_new (guint32, n_columns + 1);
  for (gsize i = 0; i <= n_columns; i++)
    {
      self->offsets[i] = (guint32) (text - self->text);
      if (i < n_columns)
        text = g_utf8_next_char (text);
    }
}

void
zh_trf_line_clear (ZhTrfLine *self)
{
  g_clear_pointer (&self->offsets, g_free);
}

static int
count_filled (const ZhTrfLine *self,
              const int       *gaps,
              gsize            n_gaps)
{
  int n = 0;

  for (gsize i = 0; i < n_gaps; i++)
    n += !zh_trf_line_is_blank (self, gaps[i], gaps[i]);
  return n;
}

void
zh_trf_line_choose_columns (ZhTrfLine *self,
                            const int *gaps,
                            gsize      n_gaps)
{
  ZhTrfLine bytes = { self->number, self->text, (int) MIN (strlen (self->text), G_MAXINT - 1), NULL };

  if (self->offsets == NULL || count_filled (&bytes, gaps, n_gaps) >= count_filled (self, gaps, n_gaps))
    return;
  g_free (self->offsets);
  *self = bytes;
}

static gsize
get_offset (const ZhTrfLine *self,
            int              column)
{
  int index = CLAMP (column - 1, 0, self->n_columns);

  return self->offsets != NULL ? self->offsets[index] : (gsize) index;
}

char *
zh_trf_line_dup (const ZhTrfLine *self,
                 int              first,
                 int              last)
{
  gsize start = get_offset (self, first);
  gsize end = get_offset (self, last + 1);

  g_autofree char *cut = g_strndup (self->text + start, end - start);

  /* Columns of bytes may cut a letter in two. */
  return g_strstrip (self->offsets == NULL ? g_utf8_make_valid (cut, -1) : g_steal_pointer (&cut));
}

gboolean
zh_trf_is_control (gunichar c)
{
  return g_unichar_iscntrl (c) || c == 0x2028 || c == 0x2029;
}

/* As the text will be when it is written again. */
static char *
dup_without_controls (const char *text)
{
  GString *clean = g_string_sized_new (strlen (text));

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      g_string_append_unichar (clean, zh_trf_is_control (c) ? ' ' : c);
    }
  return g_string_free (clean, FALSE);
}

char *
zh_trf_line_dup_from (const ZhTrfLine *self,
                      int              first)
{
  const char      *text = self->text + get_offset (self, first);
  g_autofree char *valid = self->offsets == NULL ? g_utf8_make_valid (text, -1) : g_strdup (text);

  return g_strstrip (dup_without_controls (valid));
}

gboolean
zh_trf_line_is_blank (const ZhTrfLine *self,
                      int              first,
                      int              last)
{
  g_autofree char *text = zh_trf_line_dup (self, first, last);

  return *text == '\0';
}

gboolean
zh_trf_line_has_code (const ZhTrfLine *self,
                      const char      *code)
{
  return strncmp (self->text, code, 3) == 0;
}

static gboolean
fail_field (const ZhTrfLine  *self,
            const ZhTrfField *field,
            const char       *text,
            const char       *expected,
            GError          **error)
{
  return zh_fail (error, ZH_ERROR_INPUT,
                  _ ("Line %d, columns %d–%d (%s): found “%s”, expected %s. Correct the line and read the file again"),
                  self->number, field->first, field->last, g_dpgettext2 (NULL, "TRF field", field->name), text, expected);
}

gboolean
zh_trf_line_get_int (const ZhTrfLine  *self,
                     const ZhTrfField *field,
                     int               minimum,
                     int               maximum,
                     int              *value,
                     GError          **error)
{
  g_autofree char *text = zh_trf_line_dup (self, field->first, field->last);
  g_autofree char *expected = NULL;
  gint64           number;

  if (*text == '\0')
    return TRUE;
  if (zh_text_parse_int (text, minimum, maximum, &number))
    {
      *value = (int) number;
      return TRUE;
    }

  /* Translators: completes “expected …”. */
  expected = g_strdup_printf (_ ("a whole number from %d to %d"), minimum, maximum);
  return fail_field (self, field, text, expected, error);
}

gboolean
zh_trf_line_get_points (const ZhTrfLine  *self,
                        const ZhTrfField *field,
                        ZhPoints         *value,
                        GError          **error)
{
  g_autofree char *text = zh_trf_line_dup (self, field->first, field->last);
  ZhPoints         points = 0;

  if (*text == '\0')
    return TRUE;
  if (zh_points_parse (text, &points) && ABS (points) <= ZH_TRF_MAX_POINTS)
    {
      *value = points;
      return TRUE;
    }
  /* Translators: completes “expected …”. */
  return fail_field (self, field, text, _ ("points such as 4.5"), error);
}

gboolean
zh_trf_line_get_date (const ZhTrfLine  *self,
                      const ZhTrfField *field,
                      ZhDate           *value,
                      GError          **error)
{
  g_autofree char *text = zh_trf_line_dup (self, field->first, field->last);

  /* "0", "0000/00/00": a day that is not known. */
  if (text[strspn (text, "0/.-")] == '\0' || zh_date_parse (text, value))
    return TRUE;
  /* Translators: completes “expected …”. */
  return fail_field (self, field, text, _ ("a date such as 2026/03/01"), error);
}

gboolean
zh_trf_line_get_numbers (const ZhTrfLine *self,
                         int              first,
                         GArray          *numbers,
                         GError         **error)
{
  g_autofree char *text = zh_trf_line_dup_from (self, first);
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  for (gsize i = 0; words[i] != NULL; i++)
    {
      gint64 value;
      int    number;

      if (*words[i] == '\0')
        continue;
      if (!zh_text_parse_int (words[i], 0, ZH_TRF_MAX_NUMBER, &value))
        return zh_trf_line_fail (self, error,
                                 _ ("“%s” is not a player’s or team’s number (1 to %d). Correct the line and read the file again"),
                                 words[i], ZH_TRF_MAX_NUMBER);
      number = (int) value;
      g_array_append_val (numbers, number);
    }
  return TRUE;
}

gboolean
zh_trf_line_fail (const ZhTrfLine *self,
                  GError         **error,
                  const char      *format,
                  ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  /* Translators: the number of a line of a file, then what is wrong with it. */
  return zh_fail (error, ZH_ERROR_INPUT, _ ("Line %d: %s"), self->number, text);
}
