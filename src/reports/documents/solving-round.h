/* What documents and pages of a solving event share: which round is meant, and the words of a work. */
#pragma once

#include "report-registry.h"
#include "solving-event.h"

G_BEGIN_DECLS

/**
 * zh_report_find_solving_round:
 * @error: %ZH_ERROR_REFUSED where there is none
 *
 * Returns: (transfer none) (nullable): the round of solving asked for; the last one with a sheet, or the first
 */
const ZhSolvingRoundRecord *zh_report_find_solving_round (const ZhReportRequest *request,
                                                          GError               **error);

/**
 * zh_report_title_of_round:
 * @numbered: the title with "%d" for the round
 * @only: the title where the event has this round alone
 *
 * Returns: (transfer full): the title of a paper of a round
 */
char *zh_report_title_of_round (const ZhReportRequest      *request,
                                const ZhSolvingRoundRecord *round,
                                const char                 *numbered,
                                const char                 *only) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_work_format_task:
 *
 * Returns: (transfer full): "Mate in 2", with what else stands below the diagram
 */
char *zh_work_format_task (const ZhWorkRecord *work,
                           const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_work_dup_main_solution / zh_work_dup_proofs:
 *
 * An author writes variations that only prove that the solution is the one and that the work is solved apart from the
 * main solution, behind "//" (VI.5.6.4).
 *
 * Returns: (transfer full): what stands before and behind it, "" where nothing does
 */
char *zh_work_dup_main_solution (const ZhWorkRecord *work) G_GNUC_WARN_UNUSED_RESULT;
char *zh_work_dup_proofs (const ZhWorkRecord *work) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
