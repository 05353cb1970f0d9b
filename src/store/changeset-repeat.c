#include "config.h"

#include "changeset-repeat.h"

#include <sqlite3.h>

/* A journal of ours needs a handful a table; a stranger's could ask for one a row. */
#define MAX_STATEMENTS 64

/* More than any table has. */
#define MAX_COLUMNS 63

/* One row of a changeset. A value that it does not give is %NULL. */
typedef struct
{
  int            operation; /* SQLITE_INSERT, SQLITE_UPDATE or SQLITE_DELETE */
  ZhTable        table;
  int            n_columns;
  sqlite3_value *old_values[MAX_COLUMNS];
  sqlite3_value *new_values[MAX_COLUMNS];
  guint64        has_old; /* bit by column, from the lowest */
  guint64        has_new;
} Row;

/* What does to a table what rows of one kind say. */
typedef struct
{
  int           operation;
  guint64       has_old;
  guint64       has_new;
  sqlite3_stmt *handle;
} Statement;

struct _ZhRepeater
{
  ZhDb   *db; /* unowned */
  GArray *statements[ZH_N_TABLES];
  char  **columns[ZH_N_TABLES]; /* their names, as far as they were asked for */
};

static void
statement_clear (gpointer data)
{
  sqlite3_finalize (((Statement *) data)->handle);
}

ZhRepeater *
zh_repeater_new (ZhDb *db)
{
  ZhRepeater *self = g_new0 (ZhRepeater, 1);

  self->db = db;
  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      self->statements[i] = g_array_new (FALSE, FALSE, sizeof (Statement));
      g_array_set_clear_func (self->statements[i], statement_clear);
    }
  return self;
}

void
zh_repeater_free (ZhRepeater *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      g_array_unref (self->statements[i]);
      g_strfreev (self->columns[i]);
    }
  g_free (self);
}

static gboolean
has_bit (guint64 bits,
         int     column)
{
  return (bits & G_GUINT64_CONSTANT (1) << column) != 0;
}

