#include "config.h"

#include "incident-time.h"

#include <glib/gi18n.h>
#include <string.h>

#include "clock-setting.h"
#include "errors.h"

char *
zh_incident_dup_happened (const char *text,
                          gint64      now,
                          GError    **error)
{
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (now);
  g_autofree char *given = g_strstrip (g_strdup (text != NULL ? text : ""));
  g_autofree char *day = g_date_time_format (moment, "%Y-%m-%d");
  int              minutes = 0;

  if (text == NULL)
    return g_date_time_format (moment, "%Y-%m-%dT%H:%M");
  if (*given == '\0' || strchr (given, '-') != NULL)
    return g_steal_pointer (&given);
  /* a reading of minutes and seconds looks as hours and minutes do */
  if (strchr (given, ':') == NULL || !zh_clock_reading_parse (given, &minutes) || minutes >= 24 * 60)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Time: write it as 10:35"));
  return g_strdup_printf ("%sT%02d:%02d", day, minutes / 60, minutes % 60);
}
