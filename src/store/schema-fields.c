#include "config.h"

#include "schema-fields.h"

static const char *
get_sql_type (const ZhField *field)
{
  return field->kind == ZH_FIELD_KIND_TEXT || field->kind == ZH_FIELD_KIND_DATE ? "TEXT" : "INTEGER";
}

static gboolean
read_columns (ZhDb       *db,
              const char *table,
              GHashTable *columns,
              GError    **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT name FROM pragma_table_info (:table)");

  zh_stmt_bind_text (stmt, ":table", table);
  while (zh_stmt_next (stmt))
    g_hash_table_add (columns, zh_stmt_dup_text (stmt, 0));
  return zh_stmt_end (stmt, error);
}

gboolean
zh_schema_add_fields (ZhDb               *db,
                      const ZhRecordType *type,
                      GError            **error)
{
  g_autoptr (GHashTable) columns = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!read_columns (db, type->table, columns, error))
    return FALSE;
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField   *field = &type->fields[i];
      g_autofree char *sql = NULL;

      if (g_hash_table_contains (columns, field->column))
        continue;
      g_assert ((field->flags & ZH_FIELD_NULLABLE) != 0);
      sql = g_strdup_printf ("ALTER TABLE %s ADD COLUMN %s %s", type->table, field->column, get_sql_type (field));
      if (!zh_db_exec (db, sql, error))
        return FALSE;
    }
  return TRUE;
}
