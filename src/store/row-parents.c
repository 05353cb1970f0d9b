#include "config.h"

#include "row-parents.h"

struct _ZhRowParents
{
  ZhDb       *db;                   /* unowned: outlives its transaction */
  GHashTable *parents[ZH_N_TABLES]; /* child id → parent id, as far as it was asked or said */
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
    g_clear_pointer (&self->parents[i], g_hash_table_unref);
  g_free (self);
}

static void
remember (ZhRowParents *self,
          ZhTable       table,
          gint64        id,
          gint64        parent)
{
  if (self->parents[table] == NULL)
    self->parents[table] = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_hash_table_insert (self->parents[table], g_memdup2 (&id, sizeof id), g_memdup2 (&parent, sizeof parent));
}

void
zh_row_parents_add (ZhRowParents *self,
                    GArray       *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhRowChange *row = &g_array_index (rows, ZhRowChange, i);

      if (row->parent != 0)
        remember (self, row->table, row->id, row->parent);
    }
}

gboolean
zh_row_parents_find (ZhRowParents *self,
                     ZhTable       table,
                     gint64        id,
                     gint64       *parent,
                     GError      **error)
{
  const gint64 *known = self->parents[table] != NULL ? g_hash_table_lookup (self->parents[table], &id) : NULL;
  g_autoptr (ZhStmt) stmt = NULL;
  gboolean has_row = FALSE;

  *parent = known != NULL ? *known : 0;
  if (known != NULL)
    return TRUE;

  stmt = zh_db_prepare (self->db, zh_table_get_info (table)->select_parent, error);
  if (stmt == NULL)
    return FALSE;
  zh_stmt_bind_int (stmt, ":id", id);
  if (!zh_stmt_step (stmt, &has_row, error))
    return FALSE;
  if (has_row)
    {
      *parent = zh_stmt_get_int (stmt, 0);
      remember (self, table, id, *parent);
    }
  return TRUE;
}
