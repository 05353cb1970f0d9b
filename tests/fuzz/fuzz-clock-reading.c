#include "config.h"

#include "clock-setting.h"
#include "fuzz-target.h"
#include "time-class.h"

/* A reading that is taken can be written and read again as the same. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  int              seconds = -1;
  int              again = -1;
  int              base;
  int              increment;

  if (zh_clock_reading_parse (text, &seconds))
    {
      g_autofree char *plain = zh_clock_reading_format (seconds);

      g_assert_cmpint (seconds, >=, 0);
      g_assert_cmpint (seconds, <=, 86400);
      g_assert_true (zh_clock_reading_parse (plain, &again));
      g_assert_cmpint (again, ==, seconds);
    }
  zh_time_control_parse (text, &base, &increment);
  return 0;
}
