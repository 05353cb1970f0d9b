#include "config.h"

#include "entry-many.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "feedback.h"

static gboolean
is_among (const GArray *entries,
          gint64        id)
{
  for (guint i = 0; i < entries->len; i++)
    if (g_array_index (entries, gint64, i) == id)
      return TRUE;
  return FALSE;
}

/* The players meant, of teams their members. */
static GPtrArray *
list_persons (const ZhTournament *tournament,
              const GArray       *entries)
{
  GPtrArray *persons = g_ptr_array_new ();

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->person != NULL && is_among (entries, entry->id))
        g_ptr_array_add (persons, entry->person);
    }
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (is_among (entries, member->entry_id))
        g_ptr_array_add (persons, member->person);
    }
  return persons;
}

static gboolean
has_all (const ZhPerson    *person,
         ZhRegistrationKind kind)
{
  return ((kind & ZH_REGISTRATION_ARRIVED) == 0 || person->arrived) && ((kind & ZH_REGISTRATION_PAID) == 0 || person->paid) &&
         ((kind & ZH_REGISTRATION_DOCUMENTS) == 0 || person->documents_seen);
}

void
zh_entry_many_turn (GtkWidget         *widget,
                    ZhSession         *session,
                    const GArray      *entries,
                    ZhRegistrationKind kind)
{
  g_autoptr (GPtrArray) persons = list_persons (zh_session_get_tournament (session), entries);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  gboolean       all = TRUE;
  ZhTick         tick;
  ZhRegistration ticks;

  for (guint i = 0; i < persons->len; i++)
    {
      const ZhPerson *person = g_ptr_array_index (persons, i);

      all = all && has_all (person, kind);
      g_array_append_val (ids, person->id);
    }
  if (ids->len == 0)
    return;
  tick = all ? ZH_TICK_NO : ZH_TICK_YES;
  ticks = (ZhRegistration){
    .arrived = (kind & ZH_REGISTRATION_ARRIVED) != 0 ? tick : ZH_TICK_AS_IS,
    .paid = (kind & ZH_REGISTRATION_PAID) != 0 ? tick : ZH_TICK_AS_IS,
    .documents_seen = (kind & ZH_REGISTRATION_DOCUMENTS) != 0 ? tick : ZH_TICK_AS_IS,
  };
  change = zh_desk_register_persons (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                     (const gint64 *) ids->data, ids->len, &ticks, &error);
  /* the ticks and the counts say it: no message at every key */
  if (change == NULL)
    zh_feedback_error (widget, _ ("The registration was not changed"), error);
}

void
zh_entry_many_set_absences (GtkWidget    *widget,
                            ZhSession    *session,
                            const GArray *entries,
                            ZhPairingKind kind)
{
  const ZhTournament *tournament = zh_session_get_tournament (session);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (entries->len == 0)
    return;
  change = zh_desk_set_absences (zh_session_get_desk (session), tournament->id, (const gint64 *) entries->data, entries->len,
                                 zh_tournament_count_paired_rounds (tournament) + 1, kind, &error);
  zh_feedback_act (widget, session, change, _ ("The absences were not changed"), error);
}

static void
append (GMenu      *menu,
        const char *label,
        const char *action,
        int         kind)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "i", kind);
  g_menu_append_item (menu, item);
}

GMenuModel *
zh_entry_many_make_menu (const ZhTournament *tournament,
                         guint               n_entries)
{
  int              round = zh_tournament_count_paired_rounds (tournament) + 1;
  g_autofree char *heading = g_strdup_printf (ngettext ("%u entry chosen", "%u entries chosen", n_entries), n_entries);
  g_autofree char *plays = g_strdup_printf (_ ("_Play Round %d"), round);
  g_autofree char *absent = g_strdup_printf (_ ("_Absent in Round %d"), round);
  g_autofree char *half = g_strdup_printf (_ ("_Half-Point Bye in Round %d"), round);
  g_autoptr (GMenu) acts = g_menu_new ();
  GMenu *menu = g_menu_new ();

  append (acts, _ ("Have _Come, or Not"), "entries.turn", ZH_REGISTRATION_ARRIVED);
  append (acts, _ ("Have _Paid, or Not"), "entries.turn", ZH_REGISTRATION_PAID);
  append (acts, _ ("_Documents Seen, or Not"), "entries.turn", ZH_REGISTRATION_DOCUMENTS);
  append (acts, plays, "entries.set-absences", ZH_PAIRING_GAME);
  append (acts, absent, "entries.set-absences", ZH_PAIRING_ZERO_BYE);
  append (acts, half, "entries.set-absences", ZH_PAIRING_HALF_BYE);
  g_menu_append_section (menu, heading, G_MENU_MODEL (acts));
  return G_MENU_MODEL (menu);
}
