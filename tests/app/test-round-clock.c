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
  return g_test_run ();
}
