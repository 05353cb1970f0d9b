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

/* With models_mutex held. */
static ZhDb *
get_model (gint64   version,
           GError **error)
{
  g_assert (version >= 1 && version <= ZH_FILE_VERSION);

  if (models[version] == NULL)
    models[version] = make_model (version, error);
  return models[version];
}

ZhDb *
zh_schema_new_in_memory (gint64   version,
                         GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&models_mutex);
  ZhDb *model = get_model (version, error);

  return model != NULL ? zh_db_dup_in_memory (model, error) : NULL;
}

gboolean
zh_schema_make (ZhDb    *db,
                GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&models_mutex);
  ZhDb *model = get_model (ZH_FILE_VERSION, error);

  return model != NULL && zh_db_copy_into (model, db, error);
}
