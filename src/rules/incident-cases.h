/* The groups of an incident in a ruleset, and whether their conditions hold: the part that
 * the evaluator and the checker share.
 */
#pragma once

#include "incident-ruling.h"

G_BEGIN_DECLS

#define ZH_INCIDENT_MAX_MODELS 4

/**
 * zh_incident_dup_groups:
 * @incident: id of the catalogue
 *
 * The base groups of the incident and of the models it is "like", the model first, then
 * their cases, the model's first.
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): names of groups; %NULL
 *   where the ruleset has no base group or the models go round in a circle
 */
char **zh_incident_dup_groups (const ZhRuleset *ruleset,
                               const char      *incident) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_lookup:
 * @group: name of a group
 * @name: key inside it
 *
 * Returns: (transfer none) (nullable): what stands there
 */
const ZhRuleValue *zh_incident_lookup (const ZhRuleset *ruleset,
                                       const char      *group,
                                       const char      *name);

/**
 * zh_incident_is_case:
 *
 * Returns: whether @group is a case, with a condition, rather than the base of an incident
 */
gboolean zh_incident_is_case (const char *group);

/**
 * zh_incident_resolve:
 * @reference: "@section.key"
 * @discipline: of the question
 *
 * A value of the ruleset by name; where no such key exists, the one that ends in
 * "-DISCIPLINE", and outside the board the one of classical.
 *
 * Returns: (transfer none) (nullable): the value
 */
const ZhRuleValue *zh_incident_resolve (const ZhRuleset *ruleset,
                                        const char      *reference,
                                        const char      *discipline);

/**
 * zh_incident_list_facts:
 * @groups: (nullable) (array zero-terminated=1): of zh_incident_dup_groups()
 * @discipline: of the question
 *
 * Returns: (transfer full) (element-type utf8): the facts with the usual numbers, then those that
 *   a condition of these groups asks for with another
 */
GPtrArray *zh_incident_list_facts (const ZhRuleset *ruleset,
                                   char           **groups,
                                   const char      *discipline) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_incident_condition_holds:
 * @condition: terms with blanks between
 * @question: what happened
 * @used: (nullable) (element-type ZhRuleValue): gets the values that were referred to
 *
 * Returns: whether all terms hold
 */
gboolean zh_incident_condition_holds (const ZhRuleset          *ruleset,
                                      const char               *condition,
                                      const ZhIncidentQuestion *question,
                                      GPtrArray                *used);

G_END_DECLS
