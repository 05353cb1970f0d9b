/* Results that were corrected too late for pairing and standings: the rating report alone tells them.
 *
 * Source: FIDE C.04.2, 4.3.
 */
#pragma once

#include "language.h"
#include "tournament.h"

G_BEGIN_DECLS

/* What stands at a result of which the rating report tells another one. */
#define ZH_REPORTED_SIGN "†"

/**
 * zh_game_is_reported_otherwise:
 *
 * Returns: whether the rating report tells another result than the one that pairing and standings use
 */
gboolean zh_game_is_reported_otherwise (const ZhGame *self);

/**
 * zh_game_get_reported_result:
 *
 * Returns: the result that goes to rating, seen from White
 */
ZhResult zh_game_get_reported_result (const ZhGame *self);

/**
 * zh_pairing_is_reported_otherwise:
 *
 * Returns: whether one of its games is
 */
gboolean zh_pairing_is_reported_otherwise (const ZhPairing *self);

/**
 * zh_round_format_reported:
 * @self: of @tournament
 *
 * Returns: (transfer full): what the rating report tells otherwise, a line a board: "† Round 1, board 3, Koval – Moroz:
 *   0 – 1 in the rating report"; "" where it tells nothing else
 */
char *zh_round_format_reported (const ZhRound      *self,
                                const ZhTournament *tournament,
                                const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_with_reported_results:
 * @self: a snapshot
 *
 * For what is computed of games that go to rating: changes of ratings, norms of titles.
 *
 * Returns: (transfer full): the tournament as the rating report tells it; @self itself where that is the same
 */
ZhTournament *zh_tournament_with_reported_results (ZhTournament *self);

G_END_DECLS
