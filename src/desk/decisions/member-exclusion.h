/* Members of teams whom a ruling keeps out of rounds. The team plays on: a reserve sits in
 * the member's place, or nobody.
 */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * zh_competition_find_exclusion:
 * @member_id: of a team of the tournament
 * @round: from 1
 *
 * A ruling that was annulled excludes nobody.
 *
 * Returns: (transfer none) (nullable): the ruling that keeps the member out of the round
 */
const ZhIncidentRecord *zh_competition_find_exclusion (const ZhCompetition *self,
                                                       gint64               tournament_id,
                                                       gint64               member_id,
                                                       int                  round);

/**
 * zh_competition_replace_excluded:
 * @round: to be written; in its new pairings, those without id, the line-ups are as the teams
 *   fixed them before the event. Changed in place
 *
 * In the place of each excluded member the first reserve of his team sits who is not in the
 * match already; the seat stays empty where there is none. Byes and individual events are
 * left alone.
 *
 * Source: Ukrainian chess rules IV.6.4: a reserve may replace anybody.
 */
void zh_competition_replace_excluded (const ZhCompetition *self,
                                      const ZhTournament  *tournament,
                                      ZhRound             *round);

/**
 * zh_tournament_list_member_forfeits:
 * @member: of a team
 * @first: the first round without the member
 * @last: the last
 * @error: %ZH_ERROR_REFUSED when a game of a closed round would be lost
 *
 * Returns: (transfer full) (element-type ZhForfeit): the member's games in rounds that are paired already, as far as
 *   they have no result, which are lost; %NULL with @error
 */
GArray *zh_tournament_list_member_forfeits (const ZhTournament *self,
                                            const ZhMember     *member,
                                            int                 first,
                                            int                 last,
                                            GError            **error);

G_END_DECLS
