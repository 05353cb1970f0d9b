/* A team event as an event of its players, for what is reckoned player by player. Private to src/reports. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_tournament_new_of_players:
 * @teams: a team event
 *
 * Every member is an entry, every game of a match a pairing of its own; second games of a match stand in a round
 * behind the first. Boards that nobody sat at are left out.
 *
 * Returns: (transfer full): an event of players, without tie-breaks
 */
ZhTournament *zh_tournament_new_of_players (const ZhTournament *teams);

G_END_DECLS
