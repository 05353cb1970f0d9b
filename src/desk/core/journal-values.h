/* Values of the fields that acts change, as people say them. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_journal_value_format:
 * @command: of the act
 * @field: id of a field in the arguments of the act
 * @value: as the arguments of the act have it, "" for none
 *
 * Returns: (transfer full): @value in words where it is one of a set of words, yes or no, or points; as
 *   it is otherwise
 */
char *zh_journal_value_format (const char       *command,
                               const char       *field,
                               const char       *value,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
