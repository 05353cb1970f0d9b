/* Reading the cases and the boards of the officials. */
#pragma once

#include "store-db.h"
#include "store.h"

G_BEGIN_DECLS

/**
 * zh_store_load_protests:
 * @protests: (element-type ZhProtest): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_protests (ZhDb      *db,
                                 GPtrArray *protests,
                                 GError   **error);

/**
 * zh_store_load_assignments:
 * @assignments: (element-type ZhAssignment): empty, filled by id
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: %FALSE with @error
 */
gboolean zh_store_load_assignments (ZhDb      *db,
                                    GPtrArray *assignments,
                                    GError   **error);

/**
 * zh_store_dup_protest_file:
 * @id: of a #ZhProtestFile
 * @error: %ZH_ERROR_CORRUPT, %ZH_ERROR_FILE
 *
 * Returns: (transfer full): what is attached, as base64; "" when it is only referred to
 */
char *zh_store_dup_protest_file (ZhStore *self,
                                 gint64   id,
                                 GError **error);

G_END_DECLS
