/* The FIDE Swiss Team Pairing System: teams are paired from the highest score down, brackets are
 * filled up with teams of lower scores, and colours, which mean little among teams, come last.
 *
 * Source: FIDE Handbook C.04.6 (in force from 1 February 2026). Where a criterion is to be
 * minimised, "complies" (3.5.5, 3.6.4) is read as "is as good as can be"; C6 asks that the next
 * scoregroup can be paired with no more upfloaters than its number needs.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_team_swiss_system;

G_END_DECLS
