#include "config.h"

#include "changeset.h"

#include <glib/gi18n.h>
#include <sqlite3.h>

#include "errors.h"

/* More than any table has. */
#define MAX_COLUMNS 63

struct _ZhRecorder
{
  ZhDb            *db; /* unowned: the recorder lives inside one transaction */
  sqlite3_session *session;
};

ZhRecorder *
zh_recorder_new (ZhDb    *db,
                 GError **error)
{
  g_autoptr (ZhRecorder) self = g_new0 (ZhRecorder, 1);
  int code = sqlite3session_create (zh_db_get_handle (db), "main", &self->session);

  self->db = db;
  for (guint i = 0; i < ZH_N_TABLES && code == SQLITE_OK; i++)
    code = sqlite3session_attach (self->session, zh_table_get_info ((ZhTable) i)->name);
  if (code == SQLITE_OK)
    return g_steal_pointer (&self);
  zh_db_set_error (db, code, "session", error);
  return NULL;
}

void
zh_recorder_free (ZhRecorder *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->session, sqlite3session_delete);
  g_free (self);
}

static GBytes *
take_buffer (void *data,
             int   size)
{
  return g_bytes_new_with_free_func (data, (gsize) size, sqlite3_free, data);
}

GBytes *
zh_recorder_dup_changeset (ZhRecorder *self,
                           GError    **error)
{
  void *data = NULL;
  int   size = 0;
  int   code = sqlite3session_changeset (self->session, &size, &data);

  if (code == SQLITE_OK)
    return take_buffer (data, size);
  zh_db_set_error (self->db, code, "changeset", error);
  return NULL;
}

void
zh_changeset_set_broken_error (int      code,
                               GError **error)
{
  g_set_error (
      error, ZH_ERROR, ZH_ERROR_CORRUPT,
      _ ("The journal holds a change that cannot be read (SQLite %d). The file is damaged; open one of its backups"),
      code);
}

GBytes *
zh_changeset_invert (GBytes  *changeset,
                     GError **error)
{
  gsize       size = 0;
  const void *data = g_bytes_get_data (changeset, &size);
  void       *inverted = NULL;
  int         inverted_size = 0;
  int         code;

  if (!zh_changeset_check (changeset, error))
    return NULL;
  code = sqlite3changeset_invert ((int) size, data, &inverted_size, &inverted);
  if (code == SQLITE_OK)
    return take_buffer (inverted, inverted_size);
  zh_changeset_set_broken_error (code, error);
  return NULL;
}

static int
conflict_cb (void                   *user_data,
             int                     reason,
             sqlite3_changeset_iter *iter)
{
  return SQLITE_CHANGESET_ABORT;
}

void
zh_changeset_set_apply_error (ZhDb    *db,
                              int      code,
                              GError **error)
{
  if ((code & 0xff) == SQLITE_ABORT || (code & 0xff) == SQLITE_CONSTRAINT)
    g_set_error_literal (
        error, ZH_ERROR, ZH_ERROR_CORRUPT,
        _ ("The file no longer agrees with its journal: rows were changed from outside. Nothing was changed; check the file and use a backup"));
  else
    zh_db_set_error (db, code, "apply changeset", error);
}

gboolean
zh_changeset_apply (ZhDb    *db,
                    GBytes  *changeset,
                    GError **error)
{
  /* SQLite passes over tables it does not find, and says that all went well. */
  g_autoptr (GArray) rows = zh_changeset_read (changeset, error);
  gsize       size = 0;
  const void *data = g_bytes_get_data (changeset, &size);
  int         code;

  if (rows == NULL)
    return FALSE;
  code = sqlite3changeset_apply (zh_db_get_handle (db), (int) size, (void *) data, NULL, conflict_cb, NULL);
  if (code != SQLITE_OK)
    zh_changeset_set_apply_error (db, code, error);
  return code == SQLITE_OK;
}

typedef int (*GetValue) (sqlite3_changeset_iter *iter,
                         int                     column,
                         sqlite3_value         **value);

static int
read_int (sqlite3_changeset_iter *iter,
          GetValue                get,
          int                     column,
          gint64                 *number)
{
  sqlite3_value *value = NULL;
  int            code = get (iter, column, &value);

  if (code == SQLITE_OK && value != NULL && sqlite3_value_type (value) == SQLITE_INTEGER)
    *number = sqlite3_value_int64 (value);
  return code;
}

