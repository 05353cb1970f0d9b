#include "config.h"

#include <glib/gi18n.h>
#include <sys/stat.h>

#include "digest.h"
#include "errors.h"
#include "in-the-way.h"
#include "journal-state.h"
#include "side-files.h"
#include "store-private.h"

/* What is written to a file that nobody finds any more is lost. */
static gboolean
check_still_there (ZhStore *self,
                   GError **error)
{
  if (zh_store_is_still_there (self))
    return TRUE;
  return zh_fail (error, ZH_ERROR_FILE,
                  _ ("%s is no longer where it was opened: it was moved, deleted or replaced. Nothing was stored. Put it back and do it again, or go on with a backup"),
                  self->path);
}

/* Between two acts there is nothing beside the file that SQLite would take for a part of it, but
 * for what a rollback of ours that failed left there, which is rolled back now. */
static gboolean
check_side_files (ZhStore *self,
                  GError **error)
{
  if (self->must_recover)
    return TRUE;
  return zh_side_files_check_none (self->path, error);
}

gboolean
zh_store_begin (ZhStore *self,
                gint64   time_us,
                GError **error)
{
  g_assert (self->recorder == NULL);

  if (self->mode == ZH_STORE_READ)
    return zh_fail (error, ZH_ERROR_FILE, _ ("%s is open for reading only"), self->path);
  if (self->path != NULL && (!check_still_there (self, error) || !check_side_files (self, error)))
    return FALSE;
  if (!zh_db_begin (self->db, error))
    return FALSE;
  self->must_recover = FALSE;
  self->in_act = TRUE;
  self->time_us = time_us;
  self->first_next = self->next_id;
  self->recorder = zh_recorder_new (self->db, error);
  if (self->recorder == NULL)
    zh_store_rollback (self);
  return self->recorder != NULL;
}

void
zh_store_rollback (ZhStore *self)
{
  g_clear_pointer (&self->recorder, zh_recorder_free);
  /* No row has the ids that the act took. */
  if (self->in_act)
    self->next_id = self->first_next;
  self->in_act = FALSE;
  if (self->db != NULL)
    zh_db_rollback (self->db);
  /* Where the disk failed at that too, our own journal is still there. */
  self->must_recover = self->path != NULL && zh_side_file_has_contents (self->path, "-journal");
}

/* The ids that an act gave out. What is done again has those that it had. */
static gboolean
fill_ids (ZhStore        *self,
          ZhJournalEntry *entry,
          GError        **error)
{
  if (self->pinned != NULL)
    {
      entry->first_id = self->pinned->first_id;
      entry->n_ids = self->pinned->n_ids;
      return TRUE;
    }
  entry->n_ids = self->next_id - self->first_next;
  entry->first_id = entry->n_ids > 0 ? self->replica << 32 | self->first_next : 0;
  return entry->kind != ZH_JOURNAL_REDO ||
         zh_journal_read_ids (self->db, entry->target, &entry->first_id, &entry->n_ids, error);
}

static ZhJournalEntry *
make_entry (ZhStore              *self,
            const ZhJournalDraft *draft)
{
  ZhJournalEntry *entry = zh_journal_entry_new ();
  g_autoptr (GDateTime) second = g_date_time_new_from_unix_utc (self->time_us / G_USEC_PER_SEC);

  entry->id = self->journal_length + 1;
  entry->replica = self->replica;
  entry->sequence = self->sequence + 1;
  entry->time = g_date_time_add (second, self->time_us % G_USEC_PER_SEC);
  entry->actor = g_strdup (draft->actor);
  entry->tournament_id = draft->tournament_id;
  entry->kind = draft->kind;
  entry->target = draft->target;
  entry->command = g_strdup (draft->command);
  entry->schema = draft->schema;
  entry->args = g_strdup (draft->args);
  entry->articles = g_strdup (draft->articles);
  entry->reason = g_strdup (draft->reason);
  entry->version = self->pinned != NULL ? self->pinned->version : ZH_FILE_VERSION;
  return entry;
}

static gboolean
write_state (ZhStore              *self,
             const ZhJournalEntry *entry,
             GError              **error)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db,
                                           "UPDATE file_state SET next_id = :next_id, sequence = :sequence,"
                                           " journal_length = :length, journal_head = :head, digest = :digest WHERE id = 1");

  zh_stmt_bind_int (stmt, ":next_id", self->next_id);
  zh_stmt_bind_int (stmt, ":sequence", entry->sequence);
  zh_stmt_bind_int (stmt, ":length", entry->id);
  zh_stmt_bind_text (stmt, ":head", entry->hash);
  zh_stmt_bind_int (stmt, ":digest", (gint64) self->digest);
  return zh_stmt_run (stmt, error);
}

