#include "config.h"

#include "desk-entries.h"

#include <glib/gi18n.h>

#include "absence-act.h"
#include "admission-act.h"
#include "desk-details.h"
#include "desk-persons.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "history.h"
#include "later-ratings.h"
#include "number-act.h"
#include "pairing-system.h"
#include "rating-method.h"
#include "teams.h"
#include "words.h"

#define MAX_FIXED_BOARD 10000

/* Of each round one thing is known before. */
static gboolean
check_absences (const ZhEntry *entry,
                GError       **error)
{
  for (guint i = 0; i < entry->absences->len; i++)
    {
      const ZhAbsence *absence = &g_array_index (entry->absences, ZhAbsence, i);
      gboolean         ok = absence->round >= 1 && absence->round <= ZH_MAX_ROUNDS && zh_absence_is_kind (absence->kind);

      for (guint k = 0; k < i && ok; k++)
        ok = g_array_index (entry->absences, ZhAbsence, k).round != absence->round;
      if (!ok)
        return zh_absence_refuse (absence->round, error);
    }
  return TRUE;
}

static gboolean
check_entry (const ZhTournament *tournament,
             const ZhEntry      *entry,
             GError            **error)
{
  g_autofree char *name = zh_entry_format_name (entry);

  if (entry->person == NULL && *entry->team_name == '\0')
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("Entry: it has neither a player nor a team. Enter a name"));
  if ((entry->person == NULL) != zh_tournament_is_team (tournament))
    return zh_fail (error, ZH_ERROR_INPUT,
                    entry->person != NULL ? _ ("%s: teams play in “%s”. Enter the team and its members")
                                          : _ ("%s: players play in “%s”, not teams. Enter players, or say on how many boards teams play"),
                    name, tournament->name);
  if (entry->person != NULL && !zh_desk_check_person (entry->person, error))
    return FALSE;
  if (!zh_rating_check (entry->rating, name, error))
    return FALSE;
  if (!zh_later_ratings_are_valid (entry->later_ratings))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s: write ratings from later rounds on as 5:2310 9:2330, rounds from 2 on in their order; “%2$s” is none"),
                    name, entry->later_ratings);
  if (entry->first_round < 1 || entry->first_round > ZH_MAX_ROUNDS || entry->fixed_board < 0 ||
      entry->fixed_board > MAX_FIXED_BOARD)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s: first round or fixed board cannot be so"), name);
  return zh_desk_check_numbers (&zh_entry_type, entry, error) && zh_desk_check_texts (&zh_entry_type, entry, error);
}

static gboolean
add_entry (ZhAct              *act,
           const ZhTournament *tournament,
           ZhEntry            *entry,
           int                 number,
           GError            **error)
{
  int n_paired = zh_tournament_count_paired_rounds (tournament);

  if (!check_entry (tournament, entry, error) || !check_absences (entry, error) ||
      (entry->person != NULL && !zh_act_take_person (act, &entry->person, error)))
    return FALSE;

  entry->id = zh_store_next_id (act->store);
  entry->rating = entry->person != NULL ? zh_tournament_settle_rating (tournament, entry->rating, entry->person) : entry->rating;
  entry->start_number = number;
  entry->first_round = MAX (entry->first_round, n_paired + 1);
  entry->status = ZH_ENTRY_PLAYING;
  entry->last_round = 0;
  if (entry->person != NULL)
    g_clear_pointer (&entry->team_name, g_free);
  zh_person_set_string (&entry->team_name, entry->team_name);
  zh_act_add_entry (act, entry);
  return zh_store_put_entry (act->store, tournament->id, entry, error);
}

static gboolean
check_may_enter (const ZhTournament *tournament,
                 GPtrArray          *entries,
                 GError            **error)
{
  const ZhPairingSystem *system = zh_pairing_system_find (tournament->system);

  if (entries->len == 0)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no entry to add"));
  if (tournament->rounds->len > 0 && (system == NULL || !zh_system_get_traits (system->id)->is_swiss))
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("“%s” is paired, and its system has no place for late entries"),
                    tournament->name);
  return TRUE;
}

