/* A tournament as it was before one of its rounds: what the pairing of that round began from. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_tournament_before_round:
 * @number: a round that is paired
 *
 * Absent is who has a bye in that round that is asked for and not given by the pairing, or does not appear in it,
 * whether the absence was recorded or not, as in a file read from elsewhere. A pairing made by hand is no such sign:
 * of its sides stands what was recorded.
 *
 * Returns: (transfer full): a copy with the rounds before @number, which the caller may change
 */
ZhTournament *zh_tournament_before_round (const ZhTournament *tournament,
                                          int                 number) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_tournament_find_initial_colour:
 *
 * Returns: the colour of the first entry that has a game in round 1, which shows the colour that was drawn where a file
 *   does not say it
 */
ZhColour zh_tournament_find_initial_colour (const ZhTournament *tournament);

/**
 * zh_tournament_to_explain:
 * @number: a round that is paired, or the next
 *
 * Returns: (transfer full): of a Swiss the tournament before that round; @tournament where a table or a bracket says
 *   who meets, or the round is not paired
 */
ZhTournament *zh_tournament_to_explain (const ZhTournament *tournament,
                                        int                 number) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
