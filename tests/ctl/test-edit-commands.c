/* What a command that edits is not told stays as it is. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, __VA_ARGS__), ==, 0)

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
  RUN ("new", fixture->file, "--title", "Cup", "--ruleset", "fide-2023");
  RUN ("tournament", fixture->file, "add", "--name", "Men", "--time", "5400+30", "--system", "round-robin");
  RUN ("entry", fixture->file, "add", "Aa", "One", "--rating", "2000", "--club", "Odd club", "--coach", "Odd coach", "--sex", "f", "--birth", "2014-05-06");
  RUN ("entry", fixture->file, "add", "Bb", "Two", "--rating", "1900");
  RUN ("entry", fixture->file, "number");
}

static char *
read_back (CtlFixture *fixture,
           const char *what)
{
  char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, what, fixture->file, "--json"), ==, 0);
  return output;
}

static void
check_says (CtlFixture *fixture,
            const char *what,
            const char *text)
{
  g_autofree char *output = read_back (fixture, what);

  if (strstr (output, text) == NULL)
    g_error ("%s says nothing of %s: %s", what, text, output);
}

/* A category alone is set of somebody who is there; another person is another person. */
static void
test_official (CtlFixture   *fixture,
               gconstpointer data)
{
  g_autofree char *all = NULL;

  RUN ("official", fixture->file, "chief-arbiter", "Odd Person", "--category", "First", "--federation", "North", "--birth", "1970-02-03");
  RUN ("official", fixture->file, "chief-arbiter", "Odd Person", "--category", "Second");
  check_says (fixture, "official", "\"birth\":\"1970-02-03\",\"boards\":\"\",\"category\":\"Second\",\"email\":\"\",\"federation\":\"North\"");
  RUN ("official", fixture->file, "arbiter", "Third Person", "--federation", "South");
  RUN ("official", fixture->file, "arbiter", "Third Person", "--category", "Third");
  check_says (fixture, "official", "\"category\":\"Third\",\"email\":\"\",\"federation\":\"South\",\"fide_id\":\"\",\"name\":\"Third Person\"");
  all = read_back (fixture, "official");
  g_assert_null (strstr (strstr (all, "Third Person") + 1, "Third Person"));
  RUN ("official", fixture->file, "chief-arbiter", "Other Person");
  check_says (fixture, "official", "\"birth\":\"\",\"boards\":\"\",\"category\":\"\",\"email\":\"\",\"federation\":\"\",\"fide_id\":\"\",\"name\":\"Other Person\"");
}

static void
test_nothing (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  RUN ("official", fixture->file, "chief-arbiter", "Odd Person", "--category", "First", "--birth", "1970-02-03");
  before = read_back (fixture, "info");
  RUN ("tournament", fixture->file, "edit");
  RUN ("entry", fixture->file, "edit", "1");
  RUN ("official", fixture->file, "chief-arbiter", "Odd Person");
  after = read_back (fixture, "info");
  g_assert_cmpstr (before, ==, after);
}

/* The discipline is the class of the time control, as when the tournament was added. */
static void
test_time (CtlFixture   *fixture,
           gconstpointer data)
{
  check_says (fixture, "tournament", "\"discipline\":\"classical\"");
  RUN ("tournament", fixture->file, "edit", "--time", "180+2");
  check_says (fixture, "tournament", "\"discipline\":\"blitz\"");
  ctl_expect (fixture, 0, "log FILE --limit 1 --lang en", "90 min + 30 s a move → 3 min + 2 s a move");
  RUN ("tournament", fixture->file, "edit", "--time", "900+0", "--discipline", "classical");
  check_says (fixture, "tournament", "\"discipline\":\"classical\"");
}

/* What is chosen stays with its origin, and can be taken back to the rules of the event. */
static void
test_by_rules (CtlFixture   *fixture,
               gconstpointer data)
{
  RUN ("tournament", fixture->file, "edit", "--win", "3", "--acceleration", "none");
  check_says (fixture, "tournament", "\"win\":30");
  RUN ("tournament", fixture->file, "settings");
  RUN ("tournament", fixture->file, "edit", "--by-rules", "win,full-bye,forfeit-win,allocated-bye");
  check_says (fixture, "tournament", "\"win\":10");
}

static void
test_scoring (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *errors = NULL;

  RUN ("pair", fixture->file);
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "1-0");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "tournament", fixture->file, "edit", "--scoring", "2"), ==, 1);
  g_assert_nonnull (strstr (errors, "1 result already entered in “Men” would count differently, and these points would change: Aa One 1 → 2."));
  check_says (fixture, "tournament", "\"win\":10");
  RUN ("tournament", fixture->file, "edit", "--scoring", "2", "--reason", "Invented reason");
  check_says (fixture, "tournament", "\"win\":20");
}

static char *
take_errors (CtlFixture *fixture,
             const char *key,
             const char *value)
{
  char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "regulation", fixture->file, key, value), ==, 0);
  return errors;
}

