/* Commands about the members of teams: who they are, their order on the boards, reserves, the
 * captain. The main members come first, reserves after them; the boards are numbered through.
 */
#pragma once

#include "desk.h"
#include "progress.h"
#include "teams.h"

G_BEGIN_DECLS

/**
 * zh_desk_members_need_reason:
 * @competition: a snapshot
 * @tournament: one of its tournaments
 * @entry_id: a team of it
 *
 * The Ukrainian rules (IV.6.2) keep the line-ups after the start of round 1 unless the
 * regulation allows changes; for a team that comes late its own first round counts.
 *
 * Returns: (transfer full) (nullable): a sentence with the article where members may now be
 *   added, removed or put in another order with a reason only; %NULL where they may change freely
 */
char *zh_desk_members_need_reason (const ZhCompetition *competition,
                                   const ZhTournament  *tournament,
                                   gint64               entry_id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_add_members:
 * @entry_id: the team
 * @members: (element-type ZhMember): new ones, in order; id, team and board are ignored. The
 *   person is stored as a new one when its id is 0, and linked when it is one of the file.
 *   Members beyond the boards of a match become reserves
 * @reason: (nullable): see zh_desk_members_need_reason()
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_add_members (ZhDesk     *self,
                               gint64      entry_id,
                               GPtrArray  *members,
                               const char *reason,
                               GError    **error);

/**
 * zh_desk_edit_member:
 * @member: with the id of the member to change; team, board and number are not changed. Its
 *   person replaces the person of the file with the same id. Who becomes a reserve goes behind
 *   the main members, who stops being one becomes the last of them
 * @reason: (nullable): needed for the reserve alone
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_edit_member (ZhDesk         *self,
                               const ZhMember *member,
                               const char     *reason,
                               GError        **error);

/**
 * zh_desk_remove_member:
 * @error: %ZH_ERROR_REFUSED when he stands in a line-up of a round
 *
 * A person who plays nowhere else goes too.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_remove_member (ZhDesk     *self,
                                 gint64      member_id,
                                 const char *reason,
                                 GError    **error);

/**
 * zh_desk_order_members:
 * @order: (array length=n_order): ids of all members of the team, the first board first. There
 *   are as many main members as before, reserves are the last
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_order_members (ZhDesk       *self,
                                 gint64        entry_id,
                                 const gint64 *order,
                                 gsize         n_order,
                                 const char   *reason,
                                 GError      **error);

/**
 * zh_desk_set_captain:
 * @name: a member or somebody else; "" for nobody
 * @error: see desk.h
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_captain (ZhDesk     *self,
                               gint64      entry_id,
                               const char *name,
                               GError    **error);

/**
 * zh_tournament_dup_players:
 *
 * Returns: (transfer full): a tournament of individual players whose entries are the members, by
 *   their ids, for whatever looks for people among entries
 */
ZhTournament *zh_tournament_dup_players (const ZhTournament *tournament) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_find_member_duplicates:
 * @candidates: (nullable) (element-type ZhMember): about to be added; %NULL to look among those
 *   that are in
 * @progress: (nullable)
 * @error: %ZH_ERROR_CANCELLED
 *
 * Returns: (transfer full) (element-type ZhDuplicate): who seems to play in two teams or twice in
 *   one; the ids are those of members
 */
GArray *zh_tournament_find_member_duplicates (const ZhTournament *tournament,
                                              GPtrArray          *candidates,
                                              const ZhProgress   *progress,
                                              GError            **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
