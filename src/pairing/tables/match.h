/* A match of two players or teams: a game (in a team event a meeting on all boards) a round,
 * colours changing, to a number of games, of points or of wins. Ukrainian chess rules
 * IV.6.9, draughts rules IV.14.9; order 988, 26.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_match_system:
 *
 * The number of rounds is the greatest number of games; 0 for no limit. Options: "to-points",
 * as "5.5", and "to-wins": the side that has so many has won, and no further game is paired;
 * "until-decided" with any value: nor is one when the games left cannot change the winner.
 * Number 1 has White in the first game, unless the lot gave the initial colour Black.
 */
extern const ZhPairingSystem zh_match_system;

/**
 * ZhMatchState:
 * @entries: the two, by start number
 * @points: of each
 * @wins: games won by each, forfeits among them
 * @n_played: games with a result
 * @winner: 0 or 1; −1 while open or at the end level
 * @decided: no further game is needed
 */
typedef struct
{
  gint64   entries[2];
  ZhPoints points[2];
  int      wins[2];
  int      n_played;
  int      winner;
  gboolean decided;
} ZhMatchState;

/**
 * zh_match_get_state:
 * @tournament: of the system "match"
 * @error: %ZH_ERROR_REFUSED when there are not two entries with the numbers 1 and 2, or an
 *   option is no number
 *
 * Returns: whether @state is filled
 */
gboolean zh_match_get_state (const ZhTournament *tournament,
                             ZhMatchState       *state,
                             GError            **error);

G_END_DECLS
