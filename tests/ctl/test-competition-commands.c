#include "config.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "ctl-runner.h"
#include "desk.h"
#include "file-lock.h"
#include "../sanitized.h"

/* The commands on competition files as scripts call them: words, exit codes, JSON keys. */

#define RUN(...) CTL_RUN (NULL, NULL, NULL, __VA_ARGS__)

static void
set_up (CtlFixture   *fixture,
        gconstpointer data)
{
  ctl_fixture_init (fixture);
  g_assert_cmpint (RUN ("new", fixture->file, "--title", "Кубок", "--place", "Львів", "--start",
                        "2026-03-01", "--end", "2026-03-05", "--ruleset", "ua-chess-2026",
                        "--chief-arbiter", "Дзвінка Мирослава", "--as", "Секретар"),
                   ==, 0);
  g_assert_cmpint (RUN ("tournament", fixture->file, "add", "--name", "Men", "--time", "5400+30"), ==, 0);
}

static void
add_players (CtlFixture *fixture,
             int         n)
{
  for (int i = 1; i <= n; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player%d", i);
      g_autofree char *rating = g_strdup_printf ("%d", 2000 - i);

      g_assert_cmpint (RUN ("entry", fixture->file, "add", name, "Test", "--rating", rating), ==, 0);
    }
  g_assert_cmpint (RUN ("entry", fixture->file, "number", "--by", "rating"), ==, 0);
}

static JsonObject *
parse (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  g_assert_nonnull (node);
  return json_object_ref (json_node_get_object (node));
}

static void
test_walk (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *paired = NULL;
  g_autofree char *told = NULL;
  g_autofree char *standings = NULL;
  g_autofree char *verified = NULL;
  g_auto (GStrv) rows = NULL;
  g_autoptr (JsonObject) result = NULL;
  g_autoptr (JsonObject) first = NULL;

  add_players (fixture, 4);
  g_assert_cmpint (CTL_RUN (NULL, &paired, NULL, "pair", fixture->file), ==, 0);
  g_assert_cmpstr (
      paired, ==,
      "1\t1\t4\tPlayer1 Test\tPlayer4 Test\tclear\n2\t2\t3\tPlayer2 Test\tPlayer3 Test\tclear\n");
  g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "result", fixture->file, "--json", "--round", "1",
                            "--board", "1", "1-0"),
                   ==, 0);
  result = parse (told);
  g_assert_cmpstr (json_object_get_string_member (result, "command"), ==, "set-result");
  g_assert_cmpint (json_object_get_int_member (result, "entry"), ==, 10);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "2", "--+"), ==, 0);

  g_assert_cmpint (CTL_RUN (NULL, &standings, NULL, "standings", fixture->file, "--json"), ==, 0);
  rows = g_strsplit (standings, "\n", -1);
  g_assert_cmpuint (g_strv_length (rows), ==, 5);
  first = parse (rows[0]);
  g_assert_cmpint (json_object_get_int_member (first, "rank"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (first, "number"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (first, "points"), ==, "1");
  g_assert_true (json_object_has_member (json_object_get_object_member (first, "tiebreaks"), "UC-SB"));

  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", fixture->file), ==, 0);
  g_assert_true (g_str_has_prefix (verified, "ok 11 entries "));
  g_assert_cmpuint (strlen (verified), ==, strlen ("ok 11 entries \n") + 64);
}

static void
check_nothing_beside (CtlFixture *fixture)
{
  static const char *const suffixes[] = { "-wal", "-shm", "-journal" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (fixture->file, suffixes[i], NULL);

      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* What is issued is counted, and reading the file leaves nothing beside it. */
static void
test_issue (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *output = g_strconcat (fixture->file, ".txt", NULL);
  g_autofree char *log = NULL;
  g_autofree char *list = NULL;

  add_players (fixture, 2);
  g_assert_cmpint (RUN ("pair", fixture->file, "--publish"), ==, 0);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (RUN ("report", fixture->file, "pairings", "--issue", "-o", output), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--lang", "en", "--limit", "1"), ==, 0);
  g_assert_nonnull (strstr (log, "Saved for round 1, issue 2: Pairings by board"));
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "report", fixture->file, "--list"), ==, 0);
  g_assert_nonnull (strstr (list, "\npairings\tPairings by board\tissue 2, saved "));
  g_clear_pointer (&list, g_free);
  g_assert_cmpint (RUN ("report", fixture->file, "pairings", "--printed", "-o", output), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "report", fixture->file, "--list"), ==, 0);
  g_assert_nonnull (strstr (list, "\npairings\tPairings by board\tissue 3, printed "));
  g_assert_nonnull (strstr (list, "\nstandings\tStandings\t\n"));
  check_nothing_beside (fixture);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("info", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("log", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("report", fixture->file, "standings", "-o", output), ==, 0);
  check_nothing_beside (fixture);
  g_assert_cmpint (g_remove (output), ==, 0);
}

static void
test_undo_redo (CtlFixture   *fixture,
                gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *log = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (JsonObject) last = NULL;

  add_players (fixture, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "=-="), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &before, NULL, "round", fixture->file, "show", "1"), ==, 0);
  g_assert_nonnull (strstr (before, "=-="));
  g_assert_cmpint (RUN ("undo", fixture->file, "--count", "2"), ==, 0);
  g_assert_cmpint (RUN ("round", fixture->file, "show", "1"), ==, 3);
  g_assert_cmpint (RUN ("redo", fixture->file, "--count", "2"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &after, NULL, "round", fixture->file, "show", "1"), ==, 0);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (RUN ("redo", fixture->file), ==, 1);

  g_assert_cmpint (
      CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--json", "--lang", "en", "--limit", "1"), ==,
      0);
  lines = g_strsplit (log, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  last = parse (lines[0]);
  g_assert_cmpstr (json_object_get_string_member (last, "kind"), ==, "redo");
  g_assert_cmpstr (json_object_get_string_member (last, "command"), ==, "set-result");
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (last, "args"), "board"), ==, 1);
  g_assert_true (g_str_has_prefix (json_object_get_string_member (last, "text"), "Done again: "));
}

