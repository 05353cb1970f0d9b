/* A contest of composers: its terms and judges, works that are entered, marks that are given by code, objections, and
 * the award, which is preliminary first and becomes final when the term of remarks is over.
 *
 * Sources: order 988, articles 46.5, 49 and 51.1; Ukrainian draughts rules VI.5 and VI.6.
 */
#pragma once

#include "contest.h"
#include "desk.h"

G_BEGIN_DECLS

/* Works that are not out of the contest and have no mark yet. */
int zh_contest_count_unmarked (const ZhTournament *tournament);

/* Works that a judge of their section has not marked yet, and the first of them, (transfer none) (nullable). */
int                 zh_contest_count_lacking (const ZhTournament *tournament);
const ZhWorkRecord *zh_contest_find_lacking (const ZhTournament *tournament);

/* Whether neither the rules nor the terms say until when remarks are taken: who publishes the award must. */
gboolean zh_contest_lacks_remarks_end (const ZhTournament *tournament,
                                       const ZhRuleset    *rules);

/* Objections without a verdict. */
int zh_contest_count_open (const ZhTournament *tournament);

/* Whether the award is final, so that the tournament can be closed; %ZH_ERROR_REFUSED saying what is to be done. */
gboolean zh_contest_check_complete (const ZhTournament *tournament,
                                    GError            **error);

/**
 * zh_contest_format_stage:
 *
 * Returns: (transfer full): how far a contest is, in a sentence: what is missing, until when remarks are taken
 */
char *zh_contest_format_stage (const ZhTournament *tournament,
                               const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_contest_format_correction:
 * @may: (out): whether it may be entered; as zh_contest_correction_is_original()
 *
 * Returns: (transfer full): whether a correction of a defective work comes in as an original one, in a sentence with
 *   the article (46.5, VI.4.3)
 */
char *zh_contest_format_correction (const ZhRuleset  *rules,
                                    gboolean          same_author,
                                    ZhDate            published,
                                    ZhDate            entered,
                                    gboolean         *may,
                                    const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_set_contest:
 * @contest: the terms; what is internal of it stays as it is
 * @error: see desk.h; %ZH_ERROR_REFUSED where the tournament is no contest, or its award is final, %ZH_ERROR_INPUT
 *   where works are in a section that there would be no more, or a date cannot be
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_contest (ZhDesk                *self,
                               gint64                 tournament_id,
                               const ZhContestRecord *contest,
                               GError               **error);

/**
 * zh_desk_set_contest_judge:
 * @judge: with its number; 0 adds one
 * @error: as zh_desk_set_contest(); %ZH_ERROR_REFUSED where the judge has entered what a judge may not (VI.6.6)
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_contest_judge (ZhDesk               *self,
                                     gint64                tournament_id,
                                     const ZhContestJudge *judge,
                                     GError              **error);

/* Takes away a judge who gave no mark; what changed is (transfer full). */
ZhChange *zh_desk_remove_contest_judge (ZhDesk  *self,
                                        gint64   tournament_id,
                                        int      number,
                                        GError **error);

/**
 * zh_desk_enter_work:
 * @code: (nullable): of a work that is there and is corrected or replaced; %NULL enters a new one
 * @work: with its section as round, and the day on which it came in, today where there is none
 * @error: as zh_desk_set_contest(); %ZH_ERROR_REFUSED after the last day of entry (VI.5.5.1), where the author has as
 *   many works as the terms let him, or is a judge who may not enter one
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_enter_work (ZhDesk             *self,
                              gint64              tournament_id,
                              const char         *code,
                              const ZhWorkRecord *work,
                              GError            **error);

/**
 * zh_desk_withdraw_work:
 * @day: on which the author said so; today where there is none
 *
 * Takes a work out that has no mark and no objection, until the last day of entry (VI.5.5.1).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_withdraw_work (ZhDesk     *self,
                                 gint64      tournament_id,
                                 const char *code,
                                 ZhDate      day,
                                 GError    **error);

/**
 * zh_desk_judge_work:
 * @judge: number of the judge
 * @mark: (nullable): "7.25"; "" takes mark and characteristic away, %NULL leaves the mark
 * @note: (nullable): the characteristic; %NULL leaves it
 * @error: as zh_desk_set_contest(); %ZH_ERROR_INPUT naming the scale of the rules
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_judge_work (ZhDesk     *self,
                              gint64      tournament_id,
                              const char *code,
                              int         judge,
                              const char *mark,
                              const char *note,
                              GError    **error);

/**
 * zh_desk_set_objection:
 * @code: of the work
 * @objection: with its number, 0 for a new one; received today where it does not say
 * @error: as zh_desk_set_contest(); %ZH_ERROR_REFUSED when the term is over (VI.5.2.10.2, 49.3)
 *
 * Records what is said against a work, or decides on it. A defect that is found when the award is final changes
 * nothing of it (VI.5.5.5).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_objection (ZhDesk                   *self,
                                 gint64                    tournament_id,
                                 const char               *code,
                                 const ZhContestObjection *objection,
                                 GError                  **error);

/**
 * zh_desk_publish_award:
 * @day: today where there is none
 * @remarks_end: last day of remarks; as the terms or else the rules say where there is none
 * @error: as zh_desk_set_contest(); %ZH_ERROR_REFUSED where works have no mark, or no term of remarks is known
 *
 * Publishes the preliminary award, and says until when remarks are taken.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_publish_award (ZhDesk  *self,
                                 gint64   tournament_id,
                                 ZhDate   day,
                                 ZhDate   remarks_end,
                                 GError **error);

/* Makes the award final: the term of remarks is over and each has its answer. What changed is (transfer full). */
ZhChange *zh_desk_settle_award (ZhDesk  *self,
                                gint64   tournament_id,
                                ZhDate   day,
                                GError **error);

G_END_DECLS
