/* What is read from outside stays within bounds, says what is wrong, and stops when it is told. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "csv-table.h"
#include "errors.h"
#include "outside-file.h"
#include "team-list.h"
#include "trf-reader.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("zhereb-outside-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "list.csv", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static GBytes *
read_path (const char *path,
           GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return zh_outside_file_read (file, NULL, error);
}

static void
check_refused (const char *path,
               int         code,
               const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = read_path (path, &error);

  g_assert_null (bytes);
  g_assert_error (error, ZH_ERROR, code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_files (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  check_refused (fixture->folder, ZH_ERROR_FILE, "folder");
  check_refused (fixture->path, ZH_ERROR_FILE, "cannot be read");
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  check_refused (fixture->path, ZH_ERROR_FILE, "pipe");
  g_remove (fixture->path);
  g_assert_true (g_file_set_contents (fixture->path, "Name\n", -1, NULL));
  bytes = read_path (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, 5);
  /* a hole in a file takes no room on the disk */
  g_assert_cmpint (truncate (fixture->path, ZH_OUTSIDE_MAX_BYTES + 1), ==, 0);
  check_refused (fixture->path, ZH_ERROR_INPUT, "16 MB");
}

/* What may have any size is never all in memory: a film of the game. */
static void
test_measured (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/zero");
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhOutsideFile) small = NULL;
  g_autoptr (ZhOutsideFile) large = NULL;

  g_assert_true (g_file_set_contents (fixture->path, "abc", -1, NULL));
  small = zh_outside_file_measure (file, 3, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (small->content), ==, 3);
  g_assert_cmpstr (small->digest, ==, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  g_assert_cmpint (truncate (fixture->path, ZH_OUTSIDE_MAX_BYTES + 1), ==, 0);
  large = zh_outside_file_measure (file, 3, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (large->content);
  g_assert_cmpuint (large->size, ==, ZH_OUTSIDE_MAX_BYTES + 1);
  g_assert_cmpuint (strlen (large->digest), ==, 64);
  g_assert_null (zh_outside_file_measure (folder, 3, NULL, NULL));
  g_assert_null (zh_outside_file_measure (device, 3, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

/* What has no end, or grows while it is read, ends at the bound. */
static void
test_endless (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (zh_outside_stream_read (G_INPUT_STREAM (stream), "endless", 10, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_assert_cmpint (g_seekable_tell (G_SEEKABLE (stream)), <=, ZH_OUTSIDE_MAX_BYTES + 65536);
}

/* Stopping at each of its steps */

typedef struct
{
  GCancellable *cancellable;
  int           left; /* steps until it is cancelled */
  int           last; /* how far it said to be */
} Stopper;

static void
step_cb (int      done,
         gpointer user_data)
{
  Stopper *stopper = user_data;

  g_assert_cmpint (done, >=, stopper->last);
  g_assert_cmpint (done, <=, ZH_PROGRESS_WHOLE);
  stopper->last = done;
  if (stopper->left-- == 0)
    g_cancellable_cancel (stopper->cancellable);
}

/* A reader: whether it has read all of @text. */
typedef gboolean (*Reader) (const char       *text,
                            const ZhProgress *progress,
                            GError          **error);

static gboolean
read_table (const char       *text,
            const ZhProgress *progress,
            GError          **error)
{
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text (text, progress, error);

  return table != NULL;
}

static gboolean
read_entries (const char       *text,
              const ZhProgress *progress,
              GError          **error)
{
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text (text, NULL, NULL);
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, progress, error);

  return list != NULL;
}

static gboolean
read_teams (const char       *text,
            const ZhProgress *progress,
            GError          **error)
{
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text (text, NULL, NULL);
  g_autoptr (ZhTeamList) list = zh_team_list_new (table, 2, progress, error);

  return list != NULL;
}

static gboolean
read_trf (const char       *text,
          const ZhProgress *progress,
          GError          **error)
{
  g_autoptr (ZhTrfFile) file = zh_trf_read (text, progress, error);

  return file != NULL;
}

static gboolean
read_stream (const char       *text,
             const ZhProgress *progress,
             GError          **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, -1, NULL);
  g_autoptr (GBytes) bytes = zh_outside_stream_read (stream, "stream", strlen (text), progress, error);

  return bytes != NULL;
}

#define LIST "name,team,rating\nInvented One,Tower,2000\nInvented Two,Tower,none\nInvented Three,Rook,1900\n"

static const struct
{
  const char *name;
  Reader      read;
  const char *text;
  int         least_steps;
} readers[] = {
  { "stream", read_stream, LIST, 1 },
  { "table", read_table, LIST, 4 },
  { "entries", read_entries, LIST, 3 },
  { "teams", read_teams, LIST, 3 },
  { "trf", read_trf,
    "012 Invented Cup\n"
    "001    1      Invented, One                     2000 UKR                         0.0    1\n"
    "001    2      Invented, Two                     1900 UKR                         0.0    2\n",
    9 },
};

static void
test_stop (gconstpointer data)
{
  gsize    i = GPOINTER_TO_SIZE (data);
  gboolean is_read = FALSE;
  int      n_steps;

  for (n_steps = 0; !is_read; n_steps++)
    {
      g_autoptr (GCancellable) cancellable = g_cancellable_new ();
      g_autoptr (GError) error = NULL;
      Stopper    stopper = { cancellable, n_steps, 0 };
      ZhProgress progress = { cancellable, step_cb, &stopper, 0, ZH_PROGRESS_WHOLE };

      is_read = readers[i].read (readers[i].text, &progress, &error);
      if (!is_read)
        g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
    }
  g_assert_cmpint (n_steps - 1, >=, readers[i].least_steps);
}

/* Parts of a work follow each other */
static void
test_parts (void)
{
  Stopper    stopper = { NULL, -1, 0 };
  ZhProgress whole = { NULL, step_cb, &stopper, 0, ZH_PROGRESS_WHOLE };
  ZhProgress first = zh_progress_part (&whole, 0, 400);
  ZhProgress second = zh_progress_part (&whole, 400, ZH_PROGRESS_WHOLE);
  ZhProgress inner = zh_progress_part (&second, 500, 1000);
  ZhProgress nobody = zh_progress_part (NULL, 0, 10);

  g_assert_true (zh_progress_step (&first, 1, 2, NULL));
  g_assert_cmpint (stopper.last, ==, 200);
  g_assert_true (zh_progress_step (&first, 5, 2, NULL));
  g_assert_cmpint (stopper.last, ==, 400);
  g_assert_true (zh_progress_step (&inner, 0, 0, NULL));
  g_assert_cmpint (stopper.last, ==, 700);
  g_assert_true (zh_progress_step (&inner, 1, 1, NULL));
  g_assert_cmpint (stopper.last, ==, ZH_PROGRESS_WHOLE);
  g_assert_true (zh_progress_step (&nobody, 1, 1, NULL));
  g_assert_true (zh_progress_step (NULL, 1, 1, NULL));
}

/* Bounds of a list */

static char *
make_list (int n_rows)
{
  GString *text = g_string_new ("An invented list\n\nName;Rating\n");

  for (int i = 0; i < n_rows; i++)
    g_string_append_printf (text, "Invented%d One;%d\n", i, 1000 + i % 1000);
  return g_string_free (text, FALSE);
}

static void
check_list_refused (const char *text,
                    const char *part)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (zh_entry_table_new_from_text (text, NULL, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_INPUT);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, part));
}

static void
test_rows (void)
{
  g_autofree char *full = make_list (ZH_LIST_MAX_ROWS);
  g_autofree char *beyond = make_list (ZH_LIST_MAX_ROWS + 1);
  g_autoptr (ZhEntryTable) table = zh_entry_table_new_from_text (full, NULL, NULL);
  g_autoptr (ZhEntryList) list = zh_entry_table_make_entries (table, NULL, NULL);

  g_assert_cmpuint (list->entries->len, ==, ZH_LIST_MAX_ROWS);
  g_assert_cmpuint (list->problems->len, ==, 1); /* the title above */
  check_list_refused (beyond, "Line 10004");
}

static void
test_long_row (void)
{
  g_autofree char *letters = g_strnfill (ZH_CSV_MAX_ROW_BYTES + 1, 'x');
  g_autofree char *plain = g_strconcat ("Name;Club\nInvented One;Tower\n", letters, "\n", NULL);
  g_autofree char *quoted = g_strconcat ("Name;Club\n\"Invented;", letters, "\nA B;\"C\"\n", NULL);

  check_list_refused (plain, "Line 3");
  check_list_refused (quoted, "Line 2");
}

/* Only line ends, millions of them, are an empty list. */
static void
test_blank_lines (void)
{
  g_autofree char *text = g_strnfill (ZH_OUTSIDE_MAX_BYTES, '\n');

  check_list_refused (text, "empty");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/outside/files", Fixture, NULL, set_up, test_files, tear_down);
  g_test_add ("/outside/measured", Fixture, NULL, set_up, test_measured, tear_down);
  g_test_add ("/outside/endless", Fixture, NULL, set_up, test_endless, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (readers); i++)
    {
      g_autofree char *path = g_strconcat ("/outside/stop/", readers[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_stop);
    }
  g_test_add_func ("/outside/parts", test_parts);
  g_test_add_func ("/outside/rows", test_rows);
  g_test_add_func ("/outside/long-row", test_long_row);
  g_test_add_func ("/outside/blank-lines", test_blank_lines);
  return g_test_run ();
}
