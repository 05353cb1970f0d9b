/* FIDE mode, what it locks and how it is left; the rating report, what it lacks and what was sent. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

#define RUN(...) g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, __VA_ARGS__), ==, 0)

/* Six players whose FIDE IDs are invented and can be, three rounds by the Dutch system. */
static void
make_event (CtlFixture *fixture)
{
  static const char *const ids[] = { "14100010", "14100029", "14100037", "14100045", "14100053", "14100061" };

  RUN ("new", fixture->file, "--title", "Cup", "--ruleset", "fide-2023", "--place", "Town", "--federation", "UKR", "--start", "2026-10-01",
       "--end", "2026-10-03", "--chief-arbiter", "Verba Clara");
  RUN ("tournament", fixture->file, "add", "--name", "Open", "--system", "dutch", "--rounds", "3", "--time", "5400+30");
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *name = g_strdup_printf ("Surname%c Given", (char) ('A' + i));
      g_autofree char *rating = g_strdup_printf ("%d", 2000 - (int) i);

      RUN ("entry", fixture->file, "add", name, "--rating", rating, "--fide-id", ids[i]);
    }
  RUN ("entry", fixture->file, "number");
}

static void
play_round (CtlFixture *fixture,
            const char *round)
{
  static const char *const boards[] = { "1", "2", "3" };
  g_autofree char         *start = g_strdup_printf ("2026-10-0%sT10:00", round);

  RUN ("pair", fixture->file, "--publish");
  RUN ("round", fixture->file, "start", round, "--start", start);
  for (gsize i = 0; i < G_N_ELEMENTS (boards); i++)
    RUN ("result", fixture->file, "--round", round, "--board", boards[i], "1-0");
}

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
  make_event (fixture);
}

static void
check_output (const char        *wanted,
              const char *const *arguments)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (ctl_run (arguments, NULL, &output, NULL), ==, 0);
  g_assert_cmpstr (output, ==, wanted);
}

#define CHECK(wanted, ...) check_output (wanted, (const char *const[]){ __VA_ARGS__, NULL })

/* Questions 40 and 41 of the checklist: the mode is there without being asked for, where the system is FIDE's. */
static void
test_default (CtlFixture   *fixture,
              gconstpointer data)
{
  CHECK ("on\t0\n", "fide", fixture->file, "mode");
  RUN ("tournament", fixture->file, "add", "--name", "National", "--system", "swiss-ua", "--rounds", "3");
  RUN ("tournament", fixture->file, "add", "--name", "Draughts", "--system", "dutch", "--sport", "draughts-100", "--rounds", "3");
  CHECK ("none\t0\n", "fide", fixture->file, "mode", "--tournament", "National");
  CHECK ("none\t0\n", "fide", fixture->file, "mode", "--tournament", "Draughts");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", fixture->file, "mode", "--leave-fide-mode", "--because", "x", "--tournament", "National"), ==, 1);
}

/* A tournament that came as a report begins in the mode as well. */
static void
test_imported (CtlFixture   *fixture,
               gconstpointer data)
{
  g_autofree char *report = g_build_filename (fixture->folder, "made.trf", NULL);

  RUN ("trf", "generate", "--players", "12", "--rounds", "3", "--seed", "4", "-o", report);
  RUN ("import", fixture->file, report, "--name", "Imported");
  CHECK ("on\t0\n", "fide", fixture->file, "mode", "--tournament", "Imported");
  g_assert_cmpint (g_unlink (report), ==, 0);
}