/* A rule changed later is not one of the tournaments that there are; they are named. */
static void
test_regulation (CtlFixture   *fixture,
                 gconstpointer data)
{
  g_autofree char *silent = take_errors (fixture, "lateness.default-seconds", "900");
  g_autofree char *win = take_errors (fixture, "scoring.win", "3");
  g_autofree char *again = NULL;
  g_autofree char *order = NULL;
  g_autofree char *shown = take_errors (fixture, "conduct.comfort-zone-cm", "20");
  g_autofree char *asked = NULL;
  g_autofree char *listed = NULL;

  g_assert_true (g_str_has_prefix (shown, "□ Shown, not applied: "));
  g_assert_cmpint (CTL_RUN (NULL, &asked, NULL, "regulation", fixture->file, "scoring.win", "5", "--ask"), ==, 0);
  g_assert_nonnull (strstr (asked, "Men: “Points for a win” stays 1"));
  g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "regulation", fixture->file, "list"), ==, 0);
  g_assert_nonnull (strstr (listed, "scoring.win\t3\t1\t"));

  g_assert_cmpstr (silent, ==, "");
  g_assert_cmpstr (win, ==, "This tournament keeps what it was made with: Men. Where the regulation is to hold for it too, change its own settings\n");
  check_says (fixture, "tournament", "\"win\":10");
  RUN ("tournament", fixture->file, "add", "--name", "Women", "--time", "5400+30", "--system", "round-robin");
  again = take_errors (fixture, "scoring.win", "3");
  g_assert_cmpstr (again, ==, win);
  order = take_errors (fixture, "tie-breaks.shared-places", "better");
  g_assert_nonnull (strstr (order, "Men, Women"));
}

static void
test_adjournment (CtlFixture   *fixture,
                  gconstpointer data)
{
  RUN ("pair", fixture->file);
  RUN ("adjourn", fixture->file, "--round", "1", "--board", "1", "--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41", "--times", "1:58:00-1:57:00",
       "--draw-offer", "black", "--at", "2026-03-01T18:00:30", "--place", "Odd hall", "--note", "Odd note");
  RUN ("adjourn", fixture->file, "--round", "1", "--board", "1", "--resume-at", "2026-03-02T09:00:30");
  check_says (fixture, "adjourn", "\"white_time\":7080");
  check_says (fixture, "adjourn", "\"move_number\":41");
  check_says (fixture, "adjourn", "\"draw_offer\":\"black\"");
  check_says (fixture, "adjourn", "\"adjourned_at\":\"2026-03-01T18:00:30\"");
  check_says (fixture, "adjourn", "\"resume_at\":\"2026-03-02T09:00:30\"");
  check_says (fixture, "adjourn", "\"resume_place\":\"Odd hall\"");
  RUN ("resume", fixture->file, "--round", "1", "--board", "1", "--sealed-move", "Kd2", "--present", "black", "--at", "2026-03-02T09:00:30");
  RUN ("resume", fixture->file, "--round", "1", "--board", "1", "--ended", "2026-03-02T11:00");
  check_says (fixture, "adjourn", "\"sealed_move\":\"Kd2\"");
  check_says (fixture, "adjourn", "\"present\":2");
  check_says (fixture, "adjourn", "\"opened_at\":\"2026-03-02T09:00:30\"");
  check_says (fixture, "adjourn", "\"note\":\"Odd note\"");
}

/* Whichever of the two is written last, and in the list of officials, which tells the norms. */
static void
test_playing_official (void)
{
  CtlFixture       fixture;
  g_autofree char *as_official = NULL;
  g_autofree char *as_player = NULL;
  g_autofree char *other = NULL;
  g_autofree char *list = NULL;

  ctl_fixture_pair_two (&fixture, "ru-chess-988", "5400+30");
  RUN ("tournament", fixture.file, "add", "--name", "Rapid", "--system", "dutch");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &as_official, "official", fixture.file, "arbiter", "Aaa One"), ==, 0);
  g_assert_nonnull (strstr (as_official, "Aaa One is an official of this event and entered as a player"));
  g_assert_nonnull (strstr (as_official, "[II.3.4]"));
  RUN ("official", fixture.file, "chief-arbiter", "Ccc Three");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &as_player, "entry", fixture.file, "add", "Ccc", "Three", "--tournament", "Rapid"), ==, 0);
  g_assert_nonnull (strstr (as_player, "Ccc Three is an official"));
  g_assert_null (strstr (as_player, "Aaa One"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &other, "entry", fixture.file, "add", "Ddd", "Four", "--tournament", "Rapid"), ==, 0);
  g_assert_cmpstr (other, ==, "");
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "official", fixture.file), ==, 0);
  g_assert_nonnull (strstr (list, "\n- Aaa One is an official"));
  g_assert_nonnull (strstr (list, "\n- Ccc Three is an official"));
  ctl_fixture_tear_down (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/edit/official", CtlFixture, NULL, set_up, test_official, ctl_fixture_tear_down);
  g_test_add ("/ctl/edit/nothing", CtlFixture, NULL, set_up, test_nothing, ctl_fixture_tear_down);
  g_test_add ("/ctl/edit/time", CtlFixture, NULL, set_up, test_time, ctl_fixture_tear_down);
  g_test_add ("/ctl/edit/by-rules", CtlFixture, NULL, set_up, test_by_rules, ctl_fixture_tear_down);
  g_test_add ("/ctl/edit/adjournment", CtlFixture, NULL, set_up, test_adjournment, ctl_fixture_tear_down);
  g_test_add ("/ctl/edit/regulation", CtlFixture, NULL, set_up, test_regulation, ctl_fixture_tear_down);
  g_test_add_func ("/ctl/edit/playing-official", test_playing_official);
  g_test_add ("/ctl/edit/scoring", CtlFixture, NULL, set_up, test_scoring, ctl_fixture_tear_down);
  return g_test_run ();
}
