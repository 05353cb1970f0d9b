/* A tournament takes points, tie-breaks and what happens to who leaves from the rules when it is
 * made, and keeps them: a regulation changed later holds for the tournaments that follow. Whoever
 * changes it is told for which it does not.
 */
#pragma once

#include "competition.h"
#include "language.h"
#include "tournament-choices.h"

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

/**
 * zh_competition_list_kept:
 * @competition: as zh_competition_format_kept_settings()
 * @key: (nullable): as there
 *
 * Returns: (transfer container) (element-type ZhTournament): the tournaments whose own setting is another
 *   than the rules say now
 */
GPtrArray *zh_competition_list_kept (const ZhCompetition *competition,
                                     const char          *key) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_list_keeping:
 * @competition: a snapshot before the regulation is changed
 * @key: key of a rule
 * @value: what it is to say
 *
 * Returns: (transfer container) (element-type ZhTournament): the tournaments whose own setting would be another
 *   than the rules say then; none where the rule cannot say that
 */
GPtrArray *zh_competition_list_keeping (const ZhCompetition *competition,
                                        const char          *key,
                                        const char          *value) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_choices_new_by_rules:
 * @rules: the ruleset of the event with its regulation
 * @key: (nullable): key of a rule; %NULL for all that tournaments copy
 *
 * Returns: (transfer full): the choices that take back to the rules what differs from them; none where
 *   nothing does
 */
ZhTournamentChoices *zh_tournament_choices_new_by_rules (const ZhTournament *tournament,
                                                         const ZhRuleset    *rules,
                                                         const char         *key);

G_END_DECLS
