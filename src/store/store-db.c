#include "config.h"

#include "store-db.h"

#include <glib/gi18n.h>
#include <sqlite3.h>
#include <string.h>

#include "db-errors.h"
#include "errors.h"

struct _ZhDb
{
  sqlite3    *handle;
  GHashTable *idle;   /* SQL text → ZhStmt that nobody uses at the moment */
  gboolean    in_act; /* whatever fails, everything since zh_db_begin() is taken back */
};

struct _ZhStmt
{
  ZhDb         *db; /* unowned: outlives its statements */
  sqlite3_stmt *handle;
  const char   *sql;
  int           bound;   /* SQLITE_OK, or why a value was not taken: said by the next step */
  GError       *problem; /* (nullable): why there are no more rows: said by zh_stmt_end() */
};

#define BUSY_TIMEOUT_MS 5000
/* The changes of an act are one value. The largest report that is read at all (outside-file.h) makes
 * some 150 MB of them. */
#define MAX_VALUE_BYTES (256 * 1024 * 1024)
#define CHUNK_BYTES ((gsize) 16 * 1024 * 1024)

/* In the header of a file (sqlite.org/fileformat2.html, 1.3). */
#define HEADER_BYTES 100
#define OFFSET_WRITE_VERSION 18
#define OFFSET_READ_VERSION 19
#define ROLLBACK_VERSION 1

void
zh_db_set_error (ZhDb       *self,
                 int         code,
                 const char *doing,
                 GError    **error)
{
  const char *message = self->handle != NULL ? sqlite3_errmsg (self->handle) : sqlite3_errstr (code);

  g_set_error (error, ZH_ERROR, (int) zh_db_get_error_code (code), "%s (SQLite %d: %s: %s)",
               zh_db_get_advice (code, self->in_act), code, message, doing);
}

static int
get_open_flags (ZhDbMode mode)
{
  int flags = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI;

  switch (mode)
    {
    case ZH_DB_CREATE:
      return flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case ZH_DB_WRITE:
      return flags | SQLITE_OPEN_READWRITE;
    case ZH_DB_READ:
      return flags | SQLITE_OPEN_READONLY;
    case ZH_DB_MEMORY:
    default:
      /* By name alone: SQLITE_OPEN_MEMORY would make a copy that is written from it one in memory. */
      return flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    }
}

/* Nobody asks SQLite how much memory it has; to keep count, every piece of it takes a lock. */
static gpointer
configure_cb (gpointer data)
{
  sqlite3_config (SQLITE_CONFIG_MEMSTATUS, 0);
  return NULL;
}

static int
open_handle (const char *uri,
             ZhDbMode    mode,
             sqlite3   **handle)
{
  static GOnce once = G_ONCE_INIT;

  g_once (&once, configure_cb, NULL);
  return sqlite3_open_v2 (uri, handle, get_open_flags (mode), NULL);
}

static char *
make_uri (const char *path,
          ZhDbMode    mode)
{
  g_autofree char *escaped = NULL;

  if (mode == ZH_DB_MEMORY)
    return g_strdup (":memory:");
  escaped = g_uri_escape_string (path, "/", TRUE);
  return g_strconcat ("file:", escaped, NULL);
}

static void
harden (ZhDb *self)
{
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_limit (self->handle, SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES);
  sqlite3_busy_timeout (self->handle, BUSY_TIMEOUT_MS);
}

static void
stmt_finalize (gpointer data)
{
  ZhStmt *stmt = data;

  sqlite3_finalize (stmt->handle);
  g_free (stmt);
}

ZhDb *
zh_db_open (const char *path,
            ZhDbMode    mode,
            GError    **error)
{
  g_autoptr (ZhDb) self = g_new0 (ZhDb, 1);
  g_autofree char *uri = make_uri (path, mode);
  int              code;

  self->idle = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, stmt_finalize);
  code = open_handle (uri, mode, &self->handle);
  if (code != SQLITE_OK)
    {
      zh_db_set_error (self, code, path, error);
      return NULL;
    }
  harden (self);
  if (!zh_db_exec (self, "PRAGMA cell_size_check = ON", error))
    return NULL;
  return g_steal_pointer (&self);
}

