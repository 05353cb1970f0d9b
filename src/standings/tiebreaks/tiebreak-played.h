/* Which rounds count as played over the board. Private to this folder. */
#pragma once

#include "tiebreak-context.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_is_played:
 *
 * Returns: whether a round counts as a game for articles 7 and 10: games over the board; with
 *   /P, and in round robins before the edition of 2026 (15.2), forfeits too
 */
gboolean zh_tiebreak_is_played (const ZhTiebreakQuery *query,
                                const ZhScoreSlot     *slot);

/* The score that is not the primary one (13.1). */
ZhScoreReference zh_tiebreak_context_get_secondary (const ZhTiebreakContext *context);

/**
 * zh_tiebreak_list_opponents:
 * @factors: (nullable): a table whose points of the round each score is multiplied with
 *
 * One line per round: the opponent's adjusted score, or the dummy of an unplayed round with
 * the limits of the edition (16.3, 16.4); nothing for a free round of a round robin.
 */
void zh_tiebreak_list_opponents (const ZhScoreTable *scores,
                                 const ZhScoreTable *factors,
                                 int                 entry,
                                 ZhArithmetic       *arithmetic);

/**
 * zh_tiebreak_sum_opponents:
 * @factors: (nullable)
 *
 * zh_tiebreak_list_opponents(), cut as the code says with the exception of 16.5, and summed.
 */
void zh_tiebreak_sum_opponents (const ZhScoreTable   *scores,
                                const ZhScoreTable   *factors,
                                const ZhTiebreakCode *code,
                                int                   entry,
                                ZhArithmetic         *arithmetic);

G_END_DECLS
