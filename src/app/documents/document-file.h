/* A document as a file, of the kind that the name of the file asks for. */
#pragma once

#include "report-registry.h"
#include "session.h"

G_BEGIN_DECLS

/* What is asked when @report is saved, with the kinds of files that there are; (transfer none). */
const char *zh_document_file_get_title (const ZhReport *report);

/* The name that is proposed, as “Standings.pdf”. */
char *zh_document_file_dup_name (ZhSession        *session,
                                 const ZhReport   *report,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_document_file_make:
 * @session: with an open competition
 * @document: what @report made
 * @name: of the file; .pgn and .pdn take the games of the round, .trf the tournament where @report is about standings
 * @is_paper: (out): whether it is @document itself, as it is given out
 * @error: as of zh_report_render() and zh_desk_export_trf()
 *
 * Returns: (transfer full) (nullable): what is written to the file
 */
GBytes *zh_document_file_make (ZhSession              *session,
                               const ZhReport         *report,
                               const ZhReportDocument *document,
                               const char             *name,
                               gboolean               *is_paper,
                               GError                **error);

G_END_DECLS
