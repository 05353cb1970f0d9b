#include "config.h"

#include "slots.h"

#include <glib/gi18n.h>

#include "timetable.h"

#define DAY 86400

static const char *const weekdays[] = {
  NC_ ("on a day of the week", "on any day"),
  NC_ ("on a day of the week", "on Mondays"),
  NC_ ("on a day of the week", "on Tuesdays"),
  NC_ ("on a day of the week", "on Wednesdays"),
  NC_ ("on a day of the week", "on Thursdays"),
  NC_ ("on a day of the week", "on Fridays"),
  NC_ ("on a day of the week", "on Saturdays"),
  NC_ ("on a day of the week", "on Sundays"),
};

gboolean
zh_ruleset_get_slot (const ZhRuleset *self,
                     ZhSlot          *slot)
{
  gboolean has_day;
  gboolean has_from;
  gboolean has_until;

  *slot = (ZhSlot){ 0, 0, DAY, "" };
  has_until = zh_ruleset_get_int (self, "timetable.until-seconds", &slot->until, &slot->article);
  has_from = zh_ruleset_get_int (self, "timetable.from-seconds", &slot->from, &slot->article);
  has_day = zh_ruleset_get_int (self, "timetable.weekday", &slot->weekday, &slot->article);
  return has_day || has_from || has_until;
}

/* When a line begins; NULL for what is no time. */
static GDateTime *
parse_line (const ZhTimetableLine *line)
{
  g_autofree char *full = g_strconcat (line->start, ":00Z", NULL);

  return g_date_time_new_from_iso8601 (full, NULL);
}

static gboolean
is_inside (const ZhSlot *self,
           GDateTime    *start)
{
  int seconds = g_date_time_get_hour (start) * 3600 + g_date_time_get_minute (start) * 60;

  return (self->weekday == 0 || g_date_time_get_day_of_week (start) == self->weekday) && seconds >= self->from && seconds < self->until;
}

static char *
format_outside (const ZhSlot          *self,
                const ZhTimetableLine *line,
                GDateTime             *start,
                const ZhLanguage      *language)
{
  g_autofree char *when = zh_language_format_time (language, start);
  g_autofree char *from = g_strdup_printf ("%02d:%02d", self->from / 3600, self->from / 60 % 60);
  g_autofree char *until = g_strdup_printf ("%02d:%02d", self->until / 3600, self->until / 60 % 60);

  return g_strdup_printf (zh_tr (language, "Round %1$d is planned for %2$s; matches are played %3$s from %4$s to %5$s"), line->round, when,
                          zh_trc (language, "on a day of the week", weekdays[self->weekday]), from, until);
}

static gboolean
is_same_week (GDateTime *first,
              GDateTime *second)
{
  return g_date_time_get_week_of_year (first) == g_date_time_get_week_of_year (second) &&
         g_date_time_get_week_numbering_year (first) == g_date_time_get_week_numbering_year (second);
}

char **
zh_slot_check (const ZhSlot     *self,
               const GPtrArray  *timetable,
               const ZhLanguage *language)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();
  g_autoptr (GDateTime) before = NULL;
  int last = 0;

  for (guint i = 0; i < timetable->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (timetable, i);
      g_autoptr (GDateTime) start = line->round > 0 ? parse_line (line) : NULL;

      if (start == NULL)
        continue;
      if (!is_inside (self, start))
        g_ptr_array_add (sentences, format_outside (self, line, start, language));
      if (before != NULL && is_same_week (before, start))
        g_ptr_array_add (sentences, g_strdup_printf (zh_tr (language, "Rounds %1$d and %2$d are planned in one week; a week has one match"), last, line->round));
      g_clear_pointer (&before, g_date_time_unref);
      before = g_steal_pointer (&start);
      last = line->round;
    }
  g_ptr_array_add (sentences, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&sentences), FALSE);
}

char *
zh_slot_propose (const ZhSlot *self,
                 ZhDate        first,
                 int           n_rounds)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (first.year, MAX (first.month, 1), MAX (first.day, 1), 0, 0, 0);
  GString *text = g_string_new (NULL);
  int      wait = day != NULL && self->weekday > 0 ? (self->weekday - g_date_time_get_day_of_week (day) + 7) % 7 : 0;

  for (int round = 1; day != NULL && round <= n_rounds; round++)
    {
      g_autoptr (GDateTime) start = g_date_time_add_days (day, wait + 7 * (round - 1));
      g_autofree char *date = g_date_time_format (start, "%Y-%m-%d");

      g_string_append_printf (text, "%sT%02d:%02d\t%d\n", date, self->from / 3600, self->from / 60 % 60, round);
    }
  return g_string_free (text, FALSE);
}
