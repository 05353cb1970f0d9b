#include "config.h"

#include "verify.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "store-private.h"

#define MIN_HEAD_LENGTH 8

void
zh_verify_report_free (ZhVerifyReport *self)
{
  if (self == NULL)
    return;
  g_free (self->table);
  g_free (self->detail);
  g_free (self->head);
  g_free (self);
}

static gboolean
set_fault (ZhVerifyReport *report,
           ZhVerifyFault   fault,
           gint64          entry,
           const char     *detail)
{
  report->fault = fault;
  report->entry = entry;
  g_free (report->detail);
  report->detail = g_strdup (detail);
  return FALSE;
}

/* The chain: ids without a gap, every hash that of its entry. %FALSE at the first fault. */
static gboolean
check_chain (ZhStore        *store,
             GPtrArray      *entries,
             ZhVerifyReport *report,
             GError        **error)
{
  const char *previous = "";

  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (GBytes) changeset = NULL;
      g_autofree char *hash = NULL;

      if (entry->id != (gint64) i + 1)
        return set_fault (report, ZH_VERIFY_GAP, (gint64) i + 1, "");
      changeset = zh_journal_dup_changeset (store->db, entry->id, error);
      if (changeset == NULL)
        return FALSE;
      hash = zh_journal_entry_compute_hash (entry, previous, changeset);
      if (strcmp (hash, entry->hash) != 0)
        return set_fault (report, ZH_VERIFY_CHAIN, entry->id, "");
      previous = entry->hash;
    }
  return TRUE;
}

/* The journal is as long as the file itself says. */
static gboolean
check_end (ZhStore        *store,
           GPtrArray      *entries,
           ZhVerifyReport *report)
{
  gint64 known = store->journal_length;

  if ((gint64) entries->len < known)
    return set_fault (report, ZH_VERIFY_GAP, (gint64) entries->len + 1, "");
  if ((gint64) entries->len > known)
    return set_fault (report, ZH_VERIFY_CHAIN, known + 1, "");
  if (strcmp (report->head, store->journal_head) != 0)
    return set_fault (report, ZH_VERIFY_CHAIN, known, "");
  return TRUE;
}

static gboolean
replay (ZhStore        *store,
        GPtrArray      *entries,
        ZhDb           *replica,
        ZhVerifyReport *report,
        GError        **error)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (store->db, entry->id, error);
      g_autoptr (GError) problem = NULL;

      if (changeset == NULL)
        return FALSE;
      if (!zh_changeset_apply (replica, changeset, &problem))
        return set_fault (report, ZH_VERIFY_REPLAY, entry->id, problem->message);
    }
  return TRUE;
}

/* The last entry that touched a row; 0 when none did. */
static gint64
find_last_writer (ZhStore   *store,
                  GPtrArray *entries,
                  ZhTable    table,
                  gint64     id)
{
  for (guint i = entries->len; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, i - 1);
      g_autoptr (GBytes) changeset = zh_journal_dup_changeset (store->db, entry->id, NULL);
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
  return zh_stmt_step (pair->found, &pair->has_found, error) &&
         zh_stmt_step (pair->expected, &pair->has_expected, error);
}

static gboolean
rows_differ (TablePair *pair,
             char     **detail)
{
  for (int column = 0; column < zh_stmt_count_columns (pair->expected); column++)
    {
      const char *found = zh_stmt_get_text (pair->found, column);
      const char *expected = zh_stmt_get_text (pair->expected, column);

      if (strcmp (found, expected) != 0 ||
          zh_stmt_is_null (pair->found, column) != zh_stmt_is_null (pair->expected, column))
        {
          /* Translators: name of a column, what stands in it, what the journal put there. */
          *detail = g_strdup_printf (_ ("%s is “%s” and should be “%s”"),
                                     zh_stmt_get_column_name (pair->expected, column), found, expected);
          return TRUE;
        }
    }
  return FALSE;
}

