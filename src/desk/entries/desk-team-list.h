/* Taking in teams with their members from a list. */
#pragma once

#include "desk.h"
#include "start-numbers.h"
#include "team-list.h"

G_BEGIN_DECLS

/**
 * zh_desk_plan_teams:
 * @tournament: a snapshot
 * @teams: (element-type ZhTeamDraft): as for zh_desk_add_teams()
 * @error: as zh_number_plan_new_for_entries()
 *
 * Returns: (transfer full): the numbers of the teams that are not in yet, and who would make room
 */
ZhNumberPlan *zh_desk_plan_teams (const ZhTournament *tournament,
                                  GPtrArray          *teams,
                                  GError            **error);

/**
 * zh_desk_add_teams:
 * @teams: (element-type ZhTeamDraft): members of a team that is entered already join it
 * @reason: (nullable): where members join after round 1, see zh_desk_members_need_reason()
 * @error: see desk.h
 *
 * One act, however many teams.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_teams (ZhDesk     *self,
                             gint64      tournament_id,
                             GPtrArray  *teams,
                             const char *reason,
                             GError    **error);

G_END_DECLS
