#include "config.h"

#include "desk-undo.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-consent.h"
#include "desk-journal.h"
#include "desk-private.h"
#include "errors.h"

static ZhJournalEntry *
find_entry (ZhDesk *self,
            gint64  id)
{
  gint64 first = zh_desk_get_first_entry (self);

  return first >= 1 && id >= first && id - first < (gint64) self->journal->len
             ? g_ptr_array_index (self->journal, (guint) (id - first))
             : NULL;
}

const ZhJournalEntry *
zh_desk_get_last_act (ZhDesk *self)
{
  return self->done->len > 0 ? g_ptr_array_index (self->done, self->done->len - 1) : NULL;
}

const ZhJournalEntry *
zh_desk_get_newest_entry (ZhDesk *self)
{
  return self->journal->len > 0 ? g_ptr_array_index (self->journal, self->journal->len - 1) : NULL;
}

const ZhJournalEntry *
zh_desk_get_redo_entry (ZhDesk *self)
{
  for (guint i = self->undone->len; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (self->undone, i - 1);

      if (strcmp (entry->returned_by, self->actor) == 0)
        return entry;
    }
  return NULL;
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
  gboolean              is_read = entry_id < 1 || zh_desk_reach_back (self, entry_id, error);
  const ZhJournalEntry *stays = is_read ? find_entry (self, entry_id) : NULL;
  g_autoptr (GPtrArray) acts = g_ptr_array_new ();

  if (!is_read)
    return NULL;
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

          if (entry == stays)
            break;
          g_ptr_array_add (acts, entry);
        }
      return g_steal_pointer (&acts);
    }
  return NULL;
}

/* More are counted only: they are found from the first ones on. */
#define MAX_NAMED 5

/* An act and whose it was: "entry 12: Result of board 5 in round 3: 1 – 0 (Olena Test, 10:32)". */
static char *
describe_act (const ZhJournalEntry *entry)
{
  const ZhLanguage *language = zh_language_get_screen ();
  g_autoptr (GDateTime) local = g_date_time_to_local (entry->time);
  g_autofree char *time = zh_language_format_time (language, local);
  g_autofree char *act = zh_journal_entry_format_act (entry, language);

  if (*entry->actor == '\0')
    /* Translators: number of an entry of the journal, the act in words, when it was. */
    return g_strdup_printf (_ ("entry %1$d: %2$s (%3$s)"), (int) entry->id, act, time);
  /* Translators: number of an entry of the journal, the act in words, whose it was, when it was. */
  return g_strdup_printf (_ ("entry %1$d: %2$s (%3$s, %4$s)"), (int) entry->id, act, entry->actor, time);
}

