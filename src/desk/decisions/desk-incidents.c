#include "config.h"

#include "desk-incidents.h"

#include <glib/gi18n.h>
#include <string.h>

#include "award.h"
#include "desk-incident-private.h"
#include "errors.h"
#include "incident-catalogue.h"
#include "incident-words.h"
#include "offender.h"
#include "rules-schema.h"
#include "ruleset-defaults.h"
#include "text-signs.h"

ZhRuledResult
zh_incident_answer_get_decision (const ZhIncidentAnswer *answer)
{
  const char   *result = zh_incident_answer_get (answer, "result");
  const char   *opponent = zh_incident_answer_get (answer, "opponent_result");
  ZhRuledResult own = ZH_RULED_NOT_SAID;
  ZhRuledResult other = ZH_RULED_NOT_SAID;

  /* A new game is no result of this one: it is played again. */
  if (result == NULL || strcmp (result, "replay") == 0)
    return ZH_RULED_NONE;
  zh_ruled_result_from_string (result, &own);
  zh_ruled_result_from_string (opponent, &other);
  if (own != ZH_RULED_LOSS || opponent == NULL || other == ZH_RULED_WIN)
    return own;
  if (other == ZH_RULED_DRAW)
    return ZH_RULED_LOSS_DRAW;
  return other == ZH_RULED_LOSS ? ZH_RULED_BOTH_LOSE : ZH_RULED_NOT_SAID;
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
     const ZhRuleset       *rules,
     const ZhIncidentInput *input,
     const ZhIncidentPlace *place,
     ZhIncidentCounts      *counts,
     char                 **facts,
     GError               **error)
{
  ZhIncidentQuestion question = { .incident = input->incident, .discipline = zh_tournament_get_discipline (place->tournament), .event = get_event (place->tournament), .supervised = input->supervised, .count = 1, .facts = input->facts };
  g_autoptr (ZhIncidentAnswer) first = zh_incident_ask (rules, &question, error);
  g_autoptr (GPtrArray) known = NULL;
  int earlier;
  int in_event;

  if (first == NULL)
    return NULL;
  earlier = zh_incident_place_count (place, competition, get_counted_as (first, input), &in_event);
  known = zh_incident_place_list_facts (place, input, first, in_event);
  question.count = MIN (1 + earlier, ZH_INCIDENT_MAX_COUNT);
  question.facts = (const char *const *) known->pdata;
  *counts = (ZhIncidentCounts){ .in_game = question.count, .in_event = in_event + 1, .warnings = zh_incident_place_count_warnings (place, competition) };
  if (facts != NULL)
    *facts = g_strjoinv (",", (char **) known->pdata);
  return zh_incident_ask (rules, &question, error);
}

ZhIncidentAnswer *
zh_desk_ask_incident (const ZhCompetition   *competition,
                      const ZhIncidentInput *input,
                      ZhIncidentCounts      *counts,
                      GError               **error)
{
  ZhIncidentPlace  place = { 0 };
  ZhIncidentCounts found;
  g_autoptr (ZhRuleset) rules = NULL;
  ZhIncidentAnswer *answer;

  if (!zh_incident_place_find (&place, competition, input, error))
    return NULL;
  rules = zh_competition_load_ruleset (competition, error);
  answer = rules != NULL ? ask (competition, rules, input, &place, &found, NULL, error) : NULL;
  if (answer != NULL && counts != NULL)
    *counts = found;
  return answer;
}

const char *
zh_incident_get_decider (const ZhIncidentAnswer *answer,
                         ZhSanction              sanction)
{
  const char *decides = zh_incident_answer_get (answer, "decides");

  if (decides == NULL)
    decides = "arbiter";
  if (strcmp (decides, "arbiter") == 0 && (zh_incident_sanction_expels (sanction) || sanction == ZH_SANCTION_ROUNDS_OUT))
    return "chief-arbiter";
  return decides;
}

static gboolean
has_reason (const ZhIncidentInput *input)
{
  return !zh_text_is_blank (input->reason);
}

/* What is said; a word that is none says nothing, and check_sanction() refuses it. */
static ZhSanction
get_sanction (const ZhIncidentInput *input)
{
  ZhSanction sanction = ZH_SANCTION_NOT_SAID;

  zh_sanction_from_string (input->sanction, &sanction);
  return sanction;
}

