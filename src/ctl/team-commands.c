/* Teams: their members, captains and line-ups: member, lineup. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "call.h"
#include "competition-commands.h"
#include "desk-lineups.h"
#include "desk-members.h"
#include "list-values.h"
#include "record-options.h"

const ZhMember *
zh_ctl_find_member (const ZhTournament *tournament,
                    const ZhEntry      *team,
                    const char         *text,
                    GError            **error)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (tournament, team->id);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  const ZhMember  *found = NULL;
  int              n_found = 0;

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_person_format_full_name (member->person);
      g_autofree char *other = g_utf8_casefold (name, -1);
      g_autofree char *place = g_strdup_printf ("%d", member->board);

      if (strcmp (place, text) == 0)
        return member;
      if (strstr (other, folded) == NULL)
        continue;
      found = member;
      n_found++;
    }
  if (n_found == 1)
    return found;
  return zh_fail_null (error, ZH_ERROR_INPUT,
                       n_found == 0 ? _ ("Nobody of the team “%s” is called or numbered “%s”") : _ ("Several of the team “%s” are called “%s”; give the place in the team"),
                       team->team_name, text);
}

static ZhChange *
act_add (ZhCtlCall *call,
         GError   **error)
{
  const ZhEntry *team = zh_ctl_word_entry (call, 0, error);
  g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  g_autofree char *name = g_strjoinv (" ", call->words + 1);
  ZhMember        *member = zh_member_new ();
  ZhChange        *change;

  g_ptr_array_add (members, member);
  member->person = zh_person_new ();
  member->reserve = zh_ctl_choice (call, "reserve", 1) == 0;
  if (team == NULL)
    return NULL;
  if (!zh_list_split_name (name, member->person))
    return zh_fail_null (error, ZH_ERROR_USAGE, _ ("Name the member: “member FILE add TEAM SURNAME GIVEN”"));
  if (!zh_ctl_record_apply (call, "person", member->person, error))
    return NULL;
  change = zh_desk_add_members (call->desk, team->id, members, zh_ctl_text (call, "reason"), error);
  if (change != NULL)
    zh_ctl_tell_playing_officials (zh_ctl_get_competition (call), NULL);
  return change;
}

/* The member that the words behind the team name. */
static const ZhMember *
read_member (const ZhCtlCall *call,
             GError         **error)
{
  const ZhEntry   *team = zh_ctl_word_entry (call, 0, error);
  g_autofree char *name = g_strjoinv (" ", call->words + 1);

  return team != NULL ? zh_ctl_find_member (call->tournament, team, name, error) : NULL;
}

static ZhChange *
act_edit (ZhCtlCall *call,
          GError   **error)
{
  const ZhMember *member = read_member (call, error);
  g_autoptr (ZhPerson) person = member != NULL ? zh_person_copy (member->person) : NULL;
  ZhMember next;

  if (member == NULL || !zh_ctl_record_apply (call, "person", person, error))
    return NULL;
  next = *member;
  next.person = person;
  next.reserve = zh_ctl_choice (call, "reserve", member->reserve ? 0 : 1) == 0;
  if (zh_ctl_has (call, "rating"))
    next.rating = person->rating;
  return zh_desk_edit_member (call->desk, &next, zh_ctl_text (call, "reason"), error);
}

static ZhChange *
act_remove (ZhCtlCall *call,
            GError   **error)
{
  const ZhMember *member = read_member (call, error);

  return member != NULL ? zh_desk_remove_member (call->desk, member->id, zh_ctl_text (call, "reason"), error) : NULL;
}

static ZhChange *
act_order (ZhCtlCall *call,
           GError   **error)
{
  const ZhEntry   *team = zh_ctl_word_entry (call, 0, error);
  g_autofree char *list = g_strjoinv (" ", call->words + 1);
  g_auto (GStrv) parts = g_strsplit (list, ",", -1);
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (char **part = parts; team != NULL && *part != NULL; part++)
    {
      const ZhMember *member = zh_ctl_find_member (call->tournament, team, g_strstrip (*part), error);

      if (member == NULL)
        return NULL;
      g_array_append_val (order, member->id);
    }
  return team != NULL ? zh_desk_order_members (call->desk, team->id, (const gint64 *) order->data, order->len, zh_ctl_text (call, "reason"), error) : NULL;
}

