/* Minutes of drawings of lots, from their table. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/* Adds the minutes of a tournament to @minutes, by id. %FALSE with @error. */
gboolean zh_store_load_lot_minutes (ZhDb      *db,
                                    gint64     tournament_id,
                                    GPtrArray *minutes,
                                    GError   **error);

G_END_DECLS