static gboolean
check_sanction (const ZhIncidentInput  *input,
                const ZhIncidentAnswer *answer,
                GError                **error)
{
  const char *open = zh_incident_answer_get (answer, "sanctions");
  g_auto (GStrv) parts = g_strsplit (open != NULL ? open : "", ",", -1);
  const char *sanction = input->sanction != NULL ? input->sanction : "";

  if (*sanction == '\0' || g_strv_contains ((const char *const *) parts, sanction) ||
      (has_reason (input) && zh_sanction_get_rank (sanction) >= 0))
    return TRUE;
  if (open == NULL)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Sanction: the rules leave none open here, and “%s” was given. Leave it out, or give the reason"), sanction);
  else
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Sanction: “%1$s” is not open here; choose from: %2$s"), sanction, open);
  return FALSE;
}

/* What a sanction cannot do without. */
static gboolean
check_amounts (const ZhIncidentInput  *input,
               const ZhIncidentRecord *record,
               GError                **error)
{
  ZhSanction  sanction = get_sanction (input);
  const char *message = NULL;

  if (sanction == ZH_SANCTION_OPP_TIME_ADD && record->opponent_time <= 0)
    message = _ ("Extra time to the opponent: say how many seconds");
  else if (sanction == ZH_SANCTION_OFF_TIME_CUT && record->offender_time >= 0)
    message = _ ("Less time for the offender: say how many seconds");
  else if ((sanction == ZH_SANCTION_ROUNDS_OUT) != (input->rounds_out > 0) || input->rounds_out < 0 || input->rounds_out > ZH_MAX_ROUNDS)
    message = _ ("Exclusion from rounds: choose the sanction, and say how many rounds");
  else if (sanction == ZH_SANCTION_GAME_LOSS && record->decided != ZH_RULED_LOSS && record->decided != ZH_RULED_LOSS_DRAW && record->decided != ZH_RULED_BOTH_LOSE)
    message = _ ("Loss of the game: choose a result in which the offender loses");
  else if ((sanction == ZH_SANCTION_OPP_POINTS_UP || sanction == ZH_SANCTION_OFF_POINTS_CUT) && record->decided == ZH_RULED_NONE)
    message = _ ("Points: choose the result that gives them");
  else if (zh_incident_sanction_removes_team (sanction) && input->scope != ZH_INCIDENT_OF_TEAM)
    message = _ ("Removal of the team: say that it is about the team");
  if (message == NULL)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", message);
}

/* A time is free where the rules leave it to the arbiter, or the sanction is about it. */
static gboolean
is_free_time (const ZhIncidentInput  *input,
              const ZhIncidentAnswer *answer,
              const char             *key)
{
  const char *ruled = zh_incident_answer_get (answer, key);
  ZhSanction  sanction = strcmp (key, "opponent_time") == 0 ? ZH_SANCTION_OPP_TIME_ADD : ZH_SANCTION_OFF_TIME_CUT;

  return g_strcmp0 (ruled, "arbiter") == 0 || get_sanction (input) == sanction;
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

/* What follows from the rules where this is: away from a game there is nothing to lose. */
static ZhRuledResult
get_advised (const ZhIncidentAnswer *answer,
             const ZhIncidentPlace  *place)
{
  return place->pairing != NULL ? zh_incident_answer_get_decision (answer) : ZH_RULED_NONE;
}

/* A sanction of the arbiter's choice brings its own result and needs no other reason. */
static gboolean
is_by_sanction (const ZhIncidentInput *input)
{
  ZhSanction sanction = get_sanction (input);

  return sanction == ZH_SANCTION_GAME_LOSS || sanction == ZH_SANCTION_OPP_POINTS_UP || sanction == ZH_SANCTION_OFF_POINTS_CUT;
}

/* "0:0.5" or one of the words. */
static ZhRuledResult
read_decision (const ZhTournament *tournament,
               const ZhRuleset    *rules,
               const char         *text,
               GError            **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  g_autofree char *known = NULL;
  const char      *article = "";
  ZhRuledResult    decision;
  ZhPoints         points[2];

  if (*text != '\0' && zh_ruled_result_from_string (text, &decision))
    return decision;
  if (parts[0] == NULL || parts[1] == NULL || !zh_points_parse (parts[0], &points[0]) || !zh_points_parse (parts[1], &points[1]))
    {
      known = g_strjoinv (", ", (char **) &zh_ruled_result_words[ZH_RULED_NONE]);
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Decision: “%1$s” is none; choose from: %2$s"), text, known);
      return ZH_RULED_NOT_SAID;
    }
  switch (zh_ruleset_check_award (rules, points[0], points[1], &article))
    {
    case ZH_AWARD_ABOVE_MAXIMUM:
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("Together they would get more than a game is worth (%s)"), article);
      return ZH_RULED_NOT_SAID;
    case ZH_AWARD_NOT_ORDINARY:
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("No game ends with such points; only those of a win, a draw and a loss may be given (%s)"), article);
      return ZH_RULED_NOT_SAID;
    case ZH_AWARD_ALLOWED:
      break;
    }
  decision = zh_incident_decision_from_points (&tournament->scoring, points[0], points[1]);
  if (decision == ZH_RULED_NOT_SAID)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("No game ends with such points"));
  return decision;
}

