#include "config.h"

#include "trf-time.h"

#include <string.h>

/* Beyond as many, a bare number before a plus is of seconds. */
#define MOST_BARE_MINUTES 300

#define DAY_SECONDS 86400

#define MINUTES "(?:min\\w*\\.?|m\\b|мин\\w*\\.?|хв\\w*\\.?|м\\b|['’′](?!['’′]))"
#define SECONDS "(?:sec\\w*\\.?|s\\b|сек\\w*\\.?|с\\b|[\"”″]|''|’’|′′)"
#define NUMBER "([0-9]{1,4})"

/* A number and its unit; perhaps the increment, whose unit may be missing behind a plus alone; perhaps words
 * such as "per move from move 1". */
#define GAME                                                           \
  "^\\s*" NUMBER "\\s*(" MINUTES ")?\\s*"                              \
  "(?|\\+\\s*" NUMBER "(?![0-9])(?!\\s*" MINUTES ")\\s*" SECONDS "?"   \
  "|(?:[/,&]|and\\b|и\\b|і\\b|та\\b)\\s*" NUMBER "\\s*" SECONDS "|())" \
  "(?:[^0-9]*|[^0-9]*\\b1\\b[^0-9]*)$"

static gboolean
is_code (const char *words)
{
  return words[strspn (words, "0123456789+/:-WB")] == '\0' && strpbrk (words, "+/:-") != NULL;
}

char *
zh_trf_time_dup_code (const char *words)
{
  g_autoptr (GRegex) regex = g_regex_new (GAME, G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *minutes = NULL;
  g_autofree char *unit = NULL;
  g_autofree char *increment = NULL;
  gint64           base;

  if (!g_regex_match (regex, words, 0, &match))
    return is_code (words) ? g_strdup (words) : NULL;
  minutes = g_match_info_fetch (match, 1);
  unit = g_match_info_fetch (match, 2);
  increment = g_match_info_fetch (match, 3);
  if (*unit == '\0' && *increment == '\0')
    return NULL; /* a number alone */
  base = g_ascii_strtoll (minutes, NULL, 10);
  if (*unit != '\0' || base <= MOST_BARE_MINUTES)
    base *= 60;
  if (base < 1 || base > DAY_SECONDS)
    return NULL;
  return g_strdup_printf ("%" G_GINT64_FORMAT "%s%s", base, *increment != '\0' ? "+" : "", increment);
}

char *
zh_trf_time_dup_words (const char *code)
{
  char       *end = NULL;
  gint64      base = g_ascii_strtoll (code, &end, 10);
  gboolean    whole = base % 60 == 0;
  const char *unit = whole ? "min" : "sec";

  if (base < 1 || base > DAY_SECONDS || end[strspn (end, "+0123456789")] != '\0')
    return g_strdup (code);
  base /= whole ? 60 : 1;
  return *end == '+' ? g_strdup_printf ("%d %s + %s sec", (int) base, unit, end + 1) : g_strdup_printf ("%d %s", (int) base, unit);
}
