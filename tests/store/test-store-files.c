#define _GNU_SOURCE

#include "config.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "errors.h"
#include "file-lock.h"
#include "store-schema.h"
#include "../tournament-settings.h"

#define READER_OPTION "--read"

/* Files that are not what they seem, and places that do not take them: each is a clear
 * error, and nothing is lost. */

static void
check_open_fails (const char *path,
                  ZhDeskMode  mode,
                  ZhError     code,
                  const char *word)
{
  g_autoptr (GError) error = NULL;
  ZhDesk *desk = zh_desk_open (path, mode, "", &error);

  g_assert_null (desk);
  g_assert_error (error, ZH_ERROR, (int) code);
  g_assert_nonnull (strstr (error->message, word));
}

static void
close_desk (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

/* Runs SQL on the closed file, as a stranger would. */
static void
tamper (Fixture    *fixture,
        const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);

  g_assert_no_error (error);
  zh_db_exec (db, sql, &error);
  g_assert_no_error (error);
}

static void
test_missing_and_folder (Fixture      *fixture,
                         gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->folder, "none.zhereb", NULL);

  check_open_fails (missing, ZH_DESK_WRITE, ZH_ERROR_FILE, "none.zhereb");
  check_open_fails (missing, ZH_DESK_READ, ZH_ERROR_FILE, "none.zhereb");
  check_open_fails (fixture->folder, ZH_DESK_WRITE, ZH_ERROR_FILE, "folder");
  check_open_fails ("/dev/null", ZH_DESK_READ, ZH_ERROR_FILE, "device");
  g_assert_false (g_file_test (missing, G_FILE_TEST_EXISTS));
}

static void
test_cut_off (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *contents = NULL;
  gsize            length = 0;
  const gsize      sizes[] = { 0, 1, 50, 99, 100, 1000, 4096, 8192, 20000 };

  fixture_add_tournament (fixture, "Men", "round-robin", 20);
  close_desk (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, NULL));
  g_assert_cmpuint (length, >, 20000);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *kept = NULL;
      gsize            kept_length = 0;

      g_assert_true (g_file_set_contents (fixture->path, contents, (gssize) sizes[i], NULL));
      g_assert_null (zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
      g_clear_error (&error);
      g_assert_null (zh_desk_open (fixture->path, ZH_DESK_READ, "", &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
      /* Nobody tried to mend it. */
      g_assert_true (g_file_get_contents (fixture->path, &kept, &kept_length, NULL));
      g_assert_cmpmem (kept, kept_length, contents, sizes[i]);
    }
}

static void
test_damaged_pages (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *contents = NULL;
  gsize            length = 0;
  guint            n_refused = 0;

  fixture_add_tournament (fixture, "Men", "round-robin", 20);
  close_desk (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, NULL));
  /* A byte in any page: opened or refused, but never a crash, and the whole file is read. */
  for (gsize offset = 150; offset < length; offset += 1777)
    {
      g_autofree char *damaged = g_memdup2 (contents, length);
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhDesk) desk = NULL;
      g_autoptr (ZhVerifyReport) report = NULL;

      damaged[offset] = (char) ~damaged[offset];
      g_assert_true (g_file_set_contents (fixture->path, damaged, (gssize) length, NULL));
      desk = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
      g_assert_true ((desk == NULL) == (error != NULL));
      n_refused += desk == NULL ? 1 : 0;
      g_clear_error (&error);
      report = zh_desk_verify_file (fixture->path, NULL, &error);
      g_assert_true ((report == NULL) == (error != NULL));
    }
  g_assert_cmpuint (n_refused, >, 0);
}

static void
test_foreign (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *text = g_build_filename (fixture->folder, "letter.zhereb", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "other.zhereb", NULL);
  g_autofree char *long_text = g_strnfill (5000, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (text, long_text, -1, NULL));
  check_open_fails (text, ZH_DESK_WRITE, ZH_ERROR_CORRUPT, "not a competition file");
  {
    g_autoptr (ZhDb) db = zh_db_open (other, ZH_DB_CREATE, &error);

    zh_db_exec (db, "CREATE TABLE stamps (id INTEGER PRIMARY KEY)", &error);
    g_assert_no_error (error);
  }
  check_open_fails (other, ZH_DESK_WRITE, ZH_ERROR_CORRUPT, "another program");
}

