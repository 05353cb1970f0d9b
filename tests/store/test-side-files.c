/* What lies beside a competition: the lock and who holds it, strangers' files in its place, and what may be taken away. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "errors.h"
#include "file-lock.h"
#include "holder.h"
#include "side-files.h"

typedef struct
{
  char *folder;
  char *path; /* of the competition */
  char *lock;
} Place;

static void
set_up (Place        *place,
        gconstpointer data)
{
  place->folder = g_dir_make_tmp ("zhereb-side-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "cup.zhereb", NULL);
  place->lock = g_build_filename (place->folder, ".cup.zhereb.lock", NULL);
  g_assert_true (g_file_set_contents (place->path, "SQLite format 3", -1, NULL));
}

static void
tear_down (Place        *place,
           gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
  g_free (place->lock);
}

static void
test_lock (Place        *place,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) taken = NULL;
  g_autoptr (ZhFileLock) lock = NULL;
  g_autoptr (ZhHolder) nobody = zh_file_lock_get_holder (place->path);
  g_autoptr (ZhHolder) holder = NULL;

  g_assert_null (nobody);
  lock = zh_file_lock_take (place->path, &error);
  g_assert_no_error (error);
  holder = zh_file_lock_get_holder (place->path);
  g_assert_nonnull (holder);
  g_assert_cmpstr (holder->user, ==, g_get_user_name ());
  g_assert_cmpint (holder->pid, ==, getpid ());
  g_assert_nonnull (holder->since);
  g_assert_null (zh_file_lock_take (place->path, &taken));
  g_assert_error (taken, ZH_ERROR, ZH_ERROR_LOCKED);
  g_assert_nonnull (strstr (taken->message, holder->program));
  g_clear_pointer (&lock, zh_file_lock_free);
  g_assert_false (g_file_test (place->lock, G_FILE_TEST_EXISTS));
  zh_file_lock_free (NULL);
}

/* A lock that does not say who holds it, or says half of it, is still a lock. */
static void
test_silent_lock (Place        *place,
                  gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "not a file of keys",
    "[holder]\nhost=h\nuser=u\nprogram=p\npid=1\n",
    "[holder]\nhost=h\nuser=u\npid=1\nsince=2026-03-01T10:00:00Z\n",
    "[holder]\nhost=h\nprogram=p\nsince=2026-03-01T10:00:00Z\n",
    "[holder]\nuser=u\nprogram=p\nsince=2026-03-01T10:00:00Z\n",
    "[holder]\nhost=h\nuser=u\nprogram=p\nsince=yesterday\n",
  };
  g_autoptr (ZhFileLock) lock = zh_file_lock_take (place->path, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhHolder) holder = NULL;
      FILE *file = g_fopen (place->lock, "w"); /* in its place: the same file stays locked */

      fputs (texts[i], file);
      fclose (file);
      holder = zh_file_lock_get_holder (place->path);
      g_assert_nonnull (holder);
      g_assert_null (holder->since);
      g_assert_null (zh_file_lock_take (place->path, &error));
      g_assert_error (error, ZH_ERROR, ZH_ERROR_LOCKED);
      g_assert_nonnull (strstr (error->message, "another program"));
    }
}

/* A pipe, a link or a folder in its place is no lock, and nothing waits for it. */
static void
test_stranger (Place        *place,
               gconstpointer data)
{
  const char *what = data;
  g_autoptr (GError) error = NULL;

  if (strcmp (what, "pipe") == 0)
    g_assert_cmpint (mkfifo (place->lock, 0600), ==, 0);
  else if (strcmp (what, "link") == 0)
    g_assert_cmpint (symlink (place->path, place->lock), ==, 0);
  else
    g_assert_cmpint (g_mkdir (place->lock, 0700), ==, 0);
  g_assert_null (zh_file_lock_get_holder (place->path));
  g_assert_null (zh_file_lock_take (place->path, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, place->lock));
  g_assert_nonnull (strstr (error->message, g_get_user_name ()));
}

static void
test_no_folder (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_file_lock_take ("/nowhere/at/all/cup.zhereb", &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "/nowhere/at/all/cup.zhereb"));
  g_assert_null (zh_file_lock_get_holder ("/nowhere/at/all/cup.zhereb"));
}

/* Each thing that a mark holds tells two states apart. */
static void
test_marks (Place        *place,
            gconstpointer data)
{
  g_autofree char *wal = g_strconcat (place->path, "-wal", NULL);
  ZhFileMark       nothing = zh_file_mark_take ("/nowhere/at/all");
  ZhFileMark       zero = { 0 };
  ZhFileMark       bare = zh_file_mark_take (place->path);
  ZhFileMark       with_wal;

  g_assert_true (zh_file_mark_equal (&nothing, &zero));
  g_assert_true (g_file_set_contents (wal, "wal", -1, NULL));
  with_wal = zh_file_mark_take (place->path);
  g_assert_false (zh_file_mark_equal (&bare, &with_wal));
  g_assert_cmpint (with_wal.wal_size, ==, 3);
  for (int field = 0; field < 6; field++)
    {
      ZhFileMark other = with_wal;

      other.inode += field == 0;
      other.size += field == 1;
      other.time_ns += field == 2;
      other.counter += field == 3;
      other.wal_size += field == 4;
      other.wal_time_ns += field == 5;
      g_assert_false (zh_file_mark_equal (&with_wal, &other));
    }
  g_assert_true (zh_file_mark_equal (&with_wal, &with_wal));
}

