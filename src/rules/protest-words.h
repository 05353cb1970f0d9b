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

/**
 * zh_protest_deposit_parse:
 * @text: (nullable): "500", "500=paid", or "500=due" while it is not paid
 * @amount: (out) (transfer full): "" where @text says nothing
 * @is_due: (out): whether it is not paid yet
 * @error: %ZH_ERROR_INPUT with the words there are
 *
 * Returns: whether @text is one of these
 */
gboolean zh_protest_deposit_parse (const char *text,
                                   char      **amount,
                                   gboolean   *is_due,
                                   GError    **error);

/**
 * zh_protest_format_deposit:
 *
 * Returns: (transfer full): the amount and what became of it, "500, returned"; "" where there is none
 */
char *zh_protest_format_deposit (const ZhProtest  *protest,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* Kept instead of a reason for a party to the dispute, whom the program leaves out of the committee. */
#define ZH_PROTEST_NOTE_PARTY "@party"

/**
 * zh_protest_note_get_text:
 * @note: why somebody has no seat in the committee; older files keep the words for a party
 *
 * Returns: (transfer none): it, in words
 */
const char *zh_protest_note_get_text (const char       *note,
                                      const ZhLanguage *language);

G_END_DECLS
