/* What is written is there whole or not at all: links, devices, pipes, full disks, quotas and
 * programs that die in the middle.
 */
#define _GNU_SOURCE /* unshare */

#include "config.h"

#include "file-output.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <unistd.h>

#include "competition-file.h"
#include "errors.h"
#include "part-file.h"

static gboolean can_mount;

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("zhereb-output-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "list.txt", NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in the folder, so that nothing else may be left there. */
static void
check_names (const char *folder,
             const char *expected)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *text = NULL;
  const char      *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, (gpointer) g_intern_string (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (" ", (char **) names->pdata);
  g_assert_cmpstr (text, ==, expected);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
write_text (const char *path,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  zh_file_write (path, text, strlen (text), &error);
  g_assert_no_error (error);
}

static void
check_text (const char *path,
            const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static void
check_fails (const char *path,
             ZhError     code,
             const char *word)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (zh_file_write (path, "new", 3, &error));
  g_assert_error (error, ZH_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
}

static void
test_new_and_replaced (Fixture      *fixture,
                       gconstpointer data)
{
  struct stat info;

  write_text (fixture->path, "first");
  check_text (fixture->path, "first");
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  write_text (fixture->path, "second");
  check_text (fixture->path, "second");
  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0640);
  check_names (fixture->folder, "list.txt");
}

static void
test_link (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *link_path = g_build_filename (fixture->folder, "link.txt", NULL);

  write_text (fixture->path, "first");
  g_assert_cmpint (symlink ("list.txt", link_path), ==, 0);
  write_text (link_path, "second");
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  check_text (fixture->path, "second");
  check_names (fixture->folder, "link.txt list.txt");
}

/* Another name of the same file keeps what it held: it is not written in place. */
static void
test_hard_link (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other.txt", NULL);

  write_text (fixture->path, "first");
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  write_text (fixture->path, "second");
  check_text (fixture->path, "second");
  check_text (other, "first");
}

static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *cup = g_build_filename (fixture->folder, "Cup.ZHEREB", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->folder, "none", "list.txt", NULL);

  write_text (cup, "a competition"); /* that is not there yet may have any name */
  check_fails (cup, ZH_ERROR_REFUSED, "competition");
  check_text (cup, "a competition");
  check_fails (fixture->folder, ZH_ERROR_FILE, "folder");
  check_fails (nowhere, ZH_ERROR_FILE, "list.txt");
}

/* As a competition begins, without its pages. */
static void
make_competition (const char *path)
{
  guint8  bytes[ZH_COMPETITION_FILE_HEADER] = "SQLite format 3";
  guint32 mark = GUINT32_TO_BE (ZH_COMPETITION_FILE_MARK);

  memcpy (bytes + 68, &mark, sizeof mark);
  g_assert_true (g_file_set_contents (path, (const char *) bytes, sizeof bytes, NULL));
}

static void
check_refused_by_both (const char *path,
                       const char *word)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  check_fails (path, ZH_ERROR_REFUSED, word);
  g_assert_false (zh_file_replace (file, "new", 3, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_REFUSED);
}

/* By what it holds, under whatever name, and by whatever way to it. */
static void
test_competition_by_content (Fixture      *fixture,
                             gconstpointer data)
{
  static const char *const names[] = { "list.txt", "cup", "cup.pdf", "cup.zhereb.bak", "Кубок" };
  g_autofree char         *soft = g_build_filename (fixture->folder, "soft.txt", NULL);
  g_autofree char         *hard = g_build_filename (fixture->folder, "hard.txt", NULL);
  g_autofree char         *before = NULL;
  g_autofree char         *after = NULL;
  gsize                    before_length = 0;
  gsize                    after_length = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      make_competition (path);
      check_refused_by_both (path, "is a competition");
    }
  g_assert_true (g_file_get_contents (fixture->path, &before, &before_length, NULL));
  g_assert_cmpint (symlink (fixture->path, soft), ==, 0);
  g_assert_cmpint (link (fixture->path, hard), ==, 0);
  check_refused_by_both (soft, "is a competition");
  check_refused_by_both (hard, "is a competition");
  g_assert_true (g_file_get_contents (fixture->path, &after, &after_length, NULL));
  g_assert_cmpmem (before, before_length, after, after_length);
}