static ZhRuledResult
choose_decision (const ZhIncidentInput  *input,
                 const ZhIncidentAnswer *answer,
                 const ZhIncidentPlace  *place,
                 const ZhRuleset        *rules,
                 GError                **error)
{
  ZhRuledResult advised = get_advised (answer, place);

  if (input->decision != NULL)
    return read_decision (place->tournament, rules, input->decision, error);
  if (!zh_incident_answer_get_applies (answer))
    {
      g_autofree char *silence = zh_incident_answer_dup_silence (answer, zh_language_get_screen ());

      /* Translators: before it stands why the rules do not answer, a whole sentence. */
      g_set_error (error, ZH_ERROR, ZH_ERROR_REFUSED, _ ("%s Decide yourself, with a reason"), silence);
      return ZH_RULED_NOT_SAID;
    }
  if (get_sanction (input) == ZH_SANCTION_GAME_LOSS && place->pairing != NULL && (advised == ZH_RULED_NOT_SAID || advised == ZH_RULED_NONE))
    return ZH_RULED_LOSS;
  if (advised == ZH_RULED_NOT_SAID)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("The rules leave the result to the arbiter. Say what you decide"));
  return advised;
}

static gboolean
differs_from_rules (const ZhIncidentInput  *input,
                    const ZhIncidentAnswer *answer,
                    const ZhIncidentRecord *record,
                    ZhRuledResult           advised)
{
  if (!zh_incident_answer_get_applies (answer))
    return TRUE;
  if (advised != ZH_RULED_NOT_SAID && record->decided != advised && !is_by_sanction (input))
    return TRUE;
  return (record->opponent_time != choose_time (answer, "opponent_time", ZH_INCIDENT_TIME_AS_RULED) && !is_free_time (input, answer, "opponent_time")) ||
         (record->offender_time != choose_time (answer, "offender_time", ZH_INCIDENT_TIME_AS_RULED) && !is_free_time (input, answer, "offender_time"));
}

static gboolean
check_game (const ZhIncidentPlace *place,
            ZhRuledResult          decision,
            GError               **error)
{
  if (place->pairing != NULL || decision == ZH_RULED_NONE)
    return TRUE;
  return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no game here whose result could change"));
}

/* The decision, in words of the table above; it must stand on the rules or on a reason. */
static gboolean
decide (const ZhIncidentInput  *input,
        const ZhIncidentAnswer *answer,
        const ZhIncidentPlace  *place,
        const ZhRuleset        *rules,
        ZhIncidentRecord       *record,
        GError                **error)
{
  ZhRuledResult advised = get_advised (answer, place);
  ZhRuledResult decision = choose_decision (input, answer, place, rules, error);

  if (decision == ZH_RULED_NOT_SAID)
    return FALSE;
  if (!check_game (place, decision, error))
    return FALSE;
  zh_person_set_string (&record->advised, advised != ZH_RULED_NOT_SAID ? zh_ruled_result_to_string (advised) : "arbiter");
  record->decided = decision;
  record->opponent_time = choose_time (answer, "opponent_time", input->opponent_time);
  record->offender_time = choose_time (answer, "offender_time", input->offender_time);
  if (!has_reason (input) && differs_from_rules (input, answer, record, advised))
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("This is not what the rules say. Give the reason"));
  return check_sanction (input, answer, error) && check_amounts (input, record, error);
}

static gboolean
check_circumstances (const ZhIncidentInput *input,
                     GError               **error)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autofree char *full = input->happened != NULL ? g_strconcat (input->happened, ":00", NULL) : NULL;
  g_autoptr (GDateTime) time = NULL;
  const char *text = input->happened != NULL ? input->happened : "";
  gboolean    ok = *text == '\0';

  if (!ok)
    {
      time = g_date_time_new_from_iso8601 (text, zone);
      if (time == NULL)
        time = g_date_time_new_from_iso8601 (full, zone);
      ok = time != NULL;
    }
  if (!ok)
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("When: “%s” is no time. Write it like 2026-11-20T10:35"), text);
  else if (input->move < 0 || input->move > 1000)
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Move: write a number from 1 to 1000"));
  else if (input->clocks != NULL && (input->clocks[0] < -1 || input->clocks[0] > 86400 || input->clocks[1] < -1 || input->clocks[1] > 86400))
    g_set_error_literal (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Clocks: a reading is at most 24 hours"));
  else if (input->raised_by != NULL && *input->raised_by != '\0' && !zh_incident_is_word ("raised_by", input->raised_by))
    g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Raised by: “%s” is none; choose arbiter, opponent, player, captain or anyone"), input->raised_by);
  else
    return TRUE;
  return FALSE;
}

