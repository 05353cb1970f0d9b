/* A snapshot as text, every field of it: what debug builds and tests compare. */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

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