static gboolean
read_columns (ZhRepeater *self,
              ZhTable     table,
              GError    **error)
{
  g_autoptr (ZhStmt) stmt = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (self->columns[table] != NULL)
    return TRUE;
  stmt = zh_db_prepare (self->db, zh_table_get_info (table)->select_all);
  if (!zh_stmt_end (stmt, error))
    return FALSE;
  for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
    g_ptr_array_add (names, g_strdup (zh_stmt_get_column_name (stmt, column)));
  g_ptr_array_add (names, NULL);
  self->columns[table] = (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
  return TRUE;
}

/* Of a list of columns: "b, c", "?2, ?3" or "b = ?2, c = ?3". */
typedef struct
{
  gboolean    has_names;
  const char *sign; /* between name and value */
  gboolean    has_values;
  const char *between;
  int         offset; /* of the first parameter: the values before are bound behind all new ones */
} ColumnStyle;

static const ColumnStyle style_names = { TRUE, "", FALSE, ", ", 0 };
static const ColumnStyle style_values = { FALSE, "", TRUE, ", ", 0 };
static const ColumnStyle style_set = { TRUE, " = ", TRUE, ", ", 0 };
static const ColumnStyle style_where = { TRUE, " IS ", TRUE, " AND ", MAX_COLUMNS };

static void
append_columns (GString           *sql,
                char             **names,
                guint64            bits,
                const ColumnStyle *style)
{
  const char *before = "";

  for (int column = 0; column < MAX_COLUMNS; column++)
    {
      if (!has_bit (bits, column))
        continue;
      g_string_append_printf (sql, "%s%s%s", before, style->has_names ? names[column] : "", style->sign);
      if (style->has_values)
        g_string_append_printf (sql, "?%d", column + 1 + style->offset);
      before = style->between;
    }
}

/* The row must be as it was: IS, because nothing is a value too. */
static char *
make_sql (ZhRepeater *self,
          const Row  *row)
{
  const char *table = zh_table_get_info (row->table)->name;
  char      **names = self->columns[row->table];
  GString    *sql = g_string_new (NULL);

  switch (row->operation)
    {
    case SQLITE_INSERT:
      g_string_append_printf (sql, "INSERT INTO %s (", table);
      append_columns (sql, names, row->has_new, &style_names);
      g_string_append (sql, ") VALUES (");
      append_columns (sql, names, row->has_new, &style_values);
      g_string_append (sql, ")");
      return g_string_free (sql, FALSE);
    case SQLITE_UPDATE:
      /* Nothing new, which no act leaves: only that the row is as it says. */
      g_string_append_printf (sql, row->has_new != 0 ? "UPDATE %s SET " : "UPDATE %s SET id = id", table);
      append_columns (sql, names, row->has_new, &style_set);
      break;
    case SQLITE_DELETE:
    default:
      g_string_append_printf (sql, "DELETE FROM %s", table);
      break;
    }
  g_string_append (sql, " WHERE ");
  append_columns (sql, names, row->has_old, &style_where);
  return g_string_free (sql, FALSE);
}

static int
prepare (ZhRepeater    *self,
         const Row     *row,
         sqlite3_stmt **handle)
{
  GArray          *known = self->statements[row->table];
  Statement        fresh = { row->operation, row->has_old, row->has_new, NULL };
  g_autofree char *sql = NULL;
  int              code;

  for (guint i = 0; i < known->len; i++)
    {
      const Statement *each = &g_array_index (known, Statement, i);

      if (each->operation == row->operation && each->has_old == row->has_old && each->has_new == row->has_new)
        {
          *handle = each->handle;
          return SQLITE_OK;
        }
    }
  sql = make_sql (self, row);
  code = sqlite3_prepare_v3 (zh_db_get_handle (self->db), sql, -1, SQLITE_PREPARE_PERSISTENT, &fresh.handle, NULL);
  if (code != SQLITE_OK)
    return code;
  if (known->len == MAX_STATEMENTS)
    g_array_set_size (known, 0);
  g_array_append_val (known, fresh);
  *handle = fresh.handle;
  return SQLITE_OK;
}

static int
bind_values (sqlite3_stmt         *stmt,
             sqlite3_value *const *values,
             int                   n_columns,
             int                   offset)
{
  int code = SQLITE_OK;

  for (int column = 0; column < n_columns && code == SQLITE_OK; column++)
    if (values[column] != NULL)
      code = sqlite3_bind_value (stmt, column + 1 + offset, values[column]);
  return code;
}

static int
run_row (ZhRepeater *self,
         const Row  *row)
{
  sqlite3      *db = zh_db_get_handle (self->db);
  sqlite3_stmt *stmt = NULL;
  int           code = prepare (self, row, &stmt);

  if (code == SQLITE_OK)
    code = bind_values (stmt, row->new_values, row->n_columns, 0);
  if (code == SQLITE_OK)
    code = bind_values (stmt, row->old_values, row->n_columns, MAX_COLUMNS);
  if (code == SQLITE_OK)
    code = sqlite3_step (stmt);
  if (stmt != NULL)
    sqlite3_reset (stmt);
  if (code == SQLITE_DONE)
    return sqlite3_changes (db) == 1 ? SQLITE_OK : SQLITE_ABORT;
  return code;
}

/* An update gives the id and what was before, but new values of what changed only; never a new id. */
static int
read_row (sqlite3_changeset_iter *iter,
          Row                    *row)
{
  const char *name = NULL;
  int         code = sqlite3changeset_op (iter, &name, &row->n_columns, &row->operation, NULL);

  if (code != SQLITE_OK)
    return code;
  row->table = zh_table_find (name);
  if (row->table == ZH_N_TABLES || row->n_columns > MAX_COLUMNS)
    return SQLITE_CORRUPT;
  for (int column = 0; column < row->n_columns && code == SQLITE_OK; column++)
    {
      if (row->operation != SQLITE_INSERT)
        code = sqlite3changeset_old (iter, column, &row->old_values[column]);
      if (code == SQLITE_OK && row->operation != SQLITE_DELETE && (column > 0 || row->operation == SQLITE_INSERT))
        code = sqlite3changeset_new (iter, column, &row->new_values[column]);
      if (row->old_values[column] != NULL)
        row->has_old |= G_GUINT64_CONSTANT (1) << column;
      if (row->new_values[column] != NULL)
        row->has_new |= G_GUINT64_CONSTANT (1) << column;
    }
  return code;
}

/* Whether the table has all of its columns, and it says which row it is; one that comes or goes says all.
 * SQLite would pass over the whole table in silence where there are too many. */
static gboolean
is_possible (const ZhRepeater *self,
             const Row        *row)
{
  guint64 all = (G_GUINT64_CONSTANT (1) << row->n_columns) - 1;

  if ((guint) row->n_columns > g_strv_length (self->columns[row->table]))
    return FALSE;
  if (row->operation == SQLITE_INSERT)
    return row->has_new == all;
  return row->operation == SQLITE_DELETE ? row->has_old == all : has_bit (row->has_old, 0);
}

static int
apply_row (ZhRepeater             *self,
           sqlite3_changeset_iter *iter,
           GError                **error)
{
  Row row = { 0 };
  int code = read_row (iter, &row);

  if (code != SQLITE_OK)
    return code;
  if (!read_columns (self, row.table, error))
    return SQLITE_ERROR;
  return is_possible (self, &row) ? run_row (self, &row) : SQLITE_ABORT;
}

/* What refers to nothing is found when the transaction ends, or asked for. */
static int
check_references (ZhRepeater *self)
{
  int n_broken = 0;
  int highest = 0;
  int code = sqlite3_db_status (zh_db_get_handle (self->db), SQLITE_DBSTATUS_DEFERRED_FKS, &n_broken, &highest, 0);

  return code == SQLITE_OK && n_broken != 0 ? SQLITE_ABORT : code;
}

gboolean
zh_repeater_apply (ZhRepeater *self,
                   GBytes     *changeset,
                   GArray     *rows,
                   GError    **error)
{
  gsize                   size = 0;
  const void             *data = g_bytes_get_data (changeset, &size);
  sqlite3_changeset_iter *iter = NULL;
  g_autoptr (GError) problem = NULL;
  int code;
  int finished;

  g_assert (rows != NULL);

  code = sqlite3changeset_start (&iter, (int) size, (void *) data);
  while (code == SQLITE_OK && (code = sqlite3changeset_next (iter)) == SQLITE_ROW)
    code = apply_row (self, iter, &problem);
  finished = sqlite3changeset_finalize (iter);
  if (code == SQLITE_DONE)
    code = finished == SQLITE_OK ? check_references (self) : finished;
  if (code == SQLITE_OK)
    return TRUE;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  else
    zh_changeset_set_apply_error (self->db, code, error);
  return FALSE;
}