static int
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return MAX (0, (int) g_strv_length (lines) - 1);
}

/* Back to an entry of the journal: entry 8 numbers the players, all after it goes. */
static void
test_undo_to (CtlFixture   *fixture,
              gconstpointer data)
{
  g_autofree char *told = NULL;
  g_autofree char *errors = NULL;

  add_players (fixture, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "=-="), ==, 0);
  g_assert_cmpint (RUN ("undo", fixture->file, "--to", "99"), ==, 3);
  g_assert_cmpint (RUN ("undo", fixture->file, "--to", "8", "--count", "2"), ==, 2);
  g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "undo", fixture->file, "--to", "8"), ==, 0);
  g_assert_cmpint (count_lines (told), ==, 2);
  g_assert_cmpint (RUN ("round", fixture->file, "show", "1"), ==, 3);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "undo", fixture->file, "--to", "8"), ==, 1);
  g_assert_nonnull (strstr (errors, "after entry 8"));
  g_assert_cmpint (RUN ("undo", fixture->file, "--to", "10"), ==, 1); /* undone itself */
  g_assert_cmpint (RUN ("undo", fixture->file, "--to", "11"), ==, 1); /* an undo */
  g_assert_cmpint (RUN ("redo", fixture->file, "--count", "2"), ==, 0);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 0);
}

static void
test_log_parts (CtlFixture   *fixture,
                gconstpointer data)
{
  static const struct
  {
    const char *option;
    const char *value;
    int         n_entries;
  } cases[] = {
    { "--part", "all", 9 },
    { "--part", "competition", 3 }, /* made, with the arbiter; a tournament added */
    { "--part", "entries", 5 },     /* four added, numbered */
    { "--part", "rounds", 1 },
    { "--part", "protests", 0 },
    { "--by", "Секретар", 2 },
    { "--by", "Nobody", 0 },
  };

  add_players (fixture, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *log = NULL;

      g_assert_cmpint (CTL_RUN (NULL, &log, NULL, "log", fixture->file, "--json", cases[i].option, cases[i].value), ==, 0);
      g_assert_cmpint (count_lines (log), ==, cases[i].n_entries);
    }
  g_assert_cmpint (RUN ("log", fixture->file, "--part", "everything"), ==, 2);
}