/* What lies beside a competition, and what would lie there. */
static void
test_competition_side_files (Fixture      *fixture,
                             gconstpointer data)
{
  static const char *const names[] = { "cup-wal", "cup-shm", "cup-journal", ".cup.lock" };
  g_autofree char         *cup = g_build_filename (fixture->folder, "cup", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);

      make_competition (cup);
      check_refused_by_both (path, "belongs to a competition");
      g_assert_cmpint (g_unlink (cup), ==, 0);
      /* Of nothing, they are names like others. */
      write_text (path, "a list");
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
}

/* In use: its first page may not have arrived yet, and is not looked at. */
static void
test_competition_in_use (Fixture      *fixture,
                         gconstpointer data)
{
  static const char *const names[] = { "list.txt-wal", "list.txt-shm", ".list.txt.lock" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *side = g_build_filename (fixture->folder, names[i], NULL);

      write_text (fixture->path, "");
      g_assert_true (g_file_set_contents (side, "", 0, NULL));
      check_refused_by_both (fixture->path, "is a competition");
      g_assert_cmpint (g_unlink (side), ==, 0);
      write_text (fixture->path, "a list");
    }
}

/* Two lists whose names look as if they were a database and its log. */
static void
test_only_the_names (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *journal = g_strconcat (fixture->path, "-journal", NULL);

  for (int i = 0; i < 2; i++)
    {
      write_text (fixture->path, "a list");
      write_text (journal, "the journal of the list");
    }
  check_text (fixture->path, "a list");
  check_text (journal, "the journal of the list");
}

/* Another program's database is a file like others. */
static void
test_other_databases (Fixture      *fixture,
                      gconstpointer data)
{
  guint8 bytes[200] = "SQLite format 3";

  g_assert_true (g_file_set_contents (fixture->path, (const char *) bytes, sizeof bytes, NULL));
  write_text (fixture->path, "a list");
  g_assert_true (g_file_set_contents (fixture->path, (const char *) bytes, 16, NULL));
  write_text (fixture->path, "a list");
  check_text (fixture->path, "a list");
}

/* A device is written to and stays one, whoever writes. */
static void
test_device (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *device = g_build_filename (fixture->folder, "full", NULL);
  struct stat      info;

  if (mknod (device, S_IFCHR | 0666, makedev (1, 7)) != 0)
    {
      g_test_skip ("no device can be made here");
      return;
    }
  check_fails (device, ZH_ERROR_FILE, "disk is full");
  g_assert_cmpint (stat (device, &info), ==, 0);
  g_assert_true (S_ISCHR (info.st_mode));
  check_names (fixture->folder, "full");
}

static void
test_pipe (Fixture      *fixture,
           gconstpointer data)
{
  char buffer[16] = "";
  int  fd;

  g_assert_cmpint (mkfifo (fixture->path, 0644), ==, 0);
  check_fails (fixture->path, ZH_ERROR_FILE, "list.txt");
  fd = g_open (fixture->path, O_RDONLY | O_NONBLOCK, 0);
  g_assert_cmpint (fd, >=, 0);
  write_text (fixture->path, "through");
  g_assert_cmpint (read (fd, buffer, sizeof buffer - 1), ==, 7);
  g_assert_cmpstr (buffer, ==, "through");
  g_close (fd, NULL);
  check_names (fixture->folder, "list.txt");
}

static void
test_quota (Fixture      *fixture,
            gconstpointer data)
{
  struct rlimit limit = { .rlim_cur = 2, .rlim_max = RLIM_INFINITY };

  write_text (fixture->path, "first");
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  check_fails (fixture->path, ZH_ERROR_FILE, "disk is full");
  limit.rlim_cur = RLIM_INFINITY;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  check_text (fixture->path, "first");
  check_names (fixture->folder, "list.txt");
}

