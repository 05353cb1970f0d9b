/* Reports of other programs: told by what is in them, and taken whole. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

/* Two rounds, all results, no number of rounds. */
static const char complete[] =
    "\xEF\xBB\xBF### of another program\n"
    "012 Invented Open\n"
    "001    1 m    Invented One                      2100 UKR                         2.0    1     3 w 1     2 b 1\n"
    "001    2 m    Invented Two                      2000 UKR                         1.0    2     4 b 1     1 w 0\n"
    "001    3 m    Invented Three                    1900 UKR                         1.0    3     1 b 0     4 w 1\n"
    "001    4 m    Invented Four                     1800 UKR                         0.0    4     2 w 0     3 b 0\n";

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
}

static char *
find_fixture (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "fixtures", "trf", name, NULL);
}

/* The rules of the last round hold in the last round of a file that does not count them. */
static void
test_check_without_rounds (void)
{
  g_autofree char *path = find_fixture ("no-round-count.trf");
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "trf", "check", path), ==, 0);
  g_assert_nonnull (strstr (output, "round 12: agreed"));
  g_assert_nonnull (strstr (errors, "142"));
  g_assert_nonnull (strstr (errors, "12 rounds"));
}

/* What is to be paired on has another round. */
static void
test_pair_without_rounds (void)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (complete, NULL, &errors, "trf", "pair", "--system", "dutch", "-"), ==, 0);
  g_assert_null (strstr (errors, "142"));
}

static const struct
{
  const char *name;
  const char *added; /* to the complete file */
  gboolean    is_noted;
} counted[] = {
  { "complete", "", TRUE },
  { "stated", "142 5\n", FALSE },
  { "stated-by-engine", "XXR 5\n", FALSE },
  { "absence-to-come", "240 H 003    1\n", FALSE },
  { "date-to-come", "132                                                                                        26/03/01  26/03/02  26/03/03\n", FALSE },
  { "open-game", "001    5 m    Invented Five                     1700 UKR                         0.0    5  0000 - Z     6 w\n"
                 "001    6 m    Invented Six                      1600 UKR                         0.0    6  0000 - Z     5 b\n",
    FALSE },
  { "round-robin", "192 BERGER_ROUNDROBIN\n", FALSE },
};

static void
test_counted (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *text = g_strconcat (complete, counted[i].added, NULL);
  g_autofree char *errors = NULL;

  CTL_RUN (text, NULL, &errors, "trf", "check", "-");
  g_assert_cmpint (strstr (errors, "(142)") != NULL, ==, counted[i].is_noted);
}

/* A report is a tournament of its own, whatever its file is called; a list stays a list. */
static void
test_import_by_content (CtlFixture   *fixture,
                        gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "report.txt", NULL);
  g_autofree char *fresh = g_build_filename (fixture->folder, "fresh.zhereb", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *entries = NULL;

  g_assert_true (g_file_set_contents (path, complete, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fresh, path), ==, 0);
  g_assert_nonnull (strstr (errors, "(142)"));
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", fresh), ==, 0);
  g_assert_nonnull (strstr (entries, "Invented Four"));
  g_assert_null (strstr (entries, "Open"));
  g_unlink (path);
  g_unlink (fresh);
}

/* The points and ranks of all teams of an invented league: reserves at home, both records of teams,
 * abnormal points for everybody. */
static void
test_team_reports (void)
{
  static const char *const names[] = { "team-reserves.trf", "team-game-points-first.trf", "team-two-reserves.trf" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = find_fixture (names[i]);
      g_autofree char *output = NULL;

      CTL_RUN (NULL, &output, NULL, "trf", "check", path);
      g_test_message ("%s", names[i]);
      g_assert_nonnull (strstr (output, "standings: agreed"));
    }
}

/* What a report says of the event, with somebody's FIDE ID twice, one that cannot be, and wrong ranks. */
static const char remarkable[] =
    "012 Invented Cup. Men\n"
    "022 Invented Town\n"
    "032 UKR\n"
    "042 2026/03/01\n"
    "052 2026/03/02\n"
    "102 Invented Arbiter\n"
    "202 SB,WIN\n"
    "QQQ of nobody\n"
    "001    1 m    Invented One                      2100 UKR    14100010             1.0    4     2 w 1\n"
    "001    2 m    Invented Two                      2000 UKR    14100010             0.0    3     1 b 0\n"
    "001    3 m    Invented Three                    1900 UKR 01234567890             1.0    1     4 w 1\n"
    "001    4 m    Invented Four                     1800 UKR                         0.0    3     3 b 0\n";