/* Every act taken back is told, also where fewer are left than were asked for. */
static void
test_undo_too_far (CtlFixture   *fixture,
                   gconstpointer data)
{
  g_autofree char *told = NULL;
  g_autofree char *errors = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Somebody"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &told, &errors, "undo", fixture->file, "--count", "50"), ==, 1);
  lines = g_strsplit (told, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >=, 3);
  g_assert_cmpstr (lines[0], ==, "Undone: Entry added: Somebody");
  g_assert_cmpstr (lines[1], ==, "Undone: Tournament added: Men");
  g_assert_nonnull (strstr (errors, "nothing of yours to undo"));
}

/* A name is written with a comma, or with blanks only; the comma is no part of it. */
static void
test_names (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *list = NULL;

  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Дзюба, Орина Панасівна"), ==, 0);
  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Гук", "Яким", "Левкович"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &list, NULL, "entry", fixture->file, "list"), ==, 0);
  g_assert_true (g_str_has_prefix (list, "0\tДзюба Орина\t"));
  g_assert_nonnull (strstr (list, "\n0\tГук Яким\t"));
}

static void
test_round_to_come (CtlFixture   *fixture,
                    gconstpointer data)
{
  add_players (fixture, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("standings", fixture->file, "--round", "1"), ==, 0);
  g_assert_cmpint (RUN ("standings", fixture->file, "--round", "2"), ==, 3);
  g_assert_cmpint (RUN ("round", fixture->file, "show", "2"), ==, 3);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "2", "--board", "1", "1-0"), ==, 3);
}

/* What is changed then waits for a yes, and is told of. */
static void
check_after_seal (CtlFixture *fixture)
{
  static const char place[] = "{\"details\":{\"place\":\"Odesa\"}}";
  static const char changed[] = "Changed after the seal: 1 act\n";
  g_autofree char  *refusal = NULL;
  g_autofree char  *verified = NULL;
  g_autofree char  *json = NULL;
  g_autofree char  *journal = NULL;
  g_autofree char  *sealed = NULL;

  g_assert_cmpint (CTL_RUN (NULL, NULL, &refusal, "do", fixture->file, "edit-details", place), ==, 1);
  g_assert_nonnull (strstr (refusal, "--after-seal"));
  g_assert_cmpint (RUN ("do", fixture->file, "edit-details", place, "--after-seal"), ==, 0);
  g_assert_cmpint (RUN ("do", fixture->file, "edit-details", "{\"details\":{\"place\":\"Kyiv\"}}"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", fixture->file), ==, 0);
  g_assert_true (g_str_has_suffix (verified, changed));
  g_assert_cmpint (CTL_RUN (NULL, &json, NULL, "verify", fixture->file, "--json"), ==, 0);
  g_assert_nonnull (strstr (json, "\"changedAfterSeal\":1"));
  g_assert_cmpint (CTL_RUN (NULL, &journal, NULL, "log", fixture->file), ==, 0);
  g_assert_nonnull (strstr (journal, "Changed after the seal: 1 act"));
  g_assert_cmpint (CTL_RUN (NULL, &sealed, NULL, "seal", fixture->file), ==, 0);
  g_assert_true (g_str_has_suffix (sealed, changed));
}

/* All tournaments in one act, and the head that the commission then checks. */
static void
test_seal (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *open_text = NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) words = NULL;

  add_players (fixture, 2);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &open_text, "seal", fixture->file), ==, 1);
  g_assert_nonnull (strstr (open_text, "Men: "));
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "1-0"), ==, 0);
  g_assert_cmpint (RUN ("seal", fixture->file), ==, 1);
  g_assert_cmpint (RUN ("round", fixture->file, "close", "1"), ==, 0);

  g_assert_cmpint (CTL_RUN (NULL, &sealed, NULL, "seal", fixture->file, "--reason", "handed over"), ==, 0);
  words = g_strsplit (g_strchomp (sealed), " ", -1);
  g_assert_cmpuint (g_strv_length (words), ==, 4);
  g_assert_cmpstr (words[0], ==, "sealed");
  g_assert_cmpint (RUN ("verify", fixture->file, "--head", words[3]), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "0-1"), ==, 1);
  g_assert_cmpint (CTL_RUN (NULL, &again, NULL, "seal", fixture->file), ==, 0);
  g_assert_cmpstr (g_strchomp (again), ==, sealed);
  check_after_seal (fixture);
  g_assert_cmpint (RUN ("undo", fixture->file, "--act", words[1]), ==, 0);
  g_assert_cmpint (RUN ("verify", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("verify", fixture->file, "--head", words[3]), ==, 0);
  g_assert_cmpint (RUN ("seal", "no-such-file.zhereb"), ==, 4);
}