static guint64
read_changed_columns (sqlite3_changeset_iter *iter,
                      int                     n_columns)
{
  guint64 columns = 0;

  for (int column = 0; column < n_columns; column++)
    {
      sqlite3_value *value = NULL;

      if (sqlite3changeset_new (iter, column, &value) == SQLITE_OK && value != NULL)
        columns |= G_GUINT64_CONSTANT (1) << column;
    }
  return columns;
}

/* What a row says of itself; of one that was changed only what is new. */
static int
read_values (sqlite3_changeset_iter *iter,
             GetValue                get,
             ZhRowChange            *row)
{
  int            parent_column = zh_table_get_info (row->table)->parent_column;
  int            key_column = zh_table_get_key_column (row->table);
  sqlite3_value *key = NULL;
  int            code = SQLITE_OK;

  if (parent_column >= 0)
    code = read_int (iter, get, parent_column, &row->parent);
  if (code == SQLITE_OK && zh_table_get_number_column (row->table) >= 0)
    code = read_int (iter, get, zh_table_get_number_column (row->table), &row->number);
  if (code == SQLITE_OK && key_column >= 0)
    code = get (iter, key_column, &key);
  if (key != NULL && sqlite3_value_type (key) == SQLITE_TEXT)
    row->key = g_utf8_make_valid ((const char *) sqlite3_value_text (key), -1);
  return code;
}

static ZhRowOperation
get_operation (int operation)
{
  return operation == SQLITE_INSERT ? ZH_ROW_ADDED : operation == SQLITE_DELETE ? ZH_ROW_REMOVED
                                                                                : ZH_ROW_CHANGED;
}

/* The row at @iter; SQLITE_CORRUPT when it is none of ours. */
static int
read_row (sqlite3_changeset_iter *iter,
          ZhRowChange            *row)
{
  const char *name = NULL;
  int         n_columns = 0;
  int         operation = 0;
  int         is_indirect = 0;
  GetValue    get;
  int         code = sqlite3changeset_op (iter, &name, &n_columns, &operation, &is_indirect);

  if (code != SQLITE_OK)
    return code;
  *row = (ZhRowChange){ .table = zh_table_find (name),
                        .operation = get_operation (operation),
                        .is_indirect = is_indirect != 0 };
  if (row->table == ZH_N_TABLES || n_columns > MAX_COLUMNS)
    return SQLITE_CORRUPT;

  get = operation == SQLITE_INSERT ? sqlite3changeset_new : sqlite3changeset_old;
  code = read_int (iter, get, 0, &row->id);
  if (code == SQLITE_OK && row->id == 0)
    return SQLITE_CORRUPT;
  if (code == SQLITE_OK && operation != SQLITE_UPDATE)
    return read_values (iter, get, row);
  row->columns = read_changed_columns (iter, n_columns);
  return code == SQLITE_OK ? read_values (iter, sqlite3changeset_new, row) : code;
}

static void
row_clear (gpointer data)
{
  ZhRowChange *row = data;

  g_free (row->key);
}

GArray *
zh_changeset_read (GBytes  *changeset,
                   GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (ZhRowChange));
  gsize                   size = 0;
  const void             *data = g_bytes_get_data (changeset, &size);
  sqlite3_changeset_iter *iter = NULL;
  int                     code;
  int                     finished;

  g_array_set_clear_func (rows, row_clear);
  if (!zh_changeset_check (changeset, error))
    return NULL;
  code = sqlite3changeset_start (&iter, (int) size, (void *) data);
  while (code == SQLITE_OK && (code = sqlite3changeset_next (iter)) == SQLITE_ROW)
    {
      ZhRowChange row = { ZH_N_TABLES };

      code = read_row (iter, &row);
      if (code == SQLITE_OK)
        g_array_append_val (rows, row);
      else
        row_clear (&row);
    }
  finished = sqlite3changeset_finalize (iter);
  if (code == SQLITE_DONE)
    code = finished;
  if (code == SQLITE_OK)
    return g_steal_pointer (&rows);
  zh_changeset_set_broken_error (code, error);
  return NULL;
}
