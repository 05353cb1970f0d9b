#include "config.h"

#include "desk-team-list.h"

#include <glib/gi18n.h>

#include "desk-persons.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "number-act.h"
#include "rating-method.h"
#include "team-act.h"

/* The teams that are in, by their folded names; the first of a name counts. */
static GHashTable *
index_teams (const ZhTournament *tournament)
{
  GHashTable *teams = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = tournament->entries->len; i > 0; i--)
    {
      ZhEntry *entry = g_ptr_array_index (tournament->entries, i - 1);

      g_hash_table_replace (teams, g_utf8_casefold (entry->team_name, -1), entry);
    }
  return teams;
}

static const ZhEntry *
find_team (GHashTable *known,
           const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  return g_hash_table_lookup (known, folded);
}

/* What orders a team among the others: its rating, or the average of its first boards, as
 * zh_tournament_get_rating() takes it once the members are in. */
static int
get_draft_rating (const ZhTournament *tournament,
                  const ZhTeamDraft  *draft)
{
  g_autoptr (ZhTournament) alone = NULL;
  g_autoptr (ZhEntry) team = zh_entry_new ();

  team->rating = draft->rating;
  alone = zh_tournament_copy_settings (tournament);
  for (guint i = 0; i < draft->members->len; i++)
    {
      const ZhMember *member = g_ptr_array_index (draft->members, i);
      ZhMember       *copy = zh_member_new ();

      copy->entry_id = team->id;
      copy->reserve = member->reserve;
      copy->rating = zh_tournament_settle_rating (tournament, member->rating, member->person);
      g_ptr_array_add (alone->members, copy);
    }
  return zh_tournament_get_rating (alone, team);
}

/* (element-type gint64): by the teams given: whom its members join, 0 for a team that is not in yet. */
static GArray *
find_joined (const ZhTournament *tournament,
             GPtrArray          *teams)
{
  g_autoptr (GHashTable) known = index_teams (tournament);
  GArray *joined = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < teams->len; i++)
    {
      const ZhEntry *team = find_team (known, ((const ZhTeamDraft *) g_ptr_array_index (teams, i))->name);
      gint64         id = team != NULL ? team->id : 0;

      g_array_append_val (joined, id);
    }
  return joined;
}

/* Entries for the teams that are not in yet, and what orders each. */
typedef struct
{
  GPtrArray *drafts; /* of ZhTeamDraft */
  GPtrArray *entries;
  GArray    *ratings;
} NewTeams;

