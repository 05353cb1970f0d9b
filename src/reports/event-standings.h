/* The standings as an event has them: by points and tie-breaks, or in a knockout by the bracket.
 */
#pragma once

#include "standings.h"

G_BEGIN_DECLS

/**
 * zh_event_standings_new:
 * @tournament: a snapshot
 * @after_round: as for zh_standings_new(). The bracket knows all results, so that looking back
 *   at a knockout gives its points alone
 * @error: as zh_standings_new()
 *
 * Returns: (transfer full) (nullable): the standings with the tournament's own tie-breaks
 */
ZhStandings *zh_event_standings_new (const ZhTournament *tournament,
                                     int                 after_round,
                                     GError            **error);

G_END_DECLS
