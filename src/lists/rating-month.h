/* Of which month an edition of a rating list is. Private to this floor.
 */
#pragma once

#include "dates.h"
#include "rating-kind.h"

G_BEGIN_DECLS

/**
 * zh_list_find_month:
 * @text: the beginning of the list, not NUL-terminated
 * @member: name of the list in its archive
 * @path: of the file
 * @month: (out): its first day
 *
 * Looks where the kind says. A file of a month is rewritten within it, so that its day is no edition.
 *
 * Returns: whether heading or name tell it
 */
gboolean zh_list_find_month (const ZhListKind *kind,
                             const char       *text,
                             gsize             length,
                             const char       *member,
                             const char       *path,
                             ZhDate           *month);

G_END_DECLS
