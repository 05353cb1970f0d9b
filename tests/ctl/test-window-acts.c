/* What the window does besides entering and pairing is done from the terminal too: the details of
 * the competition, boards taken from an official, colours swapped, copies made before a pairing.
 */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "ctl-runner.h"

#define RUN(...) g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, __VA_ARGS__), ==, 0)

/* The copies go into the folder of the test. */
static void
set_up (CtlFixture   *self,
        gconstpointer data)
{
  static const char *const names[] = { "Aaa One", "Bbb Two", "Ccc Three", "Ddd Four", "Eee Five", "Fff Six" };

  ctl_fixture_init (self);
  RUN ("new", self->file, "--title", "Test Cup", "--ruleset", "fide-2023");
  RUN ("tournament", self->file, "add", "--name", "Men", "--system", "round-robin", "--time", "5400+30");
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    RUN ("entry", self->file, "add", names[i]);
  RUN ("entry", self->file, "number");
  RUN ("pair", self->file, "--publish");
  g_setenv ("XDG_DATA_HOME", self->folder, TRUE);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_tree (inside);
    }
  g_remove (path);
}

static void
tear_down (CtlFixture   *self,
           gconstpointer data)
{
  remove_tree (self->folder);
  g_free (self->file);
  g_free (self->folder);
}

static void
check_prints (const char *expected,
              int         exit,
              const char *words[])
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  int status = ctl_run ((const char *const *) words, NULL, &output, &errors);

  if (status != exit || strstr (exit == 0 ? output : errors, expected) == NULL)
    g_error ("%s %s: %d, “%s” is missing in “%s%s”", words[0], words[2] != NULL ? words[2] : "", status, expected, output, errors);
}

#define PRINTS(expected, ...) check_prints (expected, 0, (const char *[]){ __VA_ARGS__, NULL })
#define REFUSED(exit, expected, ...) check_prints (expected, exit, (const char *[]){ __VA_ARGS__, NULL })

static char *
run_and_take (const char *words[])
{
  char *output = NULL;

  g_assert_cmpint (ctl_run ((const char *const *) words, NULL, &output, NULL), ==, 0);
  return output;
}

#define TAKE(...) run_and_take ((const char *[]){ __VA_ARGS__, NULL })

/* What is not named stays; a date can be taken away. */
static void
test_details (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *before = TAKE ("details", self->file, "--json");
  g_autofree char *after = NULL;

  RUN ("details", self->file, "--place", "Odd Hall", "--start", "2026-03-01", "--end", "2026-03-05");
  PRINTS ("title\tTest Cup\nplace\tOdd Hall\norganiser\t\norganiser-id\t\norganiser-email\t\nevent-code\t\nfederation\t\nstart\t2026-03-01\nend\t2026-03-05\nruleset\tfide-2023\n", "details", self->file);
  PRINTS ("\"end\":\"2026-03-05\",\"event_code\":\"\",\"federation\":\"\",\"organiser\":\"\",\"organiser_email\":\"\",\"organiser_id\":\"\",\"place\":\"Odd Hall\",\"round_set\":\"\",\"ruleset\":\"fide-2023\",\"start\":\"2026-03-01\",\"title\":\"Test Cup\"",
          "details", self->file, "--json");
  RUN ("details", self->file, "--title", "Other Cup", "--organiser", "Odd Union", "--end", "");
  PRINTS ("\"end\":\"\",\"event_code\":\"\",\"federation\":\"\",\"organiser\":\"Odd Union\",\"organiser_email\":\"\",\"organiser_id\":\"\",\"place\":\"Odd Hall\",\"round_set\":\"\",\"ruleset\":\"fide-2023\",\"start\":\"2026-03-01\",\"title\":\"Other Cup\"",
          "details", self->file, "--json");
  REFUSED (3, "Title", "details", self->file, "--title", " ");
  REFUSED (3, "the last day lies before the first", "details", self->file, "--end", "2026-02-01");
  REFUSED (2, "--start", "details", self->file, "--start", "soon");
  RUN ("undo", self->file);
  RUN ("undo", self->file);
  after = TAKE ("details", self->file, "--json");
  g_assert_cmpstr (after, ==, before);
  RUN ("verify", self->file);
}

