#include "config.h"

#include "journal.h"

#include <string.h>

#include "journal-args.h"
#include "journal-state.h"
#include "store-private.h"

static void
entry_clear (gpointer data)
{
  ZhJournalEntry *self = data;

  g_clear_pointer (&self->time, g_date_time_unref);
  g_free (self->actor);
  g_free (self->command);
  g_free (self->args);
  g_free (self->articles);
  g_free (self->reason);
  g_free (self->hash);
  g_free (self->returned_by);
}

ZhJournalEntry *
zh_journal_entry_new (void)
{
  return g_atomic_rc_box_new0 (ZhJournalEntry);
}

ZhJournalEntry *
zh_journal_entry_ref (ZhJournalEntry *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_journal_entry_unref (ZhJournalEntry *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, entry_clear);
}

static gint64
get_time_us (const ZhJournalEntry *entry)
{
  return g_date_time_to_unix (entry->time) * G_USEC_PER_SEC + g_date_time_get_microsecond (entry->time);
}

/* Of a number of 64 bits. */
#define MAX_LENGTH_DIGITS 20

/* Every field with its length before it, so that no two entries give the same bytes. */
static void
hash_bytes (GChecksum  *checksum,
            const void *data,
            gsize       size)
{
  char  prefix[MAX_LENGTH_DIGITS + 1];
  char *at = prefix + sizeof prefix;
  gsize rest = size;

  *--at = ':';
  do
    *--at = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  g_checksum_update (checksum, (const guchar *) at, prefix + sizeof prefix - at);
  g_checksum_update (checksum, data, (gssize) size);
  g_checksum_update (checksum, (const guchar *) "\n", 1);
}

static void
hash_text (GChecksum  *checksum,
           const char *text)
{
  hash_bytes (checksum, text, strlen (text));
}

static void
hash_int (GChecksum *checksum,
          gint64     number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  hash_text (checksum, text);
}

char *
zh_journal_fields_compute_hash (const char    *previous,
                                GBytes *const *fields,
                                gsize          n_fields)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  hash_text (checksum, previous);
  for (gsize i = 0; i < n_fields; i++)
    {
      gsize       size = 0;
      const void *data = g_bytes_get_data (fields[i], &size);

      hash_bytes (checksum, size > 0 ? data : "", size);
    }
  return g_strdup (g_checksum_get_string (checksum));
}

static char *
compute_hash (const ZhJournalEntry *entry,
              const char           *previous,
              GBytes               *changeset)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize       size = 0;
  const void *data = g_bytes_get_data (changeset, &size);

  hash_text (checksum, previous);
  hash_int (checksum, entry->id);
  hash_int (checksum, entry->replica);
  hash_int (checksum, entry->sequence);
  hash_int (checksum, get_time_us (entry));
  hash_text (checksum, entry->actor);
  hash_int (checksum, entry->tournament_id);
  hash_int (checksum, entry->kind);
  hash_int (checksum, entry->target);
  hash_text (checksum, entry->command);
  hash_int (checksum, entry->schema);
  hash_text (checksum, entry->args);
  hash_text (checksum, entry->articles);
  hash_text (checksum, entry->reason);
  hash_bytes (checksum, size > 0 ? data : "", size);
  if (entry->version != 0)
    {
      hash_int (checksum, entry->version);
      hash_int (checksum, entry->first_id);
      hash_int (checksum, entry->n_ids);
    }
  return g_strdup (g_checksum_get_string (checksum));
}

