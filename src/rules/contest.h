/* What the rules make of a contest of composers: which marks there are, who may judge and enter, until when remarks
 * are taken, and the award that follows from marks and objections.
 *
 * Sources: order 988, articles 46.5, 48.3, 49.3 and 51.1; Ukrainian draughts rules VI.5 and VI.6.
 */
#pragma once

#include "ruleset.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhContestAward:
 * @ZH_CONTEST_NO_AWARD: a place without distinction, or none
 */
typedef enum
{
  ZH_CONTEST_NO_AWARD,
  ZH_CONTEST_PRIZE,
  ZH_CONTEST_MENTION,
  ZH_CONTEST_COMMENDATION,
} ZhContestAward;

/**
 * ZhContestRow:
 * @work: of the tournament
 * @sum: of the marks that count, in hundredths of a point
 * @n_marks: how many count; the result is @sum divided by it
 * @place: from 1, the first of those that equal results share; 0 where there is no mark, or the work is out
 * @last_place: the last of them
 * @award: by the place
 * @award_number: the how-manieth of its kind
 * @award_last: the last of those that equal results share
 * @against: (nullable): the objection by which it is out of the contest
 * @late: (nullable): one that was upheld after the award was final, and leaves it as it is
 */
typedef struct
{
  const ZhWorkRecord       *work;
  int                       sum;
  int                       n_marks;
  int                       place;
  int                       last_place;
  ZhContestAward            award;
  int                       award_number;
  int                       award_last;
  const ZhContestObjection *against;
  const ZhContestObjection *late;
} ZhContestRow;

/**
 * zh_contest_of_tournament:
 *
 * Returns: (transfer none) (nullable): the terms of its contest
 */
const ZhContestRecord *zh_contest_of_tournament (const ZhTournament *tournament);

/* Works, judges, objections and marks by what people call them; (transfer none) (nullable). */
const ZhWorkRecord       *zh_contest_find_work (const ZhTournament *tournament,
                                                const char         *code);
const ZhWorkRecord       *zh_contest_find_work_by_id (const ZhTournament *tournament,
                                                      gint64              id);
const ZhContestJudge     *zh_contest_find_judge (const ZhTournament *tournament,
                                                 int                 number);
const ZhContestMark      *zh_contest_find_mark (const ZhTournament   *tournament,
                                                const ZhWorkRecord   *work,
                                                const ZhContestJudge *judge);
const ZhContestObjection *zh_contest_find_objection (const ZhTournament *tournament,
                                                     int                 number);

/**
 * zh_contest_check_mark:
 * @mark: in hundredths of a point
 * @error: %ZH_ERROR_INPUT naming the scale and its article
 *
 * Returns: whether the scale of @rules has that mark
 */
gboolean zh_contest_check_mark (const ZhRuleset *rules,
                                int              mark,
                                GError         **error);

/**
 * zh_contest_check_judging:
 * @section: of the work
 * @error: %ZH_ERROR_REFUSED
 *
 * Returns: whether the role of @judge has marks to give in that section
 */
gboolean zh_contest_check_judging (const ZhContestJudge *judge,
                                   int                   section,
                                   GError              **error);

/**
 * zh_contest_check_entering:
 * @author: of a work; several with semicolons between, what stands behind a comma is no name
 * @section: of the work
 * @error: %ZH_ERROR_REFUSED naming the judge and the article
 *
 * Returns: whether @rules let @judge take part there, or the author is somebody else
 */
gboolean zh_contest_check_entering (const ZhRuleset      *rules,
                                    const ZhContestJudge *judge,
                                    const char           *author,
                                    int                   section,
                                    GError              **error);

/* Whether two authors have a name in common, and no towns behind a comma that tell namesakes apart. */
gboolean zh_contest_authors_meet (const char *author,
                                  const char *other);

/**
 * zh_contest_get_remarks_end:
 * @published: when the preliminary award was
 *
 * Returns: the last day of remarks by @rules; none where they leave it to the terms of the contest
 */
ZhDate zh_contest_get_remarks_end (const ZhRuleset *rules,
                                   ZhDate           published);

/**
 * zh_contest_ends_with_closing:
 * @article: (out) (transfer none): of the rule, "" where they are silent
 *
 * Returns: whether works come and go only until the last day of entry
 */
gboolean zh_contest_ends_with_closing (const ZhRuleset *rules,
                                       const char     **article);

/* Whether anything is heard against a final award, which it leaves as it is; @article as before. */
gboolean zh_contest_hears_late (const ZhRuleset *rules,
                                const char     **article);

/* Whether a work has a sheet of A5 of its own; else it has a wide one with room for binding. */
gboolean zh_contest_has_small_sheets (const ZhRuleset *rules);

/* A day so many months later, the last one of its month where there is no such day. */
ZhDate zh_contest_add_months (ZhDate date,
                              int    months);

/**
 * zh_contest_find_against:
 * @late: (out) (optional) (transfer none) (nullable): an objection that came too late to change the award
 *
 * Returns: (transfer none) (nullable): the objection by which a work is out
 */
const ZhContestObjection *zh_contest_find_against (const ZhTournament        *tournament,
                                                   const ZhWorkRecord        *work,
                                                   const ZhContestObjection **late);

/**
 * zh_contest_rank:
 * @rules: (nullable): say how several marks become one
 * @section: from 1
 *
 * The next best moves up where a work is out (46.5, 49.3).
 *
 * Returns: (transfer full) (element-type ZhContestRow): the works of a section by place, then those without
 */
GPtrArray *zh_contest_rank (const ZhTournament *tournament,
                            const ZhRuleset    *rules,
                            int                 section) G_GNUC_WARN_UNUSED_RESULT;

/* The result in hundredths of a point, rounded to the nearest; −1 without a mark. */
int zh_contest_row_get_result (const ZhContestRow *self);

/* "prize 2", or "prize 2–3" of works that share them, as people write it, (transfer full); "" for none. */
char *zh_contest_row_format_award (const ZhContestRow *self,
                                   const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_contest_correction_is_original:
 * @same_author: whether the author corrects his own work
 * @published: when the defective work was
 * @entered: when the correction comes in
 * @article: (out) (transfer none): of the term
 *
 * Returns: whether a correction may be entered as an original work (46.5, VI.4.3)
 */
gboolean zh_contest_correction_is_original (const ZhRuleset *rules,
                                            gboolean         same_author,
                                            ZhDate           published,
                                            ZhDate           entered,
                                            const char     **article);

G_END_DECLS
