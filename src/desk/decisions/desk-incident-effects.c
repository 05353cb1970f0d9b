/* What a ruling does to the event, as the rules say: results, exclusion from rounds, expulsion. */
#include "config.h"

#include <glib/gi18n.h>

#include "desk-incident-private.h"
#include "errors.h"
#include "event-norms.h"
#include "forfeits.h"
#include "incident-catalogue.h"
#include "member-exclusion.h"
#include "ruleset-defaults.h"
#include "withdrawal.h"

typedef struct
{
  ZhRuledResult decision;
  ZhMark        offender;
  ZhMark        opponent;
} Marks;

static const Marks marks[] = {
  { ZH_RULED_LOSS, ZH_MARK_LOSS, ZH_MARK_WIN },
  { ZH_RULED_DRAW, ZH_MARK_DRAW, ZH_MARK_DRAW },
  { ZH_RULED_BOTH_LOSE, ZH_MARK_LOSS, ZH_MARK_LOSS },
  { ZH_RULED_LOSS_DRAW, ZH_MARK_LOSS, ZH_MARK_DRAW },
  { ZH_RULED_DRAW_LOSS, ZH_MARK_DRAW, ZH_MARK_LOSS },
  { ZH_RULED_WIN, ZH_MARK_WIN, ZH_MARK_LOSS },
};

static const Marks *
find_marks (ZhRuledResult decision)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (marks[i].decision == decision)
      return &marks[i];
  return NULL;
}

static ZhPoints
get_mark_points (const ZhScoring *scoring,
                 ZhMark           mark)
{
  if (mark == ZH_MARK_WIN)
    return scoring->win;
  return mark == ZH_MARK_DRAW ? scoring->draw : scoring->loss;
}

ZhRuledResult
zh_incident_decision_from_points (const ZhScoring *scoring,
                                  ZhPoints         offender,
                                  ZhPoints         opponent)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (get_mark_points (scoring, marks[i].offender) == offender && get_mark_points (scoring, marks[i].opponent) == opponent)
      return marks[i].decision;
  return ZH_RULED_NOT_SAID;
}

/* A fault at the start of the round, before the game is begun, is no game. */
static ZhResult
make_result (const ZhIncidentRecord *record,
             const ZhIncidentPlace  *place,
             const ZhGame           *game)
{
  const Marks      *found = find_marks (record->decided);
  const ZhIncident *incident = zh_incident_find (record->incident);
  gboolean          is_white = (place->side == 0) != game->swapped;
  gboolean          unplayed = incident != NULL && incident->section == 'A' && !zh_result_is_set (game->result);
  ZhResult          seen = ZH_RESULT_NONE; /* the side as White */

  seen.white = found->offender;
  seen.black = found->opponent;
  seen.played = !unplayed || seen.white == ZH_MARK_DRAW || seen.black == ZH_MARK_DRAW;
  seen.rated = !seen.played || game->result.rated;
  return is_white ? seen : zh_result_swap (seen);
}

static gboolean
check_round_is_open (const ZhRound *round,
                     GError       **error)
{
  if (round->state != ZH_ROUND_CLOSED)
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), round->number);
}

/* Of a match, the games that have no result yet. */
static gboolean
list_results (const ZhIncidentRecord *record,
              const ZhIncidentPlace  *place,
              GArray                 *results,
              GError                **error)
{
  if (place->pairing == NULL || find_marks (record->decided) == NULL)
    return TRUE;
  if (!check_round_is_open (place->round, error))
    return FALSE;
  for (int i = 0; i < place->pairing->n_games; i++)
    {
      const ZhGame *game = &place->pairing->games[i];
      ZhForfeit     decided = { place->round, place->pairing, i, make_result (record, place, game) };

      if (place->game == i || (place->game == ZH_INCIDENT_ALL_GAMES && !zh_result_is_set (game->result)))
        g_array_append_val (results, decided);
    }
  return TRUE;
}

