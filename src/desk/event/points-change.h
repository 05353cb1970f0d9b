/* Whose points a change of settings would change, of results that are in. */
#pragma once

#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_tournament_check_points_kept:
 * @old: the tournament as it is
 * @next: the settings it is to get; entries and rounds are those of @old
 * @reason: (nullable): why results are to count otherwise; not empty allows it
 * @error: %ZH_ERROR_REFUSED saying how many results would count otherwise and whose points
 *   change, when there is no reason
 *
 * O(entries × rounds).
 *
 * Returns: whether @next may be
 */
gboolean zh_tournament_check_points_kept (const ZhTournament *old,
                                          const ZhTournament *next,
                                          const char         *reason,
                                          GError            **error);

G_END_DECLS
