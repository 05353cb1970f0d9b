#include "config.h"

#include "desk-incidents.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-private.h"
#include "errors.h"
#include "incident-catalogue.h"
#include "ruleset-defaults.h"

static const struct
{
  const char *id;
  const char *label;
} decisions[] = {
  { "none", NC_ ("decision", "No change of the result") },
  { "loss", NC_ ("decision", "Loss of the game") },
  { "draw", NC_ ("decision", "Draw") },
  { "both-lose", NC_ ("decision", "Both lose") },
  { "loss-draw", NC_ ("decision", "Loss; a draw to the opponent") },
};

/* The game that an incident is about. */
typedef struct
{
  const ZhTournament *tournament;
  const ZhRound      *round;
  const ZhPairing    *pairing;
  int                 game; /* from 0 */
  int                 side; /* of the pairing */
} Place;

const char *const *
zh_incident_decision_get_all (void)
{
  static const char *const ids[] = { "none", "loss", "draw", "both-lose", "loss-draw", NULL };

  return ids;
}

const char *
zh_incident_decision_get_label (const char       *decision,
                                const ZhLanguage *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (decisions); i++)
    if (g_strcmp0 (decisions[i].id, decision) == 0)
      return zh_trc (language, "decision", decisions[i].label);
  return zh_trc (language, "decision", "As the arbiter decides");
}

const char *
zh_incident_answer_get_decision (const ZhIncidentAnswer *answer)
{
  const char *result = zh_incident_answer_get (answer, "result");
  const char *opponent = zh_incident_answer_get (answer, "opponent_result");

  if (g_strcmp0 (result, "loss") == 0 && opponent != NULL && strcmp (opponent, "win") != 0)
    {
      if (strcmp (opponent, "draw") == 0)
        return "loss-draw";
      return strcmp (opponent, "loss") == 0 ? "both-lose" : NULL;
    }
  if (result == NULL)
    return "none";
  /* A new game is no result of this one: it is played again. */
  if (strcmp (result, "replay") == 0)
    return "none";
  return g_strv_contains (zh_incident_decision_get_all (), result) ? result : NULL;
}

static gboolean
find_side (Place                 *place,
           const ZhIncidentInput *input,
           GError               **error)
{
  for (int side = 0; side < 2; side++)
    if (place->pairing->entry[side] == input->entry_id && input->entry_id != 0)
      {
        place->side = side;
        return TRUE;
      }
  g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("This player does not play at board %1$d in round %2$d. Choose one of the two who do"),
               input->board, input->round);
  return FALSE;
}

static gboolean
find_place (const ZhCompetition   *competition,
            const ZhIncidentInput *input,
            Place                 *place,
            GError               **error)
{
  ZhGamePlace found;

  if (!zh_competition_find_game (competition, input->tournament_id, input->round, input->board, input->game, &found, error))
    return FALSE;
  *place = (Place){ found.tournament, found.round, found.pairing, found.index, 0 };
  return find_side (place, input, error);
}

static int
count_before (const ZhCompetition   *competition,
              const ZhIncidentInput *input,
              const Place           *place,
              const char            *counted_as)
{
  int n = 0;

  for (guint i = 0; i < competition->incidents->len; i++)
    {
      const ZhIncidentRecord *record = g_ptr_array_index (competition->incidents, i);

      if (record->tournament_id == input->tournament_id && record->round == input->round && record->board == input->board &&
          record->game == place->game + 1 && record->entry_id == input->entry_id && strcmp (record->counted_as, counted_as) == 0)
        n++;
    }
  return n;
}

static const char *
get_counted_as (const ZhIncidentAnswer *answer,
                const ZhIncidentInput  *input)
{
  const char *counted_as = zh_incident_answer_get (answer, "counts_as");

  return counted_as != NULL ? counted_as : input->incident;
}

static const char *
get_event (const ZhTournament *tournament)
{
  if (zh_tournament_is_team (tournament))
    return "team";
  return tournament->games_per_pairing == 2 ? "micro-match" : "individual";
}

/* What the incident is counted as may itself depend on the count: the first answer says how to
 * count, the second what follows. */
