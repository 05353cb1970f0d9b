#include "config.h"

#include "digest.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "changeset.h"
#include "errors.h"

#define MULTIPLIER G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)
#define JOURNAL "journal"
#define BLOB "blob"

/* A value as SQLite hands it out. */
typedef struct
{
  int         type; /* SQLITE_INTEGER … SQLITE_NULL */
  gint64      number;
  const void *bytes;
  gsize       size;
} Value;

static guint64
mix (guint64 hash,
     guint64 word)
{
  hash = (hash ^ word) * MULTIPLIER;
  return hash ^ hash >> 32;
}

static guint64
mix_bytes (guint64     hash,
           const void *bytes,
           gsize       size)
{
  const guchar *at = bytes;
  guint64       word;

  hash = mix (hash, size);
  for (; size >= sizeof word; size -= sizeof word, at += sizeof word)
    {
      memcpy (&word, at, sizeof word);
      hash = mix (hash, GUINT64_FROM_LE (word));
    }
  word = 0;
  if (size > 0)
    memcpy (&word, at, size);
  return mix (hash, GUINT64_FROM_LE (word));
}

/* NULL counts as nothing, so that a column added later does not change the digest. */
static guint64
hash_cell (guint64      table,
           gint64       id,
           int          column,
           const Value *value)
{
  guint64 hash;

  if (value->type == SQLITE_NULL)
    return 0;
  hash = mix (mix (mix (table, (guint64) id), (guint64) column), (guint64) value->type);
  if (value->type == SQLITE_INTEGER)
    return mix (hash, (guint64) value->number);
  return mix_bytes (hash, value->bytes, value->size);
}

static guint64
hash_table_name (const char *name)
{
  return mix_bytes (0, name, strlen (name));
}

static guint64
hash_row (sqlite3_stmt *stmt,
          guint64       table)
{
  gint64  id = sqlite3_column_int64 (stmt, 0);
  int     n_columns = sqlite3_column_count (stmt);
  guint64 sum = 0;

  for (int column = 0; column < n_columns; column++)
    {
      /* The connection is of one thread, so that a value may be asked as it stands. */
      sqlite3_value *found = sqlite3_column_value (stmt, column);
      Value          value = { .type = sqlite3_value_type (found) };

      if (value.type == SQLITE_NULL)
        continue;
      value.number = value.type == SQLITE_INTEGER ? sqlite3_value_int64 (found) : 0;
      value.bytes = value.type == SQLITE_INTEGER ? NULL : sqlite3_value_blob (found);
      value.size = value.type == SQLITE_INTEGER ? 0 : (gsize) sqlite3_value_bytes (found);
      sum += hash_cell (table, id, column, &value);
    }
  return sum;
}

/* Adds the rows that @sql gives, of all rows or of the one called @id. */
static gboolean
add_rows (ZhDb       *db,
          const char *name,
          const char *sql,
          gint64      id,
          guint64    *digest,
          GError    **error)
{
  guint64       table = hash_table_name (name);
  sqlite3_stmt *stmt = NULL;
  int           code = sqlite3_prepare_v2 (zh_db_get_handle (db), sql, -1, &stmt, NULL);

  if (code == SQLITE_OK && sqlite3_bind_parameter_count (stmt) > 0)
    code = sqlite3_bind_int64 (stmt, 1, id);
  if (code == SQLITE_OK)
    while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
      *digest += hash_row (stmt, table);
  if (code != SQLITE_DONE)
    zh_db_set_error (db, code, sql, error);
  sqlite3_finalize (stmt);
  return code == SQLITE_DONE;
}

/* A file of an older version lacks tables, which count as empty ones do. */
static gboolean
has_table (ZhDb       *db,
           const char *name,
           gboolean   *is_there,
           GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = :name");

  zh_stmt_bind_text (stmt, ":name", name);
  *is_there = zh_stmt_next (stmt);
  return zh_stmt_end (stmt, error);
}

static gboolean
add_blobs (ZhDb    *db,
           guint64 *digest,
           GError **error)
{
  gboolean is_there = FALSE;

  return has_table (db, BLOB, &is_there, error) &&
         (!is_there || add_rows (db, BLOB, "SELECT * FROM " BLOB " NOT INDEXED", 0, digest, error));
}

gboolean
zh_digest_compute (ZhDb    *db,
                   guint64 *digest,
                   GError **error)
{
  guint64 sum = 0;

  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      const char      *name = zh_table_get_info ((ZhTable) i)->name;
      g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s NOT INDEXED", name);
      gboolean         is_there = FALSE;

      if (!has_table (db, name, &is_there, error) || (is_there && !add_rows (db, name, sql, 0, &sum, error)))
        return FALSE;
    }
  if (!add_rows (db, JOURNAL, "SELECT * FROM " JOURNAL " NOT INDEXED", 0, &sum, error) || !add_blobs (db, &sum, error))
    return FALSE;
  *digest = sum;
  return TRUE;
}

gboolean
zh_digest_add_entry (ZhDb    *db,
                     gint64   entry_id,
                     guint64 *digest,
                     GError **error)
{
  return add_rows (db, JOURNAL, "SELECT * FROM " JOURNAL " WHERE id = ?1", entry_id, digest, error);
}

