/* Whether two changesets say the same: an undo is the inverse of its target, whatever the order in
 * which SQLite wrote its rows down. */
#include "config.h"

#include <sqlite3.h>

#include "changeset.h"

typedef struct
{
  ZhTable table;
  gint64  row;
} RowKey;

static guint
hash_key (gconstpointer data)
{
  const RowKey *key = data;

  return g_int64_hash (&key->row) * 31 + key->table;
}

static gboolean
keys_equal (gconstpointer a,
            gconstpointer b)
{
  const RowKey *first = a;
  const RowKey *second = b;

  return first->table == second->table && first->row == second->row;
}

static void
string_free (gpointer text)
{
  g_string_free (text, TRUE);
}

/* One side of a column; a value that is not there, or NULL, is written as nothing. */
static void
append_value (GString       *text,
              sqlite3_value *value)
{
  int type = value != NULL ? sqlite3_value_type (value) : SQLITE_NULL;
  int size;

  if (type == SQLITE_NULL)
    g_string_append (text, "-");
  else if (type == SQLITE_INTEGER)
    g_string_append_printf (text, "i%" G_GINT64_FORMAT, (gint64) sqlite3_value_int64 (value));
  else
    {
      const char *bytes = sqlite3_value_blob (value);

      size = sqlite3_value_bytes (value);
      g_string_append_printf (text, "%d:%d:", type, size);
      g_string_append_len (text, size > 0 ? bytes : "", size);
    }
  g_string_append_c (text, ';');
}

static gboolean
is_ignored (guint64 ignored,
            int     column)
{
  return (ignored & G_GUINT64_CONSTANT (1) << column) != 0;
}

/* The change at @iter as bytes. What stands empty at the end of a row is left out, as older
 * versions knew fewer columns. */
static GString *
format_row (sqlite3_changeset_iter *iter,
            int                     operation,
            int                     n_columns,
            guint64                 ignored)
{
  GString *text = g_string_new (NULL);
  gsize    length;

  g_string_append_printf (text, "%d ", operation);
  length = text->len;
  for (int column = 0; column < n_columns; column++)
    {
      sqlite3_value *before = NULL;
      sqlite3_value *after = NULL;

      if (operation != SQLITE_INSERT && !is_ignored (ignored, column))
        sqlite3changeset_old (iter, column, &before);
      if (operation != SQLITE_DELETE && !is_ignored (ignored, column))
        sqlite3changeset_new (iter, column, &after);
      append_value (text, before);
      append_value (text, after);
      if (before != NULL && sqlite3_value_type (before) != SQLITE_NULL)
        length = text->len;
      if (after != NULL && sqlite3_value_type (after) != SQLITE_NULL)
        length = text->len;
    }
  g_string_truncate (text, length);
  return text;
}

/* A row that occurs twice has both changes behind each other, so that neither is passed over. */
static void
add_row (GHashTable   *rows,
         const RowKey *key,
         GString      *text)
{
  GString *known = g_hash_table_lookup (rows, key);

  if (known == NULL)
    {
      g_hash_table_insert (rows, g_memdup2 (key, sizeof *key), text);
      return;
    }
  g_string_append_len (known, text->str, (gssize) text->len);
  g_string_free (text, TRUE);
}

/* RowKey → GString of every row of a changeset that zh_changeset_read() has read already; %NULL with @error. */
static GHashTable *
format_rows (GBytes        *changeset,
             GArray        *keys,
             const guint64 *ignored,
             GError       **error)
{
  g_autoptr (GHashTable) rows = g_hash_table_new_full (hash_key, keys_equal, g_free, string_free);
  gsize                   size = 0;
  const void             *data = g_bytes_get_data (changeset, &size);
  sqlite3_changeset_iter *iter = NULL;
  int                     code = sqlite3changeset_start (&iter, (int) size, (void *) data);

  for (guint i = 0; i < keys->len && code == SQLITE_OK && (code = sqlite3changeset_next (iter)) == SQLITE_ROW; i++)
    {
      const ZhRowChange *row = &g_array_index (keys, ZhRowChange, i);
      RowKey             key = { row->table, row->id };
      const char        *name = NULL;
      int                n_columns = 0;
      int                operation = 0;

      code = sqlite3changeset_op (iter, &name, &n_columns, &operation, NULL);
      add_row (rows, &key, format_row (iter, operation, n_columns, ignored != NULL ? ignored[row->table] : 0));
    }
  sqlite3changeset_finalize (iter);
  if (code == SQLITE_OK)
    return g_steal_pointer (&rows);
  zh_changeset_set_broken_error (code, error);
  return NULL;
}

/* Whether nothing of the row is to be compared. */
static gboolean
is_row_ignored (const ZhRowChange *row,
                const guint64     *ignored)
{
  if (ignored == NULL)
    return FALSE;
  return ignored[row->table] == ZH_ALL_COLUMNS || (row->columns != 0 && (row->columns & ~ignored[row->table]) == 0);
}

