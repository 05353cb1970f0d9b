/* Setting and correcting clocks. */
#include "config.h"

#include "clock-setting.h"

#include "rules-testing.h"

/* 6:00 and the rest as IV.8.9.2–8.9.5 and 32.2 say; starts are the control less its period. */
static const struct
{
  const char  *name;
  const char  *ruleset;
  int          n_games;
  int          minutes[2];
  gsize        n_periods;
  ZhDialPeriod expected[4];
  const char  *article;
} dials[] = {
  { "single", "ua-draughts-64", 1, { 60 }, 1, { { 1, 1, 300, 360 } }, "IV.8.9.2" },
  { "combined", "ua-draughts-64", 1, { 45, 15 }, 2, { { 1, 1, 255, 300 }, { 1, 2, 345, 360 } }, "IV.8.9.3" },
  { "long", "ua-draughts-100", 1, { 120, 60 }, 2, { { 1, 1, 180, 300 }, { 1, 2, 300, 360 } }, "IV.8.9.3" },
  { "micro-match", "ua-draughts-64", 2, { 30 }, 1, { { 1, 1, 210, 240 }, { 2, 1, 330, 360 } }, "IV.8.9.4" },
  { "micro-match-combined", "ua-draughts-64", 2, { 45, 15 }, 2, { { 1, 1, 135, 180 }, { 1, 2, 225, 240 }, { 2, 1, 255, 300 }, { 2, 2, 345, 360 } }, "IV.8.9.5" },
  { "ru-first-at-six", "ru-chess-988", 1, { 120, 30 }, 2, { { 1, 1, 240, 360 }, { 1, 2, 360, 390 } }, "32.2" },
  { "past-twelve", "ru-chess-988", 1, { 420 }, 1, { { 1, 1, 660, 360 } }, "32.2" },
};

static void
test_dial (gconstpointer data)
{
  gsize     i = GPOINTER_TO_SIZE (data);
  const int seconds[2] = { dials[i].minutes[0] * 60, dials[i].minutes[1] * 60 };
  g_autoptr (ZhRuleset) ruleset = load_ruleset (dials[i].ruleset);
  const char *article = NULL;
  g_autoptr (GArray) periods = zh_ruleset_set_dial (ruleset, dials[i].n_games, seconds, dials[i].n_periods, &article);

  g_assert_nonnull (periods);
  g_assert_cmpstr (article, ==, dials[i].article);
  g_assert_cmpuint (periods->len, ==, (guint) dials[i].n_games * dials[i].n_periods);
  g_assert_cmpmem (periods->data, periods->len * sizeof (ZhDialPeriod), dials[i].expected, periods->len * sizeof (ZhDialPeriod));
}

static void
test_no_dial (void)
{
  static const int hour = 3600;
  g_autoptr (ZhRuleset) fide = load_ruleset ("fide-2023");
  g_autoptr (ZhRuleset) russian = load_ruleset ("ru-chess-988");

  g_assert_null (zh_ruleset_set_dial (fide, 1, &hour, 1, NULL));
  g_assert_null (zh_ruleset_set_dial (russian, 2, &hour, 1, NULL));
}

static void
test_readings (void)
{
  const int      moves[2] = { 20, 19 };
  const int      used[2] = { 1800, 6500 };
  ZhClockReading rebuilt = zh_clock_rebuild ((const int[]){ 5400, 5400 }, (const int[]){ 30, 30 }, moves, used);

  g_assert_cmpint (rebuilt.remaining[0], ==, 4200);
  g_assert_cmpint (rebuilt.remaining[1], ==, 0);
}

/* Readings as people write them, and back. */
static void
test_texts (void)
{
  static const struct
  {
    const char *text;
    int         seconds; /* -1 where it is no reading */
  } cases[] = {
    { "1:05:00", 3900 },
    { "5:30", 330 },
    { "0:00", 0 },
    { "5", 300 },
    { "90:00", 5400 },
    { "24:00:00", 86400 },
    { "24:00:01", -1 },
    { "5:60", -1 },
    { "", -1 },
    { ":30", -1 },
    { "1:2:3:4", -1 },
    { "-5", -1 },
    { "five", -1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int seconds = -1;

      g_assert_cmpint (zh_clock_reading_parse (cases[i].text, &seconds), ==, cases[i].seconds >= 0);
      g_assert_cmpint (seconds, ==, cases[i].seconds);
    }
  for (int seconds = 0; seconds <= 86400; seconds += 61)
    {
      g_autofree char *text = zh_clock_reading_format (seconds);
      int              back = -1;

      g_assert_true (zh_clock_reading_parse (text, &back));
      g_assert_cmpint (back, ==, seconds);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (dials); i++)
    {
      g_autofree char *path = g_strdup_printf ("/clock-setting/%s", dials[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_dial);
    }
  g_test_add_func ("/clock-setting/none", test_no_dial);
  g_test_add_func ("/clock-setting/readings", test_readings);

  g_test_add_func ("/rules/clock-setting/texts", test_texts);
  return g_test_run ();
}
