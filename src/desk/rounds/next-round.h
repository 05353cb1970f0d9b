/* The next round while games still run: which of its pairs stand whatever the open games bring, and whom the others may
 * meet. Nothing is written, and nobody is bound by it: each way the open games may end is paired in memory.
 */
#pragma once

#include "progress.h"
#include "tournament.h"

G_BEGIN_DECLS

/* With more open games than these nothing is told: each multiplies the pairings by three. */
#define ZH_NEXT_ROUND_MAX_OPEN 6

/**
 * ZhNextPair:
 * @white: id of the entry with White, or of who has the bye
 * @black: id of the other, 0 for a bye
 * @kind: a game, or the kind of bye
 * @board: the lowest board on which they sit in any outcome; a place behind the boards for a bye
 * @last_board: the highest
 * @n_outcomes: in how many outcomes they meet so
 */
typedef struct
{
  gint64        white;
  gint64        black;
  ZhPairingKind kind;
  int           board;
  int           last_board;
  int           n_outcomes;
} ZhNextPair;

/**
 * ZhNextRound:
 * @round: number of the round to come
 * @n_open: games of the last round without a result; adjourned ones count as draws (FIDE C.04.2, 3.1)
 * @n_outcomes: ways in which they may end, by a win, a draw or a loss; 0 where nothing was paired because no game is
 *   open, or more than %ZH_NEXT_ROUND_MAX_OPEN are
 * @n_unpaired: outcomes after which the rules allow no pairing
 * @pairs: (element-type ZhNextPair): those of the most outcomes first, then by board
 * @n_certain: how many of them, the first, stand in every outcome that can be paired
 * @open: (element-type gint64): entries whose opponent or colour may shift, by start number
 */
typedef struct
{
  int     round;
  int     n_open;
  int     n_outcomes;
  int     n_unpaired;
  GArray *pairs;
  guint   n_certain;
  GArray *open;
} ZhNextRound;

/**
 * zh_next_round_check:
 * @error: (nullable): %ZH_ERROR_REFUSED where no round is paired yet, all are, or the system is no Swiss, whose pairs do
 *   not shift with results; %ZH_ERROR_CLOSED
 *
 * Returns: whether zh_next_round_find() has an answer
 */
gboolean zh_next_round_check (const ZhTournament *tournament,
                              GError            **error);

/**
 * zh_next_round_find:
 * @tournament: a snapshot
 * @progress: (nullable): takes as long as up to 729 pairings
 * @error: as zh_next_round_check(); %ZH_ERROR_CANCELLED
 *
 * For any thread. Outcomes are those of ordinary results: a forfeit, or a ruling that gives both sides the same, may
 * bring other pairs.
 *
 * Returns: (transfer full): what is known of the next round
 */
ZhNextRound *zh_next_round_find (const ZhTournament *tournament,
                                 const ZhProgress   *progress,
                                 GError            **error);
void         zh_next_round_free (ZhNextRound *self);

/**
 * zh_next_round_format:
 *
 * Returns: (transfer full): how many games are open, and how much of the round is certain
 */
char *zh_next_round_format (const ZhNextRound *self,
                            const ZhLanguage  *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_next_pair_format_board:
 *
 * Returns: (transfer full): "3", or "3–5" where it is not the same in every outcome; "–" for a bye
 */
char *zh_next_pair_format_board (const ZhNextPair *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_next_round_format_possible:
 * @entry_id: one of @self->open
 * @separator: between the pairs
 *
 * Returns: (transfer full): the pairs that the entry may be in, White first, each with the number of its outcomes, those
 *   of most outcomes first
 */
char *zh_next_round_format_possible (const ZhNextRound  *self,
                                     const ZhTournament *tournament,
                                     gint64              entry_id,
                                     const char         *separator,
                                     const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhNextRound, zh_next_round_free)

G_END_DECLS
