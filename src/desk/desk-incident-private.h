/* The inside of the commands about incidents: where an incident happened, and what its
 * ruling does to the event.
 */
#pragma once

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
 * zh_act_apply_ruling:
 * @record: the ruling, as it is recorded
 * @error: %ZH_ERROR_REFUSED for a result in a closed round, or an entry that has left
 *
 * Writes what the ruling does: results, exclusion from rounds, expulsion.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_act_apply_ruling (ZhAct                  *act,
                              const ZhIncidentRecord *record,
                              const ZhIncidentPlace  *place,
                              GError                **error);

G_END_DECLS
