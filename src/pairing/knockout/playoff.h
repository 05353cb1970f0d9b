/* Play-offs for first place, order 988, 39.8: from a tie to the tournament that breaks it,
 * stage by stage.
 *
 *   2 tied: two games; level: new lot for colours and single games until the first win
 *   3 tied: a single round robin; all level: the worst by tie-breaks drops out, the others
 *           play as two
 *   4 tied: knockout, pairs by lot, every match as that of two
 *   5 and more: a single round robin, numbers by lot
 *
 * Those still level at the top of a round robin play as the row for their number says; the
 * order is silent about that (convention).
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_playoff_new:
 * @source: the tournament with the tie
 * @tied: (array length=n_tied): ids of entries of @source, no matter in what order
 * @n_tied: 2 or more
 * @seed: of the lots of this stage; shown before the draw
 *
 * Makes the next stage: its entries are copies of the tied ones, with their ids of @source and
 * without points carried, numbered by lot; the caller gives the stage its name and stores it
 * with ids of its own. Games are of 3 minutes with 2 seconds a move (39.8.5); two players may
 * agree on more (39.8.6), which the caller sets.
 *
 * Returns: (transfer full): a tournament without rounds: a "knockout" of matches of two games
 *   with deciding games, or a "round-robin"
 */
ZhTournament *zh_playoff_new (const ZhTournament *source,
                              const gint64       *tied,
                              int                 n_tied,
                              guint64             seed);

/**
 * zh_playoff_list_level:
 * @stage: a tournament of zh_playoff_new(), all its results in
 * @by_tiebreaks: (array): ids of entries of @stage, the best by the tie-breaks of the main
 *   event (article 40) first; asked where three stay level
 * @error: %ZH_ERROR_REFUSED when the stage is not finished
 *
 * Returns: (transfer full) (nullable) (element-type gint64): who goes on: one entry when first
 *   place is decided, else those of the next stage
 */
GArray *zh_playoff_list_level (const ZhTournament *stage,
                               const gint64       *by_tiebreaks,
                               GError            **error);

/**
 * ZhPlayoffColours:
 * @ZH_PLAYOFF_AFTER_ODD: colours change after every odd deciding game: a, b, b, a, a, b …, the
 *   letter of 39.8.5
 * @ZH_PLAYOFF_EVERY_GAME: colours change after every game, as many organisers do
 */
typedef enum
{
  ZH_PLAYOFF_AFTER_ODD,
  ZH_PLAYOFF_EVERY_GAME,
} ZhPlayoffColours;

/**
 * zh_playoff_add_deciding_game:
 * @stage: a tournament of zh_playoff_new(), or another knockout
 * @round: round of the pairing
 * @pairing: a level match that is not shared with a snapshot; gets one game more
 * @colours: how colours go on
 *
 * Who has White in the first deciding game is drawn: the number of the round in the sequence
 * of the stage's seed seeds a generator, and its number with the pairing's number decides by
 * the bit next to the last.
 */
void zh_playoff_add_deciding_game (const ZhTournament *stage,
                                   int                 round,
                                   ZhPairing          *pairing,
                                   ZhPlayoffColours    colours);

G_END_DECLS