/* Questions 42 to 46: two words, a line in the report, a mark on paper, and no way back. */
static void
test_leave (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *report = NULL;
  g_autofree char *errors = NULL;

  play_round (fixture, "1");
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "report", fixture->file, "standings"), ==, 0);
  g_assert_nonnull (strstr (before, " · FIDE mode\n"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", fixture->file, "mode", "--leave-fide-mode"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", fixture->file, "mode", "--because", "one round more"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", fixture->file, "mode", "--leave-fide-mode", "--because", " "), ==, 1);
  CHECK ("on\t0\n", "fide", fixture->file, "mode");

  RUN ("fide", fixture->file, "mode", "--leave-fide-mode", "--because", "one round more");
  CHECK ("left\t2\n", "fide", fixture->file, "mode");
  RUN ("undo", fixture->file);
  CHECK ("left\t2\n", "fide", fixture->file, "mode");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "fide", fixture->file, "mode", "--leave-fide-mode", "--because", "x"), ==, 1);
  g_assert_nonnull (strstr (errors, "has left FIDE mode already, before round 2"));
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (report, "\n### FIDE mode exited @ Round 2\n"));
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "report", fixture->file, "standings"), ==, 0);
  g_assert_nonnull (strstr (after, " · FIDE mode left before round 2\n"));
  RUN ("verify", fixture->file, "--by-command");
}

/* Its number in the journal names it, and it stays. */
static void
test_leave_is_for_good (CtlFixture   *fixture,
                        gconstpointer data)
{
  g_autofree char *log = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *number = NULL;
  const char      *entry;

  RUN ("fide", fixture->file, "mode", "--leave-fide-mode", "--because", "one round more");
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--limit", "1", "--json"), ==, 0);
  g_assert_nonnull (strstr (log, "FIDE mode left before round 1"));
  entry = strstr (log, "\"entry\":") + strlen ("\"entry\":");
  number = g_strndup (entry, strspn (entry, "0123456789"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "undo", fixture->file, "--act", number), ==, 1);
  g_assert_nonnull (strstr (errors, "is for good"));
}

/* What the mode does not let anybody do once a round is paired, and what the sentence names. */
static const struct
{
  const char *name;
  const char *arguments[13]; /* behind the file, which stands behind the first */
  const char *named;
} locks[] = {
  { "rounds", { "tournament", "edit", "--rounds", "5", "--reason", "x" }, "FIDE C.04.1, 1" },
  { "points", { "tournament", "edit", "--win", "3", "--draw", "1", "--allocated-bye", "3", "--full-bye", "3", "--reason", "x" }, "stays once a round is paired" },
  { "tie-breaks", { "tournament", "edit", "--tie-breaks", "SB,WIN", "--reason", "x" }, "FIDE C.07" },
  { "bans", { "forbidden", "set", "1-2" }, "FIDE C.05, 5.2" },
  { "old-result", { "result", "--round", "1", "--board", "1", "0-1", "--reason", "x" }, "FIDE C.04.2, 4.3" },
  { "old-round", { "round", "reopen", "1", "--reason", "x" }, "FIDE C.04.2, 4.3" },
};

static int
run_lock (CtlFixture *fixture,
          gsize       lock,
          char      **errors)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (locks[lock].arguments) && locks[lock].arguments[i] != NULL; i++)
    {
      g_ptr_array_add (words, (gpointer) locks[lock].arguments[i]);
      if (i == 0)
        g_ptr_array_add (words, fixture->file);
    }
  g_ptr_array_add (words, NULL);
  return ctl_run ((const char *const *) words->pdata, NULL, NULL, errors);
}

static void
test_lock (CtlFixture   *fixture,
           gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *errors = NULL;

  play_round (fixture, "1");
  play_round (fixture, "2");
  play_round (fixture, "3");
  g_assert_cmpint (run_lock (fixture, i, &errors), ==, 1);
  g_assert_nonnull (strstr (errors, locks[i].named));
  g_assert_nonnull (strstr (errors, "“Open” is in FIDE mode. If it must be, leave FIDE mode first"));
  RUN ("fide", fixture->file, "mode", "--leave-fide-mode", "--because", "the organiser wants it");
  g_assert_cmpint (run_lock (fixture, i, NULL), ==, 0);
}

static void
check_stands (CtlFixture *fixture,
              const char *wanted,
              gboolean    stands,
              const char *verb,
              const char *word)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, verb, fixture->file, word), ==, 0);
  if ((strstr (output, wanted) != NULL) != stands)
    g_test_message ("%s", output);
  g_assert_true ((strstr (output, wanted) != NULL) == stands);
}

/* Who met whom, and by which result: one line of a report; its name and points come before. */
#define FIRST_LINE "SurnameA, Given                   2000 UKR    14100010             "

