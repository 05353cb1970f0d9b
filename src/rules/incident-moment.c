#include "config.h"

#include "incident-moment.h"

#include <string.h>

#include "clock-setting.h"

static GDateTime *
read_happened (const ZhIncidentRecord *record)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  gboolean         has_seconds = strlen (record->happened) > strlen ("2026-03-02T10:00");
  g_autofree char *whole = g_strconcat (record->happened, has_seconds ? "" : ":00", NULL);

  return *record->happened != '\0' ? g_date_time_new_from_iso8601 (whole, zone) : NULL;
}

GDateTime *
zh_incident_record_dup_moment (const ZhIncidentRecord *record)
{
  GDateTime *happened = read_happened (record);

  return happened != NULL ? happened : g_date_time_new_from_unix_local (record->time);
}

char *
zh_incident_record_format_entered (const ZhIncidentRecord *record,
                                   const ZhLanguage       *language)
{
  g_autoptr (GDateTime) entered = g_date_time_new_from_unix_local (record->time);

  return zh_language_format_time (language, entered);
}

char *
zh_incident_record_format_moment (const ZhIncidentRecord *record,
                                  const ZhLanguage       *language)
{
  g_autoptr (GDateTime) happened = read_happened (record);
  g_autofree char *entered = NULL;

  if (happened != NULL)
    return zh_language_format_time (language, happened);
  entered = zh_incident_record_format_entered (record, language);
  /* Translators: date and hour at which an incident was written into the register; when it
   * happened was not noted. */
  return g_strdup_printf (zh_tr (language, "entered %s"), entered);
}

/* "41:10 → 43:10", which no line breaks, "41:10", "+2:00"; %NULL where nothing is known. */
static char *
format_clock (int shown,
              int added)
{
  g_autofree char *before = zh_clock_reading_format (MAX (shown, 0));
  g_autofree char *after = zh_clock_reading_format (MAX (shown + added, 0));
  g_autofree char *change = zh_clock_reading_format (ABS (added));

  if (shown >= 0)
    return added == 0 ? g_steal_pointer (&before) : g_strdup_printf ("%s\302\240→\302\240%s", before, after);
  return added == 0 ? NULL : g_strdup_printf ("%s%s", added < 0 ? "−" : "+", change);
}

char *
zh_incident_record_format_clocks (const ZhIncidentRecord *record,
                                  ZhColour                colour,
                                  const ZhLanguage       *language)
{
  gboolean         is_white = colour == ZH_COLOUR_WHITE;
  gboolean         is_known = colour != ZH_COLOUR_NONE;
  g_autofree char *white = format_clock (record->clock[0], !is_known ? 0 : is_white ? record->offender_time
                                                                                    : record->opponent_time);
  g_autofree char *black = format_clock (record->clock[1], !is_known ? 0 : is_white ? record->opponent_time
                                                                                    : record->offender_time);

  if (white != NULL && black != NULL)
    /* Translators: what the clocks of White and of Black showed, each perhaps with an arrow to
     * what they were set to. */
    return g_strdup_printf (zh_trc (language, "clocks", "White %1$s, Black %2$s"), white, black);
  if (white != NULL)
    return g_strdup_printf (zh_trc (language, "clocks", "White %s"), white);
  return black != NULL ? g_strdup_printf (zh_trc (language, "clocks", "Black %s"), black) : g_strdup ("");
}
