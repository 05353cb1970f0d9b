/* Time controls as arbiters write them in reports. */
#include "config.h"

#include "trf-time.h"

static const struct
{
  const char *words;
  const char *code; /* NULL: not guessed at */
} cases[] = {
  { "90min+30sec", "5400+30" },
  { "90 min + 30 sec per move", "5400+30" },
  { "90 minutes and 30 seconds per move from move 1", "5400+30" },
  { "90'+30\"", "5400+30" },
  { "15’ + 10’’", "900+10" },
  { "15+10", "900+10" },
  { "3+2", "180+2" },
  { "5400+30", "5400+30" },
  { "40/7200:3600+30", "40/7200:3600+30" },
  { "60 min", "3600" },
  { "10 мин + 5 сек", "600+5" },
  { "10 хв., 5 с на хід", "600+5" },
  { "60 хвилин", "3600" },
  { "90min/40moves+30min+30sec/move", NULL },
  { "90 min/40 moves", NULL },
  { "90 min + 30 min", NULL },
  { "2 hours", NULL },
  { "1 h + 30 s", NULL },
  { "90", NULL },
  { "9999 min", NULL },
  { "", NULL },
  { "classical", NULL },
  { "0 min", NULL },
};

static void
test_read (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *code = zh_trf_time_dup_code (cases[i].words);

      g_test_message ("%s", cases[i].words);
      g_assert_cmpstr (code, ==, cases[i].code);
    }
}

/* What is written in words is read as the code it was made from. */
static void
test_written (void)
{
  static const char *const codes[] = { "5400+30", "900+10", "3600", "180+2", "90+2", "40/7200:3600+30", "W300-B240", "" };
  static const char *const words[] = { "90 min + 30 sec", "15 min + 10 sec", "60 min", "3 min + 2 sec", "90 sec + 2 sec", "40/7200:3600+30", "W300-B240", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autofree char *written = zh_trf_time_dup_words (codes[i]);

      g_assert_cmpstr (written, ==, words[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trf-time/read", test_read);
  g_test_add_func ("/trf-time/written", test_written);
  return g_test_run ();
}
