/* Contests of composers in the file. Private to this folder. */
#pragma once

#include "store-db.h"
#include "tournament.h"

G_BEGIN_DECLS

/* Terms, judges, marks and objections of a tournament; its works are those of store-solving.h. */
gboolean zh_store_load_contest (ZhDb         *db,
                                ZhTournament *tournament,
                                GError      **error);

G_END_DECLS