static void
test_newer (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            before_length;
  gsize            after_length;

  close_desk (fixture);
  tamper (fixture, "PRAGMA user_version = 999");
  g_assert_true (g_file_get_contents (fixture->path, &before, &before_length, NULL));
  check_open_fails (fixture->path, ZH_DESK_WRITE, ZH_ERROR_NEWER, "newer version");
  check_open_fails (fixture->path, ZH_DESK_READ, ZH_ERROR_NEWER, "newer version");
  g_assert_true (g_file_get_contents (fixture->path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

static const char *const strange[] = {
  "CREATE TRIGGER t AFTER UPDATE ON game BEGIN DELETE FROM person; END",
  "CREATE VIEW v AS SELECT * FROM person",
  "CREATE TABLE extra (id INTEGER PRIMARY KEY)",
  "ALTER TABLE person ADD COLUMN more TEXT NOT NULL DEFAULT ''",
  "DROP INDEX game_pairing",
  "PRAGMA foreign_keys = OFF; UPDATE pairing SET round_id = 1",
  "UPDATE game SET white = 77",
  "UPDATE round SET state = -1",
  "UPDATE tournament SET sport = 'tennis'",
  "UPDATE tournament SET scoring = '1 2 3'",
  "UPDATE person SET birth = 'yesterday'",
  "UPDATE entry SET rating = 1000000000000",
  "INSERT INTO protest SELECT 5, tournament_id, 1, id, 0, NULL, '', 0, 1, 'result', 1, -3, 1, '', '', '', 0, 0, '', '', '', '',"
  " 0, '', 0, 0, '', 0, '', '', '', '', '', '' FROM entry LIMIT 1",
  "PRAGMA foreign_keys = OFF; INSERT INTO protest_person VALUES (5, 4, 'member', 'Nobody', '', '', '', 0)",
  "INSERT INTO official (id, role, name, category, federation, birth) VALUES (5, 'committee', 'Nobody', '', '', 'yesterday')",
  "INSERT INTO official (id, role, name, category, federation) VALUES (5, 'arbiter', 'Nobody', '', '');"
  "INSERT INTO assignment SELECT 6, id, 5, 0, 4, 1 FROM tournament",
  "DELETE FROM competition",
  "DELETE FROM file_state",
};

static void
test_strange_contents (gconstpointer data)
{
  Fixture fixture = { NULL };
  g_autoptr (GError) error = NULL;
  gint64 id;

  fixture_set_up (&fixture, NULL);
  id = fixture_add_tournament (&fixture, "Men", "round-robin", 4);
  fixture_check (&fixture, zh_desk_pair_round (fixture.desk, id, &error), error);
  close_desk (&fixture);
  tamper (&fixture, data);
  g_assert_null (zh_desk_open (fixture.path, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  fixture_tear_down (&fixture, NULL);
}

static void
test_lock (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *link_path = g_build_filename (fixture->folder, "link.zhereb", NULL);
  g_autoptr (ZhHolder) holder = NULL;

  check_open_fails (fixture->path, ZH_DESK_WRITE, ZH_ERROR_LOCKED, g_get_user_name ());
  g_assert_cmpint (symlink (fixture->path, link_path), ==, 0);
  check_open_fails (link_path, ZH_DESK_WRITE, ZH_ERROR_LOCKED, g_get_user_name ());
  holder = zh_file_lock_get_holder (fixture->path);
  g_assert_cmpint (holder->pid, ==, getpid ());
  close_desk (fixture);
  g_assert_null (zh_file_lock_get_holder (fixture->path));
  fixture->desk = zh_desk_open (link_path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
}

/* Runs a child that opens the file, does something and dies without closing. */
static void
run_child (void (*work) (const char *path),
           const char *path)
{
  int   status = 0;
  pid_t child = fork ();

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      work (path);
      _exit (0);
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status) || WIFSIGNALED (status));
  if (WIFEXITED (status))
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
write_and_die (const char *path)
{
  g_autoptr (GError) error = NULL;
  ZhDesk    *desk = zh_desk_open (path, ZH_DESK_WRITE, "child", &error);
  ZhOfficial official = { .role = (char *) "arbiter",
                          .name = (char *) "Kept",
                          .category = (char *) "",
                          .federation = (char *) "" };

  if (desk == NULL || zh_desk_set_official (desk, &official, &error) == NULL)
    _exit (1);
  kill (getpid (), SIGKILL);
}

static void
test_killed_writer (Fixture      *fixture,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autofree char *lock = g_build_filename (fixture->folder, ".cup.zhereb.lock", NULL);
  g_autoptr (ZhDesk) reader = NULL;

  close_desk (fixture);
  run_child (write_and_die, fixture->path);
  /* What he left beside the file is not needed. */
  g_assert_true (g_file_test (journal, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (journal), ==, 0);
  g_assert_cmpint (g_unlink (lock), ==, 0);
  /* The kernel has freed the lock; what was committed is seen by a reader and a writer. */
  g_assert_null (zh_file_lock_get_holder (fixture->path));
  reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_nonnull (zh_competition_find_official (zh_desk_get_snapshot (reader), "arbiter"));
  g_assert_true (zh_desk_close (reader, &error));
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  g_assert_nonnull (zh_competition_find_official (zh_desk_get_snapshot (fixture->desk), "arbiter"));
  close_desk (fixture);
  g_assert_false (g_file_test (journal, G_FILE_TEST_EXISTS));
}

/* A quota fills up while players are entered: the act that does not fit is refused, what
 * was before is still there, and the desk goes on when there is room again. */
static void
fill_up (const char *path)
{
  g_autoptr (GError) error = NULL;
  ZhDesk       *desk = zh_desk_open (path, ZH_DESK_WRITE, "child", &error);
  ZhTournament *settings = zh_tournament_new ();
  gint64        id = 0;
  struct rlimit limit = { .rlim_cur = 1000000, .rlim_max = RLIM_INFINITY };
  gint64        length = 0;

  zh_person_set_string (&settings->name, "Men");
  if (desk == NULL || test_add_tournament (desk, settings, &id, &error) == NULL)
    _exit (1);
  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    _exit (2);
  for (int i = 0; i < 100 && error == NULL; i++)
    {
      GPtrArray *entries = fixture_make_entries (100);

      length = zh_desk_get_snapshot (desk)->journal_length;
      zh_desk_add_entries (desk, id, entries, &error);
    }
  if (!g_error_matches (error, ZH_ERROR, ZH_ERROR_FILE) ||
      zh_desk_get_snapshot (desk)->journal_length != length)
    _exit (3);
  if (!zh_desk_check_snapshot (desk, NULL))
    _exit (4);
  g_clear_error (&error);
  limit.rlim_cur = RLIM_INFINITY;
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0 ||
      zh_desk_add_entries (desk, id, fixture_make_entries (5), &error) == NULL)
    _exit (5);
  if (!zh_desk_close (desk, &error))
    _exit (6);
}

static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;
  const ZhTournament *tournament;

  close_desk (fixture);
  run_child (fill_up, fixture->path);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  tournament = zh_competition_find_tournament_by_name (zh_desk_get_snapshot (fixture->desk), "Men");
  g_assert_cmpuint (tournament->entries->len, >=, 105);
  g_assert_cmpuint (tournament->entries->len % 100, ==, 5);
  report = zh_desk_verify_file (fixture->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
}

/* Nothing can be made where there is no room at all; no half-made file stays. */
static void
create_without_room (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autofree char     *path = g_build_filename (folder, "new.zhereb", NULL);
  struct rlimit        limit = { .rlim_cur = 3000, .rlim_max = RLIM_INFINITY };
  ZhCompetitionDetails details = { .title = "New" };

  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    _exit (2);
  if (zh_desk_create (path, &details, "", &error) != NULL ||
      !g_error_matches (error, ZH_ERROR, ZH_ERROR_FILE))
    _exit (3);
}

static void
test_create_without_room (Fixture      *fixture,
                          gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  close_desk (fixture);
  run_child (create_without_room, fixture->folder);
  dir = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_cmpstr (name, ==, "cup.zhereb");
}

/* As a user who may not write there; root may write anywhere, so he becomes nobody. */
static void
open_in_read_only_folder (const char *path)
{
  g_autoptr (GError) error = NULL;
  ZhDesk *desk = NULL;

  if (geteuid () == 0 && setuid (65534) != 0)
    _exit (2);
  desk = zh_desk_open (path, ZH_DESK_WRITE, "", &error);
  if (desk != NULL || !g_error_matches (error, ZH_ERROR, ZH_ERROR_FILE))
    _exit (3);
  g_clear_error (&error);
  desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  if (desk == NULL || zh_desk_get_snapshot (desk)->journal_length == 0)
    _exit (4);
  if (!zh_desk_close (desk, &error))
    _exit (5);
}

static void
test_read_only_folder (Fixture      *fixture,
                       gconstpointer data)
{
  close_desk (fixture);
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  run_child (open_in_read_only_folder, fixture->path);
  /* The same with a copy that is not in WAL mode. */
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0644), ==, 0);
  tamper (fixture, "PRAGMA journal_mode = DELETE");
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  run_child (open_in_read_only_folder, fixture->path);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
}

/* The other program: a process of its own, for a fork would share what SQLite knows of locks. */
static int
read_and_close (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "", &error);

  if (desk == NULL || zh_competition_find_official (zh_desk_get_snapshot (desk), "arbiter") == NULL ||
      !zh_desk_close (desk, &error))
    return 1;
  return 0;
}

static void
run_reader (const char *path)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  const char      *argv[] = { self, READER_OPTION, path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Whoever reads the bytes of a file in the program that writes it, as a file chooser does to
 * learn its kind, takes away the locks of SQLite there. A reader elsewhere then does nothing to
 * the writer, nor does one in the same program. */
static void
test_reader_spares_writer (Fixture      *fixture,
                           gconstpointer data)
{
  g_autofree char *contents = NULL;
  ZhOfficial       official = { .role = (char *) "arbiter", .name = (char *) "Kept", .category = (char *) "", .federation = (char *) "" };
  g_autoptr (GError) error = NULL;
  struct stat before;
  struct stat after;

  fixture_check (fixture, zh_desk_set_official (fixture->desk, &official, &error), error);
  g_assert_true (g_file_get_contents (fixture->path, &contents, NULL, NULL));
  g_assert_cmpint (stat (fixture->folder, &before), ==, 0);
  run_reader (fixture->path);
  g_assert_cmpint (read_and_close (fixture->path), ==, 0);
  g_assert_cmpint (stat (fixture->folder, &after), ==, 0);
  /* Nothing came or went beside the file. */
  g_assert_cmpint (before.st_mtim.tv_sec, ==, after.st_mtim.tv_sec);
  g_assert_cmpint (before.st_mtim.tv_nsec, ==, after.st_mtim.tv_nsec);
  official.name = (char *) "Kept too";
  fixture_check (fixture, zh_desk_set_official (fixture->desk, &official, &error), error);
}

static void
set_arbiter (Fixture *fixture,
             gboolean expected)
{
  ZhOfficial official = { .role = (char *) "arbiter", .name = (char *) "Kept", .category = (char *) "", .federation = (char *) "" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = zh_desk_set_official (fixture->desk, &official, &error);

  if (expected)
    g_assert_no_error (error);
  else
    g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

/* A file that is moved away or replaced while it is open takes no acts until it is back. */
static void
test_moved_away (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere.zhereb", NULL);

  g_assert_cmpint (g_rename (fixture->path, elsewhere), ==, 0);
  set_arbiter (fixture, FALSE);
  g_assert_true (g_file_set_contents (fixture->path, "another file", -1, NULL));
  set_arbiter (fixture, FALSE);
  g_assert_null (zh_competition_find_official (zh_desk_get_snapshot (fixture->desk), "arbiter"));
  g_assert_cmpint (g_rename (elsewhere, fixture->path), ==, 0);
  set_arbiter (fixture, TRUE);
  g_assert_nonnull (zh_competition_find_official (zh_desk_get_snapshot (fixture->desk), "arbiter"));
}

/* A copy that is written to elsewhere gives out other ids. */
static void
test_copies_do_not_share_ids (Fixture      *fixture,
                              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.zhereb", NULL);
  g_autofree char *contents = NULL;
  gsize            length = 0;
  gint64           first = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  gint64           second;

  close_desk (fixture);
  g_assert_true (g_file_get_contents (fixture->path, &contents, &length, NULL));
  g_assert_true (g_file_set_contents (copy, contents, (gssize) length, NULL));
  g_free (fixture->path);
  fixture->path = g_strdup (copy);
  fixture->desk = zh_desk_open (copy, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  second = fixture_add_tournament (fixture, "Women", "round-robin", 4);
  g_assert_cmpint (first >> 32, !=, second >> 32);
  g_assert_cmpint (first, >, 0);
  g_assert_cmpint (second, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = NULL;

  if (argc == 3 && strcmp (argv[1], READER_OPTION) == 0)
    return read_and_close (argv[2]);
  data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/store/files/missing-and-folder", test_missing_and_folder);
  ADD ("/store/files/cut-off", test_cut_off);
  ADD ("/store/files/damaged-pages", test_damaged_pages);
  ADD ("/store/files/foreign", test_foreign);
  ADD ("/store/files/newer", test_newer);
  for (gsize i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/files/strange-%" G_GSIZE_FORMAT, i + 1);

      g_test_add_data_func (path, strange[i], test_strange_contents);
    }
  ADD ("/store/files/lock", test_lock);
  ADD ("/store/files/killed-writer", test_killed_writer);
  ADD ("/store/files/full-disk", test_full_disk);
  ADD ("/store/files/create-without-room", test_create_without_room);
  ADD ("/store/files/read-only-folder", test_read_only_folder);
  ADD ("/store/files/reader-spares-writer", test_reader_spares_writer);
  ADD ("/store/files/moved-away", test_moved_away);
  ADD ("/store/files/copies-do-not-share-ids", test_copies_do_not_share_ids);
  return g_test_run ();
}
