#include "config.h"

#include <string.h>

#include "verify-private.h"

/* In the order in which they are hashed. */
enum
{
  COLUMN_ID,
  COLUMN_REPLICA,
  COLUMN_SEQUENCE,
  COLUMN_TIME,
  COLUMN_ACTOR,
  COLUMN_TOURNAMENT,
  COLUMN_KIND,
  COLUMN_TARGET,
  COLUMN_COMMAND,
  COLUMN_SCHEMA,
  COLUMN_ARGS,
  COLUMN_ARTICLES,
  COLUMN_REASON,
  COLUMN_CHANGESET,
  /* From version 5 on; NULL before and then not hashed. */
  COLUMN_VERSION,
  COLUMN_FIRST_ID,
  COLUMN_N_IDS,
  COLUMN_HASH,
};

#define MAX_COMMAND_LENGTH 64

/* The first version whose entries say in which one they were made. */
#define FIRST_SAID_VERSION 5

/* Without a condition: also what the program would not read. */
#define SELECT_ENTRIES                                                                       \
  "SELECT id, replica, sequence, time, actor, tournament_id, kind, target, command, schema," \
  " args, articles, reason, changeset, version, first_id, n_ids, hash FROM journal ORDER BY id"

/* The hash of the row as it stands, whatever the program makes of it. */
static char *
compute_stored_hash (ZhStmt     *stmt,
                     const char *previous)
{
  GBytes *fields[COLUMN_HASH];
  int     n_fields = zh_stmt_is_null (stmt, COLUMN_VERSION) ? COLUMN_VERSION : COLUMN_HASH;
  char   *hash;

  for (int column = 0; column < n_fields; column++)
    fields[column] = zh_stmt_dup_blob (stmt, column);
  hash = zh_journal_fields_compute_hash (previous, fields, (gsize) n_fields);
  for (int column = 0; column < n_fields; column++)
    g_bytes_unref (fields[column]);
  return hash;
}

static gboolean
holds_text (ZhStmt     *stmt,
            int         column,
            const char *text)
{
  g_autoptr (GBytes) bytes = zh_stmt_dup_blob (stmt, column);
  gsize       size = 0;
  const void *data = g_bytes_get_data (bytes, &size);

  return size == strlen (text) && (size == 0 || memcmp (data, text, size) == 0);
}

/* Commands are called by small Latin letters, digits and dashes, and people read them in messages. */
static gboolean
is_command_name (const char *text)
{
  gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length <= MAX_COMMAND_LENGTH && text[length] == '\0';
}

/* What the columns of version 5 may hold: all three or none. */
static gboolean
is_possible_later (ZhStmt *stmt,
                   int     column)
{
  gint64 number = zh_stmt_get_int (stmt, column);

  if (zh_stmt_is_null (stmt, column) || zh_stmt_is_null (stmt, COLUMN_VERSION))
    return zh_stmt_is_null (stmt, column) == zh_stmt_is_null (stmt, COLUMN_VERSION);
  if (column == COLUMN_VERSION)
    return number >= FIRST_SAID_VERSION && number <= ZH_FILE_VERSION;
  return column == COLUMN_N_IDS ? number >= 0 && number <= G_MAXUINT32
                                : (number == 0) == (zh_stmt_get_int (stmt, COLUMN_N_IDS) == 0);
}

