/* Databases with our tables and nothing in them, by version. */
#include "config.h"

#include "store-schema.h"

/* Each was made by the migrations, which read the whole schema again with every column they add: that is done
 * once in the life of a program, and then copied. */
static ZhDb  *models[ZH_FILE_VERSION + 1];
static GMutex models_mutex;

static ZhDb *
make_model (gint64   version,
            GError **error)
{
  g_autoptr (ZhDb) model = zh_db_open (NULL, ZH_DB_MEMORY, error);

  if (model == NULL || !zh_schema_migrate_to (model, version, error))
    return NULL;
  return g_steal_pointer (&model);
}

ZhDb *
zh_schema_new_in_memory (gint64   version,
                         GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&models_mutex);

  g_assert (version >= 1 && version <= ZH_FILE_VERSION);

  if (models[version] == NULL)
    models[version] = make_model (version, error);
  return models[version] != NULL ? zh_db_dup_in_memory (models[version], error) : NULL;
}
