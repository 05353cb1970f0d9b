/* Games as PGN (chess) or PDN (draughts): the headers from what the file knows of the event
 * and its players, and the moves where they are kept.
 */
#pragma once

#include "competition.h"
#include "game-place.h"

G_BEGIN_DECLS

/**
 * ZhGameNames:
 * @ZH_GAME_NAMES_LATIN: in Latin letters: the person's own form, else transliterated
 * @ZH_GAME_NAMES_OWN: the name as the file has it
 */
typedef enum
{
  ZH_GAME_NAMES_LATIN,
  ZH_GAME_NAMES_OWN,
} ZhGameNames;

/**
 * ZhGameChoice:
 * @ZH_GAMES_ALL: every game, as headers only where no moves are kept: the skeleton for the
 *   organiser and for the boards that transmit
 * @ZH_GAMES_WITH_MOVES: only games whose moves are kept
 */
typedef enum
{
  ZH_GAMES_ALL,
  ZH_GAMES_WITH_MOVES,
} ZhGameChoice;

/**
 * zh_game_format_record:
 * @place: which game
 *
 * Returns: (transfer full): the game as PGN or PDN, with a blank line behind it
 */
char *zh_game_format_record (const ZhCompetition *competition,
                             const ZhGamePlace   *place,
                             ZhGameNames          names) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_games_format:
 * @round: number of the round, 0 for all rounds
 * @n_games: (out) (optional): how many games were written
 *
 * Returns: (transfer full): the games by round, table and board; "" where there are none
 */
char *zh_games_format (const ZhCompetition *competition,
                       const ZhTournament  *tournament,
                       int                  round,
                       ZhGameChoice         choice,
                       ZhGameNames          names,
                       guint               *n_games) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_games_get_extension:
 *
 * Returns: (transfer none): "pgn" or "pdn"
 */
const char *zh_games_get_extension (ZhSport sport);

G_END_DECLS