static void
new_teams_clear (NewTeams *news)
{
  g_clear_pointer (&news->drafts, g_ptr_array_unref);
  g_clear_pointer (&news->entries, g_ptr_array_unref);
  g_clear_pointer (&news->ratings, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (NewTeams, new_teams_clear)

static void
collect_new_teams (NewTeams           *news,
                   const ZhTournament *tournament,
                   const GArray       *joined,
                   const GArray       *numbers,
                   GPtrArray          *teams)
{
  news->drafts = g_ptr_array_new ();
  news->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  news->ratings = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < teams->len; i++)
    {
      ZhTeamDraft *draft = g_ptr_array_index (teams, i);
      ZhEntry     *entry;
      int          rating;

      if (g_array_index (joined, gint64, i) != 0)
        continue;
      rating = get_draft_rating (tournament, draft);
      entry = zh_entry_new ();
      zh_person_set_string (&entry->team_name, draft->name);
      entry->rating = draft->rating;
      entry->start_number = numbers != NULL ? g_array_index (numbers, int, i) : 0;
      g_ptr_array_add (news->drafts, draft);
      g_ptr_array_add (news->entries, entry);
      g_array_append_val (news->ratings, rating);
    }
}

ZhNumberPlan *
zh_desk_plan_teams (const ZhTournament *tournament,
                    GPtrArray          *teams,
                    GError            **error)
{
  g_autoptr (GArray) joined = find_joined (tournament, teams);
  g_auto (NewTeams) news = { NULL };

  collect_new_teams (&news, tournament, joined, NULL, teams);
  return zh_number_plan_new_for_entries (tournament, news.entries, (const int *) news.ratings->data, error);
}

/* Enters the teams that are not in yet; @entered tells the new entry of a draft. */
static gboolean
enter_teams (ZhAct              *act,
             const ZhTournament *tournament,
             const GArray       *joined,
             const ZhGivenTeams *given,
             GPtrArray          *teams,
             GHashTable         *entered,
             GError            **error)
{
  g_auto (NewTeams) news = { NULL };
  g_autoptr (ZhNumberPlan) plan = NULL;

  collect_new_teams (&news, tournament, joined, given != NULL ? given->numbers : NULL, teams);
  zh_act_set_int (act, "teams", news.entries->len);
  zh_act_in_list (act, "moves");
  if (news.entries->len == 0)
    return TRUE;
  plan = given != NULL ? zh_number_plan_new_for_outcome (tournament, news.entries, given->moves, error)
                       : zh_number_plan_new_for_entries (tournament, news.entries, (const int *) news.ratings->data, error);
  if (plan == NULL || !zh_act_enter_planned (act, tournament, news.entries, plan, error))
    return FALSE;
  zh_act_in_moves (act, plan->moves);
  g_ptr_array_set_free_func (news.entries, NULL);
  for (guint i = 0; i < news.entries->len; i++)
    g_hash_table_insert (entered, g_ptr_array_index (news.drafts, i), g_ptr_array_index (news.entries, i));
  return TRUE;
}

/* The team as it came in, or the team that is in, for doing it again; (transfer none): its list of members. */
static JsonArray *
note_team (ZhAct             *act,
           const ZhTeamDraft *draft,
           const ZhEntry     *entered,
           gint64             joined)
{
  JsonObject *object = zh_act_in_add (act, "teams");
  JsonArray  *members = json_array_new ();

  json_object_set_string_member (object, "name", entered != NULL ? entered->team_name : draft->name);
  if (joined != 0)
    json_object_set_int_member (object, "entry", joined);
  if (entered != NULL)
    {
      json_object_set_int_member (object, "rating", entered->rating);
      json_object_set_int_member (object, "number", entered->start_number);
    }
  json_object_set_array_member (object, "members", members);
  return members;
}

static gboolean
add_members (ZhAct              *act,
             const ZhTournament *tournament,
             const ZhEntry      *entered,
             gint64              joined,
             const ZhTeamDraft  *draft,
             const char         *reason,
             GError            **error)
{
  g_auto (ZhTeamAct) team = { NULL };
  JsonArray *members = note_team (act, draft, entered, joined);

  if (draft->members->len == 0)
    return TRUE;
  zh_team_act_open (&team, act, tournament, joined != 0 ? zh_tournament_find_entry (tournament, joined) : entered);
  if (joined != 0 && !zh_team_act_check_reason (&team, reason, error))
    return FALSE;
  for (guint i = 0; i < draft->members->len; i++)
    {
      JsonObject *object = json_object_new ();

      json_array_add_object_element (members, object);
      if (!zh_team_act_add_member (&team, g_ptr_array_index (draft->members, i), error))
        return FALSE;
      zh_act_in_member (act, object, g_ptr_array_index (team.next, team.next->len - 1));
    }
  return zh_team_act_write (&team, error);
}

static int
count_members (GPtrArray *teams)
{
  int n = 0;

  for (guint i = 0; i < teams->len; i++)
    n += (int) ((const ZhTeamDraft *) g_ptr_array_index (teams, i))->members->len;
  return n;
}

static gboolean
are_all_joined (const GArray *joined)
{
  for (guint i = 0; i < joined->len; i++)
    if (g_array_index (joined, gint64, i) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
check_teams (const ZhTournament *tournament,
             const GArray       *joined,
             GPtrArray          *teams,
             GError            **error)
{
  if (!zh_tournament_is_team (tournament))
    return zh_fail (error, ZH_ERROR_REFUSED,
                    _ ("“%s” is a tournament of individual players, without teams. Say on how many boards its teams play"), tournament->name);
  for (guint i = 0; i < joined->len; i++)
    if (g_array_index (joined, gint64, i) != 0 && zh_tournament_find_entry (tournament, g_array_index (joined, gint64, i)) == NULL)
      return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no such entry in this competition"));
  if (teams->len == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no team to enter"));
  else if (count_members (teams) == 0 && are_all_joined (joined))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("All teams of the list are entered already"));
  else
    return TRUE;
  return FALSE;
}

ZhChange *
zh_desk_write_teams (ZhDesk             *self,
                     gint64              tournament_id,
                     GPtrArray          *teams,
                     const ZhGivenTeams *given,
                     const char         *reason,
                     GError            **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_TEAMS, tournament_id, error);
  g_autoptr (GHashTable) entered = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) zh_entry_free);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (GArray) joined = NULL;

  if (tournament == NULL)
    return NULL;
  joined = given != NULL ? g_array_ref (given->joined) : find_joined (tournament, teams);
  if (!check_teams (tournament, joined, teams, error))
    return NULL;
  zh_act_begin_part (act, 0, ZH_PROGRESS_WHOLE / 4);
  if (!enter_teams (act, tournament, joined, given, teams, entered, error))
    return NULL;
  zh_act_begin_part (act, ZH_PROGRESS_WHOLE / 4, ZH_PROGRESS_WHOLE);
  for (guint i = 0; i < teams->len; i++)
    {
      ZhTeamDraft *draft = g_ptr_array_index (teams, i);

      if (!zh_act_step (act, i, teams->len, error))
        return NULL;
      if (!add_members (act, tournament, g_hash_table_lookup (entered, draft), g_array_index (joined, gint64, i), draft, reason, error))
        {
          g_prefix_error (error, "%s: ", draft->name);
          return NULL;
        }
    }
  zh_act_set_int (act, "count", count_members (teams));
  return zh_act_commit (act, error);
}

ZhChange *
zh_desk_add_teams (ZhDesk     *self,
                   gint64      tournament_id,
                   GPtrArray  *teams,
                   const char *reason,
                   GError    **error)
{
  return zh_desk_write_teams (self, tournament_id, teams, NULL, reason, error);
}