/* The first of @keys, in their order, that stands otherwise in @other. */
static gboolean
find_other_row (GArray        *keys,
                const guint64 *ignored,
                GHashTable    *own,
                GHashTable    *other,
                ZhTable       *table,
                gint64        *row)
{
  for (guint i = 0; i < keys->len; i++)
    {
      const ZhRowChange *change = &g_array_index (keys, ZhRowChange, i);
      RowKey             key = { change->table, change->id };
      const GString     *text = g_hash_table_lookup (own, &key);
      const GString     *wanted = g_hash_table_lookup (other, &key);

      if (is_row_ignored (change, ignored))
        continue;
      if (wanted == NULL || !g_string_equal (text, wanted))
        {
          *table = change->table;
          *row = change->id;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
zh_changeset_find_difference (GBytes        *first,
                              GBytes        *second,
                              const guint64 *ignored,
                              ZhTable       *table,
                              gint64        *row,
                              GError       **error)
{
  g_autoptr (GArray) first_keys = NULL;
  g_autoptr (GArray) second_keys = NULL;
  g_autoptr (GHashTable) first_rows = NULL;
  g_autoptr (GHashTable) second_rows = NULL;

  *row = 0;
  if (g_bytes_equal (first, second))
    return TRUE;
  first_keys = zh_changeset_read (first, error);
  second_keys = first_keys != NULL ? zh_changeset_read (second, error) : NULL;
  if (second_keys == NULL)
    return FALSE;
  first_rows = format_rows (first, first_keys, ignored, error);
  second_rows = first_rows != NULL ? format_rows (second, second_keys, ignored, error) : NULL;
  if (second_rows == NULL)
    return FALSE;
  if (!find_other_row (first_keys, ignored, first_rows, second_rows, table, row))
    find_other_row (second_keys, ignored, second_rows, first_rows, table, row);
  return TRUE;
}

/* (transfer full) (nullable): the changeset at the row; %NULL where it does nothing to it. */
static sqlite3_changeset_iter *
find_row (GBytes *changeset,
          ZhTable table,
          gint64  row,
          int    *operation)
{
  gsize                   size = 0;
  const void             *data = g_bytes_get_data (changeset, &size);
  sqlite3_changeset_iter *iter = NULL;
  const char             *name = NULL;
  int                     n_columns = 0;

  if (sqlite3changeset_start (&iter, (int) size, (void *) data) != SQLITE_OK)
    return NULL;
  while (sqlite3changeset_next (iter) == SQLITE_ROW)
    {
      sqlite3_value *id = NULL;

      sqlite3changeset_op (iter, &name, &n_columns, operation, NULL);
      if (*operation == SQLITE_INSERT)
        sqlite3changeset_new (iter, 0, &id);
      else
        sqlite3changeset_old (iter, 0, &id);
      if (g_str_equal (name, zh_table_get_info (table)->name) && id != NULL && sqlite3_value_int64 (id) == row)
        return iter;
    }
  sqlite3changeset_finalize (iter);
  return NULL;
}

/* What the change puts into a column, or takes away with its row. */
static char *
dup_value (sqlite3_changeset_iter *iter,
           int                     operation,
           int                     column)
{
  sqlite3_value *value = NULL;
  const char    *bytes;

  if (operation == SQLITE_DELETE)
    sqlite3changeset_old (iter, column, &value);
  else
    sqlite3changeset_new (iter, column, &value);
  bytes = value != NULL ? (const char *) sqlite3_value_text (value) : NULL;
  return bytes != NULL ? g_utf8_make_valid (bytes, -1) : g_strdup ("");
}

void
zh_changeset_find_column (GBytes *first,
                          GBytes *second,
                          ZhTable table,
                          gint64  row,
                          int    *column,
                          char   *values[2])
{
  int                     operations[2] = { 0, 0 };
  sqlite3_changeset_iter *iters[2] = { find_row (first, table, row, &operations[0]), find_row (second, table, row, &operations[1]) };
  const char             *name = NULL;
  int                     n_columns[2] = { 0, 0 };

  *column = -1;
  values[0] = NULL;
  values[1] = NULL;
  for (int i = 0; i < 2 && iters[i] != NULL; i++)
    sqlite3changeset_op (iters[i], &name, &n_columns[i], &operations[i], NULL);
  for (int i = 0; i < MIN (n_columns[0], n_columns[1]) && operations[0] == operations[1] && *column < 0; i++)
    {
      values[0] = dup_value (iters[0], operations[0], i);
      values[1] = dup_value (iters[1], operations[1], i);
      if (g_str_equal (values[0], values[1]))
        {
          g_clear_pointer (&values[0], g_free);
          g_clear_pointer (&values[1], g_free);
        }
      else
        {
          *column = i;
        }
    }
  for (int i = 0; i < 2; i++)
    if (iters[i] != NULL)
      sqlite3changeset_finalize (iters[i]);
}