/* Questions 192 and 193: an old result is corrected for the rating report alone, which tells of it. */
static void
test_report_result (CtlFixture   *fixture,
                    gconstpointer data)
{
  const char      *telling = "### Rating correction @ Round 1: 1-4: 1-0 => 0-1 (pairings and standings used 1-0)";
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *results = NULL;
  g_autofree char *errors = NULL;

  for (int round = 1; round <= 3; round++)
    play_round (fixture, ((const char *[]){ "1", "2", "3" })[round - 1]);
  RUN ("round", fixture->file, "close", "3");
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "standings", fixture->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "result", fixture->file, "--round", "3", "--board", "1", "0-1", "--rating-only", "--reason", "x"), ==, 1);
  g_assert_nonnull (strstr (errors, "Round 3: a correction still counts for the standings"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", fixture->file, "--round", "1", "--board", "1", "0-1", "--rating-only"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "result", fixture->file, "--round", "1", "--board", "1", "1-0", "--rating-only", "--reason", "x"), ==, 3);
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "0-1", "--rating-only", "--reason", "By the score sheets");

  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "standings", fixture->file), ==, 0);
  g_assert_cmpstr (after, ==, before);
  check_stands (fixture, FIRST_LINE "2.0    3     4 w 0 ", TRUE, "fide", "report");
  check_stands (fixture, telling, TRUE, "fide", "report");
  check_stands (fixture, FIRST_LINE "2.0    3     4 w 1 ", TRUE, "export", "--names=latin");
  check_stands (fixture, telling, TRUE, "export", "--names=latin");
  g_assert_cmpint (CTL_RUN (NULL, &results, NULL, "report", fixture->file, "results", "--round", "1"), ==, 0);
  g_assert_nonnull (strstr (results, "1 – 0 †"));
  check_stands (fixture, "† Round 1, board 1, SurnameA Given – SurnameD Given: in the rating report 0 – 1", TRUE, "report", "crosstable");
  check_stands (fixture, "4w1†", TRUE, "report", "crosstable");
  check_stands (fixture, "corrected for the rating report only", TRUE, "report", "arbiter-report");
  RUN ("verify", fixture->file, "--by-command");
  RUN ("undo", fixture->file);
  check_stands (fixture, "### Rating correction", FALSE, "fide", "report");
  check_stands (fixture, "†", FALSE, "report", "crosstable");
}

/* What our report tells is read again: pairs, places and the correction agree; a closed tournament takes it as well,
 * and it can be taken back. */
static void
test_report_read (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *report = g_build_filename (fixture->folder, "report.trf", NULL);

  for (int round = 1; round <= 3; round++)
    play_round (fixture, ((const char *[]){ "1", "2", "3" })[round - 1]);
  RUN ("round", fixture->file, "close", "3");
  RUN ("tournament", fixture->file, "close");
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "0-1", "--rating-only", "--reason", "By the score sheets");
  RUN ("fide", fixture->file, "report", "-o", report);
  CHECK ("round 1: agreed\nround 2: agreed\nround 3: agreed\nstandings: agreed\n", "trf", "check", report);
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "clear", "--rating-only", "--reason", "Wrong board");
  check_stands (fixture, "### Rating correction", FALSE, "fide", "report");
  RUN ("import", fixture->file, report, "--name", "Read");
  g_assert_cmpint (g_unlink (report), ==, 0);
}

/* What FIDE knows of the officials and the organiser stands in its form, and behind the names of the report. */
static void
test_officials (CtlFixture   *fixture,
                gconstpointer data)
{
  RUN ("official", fixture->file, "chief-arbiter", "Verba Clara", "--title", "IA", "--fide-id", "14100070", "--email", "verba@example.org");
  RUN ("official", fixture->file, "deputy-chief-arbiter", "Topol Ihor", "--fide-id", "14100088");
  check_stands (fixture, "102 Verba Clara (IA 14100070)\n", TRUE, "export", "--trf=26");
  check_stands (fixture, "112 Topol Ihor (14100088)\n", TRUE, "export", "--trf=26");
  RUN ("details", fixture->file, "--organiser", "Invented Club", "--organiser-id", "14100096", "--organiser-email", "club@example.org", "--event-code", "445566");
  check_stands (fixture, "445566", TRUE, "report", "it3");
  check_stands (fixture, "14100096", TRUE, "report", "it3");
  check_stands (fixture, "club@example.org", TRUE, "report", "it3");
  check_stands (fixture, "verba@example.org", TRUE, "report", "it3");
  check_stands (fixture, "verba@example.org", FALSE, "report", "arbiter-report");
}

