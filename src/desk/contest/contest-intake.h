/* Works of a contest out of a table: how they come in by file. */
#pragma once

#include "solving-record.h"
#include "tournament.h"

G_BEGIN_DECLS

/**
 * zh_contest_intake_read:
 * @text: a table, or lines with a position each. The first row of a table names its columns as `zherebctl contest FILE
 *   enter` names its options, and "section"; or as people write them in any language, genres too
 * @section: of works that do not say theirs
 * @error: %ZH_ERROR_INPUT naming the line
 *
 * Returns: (transfer full) (element-type ZhWorkRecord): the works, not checked yet
 */
GPtrArray *zh_contest_intake_read (const char *text,
                                   int         section,
                                   GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_contest_intake_find_known:
 * @work: of a table
 *
 * A table that was taken in until a work of it was refused, and is taken in again when that is mended, brings its first
 * works a second time.
 *
 * Returns: (transfer none) (nullable): the work of the contest with the same section, author, task and position
 */
const ZhWorkRecord *zh_contest_intake_find_known (const ZhTournament *tournament,
                                                  const ZhWorkRecord *work);

G_END_DECLS
