/* Classes of time controls. The expected classes are typed from the articles. */
#include "config.h"

#include "time-class.h"

#include "rules-testing.h"

static const struct
{
  const char *name;
  const char *ruleset;
  const char *control;
  ZhTimeClass expected;
  const char *article;
} cases[] = {
  /* 10 minutes or less is blitz, under 60 rapid: A.1, В1; 13.1, 14.1. */
  { "ua-blitz-3+2", "ua-chess-2026", "180+2", ZH_TIME_CLASS_BLITZ, "В1" },
  { "ua-blitz-10", "ua-chess-2026", "600", ZH_TIME_CLASS_BLITZ, "В1" },
  { "ua-rapid-10-and-a-second", "ua-chess-2026", "601", ZH_TIME_CLASS_RAPID, "A.1" },
  { "ua-blitz-5+5", "ua-chess-2026", "300+5", ZH_TIME_CLASS_BLITZ, "В1" },
  { "ua-rapid-5+6", "ua-chess-2026", "300+6", ZH_TIME_CLASS_RAPID, "A.1" },
  { "ua-rapid-15+10", "ua-chess-2026", "900+10", ZH_TIME_CLASS_RAPID, "A.1" },
  { "ua-rapid-59", "ua-chess-2026", "3599", ZH_TIME_CLASS_RAPID, "A.1" },
  { "ua-classical-60", "ua-chess-2026", "3600", ZH_TIME_CLASS_CLASSICAL, "A.1" },
  { "ua-classical-30+30", "ua-chess-2026", "1800+30", ZH_TIME_CLASS_CLASSICAL, "A.1" },
  { "ua-rapid-29+30", "ua-chess-2026", "1740+30", ZH_TIME_CLASS_RAPID, "A.1" },
  { "ru-blitz-10", "ru-chess-988", "600", ZH_TIME_CLASS_BLITZ, "14.1" },
  { "ru-rapid-45+10", "ru-chess-988", "2700+10", ZH_TIME_CLASS_RAPID, "13.1" },
  { "ru-classical-50+10", "ru-chess-988", "3000+10", ZH_TIME_CLASS_CLASSICAL, "13.1" },
  { "ru-classical-90+30", "ru-chess-988", "5400+30", ZH_TIME_CLASS_CLASSICAL, "13.1" },
  { "ru-classical-periods", "ru-chess-988", "40/7200:20/3600:900+30", ZH_TIME_CLASS_CLASSICAL, "13.1" },
  { "fide-blitz-3+2", "fide-2023", "180+2", ZH_TIME_CLASS_BLITZ, "B.1" },
  { "fide-rapid-11", "fide-2023", "660", ZH_TIME_CLASS_RAPID, "A.1" },
  { "fide-classical-60", "fide-2023", "3600", ZH_TIME_CLASS_CLASSICAL, "A.1" },
  /* 2009: blitz under 15 minutes, rapid from 15 to 60 (A1, B1). */
  { "2009-blitz-14", "fide-2009", "899", ZH_TIME_CLASS_BLITZ, "B1" },
  { "2009-rapid-15", "fide-2009", "900", ZH_TIME_CLASS_RAPID, "A1" },
  { "2009-blitz-10+4", "fide-2009", "600+4", ZH_TIME_CLASS_BLITZ, "B1" },
  { "2009-rapid-60", "fide-2009", "3600", ZH_TIME_CLASS_RAPID, "A1" },
  { "2009-classical-61", "fide-2009", "3601", ZH_TIME_CLASS_CLASSICAL, "A1" },
  /* Draughts, the recommended controls of IV.8.4–8.6, each in its class. */
  { "dr64-classical-45+15", "ua-draughts-64", "25/2700:900", ZH_TIME_CLASS_CLASSICAL, "IV.8.5" },
  { "dr64-classical-45-15s", "ua-draughts-64", "2700+15", ZH_TIME_CLASS_CLASSICAL, "IV.8.5" },
  { "dr64-rapid-10", "ua-draughts-64", "600", ZH_TIME_CLASS_RAPID, "IV.8.5" },
  { "dr64-rapid-30", "ua-draughts-64", "1800", ZH_TIME_CLASS_RAPID, "IV.8.5" },
  { "dr64-rapid-20-20s", "ua-draughts-64", "1200+20", ZH_TIME_CLASS_RAPID, "IV.8.5" },
  { "dr64-blitz-5", "ua-draughts-64", "300", ZH_TIME_CLASS_BLITZ, "IV.8.6" },
  { "dr64-blitz-5-5s", "ua-draughts-64", "300+5", ZH_TIME_CLASS_BLITZ, "IV.8.6" },
  { "dr100-classical-80-60s", "ua-draughts-100", "4800+60", ZH_TIME_CLASS_CLASSICAL, "IV.8.5" },
  { "dr100-rapid-45", "ua-draughts-100", "2700", ZH_TIME_CLASS_RAPID, "IV.8.5" },
  { "dr100-rapid-15-10s", "ua-draughts-100", "900+10", ZH_TIME_CLASS_RAPID, "IV.8.5" },
  { "dr100-blitz-7", "ua-draughts-100", "420", ZH_TIME_CLASS_BLITZ, "IV.8.6" },
};

