/* A tournament as it would stand if one of its rounds had ended otherwise: what the rounds behind it are paired with in
 * memory, to be told and not to be written.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_tournament_suppose_round:
 * @self: a snapshot
 * @round: (transfer full): takes the place of the round with its number
 *
 * Returns: (transfer full): the tournament with it; it shares all the rest
 */
ZhTournament *zh_tournament_suppose_round (const ZhTournament *self,
                                           ZhRound            *round);

/**
 * zh_round_suppose:
 * @self: of a snapshot
 * @replaced: (element-type ZhPairing): each takes the place of the pairing with its number
 *
 * Returns: (transfer full): the round with them; it shares the other pairings
 */
ZhRound *zh_round_suppose (const ZhRound *self,
                           GPtrArray     *replaced);

/**
 * zh_pairing_copy:
 *
 * Returns: (transfer full): the same pairing with its games, whose results may be changed before it is shared
 */
ZhPairing *zh_pairing_copy (const ZhPairing *self);

G_END_DECLS
