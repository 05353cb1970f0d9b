/* What the commission on admission saw and decided, from their tables and to them. */
#pragma once

#include "store-db.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Adds sessions, decisions and documents of a tournament to its arrays, by id. %FALSE with @error. */
gboolean zh_store_load_admission (ZhDb         *db,
                                  ZhTournament *tournament,
                                  GError      **error);

/* Adds who is disqualified, by id. %FALSE with @error. */
gboolean zh_store_load_bans (ZhDb      *db,
                             GPtrArray *bans,
                             GError   **error);

G_END_DECLS
