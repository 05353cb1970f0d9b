/* Names of the fields that acts change, for the words of the journal. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_journal_field_format:
 * @field: id of a field in the arguments of an act
 *
 * Returns: (transfer none): its name; the id itself where it has none
 */
const char *zh_journal_field_format (const char       *field,
                                     const ZhLanguage *language);

G_END_DECLS
