/* Options for the fields of a record, one a field, from its table: "--club Odd" of a person.
 * An option is called as the field's key; a few have a shorter name.
 */
#pragma once

#include "canonical-json.h"
#include "ctl.h"
#include "fields.h"

G_BEGIN_DECLS

/**
 * ZhRecordOptions:
 * @type: the record
 * @without: (nullable) (array zero-terminated=1): keys of fields that have no option here
 * @values: (array): by field, as they were typed; %NULL for what was left out
 */
typedef struct
{
  const ZhRecordType *type;
  const char *const  *without;
  char              **values;
} ZhRecordOptions;

#define ZH_RECORD_OPTIONS_INIT(type_, without_)                                      \
  {                                                                                  \
    .type = &type_, .without = without_, .values = g_new0 (char *, (type_).n_fields) \
  }

void zh_record_options_clear (ZhRecordOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ZhRecordOptions, zh_record_options_clear)

/* Adds the options of the record to a table of options, where none has that name yet. */
void zh_record_options_add (ZhRecordOptions *self,
                            GArray          *entries);

/* A table of options with those of @entries, up to { NULL }, in it; (transfer full). */
GArray *zh_ctl_options_new (const GOptionEntry *entries);

/**
 * zh_record_options_get:
 * @key: of a field
 *
 * Returns: (transfer none) (nullable): what was typed for it
 */
const char *zh_record_options_get (const ZhRecordOptions *self,
                                   const char            *key);

/* Whether anything was typed for any field. */
gboolean zh_record_options_are_given (const ZhRecordOptions *self);

/**
 * zh_record_options_get_number:
 * @key: of a field that is a number
 * @number: (inout): untouched when nothing was typed for it
 * @error: %ZH_ERROR_USAGE naming the option
 */
gboolean zh_record_options_get_number (const ZhRecordOptions *self,
                                       const char            *key,
                                       int                   *number,
                                       GError               **error);

/**
 * zh_record_options_apply:
 * @record: not shared yet; what the options name is overwritten
 * @error: %ZH_ERROR_USAGE naming the option
 */
gboolean zh_record_options_apply (const ZhRecordOptions *self,
                                  gpointer               record,
                                  GError               **error);

/**
 * zh_record_describe:
 * @object: gets a member for every field that says something, called as its column
 */
void zh_record_describe (const ZhRecordType *type,
                         gconstpointer       record,
                         JsonObject         *object);

G_END_DECLS
