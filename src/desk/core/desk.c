#include "config.h"

#include "desk.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "commands.h"
#include "desk-private.h"
#include "errors.h"
#include "file-lock.h"
#include "snapshot-dump.h"
#include "text-limits.h"

typedef struct
{
  guint             id;
  ZhDeskChangedFunc func;
  gpointer          user_data;
} Watch;

/* A name in a journal is one line, whoever gave it to the program. */
static char *
dup_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *line = g_string_new (NULL);
  int              n = 0;

  for (const char *p = valid; *p != '\0' && n < ZH_TEXT_LINE_MAX; p = g_utf8_next_char (p), n++)
    g_string_append_unichar (line, g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  return g_string_free (line, FALSE);
}

ZhDesk *
zh_desk_new (const char *actor)
{
  ZhDesk *self = g_atomic_rc_box_new0 (ZhDesk);

  self->actor = dup_line (actor != NULL ? actor : "");
  self->journal = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_journal_entry_unref);
  self->done = g_ptr_array_new ();
  self->undone = g_ptr_array_new ();
  self->watches = g_array_new (FALSE, FALSE, sizeof (Watch));
  g_rec_mutex_init (&self->at_work);
  return self;
}

/* Reads everything a fresh desk needs from its store. */
static gboolean
load_all (ZhDesk  *self,
          GError **error)
{
  g_autoptr (ZhCompetition) snapshot = zh_store_load (self->store, error);

  if (snapshot == NULL || !zh_desk_sort_journal (self, error))
    return FALSE;
  zh_desk_take_snapshot (self, g_steal_pointer (&snapshot), NULL);
  return TRUE;
}

/* GLib says "Unknown" where the system knows a user by the login name only. */
const char *
zh_desk_get_user (void)
{
  const char *name = g_get_real_name ();

  return *name != '\0' && strcmp (name, "Unknown") != 0 ? name : g_get_user_name ();
}

ZhDesk *
zh_desk_open (const char *path,
              ZhDeskMode  mode,
              const char *actor,
              GError    **error)
{
  g_autoptr (ZhDesk) self = zh_desk_new (actor);

  self->read_only = mode == ZH_DESK_READ;
  self->store = zh_store_open (path, self->read_only ? ZH_STORE_READ : ZH_STORE_WRITE, error);
  if (self->store == NULL || !load_all (self, error))
    return NULL;
  self->path = g_strdup (zh_store_get_path (self->store));
  return g_steal_pointer (&self);
}

ZhDesk *
zh_desk_new_in_memory (GError **error)
{
  g_autoptr (ZhDesk) self = zh_desk_new (NULL);

  self->snapshot = zh_competition_new ();
  self->is_repeating = TRUE;
  self->store = zh_store_new_in_memory (error);
  return self->store != NULL ? g_steal_pointer (&self) : NULL;
}

ZhDesk *
zh_desk_ref (ZhDesk *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
desk_clear (gpointer data)
{
  ZhDesk *self = data;

  g_clear_pointer (&self->store, zh_store_free);
  g_free (self->path);
  g_free (self->actor);
  zh_desk_take_sources (self, NULL);
  zh_competition_unref (self->snapshot);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  g_ptr_array_unref (self->journal);
  g_clear_pointer (&self->actors, g_hash_table_unref);
  g_free (self->absent);
  g_free (self->fault);
  g_array_unref (self->watches);
  g_clear_error (&self->backup_error);
  g_clear_pointer (&self->held, zh_committed_free);
  g_clear_pointer (&self->held_change, zh_change_unref);
  g_rec_mutex_clear (&self->at_work);
}

void
zh_desk_unref (ZhDesk *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, desk_clear);
}

gboolean
zh_desk_close (ZhDesk  *self,
               GError **error)
{
  gboolean ok;

  g_rec_mutex_lock (&self->at_work);
  ok = self->store == NULL || zh_store_close (self->store, error);
  g_clear_pointer (&self->store, zh_store_free);
  g_rec_mutex_unlock (&self->at_work);
  return ok;
}

gboolean
zh_desk_is_read_only (const ZhDesk *self)
{
  return self->read_only;
}

const char *
zh_desk_get_path (const ZhDesk *self)
{
  return self->path;
}