/* A whole number that the program reads as another one, or a text of which it reads a part. */
static gboolean
is_possible (ZhStmt *stmt,
             int     column)
{
  gint64           number = zh_stmt_get_int (stmt, column);
  g_autofree char *read = NULL;

  switch (column)
    {
    case COLUMN_ID:
      return number >= 1;
    case COLUMN_KIND:
      return number >= ZH_JOURNAL_ACT && number <= ZH_JOURNAL_REDO;
    case COLUMN_SCHEMA:
      return number >= 1 && number <= G_MAXINT;
    case COLUMN_SEQUENCE:
      return number >= 1;
    case COLUMN_COMMAND:
      read = zh_stmt_dup_text (stmt, column);
      return is_command_name (read) && holds_text (stmt, column, read);
    case COLUMN_ACTOR:
    case COLUMN_ARGS:
    case COLUMN_ARTICLES:
    case COLUMN_REASON:
      read = zh_stmt_dup_text (stmt, column);
      return holds_text (stmt, column, read);
    case COLUMN_VERSION:
    case COLUMN_FIRST_ID:
    case COLUMN_N_IDS:
      return is_possible_later (stmt, column);
    default:
      return TRUE;
    }
}

/* That the chain holds does not make an entry true: it may have been computed anew. */
static gboolean
check_values (ZhVerifying *self,
              ZhStmt      *stmt)
{
  for (int column = 0; column < COLUMN_HASH; column++)
    if (!is_possible (stmt, column))
      {
        g_autofree char *text = zh_verify_format_value (stmt, column);
        g_autofree char *detail = g_strdup_printf ("%s = %s", zh_stmt_get_column_name (stmt, column), text);

        return zh_verify_set_fault (self->report, ZH_VERIFY_ENTRY, zh_stmt_get_int (stmt, COLUMN_ID), detail);
      }
  return TRUE;
}

/* One row of the journal. @previous: the hash before it, replaced by its own. */
static gboolean
check_row (ZhVerifying *self,
           ZhStmt      *stmt,
           gint64       expected_id,
           char       **previous)
{
  gint64           id = zh_stmt_get_int (stmt, COLUMN_ID);
  g_autofree char *hash = compute_stored_hash (stmt, *previous);

  if (id < 1)
    return check_values (self, stmt);
  if (id != expected_id)
    return zh_verify_set_fault (self->report, ZH_VERIFY_GAP, expected_id, "");
  if (!holds_text (stmt, COLUMN_HASH, hash))
    return zh_verify_set_fault (self->report, ZH_VERIFY_CHAIN, id, "");
  g_free (*previous);
  *previous = g_steal_pointer (&hash);
  return check_values (self, stmt);
}

static gboolean
check_chain (ZhVerifying *self,
             GError     **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->store->db, SELECT_ENTRIES);
  g_autofree char *previous = g_strdup ("");

  for (gint64 id = 1; zh_stmt_next (stmt); id++)
    if (!check_row (self, stmt, id, &previous))
      return FALSE;
  return zh_stmt_end (stmt, error);
}

/* The journal is as long as the file itself says. */
static gboolean
check_end (ZhVerifying *self)
{
  gint64 known = self->store->journal_length;
  gint64 length = self->entries->len;

  if (length < known)
    return zh_verify_set_fault (self->report, ZH_VERIFY_GAP, length + 1, "");
  if (length > known)
    return zh_verify_set_fault (self->report, ZH_VERIFY_CHAIN, known + 1, "");
  if (strcmp (self->report->head, self->store->journal_head) != 0)
    return zh_verify_set_fault (self->report, ZH_VERIFY_CHAIN, known, "");
  return TRUE;
}

/* A file never goes back to an older version. */
static gboolean
check_versions (ZhVerifying *self)
{
  for (guint i = 1; i < self->entries->len; i++)
    {
      const ZhJournalEntry *before = g_ptr_array_index (self->entries, i - 1);
      const ZhJournalEntry *entry = g_ptr_array_index (self->entries, i);
      g_autofree char      *detail = g_strdup_printf ("version = %d", entry->version);

      if (entry->version < before->version)
        return zh_verify_set_fault (self->report, ZH_VERIFY_ENTRY, entry->id, detail);
    }
  return TRUE;
}

/* The greatest counter in the ids that the journal's rows have from this replica, and the last number
 * among its entries. */
