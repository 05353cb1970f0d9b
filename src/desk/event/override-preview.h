/* What a change of a rule would do, said before it is made: to which tournaments it would come and
 * which keep what they have.
 */
#pragma once

#include "competition.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_competition_dup_override_preview:
 * @competition: a snapshot
 * @key: key of the ruleset
 * @value: (nullable): what the regulation is to say; %NULL for what the ruleset says
 * @language: of the sentences
 * @error: %ZH_ERROR_USAGE for a key that no ruleset has, %ZH_ERROR_INPUT for a value that it cannot have
 *
 * Settings that tournaments take when they are made and keep are compared one by one with what the
 * rules would say; what the program reads from the rules whenever it is needed changes everywhere.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences; one alone for a key that is not
 *   applied
 */
char **zh_competition_dup_override_preview (const ZhCompetition *competition,
                                            const char          *key,
                                            const char          *value,
                                            const ZhLanguage    *language,
                                            GError             **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_door_notice:
 * @competition: a snapshot
 * @key: key of the ruleset
 * @value: (nullable): what the regulation would say; %NULL for not yet
 * @language: of the sentence
 * @is_closed: (out): whether the rules leave the key, or so large a value of it, to no regulation: who sets it is asked
 *   whether that is meant
 *
 * A regulation changes what the rules leave to it; elsewhere it departs from them (order 988, preamble).
 *
 * Returns: (transfer full) (nullable): a sentence that names the article by which the regulation may say otherwise, or that which
 *   settles it; %NULL where the rules say neither
 */
char *zh_competition_dup_door_notice (const ZhCompetition *competition,
                                      const char          *key,
                                      const char          *value,
                                      const ZhLanguage    *language,
                                      gboolean            *is_closed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_dup_regulation_preview:
 * @competition: a snapshot
 * @id: of a ready regulation
 * @language: of the sentences
 * @error: as zh_competition_read_regulation()
 *
 * As zh_competition_dup_override_preview(), for all keys of the regulation together: what changes is named
 * with its value, first what is for new tournaments, then what each tournament keeps, then what holds at
 * once and what is not applied.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences; one alone where nothing would change
 */
char **zh_competition_dup_regulation_preview (const ZhCompetition *competition,
                                              const char          *id,
                                              const ZhLanguage    *language,
                                              GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
