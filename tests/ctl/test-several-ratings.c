/* Players with several ratings, as events of more than thirty days have them, and players with none: which of them
 * tie-breaks count, and which the report has. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

/* Four play all against all; the second has other ratings in rounds 2 and 3, the fourth has none. White wins on board 1,
 * board 2 is drawn: 1-4 2-3, 4-3 1-2, 2-4 3-1. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  static const char *const ratings[] = { "2400", "2300", "2200", "0" };
  static const char *const names[] = { "Aaa One", "Bbb Two", "Ccc Three", "Ddd Four" };

  static const char *const ids[] = { "14100010", "14100029", "14100037", "14100045" };

  ctl_fixture_init (self);
  g_assert_cmpint (RUN ("new", self->file, "--title", "Cup", "--ruleset", "fide-2023", "--place", "Town", "--federation", "UKR", "--start", "2026-01-05", "--end",
                        "2026-03-05", "--chief-arbiter", "Verba Clara"),
                   ==, 0);
  g_assert_cmpint (RUN ("tournament", self->file, "add", "--name", "Men", "--system", "round-robin", "--tiebreaks", "ARO,RTNG,TPR", "--time", "5400+30"), ==, 0);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (RUN ("entry", self->file, "add", names[i], "--rating", ratings[i], "--fide-id", ids[i]), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "edit", "Bbb", "--later-ratings", "2:2320 3:2340"), ==, 0);
  g_assert_cmpint (RUN ("entry", self->file, "number", "--by", "rating"), ==, 0);
  for (int round = 1; round <= 3; round++)
    {
      g_autofree char *text = g_strdup_printf ("%d", round);
      g_autofree char *start = g_strdup_printf ("2026-0%d-05T10:00", round);

      g_assert_cmpint (RUN ("pair", self->file, "--publish"), ==, 0);
      g_assert_cmpint (RUN ("round", self->file, "start", text, "--start", start), ==, 0);
      g_assert_cmpint (RUN ("result", self->file, "--round", text, "--board", "1", "1-0"), ==, 0);
      g_assert_cmpint (RUN ("result", self->file, "--round", text, "--board", "2", "=-="), ==, 0);
      g_assert_cmpint (RUN ("round", self->file, "close", text), ==, 0);
    }
}

static void
check_standings (CtlFixture *self,
                 const char *rows)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "standings", self->file), ==, 0);
  g_assert_cmpstr (output, ==, rows);
}

static void
choose (CtlFixture *self,
        const char *option,
        const char *value)
{
  g_assert_cmpint (RUN ("tournament", self->file, "edit", option, value, "--reason", "the regulations say so"), ==, 0);
}

/* The article makes an unrated player void these tie-breaks; two ways give him a rating. */
static void
test_unrated (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *report = NULL;

  check_standings (self, "1\t1\tAaa One\t2\t–\t2400\t–\n2\t2\tBbb Two\t2\t–\t2300\t–\n3\t3\tCcc Three\t1\t–\t2200\t–\n4\t4\tDdd Four\t1\t–\t–\t–\n");
  choose (self, "--unrated-ratings", "lowest");
  check_standings (self, "1\t2\tBbb Two\t2\t2267\t2300\t2392\n2\t1\tAaa One\t2\t2233\t2400\t2358\n3\t3\tCcc Three\t1\t2300\t2200\t2175\n3\t4\tDdd Four\t1\t2300\t2200\t2175\n");
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "export", self->file, "--trf", "26"), ==, 0);
  g_assert_nonnull (strstr (report, "\n202 ARO/U2200,RTNG/U2200,TPR/U2200\n"));
  choose (self, "--unrated-ratings", "average");
  check_standings (self, "1\t2\tBbb Two\t2\t2300\t2300\t2425\n2\t1\tAaa One\t2\t2267\t2400\t2392\n3\t3\tCcc Three\t1\t2333\t2200\t2208\n4\t4\tDdd Four\t1\t2300\t2300\t2175\n");
}

/* The first rating counts unless the regulations say otherwise; else that of each round, or the last. */
static void
test_tiebreaks (CtlFixture   *self,
                gconstpointer data)
{
  static const char first[] =
      "1\t2\tBbb Two\t2\t2267\t2300\t2392\n2\t1\tAaa One\t2\t2233\t2400\t2358\n3\t3\tCcc Three\t1\t2300\t2200\t2175\n3\t4\tDdd Four\t1\t2300\t2200\t2175\n";

  choose (self, "--unrated-ratings", "lowest");
  check_standings (self, first);
  choose (self, "--tiebreak-ratings", "each-round");
  check_standings (self, "1\t2\tBbb Two\t2\t2267\t2300\t2392\n2\t1\tAaa One\t2\t2240\t2400\t2365\n3\t4\tDdd Four\t1\t2313\t2200\t2188\n4\t3\tCcc Three\t1\t2300\t2200\t2175\n");
  choose (self, "--tiebreak-ratings", "last");
  check_standings (self, "1\t2\tBbb Two\t2\t2267\t2340\t2392\n2\t1\tAaa One\t2\t2247\t2400\t2372\n3\t3\tCcc Three\t1\t2313\t2200\t2188\n3\t4\tDdd Four\t1\t2313\t2200\t2188\n");
  choose (self, "--tiebreak-ratings", "first");
  check_standings (self, first);
}

/* Each rating belongs to rounds: a part of the event goes to rating with the one of that part. */
static void
test_rounds (CtlFixture   *self,
             gconstpointer data)
{
  static const struct
  {
    const char *rounds;
    const char *row;
  } parts[] = {
    { "1-3", "Bbb, Two                          2300" },
    { "1-1", "Bbb, Two                          2300" },
    { "2-2", "Bbb, Two                          2320" },
    { "3-3", "Bbb, Two                          2340" },
  };
  g_autofree char *refused = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *report = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "fide", self->file, "report", "--rounds", parts[i].rounds), ==, 0);
      g_assert_nonnull (strstr (report, parts[i].row));
    }
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "entry", self->file, "edit", "Bbb", "--later-ratings", "3:2340 2:2320"), ==, 3);
  g_assert_nonnull (strstr (refused, "5:2310 9:2330"));
  g_assert_cmpint (RUN ("undo", self->file), ==, 0);
  g_assert_cmpint (RUN ("verify", self->file), ==, 0);
}

#define ADD(name, func) g_test_add ("/ctl/several-ratings/" name, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("unrated", test_unrated);
  ADD ("tiebreaks", test_tiebreaks);
  ADD ("rounds", test_rounds);
  return g_test_run ();
}
