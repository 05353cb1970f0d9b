/* Rating lists from a terminal, as the contract has them. All people are invented. */
#include "config.h"

#include <string.h>

#include "ctl-runner.h"

#define RUSSIAN_HEADING "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"

static const char own_list[] = "Name;Rating;Rapid;Birth;Federation;FIDE ID;Title\n"
                               "Koval, Ada;1500;1510;1980;UKR;900000001;WFM\n"
                               "Koval, Bea;1700;;1981-02-03;POL;900000012;\n"
                               "Щербачова, Віра;1900;;1990;UKR;900000023;\n";

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  g_autofree char *home = NULL;

  ctl_fixture_init (fixture);
  home = g_build_filename (fixture->folder, "home", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
}

static char *
write_list (CtlFixture *fixture,
            const char *name,
            const char *text)
{
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static void
expect_search (const char *text,
               const char *lines)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "lists", "search", text), ==, *lines != '\0' ? 0 : 1);
  g_assert_cmpstr (output, ==, lines);
}

static void
test_own (CtlFixture   *fixture,
          gconstpointer data)
{
  g_autofree char *path = write_list (fixture, "players.csv", own_list);
  g_autofree char *output = NULL;
  g_autofree char *list = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "search", "koval"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, &output, NULL, "lists", "import", path, "--as", "club", "--month", "2026-11"), ==, 0);
  g_assert_true (g_str_has_prefix (output, "club-2026-11\tclub\t2026-11\t"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "lists", "list"), ==, 0);
  g_assert_cmpstr (list, ==, output);
  expect_search ("koval", "900000012\t\tKoval, Bea\tPOL\t\t1700\t0\t0\t1981-02-03\n900000001\t\tKoval, Ada\tUKR\tWFM\t1500\t1510\t0\t1980\n");
  expect_search ("коваль ада", "900000001\t\tKoval, Ada\tUKR\tWFM\t1500\t1510\t0\t1980\n");
  expect_search ("Shcherbachova", "900000023\t\tЩербачова, Віра\tUKR\t\t1900\t0\t0\t1990\n");
  expect_search ("koval 1980", "900000001\t\tKoval, Ada\tUKR\tWFM\t1500\t1510\t0\t1980\n");
  expect_search ("90000001", "900000012\t\tKoval, Bea\tPOL\t\t1700\t0\t0\t1981-02-03\n");
  expect_search ("nobody", "");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "remove", "club"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "remove", "club"), ==, 2);
}

/* The number of the federation, which is somebody's FIDE ID as well, stays what it is; ratings and region stay. */
static void
test_numbers_apart (CtlFixture   *fixture,
                    gconstpointer data)
{
  g_autofree char *path = write_list (fixture, "smanager_standard.csv",
                                      RUSSIAN_HEADING "7,Жеребцова Анна Петровна,f,RUS,77,Нигде,2004,1850,900000303,1820\r\n"
                                                      "900000303,Ёлочкин Пётр,,RUS,78,Нигде,1970,1700,,\r\n");
  g_autofree char *json = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--month", "2026-11"), ==, 0);
  expect_search ("elochkin", "\t900000303\tЁлочкин Пётр\tRUS\t\t0\t0\t0\t1970\n");
  expect_search ("900000303", "900000303\t7\tЖеребцова Анна Петровна\tRUS\t\t1820\t0\t0\t2004\n\t900000303\tЁлочкин Пётр\tRUS\t\t0\t0\t0\t1970\n");
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "lists", "search", "zherebtsova", "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"national\":1850"));
  g_assert_nonnull (strstr (json, "\"region\":\"Нигде\""));
}

/* One number and nobody says whose: refused until somebody does. */
static void
test_asked (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *path = write_list (fixture, "x.csv", "ID_No;Name;Fed;Rtg_Nat\n900000012;Koval Ada;GER;1500\n");
  g_autofree char *errors = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "lists", "import", path), ==, 3);
  g_assert_nonnull (strstr (errors, "swiss-manager-national"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--as", "swiss-manager-national"), ==, 0);
  expect_search ("koval", "\t900000012\tKoval Ada\tGER\t\t0\t0\t0\t\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--as", "swiss-manager-fide"), ==, 0);
  expect_search ("koval", "900000012\t\tKoval Ada\tGER\t\t0\t0\t0\t\n");
}