/* Questions 210 and 211: an event of more than thirty days is said to be one, by its days or by a setting; tie-breaks by
 * ratings are advised against, and a part of it is reported by itself. */
static void
test_long_event (CtlFixture   *fixture,
                 gconstpointer data)
{
  g_autofree char *part = NULL;
  g_autofree char *ask = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *report = g_build_filename (fixture->folder, "part.trf", NULL);

  for (int round = 1; round <= 3; round++)
    play_round (fixture, ((const char *[]){ "1", "2", "3" })[round - 1]);
  check_stands (fixture, "lasts more than 30 days", FALSE, "info", NULL);
  RUN ("tournament", fixture->file, "edit", "--long-event", "yes");
  check_stands (fixture, "lasts more than 30 days", TRUE, "info", NULL);
  check_stands (fixture, "tie-breaks by ratings are advised against", TRUE, "info", NULL);
  RUN ("tournament", fixture->file, "edit", "--long-event", "no");
  RUN ("details", fixture->file, "--end", "2026-11-20");
  check_stands (fixture, "lasts more than 30 days", TRUE, "info", NULL);

  g_assert_cmpint (CTL_RUN (NULL, &part, NULL, "fide", fixture->file, "report", "--rounds", "2-3"), ==, 0);
  g_assert_nonnull (strstr (part, "012 Cup. Open. Rounds 2-3\r\n"));
  g_assert_nonnull (strstr (part, "042 2026/10/02\r\n052 2026/10/03\r\n"));
  g_assert_nonnull (strstr (part, FIRST_LINE "1.0    3               3 b 0     2 w 1\r\n"));
  g_assert_cmpint (CTL_RUN (NULL, &ask, NULL, "fide", fixture->file, "report", "--rounds", "3-4"), ==, 1);
  g_assert_nonnull (strstr (ask, "There are no rounds 3 to 4: 3 are paired"));
  RUN ("fide", fixture->file, "report", "--rounds", "1", "-o", report);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "fide", fixture->file, "report", "--ask", "--rounds", "1"), ==, 0);
  g_assert_nonnull (strstr (errors, "Sent as R1·"));
  g_assert_cmpint (g_unlink (report), ==, 0);
}

