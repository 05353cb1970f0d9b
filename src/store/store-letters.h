/* Reads the letters of games by correspondence. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_store_load_letters:
 * @rows: (element-type ZhLetterRecord): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_letters (ZhDb      *db,
                                GPtrArray *rows,
                                GError   **error);

/* Adds the addresses of the players of a tournament to @addresses, by id. %FALSE with @error. */
gboolean zh_store_load_addresses (ZhDb      *db,
                                  gint64     tournament_id,
                                  GPtrArray *addresses,
                                  GError   **error);

G_END_DECLS
