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

/* Whether the rules ask to be told of breaches, and so for the offender's whole name and delegation. */
gboolean zh_report_tells_of_breaches (const ZhReportRequest *request);

/**
 * zh_report_dup_offender:
 * @whole: whether it is said that nobody knows the patronymic
 *
 * Returns: (transfer full): surname, given name and patronymic of whom @record is about; a team or the hall where no
 *   person is meant
 */
char *zh_report_dup_offender (const ZhReportRequest  *request,
                              const ZhIncidentRecord *record,
                              gboolean                whole) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_report_dup_delegation:
 * @whole: whether it is said that nobody knows it; else ""
 *
 * Returns: (transfer full): team and region, or federation, of whom @record is about
 */
char *zh_report_dup_delegation (const ZhReportRequest  *request,
                                const ZhIncidentRecord *record,
                                gboolean                whole) G_GNUC_WARN_UNUSED_RESULT;

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
