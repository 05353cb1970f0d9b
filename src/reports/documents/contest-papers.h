/* What the papers of a contest of composers share. Private to this folder. */
#pragma once

#include "contest.h"
#include "report-context.h"

G_BEGIN_DECLS

/**
 * zh_contest_require_terms_of:
 * @error: %ZH_ERROR_REFUSED where it has none
 *
 * Returns: (transfer none) (nullable): the terms of the contest
 */
const ZhContestRecord *zh_contest_require_terms_of (const ZhReportRequest *request,
                                                    GError               **error);

/* "Section 2: Problems", or the name alone of the only one. */
void zh_contest_add_section_heading (ZhReportDocument      *document,
                                     const ZhContestRecord *contest,
                                     int                    section);

/* Who announced it, its theme and the last day of entry; the days of the award. */
void zh_contest_add_terms (ZhReportDocument      *document,
                           const ZhContestRecord *contest);
void zh_contest_add_award_dates (ZhReportDocument      *document,
                                 const ZhContestRecord *contest);

/**
 * zh_contest_add_signatures:
 * @role: (nullable): whose; %NULL for all
 * @section: of which; 0 for all. Who judges every section judges each
 *
 * The judges sign what they decided.
 *
 * Returns: whether there is one to sign
 */
gboolean zh_contest_add_signatures (ZhReportDocument   *document,
                                    const ZhTournament *tournament,
                                    const char         *role,
                                    int                 section);

/* A day, a mark and a place as people write them, and for files; a mark below 0 is none. */
void zh_contest_take_date (ZhReportTable    *table,
                           guint             column,
                           ZhDate            date,
                           const ZhLanguage *language);
void zh_contest_take_mark (ZhReportTable    *table,
                           guint             column,
                           int               mark,
                           const ZhLanguage *language);
void zh_contest_take_place (ZhReportTable      *table,
                            guint               column,
                            const ZhContestRow *row);

/* What the judges said of a work, one after the other; (transfer full). */
char *zh_contest_join_notes (const ZhTournament *tournament,
                             const ZhWorkRecord *work) G_GNUC_WARN_UNUSED_RESULT;

/* Why a work has no place, as an objection says it; (transfer full). */
char *zh_contest_format_out (const ZhContestObjection *objection,
                             const ZhLanguage         *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