static ZhIncidentAnswer *
ask (const ZhCompetition   *competition,
     const ZhIncidentInput *input,
     const Place           *place,
     int                   *count,
     GError               **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);
  const char        *discipline = place->tournament->discipline;
  ZhIncidentQuestion question = { .incident = input->incident, .discipline = *discipline != '\0' ? discipline : "classical", .event = get_event (place->tournament), .supervised = input->supervised, .count = 1, .facts = input->facts };
  g_autoptr (ZhIncidentAnswer) first = rules != NULL ? zh_incident_ask (rules, &question, error) : NULL;

  if (first == NULL)
    return NULL;
  question.count = MIN (1 + count_before (competition, input, place, get_counted_as (first, input)), ZH_INCIDENT_MAX_COUNT);
  if (count != NULL)
    *count = question.count;
  return zh_incident_ask (rules, &question, error);
}

ZhIncidentAnswer *
zh_desk_ask_incident (const ZhCompetition   *competition,
                      const ZhIncidentInput *input,
                      int                   *count,
                      GError               **error)
{
  Place place = { NULL };

  return find_place (competition, input, &place, error) ? ask (competition, input, &place, count, error) : NULL;
}

static gboolean
check_sanction (const ZhIncidentInput  *input,
                const ZhIncidentAnswer *answer,
                GError                **error)
{
  const char *open = zh_incident_answer_get (answer, "sanctions");
  g_auto (GStrv) parts = g_strsplit (open != NULL ? open : "", ",", -1);

  if (input->sanction == NULL || *input->sanction == '\0' || g_strv_contains ((const char *const *) parts, input->sanction))
    return TRUE;
  if (open == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Sanction: the rules leave none open here, and “%s” was given. Leave it out"), input->sanction);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Sanction: “%1$s” is not open here; choose from: %2$s"), input->sanction, open);
  return FALSE;
}

static int
choose_time (const ZhIncidentAnswer *answer,
             const char             *key,
             int                     given)
{
  int seconds = 0;

  if (given != ZH_INCIDENT_TIME_AS_RULED)
    return CLAMP (given, -86400, 86400);
  return zh_incident_answer_get_seconds (answer, key, &seconds) ? seconds : 0;
}

static gboolean
has_reason (const ZhIncidentInput *input)
{
  return input->reason != NULL && *input->reason != '\0';
}

/* The decision, in words of the table above; it must stand on the rules or on a reason. */
static gboolean
decide (const ZhIncidentInput  *input,
        const ZhIncidentAnswer *answer,
        ZhIncidentRecord       *record,
        GError                **error)
{
  const char *advised = zh_incident_answer_get_decision (answer);
  const char *decision = input->decision != NULL ? input->decision : advised;

  if (input->decision == NULL && !zh_incident_answer_get_applies (answer))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_REFUSED,
                           _ ("The ruleset of this event says nothing of this in this discipline. Decide yourself, with a reason"));
      return FALSE;
    }
  if (decision == NULL)
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The rules leave the result to the arbiter. Say what you decide"));
      return FALSE;
    }
  if (!g_strv_contains (zh_incident_decision_get_all (), decision))
    {
      g_autofree char *known = g_strjoinv (", ", (char **) zh_incident_decision_get_all ());

      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Decision: “%1$s” is none; choose from: %2$s"), decision, known);
      return FALSE;
    }
  record->opponent_time = choose_time (answer, "opponent_time", input->opponent_time);
  record->offender_time = choose_time (answer, "offender_time", input->offender_time);
  if (!has_reason (input) &&
      (!zh_incident_answer_get_applies (answer) || (advised != NULL && strcmp (decision, advised) != 0) ||
       record->opponent_time != choose_time (answer, "opponent_time", ZH_INCIDENT_TIME_AS_RULED) ||
       record->offender_time != choose_time (answer, "offender_time", ZH_INCIDENT_TIME_AS_RULED)))
    {
      g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("This is not what the rules say. Give the reason"));
      return FALSE;
    }
  zh_person_set_string (&record->advised, advised != NULL ? advised : "arbiter");
  zh_person_set_string (&record->decided, decision);
  return check_sanction (input, answer, error);
}