static gboolean
find_last (ZhVerifying *self,
           gint64      *counter,
           gint64      *sequence,
           GError     **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->store->db, "SELECT id, replica, sequence, changeset FROM journal");

  *counter = *sequence = 0;
  while (zh_stmt_next (stmt))
    {
      g_autoptr (GBytes) changeset = zh_stmt_dup_blob (stmt, 3);
      g_autoptr (GError) problem = NULL;

      if (!zh_changeset_find_last_counter (changeset, self->store->replica, counter, &problem))
        return zh_verify_set_fault (self->report, ZH_VERIFY_REPLAY, zh_stmt_get_int (stmt, 0), problem->message);
      if (zh_stmt_get_int (stmt, 1) == self->store->replica)
        *sequence = MAX (*sequence, zh_stmt_get_int (stmt, 2));
    }
  return zh_stmt_end (stmt, error);
}

static gboolean
set_state_fault (ZhVerifying *self,
                 const char  *column,
                 gint64       value)
{
  g_autofree char *detail = g_strdup_printf ("%s = %" G_GINT64_FORMAT, column, value);

  return zh_verify_set_fault (self->report, ZH_VERIFY_STATE, 0, detail);
}

/* What the file says of itself, and the next act goes by: an id or a number that was given
 * already would be given again. */
static gboolean
check_state (ZhVerifying *self,
             GError     **error)
{
  const ZhStore *store = self->store;
  gint64         n_rows = 0;
  gint64         counter = 0;
  gint64         sequence = 0;

  if (!zh_db_query_int (store->db, "SELECT count (*) FROM file_state", &n_rows, error))
    return FALSE;
  if (n_rows != 1)
    return set_state_fault (self, "count", n_rows);
  if (store->replica < 1 || store->replica > G_MAXINT32)
    return set_state_fault (self, "replica", store->replica);
  if (!find_last (self, &counter, &sequence, error))
    return FALSE;
  if (store->sequence != sequence)
    return set_state_fault (self, "sequence", store->sequence);
  if (store->next_id <= counter || store->next_id > G_MAXUINT32)
    return set_state_fault (self, "next_id", store->next_id);
  return TRUE;
}

gboolean
zh_verify_journal (ZhVerifying *self,
                   GError     **error)
{
  return check_chain (self, error) && check_end (self) && check_versions (self) && zh_verify_args (self, error) &&
         check_state (self, error);
}

/* Whether @verifying ended well; what it found otherwise is the error. */
static gboolean
conclude (const ZhVerifying *verifying,
          gboolean           is_true,
          GError           **error)
{
  return is_true || (verifying->report->fault != ZH_VERIFY_OK &&
                     zh_verify_report_check (verifying->report, verifying->store->path, error));
}

static gboolean
check_journal (ZhStore *self,
               GError **error)
{
  g_autoptr (ZhVerifyReport) report = g_new0 (ZhVerifyReport, 1);
  g_autoptr (GPtrArray) entries = zh_journal_read (self->db, 0, error);
  ZhVerifying verifying = { .store = self, .entries = entries, .report = report };

  if (entries == NULL)
    return FALSE;
  report->head = g_strdup (
      entries->len > 0 ? ((const ZhJournalEntry *) g_ptr_array_index (entries, entries->len - 1))->hash : "");
  return conclude (&verifying, zh_verify_journal (&verifying, error), error);
}

gboolean
zh_store_check_journal (ZhStore *self,
                        GError **error)
{
  gboolean is_true;

  if (!zh_db_exec (self->db, "BEGIN", error))
    return FALSE;
  is_true = zh_store_read_state (self, error) && check_journal (self, error);
  zh_db_exec (self->db, "ROLLBACK", NULL);
  return is_true;
}

gboolean
zh_store_check_state (ZhStore *self,
                      GError **error)
{
  g_autoptr (ZhVerifyReport) report = g_new0 (ZhVerifyReport, 1);
  ZhVerifying verifying = { .store = self, .report = report };

  return zh_store_read_state (self, error) && conclude (&verifying, check_state (&verifying, error), error);
}
