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

/**
 * ZhSavedDocument:
 * @report: (nullable): %NULL where nothing was saved
 * @round: that it is about, 0 for none
 * @language: its code, interned
 */
typedef struct
{
  const ZhReport *report;
  gint64          tournament_id;
  int             round;
  const char     *language;
} ZhSavedDocument;

/**
 * zh_document_note_saved:
 * @saved: with a report
 *
 * Notes in the journal that a file was given out: many are only looked at.
 */
void zh_document_note_saved (GtkWidget             *widget,
                             ZhSession             *session,
                             const ZhSavedDocument *saved);

G_END_DECLS