static void
fill_record (ZhIncidentRecord       *record,
             const ZhIncidentInput  *input,
             const ZhIncidentAnswer *answer,
             const Place            *place)
{
  const char      *articles = zh_incident_answer_get (answer, "article");
  g_autofree char *facts = input->facts != NULL ? g_strjoinv (",", (char **) input->facts) : NULL;

  record->tournament_id = input->tournament_id;
  record->entry_id = input->entry_id;
  record->round = input->round;
  record->board = input->board;
  record->game = place->game + 1;
  zh_person_set_string (&record->incident, input->incident);
  zh_person_set_string (&record->counted_as, get_counted_as (answer, input));
  zh_person_set_string (&record->facts, facts != NULL ? facts : "");
  zh_person_set_string (&record->note, input->note != NULL ? input->note : "");
  zh_person_set_string (&record->articles, articles != NULL ? articles : "");
  zh_person_set_string (&record->sanction, input->sanction != NULL ? input->sanction : "");
  zh_person_set_string (&record->reason, input->reason != NULL ? input->reason : "");
}

/* What the decision makes of the game; %FALSE where it stays as it is. */
static gboolean
make_result (const ZhIncidentRecord *record,
             const Place            *place,
             ZhResult               *result)
{
  const ZhGame     *game = &place->pairing->games[place->game];
  const ZhIncident *incident = zh_incident_find (record->incident);
  gboolean          is_white = (place->side == 0) != game->swapped;
  gboolean          is_forfeit = incident != NULL && incident->section == 'A' && !zh_result_is_set (game->result);
  ZhResult          seen = ZH_RESULT_NONE; /* the side as White */

  if (strcmp (record->decided, "none") == 0)
    return FALSE;
  seen.white = strcmp (record->decided, "draw") == 0 ? ZH_MARK_DRAW : ZH_MARK_LOSS;
  if (strcmp (record->decided, "loss") == 0)
    seen.black = ZH_MARK_WIN;
  else
    seen.black = strcmp (record->decided, "both-lose") == 0 ? ZH_MARK_LOSS : ZH_MARK_DRAW;
  seen.played = !is_forfeit || seen.black == ZH_MARK_DRAW;
  seen.rated = !seen.played || game->result.rated;
  *result = is_white ? seen : zh_result_swap (seen);
  return TRUE;
}

static void
note_incident (ZhAct                  *act,
               const ZhIncidentRecord *record,
               const Place            *place)
{
  zh_act_set_int (act, "round", record->round);
  zh_act_set_int (act, "board", record->board);
  zh_act_set_entry (act, "entry", zh_tournament_find_entry (place->tournament, record->entry_id));
  zh_act_set_string (act, "incident", record->incident);
  zh_act_set_int (act, "count", record->count);
  zh_act_set_string (act, "facts", record->facts);
  zh_act_set_string (act, "note", record->note);
  zh_act_set_string (act, "advised", record->advised);
  zh_act_set_string (act, "decided", record->decided);
  zh_act_set_int (act, "opponent-time", record->opponent_time);
  zh_act_set_int (act, "offender-time", record->offender_time);
  zh_act_set_string (act, "sanction", record->sanction);
  zh_act_set_articles (act, record->articles);
  zh_act_set_reason (act, record->reason);
}

static gboolean
apply_result (ZhAct                  *act,
              const ZhIncidentRecord *record,
              const Place            *place,
              GError                **error)
{
  ZhResult result;

  if (!make_result (record, place, &result))
    return TRUE;
  if (place->round->state == ZH_ROUND_CLOSED)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Round %d is closed. Reopen it to change something in it"), place->round->number);
      return FALSE;
    }
  return zh_act_write_result (act, place->tournament, place->round, place->pairing, place->game, result, error);
}

ZhChange *
zh_desk_rule_incident (ZhDesk                *self,
                       const ZhIncidentInput *input,
                       GError               **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_RULE_INCIDENT, input->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhIncidentRecord) record = zh_incident_record_new ();
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  Place place = { NULL };

  if (tournament == NULL || !find_place (act->snapshot, input, &place, error))
    return NULL;
  answer = ask (act->snapshot, input, &place, &record->count, error);
  if (answer == NULL || !decide (input, answer, record, error))
    return NULL;
  fill_record (record, input, answer, &place);
  record->id = zh_store_next_id (act->store);
  record->time = (self->clock != NULL ? self->clock (self->clock_data) : g_get_real_time ()) / G_USEC_PER_SEC;
  note_incident (act, record, &place);
  if (!zh_store_put_incident (act->store, record, error) || !apply_result (act, record, &place, error))
    return NULL;
  return zh_act_commit (act, error);
}
