#include "config.h"

#include "desk-undo.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"

static ZhJournalEntry *
find_entry (ZhDesk *self,
            gint64  id)
{
  return id >= 1 && id <= (gint64) self->journal->len
             ? g_ptr_array_index (self->journal, (guint) id - 1)
             : NULL;
}

/* The act is on top, unless the file was tampered with. */
static gboolean
take_from (GPtrArray      *pile,
           ZhJournalEntry *entry)
{
  guint index;

  if (pile->len > 0 && g_ptr_array_index (pile, pile->len - 1) == entry)
    g_ptr_array_set_size (pile, (int) pile->len - 1);
  else if (entry == NULL || !g_ptr_array_find (pile, entry, &index))
    return FALSE;
  else
    g_ptr_array_remove_index (pile, index);
  return TRUE;
}

static void
sort_entry (ZhDesk         *self,
            ZhJournalEntry *entry)
{
  ZhJournalEntry *target = find_entry (self, entry->target);

  switch (entry->kind)
    {
    case ZH_JOURNAL_UNDO:
      if (take_from (self->done, target))
        {
          target->undone = TRUE;
          g_ptr_array_add (self->undone, target);
        }
      break;
    case ZH_JOURNAL_REDO:
      if (take_from (self->undone, target))
        {
          target->undone = FALSE;
          g_ptr_array_add (self->done, target);
        }
      break;
    case ZH_JOURNAL_ACT:
    default:
      g_ptr_array_set_size (self->undone, 0);
      /* A competition cannot be undone into nothing. */
      if (strcmp (entry->command, ZH_COMMAND_CREATE) != 0)
        g_ptr_array_add (self->done, entry);
      break;
    }
}

void
zh_desk_sort_journal (ZhDesk *self)
{
  for (; self->n_sorted < self->journal->len; self->n_sorted++)
    sort_entry (self, g_ptr_array_index (self->journal, self->n_sorted));
}

static const ZhJournalEntry *
get_last (const GPtrArray *pile)
{
  return pile->len > 0 ? g_ptr_array_index (pile, pile->len - 1) : NULL;
}

const ZhJournalEntry *
zh_desk_get_undo_entry (ZhDesk *self)
{
  return get_last (self->done);
}

const ZhJournalEntry *
zh_desk_get_redo_entry (ZhDesk *self)
{
  return get_last (self->undone);
}

gboolean
zh_journal_entry_was_announced (const ZhJournalEntry *entry)
{
  static const char *const announced[] = {
    ZH_COMMAND_PUBLISH_ROUND, ZH_COMMAND_CLOSE_ROUND, ZH_COMMAND_CLOSE_TOURNAMENT, ZH_COMMAND_ISSUE_DOCUMENTS, ZH_COMMAND_SEAL, NULL
  };

  return g_strv_contains (announced, entry->command);
}

gboolean
zh_desk_undo_needs_confirmation (ZhDesk *self)
{
  const ZhJournalEntry *entry = zh_desk_get_undo_entry (self);

  return entry != NULL && zh_journal_entry_was_announced (entry);
}

GPtrArray *
zh_desk_list_undo_to (ZhDesk  *self,
                      gint64   entry_id,
                      GError **error)
{
  const ZhJournalEntry *stays = find_entry (self, entry_id);
  g_autoptr (GPtrArray) acts = g_ptr_array_new ();

  if (stays == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The journal has no entry %d"), (int) entry_id);
  else if (stays->kind != ZH_JOURNAL_ACT)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %d takes back or does again; choose an act"), (int) entry_id);
  else if (stays->undone)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %d is undone already; choose an act before it"), (int) entry_id);
  else
    {
      for (guint i = self->done->len; i > 0; i--)
        {
          ZhJournalEntry *entry = g_ptr_array_index (self->done, i - 1);

          if (entry->id <= entry_id)
            break;
          g_ptr_array_add (acts, entry);
        }
      return g_steal_pointer (&acts);
    }
  return NULL;
}

static ZhChange *
take_back_or_redo (ZhDesk               *self,
                   const ZhJournalEntry *target,
                   ZhJournalKind         kind,
                   GError              **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (
      self, kind == ZH_JOURNAL_UNDO ? ZH_COMMAND_UNDO : ZH_COMMAND_REDO, target->tournament_id, error);

  if (act == NULL)
    return NULL;
  act->kind = kind;
  act->target = target->id;
  act->command = target->command;
  act->schema = target->schema;
  act->args_text = g_strdup (target->args);
  act->undone = g_strdup (target->command);
  if (!zh_store_repeat (self->store, target, kind == ZH_JOURNAL_UNDO ? ZH_BACKWARD : ZH_FORWARD, error))
    return NULL;
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_undo (ZhDesk  *self,
              GError **error)
{
  const ZhJournalEntry *target = zh_desk_get_undo_entry (self);

  if (target != NULL)
    return take_back_or_redo (self, target, ZH_JOURNAL_UNDO, error);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There is nothing to undo"));
  return NULL;
}

ZhChange *
zh_desk_redo (ZhDesk  *self,
              GError **error)
{
  const ZhJournalEntry *target = zh_desk_get_redo_entry (self);

  if (target != NULL)
    return take_back_or_redo (self, target, ZH_JOURNAL_REDO, error);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There is nothing to redo"));
  return NULL;
}