/* @entry holds its arguments as they stand in the row. */
static gboolean
write_row (ZhDb           *db,
           ZhJournalEntry *entry,
           const char     *previous,
           GBytes         *changeset,
           GError        **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (
      db,
      "INSERT INTO journal (id, replica, sequence, time, actor, tournament_id, kind, target,"
      " command, schema, args, articles, reason, hash, changeset, version, first_id, n_ids)"
      " VALUES (:id, :replica, :sequence, :time, :actor, :tournament, :kind, :target,"
      " :command, :schema, :args, :articles, :reason, :hash, :changeset, :version, :first_id, :n_ids)");

  g_free (entry->hash);
  entry->hash = compute_hash (entry, previous, changeset);
  zh_stmt_bind_int (stmt, ":id", entry->id);
  zh_stmt_bind_int (stmt, ":replica", entry->replica);
  zh_stmt_bind_int (stmt, ":sequence", entry->sequence);
  zh_stmt_bind_int (stmt, ":time", get_time_us (entry));
  zh_stmt_bind_text (stmt, ":actor", entry->actor);
  zh_stmt_bind_int (stmt, ":tournament", entry->tournament_id);
  zh_stmt_bind_int (stmt, ":kind", entry->kind);
  zh_stmt_bind_int (stmt, ":target", entry->target);
  zh_stmt_bind_text (stmt, ":command", entry->command);
  zh_stmt_bind_int (stmt, ":schema", entry->schema);
  zh_stmt_bind_text (stmt, ":args", entry->args);
  zh_stmt_bind_text (stmt, ":articles", entry->articles);
  zh_stmt_bind_text (stmt, ":reason", entry->reason);
  zh_stmt_bind_text (stmt, ":hash", entry->hash);
  zh_stmt_bind_blob (stmt, ":changeset", g_bytes_get_data (changeset, NULL), g_bytes_get_size (changeset));
  /* An entry of a version that did not say these has nothing there; only repeating a journal makes one. */
  if (entry->version != 0)
    {
      zh_stmt_bind_int (stmt, ":version", entry->version);
      zh_stmt_bind_int (stmt, ":first_id", entry->first_id);
      zh_stmt_bind_int (stmt, ":n_ids", entry->n_ids);
    }
  return zh_stmt_run (stmt, error);
}

gboolean
zh_journal_append (ZhDb           *db,
                   ZhJournalEntry *entry,
                   const char     *previous,
                   GBytes         *changeset,
                   gint64         *blob,
                   GError        **error)
{
  /* Entries of older versions, whose journal is run again, had theirs in the row, where filling looks for them. */
  gboolean in_row = entry->version < ZH_STATE_VERSION;
  char    *stored = in_row ? g_strdup (entry->args) : zh_journal_args_store (db, entry->args, blob, error);

  if (in_row)
    *blob = 0;
  if (stored == NULL)
    return FALSE;
  g_free (entry->args);
  entry->args = stored;
  if (!write_row (db, entry, previous, changeset, error))
    return FALSE;
  entry->args = zh_journal_args_read (db, entry->kind, entry->target, stored, error);
  return entry->args != NULL;
}

GBytes *
zh_journal_dup_changeset (ZhDb    *db,
                          gint64   entry_id,
                          GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT changeset FROM journal WHERE id = :id");

  zh_stmt_bind_int (stmt, ":id", entry_id);
  if (zh_stmt_next (stmt))
    return zh_stmt_dup_blob (stmt, 0);
  return zh_stmt_end (stmt, error) ? g_bytes_new (NULL, 0) : NULL;
}

gboolean
zh_journal_read_ids (ZhDb    *db,
                     gint64   entry_id,
                     gint64  *first_id,
                     gint64  *n_ids,
                     GError **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, "SELECT first_id, n_ids FROM journal WHERE id = :id");
  gboolean has_row = FALSE;

  zh_stmt_bind_int (stmt, ":id", entry_id);
  has_row = zh_stmt_next (stmt);
  *first_id = has_row ? zh_stmt_get_int (stmt, 0) : 0;
  *n_ids = has_row ? zh_stmt_get_int (stmt, 1) : 0;
  return zh_stmt_end (stmt, error);
}

static ZhJournalEntry *
read_entry (ZhDb    *db,
            ZhStmt  *stmt,
            GError **error)
{
  g_autoptr (ZhJournalEntry) entry = zh_journal_entry_new ();
  gint64 time_us = zh_stmt_get_int (stmt, 3);
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_utc (time_us / G_USEC_PER_SEC);

  entry->id = zh_stmt_get_int (stmt, 0);
  entry->replica = zh_stmt_get_int (stmt, 1);
  entry->sequence = zh_stmt_get_int (stmt, 2);
  /* A time outside the calendar can only come from tampering; the hash will tell. */
  entry->time = second != NULL ? g_date_time_add (second, time_us % G_USEC_PER_SEC)
                               : g_date_time_new_from_unix_utc (0);
  entry->actor = zh_stmt_dup_text (stmt, 4);
  entry->tournament_id = zh_stmt_get_int (stmt, 5);
  entry->kind = (ZhJournalKind) CLAMP (zh_stmt_get_int (stmt, 6), ZH_JOURNAL_ACT, ZH_JOURNAL_REDO);
  entry->target = zh_stmt_get_int (stmt, 7);
  entry->command = zh_stmt_dup_text (stmt, 8);
  entry->schema = (int) zh_stmt_get_int (stmt, 9);
  entry->args = zh_journal_args_read (db, entry->kind, entry->target, zh_stmt_dup_text (stmt, 10), error);
  entry->articles = zh_stmt_dup_text (stmt, 11);
  entry->reason = zh_stmt_dup_text (stmt, 12);
  entry->hash = zh_stmt_dup_text (stmt, 13);
  entry->version = (int) zh_stmt_get_int (stmt, 14);
  entry->first_id = zh_stmt_get_int (stmt, 15);
  entry->n_ids = zh_stmt_get_int (stmt, 16);
  if (entry->args == NULL)
    return NULL;
  if (entry->kind != ZH_JOURNAL_ACT || zh_stmt_is_null (stmt, 17))
    return g_steal_pointer (&entry);
  entry->returned = zh_stmt_get_int (stmt, 17);
  entry->undone = zh_stmt_get_int (stmt, 18) == ZH_JOURNAL_UNDO;
  entry->returned_by = zh_stmt_dup_text (stmt, 19);
  return g_steal_pointer (&entry);
}

