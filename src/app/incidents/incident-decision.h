/* What the arbiter decides: the result, a sanction from mild to severe, the time of both
 * clocks, exclusion from rounds, the reason; and who must decide it.
 */
#pragma once

#include "desk-incidents.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_INCIDENT_DECISION (zh_incident_decision_get_type ())
G_DECLARE_FINAL_TYPE (ZhIncidentDecision, zh_incident_decision, ZH, INCIDENT_DECISION, ZhBin)

/* Signal "changed" (): something else is decided. */

/**
 * zh_incident_decision_show:
 * @answer: (nullable): what the rules say
 * @effect: (nullable): what expulsion would do, in words
 * @removal: (nullable): what the removal of a team for too few players would do, in words
 *
 * Offers what is open. What was decided already stays where it still can.
 */
void zh_incident_decision_show (ZhIncidentDecision     *self,
                                const ZhIncidentAnswer *answer,
                                const char             *effect,
                                const char             *removal);

/**
 * zh_incident_decision_fill:
 * @input: (inout): gets decision, times, sanction, rounds and reason
 * @problem: (out) (transfer none): what cannot be read, and how to write it
 *
 * Returns: %FALSE with @problem
 */
gboolean zh_incident_decision_fill (ZhIncidentDecision *self,
                                    ZhIncidentInput    *input,
                                    const char        **problem);

G_END_DECLS
