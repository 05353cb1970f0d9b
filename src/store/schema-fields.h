/* Columns of the version of the file that is being made, from the tables of fields (fields.h). What a
 * version consists of that files were handed out with is text, and no table changes it any more.
 */
#pragma once

#include "fields.h"
#include "store-db.h"

G_BEGIN_DECLS

/**
 * zh_schema_add_fields:
 * @type: a record whose table is there; a field without a column is %ZH_FIELD_NULLABLE, as older rows have
 *   nothing in it
 * @error: %ZH_ERROR_FILE
 *
 * Adds a column at the end for each field that has none, in the order of the table of fields.
 *
 * Returns: %FALSE with @error
 */
gboolean zh_schema_add_fields (ZhDb               *db,
                               const ZhRecordType *type,
                               GError            **error);

G_END_DECLS
