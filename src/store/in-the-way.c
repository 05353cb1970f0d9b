#include "config.h"

#include "in-the-way.h"

#include "act-ties.h"
#include "journal-state.h"
#include "store-private.h"

/* An act that came or went since another did. */
typedef struct
{
  const ZhJournalEntry *act;
  gboolean              stood;  /* before */
  gboolean              stands; /* now */
  gint64                last;   /* entry that made it so */
} Moved;

/* A stranger's file may begin with any number. */
static gint64
get_first (GPtrArray *entries)
{
  return entries->len > 0 ? MAX (((const ZhJournalEntry *) g_ptr_array_index (entries, 0))->id, 1) : 1;
}

static ZhJournalEntry *
find_act (GPtrArray            *entries,
          const ZhJournalEntry *entry)
{
  gint64          first = get_first (entries);
  gboolean        is_here = entry->target >= first && entry->target < entry->id && entry->target - first < (gint64) entries->len;
  ZhJournalEntry *act = is_here ? g_ptr_array_index (entries, (guint) (entry->target - first)) : NULL;

  return act != NULL && act->kind == ZH_JOURNAL_ACT ? act : NULL;
}

void
zh_journal_forget_returns (GPtrArray *entries,
                           guint      from)
{
  for (guint i = from; i < entries->len; i++)
    {
      ZhJournalEntry *entry = g_ptr_array_index (entries, i);

      entry->undone = FALSE;
      entry->returned = 0;
      g_clear_pointer (&entry->returned_by, g_free);
    }
}

ZhJournalEntry *
zh_journal_note_return (GPtrArray            *entries,
                        const ZhJournalEntry *entry)
{
  ZhJournalEntry *act = entry->kind != ZH_JOURNAL_ACT ? find_act (entries, entry) : NULL;

  if (act == NULL || act->undone == (entry->kind == ZH_JOURNAL_UNDO))
    return NULL;
  act->undone = entry->kind == ZH_JOURNAL_UNDO;
  act->returned = entry->id;
  g_free (act->returned_by);
  act->returned_by = g_strdup (entry->actor);
  return act;
}

static void
note_moved (GHashTable           *moved,
            const ZhJournalEntry *act,
            const ZhJournalEntry *entry)
{
  Moved *known = g_hash_table_lookup (moved, act);

  if (known == NULL)
    {
      known = g_new0 (Moved, 1);
      known->act = act;
      known->stood = entry->kind == ZH_JOURNAL_UNDO;
      g_hash_table_insert (moved, (gpointer) act, known);
    }
  known->stands = entry->kind != ZH_JOURNAL_UNDO;
  known->last = entry->id;
}

static int
compare_last (gconstpointer a,
              gconstpointer b)
{
  const Moved *first = *(const Moved *const *) a;
  const Moved *second = *(const Moved *const *) b;

  return first->last < second->last ? -1 : first->last > second->last;
}

/* What is otherwise than it was when @act came or went last, in the order in which it became so. What
 * came and went again since is as if it had never been. */
static GPtrArray *
list_moved (GHashTable           *moved,
            GPtrArray            *entries,
            guint                 n_entries,
            const ZhJournalEntry *act)
{
  GPtrArray     *list = g_ptr_array_new ();
  gint64         first = get_first (entries);
  GHashTableIter iter;
  gpointer       value;

  for (gint64 i = MAX (MAX (act->id, act->returned), first) - first + 1; i < n_entries; i++)
    {
      const ZhJournalEntry *entry = g_ptr_array_index (entries, (guint) i);
      const ZhJournalEntry *other = entry->kind == ZH_JOURNAL_ACT ? entry : find_act (entries, entry);

      if (other != NULL && other != act)
        note_moved (moved, other, entry);
    }
  g_hash_table_iter_init (&iter, moved);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Moved *) value)->stood != ((Moved *) value)->stands)
      g_ptr_array_add (list, value);
  g_ptr_array_sort (list, compare_last);
  return list;
}

static gboolean
add_ties (ZhTies               *ties,
          ZhDb                 *db,
          const ZhJournalEntry *act,
          GError              **error)
{
  g_autoptr (GBytes) changeset = zh_journal_dup_changeset (db, act->id, error);

  return changeset != NULL && zh_ties_add (ties, act, changeset, error);
}

/* What an act of an older version leaves out is made anew from the journal when it is taken back, and
 * would be made over what later acts wrote themselves. */
static gboolean
is_over_border (const ZhJournalEntry *act,
                const Moved          *moved)
{
  return act->version < ZH_STATE_VERSION && moved->act->version >= ZH_STATE_VERSION && moved->stands;
}

GPtrArray *
zh_journal_find_in_the_way (ZhDb                 *db,
                            ZhDb                 *rows,
                            GPtrArray            *entries,
                            guint                 n_entries,
                            const ZhJournalEntry *act,
                            GError              **error)
{
  g_autoptr (GHashTable) moved = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr (GPtrArray) list = list_moved (moved, entries, n_entries, act);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (ZhTies) ties = zh_ties_new (rows);

  if (list->len > 0 && !add_ties (ties, db, act, error))
    return NULL;
  for (guint i = 0; i < list->len; i++)
    {
      const Moved *other = g_ptr_array_index (list, i);
      g_autoptr (ZhTies) others = zh_ties_new (rows);

      if (!add_ties (others, db, other->act, error))
        return NULL;
      if (!zh_ties_bind (ties, others) && !is_over_border (act, other))
        continue;
      g_ptr_array_insert (found, 0, (gpointer) other->act);
      if (!add_ties (ties, db, other->act, error))
        return NULL;
    }
  return g_steal_pointer (&found);
}
