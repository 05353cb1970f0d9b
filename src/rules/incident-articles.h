/* The articles behind an answer, each cited once. */
#pragma once

#include "ruleset.h"

G_BEGIN_DECLS

/**
 * zh_incident_add_articles:
 * @articles: (element-type utf8): in order, with g_free() as its free function
 * @text: articles, ";" between
 *
 * Adds those that are not there yet.
 */
void zh_incident_add_articles (GPtrArray  *articles,
                               const char *text);

/**
 * zh_incident_add_key_articles:
 * @articles: as for zh_incident_add_articles()
 * @text: articles of a key that the incident refers to, ";" between
 *
 * Adds those of which no point stands there already: where 13.4.1.2 is cited, 13.4.1 adds nothing.
 */
void zh_incident_add_key_articles (GPtrArray  *articles,
                                   const char *text);

/**
 * zh_ruleset_dup_incident_articles:
 * @incident: id of the catalogue
 *
 * Returns: (transfer full) (nullable): the articles of the incident and of its cases, ";"
 *   between; %NULL where the ruleset does not know it
 */
char *zh_ruleset_dup_incident_articles (const ZhRuleset *self,
                                        const char      *incident) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
