#include "config.h"

#include <glib/gstdio.h>

#include "fuzz-target.h"
#include "rating-import.h"

/* A list of any kind, by its contents: it is refused with a reason, or whoever is in it is found. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static char     *folder;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhListImport) import = NULL;

  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("fuzz-lists-XXXXXX", NULL);
      g_setenv ("XDG_DATA_HOME", folder, TRUE);
    }
  path = g_build_filename (folder, "list", NULL);
  g_assert_true (g_file_set_contents (path, (const char *) data, (gssize) size, NULL));
  import = zh_list_import_new (path, NULL, &error);
  g_assert ((import == NULL) == (error != NULL));
  if (import != NULL && zh_list_import_set_month (import, "2026-11", NULL))
    {
      import->accepts_fewer = TRUE;
      if (zh_list_import_run (import, NULL, &error))
        {
          g_autofree char *id = zh_list_import_dup_id (import);
          g_autoptr (GPtrArray) shelf = zh_list_shelf_load ();
          const ZhListEdition *edition = zh_list_shelf_find (shelf, id, ZH_DATE_NONE);
          g_autoptr (ZhRatingList) list = zh_rating_list_open (edition->path, NULL);
          g_autofree char *text = g_utf8_make_valid ((const char *) data, (gssize) MIN (size, 40));
          g_autoptr (GPtrArray) players = zh_rating_list_search (list, text, 10, NULL);

          g_assert_nonnull (players);
          g_unlink (edition->path);
        }
      else
        g_assert_nonnull (error);
    }
  g_unlink (path);
  return 0;
}
