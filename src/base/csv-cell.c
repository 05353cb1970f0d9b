#include "config.h"

#include "csv-cell.h"

#include <string.h>

static const char *const signs[] = { "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠" };

gboolean
zh_csv_is_formula (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (text, signs[i]))
      return TRUE;
  return FALSE;
}

/* A sign alone is a mark, and digits behind one are a number. */
static gboolean
is_number (const char *text)
{
  return (*text == '+' || *text == '-' || *text == '=') && text[1 + strspn (text + 1, "0123456789.,")] == '\0' &&
         (*text != '=' || text[1] == '\0');
}

void
zh_csv_append_plain (GString    *output,
                     const char *text,
                     char        delimiter)
{
  const char special[] = { '"', '\r', '\n', delimiter, '\0' };

  if (text[strcspn (text, special)] == '\0' && !g_str_has_prefix (text, " ") && !g_str_has_suffix (text, " "))
    {
      g_string_append (output, text);
      return;
    }
  g_string_append_c (output, '"');
  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (output, '"');
      g_string_append_c (output, *at);
    }
  g_string_append_c (output, '"');
}

void
zh_csv_append_cell (GString    *output,
                    const char *text,
                    ZhCsvKind   kind,
                    char        delimiter)
{
  gboolean         is_safe = !zh_csv_is_formula (text) || (kind == ZH_CSV_NUMBER && is_number (text));
  g_autofree char *cell = g_strconcat (is_safe ? "" : "'", text, NULL);

  /* A tab would begin another cell for a reader that guesses. */
  zh_csv_append_plain (output, g_strdelimit (cell, "\t", ' '), delimiter);
}
