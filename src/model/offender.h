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
 * zh_competition_is_breach:
 * @record: a line of the register
 *
 * Returns: whether somebody was ruled against: a sanction, a game lost, time taken or given to the opponent. Not what
 *   happened in the hall, not a game lost on time, and not a ruling that was annulled
 */
gboolean zh_competition_is_breach (const ZhCompetition    *self,
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

/**
 * zh_tournament_dup_side_name:
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1
 * @entry_id: one of the two sides
 *
 * Returns: (transfer full): who plays for that side in that game; the team where it has named nobody; "" where there
 *   is no such side
 */
char *zh_tournament_dup_side_name (const ZhTournament *tournament,
                                   int                 round,
                                   int                 board,
                                   int                 game,
                                   gint64              entry_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_dup_board_name:
 *
 * Returns: (transfer full): the place of a game on screen and paper: "3", in a match "3.2"
 */
char *zh_tournament_dup_board_name (const ZhTournament *tournament,
                                    int                 round,
                                    int                 board,
                                    int                 game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
