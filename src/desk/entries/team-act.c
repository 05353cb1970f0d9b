#include "config.h"

#include "team-act.h"

#include <glib/gi18n.h>

#include "desk-members.h"
#include "desk-persons.h"
#include "errors.h"
#include "rating-method.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

#define MAX_MEMBERS 100

static ZhMember *
copy_member (const ZhMember *member)
{
  ZhMember *copy = zh_member_new ();

  *copy = *member;
  copy->person = zh_person_ref (member->person);
  return copy;
}

void
zh_team_act_clear (ZhTeamAct *self)
{
  g_clear_pointer (&self->own_act, zh_act_free);
  g_clear_pointer (&self->old, g_ptr_array_unref);
  g_clear_pointer (&self->next, g_ptr_array_unref);
}

void
zh_team_act_open (ZhTeamAct          *self,
                  ZhAct              *act,
                  const ZhTournament *tournament,
                  const ZhEntry      *team)
{
  self->act = act;
  self->tournament = tournament;
  self->team = team;
  self->old = zh_tournament_list_members (tournament, team->id);
  self->next = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_member_free);
  for (guint i = 0; i < self->old->len; i++)
    g_ptr_array_add (self->next, copy_member (g_ptr_array_index (self->old, i)));
}

gboolean
zh_team_act_begin (ZhTeamAct  *self,
                   ZhDesk     *desk,
                   const char *command,
                   gint64      entry_id,
                   GError    **error)
{
  const ZhTournament *tournament = NULL;
  const ZhEntry      *team = zh_desk_find_entry (desk, entry_id, &tournament, error);

  if (team == NULL)
    return FALSE;
  self->own_act = zh_act_begin (desk, command, tournament->id, error);
  if (self->own_act == NULL || zh_act_get_open_tournament (self->own_act, error) == NULL)
    return FALSE;
  if (!zh_tournament_is_team (tournament) || team->person != NULL)
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("“%s” is a tournament of individual players, without teams. Say on how many boards its teams play"), tournament->name);
  zh_team_act_open (self, self->own_act, tournament, team);
  zh_act_set_entry (self->act, "entry", team);
  return TRUE;
}

/* Whether the team stands in a round that was shown to the players: a team that comes late makes
 * its line-up before its own first round. */
static gboolean
has_started (const ZhTournament *tournament,
             gint64              entry_id)
{
  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->state != ZH_ROUND_OPEN; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id)
            return TRUE;
        }
    }
  return FALSE;
}

/* Whether the team stays as it is: its first round was shown to the players, and the rules allow no change
 * then; with the @article of the rule. */
static gboolean
find_member_lock (const ZhCompetition *competition,
                  const ZhTournament  *tournament,
                  gint64               entry_id,
                  char               **article)
{
  g_autoptr (ZhRuleset) rules = has_started (tournament, entry_id) ? zh_competition_load_ruleset (competition, NULL) : NULL;
  gboolean    may_change = TRUE;
  const char *found = "";

  if (rules == NULL || !zh_ruleset_get_boolean (rules, "teams.lineup-changes-after-round-1", &may_change, &found) || may_change)
    return FALSE;
  *article = g_strdup (found);
  return TRUE;
}

char *
zh_desk_members_need_reason (const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             gint64               entry_id)
{
  g_autofree char *article = NULL;

  if (!find_member_lock (competition, tournament, entry_id, &article))
    return NULL;
  return g_strdup_printf (_ ("After the start of round 1 the line-ups of teams stay as they are, unless the regulation allows a change [%s]. Give the reason for it"),
                          article);
}

/* Who plays changes: a reason is asked for where the rules keep the teams as they were. */
gboolean
zh_team_act_check_reason (ZhTeamAct  *self,
                          const char *reason,
                          GError    **error)
{
  g_autofree char *article = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *given = g_strstrip (zh_text_dup_clean (reason != NULL ? reason : ""));

  if (*given != '\0')
    zh_act_set_reason (self->act, given);
  if (!find_member_lock (self->act->snapshot, self->tournament, self->team->id, &article))
    return TRUE;
  zh_act_set_articles (self->act, article);
  if (*given != '\0')
    return TRUE;
  sentence = zh_desk_members_need_reason (self->act->snapshot, self->tournament, self->team->id);
  return zh_fail (error, ZH_ERROR_REFUSED, "%s", sentence);
}

/* "1 Гнатів Олег, 2 Дячук Ірина, (3) Зінчук Лев": reserves in brackets. */
static char *
format_members (GPtrArray *members)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember  *member = g_ptr_array_index (members, i);
      g_autofree char *name = zh_member_format_name (member);

      g_string_append_printf (text, member->reserve ? "%s(%d) %s" : "%s%d %s", i > 0 ? ", " : "", member->board, name);
    }
  return g_string_free (text, FALSE);
}

