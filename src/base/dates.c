#include "config.h"

#include "dates.h"

#include <string.h>

/* Reads digits at *@text; stores how many there were in @n_digits. */
static int
read_number (const char **text,
             int         *n_digits)
{
  int value = 0;

  *n_digits = 0;
  while (g_ascii_isdigit (**text) && *n_digits < 5)
    {
      value = value * 10 + (**text - '0');
      (*text)++;
      (*n_digits)++;
    }
  return value;
}

static gboolean
is_calendar_day (int year,
                 int month,
                 int day)
{
  if (year < 1 || year > 9999 || month < 0 || month > 12 || day < 0)
    return FALSE;
  if (month == 0 || day == 0)
    return day == 0;
  return day <= g_date_get_days_in_month ((GDateMonth) month, (GDateYear) year);
}

gboolean
zh_date_parse (const char *text,
               ZhDate     *date)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text != NULL ? text : ""));
  const char      *at = stripped;
  int              parts[3] = { 0, 0, 0 };
  int              digits[3] = { 0, 0, 0 };
  int              n_parts = 0;
  char             separator = '\0';

  if (*at == '\0')
    {
      *date = ZH_DATE_NONE;
      return TRUE;
    }

  for (;;)
    {
      parts[n_parts] = read_number (&at, &digits[n_parts]);
      if (digits[n_parts] == 0)
        return FALSE;
      n_parts++;
      if (*at == '\0')
        break;
      if (n_parts == 3 || strchr ("-/.", *at) == NULL || (separator != '\0' && *at != separator))
        return FALSE;
      separator = *at++;
    }

  if (n_parts == 2)
    return FALSE;
  if (n_parts == 3 && digits[0] <= 2 && digits[2] == 4)
    {
      int year = parts[2];

      parts[2] = parts[0];
      parts[0] = year;
      digits[0] = 4;
    }
  if (digits[0] != 4 || !is_calendar_day (parts[0], parts[1], parts[2]))
    return FALSE;

  *date = (ZhDate){ (short) parts[0], (char) parts[1], (char) parts[2] };
  return TRUE;
}

char *
zh_date_format_iso (ZhDate date)
{
  if (date.year == 0)
    return g_strdup ("");
  if (date.month == 0)
    return g_strdup_printf ("%04d", date.year);
  return g_strdup_printf ("%04d-%02d-%02d", date.year, date.month, date.day);
}

gboolean
zh_date_is_set (ZhDate date)
{
  return date.year != 0;
}

int
zh_date_compare (ZhDate a,
                 ZhDate b)
{
  if (a.year != b.year)
    return a.year - b.year;
  if (a.month != b.month)
    return a.month - b.month;
  return a.day - b.day;
}

gboolean
zh_date_is_to_come (ZhDate date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  ZhDate today = { (short) g_date_time_get_year (now), (char) g_date_time_get_month (now), (char) g_date_time_get_day_of_month (now) };

  return zh_date_compare (date, today) > 0;
}

gboolean
zh_local_time_is_valid (const char *text)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autofree char *whole = g_strconcat (text, ":00", NULL);
  g_autoptr (GDateTime) exact = g_date_time_new_from_iso8601 (text, zone);
  g_autoptr (GDateTime) rounded = exact == NULL ? g_date_time_new_from_iso8601 (whole, zone) : NULL;

  return exact != NULL || rounded != NULL;
}