static ZhChange *
act_captain (ZhCtlCall *call,
             GError   **error)
{
  const ZhEntry   *team = zh_ctl_word_entry (call, 0, error);
  g_autofree char *name = g_strjoinv (" ", call->words + 1);

  return team != NULL ? zh_desk_set_captain (call->desk, team->id, name, error) : NULL;
}

static void
print_team (const ZhCtlCall *call,
            const ZhEntry   *team)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (call->tournament, team->id);
  const char *captain = zh_tournament_get_captain (call->tournament, team->id);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_person_format_full_name (member->person);
      g_autofree char *birth = zh_date_format_iso (member->person->birth);

      zh_ctl_print_row (call, ":r team:s board:d name:s rating:d :s | id:l birth:s reserve:b captain:s", &zh_person_type, member->person,
                        team->team_name, member->board, name, member->rating, member->reserve ? "reserve" : "main", member->id, birth,
                        member->reserve, captain);
    }
  if (!call->json && *captain != '\0')
    g_print ("%s\t\t%s\t\tcaptain\n", team->team_name, captain);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  const ZhEntry *team = call->words[0] != NULL ? zh_ctl_word_entry (call, 0, error) : NULL;

  if (call->words[0] != NULL && team == NULL)
    return ZH_CTL_INPUT;
  for (guint i = 0; i < call->tournament->entries->len; i++)
    if (team == NULL || team == g_ptr_array_index (call->tournament->entries, i))
      print_team (call, g_ptr_array_index (call->tournament->entries, i));
  return ZH_CTL_DONE;
}

/* Line-ups */

/* The match of a team in a round, and its side there. */
static const ZhPairing *
find_match (const ZhTournament *tournament,
            const ZhEntry      *team,
            int                 number,
            int                *side,
            GError            **error)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (*side = 0; *side < 2; (*side)++)
        if (pairing->kind == ZH_PAIRING_GAME && pairing->entry[*side] == team->id)
          return pairing;
    }
  return zh_fail_null (error, ZH_ERROR_INPUT, _ ("“%1$s” has no match in round %2$d"), team->team_name, number);
}

/* "1,2,-,Зінчук": a dash or 0 leaves the board empty; fewer leave the last boards empty. */
static gboolean
read_lineup (const ZhTournament *tournament,
             const ZhEntry      *team,
             const char         *text,
             GArray             *members,
             GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      gboolean        is_empty = strcmp (g_strstrip (*part), "-") == 0 || strcmp (*part, "0") == 0;
      const ZhMember *member = is_empty ? NULL : zh_ctl_find_member (tournament, team, *part, error);
      gint64          id = member != NULL ? member->id : 0;

      if (!is_empty && member == NULL)
        return FALSE;
      g_array_append_val (members, id);
    }
  if ((int) members->len < tournament->boards)
    g_array_set_size (members, (guint) tournament->boards);
  return TRUE;
}

static gboolean
read_substitution (const ZhTournament *tournament,
                   const ZhEntry      *team,
                   const ZhPairing    *pairing,
                   int                 side,
                   char              **words,
                   GArray             *members,
                   GError            **error)
{
  g_autofree gint64 *present = zh_tournament_dup_lineup (tournament, pairing, side);
  const ZhMember    *out = zh_ctl_find_member (tournament, team, words[0], error);
  const ZhMember    *in = out != NULL && strcmp (words[1], "-") != 0 ? zh_ctl_find_member (tournament, team, words[1], error) : NULL;

  if (out == NULL || (in == NULL && strcmp (words[1], "-") != 0))
    return FALSE;
  if (!zh_tournament_substitute (tournament, present, out->id, in != NULL ? in->id : 0))
    return zh_fail (error, ZH_ERROR_INPUT, _ ("%s is not in the line-up"), out->person->surname);
  g_array_append_vals (members, present, (guint) tournament->boards);
  return TRUE;
}

