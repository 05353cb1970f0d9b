/* Words of crosstable cells. Private to this folder. */
#pragma once

#include "crosstable.h"

G_BEGIN_DECLS

/**
 * zh_crosstable_format_result:
 *
 * Returns: (transfer full): "1", "½", "2" (2-1-0), "2½" of a match; "+" and "−" for forfeits;
 *   "" without a result
 */
char *zh_crosstable_format_result (const ZhHistory  *history,
                                   const ZhCell     *cell,
                                   const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_crosstable_format_round:
 * @number: the opponent's number in the table, 0 without an opponent
 *
 * Returns: (transfer full): a cell of a table by rounds
 */
char *zh_crosstable_format_round (const ZhHistory    *history,
                                  const ZhCell       *cell,
                                  int                 number,
                                  ZhCrosstableDialect dialect,
                                  const ZhLanguage   *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
