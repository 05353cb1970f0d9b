#include "config.h"

#include "app-settings.h"

#include "language.h"
#include "paths.h"

#define MAX_RECENT 10

GSettings *
zh_settings_new (void)
{
  g_autofree char *dir = zh_paths_dup_build ("data/schemas");
  g_autoptr (GSettingsSchemaSource) source = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;

  if (dir != NULL)
    source = g_settings_schema_source_new_from_directory (dir, g_settings_schema_source_get_default (), TRUE, NULL);
  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ZH_APPLICATION_ID, TRUE);

  if (schema != NULL)
    return g_settings_new_full (schema, NULL, NULL);
  return g_settings_new (ZH_APPLICATION_ID);
}

/* Settings hold text only: a name in another encoding is kept as an address. */
static char *
make_storable (const char *path)
{
  g_autofree char *full = g_canonicalize_filename (path, NULL);

  return g_utf8_validate (full, -1, NULL) ? g_steal_pointer (&full) : g_filename_to_uri (full, NULL, NULL);
}

static char *
dup_path (const char *stored)
{
  return g_str_has_prefix (stored, "file:") ? g_filename_from_uri (stored, NULL, NULL) : g_strdup (stored);
}

void
zh_settings_add_recent (GSettings  *settings,
                        const char *path)
{
  g_auto (GStrv) old = g_settings_get_strv (settings, "recent-files");
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  g_autofree char *full = make_storable (path);

  g_ptr_array_add (list, full);
  for (char **other = old; *other != NULL && list->len < MAX_RECENT; other++)
    if (g_strcmp0 (*other, full) != 0)
      g_ptr_array_add (list, *other);
  g_ptr_array_add (list, NULL);

  g_settings_set_strv (settings, "recent-files", (const char *const *) list->pdata);
}

char **
zh_settings_dup_recent (GSettings *settings)
{
  g_auto (GStrv) all = g_settings_get_strv (settings, "recent-files");
  g_autoptr (GStrvBuilder) present = g_strv_builder_new ();

  for (char **stored = all; *stored != NULL; stored++)
    {
      g_autofree char *path = dup_path (*stored);

      if (path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_strv_builder_add (present, path);
    }
  return g_strv_builder_end (present);
}

char *
zh_settings_dup_language (GSettings *settings)
{
  g_autofree char *code = g_settings_get_string (settings, "language");

  return g_strv_contains (zh_language_get_codes (), code) ? g_steal_pointer (&code) : NULL;
}

ZhCrosstableDialect
zh_settings_get_dialect (void)
{
  g_autoptr (GSettings) settings = zh_settings_new ();

  return (ZhCrosstableDialect) g_settings_get_enum (settings, "crosstable-dialect");
}
