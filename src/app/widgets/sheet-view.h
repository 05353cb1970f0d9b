/* Pages of a document on screen, one under the other, drawn from what the printer gets. */
#pragma once

#include <gtk/gtk.h>

#include "report-pages.h"

G_BEGIN_DECLS

#define ZH_TYPE_SHEET_VIEW (zh_sheet_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhSheetView, zh_sheet_view, ZH, SHEET_VIEW, GtkWidget)

/**
 * zh_sheet_view_set_pages:
 * @pages: (nullable): what to show; must outlive the view or be taken away with %NULL
 */
void zh_sheet_view_set_pages (ZhSheetView         *self,
                              const ZhReportPages *pages);

G_END_DECLS
