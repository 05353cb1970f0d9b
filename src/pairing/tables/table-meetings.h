/* Rounds of a round robin that somebody paired by hand: whether everybody still meets everybody once in a cycle, and
 * nobody has one colour three times running.
 *
 * Source: FIDE C.05; questions 100 to 102 of the checklist for pairing programs.
 */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_table_find_meeting:
 * @table_round: of the schedule: that of the round looked at
 * @number: of that round, which is not looked into
 * @a, @b: ids of entries
 *
 * Returns: the number of another round of the same cycle in which they meet, 0 for none
 */
int zh_table_find_meeting (const ZhTournament *tournament,
                           int                 table_round,
                           int                 number,
                           gint64              a,
                           gint64              b);

/* Whether somebody would have @colour in three games running, @round among them, which stands for the one of its number. */
gboolean zh_table_is_third_colour (const ZhTournament *tournament,
                                   const ZhRound      *round,
                                   gint64              entry,
                                   ZhColour            colour);

/**
 * zh_table_can_be_completed:
 * @round: stands for the one of its number
 *
 * Returns: whether the pairs that the cycle of the round still lacks fill the rounds that it has left; %TRUE also where that
 *   would take too long to find out
 */
gboolean zh_table_can_be_completed (const ZhTournament *tournament,
                                    const ZhRound      *round);

G_END_DECLS
