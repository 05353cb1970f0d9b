/* Pages onto paper, into a PDF or a picture: no decision is made here any more. */
#pragma once

#include "report-pages.h"

G_BEGIN_DECLS

/**
 * zh_report_draw_page:
 * @cr: a context whose unit is the point; the printer's, a widget's or a file's
 * @page: index of a page
 */
void zh_report_draw_page (const ZhReportPages *pages,
                          guint                page,
                          cairo_t             *cr);

/**
 * zh_report_make_set_pdf:
 * @sets: (element-type ZhReportPages): at least one; sheets may be held differently
 * @first: gives title, author and time of making
 * @error: %ZH_ERROR_FILE when cairo cannot make it
 *
 * Several documents one after the other in one file, to be printed in one go. The same pages
 * and the same time give the same bytes.
 *
 * Returns: (transfer full): the file
 */
GBytes *zh_report_make_set_pdf (const GPtrArray        *sets,
                                const ZhReportDocument *first,
                                GError                **error);

/**
 * zh_report_make_diagram_png:
 * @size: side of the picture in pixels
 *
 * Returns: (transfer full): the position as a PNG
 */
GBytes *zh_report_make_diagram_png (const ZhDiagram *diagram,
                                    int              size);

G_END_DECLS
