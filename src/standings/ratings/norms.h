/* Who has fulfilled which norm of a sport category. */
#pragma once

#include "history.h"
#include "norm-table.h"

G_BEGIN_DECLS

/**
 * ZhNormResult:
 * @entry: index of an entry
 * @norm: (nullable): the highest norm fulfilled, of the table; %NULL for none
 * @n_games: games over the board against opponents with a number
 * @average: mean of these opponents, exact; 0 without any
 * @percent: points of these games in hundredths of the possible, exact
 * @needed: per cent that @norm needed; 0 without a norm
 */
typedef struct
{
  int           entry;
  const ZhNorm *norm;
  int           n_games;
  ZhFraction    average;
  ZhFraction    percent;
  ZhFraction    needed;
} ZhNormResult;

/**
 * zh_norms_new:
 * @history: of an individual event
 * @table: lives as long as the results
 * @year: of the event, for ages
 *
 * Returns: (transfer full) (element-type ZhNormResult): by index of entry, everybody
 */
GArray *zh_norms_new (const ZhHistory   *history,
                      const ZhNormTable *table,
                      int                year);

G_END_DECLS
