/* Positions and times in documents. Private to src/reports. */
#pragma once

#include "report-document.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_report_add_position:
 * @fen: FEN or PDN FEN; what cannot be read adds nothing
 *
 * Adds the diagram of a position, with its FEN.
 */
void zh_report_add_position (ZhReportDocument *document,
                             ZhSport           sport,
                             const char       *fen);

/**
 * zh_report_format_used:
 * @seconds: used, negative where not noted
 *
 * Returns: (transfer full): "1:58:00", a line to write on where not noted
 */
char *zh_report_format_used (int seconds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
