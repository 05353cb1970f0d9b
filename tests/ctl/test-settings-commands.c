/* Tie-breaks, groups, prizes, team places and norms of a competition file, as a script sets and
 * reads them. Four players, everybody against everybody; the better number always wins. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
run (const char        *input,
     char             **output,
     const char *const *words)
{
  g_autofree char *errors = NULL;
  int              code = ctl_run (words, input, output, &errors);

  if (code != 0)
    g_test_message ("%s", errors);
  g_assert_cmpint (code, ==, 0);
}

#define RUN(input, output, ...) run (input, output, (const char *const[]){ __VA_ARGS__, NULL })

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  static const char entries[] = "surname,given,sex,birth,region,category,rating\n"
                                "Alpha,Test,m,1990,North,I,2000\n"
                                "Beta,Test,w,2011,South,II,1900\n"
                                "Gamma,Test,m,2012,North,II,1800\n"
                                "Delta,Test,w,1985,South,III,1700\n";
  g_autofree char  *list = NULL;

  fixture->folder = g_dir_make_tmp ("zhereb-settings-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "cup.zhereb", NULL);
  list = g_build_filename (fixture->folder, "entries.csv", NULL);
  g_assert_true (g_file_set_contents (list, entries, -1, NULL));
  RUN (NULL, NULL, "new", fixture->path, "--title", "Invented cup", "--ruleset", "ua-chess-2026", "--start", "2026-03-01");
  RUN (NULL, NULL, "tournament", fixture->path, "add", "--name", "Open", "--system", "round-robin", "--tie-breaks", "UC-DE,UC-SB");
  RUN (NULL, NULL, "import", fixture->path, list);
  RUN (NULL, NULL, "entry", fixture->path, "number", "--by", "rating");
  g_unlink (list);
}

static void
play (Fixture *fixture)
{
  static const char *const results[3][2] = { { "1-0", "1-0" }, { "0-1", "1-0" }, { "1-0", "0-1" } };

  RUN (NULL, NULL, "pair", fixture->path, "--all", "--publish");
  for (int round = 0; round < 3; round++)
    for (int board = 0; board < 2; board++)
      {
        g_autofree char *round_text = g_strdup_printf ("%d", round + 1);
        g_autofree char *board_text = g_strdup_printf ("%d", board + 1);

        RUN (NULL, NULL, "result", fixture->path, "--round", round_text, "--board", board_text, results[round][board]);
      }
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_unlink (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

/* Runs `zherebctl COMMAND FILE` and compares what it prints. */
static void
check_output (Fixture    *fixture,
              const char *command,
              const char *expected)
{
  g_autofree char *output = NULL;

  RUN (NULL, &output, command, fixture->path);
  g_assert_cmpstr (output, ==, expected);
}

