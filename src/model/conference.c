#include "config.h"

#include "conference.h"

#include <string.h>

#define DASH "–"
#define DAY_MINUTES (24 * 60)

/* "9:05" as "09:05"; %FALSE for no such time of the day. */
static gboolean
append_time (GString    *times,
             const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", -1);
  gint64 hour = 0;
  gint64 minute = 0;

  if (g_strv_length (parts) != 2 || strlen (parts[1]) != 2 || !g_ascii_string_to_signed (parts[0], 10, 0, 23, &hour, NULL) ||
      !g_ascii_string_to_signed (parts[1], 10, 0, 59, &minute, NULL))
    return FALSE;
  g_string_append_printf (times, "%02d:%02d", (int) hour, (int) minute);
  return TRUE;
}

/* One span; only the last may be without an end. */
static gboolean
append_span (GString    *times,
             const char *text,
             gboolean    is_last)
{
  g_auto (GStrv) ends = g_strsplit (text, "-", -1);

  if (g_strv_length (ends) != 2)
    return FALSE;
  g_string_append (times, times->len > 0 ? ", " : "");
  if (!append_time (times, g_strstrip (ends[0])))
    return FALSE;
  g_string_append (times, DASH);
  return *g_strstrip (ends[1]) == '\0' ? is_last : append_time (times, ends[1]);
}

char *
zh_conference_times_parse (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);
  g_auto (GStrv) spans = NULL;
  g_autoptr (GString) times = g_string_new (NULL);

  g_string_replace (plain, DASH, "-", 0);
  g_string_replace (plain, "—", "-", 0);
  g_strstrip (g_strdelimit (plain->str, ";", ','));
  spans = g_strsplit (plain->str, ",", -1);
  for (char **span = spans; *span != NULL; span++)
    if (!append_span (times, *span, span[1] == NULL))
      return NULL;
  return g_string_free (g_steal_pointer (&times), FALSE);
}

gboolean
zh_conference_times_last (const char *times)
{
  return g_str_has_suffix (times, DASH);
}

char *
zh_conference_times_mark (const char *times,
                          gboolean    present,
                          int         minute)
{
  g_return_val_if_fail (minute >= 0 && minute < DAY_MINUTES, NULL);

  if (zh_conference_times_last (times) == present || (!present && *times == '\0'))
    return g_strdup (times);
  if (present)
    return g_strdup_printf ("%s%s%02d:%02d" DASH, times, *times != '\0' ? ", " : "", minute / 60, minute % 60);
  return g_strdup_printf ("%s%02d:%02d", times, minute / 60, minute % 60);
}