ZhHolder *
zh_desk_get_holder (const ZhDesk *self)
{
  return self->read_only ? zh_file_lock_get_holder (self->path) : NULL;
}

ZhCompetition *
zh_desk_get_snapshot (const ZhDesk *self)
{
  return self->snapshot;
}

void
zh_desk_take_snapshot (ZhDesk        *self,
                       ZhCompetition *snapshot,
                       ZhChange      *change)
{
  g_autoptr (ZhDesk) alive = zh_desk_ref (self);
  g_autoptr (GArray) watches = g_array_copy (self->watches);

  if (snapshot != NULL)
    {
      zh_competition_unref (self->snapshot);
      self->snapshot = snapshot;
    }
  for (guint i = 0; change != NULL && i < watches->len; i++)
    {
      const Watch *watch = &g_array_index (watches, Watch, i);

      watch->func (alive, change, watch->user_data);
    }
}

static gboolean
reload_journal (ZhDesk  *self,
                GError **error)
{
  gint64 last = zh_desk_get_first_entry (self) + (gint64) self->journal->len - 1;
  g_autoptr (GPtrArray) news = zh_store_read_journal (self->store, last, error);

  if (news == NULL)
    return FALSE;
  self->seal_is_known = FALSE;
  g_ptr_array_extend_and_steal (self->journal, g_steal_pointer (&news));
  return zh_desk_sort_journal (self, error);
}

gboolean
zh_desk_refresh (ZhDesk  *self,
                 GError **error)
{
  g_autoptr (ZhCompetition) next = NULL;
  g_autoptr (ZhTouched) touched = NULL;
  g_autoptr (ZhChange) change = NULL;
  const ZhJournalEntry *last;

  if (!self->read_only || self->store == NULL)
    return TRUE;
  if (!zh_store_follow (self->store, self->snapshot, &next, &touched, error))
    return FALSE;
  if (next == NULL)
    return TRUE;
  if (!reload_journal (self, error))
    return FALSE;

  last = g_ptr_array_index (self->journal, self->journal->len - 1);
  change = zh_touched_make_change (touched, last->id,
                                   last->kind == ZH_JOURNAL_ACT    ? last->command
                                   : last->kind == ZH_JOURNAL_UNDO ? ZH_COMMAND_UNDO
                                                                   : ZH_COMMAND_REDO,
                                   last->kind == ZH_JOURNAL_ACT ? "" : last->command);
  zh_desk_take_snapshot (self, g_steal_pointer (&next), change);
  return TRUE;
}

guint
zh_desk_add_watch (ZhDesk           *self,
                   ZhDeskChangedFunc func,
                   gpointer          user_data)
{
  Watch watch = { .id = ++self->last_watch, .func = func, .user_data = user_data };

  g_array_append_val (self->watches, watch);
  return watch.id;
}

void
zh_desk_remove_watch (ZhDesk *self,
                      guint   id)
{
  for (guint i = 0; i < self->watches->len; i++)
    if (g_array_index (self->watches, Watch, i).id == id)
      {
        g_array_remove_index (self->watches, i);
        return;
      }
}

gboolean
zh_desk_may (ZhDesk     *self,
             const char *command,
             gint64      subject,
             GError    **error)
{
  const ZhCommand *row = zh_command_find (command);

  if (self->lender == g_thread_self ())
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("Something is being stored just now. Wait until it is done, or cancel it"));
  if (self->store == NULL)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The competition is closed. Open it again"));
  if (self->read_only)
    return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The competition is open for reading only: another program writes it, or nothing can be written there"));
  return row == NULL || zh_desk_check_right (self, row, row->right, error);
}

gboolean
zh_desk_check_snapshot (ZhDesk  *self,
                        GError **error)
{
  g_autoptr (ZhCompetition) expected = NULL;

  if (self->store == NULL)
    return TRUE;
  expected = zh_store_load (self->store, error);
  return expected != NULL && zh_competition_check_same (expected, self->snapshot, error);
}

gboolean
zh_desk_check_journal (ZhDesk  *self,
                       GError **error)
{
  return self->store == NULL || zh_store_check_journal (self->store, error);
}
