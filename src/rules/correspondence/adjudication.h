/* Papers of a game by correspondence, kept among its letters: its record once it has ended (55.9.1, 56.9.1; draughts V.8.1), and
 * of a game that was not finished the assessments of both sides, the decisions and appeals against them (55.9.5–55.9.11,
 * 56.9.4–56.9.10; draughts V.8.1–8.5). No account counts them.
 */
#pragma once

#include "language.h"
#include "letter-record.h"

G_BEGIN_DECLS

/* The words of the column "event". */
#define ZH_LETTER_ASSESSMENT "assess"
#define ZH_LETTER_ADJUDICATION "adjudicate"
#define ZH_LETTER_APPEAL "appeal"
#define ZH_LETTER_RECORD "record"

/**
 * ZhAssessment:
 *
 * What a side claims for itself.
 */
typedef enum
{
  ZH_ASSESSMENT_WIN,
  ZH_ASSESSMENT_DRAW,
  ZH_ASSESSMENT_LOSS,
} ZhAssessment;

#define ZH_N_ASSESSMENTS 3

/* Their words in files: "win", "draw" and "loss". */
extern const char *const zh_assessment_words[ZH_N_ASSESSMENTS + 1];

/* What people call it; (transfer none). */
const char *zh_assessment_get_label (ZhAssessment      assessment,
                                     const ZhLanguage *language);

/**
 * ZhAdjudication:
 * @assessments: (nullable): the last one of White and of Black
 * @last: (nullable): the last decision
 * @n_decisions: how many there are
 * @appeals: (nullable): the one of White and of Black against the last decision
 * @records: (nullable): of the game, that White and Black sent
 */
typedef struct
{
  const ZhLetterRecord *assessments[2];
  const ZhLetterRecord *last;
  int                   n_decisions;
  const ZhLetterRecord *appeals[2];
  const ZhLetterRecord *records[2];
} ZhAdjudication;

/* Whether the record is one of these, and no letter of the account. */
gboolean zh_letter_is_paper (const ZhLetterRecord *letter);

/**
 * zh_adjudication_read:
 * @letters: (element-type ZhLetterRecord): of a game
 *
 * Returns: what they hold of an adjudication, pointing into them
 */
ZhAdjudication zh_adjudication_read (const GPtrArray *letters);

/* Whether both sides assess the game alike: it is finished without adjudication then (55.9.6, 56.9.5; draughts V.8.3). */
gboolean zh_adjudication_is_agreed (const ZhAdjudication *self);

G_END_DECLS
