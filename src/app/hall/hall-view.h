/* One page for the hall, black on white, as large as the window lets it be. */
#pragma once

#include "report-pages.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_HALL_VIEW (zh_hall_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhHallView, zh_hall_view, ZH, HALL_VIEW, GtkWidget)

/* Signals:
 *   "resized" (): it has another size, in the middle of an allocation; see zh_hall_view_get_shape()
 */

/**
 * zh_hall_view_show:
 * @pages: (nullable): must outlive the view or be taken away with %NULL
 * @page: which of them is to be seen
 */
void zh_hall_view_show (ZhHallView          *self,
                        const ZhReportPages *pages,
                        guint                page);

/**
 * zh_hall_view_get_page:
 *
 * Returns: (transfer none) (nullable) (element-type ZhPageItem): what is seen, where it stands on a page of the
 *   height %ZH_HALL_HEIGHT_PT
 */
const GPtrArray *zh_hall_view_get_page (ZhHallView *self);

/**
 * zh_hall_view_get_shape:
 *
 * Returns: its width in its heights
 */
double zh_hall_view_get_shape (ZhHallView *self);

G_END_DECLS
