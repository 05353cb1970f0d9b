/* What a result that is corrected after its round was closed means for the rounds behind it. */
#pragma once

#include <gio/gio.h>

#include "competition.h"
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
 * @for_report: for the rating report only: no round behind is looked at
 */
typedef struct
{
  int             round;
  int             board;
  int             first;
  const ZhResult *results;
  gsize           n_results;
  gboolean        for_report;
} ZhCorrection;

/**
 * zh_correction_get_article:
 *
 * Returns: (transfer none) (nullable): the article that ends the time in which a corrected result counts for
 *   standings and pairings; %NULL where the system has none
 */
const char *zh_correction_get_article (const ZhTournament *tournament);

/**
 * zh_correction_is_late:
 * @round: number of a round
 *
 * Returns: whether the round behind it is over, so that a correction is made for the rating report only
 */
gboolean zh_correction_is_late (const ZhTournament *tournament,
                                int                 round);

/**
 * zh_adjourned_result_format:
 * @result: about to be entered for a game
 *
 * Source: FIDE C.04.2, 3.1; question 163 of the checklist for pairing programs.
 *
 * Returns: (transfer full) (nullable): what must be known before an adjourned game of a tournament in FIDE mode, whose
 *   next round was paired as if it were a draw, gets another result; %NULL where nothing must
 */
char *zh_adjourned_result_format (const ZhCompetition *competition,
                                  const ZhTournament  *tournament,
                                  int                  round,
                                  int                  board,
                                  int                  index,
                                  ZhResult             result,
                                  const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_correction_changes:
 * @tournament: a snapshot
 * @self: what is to be entered in it, in a round in any state
 *
 * Returns: whether a result becomes another one; %FALSE where the board is not there
 */
gboolean zh_correction_changes (const ZhTournament *tournament,
                                const ZhCorrection *self);

/**
 * zh_correction_format:
 * @tournament: a snapshot, which stays as it is
 * @self: what is to be corrected in it
 * @cancellable: (nullable): stops the pairing, and what was not compared then is not told
 *
 * Pairs each later round of a Swiss twice in memory, with the old result and with the new one, and names the
 * pairs that differ; where the rules of the system end the time of corrections, says on which side of it this
 * one stands. Of a result that stays as it is, neither is said. O(rounds × pairing a round); for any thread.
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