static void
test_class (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (cases[i].ruleset);
  int         base = 0;
  int         increment = 0;
  const char *article = NULL;

  g_assert_true (zh_time_control_parse (cases[i].control, &base, &increment));
  g_assert_cmpint (zh_ruleset_classify_control (ruleset, base, increment, &article), ==, cases[i].expected);
  g_assert_cmpstr (article, ==, cases[i].article);
}

static void
test_parse (void)
{
  static const char *const bad[] = { "", "+30", "abc", "5400+", "5400+x", "0", "-5", "40/:3600", "0/3600", "/3600",
                                     "86401", "50000:50000", "1:1:1:1:1:1:1:1:1", "5400+4000", "5400 min" };
  int                      base = 0;
  int                      increment = 0;

  g_assert_true (zh_time_control_parse ("40/7200:20/3600:900+30", &base, &increment));
  g_assert_cmpint (base, ==, 11700);
  g_assert_cmpint (increment, ==, 30);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (zh_time_control_parse (bad[i], &base, &increment));
  g_assert_cmpint (base, ==, 11700);
}

/* In words where all periods are of whole minutes; else as it stands. */
static void
test_format (void)
{
  static const struct
  {
    const char *control;
    const char *language;
    const char *words;
  } formats[] = {
    { "5400+30", "en", "90 min + 30 s a move" },
    { "3600", "en", "60 min" },
    { "900+0", "uk", "15 хв" },
    { "40/7200:3600+30", "en", "40 moves in 120 min, then 60 min + 30 s a move" },
    { "40/5400+30:1800+30", "en", "40 moves in 90 min + 30 s a move, then 30 min + 30 s a move" },
    { "40/7200:20/3600:900", "uk", "40 ходів за 120 хв, потім 20 ходів за 60 хв, потім 15 хв" },
    { "41/7200:900", "ru", "41 ход за 120 мин, затем 15 мин" },
    { "40/7200:90", "en", "40/7200:90" },
    { "90", "en", "90" },
    { "", "en", "" },
    { "by agreement", "en", "by agreement" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autoptr (ZhLanguage) language = zh_language_new (formats[i].language, NULL);
      g_autofree char *words = zh_time_control_format (formats[i].control, language);

      g_assert_cmpstr (words, ==, formats[i].words);
    }
}

static void
test_override (void)
{
  g_autoptr (ZhRuleset) ruleset = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhRuleset) changed = zh_ruleset_override (ruleset, "time-classes.blitz-limit-included", "no", NULL);

  g_assert_cmpint (zh_ruleset_classify_control (changed, 600, 0, NULL), ==, ZH_TIME_CLASS_RAPID);
  g_assert_cmpstr (zh_time_class_to_string (ZH_TIME_CLASS_RAPID), ==, "rapid");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/time-class/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_class);
    }
  g_test_add_func ("/time-class/parse", test_parse);
  g_test_add_func ("/time-class/format", test_format);
  g_test_add_func ("/time-class/override", test_override);

  return g_test_run ();
}
