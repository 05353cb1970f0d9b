/* What a claim that the partner has overstepped must bring with it (55.6.2, 55.6.7, 56.6.2; draughts V.6.3, V.6.8),
 * and how a claim can be decided.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * ZhClaimEvidence:
 * @ZH_EVIDENCE_COUNT: the claim with the count of the time
 * @ZH_EVIDENCE_CARDS: the partner's last cards, as many as prove the count
 * @ZH_EVIDENCE_NOTICE: number and date of the receipt of the registered letter that told the partner
 * @ZH_EVIDENCE_COPY: a copy of the claim to the partner
 * @ZH_EVIDENCE_NEXT_MOVE: the next move, which the partner is not told; of a claim of a further overstep
 */
typedef enum
{
  ZH_EVIDENCE_COUNT,
  ZH_EVIDENCE_CARDS,
  ZH_EVIDENCE_NOTICE,
  ZH_EVIDENCE_COPY,
  ZH_EVIDENCE_NEXT_MOVE,
} ZhClaimEvidence;

#define ZH_N_CLAIM_EVIDENCE 5

/* Their words in files: "count", "cards", "notice", "copy" and "next-move". */
extern const char *const zh_claim_evidence_words[ZH_N_CLAIM_EVIDENCE + 1];

/* What people call it; (transfer none). */
const char *zh_claim_evidence_get_label (ZhClaimEvidence   evidence,
                                         const ZhLanguage *language);

/**
 * zh_claim_evidence_parse:
 * @text: words with spaces between
 * @bits: (out): a bit for each
 *
 * Returns: whether all of them are such words
 */
gboolean zh_claim_evidence_parse (const char *text,
                                  unsigned   *bits);

/**
 * ZhClaimVerdict:
 * @ZH_VERDICT_OPEN: nothing was decided
 * @ZH_VERDICT_RECORDED: the overstep is recorded
 * @ZH_VERDICT_REFUSED: the claim does not hold
 * @ZH_VERDICT_ASIDE: it was left aside, because evidence is missing: the account is made without it
 */
typedef enum
{
  ZH_VERDICT_OPEN,
  ZH_VERDICT_RECORDED,
  ZH_VERDICT_REFUSED,
  ZH_VERDICT_ASIDE,
} ZhClaimVerdict;

#define ZH_N_CLAIM_VERDICTS 4

/* Their words in files: "", "recorded", "refused" and "aside". */
extern const char *const zh_claim_verdict_words[ZH_N_CLAIM_VERDICTS + 1];

/* What people call it; (transfer none). */
const char *zh_claim_verdict_get_label (ZhClaimVerdict    verdict,
                                        const ZhLanguage *language);

G_END_DECLS
