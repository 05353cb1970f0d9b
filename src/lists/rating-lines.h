/* The lines of a rating list, without a copy of each: a line is a place in the buffer.
 */
#pragma once

#include "rating-source.h"

G_BEGIN_DECLS

#define ZH_LIST_MAX_LINE_BYTES (64 * 1024)

typedef struct _ZhListLines ZhListLines;

/* Reads @source, which stays with the caller; (transfer full). */
ZhListLines *zh_list_lines_new (ZhListSource *source) G_GNUC_WARN_UNUSED_RESULT;
void         zh_list_lines_free (ZhListLines *self);

/**
 * zh_list_lines_peek:
 * @length: (out): in bytes
 * @error: as for zh_list_lines_next()
 *
 * Returns: (transfer none) (nullable): the beginning of the text, not NUL-terminated, as much of it as came in at
 *   once; nothing is taken from it. %NULL with @error
 */
const char *zh_list_lines_peek (ZhListLines *self,
                                gsize       *length,
                                GError     **error);

/**
 * zh_list_lines_next:
 * @line: (out) (transfer none): until the next call; not NUL-terminated, without its end and a byte order mark
 * @length: (out): in bytes
 * @error: as zh_list_source_read(); %ZH_ERROR_INPUT for a line of more than %ZH_LIST_MAX_LINE_BYTES, and for UTF-16
 *
 * Lines end in LF, CRLF or, in a text without LF at its beginning, CR.
 *
 * Returns: %FALSE at the end, and with @error
 */
gboolean zh_list_lines_next (ZhListLines *self,
                             const char **line,
                             gsize       *length,
                             GError     **error);

/* The number of the line that came last, from 1. */
guint64 zh_list_lines_get_number (const ZhListLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhListLines, zh_list_lines_free)

G_END_DECLS
