/* Reading what is kept of games: their moves, their adjournments and who confirmed their results. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_store_load_kept_games / zh_store_load_adjournments / zh_store_load_confirmations:
 * @rows: (element-type ZhKeptGame) / (element-type ZhAdjournment) / (element-type ZhConfirmation): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_kept_games (ZhDb      *db,
                                   GPtrArray *rows,
                                   GError   **error);
gboolean zh_store_load_adjournments (ZhDb      *db,
                                     GPtrArray *rows,
                                     GError   **error);
gboolean zh_store_load_confirmations (ZhDb      *db,
                                      GPtrArray *rows,
                                      GError   **error);

G_END_DECLS
