#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

/* A classical round robin of two under ua-draughts-64, round 1 published. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  ctl_fixture_pair_two (self, "ua-draughts-64", "2700");
}

static void
check_result (CtlFixture *self,
              const char *code)
{
  g_autofree char *output = NULL;
  g_autofree char *wanted = g_strdup_printf ("[\"%s\"]", code);

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "round", self->file, "show", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (output, wanted));
}

/* IV.9.4.2: the default time is an hour, unless the regulation says less; who has not come at
 * its end loses, both where nobody came. */
static void
test_late (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *unknown = NULL;
  g_autofree char *early = NULL;
  g_autofree char *log = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "late", self->file, "list", "--round", "1"), ==, 1);
  g_assert_cmpstr (before, ==, "default_seconds=3600\narticle=IV.9.4.2\n");
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1"), ==, 1);
  g_assert_cmpint (RUN ("regulation", self->file, "lateness.default-seconds", "900"), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "missing", "--round", "1", "--board", "1", "--side", "black"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "late", self->file, "list", "--round", "1"), ==, 0);
  g_assert_true (g_str_has_prefix (after, "default_seconds=900\narticle=IV.9.4.2\nregulation=lateness.default-seconds\n1\t1\tblack\t"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &unknown, "late", self->file, "forfeit", "--round", "1"), ==, 1);
  g_assert_nonnull (strstr (unknown, "no time of start"));
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "+5"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &early, "late", self->file, "forfeit", "--round", "1"), ==, 1);
  g_assert_nonnull (strstr (early, "1 Bbb Two"));
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1", "--reason", "Telephoned from the station"), ==, 0);
  check_result (self, "+--");
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", self->file), ==, 0);
  g_assert_nonnull (strstr (log, "before the default time was over"));
  g_assert_nonnull (strstr (log, "Telephoned from the station"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "2020-01-01T10:00"), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1"), ==, 0);
  check_result (self, "+--");
  g_assert_cmpint (RUN ("late", self->file, "came", "--round", "1", "--board", "1"), ==, 1);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "missing", "--round", "1", "--board", "1"), ==, 0);
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1"), ==, 0);
  check_result (self, "---");
}

static void
test_late_usage (CtlFixture   *self,
                 gconstpointer data)
{
  g_assert_cmpint (RUN ("late", self->file, "list"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "missing", "--round", "1"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "missing", "--round", "1", "--board", "1", "--side", "left"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "nonsense", "--round", "1"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "forfeit", "--round", "1", "--board", "1"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "list", "--round", "1", "--reason", "r"), ==, 2);
  g_assert_cmpint (RUN ("clocks", self->file, "list", "--round", "1", "--board", "1", "--note", "n"), ==, 2);
  g_assert_cmpint (RUN ("clocks", self->file, "rebuild", "--round", "1", "--board", "1", "--after", "1:00-1:00"), ==, 2);
  g_assert_cmpint (RUN ("late", self->file, "list", "--round", "2"), ==, 3);
}

/* The time given so far without the time used; what is set is kept and told. */
static void
test_clocks (CtlFixture   *self,
             gconstpointer data)
{
  g_autofree char *rebuilt = NULL;
  g_autofree char *listed = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &rebuilt, NULL, "clocks", self->file, "rebuild", "--moves", "24-23", "--used", "40:00-44:30"), ==, 0);
  g_assert_cmpstr (rebuilt, ==, "white=5:00\nblack=0:30\n");
  g_assert_cmpint (RUN ("clocks", self->file, "list", "--round", "1", "--board", "1"), ==, 1);
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "1", "--kind", "replaced", "--moves", "24-23", "--used", "40:00-44:30", "--note", "it stood still"), ==, 0);
  g_assert_cmpint (RUN ("incident", self->file, "add", "--round", "1", "--board", "1", "--player", "white", "--incident", "disturbing", "--decision", "none", "--opponent-time", "+60", "--reason", "so"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "clocks", self->file, "list", "--round", "1", "--board", "1"), ==, 0);
  g_assert_cmpstr (listed, ==, "Defective clock replaced: White 5:00, Black 0:30\nOpponent disturbed: White 0, Black +1:00\n");
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "1", "--after", "late"), ==, 2);
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "1", "--kind", "wound", "--after", "5:00-5:00"), ==, 3);
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "1", "--kind", "broken", "--after", "5:00-5:00"), ==, 3);
  g_assert_cmpint (RUN ("clocks", self->file, "set", "--round", "1", "--board", "7", "--after", "5:00-5:00"), ==, 3);
}

