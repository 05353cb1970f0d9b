#include "config.h"

#include "desk-registration.h"

#include <glib/gi18n.h>

#include "desk-persons.h"
#include "desk-private.h"
#include "errors.h"

/* Calls @visit with every person who plays for an entry that has not left. */
static void
visit_persons (const ZhTournament *tournament,
               void (*visit) (const ZhPerson *person,
                              gint64          entry_id,
                              gpointer        data),
               gpointer data)
{
  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && entry->status == ZH_ENTRY_PLAYING)
        visit (entry->person, entry->id, data);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);
      const ZhEntry  *team = zh_tournament_find_entry (tournament, member->entry_id);

      if (team != NULL && team->status == ZH_ENTRY_PLAYING)
        visit (member->person, team->id, data);
    }
}

static void
count_person (const ZhPerson *person,
              gint64          entry_id,
              gpointer        data)
{
  ZhRegistrationCount *count = data;

  count->n_persons++;
  count->n_arrived += person->arrived != 0;
  count->n_paid += person->paid != 0;
  count->n_documents_seen += person->documents_seen != 0;
}

ZhRegistrationCount
zh_tournament_count_registered (const ZhTournament *self)
{
  ZhRegistrationCount count = { 0 };

  visit_persons (self, count_person, &count);
  return count;
}

static void
note_arrived (const ZhPerson *person,
              gint64          entry_id,
              gpointer        data)
{
  if (person->arrived)
    g_hash_table_add (data, g_memdup2 (&entry_id, sizeof entry_id));
}

/* Those that have come, or have not, and that are absent in the next round without points, or are not. */
static GArray *
list_entries (const ZhTournament *self,
              gboolean            has_come,
              gboolean            is_absent)
{
  g_autoptr (GHashTable) arrived = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  int     round = zh_tournament_count_paired_rounds (self) + 1;
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (gint64));

  visit_persons (self, note_arrived, arrived);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->entries, i);
      ZhPairingKind  kind = ZH_PAIRING_GAME;
      gboolean       absent = zh_entry_get_absence (entry, round, &kind);

      /* a bye with points was asked for: coming does not end it */
      if (entry->status == ZH_ENTRY_PLAYING && g_hash_table_contains (arrived, &entry->id) == has_come &&
          absent == is_absent && (!is_absent || kind == ZH_PAIRING_ZERO_BYE))
        g_array_append_val (entries, entry->id);
    }
  return entries;
}

GArray *
zh_tournament_list_not_arrived (const ZhTournament *self)
{
  return list_entries (self, FALSE, FALSE);
}

GArray *
zh_tournament_list_arrived_absent (const ZhTournament *self)
{
  return list_entries (self, TRUE, TRUE);
}

static void
apply_tick (ZhTick tick,
            int   *field)
{
  if (tick != ZH_TICK_AS_IS)
    *field = tick == ZH_TICK_YES;
}

static void
note_tick (ZhAct      *act,
           const char *key,
           ZhTick      tick)
{
  if (tick == ZH_TICK_AS_IS)
    return;
  zh_act_in_bool (act, key, tick == ZH_TICK_YES);
  zh_act_set_int (act, key, tick == ZH_TICK_YES);
}

/* Writes the person where something changes. */
static gboolean
register_person (ZhAct                *act,
                 const ZhPerson       *person,
                 const ZhRegistration *ticks,
                 guint                *n_changed,
                 GError              **error)
{
  g_autoptr (ZhPerson) next = zh_person_copy (person);

  apply_tick (ticks->arrived, &next->arrived);
  apply_tick (ticks->paid, &next->paid);
  apply_tick (ticks->documents_seen, &next->documents_seen);
  if (zh_person_equal (next, person))
    return TRUE;
  *n_changed += 1;
  return zh_store_put_person (act->store, next, error);
}

/* Notes who it is about: one by name, many by their number. */
static void
note_persons (ZhAct          *act,
              const ZhPerson *last,
              gsize           n_persons)
{
  g_autofree char *name = n_persons == 1 ? zh_person_format_name (last) : NULL;

  zh_act_set_int (act, "count", (gint64) n_persons);
  if (name != NULL)
    zh_act_set_string (act, "person", name);
}

ZhChange *
zh_desk_register_persons (ZhDesk               *self,
                          gint64                tournament_id,
                          const gint64         *persons,
                          gsize                 n_persons,
                          const ZhRegistration *ticks,
                          GError              **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_REGISTER_PERSONS, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhPerson     *person = NULL;
  guint               n_changed = 0;

  if (tournament == NULL)
    return NULL;
  if (n_persons == 0 || (ticks->arrived == ZH_TICK_AS_IS && ticks->paid == ZH_TICK_AS_IS && ticks->documents_seen == ZH_TICK_AS_IS))
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("Registration: say of whom, and what: arrived, fee paid or documents seen"));
  for (gsize i = 0; i < n_persons; i++)
    {
      person = zh_tournament_find_person (tournament, persons[i], NULL);
      if (person == NULL)
        return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“persons”: person %u of the list does not play in this tournament"), (guint) i + 1);
      json_array_add_int_element (zh_act_in_list (act, "persons"), persons[i]);
      if (!register_person (act, person, ticks, &n_changed, error))
        return NULL;
    }
  if (n_changed == 0)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The registration says so already"));
  note_persons (act, person, n_persons);
  note_tick (act, "arrived", ticks->arrived);
  note_tick (act, "paid", ticks->paid);
  note_tick (act, "documents-seen", ticks->documents_seen);
  return zh_act_commit (act, error);
}
