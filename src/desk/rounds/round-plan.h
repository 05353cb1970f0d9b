/* A round about to be written: pairings with their numbers, games, colours and line-ups,
 * made from the pairs that a system or an arbiter chose.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_round_plan_new:
 * @tournament: a snapshot
 * @number: of the round
 * @pairs: (array length=n_pairs): in board order, byes anywhere
 *
 * Numbers the boards (fixed boards first keep theirs, byes come last), gives the announced
 * absences their byes, and in a system with a table turns the games of those who do not
 * come into forfeits.
 *
 * Returns: (transfer full): the round, without ids
 */
ZhRound *zh_round_plan_new (const ZhTournament   *tournament,
                            int                   number,
                            const ZhProposedPair *pairs,
                            gsize                 n_pairs);

/**
 * zh_round_plan_format_proposal:
 *
 * Returns: (transfer full): "white black" start numbers, a line a pair, 0 for a bye
 */
char *zh_round_plan_format_proposal (const ZhTournament   *tournament,
                                     const ZhProposedPair *pairs,
                                     gsize                 n_pairs) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
