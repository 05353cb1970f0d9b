/* Incidents: what happened at a board, to a player or a team, or in the hall, what the rules
 * of the event make of it, and what the arbiter decides. The decision is applied in one act:
 * the result of the game, the seconds for the clocks, exclusion or expulsion, and a line of
 * the register. It is taken back by undo only.
 */
#pragma once

#include "desk.h"
#include "decision-words.h"
#include "incident-ruling.h"
#include "outage.h"

G_BEGIN_DECLS

/* Instead of seconds: as the rules say. */
#define ZH_INCIDENT_TIME_AS_RULED G_MININT

/**
 * ZhOutageOutcome:
 * @outage_id: a lost connection that a ruling ends
 * @ended: how
 * @lost: seconds that it took
 */
typedef struct
{
  gint64      outage_id;
  ZhOutageEnd ended;
  int         lost;
} ZhOutageOutcome;

/**
 * ZhIncidentInput:
 * @tournament_id: where it happened
 * @scope: what it is about
 * @round: from 1; away from a board also 0, before round 1
 * @board: the table, from 1, of a board
 * @game: the game at that table, from 1; 0 is the first
 * @entry_id: the side it is about: one of the two at the board, else any entry; 0 for the hall
 * @member_id: of a team: the player it is about away from a board; at a board 0, for who sits
 *   there
 * @incident: id of the catalogue
 * @raised_by: (nullable): who raised it, a word of the answer's "raised_by"
 * @happened: (nullable): when, ISO 8601 local time
 * @move: number of the move, 0 where it is not said
 * @clocks: (nullable) (array length=2): what White's and Black's clock showed, in seconds
 * @witnesses: (nullable): names
 * @supervised: whether supervision is adequate; without meaning in classical
 * @facts: (array zero-terminated=1) (nullable): facts that are known to hold
 * @note: (nullable): what the arbiter writes down
 * @decision: (nullable): %NULL accepts what the rules say; else "none" (the game goes on or its
 *   result stays), "loss" (of the side), "draw", "both-lose", "loss-draw" (the side loses,
 *   the opponent has a draw), "draw-loss", "win", or points of both, such as "0:0.5"
 * @opponent_time: seconds to add to the opponent's clock, or %ZH_INCIDENT_TIME_AS_RULED
 * @offender_time: seconds to add to the side's own clock, or %ZH_INCIDENT_TIME_AS_RULED
 * @sanction: (nullable): one of those that the answer leaves open, or another with a reason
 * @rounds_out: how many coming rounds "rounds-out" excludes from, else 0
 * @reason: (nullable): needed where the decision is not what the rules say
 * @outage: (nullable): the lost connection that it ends (desk-outages.h)
 * @screening_id: the checked game that it follows from (desk-screening.h), 0 for none
 */
typedef struct
{
  gint64             tournament_id;
  ZhIncidentScope    scope;
  int                round;
  int                board;
  int                game;
  gint64             entry_id;
  gint64             member_id;
  const char        *incident;
  const char        *raised_by;
  const char        *happened;
  int                move;
  const int         *clocks;
  const char        *witnesses;
  gboolean           supervised;
  const char *const *facts;
  const char        *note;
  const char        *decision;
  int                opponent_time;
  int                offender_time;
  const char        *sanction;
  int                rounds_out;
  const char        *reason;

  const ZhOutageOutcome *outage;
  gint64                 screening_id;
} ZhIncidentInput;

/**
 * ZhIncidentCounts:
 * @in_game: the how-manieth of its kind by this side in this game, from 1
 * @in_event: the how-manieth by this person in the event, from 1
 * @warnings: warnings this person has had in the event
 */
typedef struct
{
  int in_game;
  int in_event;
  int warnings;
} ZhIncidentCounts;

/**
 * zh_desk_ask_incident:
 * @competition: a snapshot
 * @input: what happened; the decision is not looked at
 * @counts: (out) (optional): how often, counted in the register
 * @error: %ZH_ERROR_INPUT for a board or a side that is not in the round; as
 *   zh_incident_ask()
 *
 * What the ruleset of the event, with the regulation's overrides, makes of it. Facts that
 * the file itself knows (an increment, an earlier one of the register) need not be given.
 * Changes nothing.
 *
 * Returns: (transfer full): the answer
 */
ZhIncidentAnswer *zh_desk_ask_incident (const ZhCompetition   *competition,
                                        const ZhIncidentInput *input,
                                        ZhIncidentCounts      *counts,
                                        GError               **error);

/**
 * zh_incident_answer_get_decision:
 *
 * Returns: the decision that follows from the answer; not said where the rules leave it to the
 *   arbiter
 */
ZhRuledResult zh_incident_answer_get_decision (const ZhIncidentAnswer *answer);

/**
 * zh_incident_decision_from_points:
 *
 * Returns: the decision that gives these points; not said where none does
 */
ZhRuledResult zh_incident_decision_from_points (const ZhScoring *scoring,
                                                ZhPoints         offender,
                                                ZhPoints         opponent);

/**
 * zh_incident_get_decider:
 * @sanction: the one chosen
 *
 * Returns: (transfer none): who must decide, a word of the answer's "decides". Exclusion from
 *   rounds and expulsion are the chief arbiter's, where the rules name nobody higher
 */
const char *zh_incident_get_decider (const ZhIncidentAnswer *answer,
                                     ZhSanction              sanction);

/**
 * zh_incident_dup_expulsion_effect:
 * @entry: who would be expelled now
 * @sanction: that which expels; #ZH_SANCTION_TEAM_REMOVAL for a team that came with too few
 *   players, whose results order 988, article 22, annuls
 *
 * Returns: (transfer full): what becomes of his results in the table, by system, with the article
 */
char *zh_incident_dup_expulsion_effect (const ZhTournament *tournament,
                                        const ZhEntry      *entry,
                                        ZhSanction          sanction,
                                        const ZhRuleset    *rules,
                                        const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_rule_incident:
 * @input: what happened and what is decided
 * @error: %ZH_ERROR_INPUT as zh_desk_ask_incident(), for an unknown decision or sanction, for
 *   a missing reason or a missing decision; %ZH_ERROR_REFUSED when the ruleset knows no such
 *   incident in this discipline and nothing is decided, when a result is to be changed in
 *   a closed round, or when an award is worth more than a game (10.2)
 *
 * Records the incident and applies the decision, in one act. A loss at the start of the
 * round, before the game is begun, is one by forfeit.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_rule_incident (ZhDesk                *self,
                                 const ZhIncidentInput *input,
                                 GError               **error);

G_END_DECLS
