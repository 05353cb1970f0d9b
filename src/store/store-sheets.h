/* Entries as they were sent, and payments for entries, from their tables. */
#pragma once

#include "store-db.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Adds the sheets and payments of a tournament to its arrays, by id. %FALSE with @error. */
gboolean zh_store_load_sheets (ZhDb         *db,
                               ZhTournament *tournament,
                               GError      **error);

G_END_DECLS
