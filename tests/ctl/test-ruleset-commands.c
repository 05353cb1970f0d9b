#include "config.h"

#include "ctl-runner.h"

#include <string.h>

#define RULE(...) CTL_RUN (NULL, &output, &errors, "rule", __VA_ARGS__)

static void
test_list (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "ruleset", "list"), ==, 0);
  g_assert_cmpstr (output, ==, "fide-2009\nfide-2023\nru-chess-988\nua-chess-2026\nua-draughts-100\nua-draughts-64\n");
}

static void
test_show (void)
{
  g_autofree char *output = NULL;
  g_autofree char *json = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "ruleset", "show", "ru-chess-988"), ==, 0);
  g_assert_nonnull (strstr (output, "lateness.default-seconds=0\t6.7.1\t\t● acts: start of the round\n"));
  g_assert_nonnull (strstr (output, "illegal-move.added-blitz=120\t7.5.5\tdamaged-text\t● acts: rulings\n"));
  g_assert_nonnull (strstr (output, "incident.flag-fall.no-mate.result=draw\t6.8;6.9\t\t● acts: rulings\n"));
  g_assert_nonnull (strstr (output, "correspondence.leave-days=30\t55.7.1"));
  g_assert_nonnull (strstr (output, "\t□ shown, not applied\n"));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "ruleset", "show", "ru-chess-988", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"effect\":\"informs\",\"effect_text\":\"□ shown, not applied\",\"key\":\"ruleset.edition\""));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "ruleset", "show", "ru-chess"), ==, 2);
  g_assert_nonnull (strstr (errors, "ru-chess-988"));
}

static void
test_check (void)
{
  g_autofree char *output = NULL;
  g_autofree char *fault = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", "fide-2023.ini", NULL);

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "ruleset", "check", path), ==, 0);
  g_assert_cmpstr (output, ==, "ok\n");
  g_assert_cmpint (CTL_RUN ("[scoring]\nwin=many\n", &fault, NULL, "ruleset", "check", "-"), ==, 1);
  g_assert_nonnull (strstr (fault, "line 2"));
  g_assert_nonnull (strstr (fault, "scoring.win"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "ruleset", "check", "/nonexistent/x.ini"), ==, 4);
}

static void
test_incidents (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "ruleset", "incidents", "ua-draughts-64"), ==, 0);
  g_assert_nonnull (strstr (output, "late-over-default\tIV.9.4.2\n"));
  g_assert_nonnull (strstr (output, "flag-fall-dr\tII.4.2.4;IV.7.10;IV.8.2\n"));
  g_assert_null (strstr (output, "\nillegal-move\t"));
}

/* The second illegal move of a blitz game loses, or draws where the opponent cannot mate. */
static void
test_rule (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ua-chess-2026", "--discipline", "blitz", "--incident", "illegal-move", "--count", "2", "--fact", "opponent-cannot-mate"), ==, 0);
  g_assert_nonnull (strstr (output, "\nresult=draw\n"));
  g_assert_nonnull (strstr (output, "7.5.5"));
}

static void
test_rule_set (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "blitz", "--incident", "illegal-move", "--count", "1", "--set", "illegal-move.added-blitz=60"), ==, 0);
  g_assert_nonnull (strstr (output, "\nopponent_time=+60\n"));
  g_assert_null (strstr (output, "uncertain="));
  g_assert_nonnull (strstr (output, "illegal-move.added-blitz\n"));
}

/* They hold together, in whatever order they are written. */
static void
test_rule_sets (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *refused = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "blitz", "--incident", "illegal-move", "--count", "1", "--set", "scoring.draw=1.5",
                         "--set", "scoring.win=3"),
                   ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "rule", "--ruleset", "ru-chess-988", "--discipline", "blitz", "--incident", "illegal-move", "--set",
                            "time-classes.blitz-limit=3000", "--set", "time-classes.rapid-limit=2000"),
                   ==, 3);
  g_assert_nonnull (strstr (refused, "time-classes.rapid-limit"));
}

static void
test_rule_absent (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ua-chess-2026", "--discipline", "classical", "--incident", "betting", "--count", "1"), ==, 1);
  g_assert_cmpstr (output, ==, "result=none\n");
}

static void
test_rule_words (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ua-chess-2026", "--discipline", "classical", "--incident", "smoking", "--count", "1", "--lang", "en"), ==, 0);
  g_assert_nonnull (strstr (output, "# Smoking outside the place for it\n"));
  g_assert_nonnull (strstr (output, "# Article: 11.3.4\n"));
  g_assert_nonnull (strstr (output, "loss of the game, fine announced beforehand"));
}

