/* Incidents: what happened at a board, what the rules of the event make of it, and what the
 * arbiter decides. The decision is applied in one act: the result of the game, the seconds
 * for the clocks, and a line of the register. It is taken back by undo only.
 */
#pragma once

#include "desk.h"
#include "incident-ruling.h"

G_BEGIN_DECLS

/* Instead of seconds: as the rules say. */
#define ZH_INCIDENT_TIME_AS_RULED G_MININT

/**
 * ZhIncidentInput:
 * @tournament_id: where it happened
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @entry_id: the side it is about; one of the two at the board
 * @incident: id of the catalogue
 * @supervised: whether supervision is adequate; without meaning in classical
 * @facts: (array zero-terminated=1) (nullable): facts that are known to hold
 * @note: (nullable): what the arbiter writes down
 * @decision: (nullable): %NULL accepts what the rules say; else "none" (the game goes on or its
 *   result stays), "loss" (of the side), "draw", "both-lose", or "loss-draw" (the side
 *   loses, the opponent has a draw)
 * @opponent_time: seconds to add to the opponent's clock, or %ZH_INCIDENT_TIME_AS_RULED
 * @offender_time: seconds to add to the side's own clock, or %ZH_INCIDENT_TIME_AS_RULED
 * @sanction: (nullable): one of those that the answer leaves open
 * @reason: (nullable): needed where the decision is not what the rules say
 */
typedef struct
{
  gint64             tournament_id;
  int                round;
  int                board;
  int                game;
  gint64             entry_id;
  const char        *incident;
  gboolean           supervised;
  const char *const *facts;
  const char        *note;
  const char        *decision;
  int                opponent_time;
  int                offender_time;
  const char        *sanction;
  const char        *reason;
} ZhIncidentInput;

/**
 * zh_desk_ask_incident:
 * @competition: a snapshot
 * @input: what happened; the decision is not looked at
 * @count: (out) (optional): the how-manieth of its kind by this side in this game, counted in
 *   the register
 * @error: %ZH_ERROR_INPUT for a board or a side that is not in the round; as
 *   zh_incident_ask()
 *
 * What the ruleset of the event, with the regulation's overrides, makes of it. Changes
 * nothing.
 *
 * Returns: (transfer full): the answer
 */
ZhIncidentAnswer *zh_desk_ask_incident (const ZhCompetition   *competition,
                                        const ZhIncidentInput *input,
                                        int                   *count,
                                        GError               **error);

/**
 * zh_incident_answer_get_decision:
 *
 * Returns: (transfer none): the decision that follows from the answer, a word of
 *   #ZhIncidentInput; %NULL where the rules leave it to the arbiter
 */
const char *zh_incident_answer_get_decision (const ZhIncidentAnswer *answer);

/**
 * zh_incident_decision_get_all:
 *
 * Returns: (array zero-terminated=1): "none", "loss", "draw", "both-lose", "loss-draw"
 */
const char *const *zh_incident_decision_get_all (void);

/**
 * zh_incident_decision_get_label:
 *
 * Returns: (transfer none): such as "Loss of the game"; what leaves it to the arbiter as such
 */
const char *zh_incident_decision_get_label (const char       *decision,
                                            const ZhLanguage *language);

/**
 * zh_desk_rule_incident:
 * @input: what happened and what is decided
 * @error: %ZH_ERROR_INPUT as zh_desk_ask_incident(), for an unknown decision or sanction, for
 *   a missing reason or a missing decision; %ZH_ERROR_REFUSED when the ruleset knows no such
 *   incident in this discipline and nothing is decided, or when a result is to be changed in
 *   a closed round
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