/* Question 145: which of two ratings orders the players; record 172 and the national records tell it, and it is read. */
static void
test_rating_method (CtlFixture   *fixture,
                    gconstpointer data)
{
  static const struct
  {
    const char *method;
    const char *ratings[4];
  } cases[] = {
    { "fide", { "2000", "2100", "0", "1800" } },
    { "nro", { "2200", "0", "1900", "1700" } },
    { "nidof", { "2200", "2100", "1900", "1700" } },
    { "hbfn", { "2200", "2100", "1900", "1800" } },
    { "lbfn", { "2000", "2100", "1900", "1700" } },
    { "fidon", { "2000", "2100", "1900", "1800" } },
  };
  g_autofree char *report = g_build_filename (fixture->folder, "report.trf", NULL);

  RUN ("tournament", fixture->file, "add", "--name", "Two", "--system", "dutch", "--rounds", "3");
  RUN ("entry", fixture->file, "add", "Aaa One", "--rating", "2000", "--national-rating", "2200", "--federation", "UKR", "--tournament", "Two");
  RUN ("entry", fixture->file, "add", "Bbb Two", "--rating", "2100", "--federation", "UKR", "--tournament", "Two");
  RUN ("entry", fixture->file, "add", "Ccc Three", "--national-rating", "1900", "--federation", "UKR", "--tournament", "Two");
  RUN ("entry", fixture->file, "add", "Ddd Four", "--rating", "1800", "--national-rating", "1700", "--federation", "UKR", "--tournament", "Two");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char      *names[] = { "Aaa One", "Bbb Two", "Ccc Three", "Ddd Four" };
      g_autofree char *upper = g_ascii_strup (cases[i].method, -1);
      g_autofree char *told = g_strdup_printf ("\n172 UKR %s\n", upper);
      g_autofree char *text = NULL;
      g_autofree char *read = NULL;
      g_autofree char *entries = NULL;

      RUN ("tournament", fixture->file, "edit", "--rating-method", cases[i].method, "--tournament", "Two");
      RUN ("entry", fixture->file, "number", "--by", "rating", "--tournament", "Two");
      RUN ("export", fixture->file, "--tournament", "Two", "-o", report);
      g_assert_true (g_file_get_contents (report, &text, NULL, NULL));
      g_assert_nonnull (strstr (text, told));
      g_assert_nonnull (strstr (text, "2000 UKR"));
      RUN ("import", fixture->file, report, "--name", cases[i].method);
      g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", fixture->file, "list", "--tournament", "Two"), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, &read, NULL, "entry", fixture->file, "list", "--tournament", cases[i].method), ==, 0);
      g_assert_cmpstr (read, ==, entries);
      for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
        {
          g_autofree char *row = g_strdup_printf ("\t%s\t%s\tplaying\n", names[k], cases[i].ratings[k]);

          g_assert_nonnull (strstr (entries, row));
        }
    }
  RUN ("verify", fixture->file, "--by-command");
  g_assert_cmpint (g_unlink (report), ==, 0);
}

/* Question 190: the last round and the one before may be corrected. */
static void
test_fresh_result (CtlFixture   *fixture,
                   gconstpointer data)
{
  g_autofree char *report = NULL;

  play_round (fixture, "1");
  play_round (fixture, "2");
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "0-1", "--reason", "the slip says so");
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (report, "\n### Correction @ Round 1: "));
}

