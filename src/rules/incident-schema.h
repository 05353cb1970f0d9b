/* The grammar of the groups [incident.ID] and [incident.ID.CASE]: which keys they hold and
 * what their values look like. What they mean: incident-ruling.h and the README of the
 * rulesets.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhIncidentTermKind:
 * @ZH_TERM_COUNT: "count>=2", "count<@illegal-move.loses-at"
 * @ZH_TERM_DISCIPLINE: "discipline=rapid|blitz"
 * @ZH_TERM_EVENT: "event=team"
 * @ZH_TERM_SUPERVISED: "supervised=yes"
 * @ZH_TERM_FACT: "opponent-cannot-mate", "!deliberate"
 * @ZH_TERM_RULE: "@quickplay-finish.announced-only=yes": another value of the ruleset
 */
typedef enum
{
  ZH_TERM_COUNT,
  ZH_TERM_DISCIPLINE,
  ZH_TERM_EVENT,
  ZH_TERM_SUPERVISED,
  ZH_TERM_FACT,
  ZH_TERM_RULE,
} ZhIncidentTermKind;

/**
 * ZhIncidentTerm:
 * @kind: what it asks
 * @name: the fact or the key
 * @operator: '=', '<', '>' (at least), '!' (a fact not given)
 * @value: what it compares with
 */
typedef struct
{
  ZhIncidentTermKind kind;
  char              *name;
  char               operator;
  char              *value;
} ZhIncidentTerm;

void zh_incident_term_free (ZhIncidentTerm *self);

/**
 * zh_incident_term_parse:
 * @text: one term of a condition, without blanks
 *
 * Returns: (transfer full) (nullable): the term, %NULL when it is none
 */
ZhIncidentTerm *zh_incident_term_parse (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhIncidentTerm, zh_incident_term_free)

/**
 * zh_incident_schema_is_key:
 * @key: "incident.…"
 *
 * Returns: whether the key belongs to an incident, right or wrong
 */
gboolean zh_incident_schema_is_key (const char *key);

/**
 * zh_incident_schema_check:
 * @key: "incident.ID.name" or "incident.ID.CASE.name"
 * @value: from outside
 * @known: whether the key's name is one of the grammar (out)
 * @reason: (out): what was expected
 *
 * Returns: whether @value may stand there
 */
gboolean zh_incident_schema_check (const char *key,
                                   const char *value,
                                   gboolean   *known,
                                   char      **reason);

/**
 * zh_incident_is_fact / zh_incident_is_discipline / zh_incident_is_event:
 *
 * Returns: whether @text is a word of the closed lists, or a fact with a number (incident-numbers.h)
 */
gboolean zh_incident_is_fact (const char *text);
gboolean zh_incident_is_discipline (const char *text);
gboolean zh_incident_is_event (const char *text);

/**
 * zh_incident_get_facts:
 *
 * Returns: (transfer none) (array zero-terminated=1): the facts an answer may depend on, without
 *   those that carry another number than the usual one
 */
const char *const *zh_incident_get_facts (void);

/**
 * zh_incident_get_answer_keys:
 *
 * Returns: (transfer none) (array zero-terminated=1): the keys of an answer, in the order in which it prints
 */
const char *const *zh_incident_get_answer_keys (void);

G_END_DECLS
