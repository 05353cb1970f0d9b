/* What a stranger may put in the place of a competition, or beside it; and who may read ours. */
#include "config.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk-backups.h"
#include "desk-fixture.h"
#include "digest.h"
#include "errors.h"
#include "store-db.h"

#define GIGABYTE ((off_t) 1024 * 1024 * 1024)
#define MEGABYTE ((gsize) 1024 * 1024)

static void
close_desk (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_desk_close (fixture->desk, &error));
  g_clear_pointer (&fixture->desk, zh_desk_unref);
}

static void
check_refused (const char *path,
               ZhDeskMode  mode,
               int         code,
               const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_desk_open (path, mode, "", &error));
  g_assert_error (error, ZH_ERROR, code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
}

static char *
make_lock_path (Fixture *fixture)
{
  g_autofree char *base = g_path_get_basename (fixture->path);
  g_autofree char *name = g_strconcat (".", base, ".lock", NULL);

  return g_build_filename (fixture->folder, name, NULL);
}

static void
check_strange_lock (Fixture    *fixture,
                    const char *lock)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = NULL;

  check_refused (fixture->path, ZH_DESK_WRITE, ZH_ERROR_FILE, lock);
  reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
  g_assert_null (zh_desk_get_holder (reader));
}

/* Nobody waits for what will never come. */
static void
test_lock_is_pipe (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *lock = make_lock_path (fixture);

  close_desk (fixture);
  g_assert_cmpint (mkfifo (lock, 0666), ==, 0);
  check_strange_lock (fixture, lock);
  g_unlink (lock);
}

static void
test_lock_is_link (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *lock = make_lock_path (fixture);

  close_desk (fixture);
  g_assert_cmpint (symlink ("/dev/zero", lock), ==, 0);
  check_strange_lock (fixture, lock);
  g_unlink (lock);
}

static void
test_lock_is_folder (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *lock = make_lock_path (fixture);

  close_desk (fixture);
  g_assert_cmpint (g_mkdir (lock, 0700), ==, 0);
  check_strange_lock (fixture, lock);
  g_rmdir (lock);
}

static void
test_pipe (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (fixture->folder, "pipe.zhereb", NULL);

  g_assert_cmpint (mkfifo (pipe, 0666), ==, 0);
  check_refused (pipe, ZH_DESK_WRITE, ZH_ERROR_FILE, "a device or a pipe");
  check_refused (pipe, ZH_DESK_READ, ZH_ERROR_FILE, "a device or a pipe");
  g_unlink (pipe);
}

/* A reader takes a file into memory: not one of 6 GB, which a hole makes of any. */
static void
test_too_large (Fixture      *fixture,
                gconstpointer data)
{
  close_desk (fixture);
  g_assert_cmpint (truncate (fixture->path, 6 * GIGABYTE), ==, 0);
  check_refused (fixture->path, ZH_DESK_WRITE, ZH_ERROR_CORRUPT, "1024 MB");
  check_refused (fixture->path, ZH_DESK_READ, ZH_ERROR_CORRUPT, "1024 MB");
}

static void
check_mode (const char *path)
{
  struct stat info;

  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

/* Dates of birth, reasons of absences, protests: for its owner only, whatever others may of files
 * in general. */
static void
test_modes (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "new.zhereb", NULL);
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.zhereb", NULL);
  g_autoptr (GError) error = NULL;
  ZhCompetitionDetails details = { .title = "Cup" };
  mode_t               mask = umask (0);
  g_autoptr (ZhDesk) desk = zh_desk_create (path, &details, "", &error);
  g_autoptr (GPtrArray) backups = NULL;

  g_assert_no_error (error);
  check_mode (path);
  g_assert_true (zh_desk_save_copy (desk, copy, &error));
  check_mode (copy);
  g_assert_true (zh_desk_make_backup (desk, &error));
  backups = zh_desk_list_backups (desk);
  check_mode (((const ZhBackup *) g_ptr_array_index (backups, 0))->path);
  g_unlink (((const ZhBackup *) g_ptr_array_index (backups, 0))->path);
  g_assert_true (zh_desk_close (desk, &error));
  g_unlink (path);
  g_unlink (copy);
  umask (mask);
}

/* Who gave others the permission keeps it so. */
static void
test_mode_stays (Fixture      *fixture,
                 gconstpointer data)
{
  struct stat info;

  g_assert_cmpint (g_chmod (fixture->path, 0664), ==, 0);
  fixture_add_tournament (fixture, "Men", "round-robin", 4);
  close_desk (fixture);
  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0664);
}

