/* Whom an incident is about: a side at a board, a player, a team, or the hall. The side at a
 * board is nobody until it is said: a wrong one must never be punished by default.
 */
#pragma once

#include "desk-incidents.h"
#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_WHOM (zh_incident_whom_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentWhom, zh_incident_whom, ZH, INCIDENT_WHOM, ZhBin)

/* Signal "changed" (): it is about another. */

/**
 * zh_incident_whom_set_up:
 * @board: number of the board it begins with, 0 for one that is not at a board
 * @game: index of the game, 0 in a usual event
 *
 * Once, before anything else.
 */
void zh_incident_whom_set_up (ZhIncidentWhom *self,
                              ZhSession      *session,
                              int             board,
                              int             game);

/**
 * zh_incident_whom_fill:
 * @input: (inout): gets scope, round, board, game, entry and player of a team
 *
 * Returns: whether somebody is named, or nobody need be
 */
gboolean zh_incident_whom_fill (ZhIncidentWhom  *self,
                                ZhIncidentInput *input);

/**
 * zh_incident_whom_get_entry:
 *
 * Returns: (transfer none) (nullable): the entry it is about
 */
const ZhEntry *zh_incident_whom_get_entry (ZhIncidentWhom *self);

/**
 * zh_incident_whom_get_colour:
 *
 * Returns: the colour of the one it is about, none away from a board
 */
ZhColour zh_incident_whom_get_colour (ZhIncidentWhom *self);

/**
 * zh_incident_whom_choose_colour:
 *
 * At a board, says that it is about the side with @colour; elsewhere does nothing.
 *
 * Returns: whether there is such a side
 */
gboolean zh_incident_whom_choose_colour (ZhIncidentWhom *self,
                                         ZhColour        colour);

/**
 * zh_incident_whom_ask:
 *
 * Puts the keyboard where it is said.
 */
void zh_incident_whom_ask (ZhIncidentWhom *self);

G_END_DECLS