/* The first row that differs: its id in @row and what is wrong in @detail; 0 when none does. */
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

      if (found != expected)
        {
          *row = MIN (found, expected);
          *detail = g_strdup (found < expected ? _ ("the row stands there without an entry")
                                               : _ ("the row is missing"));
          return TRUE;
        }
      if (rows_differ (pair, detail))
        {
          *row = found;
          return TRUE;
        }
      if (!step_both (pair, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
compare_table (ZhStore        *store,
               GPtrArray      *entries,
               ZhDb           *replica,
               ZhTable         table,
               ZhVerifyReport *report,
               GError        **error)
{
  const ZhTableInfo *info = zh_table_get_info (table);
  g_autoptr (ZhStmt) found = zh_db_prepare (store->db, info->select_all, error);
  g_autoptr (ZhStmt) expected = found != NULL ? zh_db_prepare (replica, info->select_all, error) : NULL;
  TablePair        pair = { .found = found, .expected = expected };
  g_autofree char *detail = NULL;
  gint64           row = 0;

  if (expected == NULL || !find_difference (&pair, &row, &detail, error))
    return FALSE;
  if (row == 0)
    return TRUE;
  report->row = row;
  g_free (report->table);
  report->table = g_strdup (info->name);
  return set_fault (report, ZH_VERIFY_ROW, find_last_writer (store, entries, table, row), detail);
}

static gboolean
check_head (GPtrArray      *entries,
            const char     *expected,
            ZhVerifyReport *report,
            GError        **error)
{
  g_autofree char *wanted = NULL;

  if (expected == NULL)
    return TRUE;
  wanted = g_ascii_strdown (expected, -1);
  if (strlen (wanted) < MIN_HEAD_LENGTH || strspn (wanted, "0123456789abcdef") != strlen (wanted))
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_USAGE,
                   _ ("“%s” is no head: give at least %d hexadecimal digits, as documents print them"),
                   expected, MIN_HEAD_LENGTH);
      return FALSE;
    }
  for (guint i = 0; i < entries->len; i++)
    if (g_str_has_prefix (((const ZhJournalEntry *) g_ptr_array_index (entries, i))->hash, wanted))
      return TRUE;
  return set_fault (report, ZH_VERIFY_HEAD, 0, wanted);
}

static ZhDb *
make_replica (GError **error)
{
  g_autoptr (ZhDb) replica = zh_db_open (NULL, ZH_DB_MEMORY, error);

  if (replica == NULL || !zh_schema_migrate (replica, error))
    return NULL;
  return g_steal_pointer (&replica);
}

/* All checks in their order; %FALSE at the first fault in @report, or with @error. */
static gboolean
run_checks (ZhStore        *store,
            GPtrArray      *entries,
            const char     *expected_head,
            ZhVerifyReport *report,
            GError        **error)
{
  g_autoptr (ZhDb) replica = NULL;

  if (!check_chain (store, entries, report, error) || !check_end (store, entries, report))
    return FALSE;
  replica = make_replica (error);
  if (replica == NULL || !replay (store, entries, replica, report, error))
    return FALSE;
  for (guint i = 0; i < ZH_N_TABLES; i++)
    if (!compare_table (store, entries, replica, (ZhTable) i, report, error))
      return FALSE;
  return check_head (entries, expected_head, report, error);
}

ZhVerifyReport *
zh_verify_file (const char *path,
                const char *expected_head,
                GError    **error)
{
  g_autoptr (ZhVerifyReport) report = g_new0 (ZhVerifyReport, 1);
  g_autoptr (ZhStore) store = zh_store_open (path, ZH_STORE_READ, error);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) problem = NULL;

  if (store == NULL || !zh_db_exec (store->db, "BEGIN", error) || !zh_store_read_state (store, error))
    return NULL;
  entries = zh_journal_read (store->db, 0, error);
  if (entries == NULL)
    return NULL;

  report->table = g_strdup ("");
  report->detail = g_strdup ("");
  report->n_entries = entries->len;
  report->head = g_strdup (
      entries->len > 0 ? ((const ZhJournalEntry *) g_ptr_array_index (entries, entries->len - 1))->hash
                       : "");
  run_checks (store, entries, expected_head, report, &problem);
  zh_db_exec (store->db, "ROLLBACK", NULL);
  if (problem == NULL)
    return g_steal_pointer (&report);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

char *
zh_verify_report_format (const ZhVerifyReport *self)
{
  g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, self->entry);
  g_autofree char *row = g_strdup_printf ("%" G_GINT64_FORMAT, self->row);

  switch (self->fault)
    {
    case ZH_VERIFY_CHAIN:
      return g_strdup_printf (_ ("entry %s of the journal was changed after it was made"), entry);
    case ZH_VERIFY_GAP:
      return g_strdup_printf (_ ("entry %s of the journal is missing"), entry);
    case ZH_VERIFY_REPLAY:
      return g_strdup_printf (_ ("entry %s of the journal cannot be repeated: %s"), entry, self->detail);
    case ZH_VERIFY_ROW:
      return g_strdup_printf (
          _ ("row %s of table “%s” was changed without an entry: %s (last written by entry %s)"), row,
          self->table, self->detail, entry);
    case ZH_VERIFY_HEAD:
      return g_strdup_printf (
          _ ("the head %s is not in the journal: this file is not the one it was printed from, or its journal was rewritten"),
          self->detail);
    case ZH_VERIFY_OK:
    default:
      return g_strdup_printf ("ok %" G_GINT64_FORMAT " entries %s", self->n_entries, self->head);
    }
}
