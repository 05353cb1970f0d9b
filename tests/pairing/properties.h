/* What must hold of every event, whatever happens in it. Each call plays one event with chance
 * results and disturbances and asserts after every round. tests/pairing plays a hundred of each
 * system, tests/soak two thousand. */
#pragma once

#include "event.h"

G_BEGIN_DECLS

/**
 * properties_check_swiss:
 * @system: "swiss-ua" or "swiss-lot"
 * @most: most players
 *
 * Everybody present is paired once; nobody meets an opponent again, gets a second plus, a
 * barred opponent or one colour a third time running without the departure being reported; the
 * floaters are as many as each group reports; the same tournament gives the same pairing, in
 * any order of entries in memory; and where none is found there is none.
 *
 * Returns: rounds paired
 */
int properties_check_swiss (GRand      *rand,
                            const char *system,
                            int         most);

/**
 * properties_check_round_robin:
 *
 * With entries that leave and rounds drawn or not: everybody meets everybody once a cycle, with
 * colours exchanged from cycle to cycle, and games of those who left are decided.
 *
 * Returns: rounds paired
 */
int properties_check_round_robin (GRand *rand);

/**
 * properties_check_scheveningen:
 *
 * Sides of any sizes: everybody meets everybody of the other side once a cycle.
 *
 * Returns: rounds paired
 */
int properties_check_scheveningen (GRand *rand);

/**
 * properties_check_knockout:
 *
 * Any mode, with forfeits and entries that leave: nobody plays after his last defeat, nobody
 * twice in a round, and the places are whole.
 *
 * Returns: rounds paired
 */
int properties_check_knockout (GRand *rand);

G_END_DECLS
