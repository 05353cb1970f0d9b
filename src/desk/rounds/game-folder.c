#include "config.h"

#include "game-folder.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "errors.h"
#include "game-records.h"
#include "outside-file.h"
#include "text-lines.h"

#define MAX_FILES 2000

static gboolean
is_games (const char *name)
{
  g_autofree char *folded = g_ascii_strdown (name, -1);

  return g_str_has_suffix (folded, ".pgn") || g_str_has_suffix (folded, ".pdn");
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Names of the files with games, by name; NULL where the folder cannot be read. */
static GPtrArray *
list_files (const char *folder,
            GError    **error)
{
  g_autoptr (GError) cause = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &cause);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    return zh_fail_null (error, ZH_ERROR_FILE, _ ("The folder of the electronic boards cannot be read: %s"), cause->message);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (is_games (name))
      g_ptr_array_add (names, g_strdup (name));
  if (names->len > MAX_FILES)
    return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The folder has more than %d files of games. Choose the one of this round"), MAX_FILES);
  g_ptr_array_sort (names, compare_names);
  return g_steal_pointer (&names);
}

/* NULL for what is not games, or not yet. */
static char *
read_games (const char *folder,
            const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = zh_outside_file_read (file, NULL, NULL);
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, NULL) : NULL;
  g_autoptr (GPtrArray) records = text != NULL ? zh_game_records_parse (text, NULL) : NULL;

  return records != NULL ? g_steal_pointer (&text) : NULL;
}

char *
zh_game_folder_read (const char       *folder,
                     guint            *n_left_out,
                     const ZhProgress *progress,
                     GError          **error)
{
  g_autoptr (GPtrArray) names = list_files (folder, error);
  g_autoptr (GString) all = g_string_new (NULL);

  *n_left_out = 0;
  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_autofree char *text = read_games (folder, g_ptr_array_index (names, i));

      if (!zh_progress_step (progress, i, names->len, error))
        return NULL;
      *n_left_out += text == NULL;
      if (text == NULL)
        continue;
      if (all->len + strlen (text) > ZH_OUTSIDE_MAX_BYTES)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("The games of the folder are more than %d MB. Choose the folder of this round"), ZH_OUTSIDE_MAX_MEGABYTES);
      g_string_append_printf (all, "%s\n\n", text);
    }
  return names != NULL ? g_string_free (g_steal_pointer (&all), FALSE) : NULL;
}