static void
test_full_disk (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *place = g_build_filename (fixture->folder, "place", NULL);
  g_autofree char *file = g_build_filename (place, "list.txt", NULL);
  g_autofree char *big = g_strnfill (200000, 'x');
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (place, 0755), ==, 0);
  if (!can_mount || mount ("tmpfs", place, "tmpfs", 0, "size=100k") != 0)
    {
      g_test_skip ("nothing can be mounted here");
      return;
    }
  write_text (file, "first");
  g_assert_false (zh_file_write (file, big, 200000, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
  g_assert_nonnull (strstr (error->message, "disk is full"));
  check_text (file, "first");
  check_names (place, "list.txt");
  g_assert_cmpint (umount2 (place, MNT_DETACH), ==, 0);
}

/* A child that makes a file, says so, and waits to be killed. */
static pid_t
start_maker (const char *path)
{
  int   ends[2];
  char  byte = 0;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      ZhPartFile      *part = zh_part_file_new (path, NULL);
      g_autofree char *wal = g_strconcat (zh_part_file_get_path (part), "-wal", NULL);

      if (!g_file_set_contents (wal, "side", 4, NULL) || write (ends[1], &byte, 1) != 1)
        _exit (1);
      for (;;)
        pause ();
    }
  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  close (ends[0]);
  close (ends[1]);
  return child;
}

static guint
count_names (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* What is being made elsewhere stays; what its maker left by dying goes with the next writing. */
static void
test_abandoned (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *stranger = g_build_filename (fixture->folder, ".zhereb-notours.part", NULL);
  pid_t            first = start_maker (fixture->path);
  pid_t            second;

  g_assert_true (g_file_set_contents (stranger, "", 0, NULL));
  zh_part_files_sweep (fixture->folder);
  g_assert_cmpuint (count_names (fixture->folder), ==, 3);
  second = start_maker (fixture->path);
  g_assert_cmpuint (count_names (fixture->folder), ==, 5);
  g_assert_cmpint (kill (first, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (first, NULL, 0), ==, first);
  write_text (fixture->path, "whole");
  g_assert_cmpuint (count_names (fixture->folder), ==, 4);
  g_assert_cmpint (kill (second, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (second, NULL, 0), ==, second);
  zh_part_files_sweep (fixture->folder);
  check_names (fixture->folder, ".zhereb-notours.part list.txt");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  can_mount = unshare (CLONE_NEWNS) == 0 && mount (NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
  g_test_add ("/file-output/new-and-replaced", Fixture, NULL, set_up, test_new_and_replaced, tear_down);
  g_test_add ("/file-output/link", Fixture, NULL, set_up, test_link, tear_down);
  g_test_add ("/file-output/hard-link", Fixture, NULL, set_up, test_hard_link, tear_down);
  g_test_add ("/file-output/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/file-output/competition-by-content", Fixture, NULL, set_up, test_competition_by_content, tear_down);
  g_test_add ("/file-output/competition-side-files", Fixture, NULL, set_up, test_competition_side_files, tear_down);
  g_test_add ("/file-output/competition-in-use", Fixture, NULL, set_up, test_competition_in_use, tear_down);
  g_test_add ("/file-output/only-the-names", Fixture, NULL, set_up, test_only_the_names, tear_down);
  g_test_add ("/file-output/other-databases", Fixture, NULL, set_up, test_other_databases, tear_down);
  g_test_add ("/file-output/device", Fixture, NULL, set_up, test_device, tear_down);
  g_test_add ("/file-output/pipe", Fixture, NULL, set_up, test_pipe, tear_down);
  g_test_add ("/file-output/quota", Fixture, NULL, set_up, test_quota, tear_down);
  g_test_add ("/file-output/full-disk", Fixture, NULL, set_up, test_full_disk, tear_down);
  g_test_add ("/file-output/abandoned", Fixture, NULL, set_up, test_abandoned, tear_down);
  return g_test_run ();
}
