/* Words for what stands in a case file, for screen, paper and journal. */
#pragma once

#include "language.h"
#include "protest-record.h"

G_BEGIN_DECLS

/**
 * zh_protest_word_read:
 * @kind: any but %ZH_PROTEST_PART, which nobody says
 * @text: (nullable): what somebody said; %NULL and "" say nothing
 * @value: (out): of the enum that @kind says
 * @error: %ZH_ERROR_INPUT with the words there are
 *
 * Returns: whether @text is one of them
 */
gboolean zh_protest_word_read (ZhProtestWord kind,
                               const char   *text,
                               int          *value,
                               GError      **error);

/**
 * zh_protest_word_get_label:
 * @value: of the enum that @kind says
 *
 * Returns: (transfer none): what people call it; "" for what is not said
 */
const char *zh_protest_word_get_label (ZhProtestWord     kind,
                                       int               value,
                                       const ZhLanguage *language);

/**
 * zh_protest_step_get_label:
 *
 * Returns: (transfer none): where the case stands: "Committee drawn", …
 */
const char *zh_protest_step_get_label (ZhProtestStep     step,
                                       const ZhLanguage *language);

G_END_DECLS