static char *
describe_acts (GPtrArray *acts)
{
  GString *text = g_string_new (NULL);
  guint    n_more = acts->len > MAX_NAMED ? acts->len - MAX_NAMED : 0;

  for (guint i = 0; i < acts->len - n_more; i++)
    {
      g_autofree char *act = describe_act (g_ptr_array_index (acts, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", act);
    }
  if (n_more > 0)
    {
      g_string_append (text, "; ");
      g_string_append_printf (text, ngettext ("and %u more act", "and %u more acts", n_more), n_more);
    }
  return g_string_free (text, FALSE);
}

static void
set_tied_error (const ZhJournalEntry *act,
                GPtrArray            *in_the_way,
                GError              **error)
{
  g_autofree char *what = zh_journal_entry_format_act (act, zh_language_get_screen ());
  g_autofree char *others = describe_acts (in_the_way);

  g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
               act->undone
                   /* Translators: number of an entry of the journal, the act in words, other acts. */
                   ? _ ("Entry %1$d (%2$s) cannot be done again: meanwhile other acts came or went that change the same or belong to it: %3$s. Nothing was changed; do by hand what should be done")
                   /* Translators: number of an entry of the journal, the act in words, the acts that stand in the way. */
                   : _ ("Entry %1$d (%2$s) cannot be taken back: later acts change the same or rest on it. Take these back first in the journal, in this order: %3$s. Or set right by hand what should be different; nothing was changed"),
               (int) act->id, what, others);
}

/* Whether nothing stands in the way; of the last act of all nothing is read. */
static gboolean
check_free (ZhDesk               *self,
            const ZhJournalEntry *act,
            GError              **error)
{
  g_autoptr (GPtrArray) in_the_way = zh_store_find_in_the_way (self->store, self->journal, act, error);

  if (in_the_way != NULL && in_the_way->len > 0)
    set_tied_error (act, in_the_way, error);
  return in_the_way != NULL && in_the_way->len == 0;
}

/* An act of a later version may be any. */
static ZhRight
get_right (const ZhJournalEntry *target)
{
  const ZhCommand *command = zh_command_find (target->command);

  return command != NULL ? command->right : ZH_RIGHT_EVENT;
}

ZhChange *
zh_desk_return_act (ZhDesk               *self,
                    const ZhJournalEntry *target,
                    ZhJournalKind         kind,
                    GError              **error)
{
  const char *command = kind == ZH_JOURNAL_UNDO ? ZH_COMMAND_UNDO : ZH_COMMAND_REDO;
  g_autoptr (ZhAct) act = zh_desk_check_consent (self, target->command, error) ? zh_act_begin (self, command, target->tournament_id, error) : NULL;

  if (act == NULL || !zh_desk_check_right (self, zh_command_find (command), get_right (target), error) || !check_free (self, target, error))
    return NULL;
  act->kind = kind;
  act->target = target->id;
  act->command = target->command;
  act->schema = target->schema;
  act->args_text = g_strdup (""); /* the target has them */
  act->undone = g_strdup (target->command);
  if (!zh_store_repeat (self->store, target, kind == ZH_JOURNAL_UNDO ? ZH_BACKWARD : ZH_FORWARD, error))
    return NULL;
  return zh_act_commit (act, error);
}

/* Nothing of one's own is left. */
static void
set_nothing_error (ZhDesk  *self,
                   GError **error)
{
  const ZhJournalEntry *last = zh_desk_get_last_act (self);
  g_autofree char      *act = last != NULL ? describe_act (last) : NULL;

  if (last == NULL)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("There is nothing to undo"));
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 /* Translators: %1$s is an act with whose it was and when, %2$d its number. */
                 _ ("There is nothing of yours to undo. The last act is another official’s, %1$s. If it should go, take it back by its number: Take Back in the journal, or undo --act %2$d"),
                 act, (int) last->id);
}

ZhChange *
zh_desk_undo (ZhDesk  *self,
              GError **error)
{
  const ZhJournalEntry *target = zh_desk_get_undo_entry (self);

  if (target != NULL)
    return zh_desk_return_act (self, target, ZH_JOURNAL_UNDO, error);
  set_nothing_error (self, error);
  return NULL;
}

/* The act with that number, where it is one that can be taken back at all. */
static const ZhJournalEntry *
find_standing_act (ZhDesk  *self,
                   gint64   entry_id,
                   GError **error)
{
  gboolean              is_read = entry_id < 1 || zh_desk_reach_back (self, entry_id, error);
  const ZhJournalEntry *entry = is_read ? find_entry (self, entry_id) : NULL;

  if (!is_read)
    return NULL;
  if (entry == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The journal has no entry %d"), (int) entry_id);
  else if (entry->kind != ZH_JOURNAL_ACT)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %d takes back or does again; choose an act"), (int) entry_id);
  else if (strcmp (entry->command, ZH_COMMAND_CREATE) == 0)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %d made the file and cannot be taken back; delete the file instead"), (int) entry_id);
  else if (zh_command_is_for_good (entry->command))
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %d left FIDE mode, which is for good and cannot be taken back"), (int) entry_id);
  else if (entry->undone)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Entry %1$d is taken back already, by entry %2$d; choose an act that stands"), (int) entry_id, (int) entry->returned);
  else
    return entry;
  return NULL;
}

const ZhJournalEntry *
zh_desk_check_undo_act (ZhDesk  *self,
                        gint64   entry_id,
                        GError **error)
{
  const ZhJournalEntry *entry;

  /* Also of a file that is open for reading only. */
  if (self->store == NULL && !zh_desk_may (self, ZH_COMMAND_UNDO, 0, error))
    return NULL;
  entry = find_standing_act (self, entry_id, error);
  return entry != NULL && check_free (self, entry, error) ? entry : NULL;
}

ZhChange *
zh_desk_undo_act (ZhDesk  *self,
                  gint64   entry_id,
                  GError **error)
{
  const ZhJournalEntry *target = find_standing_act (self, entry_id, error);

  return target != NULL ? zh_desk_return_act (self, target, ZH_JOURNAL_UNDO, error) : NULL;
}

ZhChange *
zh_desk_redo (ZhDesk  *self,
              GError **error)
{
  const ZhJournalEntry *target = zh_desk_get_redo_entry (self);

  if (target != NULL)
    return zh_desk_return_act (self, target, ZH_JOURNAL_REDO, error);
  return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("There is nothing to redo"));
}
