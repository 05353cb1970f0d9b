/* What an arbiter may decide on an incident, as it stands in the register. */
#pragma once

#include "incident-record.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_decision_get_label:
 *
 * Returns: (transfer none): such as "Loss of the game"; "As the arbiter decides" where nothing is said
 */
const char *zh_incident_decision_get_label (ZhRuledResult     decision,
                                            const ZhLanguage *language);

/**
 * zh_incident_scope_get_label:
 *
 * Returns: (transfer none): what it is called in @language
 */
const char *zh_incident_scope_get_label (ZhIncidentScope   scope,
                                         const ZhLanguage *language);

G_END_DECLS
