/* Documents to the printer, one or several in one job, and what the journal keeps of it. */
#pragma once

#include <gtk/gtk.h>

#include "report-registry.h"
#include "session.h"

G_BEGIN_DECLS

/**
 * zh_document_print:
 * @widget: on a page, from which it was asked
 * @session: whose file keeps what was printed
 * @reports: (element-type ZhReport): which documents
 * @documents: (element-type ZhReportDocument): they themselves, in the same order
 * @round: that they are about, 0 for none
 * @language: that they are in
 *
 * Asks for the printer, prints, and records the issue once the job has gone out. Of a file
 * that is only read nothing is recorded.
 */
void zh_document_print (GtkWidget        *widget,
                        ZhSession        *session,
                        const GPtrArray  *reports,
                        const GPtrArray  *documents,
                        int               round,
                        const ZhLanguage *language);

G_END_DECLS