static const struct
{
  const char *name;
  const char *suffix;
  const char *text;
  gboolean    is_stray; /* between two acts */
  gboolean    is_in_the_way;
  gboolean    is_in_the_way_of_wal;
} beside[] = {
  { "nothing", NULL, NULL, FALSE, FALSE, FALSE },
  { "empty-wal", "-wal", "", FALSE, FALSE, FALSE },
  { "wal", "-wal", "acts", TRUE, TRUE, FALSE },
  { "journal", "-journal", "acts", TRUE, FALSE, FALSE },
  { "index", "-shm", "index", FALSE, FALSE, FALSE },
};

static void
test_beside (Place        *place,
             gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) stray = NULL;
  g_autoptr (GError) way = NULL;
  g_autoptr (GError) way_of_wal = NULL;

  if (beside[i].suffix != NULL)
    {
      g_autofree char *name = g_strconcat (place->path, beside[i].suffix, NULL);

      g_assert_true (g_file_set_contents (name, beside[i].text, -1, NULL));
      g_assert_cmpint (zh_side_file_has_contents (place->path, beside[i].suffix), ==, *beside[i].text != '\0');
    }
  g_assert_cmpint (zh_side_files_check_none (place->path, &stray), ==, !beside[i].is_stray);
  g_assert_cmpint (zh_side_files_clear_way (place->path, FALSE, &way), ==, !beside[i].is_in_the_way);
  g_assert_cmpint (zh_side_files_clear_way (place->path, TRUE, &way_of_wal), ==, !beside[i].is_in_the_way_of_wal);
  if (beside[i].is_stray)
    {
      g_assert_error (stray, ZH_ERROR, ZH_ERROR_FILE);
      g_assert_nonnull (strstr (stray->message, beside[i].suffix));
    }
}

/* A file as large as no competition is not read; its holes take no room on the disk. */
static void
test_size (Place        *place,
           gconstpointer data)
{
  const off_t most = (off_t) ZH_FILE_MAX_MEGABYTES * 1024 * 1024;
  g_autoptr (GError) error = NULL;

  g_assert_true (zh_file_check_size ("/nowhere/at/all", NULL));
  g_assert_cmpint (truncate (place->path, most), ==, 0);
  g_assert_true (zh_file_check_size (place->path, NULL));
  g_assert_cmpint (truncate (place->path, most + 1), ==, 0);
  g_assert_false (zh_file_check_size (place->path, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CORRUPT);
}

/* A reader's copy: of what is not there, of what is no database, and beside what is too large. */
static void
test_copy (Place        *place,
           gconstpointer data)
{
  g_autofree char *wal = g_strconcat (place->path, "-wal", NULL);
  g_autofree char *missing = g_build_filename (place->folder, "missing.zhereb", NULL);
  g_autoptr (GError) not_there = NULL;
  g_autoptr (GError) no_database = NULL;
  g_autoptr (GError) too_large = NULL;

  g_assert_null (zh_side_files_open_copy (missing, "-wal", &not_there));
  g_assert_error (not_there, ZH_ERROR, ZH_ERROR_FILE);
  g_assert_true (g_file_set_contents (wal, "no log either", -1, NULL));
  g_assert_null (zh_side_files_open_copy (place->path, "-wal", &no_database));
  g_assert_error (no_database, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_cmpint (truncate (wal, (off_t) ZH_FILE_MAX_MEGABYTES * 1024 * 1024 + 1), ==, 0);
  g_assert_null (zh_side_files_open_copy (place->path, "-wal", &too_large));
  g_assert_error (too_large, ZH_ERROR, ZH_ERROR_CORRUPT);
  g_assert_nonnull (strstr (too_large->message, "-wal"));
}

static void
test_owner (Place        *place,
            gconstpointer data)
{
  g_autofree char *owner = zh_file_dup_owner (place->path);
  g_autofree char *unseen = zh_file_dup_owner ("/nowhere/at/all");

  g_assert_cmpstr (owner, ==, g_get_user_name ());
  g_assert_cmpstr (unseen, ==, "?");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/side-files/lock", Place, NULL, set_up, test_lock, tear_down);
  g_test_add ("/side-files/silent-lock", Place, NULL, set_up, test_silent_lock, tear_down);
  g_test_add ("/side-files/pipe", Place, "pipe", set_up, test_stranger, tear_down);
  g_test_add ("/side-files/link", Place, "link", set_up, test_stranger, tear_down);
  g_test_add ("/side-files/folder", Place, "folder", set_up, test_stranger, tear_down);
  g_test_add_func ("/side-files/no-folder", test_no_folder);
  g_test_add ("/side-files/marks", Place, NULL, set_up, test_marks, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (beside); i++)
    {
      g_autofree char *path = g_strconcat ("/side-files/beside/", beside[i].name, NULL);

      g_test_add (path, Place, GSIZE_TO_POINTER (i), set_up, test_beside, tear_down);
    }
  g_test_add ("/side-files/size", Place, NULL, set_up, test_size, tear_down);
  g_test_add ("/side-files/copy", Place, NULL, set_up, test_copy, tear_down);
  g_test_add ("/side-files/owner", Place, NULL, set_up, test_owner, tear_down);
  return g_test_run ();
}
