#include "config.h"

#include "row-parents.h"

struct _ZhRowParents
{
  ZhDb       *db;                   /* unowned: outlives its transaction */
  GHashTable *parents[ZH_N_TABLES]; /* child id → parent id, as far as it was asked or said */
  GHashTable *numbers[ZH_N_TABLES]; /* id → number, likewise */
};

ZhRowParents *
zh_row_parents_new (ZhDb *db)
{
  ZhRowParents *self = g_new0 (ZhRowParents, 1);

  self->db = db;
  return self;
}

void
zh_row_parents_free (ZhRowParents *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < ZH_N_TABLES; i++)
    {
      g_clear_pointer (&self->parents[i], g_hash_table_unref);
      g_clear_pointer (&self->numbers[i], g_hash_table_unref);
    }
  g_free (self);
}

static void
remember (GHashTable **known,
          gint64       id,
          gint64       value)
{
  if (*known == NULL)
    *known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_hash_table_insert (*known, g_memdup2 (&id, sizeof id), g_memdup2 (&value, sizeof value));
}

void
zh_row_parents_add (ZhRowParents *self,
                    GArray       *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhRowChange *row = &g_array_index (rows, ZhRowChange, i);

      if (row->parent != 0)
        remember (&self->parents[row->table], row->id, row->parent);
      if (row->number != 0)
        remember (&self->numbers[row->table], row->id, row->number);
    }
}

/* What is known of the row @id, or else what @sql gives for it. */
static gboolean
find (ZhRowParents *self,
      GHashTable  **known,
      const char   *sql,
      gint64        id,
      gint64       *value,
      GError      **error)
{
  const gint64 *found = *known != NULL ? g_hash_table_lookup (*known, &id) : NULL;
  g_autoptr (ZhStmt) stmt = NULL;

  *value = found != NULL ? *found : 0;
  if (found != NULL)
    return TRUE;

  stmt = zh_db_prepare (self->db, sql);
  zh_stmt_bind_int (stmt, ":id", id);
  if (zh_stmt_next (stmt))
    {
      *value = zh_stmt_get_int (stmt, 0);
      remember (known, id, *value);
    }
  return zh_stmt_end (stmt, error);
}

gboolean
zh_row_parents_find (ZhRowParents *self,
                     ZhTable       table,
                     gint64        id,
                     gint64       *parent,
                     GError      **error)
{
  return find (self, &self->parents[table], zh_table_get_info (table)->select_parent, id, parent, error);
}

gboolean
zh_row_parents_find_number (ZhRowParents *self,
                            ZhTable       table,
                            gint64        id,
                            gint64       *number,
                            GError      **error)
{
  const char *sql = table == ZH_TABLE_ROUND ? "SELECT number FROM round WHERE id = :id"
                                            : "SELECT number FROM pairing WHERE id = :id";

  g_assert (zh_table_get_number_column (table) >= 0);

  return find (self, &self->numbers[table], sql, id, number, error);
}
