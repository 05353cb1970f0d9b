/* Chapters for a commission: what the regulation of the event changed in the rules, and what was decided by hand.
 * Private to src/reports.
 */
#pragma once

#include "report-registry.h"

G_BEGIN_DECLS

/* Every rule that holds otherwise than in the ruleset, with its article; nothing where there is none. */
void zh_report_add_changed_rules (ZhReportDocument      *document,
                                  const ZhReportRequest *request);

/* The acts of #ZhReportRequest by kind, and the forfeits board by board; nothing where there is none. */
void zh_report_add_by_hand (ZhReportDocument      *document,
                            const ZhReportRequest *request);

/* The columns of an act of the journal, and one row. */
void zh_report_add_act_columns (ZhReportTable    *table,
                                const ZhLanguage *language);
void zh_report_add_act (ZhReportTable    *table,
                        const ZhHandAct  *act,
                        const ZhLanguage *language);

/**
 * zh_report_add_edited_pairs:
 * @round: 0 for all of them
 *
 * The boards that are not as the system paired them, with what it had proposed to either side; nothing where there
 * is none.
 */
void zh_report_add_edited_pairs (ZhReportDocument      *document,
                                 const ZhReportRequest *request,
                                 int                    round);

G_END_DECLS
