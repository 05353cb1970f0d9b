#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-backups.h"
#include "desk-fixture.h"
#include "errors.h"

/* Copies of the file: which are kept, and those for others. */

/* A clock set back, or forward by mistake, decides nothing: the newest copy is the one with the
 * longest journal, and those with the shortest are dropped. */
static void
test_backups_by_journal (Fixture      *fixture,
                         gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  gint64           id = fixture_add_tournament (fixture, "Men", "round-robin", 6);
  gint64           length = zh_desk_get_snapshot (fixture->desk)->journal_length;
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  const ZhBackup *newest;

  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  backups = zh_desk_list_backups (fixture->desk);
  g_assert_cmpuint (backups->len, ==, 1);
  folder = g_path_get_dirname (((const ZhBackup *) g_ptr_array_index (backups, 0))->path);
  /* Older copies that say they are from the future. */
  for (gint64 i = 0; i < ZH_BACKUPS_KEPT; i++)
    {
      g_autofree char *name = g_strdup_printf ("2099010%dT000000Z-%06d.zhereb", (int) (i % 9) + 1, (int) i % (int) length);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  fixture_check (fixture, zh_desk_pair_round (fixture->desk, id, &error), error);
  g_ptr_array_unref (backups);
  backups = zh_desk_list_backups (fixture->desk);
  newest = g_ptr_array_index (backups, 0);
  g_assert_cmpint (newest->journal_length, ==, length + 1);
  g_assert_cmpint (((const ZhBackup *) g_ptr_array_index (backups, 1))->journal_length, ==, length);
  g_assert_cmpuint (backups->len, <=, ZH_BACKUPS_KEPT);
}

/* Whoever only reads can save a copy too, while the file is open for writing. */
static void
test_reader_saves_copy (Fixture      *fixture,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "saved.zhereb", NULL);
  g_autoptr (ZhDesk) reader = zh_desk_open (fixture->path, ZH_DESK_READ, "", &error);
  g_autoptr (ZhDesk) copy = NULL;

  g_assert_no_error (error);
  g_assert_true (zh_desk_save_copy (reader, path, &error));
  g_assert_no_error (error);
  copy = zh_desk_open (path, ZH_DESK_WRITE, "", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (zh_desk_get_snapshot (copy)->journal_head, ==, zh_desk_get_snapshot (fixture->desk)->journal_head);
  g_assert_false (zh_desk_save_copy (reader, path, &error));
  g_assert_error (error, ZH_ERROR, ZH_ERROR_FILE);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *data_dir = g_dir_make_tmp ("zhereb-data-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", data_dir, TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, func) g_test_add (path, Fixture, NULL, fixture_set_up, func, fixture_tear_down)
  ADD ("/desk/backups/by-journal", test_backups_by_journal);
  ADD ("/desk/backups/reader-saves-copy", test_reader_saves_copy);
  return g_test_run ();
}
