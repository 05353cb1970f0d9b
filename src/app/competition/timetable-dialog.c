#include "config.h"

#include "timetable-dialog.h"

#include <glib/gi18n.h>

#include "desk-timetable.h"
#include "lines-dialog.h"
#include "next-step.h"
#include "ruleset-defaults.h"
#include "slots.h"
#include "timetable.h"

/* As people write it: "20.11.2026 10:00; 1; Hall A". */
static char *
format_lines (const char *text)
{
  g_autoptr (GPtrArray) lines = text != NULL ? zh_timetable_parse (text, NULL) : NULL;
  GString *shown = g_string_new (NULL);

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    {
      const ZhTimetableLine *line = g_ptr_array_index (lines, i);
      g_autofree char       *start = zh_start_format (line->start);
      g_autofree char       *round = g_strdup_printf ("%d", line->round);

      g_string_append_printf (shown, "%s; %s", start, line->round > 0 ? round : line->what);
      g_string_append_printf (shown, "%s%s\n", *line->place != '\0' ? "; " : "", line->place);
    }
  return g_string_free (shown, FALSE);
}

/* A round a week in the hours that the regulation gives matches, from the first day of the event or from today; "" where it
 * gives none. */
static char *
propose (ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (zh_session_get_desk (session)));
  ZhDate today = { (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) };
  ZhSlot slot;

  if (rules == NULL || !zh_ruleset_get_slot (rules, &slot))
    return g_strdup ("");
  return zh_slot_propose (&slot, zh_date_is_set (competition->start) ? competition->start : today, zh_tournament_count_planned_rounds (zh_session_get_tournament (session)));
}

void
zh_timetable_dialog_present (GtkWindow *parent,
                             ZhSession *session)
{
  const char      *kept = zh_tournament_get_option (zh_session_get_tournament (session), ZH_OPTION_TIMETABLE);
  g_autofree char *proposed = kept == NULL ? propose (session) : NULL;
  g_autofree char *text = format_lines (kept != NULL ? kept : proposed);

  zh_lines_dialog_present (parent, session, _ ("Timetable"),
                           _ ("A line each: day and time, the number of a round or words, the place; semicolons between.\n20.11.2026 09:00; Registration; Hall A\n20.11.2026 10:30; 1; Hall A"),
                           text, zh_desk_set_timetable);
}
