/* The order in which the rounds of a printed table are played. It may be drawn, as late as
 * before each round; pairs and colours of a table round stay.
 *
 * Source: Ukrainian chess rules IV.3.1.1.2, draughts rules IV.3.4.1.2.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

/* The option of a tournament that keeps a drawn order: "3 1 2", what is played first first. */
#define ZH_OPTION_TABLE_ROUNDS "table-rounds"

/**
 * zh_table_rounds_find:
 * @round: of the event, from 1
 *
 * Returns: which round of the schedule is played as @round: what an existing round says, else
 *   the drawn order, else @round itself
 */
int zh_table_rounds_find (const ZhTournament *tournament,
                          int                 round);

/**
 * zh_table_rounds_draw:
 * @tournament: of a system that counts its rounds
 * @seed: shown before the draw
 *
 * Draws the order of the rounds that are not paired yet. Each cycle stays together: nobody
 * meets the same opponent again before all others. Cycle by cycle, in one sequence of
 * zh_random_new (@seed), zh_random_permutation() orders what is left of it.
 *
 * Returns: (transfer full) (element-type int): the whole order, rounds already paired first and
 *   unchanged; empty when the system does not count its rounds
 */
GArray *zh_table_rounds_draw (const ZhTournament *tournament,
                              guint64             seed);

/**
 * zh_table_rounds_parse:
 * @text: numbers of rounds with commas or blanks between: "3 1 2"
 * @error: %ZH_ERROR_INPUT naming what is no number of a round
 *
 * Whether they are the rounds of a tournament, and each of them once, is not looked at.
 *
 * Returns: (transfer full) (element-type int): the rounds; empty for a text without any
 */
GArray *zh_table_rounds_parse (const char *text,
                               GError    **error);

G_END_DECLS
