#define _GNU_SOURCE

#include "config.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk-fixture.h"
#include "desk-verify.h"
#include "errors.h"
#include "store-schema.h"

/* Plain copies of the one file, made while it is open: each holds every act acknowledged before, or
 * is refused as copied while it was written. And what others do beside the file loses nothing. */

#define PAGE 4096

static void
set_arbiter (Fixture    *fixture,
             const char *name)
{
  ZhOfficial official = { .role = (char *) "arbiter", .name = (char *) name, .category = (char *) "", .federation = (char *) "" };
  g_autoptr (GError) error = NULL;

  fixture_check (fixture, zh_desk_set_official (fixture->desk, &official, &error), error);
}

static void
close_desk (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  zh_desk_close (fixture->desk, &error);
  g_assert_no_error (error);
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

/* By another program, for whoever opens and closes a file in this one takes SQLite's locks away. */
static void
copy_plainly (const char *from,
              const char *to)
{
  const char *argv[] = { "cp", from, to, NULL };
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

static void
check_whole (const char *path,
             gint64      length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  g_autoptr (ZhVerifyReport) report = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (zh_desk_get_snapshot (desk)->journal_length, ==, length);
  report = zh_desk_verify_file (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpint (report->n_entries, ==, length);
}

static void
test_between_acts (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *copy = g_build_filename (fixture->folder, "stick.zhereb", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);

  g_assert_no_error (error);
  fixture_add_tournament (fixture, "Men", "round-robin", 6);
  for (int i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf ("Arbiter %d", i);

      set_arbiter (fixture, name);
      if (i == 3)
        fixture_check (fixture, zh_desk_undo (fixture->desk, &error), error);
      copy_plainly (fixture->path, copy);
      check_whole (copy, zh_desk_get_snapshot (fixture->desk)->journal_length);
      g_assert_true (zh_desk_refresh (reader, &error));
      g_assert_cmpint (zh_desk_get_snapshot (reader)->journal_length, ==, zh_desk_get_snapshot (fixture->desk)->journal_length);
    }
}

static GBytes *
read_file (const char *path)
{
  char *contents = NULL;
  gsize size = 0;

  g_assert_true (g_file_get_contents (path, &contents, &size, NULL));
  return g_bytes_new_take (contents, size);
}

static void
write_file (const char *path,
            GBytes     *bytes)
{
  gsize       size = 0;
  const char *data = g_bytes_get_data (bytes, &size);

  g_assert_true (g_file_set_contents (path, data, (gssize) size, NULL));
}

/* The first @n_pages pages of one, the others of the other. */
static GBytes *
mix_pages (GBytes *first,
           GBytes *second,
           gsize   n_pages)
{
  GByteArray   *mixed = g_byte_array_new ();
  gsize         first_size = 0;
  gsize         second_size = 0;
  const guchar *first_data = g_bytes_get_data (first, &first_size);
  const guchar *second_data = g_bytes_get_data (second, &second_size);
  gsize         cut = MIN (n_pages * PAGE, first_size);

  g_byte_array_append (mixed, first_data, (guint) cut);
  if (second_size > cut)
    g_byte_array_append (mixed, second_data + cut, (guint) (second_size - cut));
  return g_byte_array_free_to_bytes (mixed);
}

/* A mixture is refused, for reading, for writing and by verify, in the words of a copy. One whose
 * pages differ only in what SQLite counts in the header is whole. Returns whether it was refused. */
static gboolean
check_mixture (const char *path,
               GBytes     *mixed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autofree char *text = NULL;

  write_file (path, mixed);
  desk = zh_desk_open (path, ZH_DESK_READ, "", &error);
  if (desk != NULL)
    {
      check_whole (path, zh_desk_get_snapshot (desk)->journal_length);
      return FALSE;
    }
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_nonnull (strstr (error->message, "copied while it was written"));
  g_clear_error (&error);
  g_assert_null (zh_desk_open (path, ZH_DESK_WRITE, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_clear_error (&error);
  report = zh_desk_verify_file (path, NULL, &error);
  text = report != NULL ? zh_verify_report_format (report) : g_strdup (error->message);
  g_assert_true (report == NULL || report->fault != ZH_VERIFY_OK);
  g_assert_nonnull (strstr (text, "copied while it was written"));
  g_assert_nonnull (strstr (text, "Save a Copy"));
  return TRUE;
}

static void
test_mixed (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "mixed.zhereb", NULL);
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 20);
  ZhResult         win = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;
  gsize n_pages;
  guint n_refused = 0;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  close_desk (fixture);
  before = read_file (fixture->path);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  fixture_check (fixture, zh_desk_set_result (fixture->desk, id, 1, 1, 0, win, &error), error);
  close_desk (fixture);
  after = read_file (fixture->path);
  n_pages = MAX (g_bytes_get_size (before), g_bytes_get_size (after)) / PAGE;
  for (gsize i = 0; i <= n_pages; i++)
    {
      g_autoptr (GBytes) forward = mix_pages (after, before, i);
      g_autoptr (GBytes) backward = mix_pages (before, after, i);

      n_refused += check_mixture (copy, forward) ? 1 : 0;
      n_refused += check_mixture (copy, backward) ? 1 : 0;
    }
  g_assert_cmpuint (n_refused, >, 0);
}

/* A file in WAL mode with its newest act beside it, as older versions had it while it was open. */
static void
test_with_wal (Fixture      *fixture,
               gconstpointer data)
{
  static const char *const suffixes[] = { "", "-wal", "-shm" };
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "copied.zhereb", NULL);
  g_autofree char *wal = g_strconcat (copy, "-wal", NULL);
  g_autofree char *shm = g_strconcat (copy, "-shm", NULL);
  gint64           length;
  g_autoptr (ZhDb) db = NULL;
  g_autoptr (ZhDesk) desk = NULL;

  length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  close_desk (fixture);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_true (zh_db_exec (db, "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; UPDATE file_state SET place = ''", &error));
  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *from = g_strconcat (fixture->path, suffixes[i], NULL);
      g_autofree char *to = g_strconcat (copy, suffixes[i], NULL);

      copy_plainly (from, to);
    }
  check_whole (copy, length);
  /* Reading left everything as it was; writing makes one file of it. */
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
  desk = zh_desk_open (copy, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (wal, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (shm, G_FILE_TEST_EXISTS));
}

/* An act that was broken off with half of it in the file, and what undoes it beside. */
static void
test_broken_off (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "copied.zhereb", NULL);
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autofree char *copied_journal = g_strconcat (copy, "-journal", NULL);
  gint64           length;
  g_autoptr (ZhDb) db = NULL;

  fixture_add_tournament (fixture, "Men", "round-robin", 40);
  length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  close_desk (fixture);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_true (zh_db_exec (db, "PRAGMA cache_size = 2; BEGIN IMMEDIATE; UPDATE person SET club = 'Elsewhere, and a long name it is';"
                                 "UPDATE entry SET rating = 3000",
                             &error));
  copy_plainly (fixture->path, copy);
  g_assert_null (zh_desk_open (copy, ZH_DESK_READ, "", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_clear_error (&error);
  copy_plainly (journal, copied_journal);
  check_whole (copy, length);
  g_assert_true (g_file_test (copied_journal, G_FILE_TEST_EXISTS));
  fixture->desk = zh_desk_open (copy, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  close_desk (fixture);
  check_whole (copy, length);
}

/* A journal that belongs to another file, such as the one that was here before, is not rolled back
 * into a file that is whole. */
static void
test_journal_of_another (Fixture      *fixture,
                         gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);
  g_autofree char *kept = g_build_filename (fixture->folder, "kept", NULL);
  gint64           length;

  fixture_add_tournament (fixture, "Men", "round-robin", 40);
  close_desk (fixture);
  {
    g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);

    g_assert_true (zh_db_exec (db, "PRAGMA cache_size = 2; BEGIN IMMEDIATE; UPDATE person SET club = 'Elsewhere, and a long name it is'", &error));
    copy_plainly (journal, kept);
  }
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  set_arbiter (fixture, "Later");
  length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  close_desk (fixture);
  g_assert_cmpint (g_rename (kept, journal), ==, 0);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  g_assert_cmpint (zh_desk_get_snapshot (fixture->desk)->journal_length, ==, length);
  close_desk (fixture);
  check_whole (fixture->path, length);
}

static char *
list_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, (GCompareFunc) (void (*) (void)) g_strcmp0);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

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
  g_assert_true (WIFSIGNALED (status) || WEXITSTATUS (status) == 0);
}

