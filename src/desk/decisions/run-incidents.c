/* Incidents and what was ruled, by name. */
#include "config.h"

#include <glib/gi18n.h>

#include "arguments.h"
#include "decision-outcomes.h"
#include "run-private.h"

#define MAX_READING 86400
#define MAX_MOVE_NUMBER 1000
#define MAX_FACTS 100
#define MAX_COUNT 1000000

/* From ZH_ENTRY_EXPELLED on: how somebody leaves by a ruling. */
static const char *const status_words[] = { "expelled", "annulled", NULL };
/* Where the rules leave it to the arbiter nothing is advised. */
static const char *const advised_words[] = { "none", "loss", "draw", "both-lose", "loss-draw", "draw-loss", "win", "arbiter", NULL };

static const ZhArgument fact_items[] = {
  ZH_TEXT_ARGUMENT ("", NC_ ("argument", "a fact, as the rules name it"), NEEDED, ZH_TEXT_LINE_MAX),
  { NULL },
};

static const ZhArgument absence_items[] = {
  ZH_INTEGER_ARGUMENT ("", NC_ ("argument", "number of the round"), NEEDED, 1, ZH_MAX_ROUNDS),
  { NULL },
};

static const ZhArgument outcome_items[] = {
  ZH_TEXT_ARGUMENT ("counted-as", NC_ ("argument", "incident under which it is counted"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("count", NC_ ("argument", "how often by this side in this game"), NEEDED, 1, MAX_COUNT),
  ZH_INTEGER_ARGUMENT ("event-count", NC_ ("argument", "how often by this person in the event"), NEEDED, 1, MAX_COUNT),
  ZH_TEXT_ARGUMENT ("facts", NC_ ("argument", "facts that hold, with commas"), NEEDED, ZH_TEXT_LIST_MAX),
  ZH_TEXT_ARGUMENT ("articles", NC_ ("argument", "articles of the rules"), NEEDED, ZH_TEXT_LIST_MAX),
  ZH_TEXT_ARGUMENT ("overridden", NC_ ("argument", "keys of the rules that the regulation changes, with commas"), NEEDED, ZH_TEXT_LIST_MAX),
  ZH_WORD_ARGUMENT ("advised", NC_ ("argument", "what the rules say of the result"), NEEDED, advised_words),
  ZH_WORD_ARGUMENT ("decided", NC_ ("argument", "what is decided of the result"), NEEDED, &zh_ruled_result_words[ZH_RULED_NONE]),
  ZH_TEXT_ARGUMENT ("decided-by", NC_ ("argument", "whose decision it is"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("opponent-time", NC_ ("argument", "seconds to add to the opponent’s clock"), NEEDED, -G_MAXINT, G_MAXINT),
  ZH_INTEGER_ARGUMENT ("offender-time", NC_ ("argument", "seconds to add to the own clock of the side"), NEEDED, -G_MAXINT, G_MAXINT),
  ZH_LIST_ARGUMENT ("results", NC_ ("argument", "games that are decided by it"), NEEDED, zh_run_forfeit_items, ZH_RUN_MAX_GAMES),
  ZH_LIST_ARGUMENT ("forfeits", NC_ ("argument", "games that are not played for it"), NEEDED, zh_run_forfeit_items, ZH_RUN_MAX_BOARDS),
  ZH_LIST_ARGUMENT ("absences", NC_ ("argument", "rounds not paired yet that are not played"), NEEDED, absence_items, ZH_MAX_ROUNDS),
  ZH_WORD_ARGUMENT ("status", NC_ ("argument", "how it leaves"), OPTIONAL, status_words),
  ZH_INTEGER_ARGUMENT ("last-round", NC_ ("argument", "last round that is played"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  { NULL },
};

static const ZhArgument incident[] = {
  ZH_TOURNAMENT_ARGUMENT,
  ZH_WORD_ARGUMENT ("scope", NC_ ("argument", "what it is about"), NEEDED, zh_incident_scope_words),
  ZH_INTEGER_ARGUMENT ("round", NC_ ("argument", "number of the round; 0 before round 1"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_INTEGER_ARGUMENT ("board", NC_ ("argument", "number of the board"), OPTIONAL, 1, ZH_RUN_MAX_BOARDS),
  ZH_INTEGER_ARGUMENT ("game", NC_ ("argument", "which game of the board"), OPTIONAL, 1, ZH_RUN_MAX_GAMES),
  ZH_SIMPLE_ARGUMENT (ID, "entry", NC_ ("argument", "id of an entry"), OPTIONAL),
  ZH_SIMPLE_ARGUMENT (ID, "member", NC_ ("argument", "id of a member of the team, away from a board"), OPTIONAL),
  ZH_TEXT_ARGUMENT ("incident", NC_ ("argument", "what happened, as “zherebctl ruleset incidents” names it"), NEEDED, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("raised-by", NC_ ("argument", "who raised it"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_TEXT_ARGUMENT ("happened", NC_ ("argument", "when it happened, such as 2026-11-20T10:35"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("move", NC_ ("argument", "number of the move"), OPTIONAL, 0, MAX_MOVE_NUMBER),
  ZH_INTEGER_ARGUMENT ("white-clock", NC_ ("argument", "seconds that White’s clock showed"), OPTIONAL, 0, MAX_READING),
  ZH_INTEGER_ARGUMENT ("black-clock", NC_ ("argument", "seconds that Black’s clock showed"), OPTIONAL, 0, MAX_READING),
  ZH_TEXT_ARGUMENT ("witnesses", NC_ ("argument", "names of witnesses"), OPTIONAL, ZH_TEXT_LIST_MAX),
  ZH_SIMPLE_ARGUMENT (YES_NO, "supervised", NC_ ("argument", "whether supervision is adequate"), OPTIONAL),
  ZH_LIST_ARGUMENT ("facts", NC_ ("argument", "facts that are known to hold"), OPTIONAL, fact_items, MAX_FACTS),
  ZH_TEXT_ARGUMENT ("note", NC_ ("argument", "note of the arbiter"), OPTIONAL, ZH_TEXT_LIST_MAX),
  ZH_TEXT_ARGUMENT ("decision", NC_ ("argument", "what is decided: a word or points of both, such as 0:0.5; as the rules say where it is left out"), OPTIONAL, ZH_TEXT_LINE_MAX),
  ZH_INTEGER_ARGUMENT ("opponent-time", NC_ ("argument", "seconds to add to the opponent’s clock; as the rules say where it is left out"), OPTIONAL, -MAX_READING, MAX_READING),
  ZH_INTEGER_ARGUMENT ("offender-time", NC_ ("argument", "seconds to add to the own clock of the side; as the rules say where it is left out"), OPTIONAL, -MAX_READING, MAX_READING),
  ZH_WORD_ARGUMENT ("sanction", NC_ ("argument", "what is imposed"), OPTIONAL, &zh_sanction_words[ZH_SANCTION_REMARK]),
  ZH_INTEGER_ARGUMENT ("rounds-out", NC_ ("argument", "how many rounds are not played for it"), OPTIONAL, 0, ZH_MAX_ROUNDS),
  ZH_REASON_ARGUMENT,
  ZH_SIMPLE_ARGUMENT (ID, "outage", NC_ ("argument", "id of the lost connection that it ends"), OPTIONAL),
  ZH_WORD_ARGUMENT ("ended", NC_ ("argument", "how the lost connection ended"), OPTIONAL, &zh_outage_end_words[ZH_OUTAGE_RECONNECTED]),
  ZH_INTEGER_ARGUMENT ("lost", NC_ ("argument", "seconds that the lost connection took"), OPTIONAL, 0, MAX_READING),
  ZH_SIMPLE_ARGUMENT (ID, "screening", NC_ ("argument", "id of the checked game that it follows from"), OPTIONAL),
  ZH_LIST_ARGUMENT ("outcome", NC_ ("argument", "one element: what came of it, with facts, decision and times; found by the rules where it is left out"), FOUND, outcome_items, 1),
  { NULL },
};

static ZhEntryStatus
get_status (JsonObject *outcome)
{
  if (!json_object_has_member (outcome, "status"))
    return ZH_ENTRY_PLAYING;
  return (ZhEntryStatus) (ZH_ENTRY_EXPELLED + zh_in_get_word (outcome, "status", status_words));
}

static ZhChange *
write_outcome (ZhDesk                *desk,
               const ZhIncidentInput *input,
               JsonObject            *outcome,
               GError               **error)
{
  g_autoptr (GArray) results = zh_run_read_forfeits (outcome, "results");
  g_autoptr (GArray) forfeits = zh_run_read_forfeits (outcome, "forfeits");
  g_autoptr (GArray) absences = zh_in_read_numbers (outcome, "absences");
  ZhGivenRuling given = {
    .counted_as = zh_json_get_string (outcome, "counted-as"),
    .count = zh_in_get_number (outcome, "count"),
    .event_count = zh_in_get_number (outcome, "event-count"),
    .facts = zh_json_get_string (outcome, "facts"),
    .articles = zh_json_get_string (outcome, "articles"),
    .overridden = zh_json_get_string (outcome, "overridden"),
    .advised = zh_json_get_string (outcome, "advised"),
    .decided = (ZhRuledResult) zh_in_get_word (outcome, "decided", zh_ruled_result_words),
    .decided_by = zh_json_get_string (outcome, "decided-by"),
    .opponent_time = zh_in_get_number (outcome, "opponent-time"),
    .offender_time = zh_in_get_number (outcome, "offender-time"),
    .results = results,
    .forfeits = forfeits,
    .absences = absences,
    .status = get_status (outcome),
    .last_round = zh_in_get_number (outcome, "last-round"),
  };

  return zh_desk_write_incident (desk, input, &given, error);
}

/* ZH_INCIDENT_TIME_AS_RULED where it is left out. */
static int
get_time (JsonObject *in,
          const char *key)
{
  return json_object_has_member (in, key) ? zh_in_get_number (in, key) : ZH_INCIDENT_TIME_AS_RULED;
}

/* -1 where it is left out. */
static int
get_reading (JsonObject *in,
             const char *key)
{
  return json_object_has_member (in, key) ? zh_in_get_number (in, key) : -1;
}

static ZhChange *
run_rule_incident (ZhDesk     *desk,
                   JsonObject *in,
                   GError    **error)
{
  const int               readings[] = { get_reading (in, "white-clock"), get_reading (in, "black-clock") };
  g_autofree const char **facts = zh_in_list_texts (in, "facts");
  JsonArray              *outcome = zh_json_get_array (in, "outcome");
  const ZhOutageOutcome   outage = { zh_json_get_int (in, "outage"), (ZhOutageEnd) zh_in_get_word (in, "ended", zh_outage_end_words), zh_in_get_number (in, "lost") };
  ZhIncidentInput         input = {
            .tournament_id = zh_in_get_tournament (in),
            .scope = (ZhIncidentScope) zh_in_get_word (in, "scope", zh_incident_scope_words),
            .round = zh_in_get_number (in, "round"),
            .board = zh_in_get_number (in, "board"),
            .game = zh_in_get_number (in, "game"),
            .entry_id = zh_json_get_int (in, "entry"),
            .member_id = zh_json_get_int (in, "member"),
            .incident = zh_json_get_string (in, "incident"),
            .raised_by = zh_in_get_text (in, "raised-by"),
            .happened = zh_in_get_text (in, "happened"),
            .move = zh_in_get_number (in, "move"),
            .clocks = readings,
            .witnesses = zh_in_get_text (in, "witnesses"),
            .supervised = zh_json_get_bool (in, "supervised"),
            .facts = (const char *const *) facts,
            .note = zh_in_get_text (in, "note"),
            .decision = zh_in_get_text (in, "decision"),
            .opponent_time = get_time (in, "opponent-time"),
            .offender_time = get_time (in, "offender-time"),
            .sanction = zh_in_get_text (in, "sanction"),
            .rounds_out = zh_in_get_number (in, "rounds-out"),
            .reason = zh_in_get_reason (in),
            .outage = outage.outage_id != 0 ? &outage : NULL,
            .screening_id = zh_json_get_int (in, "screening"),
  };

  if (outcome != NULL && json_array_get_length (outcome) > 0)
    return write_outcome (desk, &input, zh_json_get_object_element (outcome, 0), error);
  return zh_desk_rule_incident (desk, &input, error);
}

const ZhCommandArguments zh_incident_arguments[] = {
  { ZH_COMMAND_RULE_INCIDENT, incident, run_rule_incident },
  { NULL },
};
