/* Teams of solvers in an individual event: the members of a region, club or school are put together as the plan of the
 * tournament says (team-places.h).
 */
#pragma once

#include "team-places.h"

G_BEGIN_DECLS

/**
 * zh_solving_teams_new:
 * @tournament: a solving event with a round
 * @rule: how teams are made and counted
 * @last: last round counted
 * @language: whose dictionary orders teams of one place
 *
 * As solvers are ranked, so are their teams: where points are added up, those level in them are divided by the time of
 * the members who count, if time divides solvers (51.2).
 *
 * Returns: (transfer full) (element-type ZhTeamPlace): best first; the rows of members are those of
 *   zh_solving_standings_new() up to that round
 */
GPtrArray *zh_solving_teams_new (const ZhTournament *tournament,
                                 const ZhTeamRule   *rule,
                                 int                 last,
                                 const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