/* What the journal says of the numbers: who moved, or that the new ones are the last because numbers stand. */
static gboolean
move_numbers (ZhAct              *act,
              const ZhTournament *tournament,
              const ZhNumberPlan *plan,
              GError            **error)
{
  if (zh_tournament_has_rated_numbers (tournament) && zh_tournament_get_numbers_state (tournament) == ZH_NUMBERS_STAND)
    zh_act_set_int (act, "stand-after", zh_tournament_get_numbers_round (tournament));
  if (plan->moves->len == 0)
    return TRUE;
  zh_act_set_int (act, "moved", plan->moves->len);
  zh_act_set_articles (act, zh_tournament_get_numbers_article (tournament));
  return zh_act_move_numbers (act, tournament, plan->moves, NULL, error);
}

static gboolean
has_person (const GPtrArray *entries,
            guint            n_entries,
            const ZhPerson  *person)
{
  for (guint i = 0; i < n_entries; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (entries, i);

      if (entry->person != NULL && entry->person->id == person->id)
        return TRUE;
    }
  return FALSE;
}

/* A person of the file plays once in a tournament; a journal that is repeated is believed. */
static gboolean
check_not_in_yet (const ZhAct        *act,
                  const ZhTournament *tournament,
                  const GPtrArray    *entries,
                  guint               index,
                  GError            **error)
{
  const ZhEntry   *entry = g_ptr_array_index (entries, index);
  g_autofree char *name = NULL;

  if (act->desk->is_repeating || entry->person == NULL || zh_competition_find_person (act->snapshot, entry->person->id) == NULL ||
      (!has_person (tournament->entries, tournament->entries->len, entry->person) && !has_person (entries, index, entry->person)))
    return TRUE;
  name = zh_entry_format_bare_name (entry);
  return zh_fail (error, ZH_ERROR_INPUT, _ ("%1$s plays in “%2$s” already. Leave this entry out"), name, tournament->name);
}

gboolean
zh_act_enter_planned (ZhAct              *act,
                      const ZhTournament *tournament,
                      GPtrArray          *entries,
                      const ZhNumberPlan *plan,
                      GError            **error)
{
  if (!check_may_enter (tournament, entries, error))
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      if (!zh_act_step (act, i, entries->len, error))
        return FALSE;
      if (!check_not_in_yet (act, tournament, entries, i, error) ||
          !add_entry (act, tournament, g_ptr_array_index (entries, i), g_array_index (plan->numbers, int, i), error))
        {
          if (entries->len > 1)
            g_prefix_error (error, _ ("Entry %u: "), i + 1);
          return FALSE;
        }
    }
  return move_numbers (act, tournament, plan, error);
}

/* The numbers that the entries got. */
static gboolean
take_numbers (GPtrArray    *copies,
              const GArray *numbers,
              GError      **error)
{
  if (numbers->len != copies->len)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("“numbers”: give one for each of “entries”, or leave them out, and they are found"));
  for (guint i = 0; i < copies->len; i++)
    ((ZhEntry *) g_ptr_array_index (copies, i))->start_number = g_array_index (numbers, int, i);
  return TRUE;
}

/* The entries with the numbers that were asked for, and apart from them those that were found. */
static void
note_entries (ZhAct           *act,
              const GPtrArray *copies,
              const GPtrArray *entries)
{
  zh_act_in_list (act, "entries");
  zh_act_in_list (act, "numbers");
  for (guint i = 0; i < copies->len; i++)
    {
      g_autoptr (ZhEntry) asked = zh_entry_copy (g_ptr_array_index (copies, i));

      json_array_add_int_element (zh_act_in_list (act, "numbers"), asked->start_number);
      asked->start_number = ((const ZhEntry *) g_ptr_array_index (entries, i))->start_number;
      zh_act_in_entry (act, asked);
    }
}