/* Questions 81 and 83. */
static void
test_bye (CtlFixture   *fixture,
          gconstpointer data)
{
  g_autofree char *errors = NULL;

  RUN ("tournament", fixture->file, "edit", "--allocated-bye", "0.5");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "tournament", fixture->file, "edit", "--allocated-bye", "0.7"), ==, 1);
  g_assert_nonnull (strstr (errors, "FIDE C.04.1, 3"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", fixture->file, "add", "--name", "Other", "--system", "dutch", "--allocated-bye", "0.7"), ==, 1);
}

/* Question 64: a pairing is changed between the beginning and the end of an edit; the report tells both pairings. */
static void
test_hand_pairing (CtlFixture   *fixture,
                   gconstpointer data)
{
  g_autofree char *shown = NULL;
  g_autofree char *report = NULL;

  RUN ("pair", fixture->file, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "edit-round", fixture->file, "swap=1-2"), ==, 0);
  g_assert_nonnull (strstr (shown, "# ! the system pairs SurnameA Given – SurnameD Given [C.04.2 1.5]\n"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "edit-round", fixture->file, "swap=1-2", "--accept"), ==, 1);
  RUN ("edit-round", fixture->file, "swap=1-2", "--accept", "--reason", "agreed");
  g_assert_cmpint (CTL_RUN (NULL, &report, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (report, "\n### MPA @ Round 1: "));
  g_assert_true (g_regex_match_simple ("w \\?", report, 0, 0));
}

/* Questions 54 and 55: a round that the rules pair otherwise is told of, and stands in the report as well. */
static void
test_import_compared (CtlFixture   *fixture,
                      gconstpointer data)
{
  static const char report[] = "012 Elsewhere\n092 Individual: Swiss-System\n142 3\n152 W\n"
                               "001    1 m    Invented One                      2100                             1.0    1     %c w 1\n"
                               "001    2 m    Invented Two                      2000                             0.5    2     %c b =\n"
                               "001    3 m    Invented Three                    1900                             0.0    4     %c %c %c\n"
                               "001    4 m    Invented Four                     1800                             0.5    2     %c %c %c\n";
  g_autofree char  *path = g_build_filename (fixture->folder, "elsewhere.trf", NULL);
  g_autofree char  *by_rules = g_strdup_printf (report, '3', '4', '1', 'b', '0', '2', 'w', '=');
  g_autofree char  *otherwise = g_strdup_printf (report, '4', '3', '2', 'w', '=', '1', 'b', '0');
  g_autofree char  *quiet = NULL;
  g_autofree char  *errors = NULL;
  g_autofree char  *exported = NULL;

  g_assert_true (g_file_set_contents (path, by_rules, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &quiet, "import", fixture->file, path, "--name", "Same"), ==, 0);
  g_assert_null (strstr (quiet, "paired otherwise"));
  g_assert_true (g_file_set_contents (path, otherwise, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fixture->file, path, "--name", "Otherwise"), ==, 0);
  g_assert_nonnull (strstr (errors, "Round 1 is paired otherwise than the rules pair it: 1-4 3-2 in the file, 1-3 4-2 by the rules"));
  g_assert_cmpint (CTL_RUN (NULL, &exported, NULL, "export", fixture->file, "--tournament", "Otherwise"), ==, 0);
  g_assert_nonnull (strstr (exported, "\n### Import @ Round 1: 1-3 4-2 => 1-4 3-2\n"));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Questions 164 and 166. */
static void
test_unknown_result (CtlFixture   *fixture,
                     gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "open.trf", NULL);
  g_autofree char *again = g_build_filename (fixture->folder, "open.zhereb", NULL);
  g_autofree char *text = NULL;
  g_autofree char *round = NULL;

  RUN ("pair", fixture->file, "--publish");
  RUN ("result", fixture->file, "--round", "1", "--board", "1", "1-0");
  RUN ("export", fixture->file, "-o", path);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_regex_match_simple ("[0-9] w [?]", text, 0, 0));
  g_assert_nonnull (strstr (text, "\n162  X 0.5\n"));
  RUN ("new", again, "--title", "Again");
  RUN ("import", again, path);
  g_assert_cmpint (CTL_RUN (NULL, &round, NULL, "round", again, "show", "1"), ==, 0);
  g_assert_nonnull (strstr (round, "\tclear\n"));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_unlink (again), ==, 0);
}

/* Question 113: the report tells of what is in the register, and no longer once it is taken back. */
static void
test_incidents (CtlFixture   *fixture,
                gconstpointer data)
{
  RUN ("pair", fixture->file, "--publish");
  RUN ("incident", fixture->file, "add", "--round", "1", "--board", "1", "--player", "white", "--incident", "illegal-move");
  check_stands (fixture, "\n### Incident @ Round 1: 1 illegal-move\n", TRUE, "export", "--trf=26");
  RUN ("undo", fixture->file);
  check_stands (fixture, "### Incident", FALSE, "export", "--trf=26");
}

/* Questions 177 and 179. */
static void
test_full_bye (CtlFixture   *fixture,
               gconstpointer data)
{
  g_autofree char *text = NULL;

  RUN ("entry", fixture->file, "absent", "6", "--round", "1", "--bye", "full");
  RUN ("pair", fixture->file, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (text, "\n### FPB @ Round 1: 6=FPB\n"));
}

/* Question 163: paired as a draw, it was none. */
static void
test_adjournment (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *drawn = NULL;
  g_autofree char *won = NULL;

  RUN ("pair", fixture->file, "--publish");
  RUN ("adjourn", fixture->file, "--round", "1", "--board", "1", "--position", "8/8/8/4k3/8/4K3/4P3/8 w - - 0 60");
  RUN ("result", fixture->file, "--round", "1", "--board", "2", "1-0");
  RUN ("result", fixture->file, "--round", "1", "--board", "3", "1-0");
  RUN ("pair", fixture->file, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &drawn, "result", fixture->file, "--round", "1", "--board", "1", "=-="), ==, 0);
  g_assert_null (strstr (drawn, "as if it were a draw"));
  RUN ("undo", fixture->file);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &won, "result", fixture->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_nonnull (strstr (won, "round 2 paired as if it were a draw"));
  g_assert_cmpint (CTL_RUN (NULL, &text, NULL, "export", fixture->file), ==, 0);
  g_assert_true (g_regex_match_simple ("\n### Adjournment @ Round 1: [0-9]-[0-9] 1-0\n", text, 0, 0));
}