/* IV.8.9: a single game ends at six; the two of a micro-match at four and six. */
static void
test_dial (CtlFixture   *self,
           gconstpointer data)
{
  g_autofree char *single = NULL;
  g_autofree char *match = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &single, NULL, "dial", "--ruleset", "ua-draughts-64", "--periods", "45"), ==, 0);
  g_assert_true (g_str_has_prefix (single, "game=1 period=1 start=5:15 control=6:00 article=IV.8.9"));
  g_assert_cmpint (CTL_RUN (NULL, &match, NULL, "dial", "--ruleset", "ua-draughts-64", "--periods", "45", "--games", "2"), ==, 0);
  g_assert_nonnull (strstr (match, "game=1 period=1 start=3:15 control=4:00"));
  g_assert_nonnull (strstr (match, "game=2 period=1 start=5:15 control=6:00"));
  g_assert_nonnull (strstr (match, "pause=300-600 article=IV.9.5.6\n"));
  g_assert_null (strstr (single, "pause="));
  g_assert_cmpint (RUN ("dial", "--ruleset", "ua-draughts-64", "--periods", "0"), ==, 2);
  g_assert_cmpint (RUN ("dial", "--ruleset", "ua-draughts-64"), ==, 2);
}

/* The controls that the rules recommend, each as --time takes it. */
static void
test_controls (CtlFixture   *self,
               gconstpointer data)
{
  g_autofree char *listed = NULL;
  g_autofree char *checkers = NULL;

  g_assert_cmpint (RUN ("controls", self->file, "--sport", "chess"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "controls", self->file), ==, 0);
  g_assert_true (g_str_has_prefix (listed, "classical\tmechanical\t25/2700:900\t45 min for 25 moves, then 15–30 min\tIV.8.4\n"));
  g_assert_nonnull (strstr (listed, "blitz\telectronic\t180+3\t3–5 min + 3–5 s a move\tIV.8.6\n"));
  g_assert_cmpint (CTL_RUN (NULL, &checkers, NULL, "controls", self->file, "--sport", "checkers", "--json"), ==, 0);
  g_assert_nonnull (strstr (checkers, "\"control\":\"30/3600:0+60\""));
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Checkers", "--time", "30/3600:0+60"), ==, 0);
}

/* Now, in minutes, at an hour, or in full. */
static void
test_start (CtlFixture   *self,
            gconstpointer data)
{
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "now"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "+5"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "10:30"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "2026-11-20T10:30"), ==, 0);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "25:00"), ==, 3);
  g_assert_cmpint (RUN ("round", self->file, "start", "1", "--start", "soon"), ==, 3);
}

/* The distance regulation stands over the FIDE Laws of 2009 and over no others. */
static void
test_adopt (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *file = g_build_filename (self->folder, "distance.zhereb", NULL);
  g_autofree char *asked = NULL;
  g_autofree char *json = NULL;
  g_autofree char *words = NULL;

  g_assert_cmpint (RUN ("regulation", self->file, "--adopt", "distance-team"), ==, 1);
  g_assert_cmpint (RUN ("regulation", self->file), ==, 2);
  g_assert_cmpint (RUN ("new", file, "--title", "Test Cup", "--ruleset", "fide-2009"), ==, 0);
  g_assert_cmpint (RUN ("regulation", file, "--adopt", "nothing"), ==, 2);
  g_assert_cmpint (RUN ("regulation", file, "--adopt", "nothing", "--ask"), ==, 2);
  g_assert_cmpint (RUN ("regulation", self->file, "--adopt", "distance-team", "--ask"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &asked, NULL, "regulation", file, "--adopt", "distance-team", "--ask"), ==, 0);
  g_assert_true (g_str_has_prefix (asked, "Holds for tournaments made from now on: "));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "regulation", file, "--adopt", "distance-team", "--ask", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"regulation\":\"distance-team\""));
  g_assert_cmpint (CTL_RUN (NULL, &words, NULL, "log", file), ==, 0);
  g_assert_null (strstr (words, "Distance team event"));
  g_clear_pointer (&words, g_free);
  g_assert_cmpint (CTL_RUN (NULL, &words, NULL, "regulation", file, "--adopt", "distance-team"), ==, 0);
  g_assert_nonnull (strstr (words, "Distance team event"));
  g_unlink (file);
}

/* What is agreed with a player with a disability is kept, taken back, and checked. */
static void
test_arrangements (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *words = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &words, NULL, "entry", self->file, "edit", "1", "--class", "B1", "--assistant", "Ccc Three", "--duties", "moves the pieces",
                            "--board-kind", "relief", "--clock-kind", "talking", "--warning", "10", "--announces", "yes"),
                   ==, 0);
  g_assert_nonnull (strstr (words, "moves the pieces"));
  g_assert_nonnull (strstr (words, "relief"));
  g_assert_cmpint (RUN ("entry", self->file, "edit", "1", "--board-kind", "glass"), ==, 3);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "1", "--warning", "90"), ==, 3);
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("redo", self->file), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/clocks/late", CtlFixture, NULL, set_up, test_late, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/late-usage", CtlFixture, NULL, set_up, test_late_usage, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/clocks", CtlFixture, NULL, set_up, test_clocks, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/controls", CtlFixture, NULL, set_up, test_controls, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/dial", CtlFixture, NULL, set_up, test_dial, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/start", CtlFixture, NULL, set_up, test_start, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/adopt", CtlFixture, NULL, set_up, test_adopt, ctl_fixture_tear_down);
  g_test_add ("/ctl/clocks/arrangements", CtlFixture, NULL, set_up, test_arrangements, ctl_fixture_tear_down);
  return g_test_run ();
}
