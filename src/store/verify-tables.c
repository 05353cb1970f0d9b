#include "config.h"

#include <glib/gi18n.h>

#include "changeset-repeat.h"
#include "errors.h"
#include "in-the-way.h"
#include "journal-state.h"
#include "snapshot-dump.h"
#include "verify-private.h"

/* The entries that were there when the file was brought to the version that made rows of what they say. */
static guint
count_older (const GPtrArray *entries)
{
  guint n = 0;

  while (n < entries->len && ((const ZhJournalEntry *) g_ptr_array_index (entries, n))->version < ZH_STATE_VERSION)
    n++;
  return n;
}

/* Changes that do not fit are found; a machine that refuses to try them says nothing of them. */
static gboolean
set_replay_fault (ZhVerifying          *self,
                  const ZhJournalEntry *entry,
                  GError               *problem,
                  GError              **error)
{
  if (g_error_matches (problem, ZH_ERROR, ZH_ERROR_FILE) || g_error_matches (problem, ZH_ERROR, ZH_ERROR_LOCKED))
    {
      g_propagate_error (error, g_error_copy (problem));
      return FALSE;
    }
  return zh_verify_set_fault (self->report, ZH_VERIFY_REPLAY, entry->id, problem->message);
}

static gboolean
replay_entry (ZhVerifying          *self,
              const ZhJournalEntry *entry,
              ZhDb                 *replica,
              ZhRepeater           *repeater,
              ZhRowParents         *parents,
              GError              **error)
{
  g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->store->db, entry->id, error);
  g_autoptr (GError) problem = NULL;
  g_autoptr (GArray) rows = NULL;

  if (changeset == NULL)
    return FALSE;
  rows = zh_changeset_read (changeset, &problem);
  if (rows == NULL || !zh_repeater_apply (repeater, changeset, rows, &problem))
    return set_replay_fault (self, entry, problem, error);
  zh_row_parents_add (parents, rows);
  return zh_verify_entry (self, entry, changeset, rows, parents, replica, error);
}

/* In one transaction, which nobody needs to end. */
static gboolean
replay (ZhVerifying *self,
        ZhDb        *replica,
        GError     **error)
{
  guint n_older = count_older (self->entries);
  g_autoptr (ZhRepeater) repeater = zh_repeater_new (replica);
  g_autoptr (ZhRowParents) parents = zh_row_parents_new (replica);

  if (!zh_db_exec (replica, "BEGIN", error))
    return FALSE;
  zh_journal_forget_returns (self->entries, 0);
  for (guint i = 0; i < self->entries->len; i++)
    {
      if (!replay_entry (self, g_ptr_array_index (self->entries, i), replica, repeater, parents, error))
        return FALSE;
      if (i + 1 == n_older && !zh_journal_state_fill_replica (replica, self->entries, n_older, error))
        return FALSE;
    }
  return TRUE;
}

/* The last entry that touched a row; 0 when none did. */
static gint64
find_last_writer (ZhVerifying *self,
                  ZhTable      table,
                  gint64       id)
{
  for (guint i = self->entries->len; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (self->entries, i - 1);
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->store->db, entry->id, NULL);
      g_autoptr (GArray) rows = changeset != NULL ? zh_changeset_read (changeset, NULL) : NULL;

      for (guint k = 0; rows != NULL && k < rows->len; k++)
        {
          const ZhRowChange *row = &g_array_index (rows, ZhRowChange, k);

          if (row->table == table && row->id == id)
            return entry->id;
        }
    }
  return 0;
}

/* Two readings of one table, row by row. */
typedef struct
{
  ZhStmt  *found;
  ZhStmt  *expected;
  gboolean has_found;
  gboolean has_expected;
} TablePair;

static gboolean
step_both (TablePair *pair,
           GError   **error)
{
  pair->has_found = zh_stmt_next (pair->found);
  pair->has_expected = zh_stmt_next (pair->expected);
  return zh_stmt_end (pair->found, error) && zh_stmt_end (pair->expected, error);
}

/* To the byte and the type: a text that goes on after a zero byte reads the same. */
static gboolean
values_differ (const TablePair *pair,
               int              column)
{
  g_autoptr (GBytes) found = zh_stmt_dup_blob (pair->found, column);
  g_autoptr (GBytes) expected = zh_stmt_dup_blob (pair->expected, column);

  return zh_stmt_is_null (pair->found, column) != zh_stmt_is_null (pair->expected, column) ||
         !g_bytes_equal (found, expected);
}

