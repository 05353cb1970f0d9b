#include "config.h"

#include "settings-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "errors.h"
#include "text-lines.h"

GKeyFile *
zh_settings_text_parse (const char *text,
                        GError    **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) syntax = NULL;

  if (text == NULL || *text == '\0')
    return g_steal_pointer (&file);
  if (g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, &syntax))
    return g_steal_pointer (&file);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("This is no key file: %s. Write [group] and KEY=VALUE lines"), syntax->message);
}

char *
zh_settings_text_dup (GKeyFile   *file,
                      const char *group,
                      const char *key,
                      GError    **error)
{
  g_autofree char *value = g_key_file_get_string (file, group, key, NULL);

  if (value != NULL && *g_strstrip (value) != '\0')
    return g_steal_pointer (&value);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("[%1$s] %2$s: nothing stands there. Add it"), group, key);
}

gboolean
zh_settings_text_read_int (GKeyFile   *file,
                           const char *group,
                           const char *key,
                           int         minimum,
                           int         maximum,
                           int        *value,
                           GError    **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  gint64           number;

  if (text == NULL)
    return TRUE;
  if (!zh_text_parse_int (text, minimum, maximum, &number))
    return zh_fail (error, ZH_ERROR_INPUT,
                    _ ("[%1$s] %2$s: “%3$s” is no whole number from %4$d to %5$d. Correct it"), group, key,
                    text, minimum, maximum);
  *value = (int) number;
  return TRUE;
}

gboolean
zh_settings_text_read_choice (GKeyFile          *file,
                              const char        *group,
                              const char        *key,
                              const char *const *names,
                              gsize              n_names,
                              int               *value,
                              GError           **error)
{
  g_autofree char *text = g_key_file_get_string (file, group, key, NULL);
  g_autoptr (GString) known = g_string_new (NULL);

  if (text == NULL)
    return TRUE;
  for (gsize i = 0; i < n_names; i++)
    {
      if (strcmp (names[i], g_strstrip (text)) == 0)
        {
          *value = (int) i;
          return TRUE;
        }
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", names[i]);
    }
  return zh_fail (error, ZH_ERROR_INPUT, _ ("[%1$s] %2$s: “%3$s” is none of: %4$s. Correct it"), group, key, text, known->str);
}