static void
test_tiebreaks (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *proposal = NULL;
  g_autofree char *other = NULL;
  g_autofree char *kinds = NULL;

  RUN (NULL, &proposal, "tie-breaks", fixture->path, "propose");
  g_assert_true (g_str_has_prefix (proposal, "UC-DE\t"));
  g_assert_nonnull (strstr (proposal, "\nUC-BR\t"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tie-breaks", fixture->path, "propose-other"), ==, 1);
  RUN (NULL, NULL, "regulation", fixture->path, "tie-breaks.round-robin-shmulyan", "UD-SHM,UD-WIN");
  RUN (NULL, NULL, "regulation", fixture->path, "tie-breaks.swiss-similar-ratings", "UD-SHM,UD-WIN");
  RUN (NULL, &other, "tie-breaks", fixture->path, "propose-other");
  g_assert_true (g_str_has_prefix (other, "UD-SHM\t"));
  RUN (NULL, &kinds, "tie-breaks", fixture->path, "list");
  g_assert_nonnull (strstr (kinds, "\nBH\tBuchholz\tC.07 8.1\t:CMP\n"));

  play (fixture);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "tie-breaks", fixture->path, "set", "SB,DE"), ==, 1);
  g_assert_nonnull (strstr (errors, "reason"));
  RUN (NULL, NULL, "tie-breaks", fixture->path, "set", "SB,DE", "--reason", "A misprint");
  check_output (fixture, "tie-breaks", "SB\tSonneborn-Berger\nDE\tDirect encounter\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tie-breaks", fixture->path, "set", "XYZ", "--reason", "A misprint"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tie-breaks", fixture->path, "by-hand", "2,1", "--reason", "A play-off"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tie-breaks", fixture->path, "by-hand"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tie-breaks", fixture->path, "nonsense"), ==, 2);
  RUN (NULL, NULL, "tie-breaks", fixture->path, "lots", "--seed", "7");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", fixture->path), ==, 0);
}

static void
test_prizes (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *plan = NULL;
  g_autofree char *json = NULL;
  g_autofree char *document = NULL;

  check_output (fixture, "prizes", "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "prizes"), ==, 1);
  g_assert_cmpint (CTL_RUN ("[list 1]\ntitle=Main\n", NULL, NULL, "prizes", fixture->path, "set", "-"), ==, 3);
  play (fixture);
  RUN ("[prizes]\nchoice=first\ncurrency=грн\n"
       "[list 1]\ntitle=Main\namounts=1000;500.50\n"
       "[list 2]\ntitle=Women\nmembers=sex=w\namounts=300;200\n",
       NULL, "prizes", fixture->path, "set", "-");
  check_output (fixture, "prizes",
                "Main\t1\t1\tAlpha Test\t1000\n"
                "Main\t2\t2\tBeta Test\t500.50\n"
                "Women\t1\t4\tDelta Test\t300\n");
  RUN (NULL, &json, "prizes", fixture->path, "--json");
  g_assert_nonnull (strstr (json, "\"amount\":\"500.50\""));
  RUN (NULL, &document, "report", fixture->path, "prizes", "--lang", "uk", "--format", "csv");
  g_assert_nonnull (strstr (document, "500.50"));
  RUN (NULL, &plan, "prizes", fixture->path, "plan");
  g_assert_nonnull (strstr (plan, "members=sex=w"));
  RUN (NULL, NULL, "prizes", fixture->path, "clear");
  check_output (fixture, "prizes", "");
  RUN (NULL, NULL, "undo", fixture->path);
  g_clear_pointer (&json, g_free);
  RUN (NULL, &json, "prizes", fixture->path);
  g_assert_nonnull (strstr (json, "Delta"));
}

static void
test_groups_and_teams (Fixture      *fixture,
                       gconstpointer data)
{
  play (fixture);
  check_output (fixture, "groups", "");
  RUN ("[group 1]\ntitle=Juniors\nmembers=born=2010-\n[group 2]\ntitle=South\nmembers=region=South;sex=w\n", NULL, "groups", fixture->path, "set", "-");
  check_output (fixture, "groups",
                "Juniors\t1\t2\t2\tBeta Test\t2\n"
                "Juniors\t2\t3\t3\tGamma Test\t1\n"
                "South\t1\t2\t2\tBeta Test\t2\n"
                "South\t2\t4\t4\tDelta Test\t0\n");

  check_output (fixture, "team-places", "");
  RUN ("[teams]\ngroup=region\ncounting=table\ntable=10;7;4;1\nwomen=1\nbest=2\n", NULL, "team-places", fixture->path, "set", "-");
  check_output (fixture, "team-places",
                "1\tSouth\t8\t0\t2,4\n"
                "2\tNorth\t10\t1\t1\n");
  g_assert_cmpint (CTL_RUN ("[teams]\ngroup=stars\n", NULL, NULL, "team-places", fixture->path, "set", "-"), ==, 3);
}

static void
test_norms (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *document = NULL;

  play (fixture);
  check_output (fixture, "norms", "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "report", fixture->path, "norms"), ==, 1);
  g_assert_cmpint (CTL_RUN ("nothing", NULL, NULL, "norms", fixture->path, "set", "-"), ==, 3);
  RUN ("[norms]\ntitle=Invented\n[norm 1]\ncategory=I\ngames=3\nscale=1500:60\n", NULL, "norms", fixture->path, "set", "-");
  check_output (fixture, "norms", "2\tBeta Test\tI\t3\t1833.33\t66.67\t60\n");
  RUN (NULL, &document, "report", fixture->path, "norms", "--lang", "en", "--format", "txt");
  g_assert_nonnull (strstr (document, "Beta"));
  g_assert_null (strstr (document, "Alpha"));
  RUN (NULL, NULL, "norms", fixture->path, "clear");
  check_output (fixture, "norms", "");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/ctl/settings/tiebreaks", Fixture, NULL, set_up, test_tiebreaks, tear_down);
  g_test_add ("/ctl/settings/prizes", Fixture, NULL, set_up, test_prizes, tear_down);
  g_test_add ("/ctl/settings/groups-and-teams", Fixture, NULL, set_up, test_groups_and_teams, tear_down);
  g_test_add ("/ctl/settings/norms", Fixture, NULL, set_up, test_norms, tear_down);
  return g_test_run ();
}
