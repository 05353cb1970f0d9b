/* What the desk of online play keeps beside the sites, from its tables: lost connections, and games sent to be checked. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/* Adds the lost connections of a tournament to @outages, by id. %FALSE with @error. */
gboolean zh_store_load_outages (ZhDb      *db,
                                gint64     tournament_id,
                                GPtrArray *outages,
                                GError   **error);

/* Adds the checked games of a tournament to @screenings, by id. %FALSE with @error. */
gboolean zh_store_load_screenings (ZhDb      *db,
                                   gint64     tournament_id,
                                   GPtrArray *screenings,
                                   GError   **error);

G_END_DECLS
