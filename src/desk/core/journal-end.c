/* The journal as a desk knows it: its last entries in memory, as many as undo and redo need, and all of it
 * in the file, where it is read when somebody asks. So a long journal opens as fast as a short one.
 *
 * The file belongs to whoever is at work on the desk: reading waits until an act in another thread is done.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "desk-undo.h"
#include "errors.h"
#include "in-the-way.h"

/* What is read at first; then as much again each time. */
#define FIRST_PART 16

gint64
zh_desk_get_first_entry (const ZhDesk *self)
{
  const ZhJournalEntry *first = self->journal->len > 0 ? g_ptr_array_index (self->journal, 0) : NULL;

  return first != NULL ? first->id : zh_store_get_journal_length (self->store) + 1;
}

/* The act is on top, unless it is taken out of its turn. */
static void
take_from (GPtrArray      *pile,
           ZhJournalEntry *entry)
{
  guint index;

  if (pile->len > 0 && g_ptr_array_index (pile, pile->len - 1) == entry)
    g_ptr_array_set_size (pile, (int) pile->len - 1);
  else if (g_ptr_array_find (pile, entry, &index))
    g_ptr_array_remove_index (pile, index);
}

/* Whoever acts anew has gone another way than the one that they took back. */
static void
forget_redo_of (ZhDesk     *self,
                const char *actor)
{
  for (guint i = self->undone->len; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (self->undone, i - 1);

      if (strcmp (entry->returned_by, actor) == 0)
        g_ptr_array_remove_index (self->undone, i - 1);
    }
}

static void
sort_entry (ZhDesk         *self,
            ZhJournalEntry *entry)
{
  ZhJournalEntry *target = zh_journal_note_return (self->journal, entry);
  gboolean        is_undo = entry->kind == ZH_JOURNAL_UNDO;

  if (entry->kind != ZH_JOURNAL_ACT && entry->target >= 1 && entry->target < zh_desk_get_first_entry (self))
    self->short_of = self->short_of != 0 ? MIN (self->short_of, entry->target) : entry->target;
  if (target != NULL)
    {
      take_from (is_undo ? self->done : self->undone, target);
      g_ptr_array_add (is_undo ? self->undone : self->done, target);
    }
  if (entry->kind != ZH_JOURNAL_ACT)
    return;
  forget_redo_of (self, entry->actor);
  if (!zh_command_is_for_good (entry->command))
    g_ptr_array_add (self->done, entry);
}

static void
sort_new (ZhDesk *self)
{
  zh_journal_forget_returns (self->journal, self->n_sorted);
  for (; self->n_sorted < self->journal->len; self->n_sorted++)
    sort_entry (self, g_ptr_array_index (self->journal, self->n_sorted));
}

/* Makes the two piles anew from the entries that are in memory. */
static void
sort_anew (ZhDesk *self)
{
  g_ptr_array_set_size (self->done, 0);
  g_ptr_array_set_size (self->undone, 0);
  self->n_sorted = 0;
  self->short_of = 0;
  sort_new (self);
}

gboolean
zh_desk_sort_journal (ZhDesk  *self,
                      GError **error)
{
  sort_new (self);
  return zh_desk_reach_acts (self, error);
}

const ZhJournalEntry *
zh_desk_get_undo_entry (ZhDesk *self)
{
  for (guint i = self->done->len; i > 0; i--)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (self->done, i - 1);

      if (strcmp (entry->actor, self->actor) == 0)
        return entry;
    }
  return NULL;
}

static gboolean
walk_locked (ZhDesk               *self,
             const ZhJournalQuery *query,
             ZhJournalVisit        visit,
             gpointer              user_data,
             GError              **error)
{
  if (self->store != NULL)
    return zh_store_walk_journal (self->store, query, visit, user_data, error);
  return zh_fail (error, ZH_ERROR_REFUSED, "%s", _ ("The competition is closed. Open it again"));
}

gboolean
zh_desk_walk_journal (ZhDesk               *self,
                      const ZhJournalQuery *query,
                      ZhJournalVisit        visit,
                      gpointer              user_data,
                      GError              **error)
{
  ZhJournalQuery known = *query;
  gboolean       ok;

  /* What another thread has stored is not told to anybody yet. */
  if (self->journal->len > 0)
    known.before = ((const ZhJournalEntry *) g_ptr_array_index (self->journal, self->journal->len - 1))->id + 1;
  if (query->before != 0)
    known.before = MIN (known.before, query->before);
  g_rec_mutex_lock (&self->at_work);
  ok = walk_locked (self, &known, visit, user_data, error);
  g_rec_mutex_unlock (&self->at_work);
  return ok;
}

