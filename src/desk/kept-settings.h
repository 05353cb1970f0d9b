/* A tournament takes points, tie-breaks and what happens to who leaves from the rules when it is
 * made, and keeps them: a regulation changed later holds for the tournaments that follow. Whoever
 * changes it is told for which it does not.
 */
#pragma once

#include "competition.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_competition_format_kept_settings:
 * @competition: a snapshot after the regulation was changed
 * @key: (nullable): key of the ruleset that was changed; %NULL for any that tournaments copy
 *
 * Returns: (transfer full) (nullable): a sentence naming the tournaments whose own setting is another
 *   than the regulation says now; %NULL where there is none, or where no tournament copies @key
 */
char *zh_competition_format_kept_settings (const ZhCompetition *competition,
                                           const char          *key,
                                           const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
