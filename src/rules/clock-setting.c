#include "config.h"

#include "clock-setting.h"

#include "text-lines.h"

#define DIAL_MINUTES 720
#define MAX_READING 86400

static int
wrap (int minute)
{
  return ((minute % DIAL_MINUTES) + DIAL_MINUTES) % DIAL_MINUTES;
}

/* The hours of the controls, one a period and game, where the ruleset names them all. */
static char **
dup_hours (const ZhRuleset *ruleset,
           int              n_games,
           gsize            n_periods,
           const char     **article)
{
  const char *keys[2][2] = {
    { "clock.single-game-control-hour", "clock.single-combined-control-hours" },
    { "clock.micro-match-control-hours", "clock.micro-match-combined-control-hours" },
  };

  return zh_ruleset_dup_list (ruleset, keys[n_games - 1][n_periods - 1], article);
}

static void
add_period (GArray *periods,
            int     game,
            int     period,
            int     control_minute,
            int     seconds)
{
  const ZhDialPeriod row = { game, period, wrap (control_minute - seconds / 60), wrap (control_minute) };

  g_array_append_val (periods, row);
}

/* Where only the first control has an hour, the hands run on to the second. */
static GArray *
set_from_first_hour (const ZhRuleset *ruleset,
                     const int       *period_seconds,
                     gsize            n_periods,
                     const char     **article)
{
  int     hour = 0;
  int     control;
  GArray *periods;

  if (!zh_ruleset_get_int (ruleset, "clock.first-control-hour", &hour, article))
    return NULL;
  periods = g_array_new (FALSE, FALSE, sizeof (ZhDialPeriod));
  control = hour * 60;
  for (gsize i = 0; i < n_periods; i++)
    {
      control += i > 0 ? period_seconds[i] / 60 : 0;
      add_period (periods, 1, (int) i + 1, control, period_seconds[i]);
    }
  return periods;
}

GArray *
zh_ruleset_set_dial (const ZhRuleset *self,
                     int              n_games,
                     const int       *period_seconds,
                     gsize            n_periods,
                     const char     **article)
{
  g_auto (GStrv) hours = NULL;
  GArray *periods;

  g_assert ((n_games == 1 || n_games == 2) && (n_periods == 1 || n_periods == 2));

  hours = dup_hours (self, n_games, n_periods, article);
  if (hours == NULL)
    return n_games == 1 ? set_from_first_hour (self, period_seconds, n_periods, article) : NULL;
  if (g_strv_length (hours) != (gsize) n_games * n_periods)
    return NULL;

  periods = g_array_new (FALSE, FALSE, sizeof (ZhDialPeriod));
  for (gsize i = 0; i < (gsize) n_games * n_periods; i++)
    {
      gint64 hour = 0;

      if (!zh_text_parse_int (hours[i], 1, 12, &hour))
        g_assert_not_reached ();
      add_period (periods, (int) (i / n_periods) + 1, (int) (i % n_periods) + 1, (int) hour * 60,
                  period_seconds[i % n_periods]);
    }
  return periods;
}

ZhClockReading
zh_clock_rebuild (const int base_seconds[2],
                  const int increment_seconds[2],
                  const int moves[2],
                  const int used_seconds[2])
{
  ZhClockReading reading;

  for (int side = 0; side < 2; side++)
    reading.remaining[side] = MAX (0, base_seconds[side] + moves[side] * increment_seconds[side] - used_seconds[side]);
  return reading;
}

gboolean
zh_ruleset_get_pause (const ZhRuleset *self,
                      int             *least,
                      int             *most,
                      const char     **article)
{
  return zh_ruleset_get_int (self, "micro-match.pause-seconds-min", least, article) && zh_ruleset_get_int (self, "micro-match.pause-seconds-max", most, NULL);
}

char *
zh_ruleset_format_pause (const ZhRuleset  *self,
                         const ZhLanguage *language)
{
  const char      *article = "";
  int              least = 0;
  int              most = 0;
  g_autofree char *sentence = NULL;

  if (!zh_ruleset_get_pause (self, &least, &most, &article))
    return NULL;
  sentence = g_strdup_printf (zh_tr (language, "Second game: the hands of White stand %1$d to %2$d minutes earlier, as long as the pause is"), least / 60, most / 60);
  return *article != '\0' ? g_strdup_printf ("%s [%s]", sentence, article) : g_steal_pointer (&sentence);
}

gboolean
zh_clock_reading_parse (const char *text,
                        int        *seconds)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 4);
  guint  n_parts = g_strv_length (parts);
  gint64 total = 0;

  if (n_parts == 0 || n_parts > 3)
    return FALSE;
  for (guint i = 0; i < n_parts; i++)
    {
      gint64 number;

      if (!zh_text_parse_int (parts[i], 0, i == 0 ? MAX_READING : 59, &number))
        return FALSE;
      total = total * 60 + number;
    }
  if (n_parts == 1)
    total *= 60;
  if (total > MAX_READING)
    return FALSE;
  *seconds = (int) total;
  return TRUE;
}

char *
zh_clock_reading_format (int seconds)
{
  if (seconds >= 3600)
    return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return g_strdup_printf ("%d:%02d", seconds / 60, seconds % 60);
}
