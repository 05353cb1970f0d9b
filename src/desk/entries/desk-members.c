#include "config.h"

#include "desk-members.h"

#include <glib/gi18n.h>

#include "admission-act.h"
#include "desk-details.h"
#include "desk-entries.h"
#include "desk-persons.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "journal-fields.h"
#include "team-act.h"
#include "text-signs.h"

/* The last @n_members of the team, for adding them again. */
static void
note_new_members (ZhTeamAct *act,
                  guint      n_members)
{
  zh_act_in_int (act->act, "entry", act->team->id);
  for (guint i = act->next->len - n_members; i < act->next->len; i++)
    zh_act_in_member (act->act, zh_act_in_add (act->act, "members"), g_ptr_array_index (act->next, i));
}

ZhChange *
zh_desk_add_members (ZhDesk     *self,
                     gint64      entry_id,
                     GPtrArray  *members,
                     const char *reason,
                     GError    **error)
{
  g_auto (ZhTeamAct) act = { NULL };

  if (!zh_team_act_begin (&act, self, ZH_COMMAND_ADD_MEMBERS, entry_id, error) || !zh_team_act_check_reason (&act, reason, error))
    return NULL;
  if (members->len == 0)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("There is no member to add"));
  for (guint i = 0; i < members->len; i++)
    if (!zh_team_act_add_member (&act, g_ptr_array_index (members, i), error))
      return NULL;
  note_new_members (&act, members->len);
  zh_act_set_int (act.act, "count", members->len);
  if (members->len == 1)
    {
      g_autofree char *name = zh_member_format_name (g_ptr_array_index (members, 0));

      zh_act_set_string (act.act, "member", name);
    }
  return zh_team_act_commit (&act, error);
}

/* Begins an act about one member; @next is his copy in it. */
static gboolean
begin_for_member (ZhTeamAct  *act,
                  ZhDesk     *desk,
                  const char *command,
                  gint64      member_id,
                  ZhMember  **next,
                  GError    **error)
{
  const ZhMember *old = NULL;

  for (guint i = 0; i < desk->snapshot->tournaments->len && old == NULL; i++)
    old = zh_tournament_find_member (g_ptr_array_index (desk->snapshot->tournaments, i), member_id);
  if (old == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no such member of a team in this competition"));
  if (!zh_team_act_begin (act, desk, command, old->entry_id, error))
    return FALSE;
  for (guint i = 0; i < act->next->len; i++)
    if (((ZhMember *) g_ptr_array_index (act->next, i))->id == member_id)
      {
        g_autofree char *name = NULL;

        *next = g_ptr_array_index (act->next, i);
        name = zh_member_format_name (*next);
        zh_act_set_string (act->act, "member", name);
        zh_act_in_int (act->act, "member", member_id);
      }
  return TRUE;
}

/* Behind the main members, or the last of them: the laying of the boards puts all reserves
 * last, so only who comes first among equals is to be seen to. */
static void
change_reserve (ZhTeamAct *act,
                ZhMember  *member,
                gboolean   reserve)
{
  guint at = 0;

  g_ptr_array_find (act->next, member, &at);
  member->reserve = reserve;
  g_ptr_array_steal_index (act->next, at);
  g_ptr_array_insert (act->next, reserve ? 0 : -1, member);
}

ZhChange *
zh_desk_edit_member (ZhDesk         *self,
                     const ZhMember *member,
                     const char     *reason,
                     GError        **error)
{
  g_auto (ZhTeamAct) act = { NULL };
  ZhMember *next = NULL;

  if (!begin_for_member (&act, self, ZH_COMMAND_EDIT_MEMBER, member->id, &next, error) || !zh_team_act_check_member (member, error))
    return NULL;
  if (member->person->id != next->person->id)
    return zh_fail_null (error, ZH_ERROR_INPUT, "%s", _ ("A member keeps his person. Remove him and enter the other one"));
  if (member->reserve != next->reserve)
    {
      if (!zh_team_act_check_reason (&act, reason, error))
        return NULL;
      change_reserve (&act, next, member->reserve);
    }
  zh_act_in_bool (act.act, "reserve", member->reserve);
  zh_act_in_int (act.act, "rating", member->rating);
  zh_act_in_record (act.act, "player", &zh_person_type, member->person, next->person);
  zh_act_add_change_int (act.act, "rating", next->rating, member->rating);
  next->rating = member->rating;
  if (!zh_person_equal (member->person, next->person) && !zh_act_change_person (act.act, next->person, member->person, error))
    return NULL;
  zh_person_unref (next->person);
  next->person = zh_person_ref (member->person);
  return zh_team_act_commit (&act, error);
}

/* The first round in which a member stands at a board; 0 where there is none. */
static int
find_round_of (const ZhTournament *tournament,
               gint64              member_id)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          for (int n = 0; n < pairing->n_games; n++)
            if (pairing->games[n].member[0] == member_id || pairing->games[n].member[1] == member_id)
              return round->number;
        }
    }
  return 0;
}