gboolean
zh_digest_add_blob (ZhDb    *db,
                    gint64   blob_id,
                    guint64 *digest,
                    GError **error)
{
  return blob_id == 0 || add_rows (db, BLOB, "SELECT * FROM " BLOB " WHERE id = ?1", blob_id, digest, error);
}

typedef int (*GetValue) (sqlite3_changeset_iter *iter,
                         int                     column,
                         sqlite3_value         **value);

/* A value that a changeset does not carry, because it did not change, counts as nothing. */
static int
read_value (sqlite3_changeset_iter *iter,
            GetValue                get,
            int                     column,
            Value                  *value)
{
  sqlite3_value *found = NULL;
  int            code = get (iter, column, &found);

  *value = (Value){ .type = SQLITE_NULL };
  if (code != SQLITE_OK || found == NULL)
    return code;
  value->type = sqlite3_value_type (found);
  if (value->type == SQLITE_INTEGER)
    {
      value->number = sqlite3_value_int64 (found);
      return code;
    }
  value->bytes = sqlite3_value_blob (found);
  value->size = (gsize) sqlite3_value_bytes (found);
  return code;
}

/* The sum of one side of the change at @iter, before it or after it. */
static int
sum_side (sqlite3_changeset_iter *iter,
          GetValue                get,
          guint64                 table,
          gint64                  id,
          int                     n_columns,
          guint64                *sum)
{
  for (int column = 0; column < n_columns; column++)
    {
      Value value;
      int   code = read_value (iter, get, column, &value);

      if (code != SQLITE_OK)
        return code;
      *sum += hash_cell (table, id, column, &value);
    }
  return SQLITE_OK;
}

static int
add_change (sqlite3_changeset_iter *iter,
            guint64                *digest)
{
  const char *name = NULL;
  int         n_columns = 0;
  int         operation = 0;
  guint64     table;
  guint64     before = 0;
  guint64     after = 0;
  Value       id = { .type = SQLITE_NULL };
  int         code = sqlite3changeset_op (iter, &name, &n_columns, &operation, NULL);

  if (code != SQLITE_OK)
    return code;
  table = hash_table_name (name);
  code = read_value (iter, operation == SQLITE_INSERT ? sqlite3changeset_new : sqlite3changeset_old, 0, &id);
  if (code == SQLITE_OK && operation != SQLITE_INSERT)
    code = sum_side (iter, sqlite3changeset_old, table, id.number, n_columns, &before);
  if (code == SQLITE_OK && operation != SQLITE_DELETE)
    code = sum_side (iter, sqlite3changeset_new, table, id.number, n_columns, &after);
  /* The key of an updated row stays, and only the old side carries it. */
  if (operation == SQLITE_UPDATE)
    before -= hash_cell (table, id.number, 0, &id);
  *digest += after - before;
  return code;
}

gboolean
zh_digest_add_changeset (GBytes  *changeset,
                         guint64 *digest,
                         GError **error)
{
  gsize                   size = 0;
  const void             *data = g_bytes_get_data (changeset, &size);
  sqlite3_changeset_iter *iter = NULL;
  int                     code;
  int                     finished;

  if (!zh_changeset_check (changeset, error))
    return FALSE;
  code = sqlite3changeset_start (&iter, (int) size, (void *) data);
  while (code == SQLITE_OK && (code = sqlite3changeset_next (iter)) == SQLITE_ROW)
    code = add_change (iter, digest);
  finished = sqlite3changeset_finalize (iter);
  if (code == SQLITE_DONE)
    code = finished;
  if (code == SQLITE_OK)
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT, _ ("The changes of this act cannot be read back (SQLite %d)"), code);
}

/* What file_state says, and whether the journal ends as it says. */
static gboolean
read_state (ZhDb     *db,
            guint64  *digest,
            gboolean *ends_right,
            GError  **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "SELECT digest, digest IS NOT NULL"
      " AND journal_length = (SELECT count (*) FROM journal NOT INDEXED)"
      " AND journal_length = (SELECT ifnull (max (id), 0) FROM journal)"
      " AND journal_head = ifnull ((SELECT hash FROM journal WHERE id = journal_length), '')"
      " FROM file_state WHERE id = 1");
  gboolean has_row = FALSE;

  has_row = zh_stmt_next (stmt);
  *digest = has_row ? (guint64) zh_stmt_get_int (stmt, 0) : 0;
  *ends_right = has_row && zh_stmt_get_int (stmt, 1) != 0;
  return zh_stmt_end (stmt, error);
}

gboolean
zh_digest_check (ZhDb    *db,
                 GError **error)
{
  guint64  expected = 0;
  guint64  found = 0;
  gboolean ends_right = FALSE;

  if (!read_state (db, &expected, &ends_right, error) || !zh_digest_compute (db, &found, error))
    return FALSE;
  if (ends_right && found == expected)
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT, "%s",
                  _ ("The file does not agree with itself: its parts are not all of one moment"));
}

gboolean
zh_digest_renew (ZhDb    *db,
                 GError **error)
{
  g_autoptr (ZhStmt) stmt = NULL;
  guint64 digest = 0;

  if (!zh_digest_compute (db, &digest, error))
    return FALSE;
  stmt = zh_db_prepare (db, "UPDATE file_state SET digest = :digest WHERE id = 1");
  zh_stmt_bind_int (stmt, ":digest", (gint64) digest);
  return zh_stmt_run (stmt, error);
}