/* What is not taken, cannot be, or stands otherwise here, is named; nothing grows on the way out and in again. */
static void
test_remarks (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *source = g_build_filename (fixture->folder, "source.trf", NULL);
  g_autofree char *again = g_build_filename (fixture->folder, "again.trf", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *second = NULL;
  g_autofree char *exported = NULL;
  g_autofree char *exported_again = NULL;

  g_assert_true (g_file_set_contents (source, remarkable, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", fixture->file, "--title", "Invented Cup"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fixture->file, source), ==, 0);
  g_assert_nonnull (strstr (errors, "not to one tournament: 022 “Invented Town”, 032 “UKR”, 042 “2026-03-01”, 052 “2026-03-02”, 102 “Invented Arbiter”"));
  g_assert_nonnull (strstr (errors, "left out: QQQ"));
  g_assert_nonnull (strstr (errors, "The file is TRF26 and does not say, so this is taken: 152 Initial colour, by lot: Not decided; 192 System: Swiss, FIDE Dutch."));
  g_assert_nonnull (strstr (errors, "FIDE ID 14100010 is that of Invented One too"));
  g_assert_nonnull (strstr (errors, "“01234567890” can be no FIDE ID"));
  g_assert_nonnull (strstr (errors, "The rank of 1 entry in the file is not the place here: Invented One 4 → 1"));

  g_assert_cmpint (CTL_RUN (NULL, &exported, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (exported, "012 Invented Cup. Men"));
  g_assert_null (strstr (exported, "Invented Cup. Invented Cup"));
  g_assert_true (g_file_set_contents (again, exported, -1, NULL));
  g_assert_cmpint (g_remove (fixture->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &second, "import", fixture->file, again), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &exported_again, NULL, "export", fixture->file), ==, 0);
  g_assert_nonnull (strstr (exported_again, "012 Invented Cup. Men\n"));
}

/* Questions 48, 50 and 52 of the checklist: what an old or faulty file has otherwise, and what it does not say, is told with
 * what is made of it. */
static void
test_old_forms (CtlFixture   *fixture,
                gconstpointer data)
{
  static const char        report[] = "012 Invented Cup\n"
                                      "001    1 m g  Invented One                      2100 UKR             1990/31/31  1.0    1  0000 - +\n"
                                      "001    2 m    Invented Two                      20x0 UKR                         1.0    2     3 w 1\n"
                                      "001    3 m    Invented Three                    1900 UKR                         0.5    3     2 b  \n";
  static const char *const told[] = {
    "Line 2: the title “g” of an older form is taken as GM",
    "Line 2, columns 70–79 (date of birth)",
    "Round 1: number 1 has the result + without an opponent; it was taken as a bye worth as much",
    "Line 3, columns 49–52 (rating)",
    "Round 1: only one of numbers 2 and 3 has a result; the other was completed from it",
    "Number 3: the points field says 0.5, the results make 0; the results count",
    "The file is TRF16 and does not say, so this is taken: 152 Initial colour, by lot: Not decided; 162 Points for a win: 1; 162 Points for a draw: ½; 172 ",
    "192 System: Swiss, FIDE Dutch; 202 Tie-breaks in order, commas between: –. Look at",
  };
  g_autofree char *source = g_build_filename (fixture->folder, "source.trf", NULL);
  g_autofree char *errors = NULL;

  g_assert_true (g_file_set_contents (source, report, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", fixture->file, "--title", "Invented Cup"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fixture->file, source), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if (strstr (errors, told[i]) == NULL)
      g_error ("“%s” is not told in %s", told[i], errors);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/trf-import/counted/%s", counted[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_counted);
    }
  g_test_add_func ("/ctl/trf-import/check-without-rounds", test_check_without_rounds);
  g_test_add_func ("/ctl/trf-import/pair-without-rounds", test_pair_without_rounds);
  g_test_add_func ("/ctl/trf-import/team-reports", test_team_reports);
  g_test_add ("/ctl/trf-import/remarks", CtlFixture, NULL, set_up, test_remarks, ctl_fixture_tear_down);
  g_test_add ("/ctl/trf-import/old-forms", CtlFixture, NULL, set_up, test_old_forms, ctl_fixture_tear_down);
  g_test_add ("/ctl/trf-import/by-content", CtlFixture, NULL, set_up, test_import_by_content, ctl_fixture_tear_down);
  return g_test_run ();
}
