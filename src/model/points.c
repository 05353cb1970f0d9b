#include "config.h"

#include "points.h"

#include <string.h>

char *
zh_points_format (ZhPoints points)
{
  return zh_fraction_format (zh_points_to_fraction (points), 1);
}

char *
zh_points_format_half (ZhPoints          points,
                       const ZhLanguage *language)
{
  int whole = ABS (points) / 10;

  if (points % 10 == 0 || ABS (points) % 10 != ZH_POINTS_HALF)
    return zh_language_format_fraction (language, zh_points_to_fraction (points), 0, 1);
  if (whole == 0)
    return g_strdup (points < 0 ? "−½" : "½");
  return g_strdup_printf ("%s%d½", points < 0 ? "−" : "", whole);
}

gboolean
zh_points_parse (const char *text,
                 ZhPoints   *points)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));
  const char      *at = stripped;
  gboolean         negative = *at == '-';
  int              value = 0;
  int              n_digits = 0;

  at += negative || *at == '+' ? 1 : 0;
  for (; g_ascii_isdigit (*at) && n_digits < 6; at++, n_digits++)
    value = value * 10 + (*at - '0');
  value *= 10;

  if (g_str_has_prefix (at, "½"))
    {
      value += ZH_POINTS_HALF;
      at += strlen ("½");
      n_digits++;
    }
  else if ((*at == '.' || *at == ',') && g_ascii_isdigit (at[1]))
    {
      value += at[1] - '0';
      n_digits++;
      for (at += 2; *at == '0'; at++)
        ;
    }

  if (n_digits == 0 || *at != '\0')
    return FALSE;
  *points = negative ? -value : value;
  return TRUE;
}

ZhFraction
zh_points_to_fraction (ZhPoints points)
{
  return zh_fraction_new (points, 10);
}
