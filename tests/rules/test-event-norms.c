/* Withdrawal, scoring, tie-break orders, rounds and officials, as the articles print them. */
#include "config.h"

#include "event-norms.h"

#include "rules-testing.h"

static const struct
{
  const char  *name;
  const char  *ruleset;
  int          n_played;
  int          n_games;
  ZhWithdrawal expected;
  const char  *article;
} withdrawals[] = {
  /* 33.1.1: less than half stays uncounted; 33.1.2: at least half counts. */
  { "ru-none", "ru-chess-988", 0, 9, ZH_WITHDRAWAL_KEEP_UNCOUNTED, "33.1.1" },
  { "ru-4-of-9", "ru-chess-988", 4, 9, ZH_WITHDRAWAL_KEEP_UNCOUNTED, "33.1.1" },
  { "ru-5-of-10", "ru-chess-988", 5, 10, ZH_WITHDRAWAL_COUNT, "33.1.2" },
  { "ru-5-of-9", "ru-chess-988", 5, 9, ZH_WITHDRAWAL_COUNT, "33.1.2" },
  /* IV.10.1.1: half or more counts; IV.10.1.2: less is annulled. */
  { "dr-4-of-9", "ua-draughts-64", 4, 9, ZH_WITHDRAWAL_ANNUL, "IV.10.1.2" },
  { "dr-5-of-10", "ua-draughts-64", 5, 10, ZH_WITHDRAWAL_COUNT, "IV.10.1.1" },
  { "dr100-5-of-11", "ua-draughts-100", 5, 11, ZH_WITHDRAWAL_ANNUL, "IV.10.1.2" },
  { "ua-3-of-9", "ua-chess-2026", 3, 9, ZH_WITHDRAWAL_KEEP_UNCOUNTED, "" },
  { "ua-6-of-9", "ua-chess-2026", 6, 9, ZH_WITHDRAWAL_COUNT, "" },
};

static void
test_withdrawal (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (withdrawals[i].ruleset);
  const char *article = NULL;

  g_assert_cmpint (
      zh_ruleset_get_withdrawal (ruleset, withdrawals[i].n_played, withdrawals[i].n_games, &article), ==,
      withdrawals[i].expected);
  g_assert_cmpstr (article, ==, withdrawals[i].article);
}

static const struct
{
  const char *name;
  const char *ruleset;
  ZhSystem    system;
  gboolean    is_team;
  const char *expected;
  const char *article;
} orders[] = {
  { "ua-round-robin", "ua-chess-2026", ZH_SYSTEM_ROUND_ROBIN, FALSE, "UC-DE UC-SB UC-WIN UC-BR", "IV.4.3.1" },
  { "ua-swiss", "ua-chess-2026", ZH_SYSTEM_SWISS_UA, FALSE, "UC-DE UC-BH/T1 UC-BH/T UC-BH/M1 UC-WIN UC-BR",
    "IV.4.3.2" },
  { "ru-round-robin", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, FALSE, "RU-DE RU-WIN RU-SB RU-KS", "40.3.1" },
  { "ru-swiss", "ru-chess-988", ZH_SYSTEM_DUTCH, FALSE, "RU-DE RU-WIN RU-BPG RU-BH/C1 RU-BH RU-SB", "40.3.4" },
  { "ru-team-round-robin", "ru-chess-988", ZH_SYSTEM_ROUND_ROBIN, TRUE, "GPTS MPTS RU-DE RU-TSB", "40.3.2" },
  { "ru-team-swiss", "ru-chess-988", ZH_SYSTEM_DUTCH, TRUE, "GPTS MPTS RU-DE RU-BH/C1 RU-BH RU-TSB", "40.3.5" },
  { "dr-round-robin", "ua-draughts-64", ZH_SYSTEM_ROUND_ROBIN, FALSE, "UD-DE UD-SB UD-WIN UD-BR", "IV.12.3.1" },
  { "dr-swiss", "ua-draughts-100", ZH_SYSTEM_SWISS_UA, FALSE, "UD-DE UD-SOLK/T1 UD-SOLK/M1 UD-SOLK/M",
    "IV.12.3.2" },
  { "fide-round-robin", "fide-2023", ZH_SYSTEM_ROUND_ROBIN, FALSE, "DE WIN SB KS", "" },
};

