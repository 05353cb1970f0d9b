/* Which of the old one-byte encodings a text is in. */
#pragma once

#include "text-lines.h"

G_BEGIN_DECLS

/**
 * zh_text_guess_encoding:
 * @bytes: a text that is neither UTF-8 nor UTF-16
 *
 * Cyrillic words are runs of bytes above 0x7F, while in the languages of Latin-1 such
 * letters stand alone between ASCII ones.
 *
 * Returns: %ZH_ENCODING_CP1251 or %ZH_ENCODING_LATIN1
 */
ZhEncoding zh_text_guess_encoding (GBytes *bytes);

G_END_DECLS