/* A whole copy while somebody else holds the file; the name of another file is not taken. */
static void
test_copy (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.zhereb", NULL);
  g_autofree char *told = NULL;
  g_autofree char *verified = NULL;
  g_autoptr (ZhFileLock) lock = NULL;

  add_players (fixture, 2);
  lock = zh_file_lock_take (fixture->file, NULL);
  g_assert_nonnull (lock);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 4);
  g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "copy", fixture->file, copy), ==, 0);
  g_assert_true (g_str_has_prefix (told, "copied "));
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", copy), ==, 0);
  g_assert_cmpstr (verified + strlen ("ok "), ==, told + strlen ("copied "));
  g_assert_cmpint (RUN ("copy", fixture->file, copy), ==, 4);
  g_assert_cmpint (RUN ("pair", copy), ==, 0);
}

/* The pairing stands without the copy before it, and says that there is none. */
static void
test_no_backup (CtlFixture   *fixture,
                gconstpointer data)
{
  g_autofree char *blocked = g_build_filename (fixture->folder, "blocked", NULL);
  g_autofree char *before = g_strdup (g_getenv ("XDG_DATA_HOME"));
  g_autofree char *told = NULL;
  g_autofree char *problems = NULL;

  add_players (fixture, 2);
  g_assert_true (g_file_set_contents (blocked, "", 0, NULL));
  g_setenv ("XDG_DATA_HOME", blocked, TRUE);
  g_assert_cmpint (CTL_RUN (NULL, &told, &problems, "pair", fixture->file), ==, 0);
  g_setenv ("XDG_DATA_HOME", before, TRUE);
  g_unlink (blocked);
  g_assert_nonnull (strstr (problems, "no copy of the file was made"));
  g_assert_null (strstr (told, "no copy"));
}

/* The user's language, whether or not its locale was generated on this machine. */
static void
test_language (CtlFixture   *fixture,
               gconstpointer data)
{
  static const char *const asked[][2] = { { "uk_UA.UTF-8", "Немає" }, { "ru_RU.UTF-8", "Нечего" }, { "en_GB.UTF-8", "There is nothing" } };

  for (gsize i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_autofree char *language = g_strdup (g_getenv ("LANGUAGE"));
      g_autofree char *locale = g_strdup (g_getenv ("LC_ALL"));
      g_autofree char *errors = NULL;

      g_unsetenv ("LANGUAGE");
      g_unsetenv ("LC_ALL");
      g_setenv ("LANG", asked[i][0], TRUE);
      g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "redo", fixture->file), ==, 1);
      g_setenv ("LANGUAGE", language != NULL ? language : "en", TRUE);
      g_setenv ("LC_ALL", locale != NULL ? locale : "C.UTF-8", TRUE);
      g_assert_nonnull (strstr (errors, asked[i][1]));
    }
}

static void
test_several_tournaments (CtlFixture   *fixture,
                          gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (RUN ("tournament", fixture->file, "add", "--name", "Women"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "standings", fixture->file), ==, 2);
  g_assert_nonnull (strstr (errors, "Men"));
  g_assert_nonnull (strstr (errors, "Women"));
  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Somebody", "--tournament", "Women"), ==, 0);
  g_assert_cmpint (RUN ("entry", fixture->file, "list", "--tournament", "Children"), ==, 2);
}

