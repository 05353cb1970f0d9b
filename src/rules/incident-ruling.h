/* What a ruleset makes of an incident: a pure question, without file or state. The rules
 * are data: a group [incident.ID] says what holds always, groups [incident.ID.CASE] with a
 * condition say what holds then, later ones over earlier ones. This module weighs the
 * conditions and knows no incident by name.
 */
#pragma once

#include <glib-object.h>

#include "ruleset.h"

G_BEGIN_DECLS

#define ZH_INCIDENT_MAX_COUNT 1000

/**
 * ZhIncidentQuestion:
 * @incident: id of the catalogue
 * @discipline: "classical", "rapid", "blitz", "online", "correspondence", "composition"
 * @event: "individual", "team" or "micro-match"
 * @supervised: whether supervision is adequate; without meaning in classical
 * @count: the how-manieth of its kind by this side in this game, from 1
 * @facts: (array zero-terminated=1) (nullable): facts that are known to hold
 */
typedef struct
{
  const char        *incident;
  const char        *discipline;
  const char        *event;
  gboolean           supervised;
  int                count;
  const char *const *facts;
} ZhIncidentQuestion;

typedef struct _ZhIncidentAnswer ZhIncidentAnswer;

/**
 * zh_incident_ask:
 * @ruleset: the rules of the event, with its overrides
 * @question: what happened
 * @error: %ZH_ERROR_USAGE for an incident, discipline, event or fact that does not exist,
 *   naming the field; %ZH_ERROR_INPUT for a count out of range
 *
 * Where the ruleset has no such incident in this discipline the answer does not apply and
 * says the result "none".
 *
 * Returns: (transfer full): the answer
 */
ZhIncidentAnswer *zh_incident_ask (const ZhRuleset          *ruleset,
                                   const ZhIncidentQuestion *question,
                                   GError                  **error);

ZhIncidentAnswer *zh_incident_answer_ref (ZhIncidentAnswer *self);
void              zh_incident_answer_unref (ZhIncidentAnswer *self);

/**
 * zh_incident_answer_get_applies:
 *
 * Returns: whether the ruleset knows the incident in this discipline
 */
gboolean zh_incident_answer_get_applies (const ZhIncidentAnswer *self);

/**
 * zh_incident_answer_get:
 * @key: one of zh_incident_get_answer_keys(), such as "opponent_time"
 *
 * Returns: (transfer none) (nullable): its value, lists with commas (articles with ";"),
 *   times in seconds with a sign; %NULL where nothing is said
 */
const char *zh_incident_answer_get (const ZhIncidentAnswer *self,
                                    const char             *key);

/**
 * zh_incident_answer_get_overridden:
 *
 * Returns: (transfer none) (array zero-terminated=1): the keys that the regulation changed
 *   and that acted on this answer
 */
const char *const *zh_incident_answer_get_overridden (const ZhIncidentAnswer *self);

/**
 * zh_incident_answer_get_seconds:
 * @key: "opponent_time" or "offender_time"
 * @seconds: (out): with its sign
 *
 * Returns: %FALSE where nothing is said or it is at the arbiter's discretion
 */
gboolean zh_incident_answer_get_seconds (const ZhIncidentAnswer *self,
                                         const char             *key,
                                         int                    *seconds);

/**
 * zh_ruleset_dup_incidents:
 *
 * Returns: (transfer full) (array zero-terminated=1): the incidents that the ruleset knows,
 *   in the order of the catalogue
 */
char **zh_ruleset_dup_incidents (const ZhRuleset *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_ruleset_has_incident:
 * @incident: id of the catalogue
 * @discipline: (nullable): one discipline, %NULL for any
 *
 * Returns: whether the ruleset knows the incident there; for filtering a list, without
 *   weighing the conditions of its cases
 */
gboolean zh_ruleset_has_incident (const ZhRuleset *self,
                                  const char      *incident,
                                  const char      *discipline);

/**
 * zh_incident_check_ruleset:
 * @self: a ruleset being loaded
 * @name: of its file
 * @error: %ZH_ERROR_INPUT: an incident outside the catalogue, a case without condition or
 *   base, a reference, ladder or model that is missing, models in a circle
 *
 * Checks what a single line of an incident cannot show.
 */
gboolean zh_incident_check_ruleset (const ZhRuleset *self,
                                    const char      *name,
                                    GError         **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhIncidentAnswer, zh_incident_answer_unref)

G_END_DECLS
