/* Reading the register of incidents. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_store_load_incidents:
 * @incidents: (element-type ZhIncidentRecord): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_incidents (ZhDb      *db,
                                  GPtrArray *incidents,
                                  GError   **error);

G_END_DECLS
