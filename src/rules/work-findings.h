/* Findings on a composition as they are gathered: a rule speaks or is silent. */
#pragma once

#include "work-check.h"

G_BEGIN_DECLS

/**
 * ZhWorkFindings:
 * @rules: what is asked
 * @language: of the texts
 * @list: (element-type ZhWorkFinding)
 */
typedef struct
{
  const ZhRuleset  *rules;
  const ZhLanguage *language;
  GPtrArray        *list;
} ZhWorkFindings;

/* Nothing found yet; the list is handed over by who asked. */
ZhWorkFindings zh_work_findings_new (const ZhRuleset  *rules,
                                     const ZhLanguage *language);

/* Whether the ruleset says yes to @key. */
gboolean zh_work_asks (const ZhWorkFindings *self,
                       const char           *key);

/* Adds a finding under the article of @key. */
void zh_work_find (ZhWorkFindings *self,
                   const char     *key,
                   const char     *id,
                   ZhWorkWeight    weight,
                   const char     *text);

G_END_DECLS