ZhChange *
zh_desk_write_entries (ZhDesk       *self,
                       gint64        tournament_id,
                       GPtrArray    *entries,
                       const GArray *moves,
                       const GArray *numbers,
                       GError      **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_ENTRIES, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GPtrArray) copies = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhNumberPlan) plan = NULL;

  if (tournament == NULL)
    return NULL;
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (copies, zh_entry_copy (g_ptr_array_index (entries, i)));
  if (numbers != NULL && !take_numbers (copies, numbers, error))
    return NULL;
  plan = moves != NULL ? zh_number_plan_new_for_outcome (tournament, copies, moves, error)
                       : zh_number_plan_new_for_entries (tournament, copies, NULL, error);
  if (plan == NULL || !zh_act_enter_planned (act, tournament, copies, plan, error))
    return NULL;
  note_entries (act, copies, entries);
  zh_act_in_moves (act, plan->moves);
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_add_entries (ZhDesk    *self,
                     gint64     tournament_id,
                     GPtrArray *entries,
                     GError   **error)
{
  return zh_desk_write_entries (self, tournament_id, entries, NULL, NULL, error);
}

static gboolean
edit_person (ZhAct         *act,
             const ZhEntry *old,
             const ZhEntry *entry,
             GError       **error)
{
  if (entry->person == NULL || old->person == NULL)
    return TRUE;
  if (entry->person->id != old->person->id)
    return zh_fail (error, ZH_ERROR_INPUT, "%s",
                    _ ("An entry keeps its player. Remove it and enter the other one"));
  return zh_act_change_person (act, old->person, entry->person, error);
}

/* A correction that comes too late for the numbers. */
static void
note_standing_number (ZhAct              *act,
                      const ZhTournament *tournament,
                      const ZhEntry      *old,
                      const ZhEntry      *next)
{
  if (old->rating == next->rating || !zh_tournament_has_rated_numbers (tournament) ||
      zh_tournament_get_numbers_state (tournament) != ZH_NUMBERS_STAND)
    return;
  zh_act_set_int (act, "stand-after", zh_tournament_get_numbers_round (tournament));
  zh_act_set_articles (act, zh_tournament_get_numbers_article (tournament));
}

/* What other acts decide stays: the number, and who left and when. */
static ZhEntry *
make_edited (const ZhTournament *tournament,
             const ZhEntry      *old,
             const ZhEntry      *entry)
{
  ZhEntry *next = zh_entry_copy (old);

  zh_record_assign (&zh_entry_type, next, entry);
  zh_person_set_string (&next->team_name, old->person == NULL ? entry->team_name : old->team_name);
  next->start_number = old->start_number;
  next->status = old->status;
  next->last_round = old->last_round;
  next->unfinished = old->unfinished;
  next->uncounted = old->uncounted;
  if (tournament->rounds->len > 0)
    next->first_round = old->first_round;
  return next;
}

ZhChange *
zh_desk_edit_entry (ZhDesk        *self,
                    const ZhEntry *entry,
                    GError       **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *old = NULL;
  g_autoptr (ZhEntry) next = NULL;
  g_autoptr (ZhAct) act = zh_act_begin_entry (self, ZH_COMMAND_EDIT_ENTRY, entry->id, &old, &tournament, error);

  if (act == NULL || !check_entry (tournament, entry, error) || !edit_person (act, old, entry, error))
    return NULL;

  next = make_edited (tournament, old, entry);
  zh_act_add_field_changes (act, &zh_entry_type, old, next);
  zh_act_in_record (act, "fields", &zh_entry_type, next, old);
  if (old->person != NULL && entry->person != NULL)
    zh_act_in_record (act, "player", &zh_person_type, entry->person, old->person);
  note_standing_number (act, tournament, old, next);
  if (!zh_store_put_entry (act->store, tournament->id, next, error))
    return NULL;
  return zh_act_commit (act, error);
}

