/* A snapshot as text, every field of it: what debug builds and tests compare. */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/**
 * zh_competition_dump:
 *
 * Returns: (transfer full): a line per thing, the same for equal snapshots
 */
char *zh_competition_dump (const ZhCompetition *competition) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_competition_find_difference:
 * @expected_line: (out) (transfer full): the first thing that differs, in words for nobody but
 *   whoever looks for it; untouched when nothing differs
 * @found_line: (out) (transfer full): the same of @found
 *
 * Returns: whether the two differ
 */
gboolean zh_competition_find_difference (const ZhCompetition *expected,
                                         const ZhCompetition *found,
                                         char               **expected_line,
                                         char               **found_line);

/**
 * zh_competition_check_same:
 * @expected: a full load of the file
 * @found: the snapshot
 * @error: %ZH_ERROR_CORRUPT naming the first line that differs
 *
 * Returns: whether they are the same
 */
gboolean zh_competition_check_same (const ZhCompetition *expected,
                                    const ZhCompetition *found,
                                    GError             **error);

G_END_DECLS
