#include "config.h"

#include "text-limits.h"

#include <string.h>

#include "text-signs.h"

gboolean
zh_text_fits (const char *text,
              int         maximum)
{
  if (text == NULL || strlen (text) <= (gsize) maximum)
    return TRUE;
  return g_utf8_strlen (text, -1) <= maximum;
}

char *
zh_text_dup_bounded (const char *text,
                     int         maximum)
{
  const char      *end;
  g_autofree char *bounded = NULL;
  g_autofree char *start = NULL;

  if (zh_text_fits (text, maximum))
    return zh_text_dup_clean (text);
  end = g_utf8_offset_to_pointer (text, maximum - 1);
  bounded = g_strndup (text, (gsize) (end - text));
  start = zh_text_dup_clean (bounded);
  return g_strconcat (start, "…", NULL);
}
