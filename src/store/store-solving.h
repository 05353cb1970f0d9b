/* Works, rounds of solving and the sheets handed in, from their tables. */
#pragma once

#include "store-db.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Adds what the file keeps of the problems of a tournament, each kind by id. %FALSE with @error. */
gboolean zh_store_load_solving (ZhDb         *db,
                                ZhTournament *tournament,
                                GError      **error);

G_END_DECLS
