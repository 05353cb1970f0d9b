/* How teams are counted in an event of players, as an editor. */
#pragma once

#include "team-plan.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_TEAM_EDITOR (zh_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhTeamEditor, zh_team_editor, ZH, TEAM_EDITOR, ZhBin)

/**
 * zh_team_editor_new:
 * @plan: (nullable): what to show; %NULL for teams that are not counted yet
 * @year: of the event: who turns 18 in it or later is proposed as a junior
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_team_editor_new (const ZhTeamPlan *plan,
                               int               year);

/**
 * zh_team_editor_get_counts:
 *
 * Returns: whether teams are counted at all
 */
gboolean zh_team_editor_get_counts (ZhTeamEditor *self);

/**
 * zh_team_editor_dup_plan:
 * @error: %ZH_ERROR_INPUT naming the field, what was expected and the remedy
 *
 * Returns: (transfer full) (nullable)
 */
ZhTeamPlan *zh_team_editor_dup_plan (ZhTeamEditor *self,
                                     GError      **error);

G_END_DECLS
