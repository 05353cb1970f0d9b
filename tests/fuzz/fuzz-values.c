#include "config.h"

#include <string.h>

#include "dates.h"
#include "fuzz-target.h"
#include "game-result.h"
#include "list-columns.h"
#include "list-federations.h"
#include "list-titles.h"
#include "list-values.h"
#include "points.h"
#include "text-lines.h"

static void
try_dates (const char *text)
{
  ZhDate date = ZH_DATE_NONE;
  ZhDate again = ZH_DATE_NONE;

  if (zh_date_parse (text, &date))
    {
      g_autofree char *iso = zh_date_format_iso (date);

      g_assert_true (zh_date_parse (iso, &again));
      g_assert_cmpint (zh_date_compare (date, again), ==, 0);
    }
  zh_list_parse_birth (text, &date);
}

static void
try_numbers (const char *text)
{
  ZhPoints points = 0;
  ZhPoints again = 0;
  gint64   value;
  int      number;

  if (zh_points_parse (text, &points))
    {
      g_autofree char *plain = zh_points_format (points);

      g_assert_true (zh_points_parse (plain, &again));
      g_assert_cmpint (points, ==, again);
    }
  zh_text_parse_int (text, G_MININT64, G_MAXINT64, &value);
  zh_list_parse_number (text, &number);
  zh_list_parse_rating (text, &number);
}

static void
try_results (const char *text)
{
  for (int two_one_zero = 0; two_one_zero < 2; two_one_zero++)
    {
      ZhResult result = ZH_RESULT_NONE;
      ZhResult again = ZH_RESULT_NONE;

      if (zh_result_parse (text, two_one_zero, &result))
        {
          g_autofree char *code = zh_result_format_code (result);

          g_assert_true (zh_result_parse (code, FALSE, &again));
          g_assert_true (zh_result_equal (result, again));
        }
    }
}

static void
try_names (const char *text)
{
  g_autoptr (ZhPerson) person = zh_person_new ();
  g_autofree char *federation = zh_list_dup_federation (text);
  ZhSex            sex;

  g_assert_true (federation == NULL || strlen (federation) == 3);
  zh_list_split_name (text, person);
  zh_list_parse_sex (text, &sex);
  zh_list_find_title (text);
  zh_list_is_category (text);
  zh_list_is_federation (text);
  zh_list_column_recognise (text);
}

/* The small parsers of values: what they accept is written and read back the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *raw = g_strndup ((const char *) data, size);
  g_autofree char *text = g_utf8_make_valid (raw, -1);

  try_dates (text);
  try_numbers (text);
  try_results (text);
  try_names (text);
  return 0;
}