/* What a commit moves on, for going back to when it fails. */
typedef struct
{
  gint64  length;
  gint64  sequence;
  char   *head;
  guint64 digest;
} End;

static End
dup_end (const ZhStore *self)
{
  return (End){ self->journal_length, self->sequence, g_strdup (self->journal_head), self->digest };
}

static void
end_clear (End *self)
{
  g_free (self->head);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (End, end_clear)

static void
go_back_to (ZhStore   *self,
            const End *end)
{
  self->journal_length = end->length;
  self->sequence = end->sequence;
  g_free (self->journal_head);
  self->journal_head = g_strdup (end->head);
  self->digest = end->digest;
}

static void
move_on_to (ZhStore              *self,
            const ZhJournalEntry *entry)
{
  self->journal_length = entry->id;
  self->sequence = entry->sequence;
  g_free (self->journal_head);
  self->journal_head = g_strdup (entry->hash);
}

void
zh_committed_free (ZhCommitted *self)
{
  if (self == NULL)
    return;
  zh_touched_free (self->touched);
  zh_journal_entry_unref (self->entry);
  zh_competition_unref (self->next);
  g_free (self);
}

static gboolean
write_everything (ZhStore             *self,
                  ZhCommitted         *done,
                  GBytes              *changeset,
                  const ZhCompetition *previous,
                  GError             **error)
{
  gint64 blob = 0;

  if (!zh_touched_add (done->touched, self->db, changeset, error) || !fill_ids (self, done->entry, error))
    return FALSE;
  if (!zh_journal_append (self->db, done->entry, self->journal_head, changeset, &blob, error) ||
      !zh_digest_add_changeset (changeset, &self->digest, error) ||
      !zh_digest_add_entry (self->db, done->entry->id, &self->digest, error) ||
      !zh_digest_add_blob (self->db, blob, &self->digest, error) ||
      !write_state (self, done->entry, error))
    return FALSE;
  move_on_to (self, done->entry);
  /* Before the commit: what could not be read back is not written. */
  done->next = zh_store_load_next (self, previous, previous != NULL ? done->touched : NULL, error);
  return done->next != NULL && zh_store_end_act (self, done->entry->hash, error);
}

ZhCommitted *
zh_store_commit (ZhStore              *self,
                 const ZhJournalDraft *draft,
                 const ZhCompetition  *previous,
                 GError              **error)
{
  g_autoptr (ZhCommitted) done = g_new0 (ZhCommitted, 1);
  g_autoptr (GBytes) changeset = zh_recorder_dup_changeset (self->recorder, error);
  g_auto (End) before = dup_end (self);
  gboolean ok = changeset != NULL && zh_store_check_pinned (self, draft, changeset, error);

  g_clear_pointer (&self->recorder, zh_recorder_free);
  /* The same, but for columns that its version did not know, by which it can be taken back. */
  if (ok && self->pinned != NULL)
    {
      g_bytes_unref (changeset);
      changeset = g_bytes_ref (self->pinned_changes);
    }
  done->touched = zh_touched_new ();
  if (ok && (g_bytes_get_size (changeset) > 0 || draft->kind != ZH_JOURNAL_ACT))
    {
      done->entry = make_entry (self, draft);
      ok = write_everything (self, done, changeset, previous, error);
    }
  if (!ok)
    go_back_to (self, &before);
  self->in_act = !ok || done->entry == NULL;
  zh_store_rollback (self);
  return ok ? g_steal_pointer (&done) : NULL;
}

gboolean
zh_store_apply (ZhStore    *self,
                gint64      entry_id,
                ZhDirection direction,
                GError    **error)
{
  g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->db, entry_id, error);
  g_autoptr (GBytes) inverted = NULL;

  if (changeset == NULL)
    return FALSE;
  if (direction == ZH_FORWARD)
    return zh_changeset_apply (self->db, changeset, error);
  inverted = zh_changeset_invert (changeset, error);
  return inverted != NULL && zh_changeset_apply (self->db, inverted, error);
}

gboolean
zh_store_repeat (ZhStore              *self,
                 const ZhJournalEntry *act,
                 ZhDirection           direction,
                 GError              **error)
{
  if (!zh_store_apply (self, act->id, direction, error))
    return FALSE;
  return act->version >= ZH_STATE_VERSION ||
         zh_journal_state_refill (self->db, act->id, direction == ZH_FORWARD, error);
}

GPtrArray *
zh_store_read_journal (ZhStore *self,
                       gint64   after,
                       GError **error)
{
  return zh_journal_read (self->db, after, error);
}

GPtrArray *
zh_store_find_in_the_way (ZhStore              *self,
                          GPtrArray            *entries,
                          const ZhJournalEntry *act,
                          GError              **error)
{
  return zh_journal_find_in_the_way (self->db, self->db, entries, entries->len, act, error);
}