/* Where an official watches several ranges, it is said which is meant. */
static void
test_free_boards (CtlFixture   *self,
                  gconstpointer data)
{
  RUN ("official", self->file, "arbiter", "Odd Person");
  REFUSED (1, "Odd Person watches no such boards", "official", self->file, "free", "Odd Person");
  RUN ("official", self->file, "boards", "Odd Person", "--boards", "1-2");
  RUN ("official", self->file, "boards", "Odd Person", "--boards", "3", "--round", "4");
  REFUSED (3, "no round 6", "official", self->file, "boards", "Odd Person", "--boards", "3", "--round", "6");
  REFUSED (2, "--boards", "official", self->file, "free", "Odd Person");
  REFUSED (1, "Odd Person watches no such boards", "official", self->file, "free", "Odd Person", "--boards", "2-3");
  PRINTS ("Odd Person", "official", self->file, "free", "Odd Person", "--round", "4");
  PRINTS ("\"boards\":\"1–2\"", "official", self->file, "--json");
  RUN ("official", self->file, "free", "Odd Person", "--boards", "1-2");
  PRINTS ("\"boards\":\"\"", "official", self->file, "--json");
  RUN ("undo", self->file);
  PRINTS ("\"boards\":\"1–2\"", "official", self->file, "--json");
  RUN ("verify", self->file);
}

static void
test_swap_colours (CtlFixture   *self,
                   gconstpointer data)
{
  g_autofree char *before = TAKE ("round", self->file, "show", "1");
  g_autofree char *after = NULL;

  PRINTS ("\"command\":\"swap-colours\"", "swap-colours", self->file, "--round", "1", "--board", "1", "--json");
  PRINTS ("1\t6\t1\t", "round", self->file, "show", "1");
  RUN ("undo", self->file);
  after = TAKE ("round", self->file, "show", "1");
  g_assert_cmpstr (after, ==, before);
  REFUSED (2, "--round R --board B", "swap-colours", self->file, "--round", "1");
  REFUSED (3, "board 5", "swap-colours", self->file, "--round", "1", "--board", "5");
  REFUSED (3, "holds 1 game", "swap-colours", self->file, "--round", "1", "--board", "1", "--game", "2");
}

/* Listed with the longest journal first, also of a file that is gone; the original is not touched. */
static void
test_backups (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *listed = NULL;
  g_autofree char *restored = NULL;
  g_autofree char *again = NULL;

  listed = TAKE ("backups", self->file);
  g_assert_cmpstr (listed, ==, "");
  PRINTS ("\"entries\":", "backups", self->file, "make", "--json");
  RUN ("result", self->file, "--round", "1", "--board", "1", "1-0");
  RUN ("backups", self->file, "make");
  PRINTS ("\"number\":2", "backups", self->file, "--json");
  REFUSED (3, "There is no copy 3", "backups", self->file, "restore", "3");
  REFUSED (2, "number", "backups", self->file, "restore");
  restored = TAKE ("backups", self->file, "restore", "2");
  g_strchomp (restored);
  g_assert_true (g_file_test (restored, G_FILE_TEST_IS_REGULAR));
  RUN ("verify", restored);
  PRINTS ("\"results\":[\"clear\"]", "round", restored, "show", "1", "--json");
  g_unlink (self->file);
  again = TAKE ("backups", self->file, "restore", "1");
  g_strchomp (again);
  PRINTS ("1-0", "round", again, "show", "1");
}

