#include "config.h"

#include "ctl-runner.h"

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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/standings-commands/tiebreaks", test_tiebreaks);
  g_test_add_func ("/standings-commands/standings", test_standings);
  g_test_add_func ("/standings-commands/unknown-code", test_unknown_code);
  g_test_add_func ("/standings-commands/bad-calls", test_bad_calls);
  return g_test_run ();
}
