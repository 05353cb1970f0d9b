/* Rows of the file by the tables of fields (fields.h): the texts of the statements, made once,
 * and the values on their way in and out.
 */
#pragma once

#include "fields.h"
#include "row-reader.h"

G_BEGIN_DECLS

/**
 * zh_store_fields_get_put:
 *
 * The statement that writes a row, new or not. Its parameters are ":id", each reference and each
 * field by the name of its column.
 *
 * Returns: (transfer none): SQL that lasts as long as the program
 */
const char *zh_store_fields_get_put (const ZhRecordType *type);

/**
 * zh_store_fields_get_select:
 * @rest: what follows the name of the table, a constant text: " WHERE …", " ORDER BY …"
 *
 * The query for rows: "id", the references, the fields, each under the name of its column; what
 * is NULL for nothing comes as "" or 0.
 *
 * Returns: (transfer none): SQL that lasts as long as the program
 */
const char *zh_store_fields_get_select (const ZhRecordType *type,
                                        const char         *rest);

/* Binds the fields of @record; ":id" and the references are the caller's. */
void zh_store_fields_bind (const ZhRecordType *type,
                           ZhStmt             *stmt,
                           gconstpointer       record);

/* Reads the fields of @record from the columns behind those read already; values out of bounds
 * are remembered by @reader. */
void zh_store_fields_read (const ZhRecordType *type,
                           ZhRowReader        *reader,
                           gpointer            record);

G_END_DECLS