static const ZhPairing *
find_pairing_of (const ZhRound *round,
                 gint64         entry_id)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME && (pairing->entry[0] == entry_id || pairing->entry[1] == entry_id))
        return pairing;
    }
  return NULL;
}

/* Rounds not paired yet become absences without points, games already paired forfeits. */
static gboolean
find_rounds_out (ZhRulingEffects        *self,
                 const ZhIncidentRecord *record,
                 const ZhIncidentPlace  *place,
                 GError                **error)
{
  int last = MIN (record->round + record->rounds_out, ZH_MAX_ROUNDS);

  for (int number = record->round + 1; number <= last; number++)
    {
      const ZhRound   *round = zh_tournament_find_round (place->tournament, number);
      const ZhPairing *pairing = round != NULL ? find_pairing_of (round, place->entry->id) : NULL;

      if (round == NULL && !zh_entry_get_absence (place->entry, number, NULL))
        g_array_append_val (self->absences, number);
      if (pairing != NULL && !check_round_is_open (round, error))
        return FALSE;
      if (pairing != NULL)
        zh_tournament_list_pairing_forfeits (place->tournament, place->entry, round, pairing, self->forfeits);
    }
  return TRUE;
}

/* In a knockout the matches won have sent others home, and stand. */
static gboolean
annuls_results (const ZhTournament *tournament,
                const ZhRuleset    *rules,
                const char        **article)
{
  const char  *effect = NULL;
  ZhWithdrawal withdrawal = ZH_WITHDRAWAL_NOT_SAID;

  if (zh_ruleset_get_string (rules, "withdrawal.team-removed", &effect, article))
    zh_withdrawal_from_string (effect, &withdrawal);
  return withdrawal == ZH_WITHDRAWAL_ANNUL && !zh_tournament_has_bracket (tournament);
}

/* The game that is on ends with the expulsion, unless it has a result or gets one. A team that
 * has come with too few players does not begin its match. */
static int
find_last_round (const ZhIncidentRecord *record,
                 const ZhIncidentPlace  *place)
{
  if (zh_incident_sanction_removes_team (record->sanction))
    return MAX (record->round - 1, 0);
  if (place->pairing == NULL || find_marks (record->decided) != NULL || !zh_pairing_is_open (place->pairing))
    return record->round;
  return record->round - 1;
}

/* What becomes of the results of a removed team is asked of the rules now, and kept with it. */
static gboolean
find_leaving (ZhRulingEffects        *self,
              const ZhCompetition    *competition,
              const ZhIncidentRecord *record,
              const ZhIncidentPlace  *place,
              GError                **error)
{
  gboolean removes = zh_incident_sanction_removes_team (record->sanction);
  g_autoptr (ZhRuleset) rules = removes ? zh_competition_load_ruleset (competition, error) : NULL;
  g_autoptr (ZhEntry) next = zh_entry_copy (place->entry);

  if (removes && rules == NULL)
    return FALSE;
  self->status = removes && annuls_results (place->tournament, rules, NULL) ? ZH_ENTRY_ANNULLED : ZH_ENTRY_EXPELLED;
  self->last_round = find_last_round (record, place);
  next->last_round = self->last_round;
  g_array_unref (self->forfeits);
  self->forfeits = zh_tournament_list_forfeits (place->tournament, next);
  return TRUE;
}

/* A member of a team: the team plays on. */
static gboolean
find_sent_away (ZhRulingEffects        *self,
                const ZhIncidentRecord *record,
                const ZhIncidentPlace  *place,
                GError                **error)
{
  gboolean expels = zh_incident_sanction_expels (record->sanction);
  /* The game that is on ends with the expulsion, unless it gets a result. */
  int     first = expels && find_marks (record->decided) == NULL ? record->round : record->round + 1;
  GArray *forfeits = zh_tournament_list_member_forfeits (place->tournament, place->member, first, expels ? ZH_MAX_ROUNDS : record->round + record->rounds_out, error);

  if (forfeits == NULL)
    return FALSE;
  g_array_unref (self->forfeits);
  self->forfeits = forfeits;
  return TRUE;
}