/* What RU 15.3 leaves out over the internet is answered with that article, for an incident and for an article. */
static void
test_rule_online (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "online", "--incident", "touch-move-own", "--lang", "en"), ==, 1);
  g_assert_cmpstr (output, ==, "result=none\nswitched_off=15.3\n# Touched his own piece\n# Result of the offender: the game goes on or its result stands\n"
                               "# Not applied in this kind of play, by article: 15.3\n");
  g_clear_pointer (&output, g_free);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "online", "--article", "7.5.5", "--lang", "en"), ==, 1);
  g_assert_cmpstr (output, ==, "applies=no\nswitched_off=15.3\n# 7.5.5: Not applied in play over the internet (15.3)\n");
  g_clear_pointer (&output, g_free);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "online", "--article", "7.3"), ==, 0);
  g_assert_cmpstr (output, ==, "applies=yes\n");
  g_clear_pointer (&output, g_free);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (RULE ("--regulation", "distance-team", "--discipline", "online", "--article", "4.3"), ==, 0);
  g_assert_cmpstr (output, ==, "applies=yes\n");
  g_clear_pointer (&output, g_free);
  g_clear_pointer (&errors, g_free);
  g_assert_cmpint (RULE ("--ruleset", "ru-chess-988", "--discipline", "online"), ==, 2);
  g_assert_nonnull (strstr (errors, "--article"));
}

/* Each twentieth row of the table of 15.3, as the terminal answers it. */
static void
test_rule_articles (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "rules", "online-articles.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  int n_agree = 0;
  int n_total = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) row = g_strsplit (lines[i], "\t", 2);
      g_autofree char *output = NULL;
      g_autofree char *errors = NULL;

      if (i % 20 != 1)
        continue;
      n_total++;
      n_agree += RULE ("--ruleset", "ru-chess-988", "--discipline", "online", "--article", row[0]) == (strcmp (row[1], "no") == 0 ? 1 : 0);
    }
  g_test_message ("articles online through rule: %d/%d agree", n_agree, n_total);
  g_assert_cmpint (n_total, ==, 36);
  g_assert_cmpint (n_agree, ==, n_total);
}

/* Every wrong field is refused, and named. */
static void
test_rule_refused (void)
{
  static const struct
  {
    const char *option;
    const char *value;
    int         code;
    const char *named;
  } bad[] = {
    { "--incident", "illegal-mov", 2, "incident" },
    { "--discipline", "bullet", 2, "discipline" },
    { "--event", "pair", 2, "event" },
    { "--fact", "opponent-can-mate", 2, "fact" },
    { "--supervised", "maybe", 2, "--supervised" },
    { "--count", "0", 3, "--count" },
    { "--count", "-1", 3, "--count" },
    { "--count", "two", 3, "--count" },
    { "--count", "1001", 3, "--count" },
    { "--set", "illegal-move.loses-at", 2, "--set" },
    { "--set", "illegal-move.loses=3", 2, "illegal-move.loses" },
    { "--set", "illegal-move.loses-at=never", 3, "illegal-move.loses-at" },
    { "--lang", "de", 2, "de" },
    { "--ruleset", "ua-chess-2025", 2, "ua-chess-2025" },
    { "--regulation", "none", 2, "none" },
    { "--regulation", "distance-team", 2, "distance-team" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *output = NULL;
      g_autofree char *errors = NULL;

      g_assert_cmpint (RULE ("--ruleset", "ua-chess-2026", "--discipline", "blitz", "--incident", "illegal-move", "--count", "1", bad[i].option, bad[i].value), ==, bad[i].code);
      g_assert_cmpstr (output, ==, "");
      g_assert_nonnull (strstr (errors, bad[i].named));
    }
}

static void
test_rule_incomplete (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (RULE ("--ruleset", "ua-chess-2026", "--discipline", "blitz"), ==, 2);
  g_assert_nonnull (strstr (errors, "--incident"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ctl/ruleset/list", test_list);
  g_test_add_func ("/ctl/ruleset/show", test_show);
  g_test_add_func ("/ctl/ruleset/check", test_check);
  g_test_add_func ("/ctl/ruleset/incidents", test_incidents);
  g_test_add_func ("/ctl/rule/draw", test_rule);
  g_test_add_func ("/ctl/rule/set", test_rule_set);
  g_test_add_func ("/ctl/rule/sets", test_rule_sets);
  g_test_add_func ("/ctl/rule/absent", test_rule_absent);
  g_test_add_func ("/ctl/rule/words", test_rule_words);
  g_test_add_func ("/ctl/rule/online", test_rule_online);
  g_test_add_func ("/ctl/rule/articles", test_rule_articles);
  g_test_add_func ("/ctl/rule/refused", test_rule_refused);
  g_test_add_func ("/ctl/rule/incomplete", test_rule_incomplete);

  return g_test_run ();
}
