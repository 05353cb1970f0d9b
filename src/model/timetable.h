/* The timetable of a tournament, made before anything is paired: when each round begins and where, and what else the
 * event has: the registration, the meeting of captains, the drawing of lots, the opening and the closing.
 */
#pragma once

#include <glib.h>

#include "dates.h"

G_BEGIN_DECLS

/* The option of a tournament that keeps it, as zh_timetable_to_text() writes it. */
#define ZH_OPTION_TIMETABLE "timetable"

/**
 * ZhTimetableLine:
 * @start: local time, "2026-11-20T10:00"
 * @round: the round that begins then, 0 for something else
 * @what: what it is, in the words of whoever made the table; "" for a round
 * @place: where, or ""
 */
typedef struct
{
  char *start;
  int   round;
  char *what;
  char *place;
} ZhTimetableLine;

/**
 * zh_start_parse:
 * @text: day and hour as people write them: "20.11.2026 10:00", "2026-11-20T10:00"
 *
 * Returns: (transfer full) (nullable): "2026-11-20T10:00"; %NULL for what is none
 */
char *zh_start_parse (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_start_format:
 * @start: "2026-11-20T10:00"
 *
 * Returns: (transfer full): "20.11.2026 10:00", which zh_start_parse() reads in any language; what is no start as it is
 */
char *zh_start_format (const char *start) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_timetable_parse:
 * @text: a line each: day and time; number of a round, or words; place, which may be left out. Between them stands a
 *   semicolon or a tab. Days as zh_date_parse() reads them, times as 10:00, "T" or a blank between
 * @error: %ZH_ERROR_INPUT, naming the line and what it should be
 *
 * Returns: (transfer full) (element-type ZhTimetableLine): by time; %NULL with @error
 */
GPtrArray *zh_timetable_parse (const char *text,
                               GError    **error);

/**
 * zh_timetable_to_text:
 *
 * Returns: (transfer full): what zh_timetable_parse() reads, one spelling of it
 */
char *zh_timetable_to_text (const GPtrArray *lines) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_timetable_dup_start:
 * @text: (nullable): of the option
 *
 * Returns: (transfer full): when @round is planned to begin; "" where nothing is said
 */
char *zh_timetable_dup_start (const char *text,
                              int         round) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
