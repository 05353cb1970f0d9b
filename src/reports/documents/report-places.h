/* Points, tie-breaks and places as columns, for standings and crosstables. Private to
 * src/reports.
 */
#pragma once

#include "event-standings.h"
#include "report-people.h"

G_BEGIN_DECLS

/**
 * zh_report_get_standings_round:
 * @error: %ZH_ERROR_REFUSED where the round asked for is not paired
 *
 * Returns: the round after which the standings are meant, -1 with @error
 */
int zh_report_get_standings_round (const ZhReportRequest *request,
                                   GError               **error);

/**
 * zh_report_add_value_columns:
 *
 * Adds a column for the points and one for each tie-break.
 *
 * Returns: the column of the points; the tie-breaks follow it
 */
guint zh_report_add_value_columns (ZhReportTable     *table,
                                   const ZhStandings *standings,
                                   const ZhLanguage  *language);

/**
 * zh_report_fill_values:
 * @first: column of the points
 * @entry: index of the entry
 */
void zh_report_fill_values (ZhReportTable     *table,
                            guint              first,
                            const ZhStandings *standings,
                            int                entry,
                            const ZhLanguage  *language);

/**
 * zh_report_take_place:
 *
 * Writes a place: "3", "4–6" when it is shared, "–" when the entry is not counted.
 */
void zh_report_take_place (ZhReportTable    *table,
                           guint             column,
                           const ZhStanding *standing);

/**
 * zh_report_add_tiebreak_names:
 *
 * Says under a table what its columns of tie-breaks are.
 */
void zh_report_add_tiebreak_names (ZhReportDocument  *document,
                                   const ZhStandings *standings);

G_END_DECLS
