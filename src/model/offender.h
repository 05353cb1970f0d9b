/* Who a line of the register of incidents is about, as a person: in a team event the member
 * who sat at the board. The line names the team and the game, the game names the member, so
 * that a line-up put right afterwards puts the register right as well.
 */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/**
 * zh_competition_find_offending_member:
 * @record: a line of the register
 *
 * Returns: (transfer none) (nullable): the member of a team who is meant; %NULL outside team
 *   events, for a team as a whole and where the team has not named its player
 */
const ZhMember *zh_competition_find_offending_member (const ZhCompetition    *self,
                                                      const ZhIncidentRecord *record);

/**
 * zh_competition_find_offender:
 * @record: a line of the register
 *
 * Returns: (transfer none) (nullable): the person who is meant; %NULL for a team and the hall
 */
const ZhPerson *zh_competition_find_offender (const ZhCompetition    *self,
                                              const ZhIncidentRecord *record);

/**
 * zh_competition_get_offender_colour:
 *
 * Returns: the colour of the side it is about; none away from a board
 */
ZhColour zh_competition_get_offender_colour (const ZhCompetition    *self,
                                             const ZhIncidentRecord *record);

/**
 * zh_member_format_name_with_team:
 * @tournament: of the member
 *
 * Returns: (transfer full): "Surname Given (Team)"
 */
char *zh_member_format_name_with_team (const ZhMember     *self,
                                       const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
