/* Places inside groups: women, age groups, regions …, the event's own groups; and places of
 * teams in an event of players.
 */
#pragma once

#include "session.h"
#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_GROUPS_VIEW (zh_groups_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhGroupsView, zh_groups_view, ZH, GROUPS_VIEW, ZhBin)

/* Signal "selected" (int row): a row of the standings is under the cursor, −1 for none.
 * Signal "activated" (): Return or a double click on it. */

/**
 * zh_groups_view_update:
 * @session: whose event
 * @standings: (nullable): must outlive the view or be taken away with %NULL
 */
void zh_groups_view_update (ZhGroupsView      *self,
                            ZhSession         *session,
                            const ZhStandings *standings);
void zh_groups_view_set_filter (ZhGroupsView *self,
                                const char   *text);
void zh_groups_view_take_focus (ZhGroupsView *self);

/**
 * zh_groups_view_say_selected:
 *
 * Emits "selected" for the row that is under the cursor.
 */
void zh_groups_view_say_selected (ZhGroupsView *self);

G_END_DECLS
