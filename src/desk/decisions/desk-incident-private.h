/* The inside of the commands about incidents: where an incident happened, and what its
 * ruling does to the event.
 */
#pragma once

#include "decision-outcomes.h"
#include "desk-incidents.h"
#include "desk-private.h"

G_BEGIN_DECLS

/* Instead of the index of a game: every game of the match. */
#define ZH_INCIDENT_ALL_GAMES (-1)

/**
 * ZhIncidentPlace:
 * @round: %NULL away from a round
 * @pairing: %NULL away from a board
 * @entry: %NULL for the hall
 * @member: of the team @entry: who is meant; %NULL for the team as a whole
 * @game: index of the game, or #ZH_INCIDENT_ALL_GAMES
 * @side: of the pairing
 */
typedef struct
{
  ZhIncidentScope     scope;
  const ZhTournament *tournament;
  const ZhRound      *round;
  const ZhPairing    *pairing;
  const ZhEntry      *entry;
  const ZhMember     *member;
  int                 game;
  int                 side;
} ZhIncidentPlace;

/**
 * zh_incident_place_find:
 * @place: (out caller-allocates)
 * @error: %ZH_ERROR_INPUT naming what is not there
 *
 * Returns: %FALSE with @error
 */
gboolean zh_incident_place_find (ZhIncidentPlace       *place,
                                 const ZhCompetition   *competition,
                                 const ZhIncidentInput *input,
                                 GError               **error);

/**
 * zh_incident_place_get_person:
 *
 * Returns: (transfer none) (nullable): the person it is about: the player, or the member of the
 *   team; %NULL for a team as a whole and for the hall
 */
const ZhPerson *zh_incident_place_get_person (const ZhIncidentPlace *place);

/**
 * zh_incident_place_list_facts:
 * @input: with the facts that were ticked
 * @answer: what the rules say without knowing more
 * @earlier_in_event: such incidents of the same person before
 *
 * Returns: (transfer full) (element-type utf8): what was ticked and what the file knows by itself,
 *   ended by %NULL
 */
GPtrArray *zh_incident_place_list_facts (const ZhIncidentPlace  *place,
                                         const ZhIncidentInput  *input,
                                         const ZhIncidentAnswer *answer,
                                         int                     earlier_in_event) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_place_count:
 * @counted_as: id of the catalogue under which it is counted
 * @in_event: (out): those of the same person in the whole event, the same game among them
 *
 * Returns: how many such the register holds of this side in this game
 */
int zh_incident_place_count (const ZhIncidentPlace *place,
                             const ZhCompetition   *competition,
                             const char            *counted_as,
                             int                   *in_event);

/**
 * zh_incident_place_count_warnings:
 *
 * Returns: how many warnings in force the register holds of the same person
 */
int zh_incident_place_count_warnings (const ZhIncidentPlace *place,
                                      const ZhCompetition   *competition);

/**
 * ZhConsequence:
 * @ZH_CONSEQUENCE_NONE: nobody leaves
 * @ZH_CONSEQUENCE_MEMBER_OUT: a member of a team, which plays on
 * @ZH_CONSEQUENCE_ROUNDS_OUT: the entry does not play some rounds
 * @ZH_CONSEQUENCE_LEAVES: the entry leaves the tournament
 *
 * Whom a sanction keeps away.
 */
typedef enum
{
  ZH_CONSEQUENCE_NONE,
  ZH_CONSEQUENCE_MEMBER_OUT,
  ZH_CONSEQUENCE_ROUNDS_OUT,
  ZH_CONSEQUENCE_LEAVES,
} ZhConsequence;

/* What the sanction of a ruling means where the incident happened. */
ZhConsequence zh_incident_place_get_consequence (const ZhIncidentPlace  *place,
                                                 const ZhIncidentRecord *record);

/**
 * ZhRulingEffects:
 * @results: (element-type ZhForfeit): of the game or games that the ruling decides
 * @forfeits: (element-type ZhForfeit): games that are not played for it
 * @absences: (element-type int): rounds not paired yet that the entry does not play
 * @status: of the entry then; playing where it stays
 * @last_round: that it plays, where it leaves
 *
 * What a ruling does to the event.
 */
typedef struct
{
  GArray       *results;
  GArray       *forfeits;
  GArray       *absences;
  ZhEntryStatus status;
  int           last_round;
} ZhRulingEffects;

/* Empty, and gives back what it holds. */
void zh_ruling_effects_init (ZhRulingEffects *self);
void zh_ruling_effects_clear (ZhRulingEffects *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhRulingEffects, zh_ruling_effects_clear)

/**
 * zh_ruling_effects_find:
 * @self: empty
 * @record: the ruling, as it is recorded
 * @error: %ZH_ERROR_REFUSED for a result in a closed round
 *
 * By the rules.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_ruling_effects_find (ZhRulingEffects        *self,
                                 const ZhCompetition    *competition,
                                 const ZhIncidentRecord *record,
                                 const ZhIncidentPlace  *place,
                                 GError                **error);

/**
 * zh_ruling_effects_read:
 * @self: empty
 * @given: what came of it before
 * @error: %ZH_ERROR_INPUT for what such a ruling does not do; as zh_ruling_effects_find()
 *
 * Returns: %FALSE with @error
 */
gboolean zh_ruling_effects_read (ZhRulingEffects        *self,
                                 const ZhCompetition    *competition,
                                 const ZhIncidentRecord *record,
                                 const ZhIncidentPlace  *place,
                                 const ZhGivenRuling    *given,
                                 GError                **error);

/**
 * zh_act_write_ruling:
 * @error: %ZH_ERROR_REFUSED for who has left already
 *
 * Writes what the ruling does, in the act that records the incident, so that undo takes all of it back.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_write_ruling (ZhAct                  *act,
                              const ZhIncidentRecord *record,
                              const ZhIncidentPlace  *place,
                              const ZhRulingEffects  *effects,
                              GError                **error);

/* Notes a ruling and what it does, for doing it again. */
void zh_act_in_ruling (ZhAct                  *act,
                       const ZhIncidentRecord *record,
                       const ZhIncidentPlace  *place,
                       const ZhRulingEffects  *effects);

/* The lost connection that lasts, and the checked game, with an id; (transfer none), %NULL with @error. */
const ZhOutage    *zh_competition_find_lasting_outage (const ZhCompetition *competition,
                                                       gint64               tournament_id,
                                                       gint64               outage_id,
                                                       GError             **error);
const ZhScreening *zh_competition_find_screening (const ZhCompetition *competition,
                                                  gint64               tournament_id,
                                                  gint64               screening_id,
                                                  GError             **error);

/* Ends a lost connection with the ruling @record, in the act that makes it. %FALSE with @error. */
gboolean zh_act_end_outage (ZhAct                  *act,
                            const ZhOutageOutcome  *outcome,
                            const ZhIncidentRecord *record,
                            GError                **error);

/* Notes in a checked game that @record follows from it, in the act that makes it. %FALSE with @error. */
gboolean zh_act_rule_screening (ZhAct                  *act,
                                gint64                  screening_id,
                                const ZhIncidentRecord *record,
                                GError                **error);

G_END_DECLS
