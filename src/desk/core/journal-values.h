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

/**
 * zh_journal_day_format:
 * @day: "2009-03-01", as the arguments of acts have days
 *
 * Returns: (transfer full): "01.03.2009" in Ukrainian and Russian, "01/03/2009" in English; as it is where it is no day
 */
char *zh_journal_day_format (const char       *day,
                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_moment_format:
 * @moment: "2026-03-25T10:00", as rounds and minutes keep it
 *
 * Returns: (transfer full): short date, hour and minute in the manner of the language; as it is where it is no moment
 */
char *zh_journal_moment_format (const char       *moment,
                                const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