static void
test_refused (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *path = write_list (fixture, "players.csv", own_list);
  g_autofree char *other = write_list (fixture, "other.csv", "nothing\nof the kind\n");

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", other), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", "/nowhere/list.txt"), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--as", "../up"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--month", "November"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "search", "koval", "--list", "none"), ==, 2);
}

/* A competition that begins in November. */
static void
make_competition (CtlFixture *fixture,
                  const char *discipline)
{
  g_autofree char *path = write_list (fixture, "players.csv", own_list);

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path, "--as", "club", "--month", "2026-11"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", fixture->file, "--title", "Cup", "--start", "2026-11-05", "--end", "2026-11-09"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", fixture->file, "add", "--name", "Open", "--discipline", discipline, "--system", "dutch"), ==, 0);
}

static void
expect_entries (CtlFixture        *fixture,
                const char *const *members)
{
  g_autofree char *json = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "entry", fixture->file, "--json"), ==, 0);
  for (; *members != NULL; members++)
    if (strstr (json, *members) == NULL)
      g_error ("no %s in %s", *members, json);
}

#define EXPECT_ENTRIES(fixture, ...) expect_entries (fixture, (const char *const[]){ __VA_ARGS__, NULL })

/* By an ID, or by a name that one player has; several are named. The rating is that of the kind of play. */
static void
test_entries (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *ids = write_list (fixture, "ids.csv", "FIDE ID;Name\n900000012;\n900000099;\n");
  g_autofree char *notes = NULL;

  make_competition (fixture, "rapid");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", fixture->file, "add", "--from-list", "koval"), ==, 3);
  g_assert_nonnull (strstr (errors, "900000001 Koval, Ada (UKR, 1980, 1500)"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "add", "--from-list", "koval ada", "--club", "Own"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "add", "--from-list", "900000023"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "add", "--from-list", "nobody"), ==, 3);
  EXPECT_ENTRIES (fixture, "\"fide_id\":\"900000001\"", "\"rating\":1510", "\"title\":\"WFM\"", "\"club\":\"Own\"", "\"rating_source\":\"club-2026-11\"",
                  "\"surname\":\"Щербачова\"", "\"rating\":1900");
  /* rows with an ID alone: who is in a list comes in, who is not is named */
  g_assert_cmpint (CTL_RUN (NULL, NULL, &notes, "import", fixture->file, ids), ==, 0);
  g_assert_nonnull (strstr (notes, "2: completed from the rating list club-2026-11: Koval Bea"));
  g_assert_nonnull (strstr (notes, "3: the line has no name"));
  EXPECT_ENTRIES (fixture, "\"fide_id\":\"900000012\"", "\"birth\":\"1981-02-03\"");
}

/* A line for each difference; rows or all but names are taken over, as one act that can be undone. */
static void
test_update (CtlFixture   *fixture,
             gconstpointer data)
{
  static const char all[] = "1\tOther Ada\tperson-rating\t1400\t1500\tclub-2026-11\n2\tOther Ada\ttitle\t\tWFM\tclub-2026-11\n"
                            "3\tOther Ada\tfederation\t\tUKR\tclub-2026-11\n4\tOther Ada\tbirth\t\t1980\tclub-2026-11\n"
                            "5\tOther Ada\tname-latin\t\tKoval, Ada\tclub-2026-11\n";
  g_autofree char  *output = NULL;
  g_autofree char  *errors = NULL;
  g_autofree char  *left = NULL;
  g_autofree char  *undone = NULL;

  make_competition (fixture, "classical");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "add", "Other Ada", "--fide-id", "900000001", "--rating", "1400"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &output, &errors, "update", fixture->file, "--list", "club"), ==, 0);
  g_assert_cmpstr (output, ==, all);
  g_assert_nonnull (strstr (errors, "Koval, Ada"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "update", fixture->file, "--apply", "6"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "update", fixture->file, "--list", "none"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "update", fixture->file, "--apply", "1,3-4"), ==, 0);
  EXPECT_ENTRIES (fixture, "\"rating\":1500", "\"federation\":\"UKR\"", "\"title\":\"\"", "\"rating_source\":\"club-2026-11\"");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "undo", fixture->file), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &undone, NULL, "update", fixture->file), ==, 0);
  g_assert_cmpstr (undone, ==, all);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "update", fixture->file, "--apply", "all"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &left, NULL, "update", fixture->file), ==, 0);
  g_assert_cmpstr (left, ==, "1\tOther Ada\tname-latin\t\tKoval, Ada\tclub-2026-11\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "verify", fixture->file, "--by-command"), ==, 0);
  /* a rating by hand is of no list */
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "edit", "Other Ada", "--rating", "1555"), ==, 0);
  EXPECT_ENTRIES (fixture, "\"rating\":1555", "\"rating_source\":\"\"");
}

