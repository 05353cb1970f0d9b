/* Fields and tables that printed forms share. Private to src/reports. */
#pragma once

#include "report-context.h"

G_BEGIN_DECLS

/**
 * zh_report_add_event_fields:
 *
 * Adds the name of the competition, with what it is under the line, and the tournament.
 */
void zh_report_add_event_fields (ZhReportDocument      *document,
                                 const ZhReportRequest *request);

/**
 * zh_report_add_writing_lines:
 * @label: before the first
 * @n_lines: empty lines, at least 1
 */
void zh_report_add_writing_lines (ZhReportDocument *document,
                                  const char       *label,
                                  int               n_lines);

/**
 * zh_report_add_panel_signatures:
 *
 * Adds the lines for chief arbiter and chief secretary, with "signature" under them.
 */
void zh_report_add_panel_signatures (ZhReportDocument      *document,
                                     const ZhReportRequest *request);

/* Adds a table of the officials: post, name, category. */
void zh_report_add_officials (ZhReportDocument      *document,
                              const ZhReportRequest *request);

/* Adds the organisation that sends a team, where there is one that does. @team may be %NULL. */
void zh_report_add_sender (ZhReportDocument *document,
                           const ZhEntry    *team);

/**
 * zh_report_split_birth:
 * @text: "Koval Ivan, 2009-03-01 (Team)", as decisions keep who has gone
 * @birth: (out): the date, where there is one; else left alone
 *
 * Returns: (transfer full): the rest
 */
char *zh_report_split_birth (const char *text,
                             ZhDate     *birth) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_get_discipline:
 *
 * Returns: (transfer none): what the federations call what is played: "rapid chess", "draughts-64"
 */
const char *zh_report_get_discipline (const ZhTournament *tournament,
                                      const ZhLanguage   *language);

/**
 * zh_report_format_time_control:
 *
 * Returns: (transfer full): "90 min + 30 s a move" of one period; others as they are written
 */
char *zh_report_format_time_control (const ZhTournament *tournament,
                                     const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
