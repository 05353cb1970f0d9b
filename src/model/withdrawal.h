/* What becomes of the results of who leaves a tournament, as the tournament holds it: the rules
 * of the event at the time it was made.
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * ZH_OPTION_WITHDRAWAL_PERCENT / …_INCLUDED / …_REACHED / …_SWISS:
 *
 * Options of a tournament, each only where the rules of the event differ from what is usual:
 * the share of his games that decides in a table event, in per cent (usual: 50); whether
 * exactly that share is reached, "yes" or "no" (yes); what his results are from there on,
 * "annul", "keep-uncounted" or "count" (count); in a Swiss, "keep" or "annul" (keep).
 */
#define ZH_OPTION_WITHDRAWAL_PERCENT "withdrawal-percent"
#define ZH_OPTION_WITHDRAWAL_INCLUDED "withdrawal-included"
#define ZH_OPTION_WITHDRAWAL_REACHED "withdrawal-reached"
#define ZH_OPTION_WITHDRAWAL_SWISS "withdrawal-swiss"

/**
 * zh_counting_from_withdrawal:
 * @text: (nullable): "annul", "keep-uncounted", or what counts
 *
 * Returns: how games count that are treated so
 */
ZhCounting zh_counting_from_withdrawal (const char *text);

/**
 * zh_tournament_judge_withdrawal:
 * @n_played: games that who leaves has played, 0 … @n_games
 * @n_games: games of his table; without meaning in a Swiss
 *
 * In a knockout everything counts: the matches won have sent others home.
 *
 * Source: order 988, 33.1 and 33.2; Ukrainian draughts rules IV.10.1.
 *
 * Returns: how all his games count
 */
ZhCounting zh_tournament_judge_withdrawal (const ZhTournament *self,
                                           int                 n_played,
                                           int                 n_games);

G_END_DECLS