/* Questions 123, 124 and 126 of the checklist: who has no rating in the list of the kind of play counts with the next of
 * the sequence, which is the usual one or the tournament’s own. */
static void
test_sequence (CtlFixture   *fixture,
               gconstpointer data)
{
  static const struct
  {
    const char *discipline;
    const char *sequence;
    const char *rows;
  } cases[] = {
    { "classical", "", "0\tOne Ann\t2100\tplaying\n0\tTwo Bob\t1850\tplaying\n0\tThree Cas\t1700\tplaying\n" },
    { "rapid", "", "0\tOne Ann\t2050\tplaying\n0\tTwo Bob\t1850\tplaying\n0\tThree Cas\t1700\tplaying\n" },
    { "blitz", "", "0\tOne Ann\t2000\tplaying\n0\tTwo Bob\t1700\tplaying\n0\tThree Cas\t1700\tplaying\n" },
    { "classical", "blitz,rapid", "0\tOne Ann\t2000\tplaying\n0\tTwo Bob\t1700\tplaying\n0\tThree Cas\t1700\tplaying\n" },
    { "classical", "standard", "0\tOne Ann\t2100\tplaying\n0\tTwo Bob\t0\tplaying\n0\tThree Cas\t0\tplaying\n" },
  };
  static const char *const names[] = { "one", "two", "three" };
  g_autofree char         *path = write_list (fixture, "players.csv", "Name;Rating;Rapid;Blitz\nOne, Ann;2100;2050;2000\nTwo, Bob;;1850;1700\nThree, Cas;;;1700\n");
  g_autofree char         *report = g_build_filename (fixture->folder, "report.trf", NULL);
  g_autofree char         *exported = NULL;
  g_autofree char         *read = NULL;
  g_autofree char         *refused = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "lists", "import", path), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", fixture->file, "--title", "Cup"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("T%d", (int) i);
      g_autofree char *listed = NULL;

      g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", fixture->file, "add", "--name", name, "--system", "round-robin", "--discipline",
                                cases[i].discipline, "--rating-sequence", cases[i].sequence),
                       ==, 0);
      for (gsize k = 0; k < G_N_ELEMENTS (names); k++)
        g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "--tournament", name, "add", "--from-list", names[k]), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, &listed, NULL, "entry", fixture->file, "--tournament", name, "list"), ==, 0);
      g_assert_cmpstr (listed, ==, cases[i].rows);
    }
  /* The official rating stays none; another record has the one that counts, and it is read back. */
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", fixture->file, "--tournament", "T0", "number", "--by", "rating"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &exported, NULL, "export", fixture->file, "--tournament", "T0"), ==, 0);
  g_assert_nonnull (strstr (exported, "Two, Bob                               "));
  g_assert_nonnull (strstr (exported, "\nMMM    2                                        1850\n"));
  g_assert_true (g_file_set_contents (report, exported, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "import", fixture->file, report, "--name", "Read"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &read, NULL, "entry", fixture->file, "--tournament", "Read", "list"), ==, 0);
  g_assert_cmpstr (read, ==, "1\tOne Ann\t2100\tplaying\n2\tTwo Bob\t1850\tplaying\n3\tThree Cas\t1700\tplaying\n");
  g_assert_cmpint (CTL_RUN (NULL, NULL, &refused, "tournament", fixture->file, "--tournament", "T0", "edit", "--rating-sequence", "rapid,rapid"), ==, 2);
  g_assert_nonnull (strstr (refused, "rapid,rapid"));
}

#define ADD(name, func) g_test_add ("/lists-commands/" name, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("own", test_own);
  ADD ("sequence", test_sequence);
  ADD ("numbers-apart", test_numbers_apart);
  ADD ("asked", test_asked);
  ADD ("refused", test_refused);
  ADD ("entries", test_entries);
  ADD ("update", test_update);
  return g_test_run ();
}
