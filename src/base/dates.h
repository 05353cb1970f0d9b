/* Calendar dates of people and events. A date may be incomplete: rating lists and old
 * files often know only the year of birth. Times of acts are GDateTime, in UTC.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhDate:
 * @year: 1 … 9999, or 0 for "no date"
 * @month: 1 … 12, or 0 when only the year is known
 * @day: 1 … 31, or 0 when the day is not known
 */
typedef struct
{
  short year;
  char  month;
  char  day;
} ZhDate;

#define ZH_DATE_NONE ((ZhDate){ 0, 0, 0 })

/**
 * zh_date_parse:
 * @text: "2026-03-01", "2026/03/01", "2026.03.01", "01.03.2026", or a year alone; blank is
 *   no date. "2026-00-00" is the year alone
 * @date: (out): untouched on failure
 *
 * Returns: %FALSE when @text is none of these or no day of the calendar
 */
gboolean zh_date_parse (const char *text,
                        ZhDate     *date);

/**
 * zh_date_format_iso:
 *
 * Returns: (transfer full): "2026-03-01", "2026" for a year alone, "" for no date
 */
char *zh_date_format_iso (ZhDate date) G_GNUC_WARN_UNUSED_RESULT;

/* Whether there is a date; %ZH_DATE_NONE is none. */
gboolean zh_date_is_set (ZhDate date);

/**
 * zh_date_compare:
 *
 * Unknown parts sort before known ones.
 *
 * Returns: < 0, 0, > 0
 */
int zh_date_compare (ZhDate a,
                     ZhDate b);

/* Whether a date lies behind today, by the clock of this computer: the year alone, where no more is known of it. Nobody
 * is born then. */
gboolean zh_date_is_to_come (ZhDate date);

/**
 * zh_local_time_is_valid:
 * @text: "2026-11-20T10:00", with or without seconds
 *
 * Returns: whether it is a day and an hour
 */
gboolean zh_local_time_is_valid (const char *text);

G_END_DECLS
