#include "config.h"

#include "text-lines.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"

static char *
decode_utf16 (const char *data,
              gsize       size,
              GError    **error)
{
  const char      *charset = (guint8) data[0] == 0xFF ? "UTF-16LE" : "UTF-16BE";
  g_autofree char *text = g_convert (data + 2, (gssize) size - 2, "UTF-8", charset, NULL, NULL, NULL);

  if (text == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                         _ ("The file begins like UTF-16 text but is not; save it as UTF-8 and try again"));
  return g_steal_pointer (&text);
}

char *
zh_text_decode (GBytes     *bytes,
                ZhEncoding  fallback,
                ZhEncoding *used,
                GError    **error)
{
  gsize            size;
  const char      *data = g_bytes_get_data (bytes, &size);
  ZhEncoding       found = fallback;
  g_autofree char *text = NULL;

  if (size >= 2 && (memcmp (data, "\xFF\xFE", 2) == 0 || memcmp (data, "\xFE\xFF", 2) == 0))
    {
      found = ZH_ENCODING_UTF16;
      text = decode_utf16 (data, size, error);
    }
  else if (size > 0 && memchr (data, '\0', size) != NULL)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT,
                           _ ("The file is not text; choose a text file (TRF, CSV, TSV)"));
    }
  else if (size == 0 || g_utf8_validate (data, (gssize) size, NULL))
    {
      gsize mark = size >= 3 && memcmp (data, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;

      found = ZH_ENCODING_UTF8;
      text = g_strndup (size > 0 ? data + mark : "", size - mark);
    }
  else
    {
      /* A few positions of Windows-1251 are free; Latin-1 has none, so this cannot fail twice. */
      if (fallback == ZH_ENCODING_CP1251)
        text = g_convert (data, (gssize) size, "UTF-8", "WINDOWS-1251", NULL, NULL, NULL);
      if (text == NULL)
        text = g_convert (data, (gssize) size, "UTF-8", "ISO-8859-1", NULL, NULL, error);
    }

  if (text != NULL && used != NULL)
    *used = found;
  return g_steal_pointer (&text);
}

char **
zh_text_split_lines (const char *text)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const char *start = text;

  while (*start != '\0')
    {
      gsize length = strcspn (start, "\r\n");

      g_ptr_array_add (lines, g_strndup (start, length));
      start += length;
      if (start[0] == '\r' && start[1] == '\n')
        start += 2;
      else if (*start != '\0')
        start++;
    }

  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

gboolean
zh_text_parse_int (const char *text,
                   gint64      minimum,
                   gint64      maximum,
                   gint64     *value)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));

  return g_ascii_string_to_signed (*stripped == '+' ? stripped + 1 : stripped, 10, minimum, maximum, value, NULL);
}