static void
fill_circumstances (ZhIncidentRecord      *record,
                    const ZhIncidentInput *input)
{
  record->supervised = input->supervised;
  record->move = input->move;
  for (int side = 0; side < 2 && input->clocks != NULL; side++)
    record->clock[side] = input->clocks[side];
  zh_person_set_string (&record->raised_by, input->raised_by);
  zh_person_set_string (&record->happened, input->happened);
  zh_person_set_string (&record->witnesses, input->witnesses);
  zh_person_set_string (&record->note, input->note);
}

/* Where it was and what is imposed. */
static void
fill_place (ZhIncidentRecord      *record,
            const ZhIncidentInput *input,
            const ZhIncidentPlace *place)
{
  record->tournament_id = input->tournament_id;
  record->entry_id = place->entry != NULL ? place->entry->id : 0;
  record->round = place->round != NULL ? place->round->number : 0;
  record->board = place->pairing != NULL ? place->pairing->number : 0;
  record->game = place->pairing != NULL ? MAX (place->game, 0) + 1 : 0;
  record->rounds_out = input->rounds_out;
  record->scope = place->scope;
  record->sanction = get_sanction (input);
  zh_person_set_string (&record->incident, input->incident);
  zh_person_set_string (&record->reason, input->reason);
  fill_circumstances (record, input);
}

static void
fill_answer (ZhIncidentRecord       *record,
             const ZhIncidentInput  *input,
             const ZhIncidentAnswer *answer,
             const ZhIncidentCounts *counts,
             const char             *facts)
{
  const char *const *overridden = zh_incident_answer_get_overridden (answer);
  g_autofree char   *keys = g_strjoinv (",", (char **) overridden);

  record->count = counts->in_game;
  record->event_count = counts->in_event;
  zh_person_set_string (&record->facts, facts);
  zh_person_set_string (&record->counted_as, get_counted_as (answer, input));
  zh_person_set_string (&record->articles, zh_incident_answer_get (answer, "article"));
  zh_person_set_string (&record->overridden, keys);
  zh_person_set_string (&record->decided_by, zh_incident_get_decider (answer, get_sanction (input)));
}

/* Asks the rules, and decides. */
static gboolean
find_ruling (ZhIncidentRecord      *record,
             const ZhCompetition   *competition,
             const ZhIncidentInput *input,
             const ZhIncidentPlace *place,
             GError               **error)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (competition, error);
  g_autoptr (ZhIncidentAnswer) answer = NULL;
  g_autofree char *facts = NULL;
  ZhIncidentCounts counts;

  if (rules == NULL)
    return FALSE;
  answer = ask (competition, rules, input, place, &counts, &facts, error);
  if (answer == NULL || !decide (input, answer, place, rules, record, error))
    return FALSE;
  fill_answer (record, input, answer, &counts, facts);
  return TRUE;
}

/* What the rules said before. */
static gboolean
take_ruling (ZhIncidentRecord      *record,
             const ZhIncidentInput *input,
             const ZhIncidentPlace *place,
             const ZhGivenRuling   *given,
             GError               **error)
{
  if (zh_incident_find (input->incident) == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("incident: there is no “%s” in the catalogue; list them with “ruleset incidents”"), input->incident);
  record->count = given->count;
  record->event_count = given->event_count;
  record->decided = given->decided;
  record->opponent_time = given->opponent_time;
  record->offender_time = given->offender_time;
  zh_person_set_string (&record->facts, given->facts);
  zh_person_set_string (&record->counted_as, given->counted_as);
  zh_person_set_string (&record->articles, given->articles);
  zh_person_set_string (&record->overridden, given->overridden);
  zh_person_set_string (&record->advised, given->advised);
  zh_person_set_string (&record->decided_by, given->decided_by);
  return check_game (place, record->decided, error) && check_amounts (input, record, error);
}

static void
note_member (ZhAct                 *act,
             const ZhIncidentPlace *place)
{
  g_autofree char *name = zh_member_format_name_with_team (place->member, place->tournament);

  zh_act_set_string (act, "member", name);
  zh_act_set_int (act, "member-id", place->member->id);
}

