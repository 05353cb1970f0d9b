/* Sections on incidents, sanctions and protests, for the registers, the protocols and the chief
 * arbiter's report. Private to src/reports.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/* Whether the tournament has any. */
gboolean zh_report_has_incidents (const ZhReportRequest *request);
gboolean zh_report_has_protests (const ZhReportRequest *request);

/* Each adds a table at the end of the document. */
void zh_report_add_incidents (ZhReportDocument      *document,
                              const ZhReportRequest *request);
/* Of each breach who, of which delegation, when and where, before whom, and the decision: nothing where the rules do not
 * ask to be told of breaches (Russian order 988 30.2.1.6). */
void zh_report_add_offenders (ZhReportDocument      *document,
                              const ZhReportRequest *request);
void zh_report_add_sanctions (ZhReportDocument      *document,
                              const ZhReportRequest *request);
void zh_report_add_protests (ZhReportDocument      *document,
                             const ZhReportRequest *request);

/**
 * zh_report_format_moment:
 * @time: seconds since 1970 UTC; 0 is none
 *
 * Returns: (transfer full): date and hour at the event; "" for none
 */
char *zh_report_format_moment (gint64            time,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Name of an entry of the tournament asked for, "" for none. */
char *zh_report_dup_entry_name (const ZhReportRequest *request,
                                gint64                 entry_id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
