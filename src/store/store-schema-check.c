/* Whether the schema of a file is ours, object by object. What a stranger put there, a trigger
 * or a view or a table called as if it were SQLite's own, would act when the program writes. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "store-schema.h"

/* Everything in the schema, byte by byte: kind and name, the name to show, and what else is said
 * of it. In hexadecimal digits, because a stranger's text may hold a zero byte. */
#define SELECT_SCHEMA                                                    \
  "SELECT hex (type || ' ' || name), name, hex (tbl_name || ' ' || sql)" \
  " FROM sqlite_schema ORDER BY type, name"

/* Kind and name → the name to show, and the rest behind it. */
typedef struct
{
  char *name;
  char *rest;
} SchemaObject;

static void
schema_object_free (gpointer data)
{
  SchemaObject *object = data;

  g_free (object->name);
  g_free (object->rest);
  g_free (object);
}

static GHashTable *
read_expected_schema (ZhDb    *model,
                      GError **error)
{
  g_autoptr (GHashTable) schema = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, schema_object_free);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (model, SELECT_SCHEMA, error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return NULL;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      SchemaObject *object;

      if (!has_row)
        return g_steal_pointer (&schema);
      object = g_new0 (SchemaObject, 1);
      object->name = zh_stmt_dup_text (stmt, 1);
      object->rest = zh_stmt_dup_text (stmt, 2);
      g_hash_table_insert (schema, zh_stmt_dup_text (stmt, 0), object);
    }
  return NULL;
}

/* By version, what stands in a database of ours: read once in the life of a program, and never changed. */
static GHashTable *schemas[ZH_FILE_VERSION + 1];
static GMutex      schemas_mutex;

static GHashTable *
get_expected_schema (gint64   version,
                     GError **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&schemas_mutex);
  g_autoptr (ZhDb) model = NULL;

  g_assert (version >= 1 && version <= ZH_FILE_VERSION);

  if (schemas[version] == NULL)
    {
      model = zh_schema_new_in_memory (version, error);
      schemas[version] = model != NULL ? read_expected_schema (model, error) : NULL;
    }
  return schemas[version];
}

/* Adds what is found to @seen, so that nothing stands there twice. */
static gboolean
check_found_objects (GHashTable *expected,
                     GHashTable *seen,
                     ZhDb       *db,
                     GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, SELECT_SCHEMA, error);
  gboolean has_row = FALSE;

  if (stmt == NULL)
    return FALSE;
  while (zh_stmt_step (stmt, &has_row, error))
    {
      const SchemaObject *object = has_row ? g_hash_table_lookup (expected, zh_stmt_get_text (stmt, 0)) : NULL;
      g_autofree char    *name = NULL;

      if (!has_row)
        return TRUE;
      if (object != NULL && strcmp (object->rest, zh_stmt_get_text (stmt, 2)) == 0 &&
          g_hash_table_add (seen, (gpointer) object))
        continue;
      name = zh_stmt_dup_text (stmt, 1);
      g_set_error (
          error, ZH_ERROR, ZH_ERROR_CORRUPT,
          _ ("The file holds “%s”, which is not of this program. It was changed from outside and is not opened; use a backup"),
          name);
      return FALSE;
    }
  return FALSE;
}

static gboolean
check_nothing_missing (GHashTable *expected,
                       GHashTable *seen,
                       GError    **error)
{
  GHashTableIter      iter;
  const SchemaObject *object = NULL;
  gboolean            more;

  g_hash_table_iter_init (&iter, expected);
  do
    more = g_hash_table_iter_next (&iter, NULL, (gpointer *) &object);
  while (more && g_hash_table_contains (seen, object));
  if (!more)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_CORRUPT,
               _ ("The file lacks “%s”. It was changed from outside and is not opened; use a backup"),
               object->name);
  return FALSE;
}

gboolean
zh_schema_check (ZhDb    *db,
                 GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  GHashTable *expected;
  gint64      version = 0;

  if (!zh_db_query_int (db, "PRAGMA user_version", &version, error))
    return FALSE;
  expected = get_expected_schema (version, error);
  return expected != NULL && check_found_objects (expected, seen, db, error) &&
         check_nothing_missing (expected, seen, error);
}
