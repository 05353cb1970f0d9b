/* What must hold of the Dutch system on events of chance. tests/pairing tries some, tests/soak
 * thousands. */
#pragma once

#include "event.h"

G_BEGIN_DECLS

/**
 * dutch_check_twin:
 * @n_fields: rounds to pair
 *
 * Pairs rounds of at most ten players with the engine and with the slow twin and asserts
 * that both answer alike, also when asked why two players do not meet.
 *
 * Returns: how many of them had no legal pairing
 */
int dutch_check_twin (GRand *rand,
                      int    n_fields);

/**
 * dutch_check_event:
 * @most: most players
 *
 * Plays one event: everybody present is paired once; no second meeting, no barred pair, no
 * second bye (C1, C2); no difference beyond two and no colour three times running but for
 * topscorers and their opponents in the last round (C3); the same answer again, with the
 * entries in another order, and from larger graphs than needed.
 *
 * Returns: rounds paired
 */
int dutch_check_event (GRand *rand,
                       int    most);

G_END_DECLS
