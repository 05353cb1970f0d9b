/* The boards of a round as people count them: a pairing is one board, except where teams play, whose
 * pairing is a match with a board for each of its games.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhRoundBoard:
 * @number: of the pairing: of the board, or of the match where teams play
 * @game: of the match, from 1; 0 where teams do not play
 */
typedef struct
{
  int number;
  int game;
} ZhRoundBoard;

/**
 * zh_tournament_count_boards:
 * @round: of @self
 *
 * Returns: how many boards are played on in the round
 */
int zh_tournament_count_boards (const ZhTournament *self,
                                const ZhRound      *round);

/**
 * zh_tournament_list_open_boards:
 * @round: of @self
 *
 * Returns: (transfer full) (element-type ZhRoundBoard): the boards with a game without a result or
 *   adjourned, in their order
 */
GArray *zh_tournament_list_open_boards (const ZhTournament *self,
                                        const ZhRound      *round) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_count_open_boards:
 * @round: of @self
 *
 * Returns: how many boards zh_tournament_list_open_boards() lists
 */
int zh_tournament_count_open_boards (const ZhTournament *self,
                                     const ZhRound      *round);

/**
 * zh_tournament_count_adjourned_boards:
 * @round: of @self
 *
 * Returns: how many of these boards only wait for an adjourned game
 */
int zh_tournament_count_adjourned_boards (const ZhTournament *self,
                                          const ZhRound      *round);

/**
 * zh_round_boards_format:
 * @boards: (array length=n_boards)
 * @n_boards: how many there are
 * @n_named: how many of them are named at most
 *
 * Returns: (transfer full): "7, 12, 60 …", in a round of teams "2.3, 2.4": match and board
 */
char *zh_round_boards_format (const ZhRoundBoard *boards,
                              int                 n_boards,
                              int                 n_named) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_pairing_format_board:
 * @game: index of one of its games
 *
 * Returns: (transfer full): "12", or "12.2" where the pairing has several games
 */
char *zh_pairing_format_board (const ZhPairing *self,
                               int              game) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_pairing_count_open_games:
 *
 * Returns: how many of its games have no result yet or are adjourned
 */
int zh_pairing_count_open_games (const ZhPairing *self);

/**
 * zh_pairing_get_score:
 * @scoring: what a game is worth
 * @score: (out) (array fixed-size=2): the game points of either side so far
 *
 * Returns: whether any game has a result
 */
gboolean zh_pairing_get_score (const ZhPairing *self,
                               const ZhScoring *scoring,
                               ZhPoints         score[2]);

G_END_DECLS