#define NOBODY 65534

static void
read_as_nobody (const char *path)
{
  ZhDesk *desk;

  if (setgid (NOBODY) != 0 || setuid (NOBODY) != 0)
    _exit (1);
  desk = zh_desk_open (path, ZH_DESK_READ, "", NULL);
  if (desk == NULL || zh_desk_get_snapshot (desk)->journal_length == 0)
    _exit (2);
  /* Died while reading. */
  kill (getpid (), SIGKILL);
}

static gboolean
skip_unless_root (void)
{
  if (geteuid () == 0)
    return FALSE;
  g_test_skip ("needs a second user, whom only root can become");
  return TRUE;
}

/* A colleague who may read the file and write the folder leaves nothing there that locks the
 * arbiter out, however he ends; of a file in WAL mode neither. */
static void
test_colleague_reads (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (skip_unless_root ())
    return;
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, 0644), ==, 0);
  close_desk (fixture);
  {
    g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);

    g_assert_true (zh_db_exec (db, "PRAGMA journal_mode = WAL", &error));
  }
  before = list_folder (fixture->folder);
  run_child (read_as_nobody, fixture->path);
  after = list_folder (fixture->folder);
  g_assert_cmpstr (before, ==, after);
  fixture->desk = zh_desk_open (fixture->path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  set_arbiter (fixture, "Kept");
}