gboolean
zh_ruling_effects_find (ZhRulingEffects        *self,
                        const ZhCompetition    *competition,
                        const ZhIncidentRecord *record,
                        const ZhIncidentPlace  *place,
                        GError                **error)
{
  if (!list_results (record, place, self->results, error))
    return FALSE;
  switch (zh_incident_place_get_consequence (place, record))
    {
    case ZH_CONSEQUENCE_MEMBER_OUT:
      return find_sent_away (self, record, place, error);
    case ZH_CONSEQUENCE_ROUNDS_OUT:
      return find_rounds_out (self, record, place, error);
    case ZH_CONSEQUENCE_LEAVES:
      return find_leaving (self, competition, record, place, error);
    case ZH_CONSEQUENCE_NONE:
    default:
      return TRUE;
    }
}

/* What becomes of his games. */
static const char *
get_effect (ZhCounting        counting,
            const ZhLanguage *language)
{
  switch (counting)
    {
    case ZH_ANNULLED:
      return zh_tr (language, "His results are annulled");
    case ZH_KEPT_UNCOUNTED:
      return zh_tr (language, "His results stay in the table and count for nobody");
    case ZH_COUNTED:
    default:
      return zh_tr (language, "His results count, and the games not played are forfeits");
    }
}

static int
count_played (const ZhTournament *tournament,
              const ZhEntry      *entry)
{
  int n = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhPairing *pairing = find_pairing_of (g_ptr_array_index (tournament->rounds, i), entry->id);

      n += pairing != NULL && pairing->n_games > 0 && zh_result_is_set (pairing->games[0].result) && pairing->games[0].result.played;
    }
  return n;
}

static char *
dup_removal_effect (const ZhTournament *tournament,
                    const ZhRuleset    *rules,
                    const ZhLanguage   *language)
{
  const char *article = "";
  const char *effect;

  if (annuls_results (tournament, rules, &article) && zh_tournament_is_predetermined (tournament))
    effect = zh_tr (language, "All results of the team are annulled, and its opponents lose the points made against it");
  else if (annuls_results (tournament, rules, &article))
    effect = zh_tr (language, "The results of the team are annulled, and its opponents of the rounds before "
                              "lose the points made against it; "
                              "whom it leaves waiting in this round wins by default");
  else if (zh_tournament_has_bracket (tournament))
    effect = zh_tr (language, "The matches played stand, for they have decided who goes on");
  else
    effect = zh_tr (language, "These rules do not annul the results of a team that is removed");
  return *article != '\0' ? g_strdup_printf ("%s (%s)", effect, article) : g_strdup (effect);
}

char *
zh_incident_dup_expulsion_effect (const ZhTournament *tournament,
                                  const ZhEntry      *entry,
                                  ZhSanction          sanction,
                                  const ZhRuleset    *rules,
                                  const ZhLanguage   *language)
{
  int         n_played = count_played (tournament, entry);
  int         n_games = zh_tournament_count_table_games (tournament, entry);
  ZhCounting  counting = zh_tournament_judge_withdrawal (tournament, n_played, n_games);
  const char *article = "";
  const char *effect;
  GString    *text;

  if (zh_incident_sanction_removes_team (sanction))
    return dup_removal_effect (tournament, rules, language);
  text = g_string_new (NULL);
  if (zh_tournament_is_predetermined (tournament))
    {
      zh_ruleset_get_withdrawal (rules, MIN (n_played, n_games), n_games, &article);
      g_string_append_printf (text, zh_tr (language, "Played %1$d of %2$d games."), n_played, n_games);
      g_string_append_printf (text, " %s", get_effect (counting, language));
    }
  else
    {
      zh_ruleset_get_string (rules, "withdrawal.swiss", &effect, &article);
      g_string_append (text, counting == ZH_ANNULLED ? get_effect (counting, language)
                                                     : zh_tr (language, "Played games stand, he is not paired again"));
    }
  if (*article != '\0')
    g_string_append_printf (text, " (%s)", article);
  return g_string_free (text, FALSE);
}
