/* Scheveningen: every player of side A meets every player of side B. Individual and team
 * form, single or several cycles. Ukrainian chess rules IV.3.1.4, draughts rules IV.3.4.4;
 * the tables are conventions, since the texts give none.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/**
 * zh_scheveningen_system:
 *
 * Individual: start numbers 1 … zh_tournament_count_side_a() are side A, in that order, the
 * others side B. The smaller side's missing numbers are free.
 */
extern const ZhPairingSystem zh_scheveningen_system;

/**
 * zh_scheveningen_team_system:
 *
 * Several teams: the teams follow a Berger table; each round of it takes as many rounds of the
 * event as there are boards, in which every member of one team meets every member of the
 * other. The team with White in the Berger table is side A.
 */
extern const ZhPairingSystem zh_scheveningen_team_system;

/**
 * zh_scheveningen_get_game:
 * @n: players on each side, at least 1
 * @round: 1 … @n
 * @a: player of side A, 1 … @n
 * @b: (out): whom he meets of side B
 *
 * One cell of the table. Every A meets every B once; nobody has more than two games running
 * with one colour; colours are equal where @n is even and differ by one where it is odd. Each
 * side has as many Whites as Blacks in a round where @n is even, except for 2 and for 14, 18,
 * 22 …, where it has one more or one fewer.
 *
 * Returns: whether the player of side A has White
 */
gboolean zh_scheveningen_get_game (int  n,
                                   int  round,
                                   int  a,
                                   int *b);

G_END_DECLS