static void
write_as_nobody (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  if (setgid (NOBODY) != 0 || setuid (NOBODY) != 0)
    _exit (1);
  if (g_access (wal, F_OK) == 0)
    {
      if (zh_desk_open (path, ZH_DESK_WRITE, "", &error) != NULL || strstr (error->message, "root") == NULL)
        _exit (2);
    }
  else if (zh_desk_open (path, ZH_DESK_WRITE, "", &error) == NULL)
    _exit (3);
}

/* What another user left: an abandoned lock, an index and what is empty are taken away; what may
 * hold acts is named, with its owner. */
static void
test_left_by_another (Fixture      *fixture,
                      gconstpointer data)
{
  g_autofree char *lock = g_build_filename (fixture->folder, ".cup.zhereb.lock", NULL);
  g_autofree char *wal = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *shm = g_strconcat (fixture->path, "-shm", NULL);
  g_autoptr (GError) error = NULL;

  if (skip_unless_root ())
    return;
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  close_desk (fixture);
  {
    g_autoptr (ZhDb) db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);

    g_assert_true (zh_db_exec (db, "PRAGMA journal_mode = WAL", &error));
  }
  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  g_assert_true (g_file_set_contents (lock, "", 0, NULL));
  g_assert_true (g_file_set_contents (shm, "index", -1, NULL));
  g_assert_cmpint (g_chmod (shm, 0600), ==, 0);
  run_child (write_as_nobody, fixture->path);
  g_assert_true (g_file_set_contents (wal, "acts", -1, NULL));
  g_assert_cmpint (g_chmod (wal, 0644), ==, 0);
  run_child (write_as_nobody, fixture->path);
  g_assert_cmpint (g_unlink (wal), ==, 0);
}

/* Side files that vanish between two acts take nothing with them; those that appear are noticed
 * before the next act, and named. */
static void
test_side_files_touched (Fixture      *fixture,
                         gconstpointer data)
{
  static const char *const suffixes[] = { "-wal", "-journal" };
  ZhOfficial               official = { .role = (char *) "arbiter", .name = (char *) "Refused", .category = (char *) "", .federation = (char *) "" };
  g_autofree char         *copy = g_build_filename (fixture->folder, "copy.zhereb", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (fixture->path, suffixes[i], NULL);
      g_autoptr (GError) error = NULL;
      gint64 length;

      g_unlink (name);
      set_arbiter (fixture, suffixes[i]);
      length = zh_desk_get_snapshot (fixture->desk)->journal_length;
      g_assert_true (g_file_set_contents (name, "of another file", -1, NULL));
      g_assert_null (zh_desk_set_official (fixture->desk, &official, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
      g_assert_nonnull (strstr (error->message, name));
      copy_plainly (fixture->path, copy);
      check_whole (copy, length);
      g_assert_cmpint (g_unlink (name), ==, 0);
      set_arbiter (fixture, "Kept");
    }
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/store/copies/between-acts", test_between_acts);
  ADD ("/store/copies/mixed", test_mixed);
  ADD ("/store/copies/with-wal", test_with_wal);
  ADD ("/store/copies/broken-off", test_broken_off);
  ADD ("/store/copies/journal-of-another", test_journal_of_another);
  ADD ("/store/copies/colleague-reads", test_colleague_reads);
  ADD ("/store/copies/left-by-another", test_left_by_another);
  ADD ("/store/copies/side-files-touched", test_side_files_touched);
  return g_test_run ();
}