gboolean
zh_tournament_has_paired (const ZhTournament *tournament,
                          gint64              entry_id)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id)
            return TRUE;
        }
    }
  return FALSE;
}

/* Rows that name the entry from outside its rounds: forbidden pairs, acceleration. */
static gboolean
remove_restrictions (ZhAct              *act,
                     const ZhTournament *tournament,
                     gint64              entry_id,
                     GError            **error)
{
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (tournament);

  for (guint i = 0; i < tournament->forbidden->len; i++)
    {
      const ZhForbidden *old = g_ptr_array_index (tournament->forbidden, i);
      ZhForbidden       *kept =
          zh_forbidden_new (old->first_round, old->last_round, old->entries, old->n_entries);
      int n = 0;

      for (int k = 0; k < old->n_entries; k++)
        if (old->entries[k] != entry_id)
          kept->entries[n++] = old->entries[k];
      kept->n_entries = n;
      if (n >= 2)
        g_ptr_array_add (next->forbidden, kept);
      else
        zh_forbidden_free (kept);
    }
  for (guint i = 0; i < tournament->virtual_points->len; i++)
    {
      const ZhVirtualPoints *points = g_ptr_array_index (tournament->virtual_points, i);

      if (points->entry_id != entry_id)
        g_ptr_array_add (next->virtual_points, g_memdup2 (points, sizeof *points));
    }
  if (tournament->forbidden->len == 0 && tournament->virtual_points->len == 0)
    return TRUE;
  return zh_store_put_restrictions (act->store, next, error);
}

/* What options say of the entry alone: the captain, the admission. */
static gboolean
remove_options (ZhAct              *act,
                const ZhTournament *tournament,
                gint64              entry_id,
                GError            **error)
{
  g_autoptr (ZhTournament) next = zh_tournament_copy_settings (tournament);
  g_autofree char *captain = g_strdup_printf (ZH_OPTION_CAPTAIN "%" G_GINT64_FORMAT, entry_id);
  g_autofree char *admission = g_strdup_printf (ZH_OPTION_ADMISSION "%" G_GINT64_FORMAT, entry_id);
  gboolean         had_captain = g_hash_table_remove (next->options, captain);
  gboolean         had_admission = g_hash_table_remove (next->options, admission);

  return (!had_captain && !had_admission) || zh_store_put_tournament (act->store, next, error);
}

static gboolean
remove_member_persons (ZhAct              *act,
                       const ZhTournament *tournament,
                       const ZhEntry      *entry,
                       GError            **error)
{
  if (entry->person != NULL)
    return zh_store_delete_person_if_unused (act->store, entry->person->id, error);
  for (guint i = 0; i < tournament->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (tournament->members, i);

      if (member->entry_id == entry->id &&
          !zh_store_delete_person_if_unused (act->store, member->person->id, error))
        return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_desk_remove_entry (ZhDesk  *self,
                      gint64   entry_id,
                      GError **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *entry = NULL;
  g_autoptr (ZhAct) act =
      zh_act_begin_entry (self, ZH_COMMAND_REMOVE_ENTRY, entry_id, &entry, &tournament, error);

  if (act == NULL)
    return NULL;
  if (zh_tournament_has_paired (tournament, entry_id))
    {
      g_autofree char *name = zh_entry_format_name (entry);

      return zh_fail_null (error, ZH_ERROR_REFUSED,
                           _ ("%s is paired already and stays in the records. Withdraw the entry instead"),
                           name);
    }
  if (!zh_act_keep_decisions (act, tournament, entry, 0, error) || !remove_restrictions (act, tournament, entry_id, error) || !remove_options (act, tournament, entry_id, error) ||
      !zh_store_delete_entry (act->store, entry_id, error))
    return NULL;
  if (!remove_member_persons (act, tournament, entry, error))
    return NULL;
  return zh_act_commit (act, error);
}
