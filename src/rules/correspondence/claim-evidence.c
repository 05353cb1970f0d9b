#include "config.h"

#include "claim-evidence.h"

#include <glib/gi18n.h>

#include "words.h"

const char *const zh_claim_evidence_words[ZH_N_CLAIM_EVIDENCE + 1] = { "count", "cards", "notice", "copy", "next-move", NULL };

const char *const zh_claim_verdict_words[ZH_N_CLAIM_VERDICTS + 1] = { "", "recorded", "refused", "aside", NULL };

const char *
zh_claim_evidence_get_label (ZhClaimEvidence   evidence,
                             const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_EVIDENCE_COUNT] = NC_ ("evidence", "The claim with the count of the time"),
    [ZH_EVIDENCE_CARDS] = NC_ ("evidence", "The partner’s last cards, as many as prove the count"),
    [ZH_EVIDENCE_NOTICE] = NC_ ("evidence", "Receipt of the registered letter that told the partner"),
    [ZH_EVIDENCE_COPY] = NC_ ("evidence", "A copy of the claim to the partner"),
    [ZH_EVIDENCE_NEXT_MOVE] = NC_ ("evidence", "The next move, which the partner is not told"),
  };

  return zh_trc (language, "evidence", labels[evidence]);
}

gboolean
zh_claim_evidence_parse (const char *text,
                         unsigned   *bits)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  *bits = 0;
  for (char **word = words; *word != NULL; word++)
    {
      int value = 0;

      if (**word == '\0')
        continue;
      if (!zh_words_find (zh_claim_evidence_words, *word, &value))
        return FALSE;
      *bits |= 1U << value;
    }
  return TRUE;
}

const char *
zh_claim_verdict_get_label (ZhClaimVerdict    verdict,
                            const ZhLanguage *language)
{
  static const char *const labels[] = {
    [ZH_VERDICT_OPEN] = NC_ ("decision on a claim", "not decided"),
    [ZH_VERDICT_RECORDED] = NC_ ("decision on a claim", "the overstep is recorded"),
    [ZH_VERDICT_REFUSED] = NC_ ("decision on a claim", "the claim is refused"),
    [ZH_VERDICT_ASIDE] = NC_ ("decision on a claim", "left aside: evidence is missing"),
  };

  return zh_trc (language, "decision on a claim", labels[verdict]);
}
