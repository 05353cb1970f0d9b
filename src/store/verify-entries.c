#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "in-the-way.h"
#include "journal-state.h"
#include "verify-private.h"

static gboolean
set_target_fault (ZhVerifying          *self,
                  const ZhJournalEntry *entry,
                  const char           *detail)
{
  g_free (self->report->command);
  self->report->command = g_strdup (entry->command);
  self->report->target = entry->target;
  return zh_verify_set_fault (self->report, ZH_VERIFY_TARGET, entry->id, detail);
}

/* Whether the entry has the words of its target, as every undo and redo does: older versions repeated its
 * arguments. */
static gboolean
names_the_same (const ZhJournalEntry *entry,
                const ZhJournalEntry *target)
{
  return strcmp (entry->command, target->command) == 0 && entry->schema == target->schema &&
         strcmp (entry->args, target->args) == 0 && entry->tournament_id == target->tournament_id;
}

/* The act that an undo or a redo names, with its changes as they should stand in @entry. */
static GBytes *
make_expected (ZhVerifying          *self,
               const ZhJournalEntry *entry,
               GError              **error)
{
  g_autoptr (GBytes) changeset = zh_journal_dup_changeset (self->store->db, entry->target, error);

  if (changeset == NULL || entry->kind == ZH_JOURNAL_REDO)
    return g_steal_pointer (&changeset);
  return zh_changeset_invert (changeset, error);
}

/* An act of an older version knows nothing of the rows that are made anew when it is taken back. */
static gboolean
find_difference (const ZhJournalEntry *entry,
                 const ZhJournalEntry *target,
                 GBytes               *changeset,
                 GBytes               *expected,
                 ZhDb                 *db,
                 ZhTable              *table,
                 gint64               *row,
                 GError              **error)
{
  gboolean is_over_border = target->version < ZH_STATE_VERSION && entry->version >= ZH_STATE_VERSION;
  guint64  ignored[ZH_N_TABLES] = { 0 };

  if (is_over_border && !zh_journal_state_find_columns (db, ignored, error))
    return FALSE;
  return zh_changeset_find_difference (changeset, expected, is_over_border ? ignored : NULL, table, row, error);
}

/* Only what stands is taken back, and only what does not is done again. */
static gboolean
check_state (ZhVerifying          *self,
             const ZhJournalEntry *entry,
             const ZhJournalEntry *target)
{
  if (target->undone == (entry->kind == ZH_JOURNAL_REDO))
    return TRUE;
  return set_target_fault (self, entry,
                           target->undone ? _ ("that entry was taken back already")
                                          : _ ("that entry stands: it was not taken back"));
}

/* Whether nothing was tied to the act, which the inverse of its own changes would not show. */
static gboolean
check_turn (ZhVerifying          *self,
            const ZhJournalEntry *entry,
            const ZhJournalEntry *target,
            ZhDb                 *db,
            GError              **error)
{
  g_autoptr (GPtrArray) in_the_way = zh_journal_find_in_the_way (self->store->db, db, self->entries, (guint) entry->id - 1, target, error);
  g_autofree char *detail = NULL;

  if (in_the_way == NULL)
    return FALSE;
  if (in_the_way->len == 0)
    return TRUE;
  detail = g_strdup_printf (_ ("entry %d, which changes the same or rests on it, stood in the way"),
                            (int) ((const ZhJournalEntry *) g_ptr_array_index (in_the_way, 0))->id);
  return set_target_fault (self, entry, detail);
}

