/* Whether a tournament is run by the letter of FIDE's rules: the pairing system is one of FIDE's and nobody has left
 * the mode. It is a state of the tournament alone, and who leaves it does not come back.
 *
 * Source: FIDE C.02 (endorsement of pairing programs), C.04.2.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/* Of a tournament that has left the mode: the number of the round that was to be paired next. */
#define ZH_OPTION_FIDE_MODE_LEFT "fide-mode-left"

/**
 * ZhFideMode:
 * @ZH_FIDE_MODE_NONE: the pairing system is none of FIDE's, or the game is not chess
 * @ZH_FIDE_MODE_ON: as every tournament of such a system begins
 * @ZH_FIDE_MODE_LEFT: somebody has left it
 */
typedef enum
{
  ZH_FIDE_MODE_NONE,
  ZH_FIDE_MODE_ON,
  ZH_FIDE_MODE_LEFT,
} ZhFideMode;

/**
 * zh_tournament_get_fide_mode:
 *
 * Returns: the state of the tournament
 */
ZhFideMode zh_tournament_get_fide_mode (const ZhTournament *self);

/**
 * zh_tournament_get_fide_mode_left:
 *
 * Returns: before which round the mode was left, from 1; 0 where it was not
 */
int zh_tournament_get_fide_mode_left (const ZhTournament *self);

/**
 * zh_tournament_keeps_results:
 * @round: number of a round
 *
 * Source: FIDE C.04.2, 4.3.
 *
 * Returns: whether the mode keeps the results of the round for pairings and standings: rounds before the last but one
 */
gboolean zh_tournament_keeps_results (const ZhTournament *self,
                                      int                 round);

/**
 * zh_tournament_format_fide_mode:
 *
 * Returns: (transfer full) (nullable): the mark of the mode for screen and paper, "FIDE mode" or "FIDE mode left before
 *   round 3"; %NULL where there is none
 */
char *zh_tournament_format_fide_mode (const ZhTournament *self,
                                      const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
