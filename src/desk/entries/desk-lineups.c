#include "config.h"

#include "desk-lineups.h"

#include <glib/gi18n.h>

#include "admission-state.h"
#include "desk-lateness.h"
#include "desk-private.h"
#include "entry-outcomes.h"
#include "errors.h"
#include "incident-articles.h"
#include "member-exclusion.h"
#include "ruleset-defaults.h"
#include "team-norms.h"
#include "text-signs.h"

/* The match meant; %NULL with @error. */
static const ZhPairing *
find_match (const ZhTournament *tournament,
            const ZhLineup     *lineup,
            const ZhRound     **round,
            GError            **error)
{
  const ZhPairing *pairing;

  *round = zh_tournament_find_round (tournament, lineup->round);
  pairing = *round != NULL ? zh_round_find_pairing (*round, lineup->board) : NULL;
  if (*round == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), lineup->round);
  else if (!zh_tournament_is_team (tournament))
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED,
                 _ ("“%s” is a tournament of individual players, without teams. Say on how many boards its teams play"), tournament->name);
  else if (pairing == NULL || pairing->kind != ZH_PAIRING_GAME || lineup->side < 0 || lineup->side > 1)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d has no match %d"), lineup->round, lineup->board);
  else if (zh_system_get_traits (tournament->system)->has_fixed_boards)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("In this system the table says who meets whom, so there are no line-ups"));
  else if ((*round)->state == ZH_ROUND_CLOSED)
    g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d is closed already"), lineup->round);
  else if (lineup->n_members != tournament->boards)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("A line-up names %d boards, one member or nobody for each"), tournament->boards);
  else
    return pairing;
  return NULL;
}

/* A ruling keeps some members out of the round. */
static gboolean
check_exclusions (const ZhCompetition *competition,
                  const ZhTournament  *tournament,
                  const ZhLineup      *lineup,
                  GError             **error)
{
  for (int i = 0; i < lineup->n_members; i++)
    {
      const ZhIncidentRecord *ruling =
          lineup->members[i] != 0 ? zh_competition_find_exclusion (competition, tournament->id, lineup->members[i], lineup->round) : NULL;
      g_autofree char *name = NULL;

      if (ruling == NULL)
        continue;
      name = zh_member_format_name (zh_tournament_find_member (tournament, lineup->members[i]));
      return zh_fail (error, ZH_ERROR_REFUSED,
                      *ruling->articles != '\0' ? _ ("Board %1$d: a ruling of round %3$d keeps %2$s out of this round [%4$s]. Name a reserve")
                                                : _ ("Board %1$d: a ruling of round %3$d keeps %2$s out of this round. Name a reserve"),
                      i + 1, name, ruling->round, ruling->articles);
    }
  return TRUE;
}

/* Everybody is of the team, and nobody sits at two boards. */
static gboolean
check_members (const ZhCompetition *competition,
               const ZhTournament  *tournament,
               const ZhPairing     *pairing,
               const ZhLineup      *lineup,
               GError             **error)
{
  const ZhEntry *team = zh_tournament_find_entry (tournament, pairing->entry[lineup->side]);

  for (int i = 0; i < lineup->n_members; i++)
    {
      const ZhMember  *member = lineup->members[i] != 0 ? zh_tournament_find_member (tournament, lineup->members[i]) : NULL;
      g_autofree char *name = member != NULL ? zh_member_format_name (member) : NULL;

      if (lineup->members[i] == 0)
        continue;
      if (member == NULL || team == NULL || member->entry_id != team->id)
        {
          g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);
          g_autofree char *articles = rules != NULL ? zh_ruleset_dup_incident_articles (rules, "team-unentitled") : NULL;

          return zh_fail (error, ZH_ERROR_REFUSED,
                          articles != NULL ? _ ("Board %1$d: %2$s is no member of “%3$s” and is not entitled to play for it [%4$s]")
                                           : _ ("Board %1$d: %2$s is no member of “%3$s” and is not entitled to play for it"),
                          i + 1, name != NULL ? name : "?", team != NULL ? team->team_name : "", articles);
        }
      if (member != zh_tournament_find_exhibitor (tournament, team->id) && zh_lineup_find_board (lineup->members, i, lineup->members[i]) >= 0)
        return zh_fail (error, ZH_ERROR_REFUSED,
                        _ ("%1$s stands on boards %2$d and %3$d. A member plays on one board"), name,
                        zh_lineup_find_board (lineup->members, i, lineup->members[i]) + 1, i + 1);
    }
  return TRUE;
}

