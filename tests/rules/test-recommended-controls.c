/* Recommended time controls: what stands in a ruleset as a control and in words. */
#include "config.h"

#include "recommended-controls.h"
#include "rules-testing.h"
#include "time-class.h"

static const struct
{
  const char *name;
  const char *text;
  const char *expected; /* "control: words" of each; "" where it cannot be read */
} cases[] = {
  { "whole-game", "20", "1200: 20 min" },
  { "range", "10-30", "600: 10–30 min" },
  { "increment", "80+60s", "4800+60: 80 min + 60 s a move" },
  { "both-ranges", "10-20+10-20s", "600+10: 10–20 min + 10–20 s a move" },
  { "two-periods", "45/25+15-30", "25/2700:900: 45 min for 25 moves, then 15–30 min" },
  { "repeated", "60/30+60/30", "30/3600:30/3600: 60 min for 30 moves, then 60 min for every 30 moves" },
  { "after-a-move", "60+60s>30", "30/3600:0+60: 60 min + 60 s a move after move 30" },
  { "list", "3,5+3s", "180: 3 min|300+3: 5 min + 3 s a move" },
  { "no-unit", "5+3x", "" },
  { "falling-range", "30-10", "" },
  { "nothing-first", "60s", "" },
  { "no-time", "0+5s", "" },
  { "too-long", "999999", "" },
  { "half-read", "nonsense,7", "420: 7 min" },
};

static char *
join_controls (const ZhRuleset *rules,
               ZhSport          sport,
               ZhTimeClass      time_class,
               gboolean         is_electronic)
{
  g_autoptr (ZhLanguage) language = zh_language_new ("en", NULL);
  g_autoptr (GPtrArray) list = zh_ruleset_list_controls (rules, sport, language);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const ZhRecommendedControl *control = g_ptr_array_index (list, i);
      int                         base;
      int                         increment;

      g_assert_true (zh_time_control_parse (control->control, &base, &increment));
      if (control->time_class == time_class && control->is_electronic == is_electronic)
        g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "|" : "", control->control, control->words);
    }
  return g_string_free (text, FALSE);
}

static void
test_text (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) draughts = zh_ruleset_load ("ua-draughts-64", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) rules = zh_ruleset_override (draughts, "recommended-controls.rapid-electronic", cases[i].text, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = join_controls (rules, ZH_SPORT_DRAUGHTS_RUSSIAN, ZH_TIME_CLASS_RAPID, TRUE);
  g_assert_cmpstr (found, ==, cases[i].expected);
}

/* The version checkers has its own classical controls (IV.8.4.2) and shares the others; another game has none. */
static void
test_games (void)
{
  g_autoptr (ZhRuleset) draughts = zh_ruleset_load ("ua-draughts-64", NULL);
  g_autoptr (ZhRuleset) chess = zh_ruleset_load ("ua-chess-2026", NULL);
  g_autofree char *russian = join_controls (draughts, ZH_SPORT_DRAUGHTS_RUSSIAN, ZH_TIME_CLASS_CLASSICAL, FALSE);
  g_autofree char *checkers = join_controls (draughts, ZH_SPORT_CHECKERS, ZH_TIME_CLASS_CLASSICAL, FALSE);
  g_autofree char *blitz = join_controls (draughts, ZH_SPORT_CHECKERS, ZH_TIME_CLASS_BLITZ, TRUE);
  g_autofree char *other = join_controls (draughts, ZH_SPORT_DRAUGHTS_INTERNATIONAL, ZH_TIME_CLASS_CLASSICAL, FALSE);
  g_autofree char *silent = join_controls (chess, ZH_SPORT_CHESS, ZH_TIME_CLASS_CLASSICAL, TRUE);

  g_assert_cmpstr (russian, ==, "25/2700:900: 45 min for 25 moves, then 15–30 min|35/3600:900: 60 min for 35 moves, then 15–30 min");
  g_assert_cmpstr (checkers, ==, "30/3600:30/3600: 60 min for 30 moves, then 60 min for every 30 moves");
  g_assert_cmpstr (blitz, ==, "180+3: 3–5 min + 3–5 s a move");
  g_assert_cmpstr (other, ==, "");
  g_assert_cmpstr (silent, ==, "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/recommended-controls/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_text);
    }
  g_test_add_func ("/recommended-controls/games", test_games);
  return g_test_run ();
}