void
zh_db_free (ZhDb *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->idle);
  sqlite3_close (self->handle);
  g_free (self);
}

/* The file as SQLite has it open, for reading bytes; @self is closed by the caller. */
static int
open_bytes (ZhDb          *self,
            const char    *path,
            sqlite3_file **file,
            sqlite3_int64 *length)
{
  g_autofree char *uri = make_uri (path, ZH_DB_READ);
  int              code = open_handle (uri, ZH_DB_READ, &self->handle);

  if (code == SQLITE_OK)
    code = sqlite3_file_control (self->handle, "main", SQLITE_FCNTL_FILE_POINTER, file);
  return code == SQLITE_OK ? (*file)->pMethods->xFileSize (*file, length) : code;
}

/* A file that gets shorter meanwhile reads as zeros, which no check lets pass. */
static int
read_bytes (sqlite3_file *file,
            guchar       *bytes,
            gsize         size)
{
  int code = SQLITE_OK;

  for (gsize offset = 0; offset < size && code == SQLITE_OK; offset += CHUNK_BYTES)
    {
      code = file->pMethods->xRead (file, bytes + offset, (int) MIN (size - offset, CHUNK_BYTES), (sqlite3_int64) offset);
      if (code == SQLITE_IOERR_SHORT_READ)
        code = SQLITE_OK;
    }
  return code;
}

gboolean
zh_db_read_start (const char *path,
                  guchar     *bytes,
                  gsize       size,
                  gsize      *n_read,
                  GError    **error)
{
  ZhDb          self = { NULL };
  sqlite3_file *file = NULL;
  sqlite3_int64 length = 0;
  int           code = open_bytes (&self, path, &file, &length);

  *n_read = (gsize) CLAMP (length, 0, (sqlite3_int64) size);
  if (code == SQLITE_OK)
    code = read_bytes (file, bytes, *n_read);
  if (code != SQLITE_OK)
    zh_db_set_error (&self, code, path, error);
  sqlite3_close (self.handle);
  return code == SQLITE_OK;
}

/* All of the file, at least a header; (transfer full), of SQLite's memory. */
static guchar *
read_whole (const char *path,
            gsize      *size,
            GError    **error)
{
  ZhDb          self = { NULL };
  sqlite3_file *file = NULL;
  sqlite3_int64 length = 0;
  guchar       *bytes = NULL;
  int           code = open_bytes (&self, path, &file, &length);

  if (code == SQLITE_OK && (bytes = sqlite3_malloc64 ((sqlite3_uint64) MAX (length, HEADER_BYTES))) == NULL)
    code = SQLITE_NOMEM;
  if (code == SQLITE_OK)
    code = read_bytes (file, memset (bytes, 0, HEADER_BYTES), (gsize) length);
  if (code != SQLITE_OK)
    {
      zh_db_set_error (&self, code, path, error);
      g_clear_pointer (&bytes, sqlite3_free);
    }
  sqlite3_close (self.handle);
  *size = (gsize) length;
  return bytes;
}

GBytes *
zh_db_read_all (const char *path,
                GError    **error)
{
  gsize   size = 0;
  guchar *bytes = read_whole (path, &size, error);

  return bytes != NULL ? g_bytes_new_with_free_func (bytes, size, sqlite3_free, bytes) : NULL;
}