static ZhDate
get_day (gint64 now)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (now);

  return time != NULL ? (ZhDate){ g_date_time_get_year (time), g_date_time_get_month (time), g_date_time_get_day_of_month (time) } : ZH_DATE_NONE;
}

/* Whom the commission has not admitted the rules do not entitle to play: reserves are asked about here, once they are named. */
static gboolean
check_admitted (const ZhTournament *tournament,
                const ZhPairing    *pairing,
                const ZhLineup     *lineup,
                gint64              now,
                const ZhRuleset    *rules,
                GError            **error)
{
  const ZhEntry *team = zh_tournament_find_entry (tournament, pairing->entry[lineup->side]);

  for (int i = 0; i < lineup->n_members; i++)
    {
      g_autofree char *articles = NULL;
      g_autofree char *name = NULL;

      if (lineup->members[i] == 0 || !zh_tournament_keeps_out (tournament, team, lineup->members[i], get_day (now)))
        continue;
      articles = rules != NULL ? zh_ruleset_dup_incident_articles (rules, "team-unentitled") : NULL;
      name = zh_member_format_name (zh_tournament_find_member (tournament, lineup->members[i]));
      return zh_fail (error, ZH_ERROR_REFUSED,
                      articles != NULL ? _ ("Board %1$d: the commission has not admitted %2$s, who is not entitled to play [%3$s]. Name somebody else, or decide on him first")
                                       : _ ("Board %1$d: the commission has not admitted %2$s, who is not entitled to play. Name somebody else, or decide on him first"),
                      i + 1, name, articles);
    }
  return TRUE;
}

static void
add_objection (GPtrArray  *objections,
               char       *sentence,
               const char *article)
{
  if (*article == '\0')
    g_ptr_array_add (objections, sentence);
  else
    {
      g_ptr_array_add (objections, g_strdup_printf ("%s [%s]", sentence, article));
      g_free (sentence);
    }
}

/* The first member who does not sit where the mode has him; %NULL where all do. */
static const ZhMember *
find_misplaced (const ZhTournament *tournament,
                const ZhLineup     *lineup)
{
  ZhLineupMode mode = zh_tournament_get_lineup_mode (tournament);

  for (int i = 0; i < lineup->n_members && mode != ZH_LINEUPS_FREE; i++)
    {
      const ZhMember *member = lineup->members[i] != 0 ? zh_tournament_find_member (tournament, lineup->members[i]) : NULL;

      if (member == NULL)
        continue;
      if (mode == ZH_LINEUPS_FIXED && !member->reserve && member->board <= tournament->boards && member->board != i + 1)
        return member;
      if (mode == ZH_LINEUPS_SHIFT && i > 0 && zh_tournament_get_member_place (tournament, lineup->members[i - 1]) > member->board)
        return member;
    }
  return NULL;
}

static void
check_order (const ZhTournament *tournament,
             const ZhLineup     *lineup,
             const ZhRuleset    *rules,
             GPtrArray          *objections)
{
  const ZhMember  *member = find_misplaced (tournament, lineup);
  g_autofree char *name = member != NULL ? zh_member_format_name (member) : NULL;
  gboolean         may_change = TRUE;
  const char      *article = "";

  if (member == NULL)
    return;
  if (rules != NULL)
    zh_ruleset_get_boolean (rules, "teams.lineup-changes-after-round-1", &may_change, &article);
  add_objection (objections,
                 zh_tournament_get_lineup_mode (tournament) == ZH_LINEUPS_FIXED
                     ? g_strdup_printf (_ ("%1$s plays on board %2$d: the order of boards was fixed before the event"), name, member->board)
                     : g_strdup_printf (_ ("%s stands out of order: the members keep the order of the team, reserves play last"), name),
                 article);
}

/* A match has begun with a result, or when the start of the round is over. */
static gboolean
has_begun (const ZhRound   *round,
           const ZhPairing *pairing,
           gint64           now)
{
  g_autoptr (GDateTime) start = zh_round_parse_start (round);

  for (int i = 0; i < pairing->n_games; i++)
    if (zh_result_is_set (pairing->games[i].result))
      return TRUE;
  return start != NULL && now >= g_date_time_to_unix (start);
}

