#include "config.h"

#include "text-signs.h"

#include <string.h>

static gboolean
turns_direction (gunichar sign)
{
  return (sign >= 0x202a && sign <= 0x202e) || (sign >= 0x2066 && sign <= 0x2069);
}

gboolean
zh_text_is_hidden (gunichar sign)
{
  if (sign == '\n' || sign == '\t')
    return FALSE;
  return g_unichar_iscntrl (sign) || sign == 0x2028 || sign == 0x2029 || turns_direction (sign);
}

char *
zh_text_dup_visible (const char *text)
{
  GString *visible = g_string_sized_new (strlen (text));

  while (*text != '\0')
    {
      gunichar sign = g_utf8_get_char_validated (text, -1);

      if (sign == (gunichar) -1 || sign == (gunichar) -2)
        {
          g_string_append_printf (visible, "\\x%02x", (guint) (guchar) *text++);
          continue;
        }
      if (zh_text_is_hidden (sign) && !g_str_has_prefix (text, "\r\n"))
        g_string_append_printf (visible, "\\u%04x", sign);
      else
        g_string_append_unichar (visible, sign);
      text = g_utf8_next_char (text);
    }
  return g_string_free (visible, FALSE);
}

char *
zh_text_dup_clean (const char *text)
{
  GString *clean = g_string_sized_new (strlen (text));

  while (*text != '\0')
    {
      gunichar    sign = g_utf8_get_char_validated (text, -1);
      gboolean    is_valid = sign != (gunichar) -1 && sign != (gunichar) -2;
      const char *next = is_valid ? g_utf8_next_char (text) : text + 1;

      if (!is_valid || !zh_text_is_hidden (sign) || g_str_has_prefix (text, "\r\n"))
        g_string_append_len (clean, text, next - text);
      else if (!turns_direction (sign))
        g_string_append_c (clean, ' ');
      text = next;
    }
  return g_string_free (clean, FALSE);
}

gboolean
zh_text_is_blank (const char *text)
{
  g_autofree char *clean = text != NULL ? g_strstrip (zh_text_dup_clean (text)) : NULL;

  return clean == NULL || *clean == '\0';
}
