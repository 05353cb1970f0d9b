/* The time control of a report in words, record 122, and its code, record 222. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_trf_time_dup_code:
 * @words: as arbiters write it: "90 min + 30 sec per move", "15'+10\"", "90+30", "60 хв"
 *
 * Reads a time for the whole game and its increment; a control of several periods has too many spellings to be
 * guessed at.
 *
 * Returns: (transfer full) (nullable): seconds as in record 222, "5400+30"; %NULL where the words do not say it
 */
char *zh_trf_time_dup_code (const char *words);

/**
 * zh_trf_time_dup_words:
 * @code: as in record 222
 *
 * Returns: (transfer full): "90 min + 30 sec", or @code as it is where it has several periods
 */
char *zh_trf_time_dup_words (const char *code);

G_END_DECLS
