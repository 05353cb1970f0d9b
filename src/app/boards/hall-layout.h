/* Lays the tiles of the hall out by a plan; the tile under the cursor may grow beyond its
 * place, so that it can say who sits there.
 */
#pragma once

#include "hall-plan.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_LAYOUT (zh_hall_layout_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallLayout, zh_hall_layout, ZH, HALL_LAYOUT, GtkLayoutManager)

/* Signal "plan-changed" (): the last allocation found another plan or page. */

/**
 * zh_hall_layout_set_room:
 * @columns: tables in a row, 0 for as many as fit
 * @aisle: an aisle after every so many, 0 for none
 */
void zh_hall_layout_set_room (ZhHallLayout *self,
                              int           columns,
                              int           aisle);

/**
 * zh_hall_layout_set_cursor:
 * @position: of the tile under the cursor; its page is shown
 */
void zh_hall_layout_set_cursor (ZhHallLayout *self,
                                guint         position);

/**
 * zh_hall_layout_get_plan:
 *
 * Returns: (transfer none): the plan of the last allocation
 */
const ZhHallPlan *zh_hall_layout_get_plan (ZhHallLayout *self);

/* The page shown, from 0. */
guint zh_hall_layout_get_page (ZhHallLayout *self);

G_END_DECLS
