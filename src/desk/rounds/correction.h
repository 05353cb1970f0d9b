/* What a result that is corrected after its round was closed means for the rounds behind it. */
#pragma once

#include <gio/gio.h>

#include "game-result.h"
#include "language.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhCorrection:
 * @round: number of a round that is paired
 * @board: number of a pairing of it
 * @first: index of the first game that is meant
 * @results: (array length=n_results): of the games from there on
 */
typedef struct
{
  int             round;
  int             board;
  int             first;
  const ZhResult *results;
  gsize           n_results;
} ZhCorrection;

/**
 * zh_correction_format:
 * @tournament: a snapshot, which stays as it is
 * @self: what is to be corrected in it
 * @cancellable: (nullable): stops the pairing, and what was not compared then is not told
 *
 * Pairs each later round of a Swiss twice in memory, with the old result and with the new one, and names the
 * pairs that differ; where the rules of the system end the time of corrections, says on which side of it this
 * one stands. O(rounds × pairing a round); for any thread.
 *
 * Source: FIDE C.04.2, 4.3.
 *
 * Returns: (transfer full): sentences, a line each: the players with the old and the new result, each round
 *   behind, the article
 */
char *zh_correction_format (const ZhTournament *tournament,
                            const ZhCorrection *self,
                            GCancellable       *cancellable,
                            const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
