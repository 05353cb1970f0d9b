/* Text from outside: any of the encodings an arbiter's file may have, any line ending. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhEncoding:
 * @ZH_ENCODING_UTF8: UTF-8, with or without a byte order mark
 * @ZH_ENCODING_UTF16: UTF-16 with a byte order mark
 * @ZH_ENCODING_CP1251: Windows-1251, the Cyrillic of old spreadsheets
 * @ZH_ENCODING_LATIN1: ISO 8859-1, what old TRF files are written in
 */
typedef enum
{
  ZH_ENCODING_UTF8,
  ZH_ENCODING_UTF16,
  ZH_ENCODING_CP1251,
  ZH_ENCODING_LATIN1,
} ZhEncoding;

/**
 * zh_text_decode:
 * @bytes: what stands in the file
 * @fallback: what to take text for that is not UTF-8 or UTF-16
 * @used: (out) (optional): the encoding found
 * @error: %ZH_ERROR_INPUT where a NUL byte or a broken UTF-16 says that this is no text
 *
 * Returns: (transfer full): UTF-8 without byte order mark
 */
char *zh_text_decode (GBytes     *bytes,
                      ZhEncoding  fallback,
                      ZhEncoding *used,
                      GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_text_split_lines:
 * @text: UTF-8
 *
 * Splits at CR, LF or CRLF; a line ending at the very end makes no further line.
 *
 * Returns: (transfer full) (array zero-terminated=1): the lines without their endings
 */
char **zh_text_split_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_text_parse_int:
 * @text: digits with an optional sign and blanks around them
 * @minimum: least value accepted
 * @maximum: greatest value accepted
 * @value: (out): untouched on failure
 *
 * Returns: whether @text is a whole number within the bounds
 */
gboolean zh_text_parse_int (const char *text,
                            gint64      minimum,
                            gint64      maximum,
                            gint64     *value);

G_END_DECLS
