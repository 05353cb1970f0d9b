/* The members of a team as an editable list: the main members by board, then the reserves, a line
 * for the next one, and the captain. Alt+Up and Alt+Down move the member under the cursor, R makes
 * him a reserve or a main member, Delete removes him, Ctrl+V takes in a list.
 */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_MEMBER_LIST (zh_member_list_get_type ())
G_DECLARE_FINAL_TYPE (ZhMemberList, zh_member_list, ZH, MEMBER_LIST, ZhBin)

/* Signals:
 *   "selected" (): another member is under the cursor, or none
 */

/**
 * zh_member_list_show:
 * @session: looks at a tournament of teams; acts are its desk's
 * @entry_id: the team
 */
void zh_member_list_show (ZhMemberList *self,
                          ZhSession    *session,
                          gint64        entry_id);

/**
 * zh_member_list_get_selected:
 *
 * Returns: (transfer none) (nullable): the member under the cursor, of the session's snapshot
 */
const ZhMember *zh_member_list_get_selected (ZhMemberList *self);

G_END_DECLS
