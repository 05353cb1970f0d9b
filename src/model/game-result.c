#include "config.h"

#include "game-result.h"

#include <string.h>

static const struct
{
  const char *code;
  const char *draughts_code; /* what 2-1-0 scoring types instead, or NULL */
  const char *shown;
  const char *draughts_shown;
  ZhResult    result;
} results[] = {
  { "clear", NULL, "·", "·", { ZH_MARK_NONE, ZH_MARK_NONE, TRUE, TRUE } },
  { "1-0", "2-0", "1 – 0", "2 – 0", { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE } },
  { "0-1", "0-2", "0 – 1", "0 – 2", { ZH_MARK_LOSS, ZH_MARK_WIN, TRUE, TRUE } },
  { "=-=", "1-1", "½ – ½", "1 – 1", { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE } },
  { "+--", NULL, "+ – −", "+ – −", { ZH_MARK_WIN, ZH_MARK_LOSS, FALSE, FALSE } },
  { "--+", NULL, "− – +", "− – +", { ZH_MARK_LOSS, ZH_MARK_WIN, FALSE, FALSE } },
  { "---", NULL, "− – −", "− – −", { ZH_MARK_LOSS, ZH_MARK_LOSS, FALSE, FALSE } },
  { "0-0", NULL, "0 – 0", "0 – 0", { ZH_MARK_LOSS, ZH_MARK_LOSS, TRUE, TRUE } },
  { "=-0", NULL, "½ – 0", "1 – 0", { ZH_MARK_DRAW, ZH_MARK_LOSS, TRUE, TRUE } },
  { "0-=", NULL, "0 – ½", "0 – 1", { ZH_MARK_LOSS, ZH_MARK_DRAW, TRUE, TRUE } },
  { "adj", NULL, "…", "…", { ZH_MARK_ADJOURNED, ZH_MARK_ADJOURNED, TRUE, TRUE } },
};

ZhColour
zh_colour_opposite (ZhColour colour)
{
  switch (colour)
    {
    case ZH_COLOUR_WHITE:
      return ZH_COLOUR_BLACK;
    case ZH_COLOUR_BLACK:
      return ZH_COLOUR_WHITE;
    case ZH_COLOUR_NONE:
    default:
      return ZH_COLOUR_NONE;
    }
}

gboolean
zh_result_is_set (ZhResult result)
{
  return result.white != ZH_MARK_NONE || result.black != ZH_MARK_NONE;
}

gboolean
zh_result_equal (ZhResult a,
                 ZhResult b)
{
  return a.white == b.white && a.black == b.black && a.played == b.played && a.rated == b.rated;
}

ZhResult
zh_result_swap (ZhResult result)
{
  return (ZhResult){ result.black, result.white, result.played, result.rated };
}

/* Brings the ways people write a result to the one of the table. */
static char *
normalise (const char *text)
{
  g_autoptr (GString) plain = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isspace (c))
        continue;
      if (c == 0x00BD)
        g_string_append_c (plain, '=');
      else if (c == 0x2212 || c == 0x2013 || c == 0x2014 || c == ':')
        g_string_append_c (plain, '-');
      else
        g_string_append_unichar (plain, g_unichar_tolower (c));
    }
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

gboolean
zh_result_parse (const char *text,
                 gboolean    two_one_zero,
                 ZhResult   *result)
{
  g_autofree char *code = NULL;
  gboolean         unrated;

  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    return FALSE;

  code = normalise (text);
  unrated = g_str_has_suffix (code, "u");
  if (unrated)
    code[strlen (code) - 1] = '\0';

  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      const char *expected = results[i].code;

      if (two_one_zero && results[i].draughts_code != NULL && strcmp (code, results[i].draughts_code) == 0)
        expected = results[i].draughts_code;
      if (strcmp (code, expected) != 0)
        continue;
      if (unrated && (!results[i].result.played || !zh_result_is_set (results[i].result)))
        return FALSE;

      *result = results[i].result;
      if (unrated)
        result->rated = FALSE;
      return TRUE;
    }
  return FALSE;
}

static gsize
find_result (ZhResult result)
{
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    if (results[i].result.white == result.white && results[i].result.black == result.black && results[i].result.played == result.played)
      return i;
  return 0;
}

char *
zh_result_format_code (ZhResult result)
{
  gsize    found = find_result (result);
  gboolean unrated = result.played && !result.rated && found != 0;

  return g_strconcat (results[found].code, unrated ? "u" : NULL, NULL);
}

char *
zh_result_format (ZhResult result,
                  gboolean two_one_zero)
{
  gsize    found = find_result (result);
  gboolean unrated = result.played && !result.rated && found != 0;

  return g_strconcat (two_one_zero ? results[found].draughts_shown : results[found].shown, unrated ? "*" : NULL, NULL);
}
