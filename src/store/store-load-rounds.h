/* Loading rounds with their pairings and games. */
#pragma once

#include "competition.h"
#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_store_load_rounds:
 * @tournament: receives its rounds
 * @previous: (nullable): the tournament before
 * @touched: (nullable): what changed since, as in #ZhTouchedTournament; the other rounds, and
 *   the other pairings, are shared with @previous. %NULL to load all
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_rounds (ZhDb               *db,
                               ZhTournament       *tournament,
                               const ZhTournament *previous,
                               GHashTable         *touched,
                               GError            **error);

G_END_DECLS
