/* Forms of a contest of composers: its terms, a judge, a work, a mark, an objection, and the day of the award. */
#pragma once

#include "contest-record.h"
#include "form-sheet.h"
#include "solving-record.h"

G_BEGIN_DECLS

/* The terms; as every sheet here (transfer none), owned by GTK, to be presented. */
ZhFormSheet *zh_contest_terms_sheet_new (GtkWindow *parent,
                                         ZhSession *session);

/* One of the judges, or a new one. */
ZhFormSheet *zh_contest_judge_sheet_new (GtkWindow *parent,
                                         ZhSession *session);

/* Which judge goes; there is one at least. */
ZhFormSheet *zh_contest_judge_removal_sheet_new (GtkWindow *parent,
                                                 ZhSession *session);

/**
 * zh_contest_work_sheet_new:
 * @work: (nullable): that is corrected or replaced; %NULL for a new one
 *
 * Returns: (transfer none): the sheet
 */
ZhFormSheet *zh_contest_work_sheet_new (GtkWindow          *parent,
                                        ZhSession          *session,
                                        const ZhWorkRecord *work);

/* Whether a correction of a defective work comes in as an original one; it changes nothing. */
ZhFormSheet *zh_contest_correction_sheet_new (GtkWindow *parent,
                                              ZhSession *session);

/* When a work was withdrawn. */
ZhFormSheet *zh_contest_withdrawal_sheet_new (GtkWindow          *parent,
                                              ZhSession          *session,
                                              const ZhWorkRecord *work);

/* The mark that a judge gives a work, without a word of its author; there is one judge at least. */
ZhFormSheet *zh_contest_mark_sheet_new (GtkWindow          *parent,
                                        ZhSession          *session,
                                        const ZhWorkRecord *work);

/* What is held against a work, or the answer to it. */
ZhFormSheet *zh_contest_objection_sheet_new (GtkWindow          *parent,
                                             ZhSession          *session,
                                             const ZhWorkRecord *work);

/**
 * zh_contest_award_sheet_new:
 * @is_final: whether the award becomes final; else the preliminary one is published
 *
 * Returns: (transfer none): the sheet
 */
ZhFormSheet *zh_contest_award_sheet_new (GtkWindow *parent,
                                         ZhSession *session,
                                         gboolean   is_final);

/**
 * zh_contest_next_sheet_new:
 *
 * Returns: (transfer none): what comes next: the terms, a work, a judge, a mark for the first work without one, or the award
 */
ZhFormSheet *zh_contest_next_sheet_new (GtkWindow *parent,
                                        ZhSession *session);

G_END_DECLS
