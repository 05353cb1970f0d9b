#include "config.h"

#include "repeated.h"

#include <glib/gi18n.h>
#include <string.h>

#include "errors.h"
#include "journal-args.h"
#include "journal-state.h"
#include "store-private.h"

ZhStore *
zh_store_new_in_memory (GError **error)
{
  g_autoptr (ZhStore) self = g_new0 (ZhStore, 1);

  self->mode = ZH_STORE_WRITE;
  self->journal_head = g_strdup ("");
  self->db = zh_schema_new_in_memory (ZH_FILE_VERSION, error);
  if (self->db == NULL ||
      !zh_db_exec (self->db,
                   "INSERT INTO file_state (id, replica, place, next_id, sequence, journal_length, journal_head, digest)"
                   " VALUES (1, 1, '', 1, 0, 0, '', 0)",
                   error))
    return NULL;
  return g_steal_pointer (&self);
}

void
zh_store_pin (ZhStore              *self,
              const ZhJournalEntry *entry,
              GBytes               *changeset)
{
  g_assert (self->path == NULL && self->recorder == NULL);

  zh_store_unpin (self);
  self->pinned = zh_journal_entry_ref ((ZhJournalEntry *) entry);
  self->pinned_changes = g_bytes_ref (changeset);
  self->difference = (ZhRepeatedDifference){ ZH_REPEATED_SAME, "", 0 };
  for (gsize i = 0; i < G_N_ELEMENTS (self->difference_texts); i++)
    g_clear_pointer (&self->difference_texts[i], g_free);
  self->replica = entry->replica;
  self->sequence = entry->sequence - 1;
  if (entry->kind == ZH_JOURNAL_ACT && entry->n_ids > 0)
    self->next_id = entry->first_id & G_MAXUINT32;
}

void
zh_store_unpin (ZhStore *self)
{
  g_clear_pointer (&self->pinned, zh_journal_entry_unref);
  g_clear_pointer (&self->pinned_changes, g_bytes_unref);
}

ZhRepeatedDifference
zh_store_get_difference (const ZhStore *self)
{
  return self->difference;
}

int
zh_store_get_pinned_version (const ZhStore *self)
{
  return self->pinned != NULL ? self->pinned->version : 0;
}

gboolean
zh_store_apply_pinned (ZhStore *self,
                       GError **error)
{
  g_assert (self->pinned_changes != NULL);

  return zh_changeset_apply (self->db, self->pinned_changes, error);
}

/* Arguments are compared as they are read, wherever they lie: an undo has those of its target. */
static gboolean
names_the_same (const ZhJournalDraft *draft,
                const char           *args,
                const ZhJournalEntry *entry)
{
  return draft->kind == entry->kind && draft->target == entry->target && draft->tournament_id == entry->tournament_id &&
         draft->schema == entry->schema && strcmp (draft->command, entry->command) == 0 &&
         strcmp (args, entry->args) == 0 && strcmp (draft->articles, entry->articles) == 0 &&
         strcmp (draft->reason, entry->reason) == 0 && strcmp (draft->actor, entry->actor) == 0;
}

static char *
dup_column_name (ZhStore *self,
                 ZhTable  table,
                 int      column)
{
  g_autoptr (ZhStmt) stmt = zh_db_prepare (self->db, zh_table_get_info (table)->select_all);

  return column < zh_stmt_count_columns (stmt) ? g_strdup (zh_stmt_get_column_name (stmt, column)) : NULL;
}

static void
note_rows (ZhStore *self,
           GBytes  *changeset,
           ZhTable  table,
           gint64   row)
{
  char **texts = self->difference_texts;
  int    column = -1;

  zh_changeset_find_column (self->pinned_changes, changeset, table, row, &column, &texts[1]);
  texts[0] = column >= 0 ? dup_column_name (self, table, column) : NULL;
  self->difference = (ZhRepeatedDifference){ ZH_REPEATED_ROWS, zh_table_get_info (table)->name, row, texts[0], texts[1], texts[2] };
}

gboolean
zh_store_check_pinned (ZhStore              *self,
                       const ZhJournalDraft *draft,
                       GBytes               *changeset,
                       GError              **error)
{
  ZhTable          table = ZH_N_TABLES;
  gint64           row = 0;
  g_autofree char *args = NULL;

  if (self->pinned == NULL)
    return TRUE;
  args = zh_journal_args_read (self->db, draft->kind, draft->target, g_strdup (draft->args), error);
  if (args == NULL || !zh_changeset_find_difference (changeset, self->pinned_changes, NULL, &table, &row, error))
    return FALSE;
  if (row != 0)
    note_rows (self, changeset, table, row);
  else if (!names_the_same (draft, args, self->pinned))
    self->difference = (ZhRepeatedDifference){ ZH_REPEATED_WORDS, "", 0 };
  else
    return TRUE;
  return zh_fail (error, ZH_ERROR_CORRUPT, "%s", _ ("The act does something else than the journal says of it"));
}

gboolean
zh_store_fill_older (ZhStore *self,
                     GError **error)
{
  return zh_journal_state_fill (self->db, error);
}

GBytes *
zh_store_dup_changeset (ZhStore *self,
                        gint64   entry_id,
                        GError **error)
{
  return zh_journal_dup_changeset (self->db, entry_id, error);
}