ZhDb *
zh_db_open_copy (const char *path,
                 GError    **error)
{
  g_autoptr (ZhDb) self = zh_db_open (NULL, ZH_DB_MEMORY, error);
  gsize   size = 0;
  guchar *bytes = self != NULL ? read_whole (path, &size, error) : NULL;
  int     code;

  if (bytes == NULL)
    return NULL;
  /* In memory there is no WAL; a file that says it has one would not open (sqlite.org/c3ref/deserialize.html). */
  bytes[OFFSET_WRITE_VERSION] = bytes[OFFSET_READ_VERSION] = ROLLBACK_VERSION;
  code = sqlite3_deserialize (self->handle, "main", bytes, (sqlite3_int64) size, (sqlite3_int64) size,
                              SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
  if (code == SQLITE_OK)
    return g_steal_pointer (&self);
  zh_db_set_error (self, code, path, error);
  return NULL;
}

gboolean
zh_db_copy_into (ZhDb    *self,
                 ZhDb    *target,
                 GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (target->handle, "main", self->handle, "main");
  int             code;

  if (backup != NULL)
    sqlite3_backup_step (backup, -1);
  code = backup != NULL ? sqlite3_backup_finish (backup) : sqlite3_errcode (target->handle);
  if (code == SQLITE_OK)
    return TRUE;
  zh_db_set_error (target, code, "backup", error);
  return FALSE;
}

ZhDb *
zh_db_dup_in_memory (ZhDb    *self,
                     GError **error)
{
  g_autoptr (ZhDb) copy = zh_db_open (NULL, ZH_DB_MEMORY, error);

  return copy != NULL && zh_db_copy_into (self, copy, error) ? g_steal_pointer (&copy) : NULL;
}

gpointer
zh_db_get_handle (ZhDb *self)
{
  return self->handle;
}

gboolean
zh_db_exec (ZhDb       *self,
            const char *sql,
            GError    **error)
{
  int code = sqlite3_exec (self->handle, sql, NULL, NULL, NULL);

  if (code == SQLITE_OK)
    return TRUE;
  zh_db_set_error (self, code, sql, error);
  return FALSE;
}

gboolean
zh_db_begin (ZhDb    *self,
             GError **error)
{
  self->in_act = TRUE;
  if (zh_db_exec (self, "BEGIN IMMEDIATE", error))
    return TRUE;
  self->in_act = FALSE;
  return FALSE;
}

/* SQLite itself rolls back on a full disk. */
gboolean
zh_db_rollback (ZhDb *self)
{
  int code = SQLITE_OK;

  if (zh_db_in_transaction (self))
    code = sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);
  self->in_act = FALSE;
  return code == SQLITE_OK;
}

int
zh_db_commit (ZhDb    *self,
              GError **error)
{
  int code = sqlite3_exec (self->handle, "COMMIT", NULL, NULL, NULL);

  if (code != SQLITE_OK)
    zh_db_set_error (self, code, "COMMIT", error);
  zh_db_rollback (self);
  return code;
}

gboolean
zh_db_query_int (ZhDb       *self,
                 const char *sql,
                 gint64     *value,
                 GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self, sql);

  if (!zh_stmt_next (stmt))
    return zh_stmt_end (stmt, error) &&
           zh_fail (error, ZH_ERROR_CORRUPT,
                    _ ("The file is damaged: nothing is found where a number was expected (%s)"), sql);
  *value = zh_stmt_get_int (stmt, 0);
  return TRUE;
}

gboolean
zh_db_in_transaction (ZhDb *self)
{
  return sqlite3_get_autocommit (self->handle) == 0;
}

ZhStmt *
zh_db_prepare (ZhDb       *self,
               const char *sql)
{
  ZhStmt *stmt = NULL;
  int     code;

  if (g_hash_table_steal_extended (self->idle, sql, NULL, (gpointer *) &stmt))
    return stmt;

  stmt = g_new0 (ZhStmt, 1);
  stmt->db = self;
  stmt->sql = sql;
  code = sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &stmt->handle, NULL);
  if (code != SQLITE_OK)
    zh_db_set_error (self, code, sql, &stmt->problem);
  return stmt;
}

void
zh_stmt_free (ZhStmt *self)
{
  if (self == NULL)
    return;
  g_clear_error (&self->problem);
  if (self->handle == NULL)
    {
      g_free (self);
      return;
    }
  sqlite3_reset (self->handle);
  sqlite3_clear_bindings (self->handle);
  self->bound = SQLITE_OK;
  g_hash_table_replace (self->db->idle, (gpointer) self->sql, self);
}

