/* Prizes as an editor: how they are shared, and the lists with who may get them. */
#pragma once

#include "prize-plan.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_PRIZE_EDITOR (zh_prize_editor_get_type ())
G_DECLARE_FINAL_TYPE (ZhPrizeEditor, zh_prize_editor, ZH, PRIZE_EDITOR, ZhBin)

/**
 * zh_prize_editor_new:
 * @plan: what to show; one empty list is offered where it has none
 * @groups: (element-type ZhNamedGroup): groups offered for the lists
 *
 * Returns: (transfer floating)
 */
GtkWidget *zh_prize_editor_new (const ZhPrizePlan *plan,
                                const GPtrArray   *groups);

/**
 * zh_prize_editor_dup_plan:
 * @error: %ZH_ERROR_INPUT naming the list, what was expected and the remedy
 *
 * Lists without a title and amounts are left out.
 *
 * Returns: (transfer full) (nullable)
 */
ZhPrizePlan *zh_prize_editor_dup_plan (ZhPrizeEditor *self,
                                       GError       **error);

G_END_DECLS
