/* What the check of arguments and their help share. Private to this folder. */
#pragma once

#include "arguments.h"

G_BEGIN_DECLS

/* As zh_argument_format_kind(), of a field of a record; (transfer full). */
char *zh_argument_format_field_kind (const ZhField    *field,
                                     const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/* The keys of a record, ", " between; (transfer full). */
char *zh_argument_list_fields (const ZhRecordType *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
