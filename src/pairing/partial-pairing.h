/* A beginning for the arbiter where no legal pairing exists: as many pairs as can be. */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_pairing_propose_partial:
 * @tournament: with all rounds before @round
 * @round: the round to be paired
 *
 * Most pairs of present entries who have not played each other and may meet, without regard to
 * groups; who had White less often has it. The others have zero byes, to be settled by hand.
 *
 * Returns: (transfer full) (element-type ZhProposedPair): pairs, then byes
 */
GArray *zh_pairing_propose_partial (const ZhTournament *tournament,
                                    int                 round);

G_END_DECLS