/* The first who comes in for another: a reserve, or whoever did not sit in this line-up yet. */
static const ZhMember *
find_substitute (const ZhTournament *tournament,
                 const ZhPairing    *pairing,
                 const ZhLineup     *lineup,
                 gboolean            is_reserve)
{
  g_autofree gint64 *present = zh_tournament_dup_lineup (tournament, pairing, lineup->side);

  for (int i = 0; i < lineup->n_members; i++)
    {
      const ZhMember *member = lineup->members[i] != 0 ? zh_tournament_find_member (tournament, lineup->members[i]) : NULL;

      if (member != NULL && zh_lineup_find_board (present, lineup->n_members, member->id) < 0 && (member->reserve || !is_reserve))
        return member;
    }
  return NULL;
}

/* Whether somebody may be replaced at all, or once the match has begun. */
static void
check_substitution (const ZhTournament *tournament,
                    const ZhRound      *round,
                    const ZhPairing    *pairing,
                    const ZhLineup     *lineup,
                    gint64              now,
                    const ZhRuleset    *rules,
                    GPtrArray          *objections)
{
  const char      *article = "";
  ZhSubstitution   rule = rules != NULL ? zh_ruleset_get_substitution (rules, &article) : ZH_SUBSTITUTION_NOT_SAID;
  const ZhMember  *member = find_substitute (tournament, pairing, lineup, rule == ZH_SUBSTITUTION_NONE);
  g_autofree char *name = member != NULL ? zh_member_format_name (member) : NULL;

  if (member == NULL)
    return;
  if (rule == ZH_SUBSTITUTION_NONE)
    add_objection (objections, g_strdup_printf (_ ("%s is a reserve, and nobody is replaced in this event"), name), article);
  else if (rule == ZH_SUBSTITUTION_BEFORE_ROUND && has_begun (round, pairing, now))
    add_objection (objections, g_strdup_printf (_ ("%s would come in after the match has begun; members are replaced before it"), name), article);
}

/* Boys and girls at the boards, where a regulation counts them. */
static void
check_sexes (const ZhTournament *tournament,
             const ZhPairing    *pairing,
             const ZhLineup     *lineup,
             const ZhRuleset    *rules,
             GPtrArray          *objections)
{
  const ZhEntry *team = zh_tournament_find_entry (tournament, pairing->entry[lineup->side]);
  ZhTeamShape    shape = { .n_reserves = -1, .n_present = -1, .n_boards = lineup->n_members };
  g_autoptr (GArray) faults = NULL;

  for (int i = 0; i < lineup->n_members; i++)
    if (lineup->members[i] != 0)
      zh_team_shape_count (&shape, zh_tournament_find_member (tournament, lineup->members[i])->person->sex);
  faults = rules != NULL ? zh_ruleset_check_team (rules, &shape) : NULL;
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    g_ptr_array_add (objections, zh_team_fault_format (&g_array_index (faults, ZhTeamFault, i), team->team_name, zh_language_get_screen ()));
}

/* Ten minutes before the round in the Ukrainian rules; silent where no start is planned. Where members are
 * replaced at once, also during play, no slip is waited for any more. */
static void
check_time (const ZhRound   *round,
            const ZhPairing *pairing,
            gint64           now,
            const ZhRuleset *rules,
            GPtrArray       *objections)
{
  g_autoptr (GDateTime) start = zh_round_parse_start (round);
  const char *article = "";
  int         seconds = 0;

  if (start == NULL || rules == NULL || !zh_ruleset_get_int (rules, "teams.lineup-before-seconds", &seconds, &article) ||
      now <= g_date_time_to_unix (start) - seconds ||
      (has_begun (round, pairing, now) && zh_ruleset_get_substitution (rules, NULL) == ZH_SUBSTITUTION_IMMEDIATE))
    return;
  add_objection (objections, g_strdup_printf (_ ("The line-up comes later than %d minutes before the round"), seconds / 60), article);
}

static void
check_results (const ZhPairing *pairing,
               const ZhLineup  *lineup,
               GPtrArray       *objections)
{
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];

      if (game->board < 1 || game->board > lineup->n_members || !zh_result_is_set (game->result) ||
          game->member[lineup->side] == lineup->members[game->board - 1])
        continue;
      add_objection (objections, g_strdup_printf (_ ("Board %d has a result already, which stays"), game->board), "");
      return;
    }
}

char **
zh_competition_check_lineup (const ZhCompetition *competition,
                             const ZhTournament  *tournament,
                             const ZhLineup      *lineup,
                             gint64               now,
                             GError             **error)
{
  const ZhRound   *round = NULL;
  const ZhPairing *pairing = find_match (tournament, lineup, &round, error);
  g_autoptr (GPtrArray) objections = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, NULL);

  if (pairing == NULL || !check_members (competition, tournament, pairing, lineup, error) ||
      !check_exclusions (competition, tournament, lineup, error) || !check_admitted (tournament, pairing, lineup, now, rules, error))
    return NULL;
  check_order (tournament, lineup, rules, objections);
  check_substitution (tournament, round, pairing, lineup, now, rules, objections);
  check_sexes (tournament, pairing, lineup, rules, objections);
  check_time (round, pairing, now, rules, objections);
  check_results (pairing, lineup, objections);
  g_ptr_array_add (objections, NULL);
  g_ptr_array_set_free_func (objections, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&objections), FALSE);
}

