#include "config.h"

#include "reach.h"

#include <glib/gi18n.h>
#include <string.h>

/* A check at work. */
typedef struct
{
  const ZhReach        *reach;
  const ZhReachSubject *subject;
  ZhDb                 *db;
  ZhRowParents         *parents;
  gint64                seen[ZH_N_TABLES];   /* the row of a table that all belong to, 0 for none yet */
  guint                 counts[ZH_N_TABLES]; /* rows so far */
  ZhBreach             *breach;
} Check;

void
zh_breach_clear (ZhBreach *self)
{
  g_clear_pointer (&self->detail, g_free);
}

/* Takes @detail. %TRUE, as the file could be read. */
static gboolean
set_breach (Check             *self,
            const ZhRowChange *row,
            char              *detail)
{
  self->breach->table = row->table;
  self->breach->row = row->id;
  g_free (self->breach->detail);
  self->breach->detail = detail;
  return TRUE;
}

static gboolean
is_sound (const Check *self)
{
  return self->breach->table == ZH_N_TABLES;
}

/* Whether @name stands in @list, where "issue.*" stands for all that begin with "issue.". */
static gboolean
list_contains (const char *list,
               const char *name)
{
  gsize length = strlen (name);

  while (*list != '\0')
    {
      gsize    size = strcspn (list, " ");
      gboolean is_start = size > 0 && list[size - 1] == '*';

      if (is_start ? strncmp (list, name, size - 1) == 0 : size == length && strncmp (list, name, size) == 0)
        return TRUE;
      list += size + (list[size] == ' ' ? 1 : 0);
    }
  return FALSE;
}

static const ZhTableReach *
find_table (const Check *self,
            ZhTable      table)
{
  for (const ZhTableReach *reach = self->reach->tables; reach->operations != 0; reach++)
    if (reach->table == table)
      return reach;
  return NULL;
}

static const char *
get_operation_fault (ZhRowOperation operation)
{
  switch (operation)
    {
    case ZH_ROW_ADDED:
      return _ ("the command adds no rows there");
    case ZH_ROW_REMOVED:
      return _ ("the command removes no rows there");
    case ZH_ROW_CHANGED:
    default:
      return _ ("the command changes no rows there");
    }
}

static gboolean
may_change (const ZhTableReach *reach,
            const ZhTableInfo  *info,
            int                 column,
            const char         *name)
{
  if (reach->columns == NULL)
    return column != info->parent_column;
  if (*reach->columns == '!')
    return !list_contains (reach->columns + 1, name);
  return list_contains (reach->columns, name);
}

/* Which columns of a row were changed; none of one that was added or removed. */
static gboolean
check_columns (Check              *self,
               const ZhTableReach *reach,
               const ZhRowChange  *row,
               GError            **error)
{
  const ZhTableInfo *info = zh_table_get_info (row->table);
  g_autoptr (ZhStmt) stmt = NULL;

  if (row->columns == 0)
    return TRUE;
  stmt = zh_db_prepare (self->db, info->select_all);
  if (!zh_stmt_end (stmt, error))
    return FALSE;
  for (int column = 0; column < zh_stmt_count_columns (stmt); column++)
    {
      const char *name = zh_stmt_get_column_name (stmt, column);

      if ((row->columns & G_GUINT64_CONSTANT (1) << column) == 0)
        continue;
      if (!may_change (reach, info, column, name))
        return set_breach (self, row,
                           g_strdup_printf (_ ("the command does not change the column “%s”"), name));
    }
  return TRUE;
}

/* The key of an option or an override that an act changed. */
static gboolean
read_key (Check   *self,
          ZhTable  table,
          gint64   id,
          char   **key,
          GError **error)
{
  const char *sql = table == ZH_TABLE_OVERRIDE ? "SELECT key FROM override WHERE id = :id"
                                               : "SELECT key FROM tournament_option WHERE id = :id";
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, sql);

  g_assert (zh_table_get_key_column (table) >= 0);

  zh_stmt_bind_int (stmt, ":id", id);
  *key = zh_stmt_next (stmt) ? zh_stmt_dup_text (stmt, 0) : NULL;
  return zh_stmt_end (stmt, error);
}

static gboolean
check_key (Check              *self,
           const ZhTableReach *reach,
           const ZhRowChange  *row,
           GError            **error)
{
  g_autofree char *key = g_strdup (row->key);

  if (!is_sound (self) || reach->keys == NULL)
    return TRUE;
  if (key == NULL && !read_key (self, row->table, row->id, &key, error))
    return FALSE;
  if (key != NULL && list_contains (reach->keys, key))
    return TRUE;
  return set_breach (self, row,
                     g_strdup_printf (_ ("the command does not touch the key “%s”"), key != NULL ? key : ""));
}

