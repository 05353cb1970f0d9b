/* What an arbiter may decide on an incident, as it stands in the register. */
#pragma once

#include "incident-record.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_incident_decision_get_all:
 *
 * Returns: (transfer none) (array zero-terminated=1): "none", "loss", "draw", "both-lose", "loss-draw",
 *   "draw-loss", "win", of the side
 */
const char *const *zh_incident_decision_get_all (void);

/**
 * zh_incident_decision_get_label:
 *
 * Returns: (transfer none): such as "Loss of the game"; what leaves it to the arbiter as such
 */
const char *zh_incident_decision_get_label (const char       *decision,
                                            const ZhLanguage *language);

/**
 * zh_incident_scope_get_label:
 *
 * Returns: (transfer none): what it is called in @language
 */
const char *zh_incident_scope_get_label (ZhIncidentScope   scope,
                                         const ZhLanguage *language);

G_END_DECLS
