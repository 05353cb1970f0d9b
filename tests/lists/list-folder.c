#include "config.h"

#include "list-folder.h"

#include <glib/gstdio.h>

static char *folder;

void
list_folder_set_up (void)
{
  /* one for the program: GLib asks for the data folder once */
  if (folder == NULL)
    folder = g_dir_make_tmp ("zhereb-lists-XXXXXX", NULL);
  g_assert_nonnull (folder);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

void
list_folder_tear_down (void)
{
  remove_all (folder);
}

char *
list_folder_write (const char *name,
                   const char *contents,
                   gssize      length)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, length, NULL));
  return path;
}

ZhListImport *
list_folder_import (const char *path,
                    const char *kind)
{
  g_autoptr (GError) error = NULL;
  ZhListImport *import = zh_list_import_new (path, kind, &error);

  g_assert_no_error (error);
  zh_list_import_run (import, NULL, &error);
  g_assert_no_error (error);
  return import;
}

ZhRatingList *
list_folder_open (const char *name)
{
  g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
  const ZhListEdition *edition = zh_list_shelf_find (shelf, name, ZH_DATE_NONE);
  g_autoptr (GError) error = NULL;
  ZhRatingList *list;

  g_assert_nonnull (edition);
  list = zh_rating_list_open (edition->path, &error);
  g_assert_no_error (error);
  return list;
}
