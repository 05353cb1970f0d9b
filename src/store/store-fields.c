#include "config.h"

#include "store-fields.h"

/* Every column of a table but "id", in their order. */
static GPtrArray *
list_columns (const ZhRecordType *type)
{
  GPtrArray *columns = g_ptr_array_new ();

  for (gsize i = 0; type->references != NULL && type->references[i] != NULL; i++)
    g_ptr_array_add (columns, (gpointer) type->references[i]);
  for (gsize i = 0; i < type->n_fields; i++)
    g_ptr_array_add (columns, (gpointer) type->fields[i].column);
  return columns;
}

/* "id, surname, …", ":id, :surname, …", and what an older row becomes. */
static char *
make_put (const ZhRecordType *type)
{
  g_autoptr (GPtrArray) columns = list_columns (type);
  g_autoptr (GString) names = g_string_new ("id");
  g_autoptr (GString) values = g_string_new (":id");
  g_autoptr (GString) updates = g_string_new (NULL);

  for (guint i = 0; i < columns->len; i++)
    {
      const char *column = g_ptr_array_index (columns, i);

      g_string_append_printf (names, ", %s", column);
      g_string_append_printf (values, ", :%s", column);
      g_string_append_printf (updates, "%s%s = excluded.%s", i > 0 ? ", " : "", column, column);
    }
  return g_strdup_printf ("INSERT INTO %s (%s) VALUES (%s) ON CONFLICT (id) DO UPDATE SET %s", type->table, names->str,
                          values->str, updates->str);
}

const char *
zh_store_fields_get_put (const ZhRecordType *type)
{
  G_LOCK_DEFINE_STATIC (puts);
  static GHashTable *puts = NULL; /* by type; they stay */
  const char        *sql;

  G_LOCK (puts);
  if (puts == NULL)
    puts = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_contains (puts, type))
    g_hash_table_insert (puts, (gpointer) type, make_put (type));
  sql = g_hash_table_lookup (puts, type);
  G_UNLOCK (puts);
  return sql;
}

const char *
zh_store_fields_get_select (const ZhRecordType *type,
                            const char         *rest)
{
  g_autoptr (GString) sql = g_string_new ("SELECT id");

  for (gsize i = 0; type->references != NULL && type->references[i] != NULL; i++)
    g_string_append_printf (sql, ", %s", type->references[i]);
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];
      const char    *nothing = field->kind == ZH_FIELD_KIND_TEXT || field->kind == ZH_FIELD_KIND_DATE ? "''" : "0";

      if ((field->flags & ZH_FIELD_NULLABLE) != 0)
        g_string_append_printf (sql, ", coalesce (%s, %s) AS %s", field->column, nothing, field->column);
      else
        g_string_append_printf (sql, ", %s", field->column);
    }
  g_string_append_printf (sql, " FROM %s%s", type->table, rest);
  return g_intern_string (sql->str);
}

/* A column of a later version stays NULL for nothing, as rows of older versions have it. */
static void
bind_field (ZhStmt        *stmt,
            const ZhField *field,
            gconstpointer  record)
{
  gboolean         nullable = (field->flags & ZH_FIELD_NULLABLE) != 0;
  g_autofree char *name = g_strconcat (":", field->column, NULL);
  g_autofree char *date = NULL;

  switch (field->kind)
    {
    case ZH_FIELD_KIND_TEXT:
      if (!nullable || *zh_field_get_text (field, record) != '\0')
        zh_stmt_bind_text (stmt, name, zh_field_get_text (field, record));
      break;
    case ZH_FIELD_KIND_DATE:
      date = zh_field_format (field, record);
      if (!nullable || *date != '\0')
        zh_stmt_bind_copy (stmt, name, date);
      break;
    case ZH_FIELD_KIND_NUMBER:
    case ZH_FIELD_KIND_CHOICE:
    case ZH_FIELD_KIND_BOOLEAN:
    default:
      if (nullable)
        zh_stmt_bind_id (stmt, name, zh_field_get_number (field, record));
      else
        zh_stmt_bind_int (stmt, name, zh_field_get_number (field, record));
      break;
    }
}

void
zh_store_fields_bind (const ZhRecordType *type,
                      ZhStmt             *stmt,
                      gconstpointer       record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    bind_field (stmt, &type->fields[i], record);
}

void
zh_store_fields_read (const ZhRecordType *type,
                      ZhRowReader        *reader,
                      gpointer            record)
{
  for (gsize i = 0; i < type->n_fields; i++)
    {
      const ZhField *field = &type->fields[i];

      switch (field->kind)
        {
        case ZH_FIELD_KIND_TEXT:
          zh_row_reader_replace_text (reader, &G_STRUCT_MEMBER (char *, record, field->offset));
          break;
        case ZH_FIELD_KIND_DATE:
          G_STRUCT_MEMBER (ZhDate, record, field->offset) = zh_row_reader_date (reader);
          break;
        case ZH_FIELD_KIND_NUMBER:
        case ZH_FIELD_KIND_CHOICE:
        case ZH_FIELD_KIND_BOOLEAN:
        default:
          G_STRUCT_MEMBER (int, record, field->offset) = zh_row_reader_int (reader, field->minimum, field->maximum);
          break;
        }
    }
}
