/* The standings as an event has them: by points and tie-breaks, or in a knockout by the bracket.
 */
#pragma once

#include "standings.h"

G_BEGIN_DECLS

/**
 * zh_event_standings_new:
 * @tournament: a snapshot
 * @after_round: as for zh_standings_new(); a knockout is looked back at by its bracket as it stood then
 * @error: as zh_standings_new()
 *
 * Returns: (transfer full) (nullable): the standings with the tournament's own tie-breaks
 */
ZhStandings *zh_event_standings_new (const ZhTournament *tournament,
                                     int                 after_round,
                                     GError            **error);

G_END_DECLS
