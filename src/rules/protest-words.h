/* Words for what stands in a case file, for screen, paper and journal. */
#pragma once

#include "language.h"
#include "protest-record.h"

G_BEGIN_DECLS

/**
 * ZhProtestWord:
 * @ZH_PROTEST_SUBJECT: "ruling", "result", "pairing", "decision"
 * @ZH_PROTEST_DECISION: "upheld", "partly", "rejected", "inadmissible", "withdrawn"
 * @ZH_PROTEST_EFFECT: "annulled", "result", "none"
 * @ZH_PROTEST_FORUM: "committee", "chief-arbiter"
 * @ZH_PROTEST_DEPOSIT: "paid", "returned", "kept"
 * @ZH_PROTEST_PART: "chair", "member", "reserve", "excluded", "heard", "notified"
 */
typedef enum
{
  ZH_PROTEST_SUBJECT,
  ZH_PROTEST_DECISION,
  ZH_PROTEST_EFFECT,
  ZH_PROTEST_FORUM,
  ZH_PROTEST_DEPOSIT,
  ZH_PROTEST_PART,
  ZH_PROTEST_N_WORDS,
} ZhProtestWord;

/**
 * zh_protest_words_get_all:
 *
 * Returns: (transfer none) (array zero-terminated=1): the words that can stand in such a field
 */
const char *const *zh_protest_words_get_all (ZhProtestWord kind);

/* Whether @word is one of that kind. */
gboolean zh_protest_word_is_known (ZhProtestWord kind,
                                   const char   *word);

/**
 * zh_protest_word_get_label:
 *
 * Returns: (transfer none): what people call it; "" for "", @word itself when unknown
 */
const char *zh_protest_word_get_label (ZhProtestWord     kind,
                                       const char       *word,
                                       const ZhLanguage *language);

/**
 * zh_protest_step_get_label:
 *
 * Returns: (transfer none): where the case stands: "Committee drawn", …
 */
const char *zh_protest_step_get_label (ZhProtestStep     step,
                                       const ZhLanguage *language);

G_END_DECLS
