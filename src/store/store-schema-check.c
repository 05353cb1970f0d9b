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

/* All of it in one order. */
#define SELECT_ALL "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"

#define N_SCHEMA_COLUMNS 4

/* Each value with its kind and length before it, so that no two schemas give the same bytes. */
static void
digest_row (GChecksum *checksum,
            ZhStmt    *stmt)
{
  for (int column = 0; column < N_SCHEMA_COLUMNS; column++)
    {
      g_autoptr (GBytes) bytes = zh_stmt_dup_blob (stmt, column);
      gsize            size = 0;
      const void      *data = g_bytes_get_data (bytes, &size);
      g_autofree char *prefix = g_strdup_printf ("%s%" G_GSIZE_FORMAT ":", zh_stmt_is_null (stmt, column) ? "-" : "", size);

      g_checksum_update (checksum, (const guchar *) prefix, -1);
      if (size > 0)
        g_checksum_update (checksum, data, (gssize) size);
    }
}

char *
zh_schema_compute_digest (ZhDb    *db,
                          GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, SELECT_ALL);

  while (zh_stmt_next (stmt))
    digest_row (checksum, stmt);
  return zh_stmt_end (stmt, error) ? g_strdup (g_checksum_get_string (checksum)) : NULL;
}

/* Whether it is that of this version to the byte, so that none has to be made to compare it with. Where
 * it is not, or cannot be read, that is told object by object. */
static gboolean
is_schema_of_today (ZhDb  *db,
                    gint64 version)
{
  g_autofree char *digest = version == ZH_FILE_VERSION ? zh_schema_compute_digest (db, NULL) : NULL;

  return g_strcmp0 (digest, ZH_SCHEMA_DIGEST) == 0;
}

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
  g_autoptr (ZhStmt) stmt = zh_db_prepare (model, SELECT_SCHEMA);

  while (zh_stmt_next (stmt))
    {
      SchemaObject *object = g_new0 (SchemaObject, 1);

      object->name = zh_stmt_dup_text (stmt, 1);
      object->rest = zh_stmt_dup_text (stmt, 2);
      g_hash_table_insert (schema, zh_stmt_dup_text (stmt, 0), object);
    }
  return zh_stmt_end (stmt, error) ? g_steal_pointer (&schema) : NULL;
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
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, SELECT_SCHEMA);

  while (zh_stmt_next (stmt))
    {
      const SchemaObject *object = g_hash_table_lookup (expected, zh_stmt_get_text (stmt, 0));
      g_autofree char    *name = NULL;

      if (object != NULL && strcmp (object->rest, zh_stmt_get_text (stmt, 2)) == 0 &&
          g_hash_table_add (seen, (gpointer) object))
        continue;
      name = zh_stmt_dup_text (stmt, 1);
      return zh_fail (error, ZH_ERROR_CORRUPT,
                      _ ("The file holds “%s”, which is not of this program. It was changed from outside and is not opened; use a backup"),
                      name);
    }
  return zh_stmt_end (stmt, error);
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
  return zh_fail (error, ZH_ERROR_CORRUPT,
                  _ ("The file lacks “%s”. It was changed from outside and is not opened; use a backup"),
                  object->name);
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
  if (is_schema_of_today (db, version))
    return TRUE;
  expected = get_expected_schema (version, error);
  return expected != NULL && check_found_objects (expected, seen, db, error) &&
         check_nothing_missing (expected, seen, error);
}
