/* Round robin by the Berger tables, single, double or n-fold. */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_round_robin_system;

/**
 * zh_berger_get_pair:
 * @n: size of the table, even, at least 2
 * @round: 1 … @n − 1
 * @board: 0 … @n / 2 − 1; board 0 is that of the highest number
 * @white: (out): number that has White
 * @black: (out): number that has Black
 *
 * One cell of the Berger table. With an odd field @n is one more than the players and who
 * is paired with number @n is free.
 *
 * Source: Ukrainian chess rules IV.3.1.1.3–3.1.1.8; Ukrainian draughts rules
 * IV.3.4.1.3–3.4.1.8; order 988, 31.5.
 */
void zh_berger_get_pair (int  n,
                         int  round,
                         int  board,
                         int *white,
                         int *black);

/**
 * ZH_OPTION_SWAP_LAST_ROUNDS:
 *
 * Option of a round robin of several cycles: "no" where the last two rounds of a cycle keep their places;
 * they change them where nothing is said.
 */
#define ZH_OPTION_SWAP_LAST_ROUNDS "swap-last-rounds"

/**
 * ZhTableRound:
 * @round: round of the Berger table, from 1
 * @reversed: whether colours are exchanged
 */
typedef struct
{
  int      round;
  gboolean reversed;
} ZhTableRound;

/**
 * zh_round_robin_get_table_round:
 * @n: size of the table, even
 * @cycles: cycles of the event
 * @swaps: whether the last two rounds change places before a seam
 * @round: round of the event, 1 … (@n − 1) × @cycles
 *
 * Which round of the printed table is played when. Before every seam between two cycles the
 * last two rounds change places with @swaps, and even cycles have colours reversed, so that nobody has
 * three equal colours running. In a table of four with several cycles the exchange is made
 * in every odd cycle and no even one, which alone keeps that property there.
 *
 * Source: order 988, 31.6; FIDE C.05, Annex 1; Ukrainian chess rules IV.3.1.1 ("several times") gives
 * no order.
 *
 * Returns: the round of the table, and whether its colours are reversed
 */
ZhTableRound zh_round_robin_get_table_round (int      n,
                                             int      cycles,
                                             gboolean swaps,
                                             int      round);

G_END_DECLS
