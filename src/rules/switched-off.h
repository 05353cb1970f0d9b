/* Which articles do not apply where a game is not played over the board: a list that a ruleset may hold for
 * online play, with the article that says so (RU 15.3). A ruleset without the list switches nothing off.
 */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_ruleset_get_switch:
 * @self: a ruleset
 * @discipline: as of a question (incident-ruling.h)
 * @article: of the ruleset
 *
 * Returns: (transfer none) (nullable): the article that switches @article off there, such as "15.3"; %NULL where
 *   it applies
 */
const char *zh_ruleset_get_switch (const ZhRuleset *self,
                                   const char      *discipline,
                                   const char      *article);

/**
 * zh_ruleset_switch_off_articles:
 * @discipline: as of a question
 * @articles: (element-type utf8): behind an answer; those that are switched off are taken out
 *
 * Returns: (transfer none) (nullable): the article that switched some of them off; %NULL where none was taken out
 */
const char *zh_ruleset_switch_off_articles (const ZhRuleset *self,
                                            const char      *discipline,
                                            GPtrArray       *articles);

/**
 * zh_ruleset_get_incident_switch:
 * @incident: id of the catalogue
 * @discipline: as of a question
 *
 * Returns: (transfer none) (nullable): the article that switches off an article of the incident there: why the
 *   ruleset has it elsewhere and not here; %NULL where it switches none off
 */
const char *zh_ruleset_get_incident_switch (const ZhRuleset *self,
                                            const char      *incident,
                                            const char      *discipline);

G_END_DECLS
