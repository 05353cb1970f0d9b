/* What people call the letters, faults and marks that files have words for. */
#pragma once

#include "language.h"
#include "letter-event.h"

G_BEGIN_DECLS

/* "Letter with a move", "wrong repetition", "allowed after it began"; (transfer none). */
const char *zh_letter_event_kind_get_label (ZhLetterEventKind kind,
                                            const ZhLanguage *language);
const char *zh_letter_fault_get_label (ZhLetterFault     fault,
                                       const ZhLanguage *language);
const char *zh_letter_mark_get_label (ZhLetterMark      mark,
                                      const ZhLanguage *language);

/**
 * zh_letter_kind_describe:
 * @words: the column "kind" of a letter
 *
 * Returns: (transfer full): what its words say, a comma between; what is no word, such as an article, stays
 */
char *zh_letter_kind_describe (const char       *words,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