/* Main members first, then reserves, each in the order they stand in. */
static void
lay_boards (GPtrArray *members)
{
  g_autoptr (GPtrArray) laid = g_ptr_array_new ();

  for (int reserve = 0; reserve < 2; reserve++)
    for (guint i = 0; i < members->len; i++)
      {
        ZhMember *member = g_ptr_array_index (members, i);

        if (member->reserve == (reserve == 1))
          g_ptr_array_add (laid, member);
      }
  for (guint i = 0; i < laid->len; i++)
    {
      members->pdata[i] = laid->pdata[i];
      ((ZhMember *) laid->pdata[i])->board = (int) i + 1;
    }
}

int
zh_team_act_count_reserves (GPtrArray *members)
{
  int n = 0;

  for (guint i = 0; i < members->len; i++)
    n += ((const ZhMember *) g_ptr_array_index (members, i))->reserve ? 1 : 0;
  return n;
}

/* More reserves than the regulation allows cannot be entered; fewer may still come. */
static gboolean
check_size (ZhTeamAct *self,
            GError   **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (self->act->snapshot, NULL);
  const char *article = "";
  int         most = MAX_MEMBERS;
  int         n = zh_team_act_count_reserves (self->next);

  if (self->next->len > MAX_MEMBERS)
    return zh_fail (error, ZH_ERROR_REFUSED, _ ("Team “%s”: more than %d members cannot be entered"), self->team->team_name, MAX_MEMBERS);
  if (rules == NULL || !zh_ruleset_get_int (rules, "teams.reserves-max", &most, &article) || n <= most || n <= zh_team_act_count_reserves (self->old))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  g_dngettext (NULL, "Team “%1$s”: the regulation allows %2$d reserve [%3$s]", "Team “%1$s”: the regulation allows %2$d reserves [%3$s]", (gulong) most),
                  self->team->team_name, most, article);
}

static const ZhMember *
find_old (const ZhTeamAct *self,
          gint64           id)
{
  for (guint i = 0; i < self->old->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->old, i);

      if (member->id == id)
        return member;
    }
  return NULL;
}

/* Writes the members whose place, reserve or rating differs, and notes the new list. */
gboolean
zh_team_act_write (ZhTeamAct *self,
                   GError   **error)
{
  g_autofree char *old_text = format_members (self->old);
  g_autofree char *next_text = NULL;

  lay_boards (self->next);
  if (!check_size (self, error))
    return FALSE;
  next_text = format_members (self->next);
  /* who came or went is in the words of the act */
  if (self->old->len == self->next->len)
    zh_act_add_change (self->act, "members", old_text, next_text);
  for (guint i = 0; i < self->next->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (self->next, i);
      const ZhMember *old = find_old (self, member->id);

      if (old != NULL && old->board == member->board && old->reserve == member->reserve && old->rating == member->rating)
        continue;
      if (!zh_store_put_member (self->act->store, member, error))
        return FALSE;
    }
  return TRUE;
}

ZhChange *
zh_team_act_commit (ZhTeamAct *self,
                    GError   **error)
{
  return zh_team_act_write (self, error) ? zh_act_commit (self->act, error) : NULL;
}

gboolean
zh_team_act_check_member (const ZhMember *member,
                          GError        **error)
{
  return zh_desk_check_person (member->person, error) && zh_rating_check (member->rating, member->person->surname, error);
}

static const ZhMember *
find_member_of (const GPtrArray *members,
                const ZhPerson  *person)
{
  for (guint i = 0; i < members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (members, i);

      if (member->person->id == person->id)
        return member;
    }
  return NULL;
}

/* One person of the file plays for one team of a tournament, and once. */
static gboolean
check_not_in_yet (const ZhTeamAct *self,
                  const ZhPerson  *person,
                  GError         **error)
{
  const ZhMember  *member = person->id != 0 ? find_member_of (self->tournament->members, person) : NULL;
  const ZhEntry   *team = member != NULL ? zh_tournament_find_entry (self->tournament, member->entry_id) : self->team;
  g_autofree char *name = NULL;

  if (person->id == 0 || (member == NULL && (self->act->desk->is_repeating || find_member_of (self->next, person) == NULL)))
    return TRUE;
  name = zh_person_format_name (person);
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("%s plays for “%s” already. Remove him there first"), name, team != NULL ? team->team_name : "");
}

gboolean
zh_team_act_add_member (ZhTeamAct      *self,
                        const ZhMember *given,
                        GError        **error)
{
  ZhMember *member = copy_member (given);
  gboolean  may_come = zh_team_act_check_member (member, error) && check_not_in_yet (self, member->person, error);

  g_ptr_array_add (self->next, member);
  if (!may_come || !zh_act_take_person (self->act, &member->person, error))
    return FALSE;
  member->id = zh_store_next_id (self->act->store);
  member->entry_id = self->team->id;
  member->reserve = given->reserve || (int) self->next->len - zh_team_act_count_reserves (self->next) > self->tournament->boards;
  member->rating = zh_tournament_settle_rating (self->tournament, member->rating, member->person);
  return TRUE;
}