/* More than SQLite takes for one value is refused with words, and the program goes on. */
static void
test_too_large_value (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (NULL, ZH_DB_MEMORY, &error);
  g_autoptr (ZhStmt) stmt = NULL;
  g_autoptr (GBytes) large = g_bytes_new_take (g_malloc0 (257 * MEGABYTE), 257 * MEGABYTE);

  g_assert_true (zh_db_exec (db, "CREATE TABLE t (id INTEGER PRIMARY KEY, value BLOB)", &error));
  stmt = zh_db_prepare (db, "INSERT INTO t VALUES (1, :value)");
  zh_stmt_bind_blob (stmt, ":value", g_bytes_get_data (large, NULL), g_bytes_get_size (large));
  g_assert_false (zh_stmt_run (stmt, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_nonnull (strstr (error->message, "Divide it into parts"));
  g_clear_error (&error);
  g_clear_pointer (&stmt, zh_stmt_free);
  /* The same statement takes the next value. */
  stmt = zh_db_prepare (db, "INSERT INTO t VALUES (1, :value)");
  zh_stmt_bind_blob (stmt, ":value", "x", 1);
  g_assert_true (zh_stmt_run (stmt, &error));
}

/* References that lead to a row, and not to one of the same tournament; what makes no sense to any
 * command. Before, some command died of each. */
static const struct
{
  const char *name;
  const char *sql;
  const char *part;
} senseless[] = {
  { "entry-of-another", "UPDATE pairing SET entry1_id = (SELECT max (id) FROM entry) WHERE id = (SELECT min (id) FROM pairing)", "entry1_id" },
  { "opponent-of-another", "UPDATE pairing SET entry2_id = (SELECT max (id) FROM entry) WHERE id = (SELECT min (id) FROM pairing)", "entry2_id" },
  { "no-opponent", "UPDATE pairing SET entry2_id = NULL WHERE id = (SELECT min (id) FROM pairing)", "entry2_id" },
  { "own-opponent", "UPDATE pairing SET entry2_id = entry1_id WHERE id = (SELECT min (id) FROM pairing)", "entry2_id" },
  { "round-number", "UPDATE round SET number = 3", "number" },
  { "nobody", "UPDATE entry SET person_id = NULL WHERE id = (SELECT min (id) FROM entry)", "person_id" },
  { "no-boards", "UPDATE entry SET person_id = NULL, team_name = 'Team'", "person_id" },
};

static void
test_senseless (Fixture      *fixture,
                gconstpointer data)
{
  gsize index = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  gint64 id = fixture_add_tournament (fixture, "Men", "round-robin", 4);
  ZhDb  *db;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  fixture_add_tournament (fixture, "Women", "round-robin", 4);
  close_desk (fixture);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_true (zh_db_exec (db, senseless[index].sql, &error));
  g_assert_true (zh_digest_renew (db, &error));
  g_clear_pointer (&db, zh_db_free);
  check_refused (fixture->path, ZH_DESK_READ, ZH_ERROR_CORRUPT, senseless[index].part);
}

/* A file of a version without a digest was changed: it is not made one of ours. */
static void
test_changed_before_update (Fixture      *fixture,
                            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) reader = NULL;
  ZhDb *db;

  close_desk (fixture);
  g_unlink (fixture->path);
  fixture_unpack ("version-3.zhereb.gz", fixture->path);
  db = zh_db_open (fixture->path, ZH_DB_WRITE, &error);
  g_assert_true (zh_db_exec (db, "UPDATE entry SET rating = rating + 1", &error));
  g_assert_no_error (error);
  g_clear_pointer (&db, zh_db_free);
  check_refused (fixture->path, ZH_DESK_WRITE, ZH_ERROR_FILE, "“entry” was changed without an entry");
  reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_assert_no_error (error);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/store/hostile/" name, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("lock-is-pipe", test_lock_is_pipe);
  ADD ("lock-is-link", test_lock_is_link);
  ADD ("lock-is-folder", test_lock_is_folder);
  ADD ("pipe", test_pipe);
  ADD ("too-large", test_too_large);
  ADD ("modes", test_modes);
  ADD ("mode-stays", test_mode_stays);
  ADD ("too-large-value", test_too_large_value);
  ADD ("changed-before-update", test_changed_before_update);
  for (gsize i = 0; i < G_N_ELEMENTS (senseless); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/hostile/senseless-%s", senseless[i].name);

      g_test_add (path, Fixture, GSIZE_TO_POINTER (i), fixture_set_up, test_senseless, fixture_tear_down);
    }
  return g_test_run ();
}