/* What an entry is read from. The last columns: what became of an act, by the last entry that takes it back
 * or does it again. */
#define COLUMNS                                                                                            \
  "SELECT j.id, j.replica, j.sequence, j.time, j.actor, j.tournament_id, j.kind, j.target, j.command,"     \
  " j.schema, j.args, j.articles, j.reason, j.hash, j.version, j.first_id, j.n_ids, r.id, r.kind, r.actor" \
  " FROM journal j LEFT JOIN journal r"                                                                    \
  " ON r.id = (SELECT MAX (l.id) FROM journal l WHERE l.target = j.id AND l.kind != 0) "

GPtrArray *
zh_journal_read (ZhDb    *db,
                 gint64   after,
                 GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_journal_entry_unref);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (db, COLUMNS "WHERE j.id > :after ORDER BY j.id");

  zh_stmt_bind_int (stmt, ":after", after);
  while (zh_stmt_next (stmt))
    {
      ZhJournalEntry *entry = read_entry (db, stmt, error);

      if (entry == NULL)
        return NULL;
      g_ptr_array_add (entries, entry);
    }
  return zh_stmt_end (stmt, error) ? g_steal_pointer (&entries) : NULL;
}

static ZhStmt *
prepare_walk (ZhDb                 *db,
              const ZhJournalQuery *query)
{
  ZhStmt *stmt = zh_db_prepare (
      db,
      COLUMNS "WHERE j.id > :after AND j.id < :before AND (:tournament = 0 OR j.tournament_id = :tournament)"
              " AND (:act = 0 OR j.replica << 32 | j.sequence = :act) AND (:any_actor OR j.actor = :actor)"
              " AND (:any_command OR j.command = :command) ORDER BY j.id DESC");

  zh_stmt_bind_int (stmt, ":after", query->after);
  zh_stmt_bind_int (stmt, ":before", query->before != 0 ? query->before : G_MAXINT64);
  zh_stmt_bind_int (stmt, ":tournament", query->tournament_id);
  zh_stmt_bind_int (stmt, ":act", query->act);
  zh_stmt_bind_int (stmt, ":any_actor", query->actor == NULL);
  zh_stmt_bind_text (stmt, ":actor", query->actor);
  zh_stmt_bind_int (stmt, ":any_command", query->command == NULL);
  zh_stmt_bind_text (stmt, ":command", query->command);
  return stmt;
}

gboolean
zh_store_walk_journal (ZhStore              *self,
                       const ZhJournalQuery *query,
                       ZhJournalVisit        visit,
                       gpointer              user_data,
                       GError              **error)
{
  g_autoptr (ZhStmt) stmt = prepare_walk (self->db, query);

  while (zh_stmt_next (stmt))
    {
      g_autoptr (ZhJournalEntry) entry = read_entry (self->db, stmt, error);

      if (entry == NULL)
        return FALSE;
      if (!visit (entry, user_data))
        return TRUE;
    }
  return zh_stmt_end (stmt, error);
}

GPtrArray *
zh_store_list_actors (ZhStore *self,
                      GError **error)
{
  g_autoptr (GPtrArray) actors = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, "SELECT DISTINCT actor FROM journal ORDER BY actor");

  while (zh_stmt_next (stmt))
    g_ptr_array_add (actors, zh_stmt_dup_text (stmt, 0));
  return zh_stmt_end (stmt, error) ? g_steal_pointer (&actors) : NULL;
}