static gboolean
rows_differ (TablePair *pair,
             char     **detail)
{
  for (int column = 0; column < zh_stmt_count_columns (pair->expected); column++)
    if (values_differ (pair, column))
      {
        g_autofree char *found = zh_verify_format_value (pair->found, column);
        g_autofree char *expected = zh_verify_format_value (pair->expected, column);

        /* Translators: name of a column, what stands in it, what the journal put there. */
        *detail = g_strdup_printf (_ ("%s is “%s” and should be “%s”"),
                                   zh_stmt_get_column_name (pair->expected, column), found, expected);
        return TRUE;
      }
  return FALSE;
}

/* The first row that differs: its id in @row and what is wrong in @detail; no @detail when none
 * does. */
static gboolean
find_difference (TablePair *pair,
                 gint64    *row,
                 char     **detail,
                 GError   **error)
{
  *row = 0;
  if (!step_both (pair, error))
    return FALSE;
  while (pair->has_found || pair->has_expected)
    {
      gint64 found = pair->has_found ? zh_stmt_get_int (pair->found, 0) : G_MAXINT64;
      gint64 expected = pair->has_expected ? zh_stmt_get_int (pair->expected, 0) : G_MAXINT64;

      *row = MIN (found, expected);
      if (pair->has_found != pair->has_expected || found != expected)
        {
          *detail = g_strdup (pair->has_found && found <= expected ? _ ("the row stands there without an entry")
                                                                   : _ ("the row is missing"));
          return TRUE;
        }
      if (rows_differ (pair, detail))
        return TRUE;
      if (!step_both (pair, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
compare_table (ZhVerifying *self,
               ZhDb        *replica,
               ZhTable      table,
               GError     **error)
{
  const ZhTableInfo *info = zh_table_get_info (table);
  g_autoptr (ZhStmt) found = zh_db_prepare (self->store->db, info->select_all);
  g_autoptr (ZhStmt) expected = found != NULL ? zh_db_prepare (replica, info->select_all) : NULL;
  TablePair        pair = { .found = found, .expected = expected };
  g_autofree char *detail = NULL;
  gint64           row = 0;

  if (expected == NULL || !find_difference (&pair, &row, &detail, error))
    return FALSE;
  if (detail == NULL)
    return TRUE;
  zh_verify_set_row (self->report, table, row);
  return zh_verify_set_fault (self->report, ZH_VERIFY_ROW, find_last_writer (self, table, row), detail);
}

/* What the program shows is read through indexes and conditions, not row by row. */
static gboolean
compare_snapshots (ZhVerifying *self,
                   ZhDb        *replica,
                   GError     **error)
{
  ZhStore repeated = { .db = replica,
                       .journal_length = self->store->journal_length,
                       .journal_head = self->store->journal_head };
  g_autoptr (ZhCompetition) found = zh_store_load_next (self->store, NULL, NULL, error);
  g_autoptr (ZhCompetition) expected = found != NULL ? zh_store_load_next (&repeated, NULL, NULL, error) : NULL;
  g_autofree char *expected_line = NULL;
  g_autofree char *found_line = NULL;
  g_autofree char *detail = NULL;

  if (expected == NULL)
    return FALSE;
  if (!zh_competition_find_difference (expected, found, &expected_line, &found_line))
    return TRUE;
  detail = g_strdup_printf ("“%s” ≠ “%s”", found_line, expected_line);
  return zh_verify_set_fault (self->report, ZH_VERIFY_SHOWN, 0, detail);
}

gboolean
zh_verify_tables (ZhVerifying *self,
                  GError     **error)
{
  g_autoptr (ZhDb) replica = zh_schema_new_in_memory (ZH_FILE_VERSION, error);

  if (replica == NULL || !replay (self, replica, error))
    return FALSE;
  for (guint i = 0; i < ZH_N_TABLES; i++)
    if (!compare_table (self, replica, (ZhTable) i, error))
      return FALSE;
  return self->entries->len == 0 || compare_snapshots (self, replica, error);
}