/* "1 Гнатів Олег, 2 —, 3 Зінчук Лев". */
static char *
format_lineup (const ZhTournament *tournament,
               const gint64       *members)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < tournament->boards; i++)
    {
      const ZhMember  *member = members[i] != 0 ? zh_tournament_find_member (tournament, members[i]) : NULL;
      g_autofree char *name = member != NULL ? zh_member_format_name (member) : g_strdup ("—");

      g_string_append_printf (text, "%s%d %s", i > 0 ? ", " : "", i + 1, name);
    }
  return g_string_free (text, FALSE);
}

static gboolean
write_lineup (ZhAct           *act,
              const ZhPairing *pairing,
              const ZhLineup  *lineup,
              GError         **error)
{
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame game = pairing->games[i];

      if (game.board < 1 || game.board > lineup->n_members || game.member[lineup->side] == lineup->members[game.board - 1])
        continue;
      game.member[lineup->side] = lineup->members[game.board - 1];
      game.missing[lineup->side] = FALSE;
      if (!zh_store_put_game (act->store, pairing->id, &game, error))
        return FALSE;
    }
  return TRUE;
}

static void
note_lineup (ZhAct              *act,
             const ZhTournament *tournament,
             const ZhPairing    *pairing,
             const ZhLineup     *lineup)
{
  g_autofree gint64 *old = zh_tournament_dup_lineup (tournament, pairing, lineup->side);
  g_autofree char   *old_text = format_lineup (tournament, old);
  g_autofree char   *next_text = format_lineup (tournament, lineup->members);

  zh_act_set_int (act, "round", lineup->round);
  zh_act_set_int (act, "board", lineup->board);
  zh_act_set_entry (act, "entry", zh_tournament_find_entry (tournament, pairing->entry[lineup->side]));
  zh_act_add_change (act, "lineup", old_text, next_text);
  zh_act_in_int (act, "round", lineup->round);
  zh_act_in_int (act, "board", lineup->board);
  zh_act_in_int (act, "entry", pairing->entry[lineup->side]);
  zh_act_in_ids (act, "members", lineup->members, (gsize) lineup->n_members);
}

/* The article by which somebody comes in during the match, where members are replaced at once. */
static void
cite_substitution (ZhAct              *act,
                   const ZhTournament *tournament,
                   const ZhRound      *round,
                   const ZhPairing    *pairing,
                   const ZhLineup     *lineup)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (act->snapshot, NULL);
  const char *article = "";

  if (rules != NULL && has_begun (round, pairing, zh_act_get_time (act)) && zh_ruleset_get_substitution (rules, &article) == ZH_SUBSTITUTION_IMMEDIATE &&
      find_substitute (tournament, pairing, lineup, FALSE) != NULL)
    zh_act_set_articles (act, article);
}

ZhChange *
zh_desk_set_lineup (ZhDesk         *self,
                    gint64          tournament_id,
                    const ZhLineup *lineup,
                    const char     *reason,
                    GError        **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_SET_LINEUP, tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  const ZhRound      *round = NULL;
  const ZhPairing    *pairing = tournament != NULL ? find_match (tournament, lineup, &round, error) : NULL;
  g_autofree char    *given = g_strstrip (zh_text_dup_clean (reason != NULL ? reason : ""));
  g_auto (GStrv) objections = NULL;

  if (pairing == NULL)
    return NULL;
  objections = zh_competition_check_lineup (act->snapshot, tournament, lineup, zh_act_get_time (act), error);
  if (objections == NULL)
    return NULL;
  if (*objections != NULL && *given == '\0')
    {
      g_autofree char *text = g_strjoinv (". ", objections);

      return zh_fail_null (error, ZH_ERROR_REFUSED, _ ("%s. Give the reason for it"), text);
    }
  if (*given != '\0')
    zh_act_set_reason (act, given);
  note_lineup (act, tournament, pairing, lineup);
  cite_substitution (act, tournament, round, pairing, lineup);
  return write_lineup (act, pairing, lineup, error) ? zh_act_commit (act, error) : NULL;
}
