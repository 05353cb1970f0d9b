#include "config.h"

#include "ctl-runner.h"
#include "source-tree.h"

static char *
get_fixture (void)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "tiebreak", "t029.trf", NULL);
}

static void
test_tiebreaks (void)
{
  g_autofree char *file = get_fixture ();
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "trf", "tiebreaks", "--codes", "PTS,sb", file), ==, 0);
  g_assert_true (g_str_has_prefix (output, "startno,code,value\n1,PTS,"));
  g_assert_nonnull (g_strrstr (output, "\n4,sb,"));
}

static void
test_standings (void)
{
  g_autofree char *file = get_fixture ();
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  g_auto (GStrv) rows = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "trf", "standings", "--order", "DE,SB,TPN", file), ==, 0);
  rows = g_strsplit (output, "\n", -1);
  g_assert_cmpstr (rows[0], ==, "rank,startno,points,DE,SB,TPN");
  for (int place = 1; place <= 4; place++)
    {
      g_autofree char *start = g_strdup_printf ("%d,", place);

      g_assert_true (g_str_has_prefix (rows[place], start));
    }
  g_assert_cmpstr (rows[5], ==, "");
}

static void
test_unknown_code (void)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "trf", "tiebreaks", "--codes", "BH,XYZ/C1", "no-such-file.trf"), ==, 2);
  g_assert_nonnull (g_strrstr (errors, "XYZ/C1"));
  g_assert_cmpstr (output, ==, "");
}

static void
test_bad_calls (void)
{
  g_autofree char *file = get_fixture ();

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "tiebreaks", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "tiebreaks", "--codes", "BH", "--edition", "1999", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "tiebreaks", "--codes", "BH", "--after-round", "-7", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "tiebreaks", "--codes", "BH", "no-such-file.trf"), ==, 4);
}

static void
test_figures (void)
{
  g_autofree char *file = get_fixture ();
  g_autofree char *table = g_build_filename (ZH_SOURCE_ROOT, "data", "norms", "sample-invented.ini", NULL);
  g_autofree char *why = NULL;
  g_autofree char *ratings = NULL;
  g_autofree char *norms = NULL;
  g_auto (GStrv) rows = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &why, NULL, "trf", "why", "--codes", "SB", "--number", "2", "--lang", "en", file), ==, 0);
  g_assert_true (g_str_has_prefix (why, "Fedko Maria (2): Sonneborn-Berger [C.07 9.1]\n1. Boiko Sofia (3): 2 × 0 = 0\n"));
  g_assert_nonnull (g_strrstr (why, "Decided by: Points, 2 against 1"));

  g_assert_cmpint (CTL_RUN (NULL, &ratings, NULL, "trf", "ratings", file), ==, 0);
  rows = g_strsplit (ratings, "\n", -1);
  g_assert_cmpstr (rows[1], ==, "1,1957,3,3,2.59,20,8.2,1965,2365");
  g_assert_cmpint (CTL_RUN (NULL, &norms, NULL, "trf", "norms", "--table", table, file), ==, 0);
  g_assert_true (g_str_has_prefix (norms, "startno,games,average,percent,norm,needed\n1,3,"));

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "why", "--number", "99", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "why", "--lang", "xx", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "norms", file), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "trf", "norms", "--table", file, file), ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/standings-commands/tiebreaks", test_tiebreaks);
  g_test_add_func ("/standings-commands/standings", test_standings);
  g_test_add_func ("/standings-commands/unknown-code", test_unknown_code);
  g_test_add_func ("/standings-commands/bad-calls", test_bad_calls);
  g_test_add_func ("/standings-commands/figures", test_figures);
  return g_test_run ();
}
