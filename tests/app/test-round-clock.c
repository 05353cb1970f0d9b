#include "config.h"

#include "round-clock.h"

static const struct
{
  const char *name;
  const char *now;
  const char *expected;
  const char *words;
} cases[] = {
  { "an-hour-before", "2026-03-01T09:00:00", "−1:00", "1:00 to the start of the round" },
  { "a-minute-before", "2026-03-01T09:59:00", "−0:01", "0:01 to the start of the round" },
  { "seconds-before", "2026-03-01T09:59:59", "−0:01", "0:01 to the start of the round" },
  { "at-the-start", "2026-03-01T10:00:00", "0:00", "0:00 since the start of the round" },
  { "seconds-after", "2026-03-01T10:00:59", "0:00", "0:00 since the start of the round" },
  { "long-after", "2026-03-01T12:40:10", "2:40", "2:40 since the start of the round" },
  { "the-next-day", "2026-03-02T10:00:00", "01/03/2026 10:00", "Start of the round" },
  { "the-day-before", "2026-02-28T10:00:00", "−24:00", "24:00 to the start of the round" },
};

static void
test_format (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) start = g_date_time_new_from_iso8601 ("2026-03-01T10:00:00", zone);
  g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 (cases[i].now, zone);
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  text = zh_round_clock_format (start, now, &words);
  g_assert_cmpstr (text, ==, cases[i].expected);
  g_assert_cmpstr (words, ==, cases[i].words);
}

/* What is left of the default time, rounded up to whole minutes. */
static void
test_default (void)
{
  static const struct
  {
    const char *now;
    const char *expected;
  } moments[] = {
    { "2026-03-01T09:59:59", NULL },
    { "2026-03-01T10:00:00", "0:30" },
    { "2026-03-01T10:00:01", "0:30" },
    { "2026-03-01T10:29:59", "0:01" },
    { "2026-03-01T10:30:00", NULL },
  };
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) start = g_date_time_new_from_iso8601 ("2026-03-01T10:00:00", zone);

  for (gsize i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 (moments[i].now, zone);
      g_autofree char *words = NULL;
      g_autofree char *text = zh_round_clock_format_default (start, now, 1800, &words);

      g_assert_cmpstr (text, ==, moments[i].expected);
      g_assert_true ((words != NULL) == (text != NULL));
    }
}

/* Each call comes once, when the clock passes it; of several at once the nearest to the start. */
static void
test_calls (void)
{
  const int seconds[] = { 900, 300, 60 };
  g_auto (ZhLateness) lateness = { .calls = g_array_new (FALSE, FALSE, sizeof (int)) };

  g_array_append_vals (lateness.calls, seconds, G_N_ELEMENTS (seconds));
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 1000 * G_TIME_SPAN_SECOND, 901 * G_TIME_SPAN_SECOND), ==, -1);
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 901 * G_TIME_SPAN_SECOND, 896 * G_TIME_SPAN_SECOND), ==, 900);
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 896 * G_TIME_SPAN_SECOND, 891 * G_TIME_SPAN_SECOND), ==, -1);
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 301 * G_TIME_SPAN_SECOND, 300 * G_TIME_SPAN_SECOND), ==, 300);
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 1000 * G_TIME_SPAN_SECOND, 30 * G_TIME_SPAN_SECOND), ==, 60);
  g_assert_cmpint (zh_round_clock_find_call (&lateness, 30 * G_TIME_SPAN_SECOND, -5 * G_TIME_SPAN_SECOND), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/round-clock/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_format);
    }
  g_test_add_func ("/round-clock/default", test_default);
  g_test_add_func ("/round-clock/calls", test_calls);
  return g_test_run ();
}