static void
test_exits (CtlFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "none.zhereb", NULL);

  add_players (fixture, 4);
  g_assert_cmpint (RUN ("new", fixture->file, "--title", "Again"), ==, 4);
  g_assert_cmpint (RUN ("new", missing), ==, 2);
  g_assert_cmpint (RUN ("new", missing, "--title", "T", "--ruleset", "no-such"), !=, 0);
  g_assert_false (g_file_test (missing, G_FILE_TEST_EXISTS));
  g_assert_cmpint (RUN ("info", missing), ==, 4);
  g_assert_cmpint (RUN ("info", fixture->folder), ==, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "2-0"), ==, 2);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "1-0"), ==, 2);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "9", "--board", "1", "1-0"), ==, 3);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "9", "1-0"), ==, 3);
  g_assert_cmpint (RUN ("round", fixture->file, "close", "1"), ==, 1);
  g_assert_cmpint (RUN ("tournament", fixture->file, "close"), ==, 1);
  g_assert_cmpint (RUN ("entry", fixture->file, "remove", "1"), ==, 1);
  g_assert_cmpint (RUN ("entry", fixture->file, "withdraw", "Nobody"), ==, 3);
  g_assert_cmpint (RUN ("entry", fixture->file, "dance", "1"), ==, 2);
  g_assert_cmpint (RUN ("verify", fixture->file, "--head", "000000000000"), ==, 1);
  g_assert_cmpint (RUN ("verify", fixture->file, "--head", "what"), ==, 2);
  g_assert_cmpint (RUN ("log", fixture->file, "--lang", "de"), ==, 2);
}

/* A file that this process holds: reading goes on, writing is refused with a name. */
static void
test_held (CtlFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (fixture->file, ZH_DESK_WRITE, "", &error);
  g_autofree char *held = NULL;
  g_autofree char *errors = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (CTL_RUN (NULL, &held, NULL, "info", fixture->file), ==, 0);
  g_assert_nonnull (strstr (held, "The file is held by "));
  g_assert_nonnull (strstr (held, g_get_host_name ()));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "entry", fixture->file, "add", "Somebody"), ==, 4);
  g_assert_nonnull (strstr (errors, g_get_user_name ()));
  g_assert_nonnull (strstr (errors, g_get_host_name ()));
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Somebody"), ==, 0);
}

static void
test_imports (CtlFixture   *fixture,
              gconstpointer data)
{
  static const char list[] =
      "Surname;Given name;Rating\nАбрамчук;Олена;1900\nБорисюк;Тарас;abc\nВасильчук;Ярина;1700\n";
  static const char trf[] =
      "012 Spring Cup\n022 Lviv\n042 2026/03/01\n052 2026/03/05\nXXR 3\n092 Individual: Round-Robin\n"
      "001    1 m    Invented One                      2100 UKR                         1.0    1     4 w 1\n"
      "001    2 m    Invented Two                      2000 UKR                         0.5    2     3 w =\n"
      "001    3 m    Invented Three                    1900 UKR                         0.5    3     2 b =\n"
      "001    4 m    Invented Four                     1800 UKR                         0.0    4     1 b 0\n";
  g_autofree char *csv_path = g_build_filename (fixture->folder, "list.csv", NULL);
  g_autofree char *trf_path = g_build_filename (fixture->folder, "cup.trf", NULL);
  g_autofree char *fresh = g_build_filename (fixture->folder, "fresh.zhereb", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *entries = NULL;
  g_autofree char *info = NULL;
  g_autofree char *verified = NULL;
  g_autoptr (JsonObject) object = NULL;

  g_assert_true (g_file_set_contents (csv_path, list, -1, NULL));
  g_assert_true (g_file_set_contents (trf_path, trf, -1, NULL));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fixture->file, csv_path), ==, 0);
  g_assert_nonnull (strstr (errors, "3:"));
  g_assert_cmpint (CTL_RUN (NULL, &entries, NULL, "entry", fixture->file), ==, 0);
  g_assert_nonnull (strstr (entries, "Абрамчук Олена\t1900"));
  g_assert_nonnull (strstr (entries, "Борисюк Тарас\t0"));

  /* A report makes a file of its own where there is none. */
  g_assert_cmpint (RUN ("import", fresh, trf_path), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &info, NULL, "info", fresh, "--json"), ==, 0);
  object = parse (info);
  g_assert_cmpstr (json_object_get_string_member (object, "title"), ==, "Spring Cup");
  g_assert_cmpstr (json_object_get_string_member (object, "start"), ==, "2026-03-01");
  g_assert_cmpint (
      json_object_get_int_member (
          json_array_get_object_element (json_object_get_array_member (object, "tournaments"), 0),
          "paired"),
      ==, 1);
  g_assert_cmpint (RUN ("pair", fresh), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &verified, NULL, "verify", fresh), ==, 0);
  g_assert_true (g_str_has_prefix (verified, "ok 3 entries "));
  g_unlink (fresh);
  g_unlink (csv_path);
  g_unlink (trf_path);
}

