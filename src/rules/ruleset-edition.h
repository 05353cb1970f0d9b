/* Which edition of a ruleset a program has: a later one may say something else under the same name, and a
 * competition remembers with which it was made.
 */
#pragma once

#include "language.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_dup_digest:
 * @id: of a ruleset
 *
 * SHA-256 over every key with its value, article and doubt, in the order of the keys. Names for people, and
 * remarks in the files, are left out: they change no rule.
 *
 * Returns: (transfer full): in hex; "" where the ruleset is damaged or not at hand
 */
char *zh_ruleset_dup_digest (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_dup_edition_notice:
 * @id: of a ruleset
 * @digest: with which a competition was made, "" where that is not known
 *
 * Returns: (transfer full) (nullable): what is to be said where the program has another edition; %NULL where
 *   it has the same, or nothing is known
 */
char *zh_ruleset_dup_edition_notice (const char       *id,
                                     const char       *digest,
                                     const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