static void
test_order (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (ZhRuleset) ruleset = load_ruleset (orders[i].ruleset);
  const char *article = NULL;
  g_auto (GStrv) codes = zh_ruleset_dup_tie_breaks (ruleset, orders[i].system, orders[i].is_team, &article);
  g_autofree char *joined = g_strjoinv (" ", codes);

  g_assert_cmpstr (joined, ==, orders[i].expected);
  g_assert_cmpstr (article, ==, orders[i].article);
}

static void
test_rounds (void)
{
  g_autoptr (ZhRuleset) ua = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhRuleset) ru = load_ruleset ("ru-chess-988");
  static const struct
  {
    int players;
    int minimum;
    int maximum;
  } rows[] = { { 10, 7, 9 }, { 29, 7, 9 }, { 30, 7, 11 }, { 31, 8, 11 }, { 70, 8, 11 }, { 71, 9, 13 } };
  int         minimum = 0;
  int         maximum = 0;
  const char *article = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (zh_ruleset_get_recommended_rounds (ua, rows[i].players, &minimum, &maximum, &article));
      g_assert_cmpint (minimum, ==, rows[i].minimum);
      g_assert_cmpint (maximum, ==, rows[i].maximum);
      g_assert_cmpstr (article, ==, "IV.3.1.3");
    }
  g_assert_false (zh_ruleset_get_recommended_rounds (ru, 20, &minimum, &maximum, NULL));
}

static void
test_officials (void)
{
  g_autoptr (ZhRuleset) ua = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhRuleset) ru = load_ruleset ("ru-chess-988");
  g_autoptr (ZhRuleset) fide = load_ruleset ("fide-2023");
  int         needed = 0;
  const char *article = NULL;

  g_assert_true (zh_ruleset_get_line_arbiters (ua, 20, ZH_TIME_CLASS_CLASSICAL, FALSE, &needed, &article));
  g_assert_cmpint (needed, ==, 4);
  g_assert_cmpstr (article, ==, "IV.10.1.1");
  g_assert_true (zh_ruleset_get_line_arbiters (ua, 20, ZH_TIME_CLASS_BLITZ, FALSE, &needed, &article));
  g_assert_cmpint (needed, ==, 10);
  g_assert_cmpstr (article, ==, "IV.10.2");
  g_assert_true (zh_ruleset_get_line_arbiters (ua, 20, ZH_TIME_CLASS_CLASSICAL, TRUE, &needed, &article));
  g_assert_cmpint (needed, ==, 5);
  g_assert_cmpstr (article, ==, "IV.5.18");
  g_assert_true (zh_ruleset_get_line_arbiters (ru, 41, ZH_TIME_CLASS_CLASSICAL, FALSE, &needed, &article));
  g_assert_cmpint (needed, ==, 3);
  g_assert_cmpstr (article, ==, "30.1");
  g_assert_false (zh_ruleset_get_line_arbiters (fide, 41, ZH_TIME_CLASS_CLASSICAL, FALSE, &needed, NULL));
}

static void
test_scoring (void)
{
  g_autoptr (ZhRuleset) chess = load_ruleset ("ua-chess-2026");
  g_autoptr (ZhRuleset) draughts = load_ruleset ("ua-draughts-100");
  g_autoptr (ZhRuleset) three = zh_ruleset_override (chess, "scoring.win", "3", NULL);
  ZhScoring scoring;

  zh_ruleset_get_scoring (chess, &scoring);
  g_assert_cmpmem (&scoring, sizeof scoring, &ZH_SCORING_ONE, sizeof scoring);
  zh_ruleset_get_scoring (draughts, &scoring);
  g_assert_cmpmem (&scoring, sizeof scoring, &ZH_SCORING_TWO, sizeof scoring);
  zh_ruleset_get_scoring (three, &scoring);
  g_assert_cmpint (scoring.win, ==, 30);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (withdrawals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/event-norms/withdrawal/%s", withdrawals[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_withdrawal);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autofree char *path = g_strdup_printf ("/event-norms/tie-breaks/%s", orders[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_order);
    }
  g_test_add_func ("/event-norms/rounds", test_rounds);
  g_test_add_func ("/event-norms/officials", test_officials);
  g_test_add_func ("/event-norms/scoring", test_scoring);

  return g_test_run ();
}
