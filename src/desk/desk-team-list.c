#include "config.h"

#include "desk-team-list.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-persons.h"
#include "errors.h"
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
      copy->rating = member->rating != 0 ? member->rating : zh_person_get_counting_rating (member->person);
      g_ptr_array_add (alone->members, copy);
    }
  return zh_tournament_get_rating (alone, team);
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
                   GHashTable         *known,
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

      if (find_team (known, draft->name) != NULL)
        continue;
      rating = get_draft_rating (tournament, draft);
      entry = zh_entry_new ();
      zh_person_set_string (&entry->team_name, draft->name);
      entry->rating = draft->rating;
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
  g_autoptr (GHashTable) known = index_teams (tournament);
  g_auto (NewTeams) news = { NULL };

  collect_new_teams (&news, tournament, known, teams);
  return zh_number_plan_new_for_entries (tournament, news.entries, (const int *) news.ratings->data, error);
}

/* Enters the teams that are not in yet; @entered tells the new entry of a draft. */
static gboolean
enter_teams (ZhAct              *act,
             const ZhTournament *tournament,
             GHashTable         *known,
             GPtrArray          *teams,
             GHashTable         *entered,
             GError            **error)
{
  g_auto (NewTeams) news = { NULL };

  collect_new_teams (&news, tournament, known, teams);
  zh_act_set_int (act, "teams", news.entries->len);
  if (news.entries->len > 0 && !zh_act_enter (act, tournament, news.entries, (const int *) news.ratings->data, error))
    return FALSE;
  g_ptr_array_set_free_func (news.entries, NULL);
  for (guint i = 0; i < news.entries->len; i++)
    g_hash_table_insert (entered, g_ptr_array_index (news.drafts, i), g_ptr_array_index (news.entries, i));
  return TRUE;
}

static gboolean
add_members (ZhAct              *act,
             const ZhTournament *tournament,
             GHashTable         *known,
             const ZhEntry      *entry,
             const ZhTeamDraft  *draft,
             const char         *reason,
             GError            **error)
{
  g_auto (ZhTeamAct) team = { NULL };
  const ZhEntry *old = entry == NULL ? find_team (known, draft->name) : NULL;

  if (draft->members->len == 0)
    return TRUE;
  zh_team_act_open (&team, act, tournament, old != NULL ? old : entry);
  if (old != NULL && !zh_team_act_check_reason (&team, reason, error))
    return FALSE;
  for (guint i = 0; i < draft->members->len; i++)
    if (!zh_team_act_add_member (&team, g_ptr_array_index (draft->members, i), error))
      return FALSE;
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
check_teams (const ZhTournament *tournament,
             GHashTable         *known,
             GPtrArray          *teams,
             GError            **error)
{
  if (!zh_tournament_is_team (tournament))
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("“%s” is a tournament of individual players, without teams. Say on how many boards its teams play"), tournament->name);
  else if (teams->len == 0)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("There is no team to enter"));
  else if (count_members (teams) == 0)
    {
      for (guint i = 0; i < teams->len; i++)
        if (find_team (known, ((const ZhTeamDraft *) g_ptr_array_index (teams, i))->name) == NULL)
          return TRUE;
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("All teams of the list are entered already"));
    }
  else
    return TRUE;
  return FALSE;
}

ZhChange *
zh_desk_add_teams (ZhDesk     *self,
                   gint64      tournament_id,
                   GPtrArray  *teams,
                   const char *reason,
                   GError    **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_ADD_TEAMS, tournament_id, error);
  g_autoptr (GHashTable) entered = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) zh_entry_free);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;

  g_autoptr (GHashTable) known = tournament != NULL ? index_teams (tournament) : NULL;

  if (tournament == NULL || !check_teams (tournament, known, teams, error))
    return NULL;
  zh_act_begin_part (act, 0, ZH_PROGRESS_WHOLE / 4);
  if (!enter_teams (act, tournament, known, teams, entered, error))
    return NULL;
  zh_act_begin_part (act, ZH_PROGRESS_WHOLE / 4, ZH_PROGRESS_WHOLE);
  for (guint i = 0; i < teams->len; i++)
    {
      ZhTeamDraft *draft = g_ptr_array_index (teams, i);

      if (!zh_act_step (act, i, teams->len, error))
        return NULL;
      if (!add_members (act, tournament, known, g_hash_table_lookup (entered, draft), draft, reason, error))
        {
          g_prefix_error (error, "%s: ", draft->name);
          return NULL;
        }
    }
  zh_act_set_int (act, "count", count_members (teams));
  return zh_act_commit (act, error);
}