void
zh_desk_reverse (GPtrArray *entries)
{
  for (guint i = 0; i < entries->len / 2; i++)
    {
      gpointer other = g_ptr_array_index (entries, entries->len - 1 - i);

      g_ptr_array_index (entries, entries->len - 1 - i) = g_ptr_array_index (entries, i);
      g_ptr_array_index (entries, i) = other;
    }
}

static gboolean
take_entry (ZhJournalEntry *entry,
            gpointer        user_data)
{
  g_ptr_array_add (user_data, zh_journal_entry_ref (entry));
  return TRUE;
}

/* What is before the entries that are in memory, from @id on, whatever they take back. */
static gboolean
read_back (ZhDesk  *self,
           gint64   id,
           GError **error)
{
  ZhJournalQuery query = { .after = id - 1, .before = zh_desk_get_first_entry (self) };
  g_autoptr (GPtrArray) older = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_journal_entry_unref);

  if (!zh_desk_walk_journal (self, &query, take_entry, older, error))
    return FALSE;
  zh_desk_reverse (older);
  for (guint i = 0; i < self->journal->len; i++)
    g_ptr_array_add (older, zh_journal_entry_ref (g_ptr_array_index (self->journal, i)));
  g_ptr_array_unref (self->journal);
  self->journal = g_steal_pointer (&older);
  sort_anew (self);
  return TRUE;
}

gboolean
zh_desk_reach_back (ZhDesk  *self,
                    gint64   id,
                    GError **error)
{
  gint64   first = G_MAXINT64;
  gboolean ok = TRUE;

  g_rec_mutex_lock (&self->at_work);
  /* In a damaged file the entry may be missing. */
  while (ok && id < zh_desk_get_first_entry (self) && zh_desk_get_first_entry (self) < first)
    {
      first = zh_desk_get_first_entry (self);
      ok = read_back (self, id, error);
      id = self->short_of != 0 ? self->short_of : id;
    }
  g_rec_mutex_unlock (&self->at_work);
  return ok;
}

/* What is looked for of the user before the entries that are in memory. */
typedef struct
{
  gint64   id;        /* so far back it lies, 0 where there is nothing */
  gboolean has_acted; /* what the user took back before cannot be done again */
} Own;

static gboolean
look_at_own (ZhJournalEntry *entry,
             gpointer        user_data)
{
  Own     *self = user_data;
  gboolean is_act = entry->kind == ZH_JOURNAL_ACT;
  gboolean stands = is_act && !entry->undone && !zh_command_is_for_good (entry->command);

  if (stands || (!is_act && !self->has_acted))
    self->id = entry->id;
  self->has_acted = self->has_acted || is_act;
  return !stands;
}

/* Whoever has an act of their own here that stands finds here, too, what they took back since. */
static gboolean
reach_own (ZhDesk  *self,
           GError **error)
{
  ZhJournalQuery query = { .before = zh_desk_get_first_entry (self), .actor = self->actor };
  Own            own = { 0 };

  if (query.before <= 1 || zh_desk_get_undo_entry (self) != NULL || g_strcmp0 (self->absent, self->actor) == 0)
    return TRUE;
  if (!zh_desk_walk_journal (self, &query, look_at_own, &own, error) ||
      (own.id != 0 && !zh_desk_reach_back (self, own.id, error)))
    return FALSE;
  if (zh_desk_get_undo_entry (self) == NULL)
    {
      g_free (self->absent);
      self->absent = g_strdup (self->actor);
    }
  return TRUE;
}

gboolean
zh_desk_reach_acts (ZhDesk  *self,
                    GError **error)
{
  gint64 first = G_MAXINT64;

  if (self->short_of != 0 && !zh_desk_reach_back (self, self->short_of, error))
    return FALSE;
  /* In a damaged file entries may be missing. */
  while (zh_desk_get_first_entry (self) > 1 && self->done->len == 0 && zh_desk_get_first_entry (self) < first)
    {
      first = zh_desk_get_first_entry (self);
      if (!zh_desk_reach_back (self, first - MAX (FIRST_PART, self->journal->len), error))
        return FALSE;
    }
  return reach_own (self, error);
}

static gboolean
take_first (ZhJournalEntry *entry,
            gpointer        user_data)
{
  *(ZhJournalEntry **) user_data = zh_journal_entry_ref (entry);
  return FALSE;
}

gboolean
zh_desk_find_act (ZhDesk          *self,
                  gint64           act,
                  ZhJournalEntry **entry,
                  GError         **error)
{
  ZhJournalQuery query = { .act = act };

  *entry = NULL;
  return act == 0 || zh_desk_walk_journal (self, &query, take_first, entry, error);
}

GPtrArray *
zh_desk_read_actors (ZhDesk *self)
{
  GPtrArray *actors;

  g_rec_mutex_lock (&self->at_work);
  actors = self->store != NULL ? zh_store_list_actors (self->store, NULL) : NULL;
  g_rec_mutex_unlock (&self->at_work);
  return actors;
}
