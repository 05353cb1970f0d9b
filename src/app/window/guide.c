#include "config.h"

#include "guide.h"

#include <glib/gi18n.h>

#include "paths.h"

/* English is the language of the C locale, which ends every list of languages. */
static char *
dup_folder (void)
{
  const char *const *languages = g_get_language_names ();

  for (; *languages != NULL; languages++)
    {
      g_autofree char *folder = zh_paths_dup_help (*languages);

      if (g_file_test (folder, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&folder);
    }
  return zh_paths_dup_help ("C");
}

char *
zh_guide_open (void)
{
  g_autofree char *folder = dup_folder ();
  g_autofree char *viewer = g_find_program_in_path ("yelp");
  char            *arguments[] = { viewer, folder, NULL };
  g_autoptr (GError) error = NULL;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return g_strdup_printf (_ ("The guide is not installed: it would lie in %s."), folder);
  if (viewer == NULL)
    return g_strdup_printf (_ ("Install the help viewer Yelp to read the guide. Its pages lie in %s."), folder);
  if (!g_spawn_async (NULL, arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &error))
    return g_strdup_printf (_ ("The help viewer did not start: %s. The pages of the guide lie in %s."),
                            error->message, folder);
  return NULL;
}