/* The round of --round, or the last one paired. */
static int
get_round (const ZhCtlCall *call)
{
  int number = zh_ctl_number (call, "round", 0);

  return number > 0 ? number : MAX ((int) call->tournament->rounds->len, 1);
}

static ZhChange *
act_lineup (ZhCtlCall *call,
            GError   **error)
{
  g_autoptr (GArray) members = g_array_new (FALSE, TRUE, sizeof (gint64));
  ZhLineup         lineup = { .round = get_round (call) };
  const ZhEntry   *team = zh_ctl_word_entry (call, 0, error);
  const ZhPairing *pairing = team != NULL ? find_match (call->tournament, team, lineup.round, &lineup.side, error) : NULL;

  if (pairing == NULL)
    return NULL;
  if (call->words[2] == NULL ? !read_lineup (call->tournament, team, call->words[1], members, error)
                             : !read_substitution (call->tournament, team, pairing, lineup.side, call->words + 1, members, error))
    return NULL;
  lineup.board = pairing->number;
  lineup.members = (const gint64 *) members->data;
  lineup.n_members = (int) members->len;
  return zh_desk_set_lineup (call->desk, call->tournament->id, &lineup, zh_ctl_text (call, "reason"), error);
}

static void
print_side (const ZhCtlCall *call,
            const ZhRound   *round,
            const ZhPairing *pairing,
            int              side)
{
  const ZhTournament *tournament = call->tournament;
  g_autofree gint64  *members = zh_tournament_dup_lineup (tournament, pairing, side);
  const ZhEntry      *team = zh_tournament_find_entry (tournament, pairing->entry[side]);

  for (int i = 0; i < tournament->boards; i++)
    {
      const ZhMember  *member = members[i] != 0 ? zh_tournament_find_member (tournament, members[i]) : NULL;
      g_autofree char *name = member != NULL ? zh_person_format_full_name (member->person) : NULL;

      zh_ctl_print_row (call, "match:d team:s board:d name:s place:d | round:d", pairing->number, team->team_name, i + 1, name,
                        member != NULL ? member->board : 0, round->number);
    }
}

static ZhCtlExit
run_lineups (ZhCtlCall *call,
             GError   **error)
{
  const ZhRound *round = zh_ctl_find_round (call, get_round (call), error);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int side = 0; side < 2 && pairing->kind == ZH_PAIRING_GAME; side++)
        print_side (call, round, pairing, side);
    }
  return ZH_CTL_DONE;
}

const ZhCtlVerb zh_ctl_team_verbs[] = {
  { "member", "FILE [list] [TEAM]", ZH_CTL_READS, run_list },
  { "member", "FILE add TEAM NAME… [--reserve yes|no] [--reason TEXT] @person", ZH_CTL_WRITES, .act = act_add },
  { "member", "FILE edit TEAM M… [--reserve yes|no] [--reason TEXT] @person", ZH_CTL_WRITES, .act = act_edit },
  { "member", "FILE remove TEAM M… [--reason TEXT]", ZH_CTL_WRITES, .act = act_remove },
  { "member", "FILE order TEAM M… [--reason TEXT]", ZH_CTL_WRITES, .act = act_order },
  { "member", "FILE captain TEAM [NAME…]", ZH_CTL_WRITES, .act = act_captain,
    .summary = N_ ("Lists or changes the members of teams; M is a place in the team or a name") },
  { "lineup", "FILE [list] [--round R]", ZH_CTL_READS, run_lineups },
  { "lineup", "FILE set TEAM M,… [--round R] [--reason TEXT]", ZH_CTL_WRITES, .act = act_lineup },
  { "lineup", "FILE replace TEAM OUT IN [--round R] [--reason TEXT]", ZH_CTL_WRITES, .act = act_lineup,
    .summary = N_ ("Shows or sets who plays on which board of a match; M is a place in the team, a name, or - for nobody") },
  { NULL },
};