static int
find_parameter (ZhStmt     *self,
                const char *name)
{
  int index = sqlite3_bind_parameter_index (self->handle, name);

  if (index == 0 && self->handle != NULL)
    g_error ("no parameter %s in: %s", name, self->sql);
  return index;
}

static void
check_bound (ZhStmt *self,
             int     code)
{
  if (code == SQLITE_TOOBIG || code == SQLITE_NOMEM)
    self->bound = code;
  else if (code != SQLITE_OK && self->handle != NULL)
    g_error ("a value cannot be bound (%d) in: %s", code, self->sql);
}

void
zh_stmt_bind_int (ZhStmt     *self,
                  const char *name,
                  gint64      value)
{
  check_bound (self, sqlite3_bind_int64 (self->handle, find_parameter (self, name), value));
}

void
zh_stmt_bind_id (ZhStmt     *self,
                 const char *name,
                 gint64      id)
{
  if (id != 0)
    zh_stmt_bind_int (self, name, id);
  else
    check_bound (self, sqlite3_bind_null (self->handle, find_parameter (self, name)));
}

void
zh_stmt_bind_text (ZhStmt     *self,
                   const char *name,
                   const char *text)
{
  const char *value = text != NULL ? text : "";

  check_bound (self, sqlite3_bind_text (self->handle, find_parameter (self, name), value, -1, SQLITE_STATIC));
}

void
zh_stmt_bind_copy (ZhStmt     *self,
                   const char *name,
                   const char *text)
{
  check_bound (self, sqlite3_bind_text (self->handle, find_parameter (self, name), text, -1, SQLITE_TRANSIENT));
}

void
zh_stmt_bind_blob (ZhStmt     *self,
                   const char *name,
                   const void *data,
                   gsize       size)
{
  /* A NULL pointer would bind NULL, not an empty blob. */
  const void *value = size > 0 ? data : "";

  check_bound (self, sqlite3_bind_blob64 (self->handle, find_parameter (self, name), value, size,
                                          SQLITE_STATIC));
}

gboolean
zh_stmt_next (ZhStmt *self)
{
  int code = self->bound;

  if (self->problem != NULL)
    return FALSE;
  if (code == SQLITE_OK)
    code = sqlite3_step (self->handle);
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    zh_db_set_error (self->db, code, self->sql, &self->problem);
  return code == SQLITE_ROW;
}

gboolean
zh_stmt_end (ZhStmt  *self,
             GError **error)
{
  gboolean ok = self->problem == NULL;

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&self->problem));
  return ok;
}

gboolean
zh_stmt_run (ZhStmt  *self,
             GError **error)
{
  gboolean has_row = zh_stmt_next (self);

  g_assert (!has_row);
  sqlite3_reset (self->handle);
  return zh_stmt_end (self, error);
}

int
zh_stmt_count_columns (ZhStmt *self)
{
  return sqlite3_column_count (self->handle);
}

const char *
zh_stmt_get_column_name (ZhStmt *self,
                         int     column)
{
  return sqlite3_column_name (self->handle, column);
}

gboolean
zh_stmt_is_null (ZhStmt *self,
                 int     column)
{
  return sqlite3_column_type (self->handle, column) == SQLITE_NULL;
}

gint64
zh_stmt_get_int (ZhStmt *self,
                 int     column)
{
  return sqlite3_column_int64 (self->handle, column);
}

const char *
zh_stmt_get_text (ZhStmt *self,
                  int     column)
{
  const char *text = (const char *) sqlite3_column_text (self->handle, column);

  return text != NULL ? text : "";
}

char *
zh_stmt_dup_text (ZhStmt *self,
                  int     column)
{
  const char *text = zh_stmt_get_text (self, column);

  /* A stranger's file may hold anything; everything above takes texts for UTF-8. */
  return g_utf8_validate (text, -1, NULL) ? g_strdup (text) : g_utf8_make_valid (text, -1);
}

GBytes *
zh_stmt_dup_blob (ZhStmt *self,
                  int     column)
{
  const void *data = sqlite3_column_blob (self->handle, column);
  int         size = sqlite3_column_bytes (self->handle, column);

  return g_bytes_new (data, (gsize) size);
}
