/* The crosstable, drawn as one widget: hundreds of cells are too many for widgets of their
 * own. A cell cursor moves with the arrow keys and is said by the widget's label.
 */
#pragma once

#include "crosstable.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_CROSSTABLE_VIEW (zh_crosstable_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhCrosstableView, zh_crosstable_view, ZH, CROSSTABLE_VIEW, GtkWidget)

/**
 * zh_crosstable_view_set_standings:
 * @standings: (nullable): what to show; must outlive the view or be taken away with %NULL
 */
void zh_crosstable_view_set_standings (ZhCrosstableView  *self,
                                       const ZhStandings *standings);

/**
 * zh_crosstable_view_set_form:
 * @order: of the rows, and which numbers the cells carry
 * @dialect: of the cells
 */
void zh_crosstable_view_set_form (ZhCrosstableView   *self,
                                  ZhCrosstableOrder   order,
                                  ZhCrosstableDialect dialect);

G_END_DECLS
