/* Documents that were issued, from their table. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/* Adds the issues of a tournament to @issues, in the order in which they were made. %FALSE with @error. */
gboolean zh_store_load_issues (ZhDb      *db,
                               gint64     tournament_id,
                               GPtrArray *issues,
                               GError   **error);

G_END_DECLS