/* The first act of all, the making of the file, is never taken back. */
static gboolean
check_return (ZhVerifying          *self,
              const ZhJournalEntry *entry,
              GBytes               *changeset,
              ZhDb                 *db,
              GError              **error)
{
  const ZhJournalEntry *target = entry->target > 1 && entry->target < entry->id
                                     ? g_ptr_array_index (self->entries, (guint) entry->target - 1)
                                     : NULL;
  g_autoptr (GBytes) expected = NULL;
  ZhTable table = ZH_N_TABLES;
  gint64  row = 0;

  if (target == NULL || target->kind != ZH_JOURNAL_ACT)
    return set_target_fault (self, entry,
                             _ ("there is no act with that number before it that could be taken back"));
  if (!names_the_same (entry, target))
    return set_target_fault (self, entry,
                             _ ("it names another command, another tournament or other arguments"));
  if (!check_state (self, entry, target))
    return FALSE;
  expected = make_expected (self, entry, error);
  if (expected == NULL || !find_difference (entry, target, changeset, expected, db, &table, &row, error))
    return FALSE;
  if (row == 0)
    return check_turn (self, entry, target, db, error);
  zh_verify_set_row (self->report, table, row);
  return set_target_fault (self, entry, "");
}

static gboolean
check_act (ZhVerifying          *self,
           const ZhJournalEntry *entry,
           GArray               *rows,
           ZhRowParents         *parents,
           ZhDb                 *db,
           GError              **error)
{
  ZhReachSubject subject = { 0 };
  const ZhReach *reach = self->find_reach (entry, &subject);
  g_auto (ZhBreach) breach = { ZH_N_TABLES };

  if (reach == NULL)
    {
      g_ptr_array_add (self->report->unchecked,
                       g_strdup_printf ("%" G_GINT64_FORMAT " (%s)", entry->id, entry->command));
      return TRUE;
    }
  if (!zh_reach_check (reach, &subject, entry, rows, parents, db, &breach, error))
    return FALSE;
  if (breach.table == ZH_N_TABLES)
    return TRUE;
  zh_verify_set_row (self->report, breach.table, breach.row);
  g_free (self->report->command);
  self->report->command = g_strdup (entry->command);
  return zh_verify_set_fault (self->report, ZH_VERIFY_REACH, entry->id, breach.detail);
}

/* A row whose id the entry did not give out stands in the place of another one, or of one that is still to
 * come. The one row of the competition has its own. */
static gboolean
check_ids (ZhVerifying          *self,
           const ZhJournalEntry *entry,
           GArray               *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      const ZhRowChange *row = &g_array_index (rows, ZhRowChange, i);
      gboolean           is_given = row->id >= entry->first_id && row->id - entry->first_id < entry->n_ids;

      if (row->operation != ZH_ROW_ADDED || is_given || row->table == ZH_TABLE_COMPETITION)
        continue;
      zh_verify_set_row (self->report, row->table, row->id);
      g_free (self->report->command);
      self->report->command = g_strdup (entry->command);
      return zh_verify_set_fault (self->report, ZH_VERIFY_IDS, entry->id, "");
    }
  return TRUE;
}

/* Older versions do not say which ids their acts gave out, which a redo of such an act cannot say either. */
static gboolean
says_ids (const ZhVerifying    *self,
          const ZhJournalEntry *entry)
{
  const ZhJournalEntry *act = entry->kind == ZH_JOURNAL_REDO ? g_ptr_array_index (self->entries, (guint) entry->target - 1) : entry;

  return act->version != 0;
}

gboolean
zh_verify_entry (ZhVerifying          *self,
                 const ZhJournalEntry *entry,
                 GBytes               *changeset,
                 GArray               *rows,
                 ZhRowParents         *parents,
                 ZhDb                 *db,
                 GError              **error)
{
  if (entry->kind != ZH_JOURNAL_ACT)
    {
      if (!check_return (self, entry, changeset, db, error) ||
          (entry->kind == ZH_JOURNAL_REDO && says_ids (self, entry) && !check_ids (self, entry, rows)))
        return FALSE;
      zh_journal_note_return (self->entries, entry);
      return TRUE;
    }
  /* What changes nothing leaves no entry. */
  if (rows->len == 0)
    return zh_verify_set_fault (self->report, ZH_VERIFY_ENTRY, entry->id, "changeset = ");
  return (self->find_reach == NULL || check_act (self, entry, rows, parents, db, error)) &&
         (!says_ids (self, entry) || check_ids (self, entry, rows));
}
