/* When a captain was in the conference with the panel: "12:45–13:25, 13:27–" (order 988, 24.7.4). */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_conference_times_parse:
 * @text: spans of hours and minutes, "–" or "-" between entry and leaving, "," or ";" between spans; the last may lack its
 *   end: it lasts
 *
 * Returns: (transfer full) (nullable): the same as the file keeps it, "" for no span; %NULL for anything else
 */
char *zh_conference_times_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_conference_times_mark:
 * @times: as the file keeps them
 * @present: whether somebody comes in, or leaves
 * @minute: of the day, from 0
 *
 * Returns: (transfer full): @times with the entry or the leaving behind; unchanged where that is what they say already
 */
char *zh_conference_times_mark (const char *times,
                                gboolean    present,
                                int         minute) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the last span lasts. */
gboolean zh_conference_times_last (const char *times);

G_END_DECLS