/* The flags that bind rows of a table together, 0 for none; in @fault what to say of one of another. */
static guint
get_bond (ZhTable      table,
          const char **fault)
{
  static const struct
  {
    ZhTable     table;
    guint       flags;
    const char *fault;
  } bonds[] = {
    { ZH_TABLE_TOURNAMENT, ZH_SAME_TOURNAMENT | ZH_SAME_NEW_TOURNAMENT,
      N_ ("the row is of another tournament than the entry is about") },
    { ZH_TABLE_ENTRY, ZH_SAME_ENTRY, N_ ("the row is of another player or team than the entry is about") },
    { ZH_TABLE_ROUND, ZH_SAME_ROUND | ZH_SAME_ROUND_OF_BOARDS,
      N_ ("the row is of another round than the entry is about") },
    { ZH_TABLE_PAIRING, ZH_SAME_BOARD, N_ ("the row is of another board than the entry is about") },
    { ZH_TABLE_GAME, ZH_SAME_GAME, N_ ("the row is of another game than the entry is about") },
    { ZH_TABLE_PROTEST, ZH_SAME_CASE, N_ ("the row is of another case than the entry is about") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (bonds); i++)
    if (bonds[i].table == table)
      {
        *fault = _ (bonds[i].fault);
        return bonds[i].flags;
      }
  return 0;
}

/* The number that the entry names, 0 for none. */
static gint64
get_wanted_number (const Check *self,
                   ZhTable      table)
{
  if (table == ZH_TABLE_ROUND)
    return self->subject->round;
  return table == ZH_TABLE_PAIRING ? self->subject->board : 0;
}

/* Whether a round or a pairing has the number that the entry names. */
static gboolean
has_number (Check    *self,
            ZhTable   table,
            gint64    id,
            gboolean *has,
            GError  **error)
{
  gint64 wanted = get_wanted_number (self, table);
  gint64 number = 0;

  *has = TRUE;
  if (wanted == 0)
    return TRUE;
  if (!zh_row_parents_find_number (self->parents, table, id, &number, error))
    return FALSE;
  *has = number == 0 || number == wanted;
  return TRUE;
}

/* One of the rows that @row belongs to, or itself. */
static gboolean
check_level (Check             *self,
             const ZhRowChange *row,
             ZhTable            table,
             gint64             id,
             GError           **error)
{
  const char *fault = NULL;
  gboolean    has = TRUE;

  if ((self->reach->same & get_bond (table, &fault)) == 0 || self->seen[table] == id)
    return TRUE;
  if (table == ZH_TABLE_ROUND && row->table == table && (self->reach->same & ZH_SAME_ROUND) == 0)
    return TRUE;
  if (self->seen[table] == 0 && !has_number (self, table, id, &has, error))
    return FALSE;
  if (self->seen[table] != 0 || !has)
    return set_breach (self, row, g_strdup (fault));
  self->seen[table] = id;
  return TRUE;
}

/* From a row up to its tournament. */
static gboolean
check_place (Check             *self,
             const ZhRowChange *row,
             GError           **error)
{
  ZhTable table = row->table;
  gint64  id = row->id;

  while (is_sound (self) && id != 0 && table != ZH_N_TABLES)
    {
      if (!check_level (self, row, table, id, error))
        return FALSE;
      if (zh_table_get_info (table)->parent == ZH_N_TABLES)
        return TRUE;
      if (!zh_row_parents_find (self->parents, table, id, &id, error))
        return FALSE;
      table = zh_table_get_info (table)->parent;
    }
  return TRUE;
}

/* Persons belong to no table; one whose entry is edited is that of the entry. */
static gboolean
check_person (Check             *self,
              const ZhRowChange *row,
              GError           **error)
{
  g_autoptr (ZhStmt) stmt = NULL;

  if (!is_sound (self) || row->table != ZH_TABLE_PERSON || row->operation != ZH_ROW_CHANGED ||
      self->subject->entry == 0 || (self->reach->same & ZH_SAME_ENTRY) == 0)
    return TRUE;
  stmt = zh_db_prepare (self->db,
                        "SELECT 1 FROM entry WHERE id = :entry AND person_id = :id"
                        " UNION ALL SELECT 1 FROM member WHERE entry_id = :entry AND person_id = :id");
  zh_stmt_bind_int (stmt, ":entry", self->subject->entry);
  zh_stmt_bind_int (stmt, ":id", row->id);
  if (zh_stmt_next (stmt))
    return TRUE;
  return zh_stmt_end (stmt, error) && set_breach (self, row, g_strdup (_ ("the row is of another player or team than the entry is about")));
}

static gboolean
check_row (Check             *self,
           const ZhRowChange *row,
           GError           **error)
{
  const ZhTableReach *reach = find_table (self, row->table);

  if (row->is_indirect)
    return set_breach (self, row, g_strdup (_ ("a trigger wrote it, and the program has none")));
  if (reach == NULL)
    return set_breach (self, row, g_strdup (_ ("the command does not touch this table")));
  if ((reach->operations & row->operation) == 0)
    return set_breach (self, row, g_strdup (get_operation_fault (row->operation)));
  if (reach->limit != 0 && ++self->counts[row->table] > reach->limit)
    return set_breach (self, row, g_strdup (_ ("there are more rows than the command writes")));
  return check_columns (self, reach, row, error) && check_key (self, reach, row, error) &&
         check_place (self, row, error) && check_person (self, row, error);
}

gboolean
zh_reach_check (const ZhReach        *self,
                const ZhReachSubject *subject,
                const ZhJournalEntry *entry,
                GArray               *rows,
                ZhRowParents         *parents,
                ZhDb                 *db,
                ZhBreach             *breach,
                GError              **error)
{
  Check check = { .reach = self, .subject = subject, .db = db, .parents = parents, .breach = breach };

  breach->table = ZH_N_TABLES;
  check.seen[ZH_TABLE_TOURNAMENT] = (self->same & ZH_SAME_NEW_TOURNAMENT) != 0 ? 0 : entry->tournament_id;
  check.seen[ZH_TABLE_ENTRY] = subject->entry;
  for (guint i = 0; i < rows->len && is_sound (&check); i++)
    if (!check_row (&check, &g_array_index (rows, ZhRowChange, i), error))
      return FALSE;
  return TRUE;
}
