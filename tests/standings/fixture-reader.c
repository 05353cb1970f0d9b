#include "config.h"

#include "fixture-reader.h"

#include <string.h>

#include "trf-reader.h"

static ZhTournament *
read_bytes (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTrfFile) file = zh_trf_read_bytes (bytes, NULL, &error);

  g_assert_no_error (error);
  return zh_tournament_ref (file->tournament);
}

ZhTournament *
fixture_parse (const char *trf)
{
  g_autoptr (GBytes) bytes = g_bytes_new (trf, strlen (trf));

  return read_bytes (bytes);
}

ZhTournament *
fixture_read (const char *folder,
              const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, name, NULL);
  char            *text = NULL;
  gsize            length;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  return read_bytes (bytes);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

void
fixture_foreach (const char *folder,
                 const char *ending,
                 void (*visit) (const char *folder, const char *name, gpointer data),
                 gpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", folder, NULL);
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (directory);
  while ((name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++)
    visit (folder, g_ptr_array_index (names, i), data);
}
