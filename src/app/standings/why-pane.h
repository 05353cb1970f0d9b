/* Why this place, and why this number: for one row of the standings the sentence that separates
 * it from the row above, and the arithmetic of one value, opponent by opponent.
 */
#pragma once

#include "standings.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_WHY_PANE (zh_why_pane_get_type ())
G_DECLARE_FINAL_TYPE (ZhWhyPane, zh_why_pane, ZH, WHY_PANE, ZhBin)

/**
 * zh_why_pane_show:
 * @standings: (nullable): must outlive the pane or be taken away with %NULL
 * @row: of the standings, −1 for none
 *
 * The value explained stays the same criterion as before.
 */
void zh_why_pane_show (ZhWhyPane         *self,
                       const ZhStandings *standings,
                       int                row);

/**
 * zh_why_pane_set_criterion:
 * @column: of the standings, 0 for points; others are brought into their range
 */
void zh_why_pane_set_criterion (ZhWhyPane *self,
                                int        column);
int  zh_why_pane_get_criterion (ZhWhyPane *self);

G_END_DECLS