/* What would be taken back or done again is named, and nothing is done. */
static void
test_preview (CtlFixture   *self,
              gconstpointer data)
{
  g_autofree char *log = TAKE ("log", self->file);
  g_autofree char *after = NULL;

  PRINTS ("\t! Round 1 published", "undo", self->file, "--preview");
  PRINTS ("\"announced\":true,\"command\":\"publish-round\"", "undo", self->file, "--preview", "--json");
  PRINTS ("Round 1 paired", "undo", self->file, "--preview", "--to", "2");
  REFUSED (2, "--count", "undo", self->file, "--preview", "--count", "2");
  REFUSED (1, "", "redo", self->file, "--preview");
  after = TAKE ("log", self->file);
  g_assert_cmpstr (after, ==, log);
  RUN ("undo", self->file);
  PRINTS ("Round 1 published", "redo", self->file, "--preview");
}

/* One's own last act, and another's by its number; what stands in the way is named in every language. */
static void
test_undo_of_whom (CtlFixture   *self,
                   gconstpointer data)
{
  static const char *const languages[][2] = { { "uk", "не можна скасувати" }, { "ru", "нельзя отменить" }, { "en", "cannot be taken back" } };

  RUN ("result", self->file, "--round", "1", "--board", "1", "1-0", "--as", "Odd Person"); /* entry 12 */
  RUN ("result", self->file, "--round", "1", "--board", "2", "1-0", "--as", "Even Person");
  RUN ("result", self->file, "--round", "1", "--board", "1", "0-1", "--as", "Even Person"); /* entry 14 */
  PRINTS ("\tResult of board 1", "undo", self->file, "--preview", "--as", "Even Person");
  PRINTS ("\"actor\":\"Even Person\"", "undo", self->file, "--preview", "--act", "13", "--json");
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_setenv ("LANGUAGE", languages[i][0], TRUE);
      REFUSED (1, languages[i][1], "undo", self->file, "--as", "Odd Person");
      REFUSED (1, "14: ", "undo", self->file, "--act", "12");
      REFUSED (1, "--act 14", "undo", self->file, "--as", "Nobody");
    }
  REFUSED (1, "14: ", "undo", self->file, "--act", "12", "--preview");
  REFUSED (2, "--act", "undo", self->file, "--act", "12", "--to", "2");
  REFUSED (3, "400", "undo", self->file, "--act", "400");
  RUN ("undo", self->file, "--act", "13", "--as", "Third Person");
  PRINTS ("Taken back in entry 15 by Third Person", "log", self->file, "--part", "taken-back");
  PRINTS ("\"undoneBy\":\"Third Person\"", "log", self->file, "--part", "taken-back", "--json");
  RUN ("undo", self->file, "--as", "Even Person");
  RUN ("undo", self->file, "--as", "Odd Person");
  PRINTS ("Result of board 2", "redo", self->file, "--preview", "--as", "Third Person");
  RUN ("verify", self->file);
}

static void
test_actors (CtlFixture   *self,
             gconstpointer data)
{
  RUN ("result", self->file, "--round", "1", "--board", "1", "1-0", "--as", "Odd Person");
  PRINTS ("Odd Person\n", "log", self->file, "--actors");
}

/* Every rule of the event with its article, and what the regulation made of it. */
static void
test_rules (CtlFixture   *self,
            gconstpointer data)
{
  g_autofree char *other = g_build_filename (self->folder, "other.zhereb", NULL);

  RUN ("regulation", self->file, "lateness.default-seconds", "900");
  PRINTS ("lateness.default-seconds\t900\t0\t", "regulation", self->file, "list");
  PRINTS ("\"key\":\"lateness.default-seconds\",\"ruleset\":\"0\"", "regulation", self->file, "list", "--json");
  RUN ("new", other, "--title", "Other Cup", "--ruleset", "fide-2009");
  PRINTS ("distance-team\t", "regulation", other, "ready");
}

#define ADD(name, func) g_test_add ("/ctl/window-acts/" name, CtlFixture, NULL, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("details", test_details);
  ADD ("free-boards", test_free_boards);
  ADD ("swap-colours", test_swap_colours);
  ADD ("backups", test_backups);
  ADD ("preview", test_preview);
  ADD ("undo-of-whom", test_undo_of_whom);
  ADD ("actors", test_actors);
  ADD ("rules", test_rules);
  return g_test_run ();
}