/* What a report must have; each is named with where it is entered. */
static const char *const gaps[] = { "record 022", "record 032", "record 042", "record 052", "record 102", "record 222", "record 132",
                                    "has no FIDE ID (record 001)", "2 of 3 rounds are paired", "Round 2, board 1" };

static void
test_gaps (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "bare.zhereb", NULL);
  g_autofree char *output = NULL;

  RUN ("new", file, "--title", "Cup", "--ruleset", "fide-2023");
  RUN ("tournament", file, "add", "--name", "Open", "--system", "dutch", "--rounds", "3");
  RUN ("entry", file, "add", "One");
  RUN ("entry", file, "add", "Two");
  RUN ("entry", file, "add", "Three");
  RUN ("entry", file, "add", "Four");
  RUN ("entry", file, "number");
  RUN ("pair", file, "--publish");
  RUN ("result", file, "--round", "1", "--board", "1", "1-0");
  RUN ("result", file, "--round", "1", "--board", "2", "1-0");
  RUN ("pair", file, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "fide", file, "report"), ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    g_assert_nonnull (strstr (output, gaps[i]));
  g_assert_null (strstr (output, "record 012"));
  g_assert_cmpint (g_unlink (file), ==, 0);
}

/* Questions 161, 169 and 217, and the book of what went out. */
static void
test_sent (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *sent = g_build_filename (fixture->folder, "sent.trf", NULL);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *changed = NULL;
  g_autofree char *log = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *text = NULL;

  for (int round = 1; round <= 3; round++)
    {
      const char number[] = { (char) ('0' + round), '\0' };

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "fide", fixture->file, "report", "-o", sent), ==, 1);
      play_round (fixture, number);
    }
  g_assert_false (g_file_test (sent, G_FILE_TEST_EXISTS));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &first, "fide", fixture->file, "report", "-o", sent), ==, 0);
  g_assert_true (g_regex_match_simple ("^Sent as R3·[0-9A-F]{4}, .*: nothing changed since\n$", first, 0, 0));
  RUN ("trf", "check", sent);
  g_assert_true (g_file_get_contents (sent, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "032 UKR\r\n"));
  g_assert_nonnull (strstr (text, " 14100061 "));

  /* Once more it is the same, and not kept twice. */
  g_assert_cmpint (CTL_RUN (NULL, NULL, &again, "fide", fixture->file, "report", "-o", sent, "--no-comments"), ==, 0);
  g_assert_cmpstr (first, ==, again);
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file), ==, 0);
  g_assert_null (strstr (strstr (log, "Rating report") + 1, "Rating report"));

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "pair", fixture->file, "--unpair", "--lose-results"), ==, 1);
  g_assert_nonnull (strstr (errors, "Round 3 stands in a rating report that was sent"));
  RUN ("result", fixture->file, "--round", "3", "--board", "1", "0-1", "--reason", "the slip says so");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &changed, "fide", fixture->file, "report", "--ask"), ==, 0);
  g_assert_nonnull (strstr (changed, "changed since"));
  g_assert_nonnull (strstr (changed, "Result of board 1 in round 3"));
  RUN ("verify", fixture->file, "--by-command");
  g_assert_cmpint (g_unlink (sent), ==, 0);
}