ZhChange *
zh_desk_remove_member (ZhDesk     *self,
                       gint64      member_id,
                       const char *reason,
                       GError    **error)
{
  g_auto (ZhTeamAct) act = { NULL };
  ZhMember *gone = NULL;
  gint64    person_id;
  int       round;

  if (!begin_for_member (&act, self, ZH_COMMAND_REMOVE_MEMBER, member_id, &gone, error) || !zh_team_act_check_reason (&act, reason, error))
    return NULL;
  round = find_round_of (act.tournament, member_id);
  if (round > 0)
    {
      g_autofree char *name = zh_member_format_name (gone);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s stands in a line-up of round %d and stays in the records. Make him a reserve instead"), name, round);
    }
  person_id = gone->person->id;
  g_ptr_array_remove (act.next, gone);
  if (!zh_act_keep_decisions (act.act, act.tournament, act.team, member_id, error) ||
      !zh_store_delete (act.act->store, ZH_TABLE_MEMBER, member_id, error) ||
      !zh_store_delete_person_if_unused (act.act->store, person_id, error))
    return NULL;
  return zh_team_act_commit (&act, error);
}

/* The members as @order has them; %NULL with @error where it does not name each once. */
static GPtrArray *
arrange (ZhTeamAct    *act,
         const gint64 *order,
         gsize         n_order,
         GError      **error)
{
  g_autoptr (GPtrArray) arranged = g_ptr_array_new ();

  for (gsize i = 0; i < n_order; i++)
    for (guint k = 0; k < act->next->len; k++)
      {
        ZhMember *member = g_ptr_array_index (act->next, k);

        if (member->id == order[i] && !g_ptr_array_find (arranged, member, NULL))
          g_ptr_array_add (arranged, member);
      }
  if (arranged->len == act->next->len && n_order == act->next->len)
    return g_steal_pointer (&arranged);
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("Team “%s”: the order must name each of its %u members once"), act->team->team_name, act->next->len);
}

ZhChange *
zh_desk_order_members (ZhDesk       *self,
                       gint64        entry_id,
                       const gint64 *order,
                       gsize         n_order,
                       const char   *reason,
                       GError      **error)
{
  g_auto (ZhTeamAct) act = { NULL };
  g_autoptr (GPtrArray) arranged = NULL;
  guint n_main;

  if (!zh_team_act_begin (&act, self, ZH_COMMAND_ORDER_MEMBERS, entry_id, error) || !zh_team_act_check_reason (&act, reason, error))
    return NULL;
  zh_act_in_int (act.act, "entry", entry_id);
  zh_act_in_ids (act.act, "order", order, n_order);
  arranged = arrange (&act, order, n_order, error);
  if (arranged == NULL)
    return NULL;
  n_main = act.next->len - (guint) zh_team_act_count_reserves (act.next);
  for (guint i = 0; i < arranged->len; i++)
    {
      act.next->pdata[i] = arranged->pdata[i];
      ((ZhMember *) arranged->pdata[i])->reserve = i >= n_main;
    }
  return zh_team_act_commit (&act, error);
}

ZhChange *
zh_desk_set_captain (ZhDesk     *self,
                     gint64      entry_id,
                     const char *name,
                     GError    **error)
{
  g_auto (ZhTeamAct) act = { NULL };
  g_autoptr (ZhTournament) settings = NULL;
  g_autofree char *key = g_strdup_printf (ZH_OPTION_CAPTAIN "%" G_GINT64_FORMAT, entry_id);
  g_autofree char *given = g_strstrip (zh_text_dup_clean (name != NULL ? name : ""));

  if (!zh_team_act_begin (&act, self, ZH_COMMAND_SET_CAPTAIN, entry_id, error) || !zh_desk_check_text (zh_journal_field_format (ZH_COMMAND_SET_CAPTAIN, "captain", zh_language_get_screen ()), given, error))
    return NULL;
  zh_act_add_change (act.act, "captain", zh_tournament_get_captain (act.tournament, entry_id), given);
  zh_act_set_string (act.act, "captain", given);
  zh_act_in_int (act.act, "entry", entry_id);
  zh_act_in_string (act.act, "captain", given);
  settings = zh_tournament_copy_settings (act.tournament);
  if (*given == '\0')
    g_hash_table_remove (settings->options, key);
  else
    g_hash_table_replace (settings->options, g_strdup (key), g_strdup (given));
  if (!zh_store_put_tournament (act.act->store, settings, error))
    return NULL;
  return zh_act_commit (act.act, error);
}

static void
add_as_entries (GPtrArray *members,
                GPtrArray *entries)
{
  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);
      ZhEntry        *entry = zh_entry_new ();

      entry->id = member->id;
      entry->person = zh_person_ref (member->person);
      g_ptr_array_add (entries, entry);
    }
}

ZhTournament *
zh_tournament_dup_players (const ZhTournament *tournament)
{
  ZhTournament *players = zh_tournament_copy_settings (tournament);

  players->boards = 0;
  add_as_entries (tournament->members, players->entries);
  return players;
}

GArray *
zh_tournament_find_member_duplicates (const ZhTournament *tournament,
                                      GPtrArray          *candidates,
                                      const ZhProgress   *progress,
                                      GError            **error)
{
  g_autoptr (ZhTournament) players = zh_tournament_dup_players (tournament);
  g_autoptr (GPtrArray) asked = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);

  add_as_entries (candidates, asked);
  return zh_tournament_find_duplicates (players, candidates != NULL ? asked : NULL, progress, error);
}
