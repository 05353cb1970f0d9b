/* Sites of online play, from their table. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/* Adds the sites of a tournament to @sites, by id. %FALSE with @error. */
gboolean zh_store_load_sites (ZhDb      *db,
                              gint64     tournament_id,
                              GPtrArray *sites,
                              GError   **error);

G_END_DECLS
