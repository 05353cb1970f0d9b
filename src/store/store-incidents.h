/* Reading the register of incidents and that of clocks. */
#pragma once

#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_store_load_incidents:
 * @incidents: (element-type ZhIncidentRecord): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Both tables of incidents: that of files of version 2, and that of today.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_incidents (ZhDb      *db,
                                  GPtrArray *incidents,
                                  GError   **error);

/**
 * zh_store_load_clock_changes:
 * @changes: (element-type ZhClockChange): empty, filled by id
 * @error: as zh_store_load_incidents()
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_clock_changes (ZhDb      *db,
                                      GPtrArray *changes,
                                      GError   **error);

G_END_DECLS
