/* Options for the fields of a record, one a field, from its table: "--club Odd" of a person.
 * An option is called as the field's key; a few have a shorter name.
 */
#pragma once

#include "canonical-json.h"
#include "fields.h"
#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_record_dup_usage:
 * @name: what stands behind "@" in the usage of a verb: "competition", "details", "official", "person", "site", "minute",
 *   "work" or "entry"
 *
 * Returns: (transfer full): its options, as they are written in a usage
 */
char *zh_ctl_record_dup_usage (const char *name);

/* Whether any option of the record @name is given. */
gboolean zh_ctl_record_is_given (const ZhCtlCall *call,
                                 const char      *name);

/**
 * zh_ctl_record_read_number:
 * @name: of the record
 * @key: of a field that is a number
 * @number: (inout): untouched when nothing was typed for it
 * @error: %ZH_ERROR_USAGE naming the option
 */
gboolean zh_ctl_record_read_number (const ZhCtlCall *call,
                                    const char      *name,
                                    const char      *key,
                                    int             *number,
                                    GError         **error);

/**
 * zh_ctl_record_apply:
 * @name: of the record
 * @record: not shared yet; what the options name is overwritten
 * @error: %ZH_ERROR_USAGE naming the option
 */
gboolean zh_ctl_record_apply (const ZhCtlCall *call,
                              const char      *name,
                              gpointer         record,
                              GError         **error);

/**
 * zh_record_describe:
 * @object: gets a member for every field that says something, called as its column
 */
void zh_record_describe (const ZhRecordType *type,
                         gconstpointer       record,
                         JsonObject         *object);

G_END_DECLS
