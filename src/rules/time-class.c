#include "config.h"

#include "time-class.h"

#include <glib/gi18n.h>
#include <string.h>

#include "text-lines.h"

#define DAY_SECONDS 86400
#define MAX_INCREMENT_SECONDS 3600
#define MAX_PERIODS 8
#define MAX_PERIOD_MOVES 500

static const char *const labels[] = {
  [ZH_TIME_CLASS_CLASSICAL] = NC_ ("discipline", "classical"),
  [ZH_TIME_CLASS_RAPID] = NC_ ("discipline", "rapid"),
  [ZH_TIME_CLASS_BLITZ] = NC_ ("discipline", "blitz"),
};

const char *
zh_time_class_get_label (ZhTimeClass       time_class,
                         const ZhLanguage *language)
{
  g_assert ((gsize) time_class < G_N_ELEMENTS (labels));

  return labels[time_class] != NULL ? zh_trc (language, "discipline", labels[time_class]) : "";
}

/* One period, "5400", "5400+30" or "40/7200+30"; @moves is 0 for the rest of the game. */
static gboolean
parse_period (const char *text,
              gint64     *moves,
              gint64     *base,
              gint64     *increment)
{
  g_autofree char *copy = g_strdup (text);
  char            *plus = strchr (copy, '+');
  char            *slash = strchr (copy, '/');

  *moves = 0;
  *increment = 0;
  if (plus != NULL)
    *plus = '\0';
  if (slash != NULL)
    *slash = '\0';
  if (slash != NULL && (slash < copy || !zh_text_parse_int (copy, 1, MAX_PERIOD_MOVES, moves)))
    return FALSE;
  return zh_text_parse_int (slash != NULL ? slash + 1 : copy, 0, DAY_SECONDS, base) &&
         (plus == NULL || zh_text_parse_int (plus + 1, 0, MAX_INCREMENT_SECONDS, increment));
}

gboolean
zh_time_control_parse (const char *text,
                       int        *base_seconds,
                       int        *increment_seconds)
{
  g_auto (GStrv) periods = g_strsplit (text, ":", MAX_PERIODS + 1);
  gint64 base = 0;
  gint64 increment = 0;

  if (g_strv_length (periods) > MAX_PERIODS)
    return FALSE;
  for (char **period = periods; *period != NULL; period++)
    {
      gint64 moves;
      gint64 own_base;
      gint64 own_increment;

      if (!parse_period (*period, &moves, &own_base, &own_increment))
        return FALSE;
      base += own_base;
      increment = MAX (increment, own_increment);
    }
  if (base < 1 || base > DAY_SECONDS)
    return FALSE;
  *base_seconds = (int) base;
  *increment_seconds = (int) increment;
  return TRUE;
}

/* %NULL where it is no period of whole minutes. */
static char *
format_period (const char       *text,
               const ZhLanguage *language)
{
  gint64           moves;
  gint64           base;
  gint64           increment;
  g_autofree char *own = NULL;

  if (!parse_period (text, &moves, &base, &increment) || base % 60 != 0)
    return NULL;
  if (moves == 0 && increment > 0)
    return g_strdup_printf (zh_tr (language, "%1$d min + %2$d s a move"), (int) base / 60, (int) increment);
  if (moves == 0)
    return g_strdup_printf (zh_tr (language, "%d min"), (int) base / 60);
  /* Translators: a period of a time control: so many moves in so many minutes. */
  own = g_strdup_printf (zh_trn (language, "%1$d move in %2$d min", "%1$d moves in %2$d min", (gulong) moves), (int) moves, (int) base / 60);
  if (increment == 0)
    return g_steal_pointer (&own);
  /* Translators: "40 moves in 90 min", and what each move adds. */
  return g_strdup_printf (zh_tr (language, "%1$s + %2$d s a move"), own, (int) increment);
}

char *
zh_time_control_format (const char       *text,
                        const ZhLanguage *language)
{
  g_auto (GStrv) periods = g_strsplit (text, ":", MAX_PERIODS + 1);
  g_autofree char *words = NULL;
  int              base = 0;
  int              increment = 0;

  if (!zh_time_control_parse (text, &base, &increment))
    return g_strdup (text);
  for (char **period = periods; *period != NULL; period++)
    {
      g_autofree char *before = g_steal_pointer (&words);
      g_autofree char *own = format_period (*period, language);

      if (own == NULL)
        return g_strdup (text);
      /* Translators: the periods of a time control, one after another. */
      words = before == NULL ? g_steal_pointer (&own) : g_strdup_printf (zh_tr (language, "%1$s, then %2$s"), before, own);
    }
  return g_steal_pointer (&words);
}

static gboolean
is_within (const ZhRuleset *self,
           const char      *name,
           gint64           seconds,
           const char     **article)
{
  g_autofree char *limit_key = g_strconcat ("time-classes.", name, "-limit", NULL);
  g_autofree char *included_key = g_strconcat (limit_key, "-included", NULL);
  int              limit = 0;
  gboolean         included = FALSE;

  zh_ruleset_get_boolean (self, included_key, &included, NULL);
  zh_ruleset_get_int (self, limit_key, &limit, article);
  return seconds < limit || (included && seconds == limit);
}

ZhTimeClass
zh_ruleset_classify_control (const ZhRuleset *self,
                             int              base_seconds,
                             int              increment_seconds,
                             const char     **article)
{
  int    moves = 0;
  gint64 seconds;

  g_assert (base_seconds >= 0 && increment_seconds >= 0);

  zh_ruleset_get_int (self, "time-classes.formula-moves", &moves, NULL);
  seconds = base_seconds + (gint64) moves * increment_seconds;
  if (is_within (self, "blitz", seconds, article))
    return ZH_TIME_CLASS_BLITZ;
  return is_within (self, "rapid", seconds, article) ? ZH_TIME_CLASS_RAPID : ZH_TIME_CLASS_CLASSICAL;
}
