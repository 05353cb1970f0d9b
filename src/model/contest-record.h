/* What a file keeps of a contest of composers: its terms, its judges, their marks, and what is said against its works.
 * The works themselves are those of solving-record.h, a section in place of a round. What follows from marks and
 * objections is a matter of the rules (contest.h of that floor).
 */
#pragma once

#include "dates.h"
#include "fields.h"

G_BEGIN_DECLS

#define ZH_CONTEST_MAX_SECTIONS 50
#define ZH_CONTEST_MAX_WORKS 10000
#define ZH_CONTEST_MAX_JUDGES 100
#define ZH_CONTEST_MAX_AWARDS 50
#define ZH_CONTEST_MAX_OBJECTIONS 10000

/* Marks are hundredths of a point, so that quarters are exact. */
#define ZH_CONTEST_MARK_ONE 100
#define ZH_CONTEST_MAX_MARK (1000 * ZH_CONTEST_MARK_ONE)

/**
 * ZhContestRecord:
 * @kind: what is ranked beside the works: "contest" nothing, "championship" authors by their best works (49.3, VI.5.3),
 *   "pairs" authors by works that face each other (49.2), "match" teams by the sum of all marks (VI.5.4.1), "teams" regions
 *   by their best works in proportion (VI.5.4.2, VI.5.4.3)
 * @counted: of a championship: how many works of an author count in a section; 0 for all
 * @announced_by: who holds it
 * @announced: when its terms were published
 * @theme: what the works are about; "" of a free one
 * @sections: their names, semicolons between; "" for one without a name
 * @closing: last day of entry
 * @max_works: of an author; 0 for any number
 * @prizes, @mentions, @commendations: how many works of a section are distinguished so
 * @remarks_end: last day of remarks on the preliminary award
 * @published: when that was published; none before
 * @settled: when the award became final; none before
 */
typedef struct
{
  gint64 id;
  char  *kind;
  int    counted;
  char  *announced_by;
  ZhDate announced;
  char  *theme;
  char  *sections;
  ZhDate closing;
  int    max_works;
  int    prizes;
  int    mentions;
  int    commendations;
  ZhDate remarks_end;
  ZhDate published;
  ZhDate settled;
} ZhContestRecord;

/**
 * ZhContestJudge:
 * @number: from 1, by which judges are called
 * @name: surname and name
 * @role: "section", "chief" or "secretary"
 * @section: that is judged, from 1; 0 for all
 */
typedef struct
{
  gint64 id;
  int    number;
  char  *name;
  char  *role;
  int    section;
} ZhContestJudge;

/**
 * ZhContestMark:
 * @mark: in hundredths of a point
 * @note: the characteristic
 */
typedef struct
{
  gint64 id;
  gint64 work_id;
  gint64 judge_id;
  int    mark;
  char  *note;
} ZhContestMark;

/**
 * ZhContestObjection:
 * @number: from 1, by which objections are called
 * @ground: "defect", "cook", "predecessor" or "other"
 * @raised_by: whoever said it
 * @received: when
 * @text: what was said
 * @verdict: "" while it is open, "upheld" or "rejected"
 * @decided: when
 * @answer: what is answered
 */
typedef struct
{
  gint64 id;
  gint64 work_id;
  int    number;
  char  *ground;
  char  *raised_by;
  ZhDate received;
  char  *text;
  char  *verdict;
  ZhDate decided;
  char  *answer;
} ZhContestObjection;

extern const ZhRecordType zh_contest_type;
extern const ZhRecordType zh_contest_judge_type;
extern const ZhRecordType zh_contest_mark_type;
extern const ZhRecordType zh_contest_objection_type;

/* The words of kinds, roles, grounds and verdicts, with %NULL behind the last. */
extern const char *const zh_contest_kinds[];
extern const char *const zh_contest_roles[];
extern const char *const zh_contest_grounds[];
extern const char *const zh_contest_verdicts[];

/* Whether an objection takes its work out of the contest: it is upheld, and no mere remark. */
gboolean zh_contest_objection_excludes (const ZhContestObjection *self);

/* What people call them, "" for a word that is none. */
const char *zh_contest_kind_get_label (const char       *kind,
                                       const ZhLanguage *language);
const char *zh_contest_role_get_label (const char       *role,
                                       const ZhLanguage *language);
const char *zh_contest_ground_get_label (const char       *ground,
                                         const ZhLanguage *language);
const char *zh_contest_verdict_get_label (const char       *verdict,
                                          const ZhLanguage *language);

/* Empty ones; the kind is "contest", of a judge the role "section", of an objection the ground "defect". */
ZhContestRecord    *zh_contest_record_new (void);
void                zh_contest_record_free (ZhContestRecord *self);
ZhContestJudge     *zh_contest_judge_new (void);
void                zh_contest_judge_free (ZhContestJudge *self);
ZhContestMark      *zh_contest_mark_new (void);
void                zh_contest_mark_free (ZhContestMark *self);
ZhContestObjection *zh_contest_objection_new (void);
void                zh_contest_objection_free (ZhContestObjection *self);

/* Sections of a contest, at least one. */
int zh_contest_count_sections (const ZhContestRecord *self);

/* The name of a section, (transfer full); "" where it has none. */
char *zh_contest_dup_section (const ZhContestRecord *self,
                              int                    section) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_contest_mark_parse:
 * @text: "7.25" or "7,25"
 *
 * Returns: whether it is a number of at most two decimals, not below 0 and not above %ZH_CONTEST_MAX_MARK
 */
gboolean zh_contest_mark_parse (const char *text,
                                int        *mark);

/* "7.25", with the comma of the language where there is one; (transfer full). */
char *zh_contest_mark_format (int               mark,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhContestRecord, zh_contest_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhContestJudge, zh_contest_judge_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhContestMark, zh_contest_mark_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhContestObjection, zh_contest_objection_free)

G_END_DECLS
