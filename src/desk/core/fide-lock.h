/* What a tournament in FIDE mode (fide-mode.h) does not let anybody do. Who must do it all the same leaves the mode
 * first, which is an act of its own.
 */
#pragma once

#include "desk-private.h"

G_BEGIN_DECLS

/**
 * ZhFideLock:
 * @ZH_FIDE_LOCK_ROUNDS: the number of rounds, once one is paired
 * @ZH_FIDE_LOCK_POINTS: points of results and byes, once a round is paired
 * @ZH_FIDE_LOCK_TIEBREAKS: their order, once a round is paired
 * @ZH_FIDE_LOCK_BANS: pairs that may not meet, once a round is paired
 * @ZH_FIDE_LOCK_OLD_RESULT: a result of a round before the last but one
 * @ZH_FIDE_LOCK_SWAP: colours of a board exchanged outside of an edit of the round
 * @ZH_FIDE_LOCK_BYE: a pairing-allocated bye worth what no result is worth
 */
typedef enum
{
  ZH_FIDE_LOCK_ROUNDS,
  ZH_FIDE_LOCK_POINTS,
  ZH_FIDE_LOCK_TIEBREAKS,
  ZH_FIDE_LOCK_BANS,
  ZH_FIDE_LOCK_OLD_RESULT,
  ZH_FIDE_LOCK_SWAP,
  ZH_FIDE_LOCK_BYE,
} ZhFideLock;

/**
 * zh_tournament_is_fide_locked:
 *
 * Returns: whether the tournament is in FIDE mode and, but for a swap and a bye, has a round
 */
gboolean zh_tournament_is_fide_locked (const ZhTournament *tournament,
                                       ZhFideLock          lock);

/**
 * zh_act_check_fide_lock:
 * @error: %ZH_ERROR_REFUSED, naming the rule and how the mode is left
 *
 * A journal that is repeated is believed.
 *
 * Returns: whether the act may do it
 */
gboolean zh_act_check_fide_lock (const ZhAct        *act,
                                 const ZhTournament *tournament,
                                 ZhFideLock          lock,
                                 GError            **error);

/**
 * zh_act_check_fide_round:
 * @round: whose results are to change
 * @error: as zh_act_check_fide_lock()
 *
 * Source: FIDE C.04.2, 4.3.
 *
 * Returns: whether a result of the round may change: of the last round that is paired, and of the one before
 */
gboolean zh_act_check_fide_round (const ZhAct        *act,
                                  const ZhTournament *tournament,
                                  int                 round,
                                  GError            **error);

G_END_DECLS