/* What is no list says so at once, whatever it is. */
static void
test_import_bounds (CtlFixture   *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "list.csv", NULL);
  g_autofree char *errors = NULL;
  g_autofree char *device = NULL;

  g_assert_true (g_file_set_contents (path, "x", -1, NULL));
  g_assert_cmpint (truncate (path, 100 * 1024 * 1024), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, &errors, "import", fixture->file, path), ==, 3);
  g_assert_nonnull (strstr (errors, path));
  g_assert_nonnull (strstr (errors, "16 MB"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, &device, "import", fixture->file, "/dev/zero"), ==, 4);
  g_assert_nonnull (strstr (device, "not a file"));
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "games", fixture->file, "import", path), ==, 3);
  g_unlink (path);
}

static gboolean
is_interrupt_blocked (const char *pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/status", pid);
  g_autofree char *status = NULL;
  const char      *blocked;

  g_assert_true (g_file_get_contents (path, &status, NULL, NULL));
  blocked = strstr (status, "SigBlk:");
  g_assert_nonnull (blocked);
  return (g_ascii_strtoull (blocked + strlen ("SigBlk:"), NULL, 16) & (1ULL << (SIGINT - 1))) != 0;
}

/* Ctrl+C while the list comes through a pipe: an answer, and the file as it was. */
static void
test_interrupted (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  char             errors[1000] = "";
  gsize            length;
  gsize            length_after;
  g_autoptr (GSubprocess) process = NULL;
  gint64 deadline_us = g_get_monotonic_time () + ZH_PATIENCE_SECONDS * G_USEC_PER_SEC;

  g_assert_true (g_file_get_contents (fixture->file, &before, &length, NULL));
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error, ZHEREBCTL, "import", fixture->file, "-", NULL);
  g_assert_no_error (error);
  g_assert_true (g_output_stream_write_all (g_subprocess_get_stdin_pipe (process), "Name\nInvented One\n", 18, NULL, NULL, &error));
  while (!is_interrupt_blocked (g_subprocess_get_identifier (process)) && g_get_monotonic_time () < deadline_us)
    g_usleep (1000);
  g_subprocess_send_signal (process, SIGINT);
  /* its input stays open: an end would let it go on with what it has */
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_true (g_input_stream_read_all (g_subprocess_get_stderr_pipe (process), errors, sizeof errors - 1, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_nonnull (strstr (errors, "Stopped"));
  g_assert_true (g_file_get_contents (fixture->file, &after, &length_after, NULL));
  g_assert_cmpmem (before, length, after, length_after);
}

/* What is exported comes in again as it went out, in either dialect. */
static void
test_export (CtlFixture   *fixture,
             gconstpointer data)
{
  static const char *const dialects[] = { "26", "16" };
  g_autofree char         *trf_path = g_strconcat (fixture->file, ".trf", NULL);
  g_autofree char         *fresh = g_strconcat (fixture->file, ".2.zhereb", NULL);
  g_autofree char         *own = NULL;

  g_assert_cmpint (RUN ("entry", fixture->file, "add", "Їжак Лукʼян", "--rating", "2000"), ==, 0);
  add_players (fixture, 3);
  g_assert_cmpint (RUN ("pair", fixture->file, "--publish"), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "=-="), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "2", "+--"), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (dialects); i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *shown = NULL;
      g_autofree char *told = NULL;

      g_assert_cmpint (RUN ("export", fixture->file, "--trf", dialects[i], "-o", trf_path), ==, 0);
      g_assert_true (g_file_get_contents (trf_path, &text, NULL, NULL));
      g_assert_nonnull (strstr (text, "Yizhak, Lukian"));
      g_assert_nonnull (strstr (text, "012 Кубок. Men\n"));
      g_assert_cmpint (CTL_RUN (NULL, &told, NULL, "trf", "check", "--system", "round-robin", trf_path), ==, 0);
      g_assert_cmpint (RUN ("new", fresh, "--title", "Spring Cup", "--ruleset", "ua-chess-2026", "--chief-arbiter", "Somebody"), ==, 0);
      g_assert_cmpint (RUN ("import", fresh, trf_path), ==, 0);
      g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "round", fresh, "show", "1"), ==, 0);
      g_assert_nonnull (strstr (shown, "\t=-="));
      g_assert_nonnull (strstr (shown, "\t+--"));
      g_unlink (fresh);
    }
  g_assert_cmpint (CTL_RUN (NULL, &own, NULL, "export", fixture->file, "--names", "own"), ==, 0);
  g_assert_nonnull (strstr (own, "Їжак"));
  g_assert_cmpint (RUN ("export", fixture->file, "--trf", "06"), ==, 2);
  g_assert_cmpint (RUN ("export", fixture->file, "--names", "greek"), ==, 2);
  g_unlink (trf_path);
}

