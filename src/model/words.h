/* Words of closed sets: an enum in memory, a stable word in files, options and the journal. The
 * words of an enum stand in an array by its values, with %NULL behind the last.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_words_find:
 * @words: (array zero-terminated=1): by the values of an enum
 * @text: (nullable): from outside
 * @value: (out): its value; left alone where there is none
 *
 * Returns: whether @text is one of the words
 */
gboolean zh_words_find (const char *const *words,
                        const char        *text,
                        int               *value);

/**
 * zh_words_get:
 * @words: (array zero-terminated=1): by the values of an enum
 * @value: one of these values
 *
 * Returns: (transfer none): the word
 */
const char *zh_words_get (const char *const *words,
                          int                value);

G_END_DECLS
