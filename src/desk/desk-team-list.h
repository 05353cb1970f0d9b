/* Taking in teams with their members from a list. */
#pragma once

#include "desk.h"
#include "team-list.h"

G_BEGIN_DECLS

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