static void
test_micro_match (CtlFixture   *fixture,
                  gconstpointer data)
{
  g_autofree char *shown = NULL;

  g_assert_cmpint (RUN ("tournament", fixture->file, "edit", "--games", "2", "--scoring", "2"), ==, 0);
  add_players (fixture, 4);
  g_assert_cmpint (RUN ("pair", fixture->file), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "2-0,1-1"), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "2", "--game", "2", "0-2u"),
                   ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, &shown, NULL, "round", fixture->file, "show", "1"), ==, 0);
  g_assert_nonnull (strstr (shown, "\t1-0,=-=\n"));
  g_assert_nonnull (strstr (shown, "\tclear,0-1u\n"));
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "clear"), ==, 0);
  g_assert_cmpint (RUN ("result", fixture->file, "--round", "1", "--board", "1", "1-0,1-0,1-0"), !=, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, CtlFixture, NULL, set_up, func, ctl_fixture_tear_down)
  ADD ("/ctl/competition/walk", test_walk);
  ADD ("/ctl/competition/undo-redo", test_undo_redo);
  ADD ("/ctl/competition/issue", test_issue);
  ADD ("/ctl/competition/undo-to", test_undo_to);
  ADD ("/ctl/competition/log-parts", test_log_parts);
  ADD ("/ctl/competition/undo-too-far", test_undo_too_far);
  ADD ("/ctl/competition/language", test_language);
  ADD ("/ctl/competition/names", test_names);
  ADD ("/ctl/competition/seal", test_seal);
  ADD ("/ctl/competition/round-to-come", test_round_to_come);
  ADD ("/ctl/competition/copy", test_copy);
  ADD ("/ctl/competition/no-backup", test_no_backup);
  ADD ("/ctl/competition/several-tournaments", test_several_tournaments);
  ADD ("/ctl/competition/exits", test_exits);
  ADD ("/ctl/competition/held", test_held);
  ADD ("/ctl/competition/imports", test_imports);
  ADD ("/ctl/competition/import-bounds", test_import_bounds);
  ADD ("/ctl/competition/interrupted", test_interrupted);
  ADD ("/ctl/competition/export", test_export);
  ADD ("/ctl/competition/micro-match", test_micro_match);
  return g_test_run ();
}
