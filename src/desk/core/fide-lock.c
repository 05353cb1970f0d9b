#include "config.h"

#include "fide-lock.h"

#include <glib/gi18n.h>

#include "errors.h"
#include "fide-mode.h"

/* What the rules say, without the full stop. */
static const char *
get_rule (ZhFideLock lock)
{
  switch (lock)
    {
    case ZH_FIDE_LOCK_ROUNDS:
      return _ ("The number of rounds is declared beforehand and stays once a round is paired (FIDE C.04.1, 1)");
    case ZH_FIDE_LOCK_POINTS:
      return _ ("What results and byes are worth stays once a round is paired");
    case ZH_FIDE_LOCK_TIEBREAKS:
      return _ ("The tie-breaks are published before the start and stay once a round is paired (FIDE C.07, 4.1.1)");
    case ZH_FIDE_LOCK_BANS:
      return _ ("Which pairs may not meet is told to the players before round 1 (FIDE C.05, 5.2)");
    case ZH_FIDE_LOCK_OLD_RESULT:
      return _ ("A result is corrected before the end of the round that follows; later for the rating report only: type it at its board, or “zherebctl result FILE … --rating-only --reason TEXT” (FIDE C.04.2, 4.3)");
    case ZH_FIDE_LOCK_SWAP:
      return _ ("A pairing is changed as a whole, from the beginning of an edit to its end: edit the round by hand (FIDE C.04.2, 4.4)");
    case ZH_FIDE_LOCK_BYE:
    default:
      return _ ("A pairing-allocated bye is worth a win, or a draw or nothing where the regulation says so (FIDE C.04.1, 3)");
    }
}

gboolean
zh_tournament_is_fide_locked (const ZhTournament *tournament,
                              ZhFideLock          lock)
{
  return zh_tournament_get_fide_mode (tournament) == ZH_FIDE_MODE_ON &&
         (tournament->rounds->len > 0 || lock == ZH_FIDE_LOCK_SWAP || lock == ZH_FIDE_LOCK_BYE);
}

gboolean
zh_act_check_fide_lock (const ZhAct        *act,
                        const ZhTournament *tournament,
                        ZhFideLock          lock,
                        GError            **error)
{
  if (act->desk->is_repeating || !zh_tournament_is_fide_locked (tournament, lock))
    return TRUE;
  return zh_fail (error, ZH_ERROR_REFUSED,
                  /* Translators: %1$s is a rule without its full stop, %2$s the name of a tournament. */
                  _ ("%1$s. “%2$s” is in FIDE mode. If it must be, leave FIDE mode first: “Leave FIDE Mode” in the main menu, or “zherebctl fide FILE mode --leave-fide-mode”"),
                  get_rule (lock), tournament->name);
}

gboolean
zh_act_check_fide_round (const ZhAct        *act,
                         const ZhTournament *tournament,
                         int                 round,
                         GError            **error)
{
  return !zh_tournament_keeps_results (tournament, round) ||
         zh_act_check_fide_lock (act, tournament, ZH_FIDE_LOCK_OLD_RESULT, error);
}
