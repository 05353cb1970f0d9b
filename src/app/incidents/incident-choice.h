/* What happened, chosen from the catalogue by a few letters: those incidents that can happen
 * in a discipline, and fit.
 */
#pragma once

#include "ruleset.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_CHOICE (zh_incident_choice_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentChoice, zh_incident_choice, ZH, INCIDENT_CHOICE, ZhBin)

/* Signals:
 *   "changed" (): another incident is chosen, or none
 *   "digit" (int digit): 1 or 2 pressed where nothing is typed yet
 */

/**
 * zh_incident_choice_set_up:
 * @rules: (nullable): of the event
 * @discipline: of the tournament, as the rulesets call it
 */
void zh_incident_choice_set_up (ZhIncidentChoice *self,
                                const ZhRuleset  *rules,
                                const char       *discipline);

/**
 * zh_incident_choice_get:
 *
 * Returns: (transfer none) (nullable): id of the incident chosen
 */
const char *zh_incident_choice_get (ZhIncidentChoice *self);

/**
 * zh_incident_choice_ask:
 *
 * Puts the keyboard into the search.
 */
void zh_incident_choice_ask (ZhIncidentChoice *self);

G_END_DECLS
