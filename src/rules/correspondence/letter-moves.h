/* The moves of a game by correspondence as its letters have them, and whether they can be played. */
#pragma once

#include "game-account.h"
#include "game-score.h"

G_BEGIN_DECLS

/**
 * ZhLetterPly:
 * @number: of the move
 * @side: whose
 * @text: as it is written, without its number; "" where the letter does not say it
 * @letter: index of the letter that brought it, among those of the game
 * @is_own: it is the last move of that letter, to which the days of the letter belong
 */
typedef struct
{
  int          number;
  ZhLetterSide side;
  char        *text;
  guint        letter;
  gboolean     is_own;
} ZhLetterPly;

/**
 * zh_letter_plies_new:
 * @file: the letters as events
 * @places: (element-type int): as in #ZhGameAccount
 * @letters: (element-type ZhLetterRecord): of the game, of which these were made
 *
 * A letter that accepts moves 8 to 10 of a series brings its own moves and the partner's between them, written in their
 * order. What is written behind them, such as a series proposed, is no move of the game.
 *
 * Returns: (transfer full) (element-type ZhLetterPly): the half-moves in order
 */
GPtrArray *zh_letter_plies_new (const ZhLetterFile *file,
                                const GArray       *places,
                                const GPtrArray    *letters);

/* Returns: (transfer full): "1. 5254 5755 2. 7163" as far as every half-move is written */
char *zh_letter_plies_format (const GPtrArray *plies) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_letter_plies_read_score:
 * @plies: as zh_letter_plies_new() returns them
 * @variant: as of zh_game_score_new()
 * @error: %ZH_ERROR_INPUT naming the half-move that cannot be played
 *
 * Reads as far as every half-move is written.
 *
 * Returns: (transfer full): the game so far
 */
ZhGameScore *zh_letter_plies_read_score (const GPtrArray *plies,
                                         const char      *variant,
                                         GError         **error);

G_END_DECLS