/* Question 105: the Buchholz family is none of a round robin. */
static void
test_round_robin (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *errors = NULL;

  RUN ("tournament", fixture->file, "add", "--name", "Table", "--system", "round-robin");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "tie-breaks", fixture->file, "set", "DE,BH/C1", "--tournament", "Table"), ==, 1);
  g_assert_nonnull (strstr (errors, "BH/C1 is a tie-break of a Swiss and none of “Table”, where everybody meets (FIDE C.07"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", fixture->file, "edit", "--tie-breaks", "AOB", "--tournament", "Table"), ==, 1);
  RUN ("tie-breaks", fixture->file, "set", "DE,SB", "--tournament", "Table");
  RUN ("tournament", fixture->file, "edit", "--tiebreak-edition", "2024-08", "--tournament", "Table");
  RUN ("tie-breaks", fixture->file, "set", "DE,BH/C1", "--tournament", "Table");
}

/* What is as FIDE has it says so, question by question; the rest is named. */
static void
test_check (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *good = NULL;
  g_autofree char *bad = NULL;

  play_round (fixture, "1");
  play_round (fixture, "2");
  play_round (fixture, "3");
  g_assert_cmpint (CTL_RUN (NULL, &good, NULL, "fide", fixture->file, "check"), ==, 0);
  g_assert_cmpstr (good, ==,
                   "40-46\tyes\tFIDE mode\n"
                   "54-69\tyes\tAll rounds have the pairs of the system\n"
                   "70-84\tyes\tThe points of results and byes fit together\n"
                   "104-105\tyes\tThe tie-breaks are those of such a tournament\n"
                   "157-169\tyes\tAll games that were paired have a result\n"
                   "171-179\tyes\tNo full-point byes, and nobody had two half-point byes\n"
                   "194-196\tyes\tNo pair was forbidden after the start\n"
                   "217\tyes\tThe rating report lacks nothing\n");
  RUN ("fide", fixture->file, "mode", "--leave-fide-mode", "--because", "x");
  RUN ("tournament", fixture->file, "edit", "--rounds", "4", "--reason", "x");
  RUN ("forbidden", fixture->file, "set", "1-2 / 4-");
  RUN ("entry", fixture->file, "absent", "6", "--round", "4", "--bye", "full");
  RUN ("pair", fixture->file, "--publish");
  g_assert_cmpint (CTL_RUN (NULL, &bad, NULL, "fide", fixture->file, "check"), ==, 1);
  g_assert_nonnull (strstr (bad, "40-46\tno\tFIDE mode left before round 4\n"));
  g_assert_nonnull (strstr (bad, "157-169\tno\t2 games have no result yet"));
  g_assert_nonnull (strstr (bad, "171-179\tno\tFull-point byes: 1. Half-point byes beyond the first of a player: 0\n"));
  g_assert_nonnull (strstr (bad, "194-196\tno\tForbidden after the start: 1\n"));
  g_assert_nonnull (strstr (bad, "217\tno\tThe rating report lacks: "));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*run) (CtlFixture *, gconstpointer);
  } tests[] = {
    { "/ctl/fide/default", test_default },
    { "/ctl/fide/imported", test_imported },
    { "/ctl/fide/leave", test_leave },
    { "/ctl/fide/leave-is-for-good", test_leave_is_for_good },
    { "/ctl/fide/fresh-result", test_fresh_result },
    { "/ctl/fide/report-result", test_report_result },
    { "/ctl/fide/report-read", test_report_read },
    { "/ctl/fide/rating-method", test_rating_method },
    { "/ctl/fide/long-event", test_long_event },
    { "/ctl/fide/officials", test_officials },
    { "/ctl/fide/bye", test_bye },
    { "/ctl/fide/hand-pairing", test_hand_pairing },
    { "/ctl/fide/import-compared", test_import_compared },
    { "/ctl/fide/unknown-result", test_unknown_result },
    { "/ctl/fide/incidents", test_incidents },
    { "/ctl/fide/full-bye", test_full_bye },
    { "/ctl/fide/adjournment", test_adjournment },
    { "/ctl/fide/round-robin", test_round_robin },
    { "/ctl/fide/check", test_check },
    { "/ctl/fide/gaps", test_gaps },
    { "/ctl/fide/sent", test_sent },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, CtlFixture, NULL, set_up, tests[i].run, ctl_fixture_tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (locks); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/fide/lock/%s", locks[i].name);

      g_test_add (path, CtlFixture, GSIZE_TO_POINTER (i), set_up, test_lock, ctl_fixture_tear_down);
    }
  return g_test_run ();
}
