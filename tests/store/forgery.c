#include "config.h"

#include "forgery.h"

#include <sqlite3.h>

#include "digest.h"
#include "store-private.h"

void
forge (const char *path,
       const char *sql)
{
  sqlite3 *handle = NULL;
  char    *message = NULL;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
  sqlite3_db_config (handle, SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, NULL);
  if (sqlite3_exec (handle, sql, NULL, NULL, &message) != SQLITE_OK)
    g_error ("%s: %s", sql, message);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
}

static char *
read_text (const char *path,
           const char *sql)
{
  sqlite3      *handle = NULL;
  sqlite3_stmt *stmt = NULL;
  char         *text;

  g_assert_cmpint (sqlite3_open (path, &handle), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  text = g_strdup ((const char *) sqlite3_column_text (stmt, 0));
  sqlite3_finalize (stmt);
  g_assert_cmpint (sqlite3_close (handle), ==, SQLITE_OK);
  return text;
}

/* Each step by a connection of its own, which reads the schema anew. */
void
forge_index (const char *path,
             const char *name,
             const char *expression)
{
  g_autofree char *find_sql = g_strdup_printf ("SELECT sql FROM sqlite_schema WHERE name = '%s'", name);
  g_autofree char *find_table = g_strdup_printf ("SELECT tbl_name FROM sqlite_schema WHERE name = '%s'", name);
  g_autofree char *definition = read_text (path, find_sql);
  g_autofree char *table = read_text (path, find_table);
  g_autofree char *lie = g_strdup_printf ("UPDATE sqlite_schema SET sql = 'CREATE INDEX %s ON %s (%s)' WHERE name = '%s'",
                                          name, table, expression, name);
  g_autofree char *fill = g_strdup_printf ("REINDEX %s", name);
  g_autofree char *restore = g_strdup_printf ("UPDATE sqlite_schema SET sql = '%s' WHERE name = '%s'", definition, name);

  forge (path, lie);
  forge (path, fill);
  forge (path, restore);
}

/* The columns of the journal that are hashed, and how many of them entries older than version 5 have. */
#define N_HASHED 17
#define N_HASHED_BEFORE_5 14

static char *
compute_hash (ZhStmt     *stmt,
              const char *previous)
{
  GBytes *fields[N_HASHED];
  int     n_fields = zh_stmt_is_null (stmt, N_HASHED_BEFORE_5) ? N_HASHED_BEFORE_5 : N_HASHED;
  char   *hash;

  for (int i = 0; i < n_fields; i++)
    fields[i] = zh_stmt_dup_blob (stmt, i);
  hash = zh_journal_fields_compute_hash (previous, fields, (gsize) n_fields);
  for (int i = 0; i < n_fields; i++)
    g_bytes_unref (fields[i]);
  return hash;
}

void
forge_chain (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDb) db = zh_db_open (path, ZH_DB_WRITE, &error);
  g_autoptr (GPtrArray) updates = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *previous = g_strdup ("");
  g_autoptr (ZhStmt) stmt =
      zh_db_prepare (db,
                     "SELECT id, replica, sequence, time, actor, tournament_id, kind, target, command, schema,"
                     " args, articles, reason, changeset, version, first_id, n_ids FROM journal ORDER BY id");

  while (zh_stmt_next (stmt))
    {
      char *hash = compute_hash (stmt, previous);

      g_ptr_array_add (updates, g_strdup_printf ("UPDATE journal SET hash = '%s' WHERE id = %" G_GINT64_FORMAT, hash,
                                                 zh_stmt_get_int (stmt, 0)));
      g_free (previous);
      previous = hash;
    }
  zh_stmt_end (stmt, &error);
  g_ptr_array_add (updates, g_strdup_printf ("UPDATE file_state SET journal_head = '%s'", previous));
  for (guint i = 0; i < updates->len; i++)
    zh_db_exec (db, g_ptr_array_index (updates, i), &error);
  g_assert_no_error (error);
  g_assert_true (zh_digest_renew (db, &error));
}

/* As many as a forgery may add rows with ids of its own. */
#define N_SPARE_IDS 1000

/* What an undo or a redo repeats of its target. */
static void
copy_words (ZhStore        *store,
            ZhJournalDraft *draft)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = zh_store_read_journal (store, 0, &error);
  const ZhJournalEntry *target;

  g_assert_no_error (error);
  if (draft->kind == ZH_JOURNAL_ACT || draft->target < 1 || draft->target > (gint64) entries->len)
    return;
  target = g_ptr_array_index (entries, (guint) draft->target - 1);
  draft->tournament_id = target->tournament_id;
  draft->schema = target->schema;
  draft->command = draft->command != NULL ? draft->command : g_intern_string (target->command);
  draft->args = draft->args != NULL ? draft->args : g_intern_string (target->args);
}

void
forge_act (const char           *path,
           const ZhJournalDraft *draft,
           ForgedReturn          applied,
           const char           *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStore) store = zh_store_open (path, ZH_STORE_WRITE, &error);
  g_autoptr (ZhCommitted) done = NULL;
  g_autofree char *both = NULL;
  ZhJournalDraft   next = *draft;

  g_assert_no_error (error);
  copy_words (store, &next);
  next.actor = next.articles = next.reason = "";
  next.command = next.command != NULL ? next.command : "";
  both = g_strdup_printf ("{\"in\":{},\"shown\":%s}", next.args != NULL ? next.args : "{}");
  if (next.schema == 0) /* as the program writes them */
    next.args = both;
  next.args = next.args != NULL ? next.args : "{}";
  next.schema = next.schema == 0 ? 2 : next.schema;
  sqlite3_db_config (zh_db_get_handle (store->db), SQLITE_DBCONFIG_ENABLE_TRIGGER, 1, NULL);
  zh_store_begin (store, g_get_real_time (), &error);
  g_assert_no_error (error);
  store->next_id += N_SPARE_IDS;
  if (applied != FORGED_NOTHING)
    zh_store_apply (store, draft->target, applied == FORGED_FORWARD ? ZH_FORWARD : ZH_BACKWARD, &error);
  g_assert_no_error (error);
  zh_db_exec (store->db, sql, &error);
  g_assert_no_error (error);
  done = zh_store_commit (store, &next, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (done->entry);
  g_assert_true (zh_store_close (store, &error));
}