static void
note_incident (ZhAct                  *act,
               const ZhIncidentRecord *record,
               const ZhIncidentPlace  *place)
{
  zh_act_set_int (act, "id", record->id);
  zh_act_set_string (act, "scope", zh_incident_scope_to_string (record->scope));
  zh_act_set_int (act, "round", record->round);
  zh_act_set_int (act, "board", record->board);
  if (place->entry != NULL)
    zh_act_set_entry (act, "entry", place->entry);
  if (place->member != NULL)
    note_member (act, place);
  zh_act_set_string (act, "incident", record->incident);
  zh_act_set_int (act, "count", record->count);
  zh_act_set_string (act, "raised-by", record->raised_by);
  zh_act_set_string (act, "happened", record->happened);
  zh_act_set_int (act, "move", record->move);
  zh_act_set_string (act, "witnesses", record->witnesses);
  zh_act_set_string (act, "facts", record->facts);
  zh_act_set_string (act, "note", record->note);
  zh_act_set_string (act, "advised", record->advised);
  zh_act_set_string (act, "decided", zh_ruled_result_to_string (record->decided));
  zh_act_set_string (act, "decided-by", record->decided_by);
  zh_act_set_int (act, "opponent-time", record->opponent_time);
  zh_act_set_int (act, "offender-time", record->offender_time);
  zh_act_set_string (act, "sanction", zh_sanction_to_string (record->sanction));
  zh_act_set_int (act, "rounds-out", record->rounds_out);
  zh_act_set_string (act, "overridden", record->overridden);
  zh_act_set_articles (act, record->articles);
  zh_act_set_reason (act, record->reason);
}

/* What the arbiter knew and decided; the rest is found in the rules. */
static void
note_wishes (ZhAct                 *act,
             const ZhIncidentInput *input)
{
  for (gsize i = 0; input->facts != NULL && input->facts[i] != NULL; i++)
    json_array_add_string_element (zh_act_in_list (act, "facts"), input->facts[i]);
  zh_act_in_text (act, "decision", input->decision);
  if (input->opponent_time != ZH_INCIDENT_TIME_AS_RULED)
    zh_act_in_int (act, "opponent-time", input->opponent_time);
  if (input->offender_time != ZH_INCIDENT_TIME_AS_RULED)
    zh_act_in_int (act, "offender-time", input->offender_time);
}

static gboolean
find_effects (ZhRulingEffects        *effects,
              const ZhCompetition    *competition,
              const ZhIncidentRecord *record,
              const ZhIncidentPlace  *place,
              const ZhGivenRuling    *given,
              GError                **error)
{
  zh_ruling_effects_init (effects);
  return given != NULL ? zh_ruling_effects_read (effects, competition, record, place, given, error)
                       : zh_ruling_effects_find (effects, competition, record, place, error);
}

ZhChange *
zh_desk_rule_incident (ZhDesk                *self,
                       const ZhIncidentInput *input,
                       GError               **error)
{
  return zh_desk_write_incident (self, input, NULL, error);
}

ZhChange *
zh_desk_write_incident (ZhDesk                *self,
                        const ZhIncidentInput *input,
                        const ZhGivenRuling   *given,
                        GError               **error)
{
  g_autoptr (ZhAct) act = zh_act_begin (self, ZH_COMMAND_RULE_INCIDENT, input->tournament_id, error);
  const ZhTournament *tournament = act != NULL ? zh_act_get_open_tournament (act, error) : NULL;
  g_autoptr (ZhIncidentRecord) record = zh_incident_record_new ();
  g_auto (ZhRulingEffects) effects = { 0 };
  ZhIncidentPlace place = { 0 };

  if (tournament == NULL || !zh_incident_place_find (&place, act->snapshot, input, error) || !check_circumstances (input, error))
    return NULL;
  if (given != NULL ? !take_ruling (record, input, &place, given, error) : !find_ruling (record, act->snapshot, input, &place, error))
    return NULL;
  fill_place (record, input, &place);
  record->id = zh_store_next_id (act->store);
  record->time = zh_act_get_time (act);
  note_incident (act, record, &place);
  if (!find_effects (&effects, act->snapshot, record, &place, given, error))
    return NULL;
  note_wishes (act, input);
  zh_act_in_ruling (act, record, &place, &effects);
  if (!zh_store_put_incident (act->store, record, error) || !zh_act_write_ruling (act, record, &place, &effects, error))
    return NULL;
  if (input->outage != NULL && !zh_act_end_outage (act, input->outage, record, error))
    return NULL;
  if (input->screening_id != 0 && !zh_act_rule_screening (act, input->screening_id, record, error))
    return NULL;
  return zh_act_commit (act, error);
}
