/* Names of the fields that acts change, for the words of the journal. */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_journal_field_format:
 * @command: of the act: the "title" of a competition is none of a player
 * @field: id of a field in the arguments of the act
 *
 * Returns: (transfer none): its name, from the tables of fields or of what acts change besides; the id
 *   itself where it has none
 */
const char *zh_journal_field_format (const char       *command,
                                     const char       *field,
                                     const ZhLanguage *language);

/* Whether a field is yes or no, written "1" and "0" in the arguments of an act. */
gboolean zh_journal_field_is_yes_no (const char *command,
                                     const char *field);

/* Whether a field is a date, written "2009-03-01" in the arguments of an act. */
gboolean zh_journal_field_is_date (const char *command,
                                   const char *field);

/* Whether a field is the organiser's alone, so that the journal names it without its values. */
gboolean zh_journal_field_is_personal (const char *command,
                                       const char *field);

G_END_DECLS
