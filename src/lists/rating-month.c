#include "config.h"

#include "rating-month.h"

#include <string.h>

#include "text-lines.h"

#define MAX_HEADING_BYTES 4096

/* "10", or "OCT", in English whatever the language of the list. */
static gboolean
read_month (const char *text,
            gint64     *month)
{
  static const char names[] = "jan feb mar apr may jun jul aug sep oct nov dec ";
  g_autofree char  *folded = g_ascii_strdown (text, -1);
  const char       *at = strlen (folded) == 3 ? strstr (names, folded) : NULL;

  if (at == NULL)
    return zh_text_parse_int (text, 1, 12, month);
  *month = (at - names) / 4 + 1;
  return TRUE;
}

static gboolean
match_month (const char *pattern,
             const char *text,
             ZhDate     *date)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_CASELESS | G_REGEX_RAW, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *year_text = NULL;
  g_autofree char *month_text = NULL;
  gint64           year;
  gint64           month;

  if (regex == NULL || !g_regex_match (regex, text, 0, &match))
    return FALSE;
  year_text = g_match_info_fetch_named (match, "year");
  month_text = g_match_info_fetch_named (match, "month");
  if (year_text == NULL || month_text == NULL || !zh_text_parse_int (year_text, 0, 2200, &year) || !read_month (month_text, &month))
    return FALSE;
  *date = (ZhDate){ (short) (year < 100 ? year + 2000 : year), (char) month, 1 };
  return TRUE;
}

gboolean
zh_list_find_month (const ZhListKind *kind,
                    const char       *text,
                    gsize             length,
                    const char       *member,
                    const char       *path,
                    ZhDate           *month)
{
  g_autofree char *heading = g_strndup (text, MIN (length, MAX_HEADING_BYTES));
  g_autofree char *base = g_path_get_basename (path);

  for (char **each = kind->months; *each != NULL; each++)
    {
      const char *colon = strchr (*each, ':');

      if (colon == NULL)
        continue;
      if (g_str_has_prefix (*each, "heading:") ? match_month (colon + 1, heading, month)
                                               : match_month (colon + 1, member, month) || match_month (colon + 1, base, month))
        return TRUE;
    }
  return FALSE;
}
