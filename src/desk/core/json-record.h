/* Records of a table of fields as JSON: texts and dates as strings, numbers and choices as numbers, yes and
 * no as booleans. What the program makes for itself is left out.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "fields.h"

G_BEGIN_DECLS

/**
 * zh_json_record_new:
 * @type: of the record
 * @record: what to write
 * @fresh: (nullable): a record as it is made: fields that are as there are left out
 *
 * Returns: (transfer full): its fields by their keys
 */
JsonObject *zh_json_record_new (const ZhRecordType *type,
                                gconstpointer       record,
                                gconstpointer       fresh);

/**
 * zh_json_record_read:
 * @object: fits @type, as zh_arguments_check() says
 * @record: gets the fields that @object has; the others stay
 */
void zh_json_record_read (const ZhRecordType *type,
                          JsonObject         *object,
                          gpointer            record);

G_END_DECLS
