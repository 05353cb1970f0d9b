/* The Ukrainian Swiss a second time, written straight from the articles without any search
 * that is clever: every step is tried in the order of the rules, to the end, and taken back.
 * For fields of a few players; shares no code with src/pairing.
 */
#pragma once

#include "history.h"

G_BEGIN_DECLS

/**
 * slow_swiss_ua_pair:
 * @tournament: with all rounds before @round
 * @round: from 1
 * @forced: (nullable) (array length=2): start numbers of two who must meet
 * @trace: (nullable): receives the steps: " plus:a", " group:score/size/floaters/third
 *   colours", " float:a-b" with the floater first, " inside:a-b" with the higher first
 *
 * Returns: (transfer full): "white-black" start numbers, in the order of the higher player,
 *   the plus as a number alone, then the departures: " third:a-b", " lifted:a-b" (the higher
 *   placed first), " plus-again:a"; "none" without a legal pairing
 */
char *slow_swiss_ua_pair (const ZhTournament *tournament,
                          int                 round,
                          const int          *forced,
                          GString            *trace);

G_END_DECLS
