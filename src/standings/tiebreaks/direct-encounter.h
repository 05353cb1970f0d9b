/* Direct encounter inside a tied group, also where some of its members have not met.
 * Private to this folder.
 *
 * Source: FIDE C.07 6.1–6.3.
 */
#pragma once

#include "tiebreak-context.h"

G_BEGIN_DECLS

/**
 * ZhMutualScore:
 * @score: points against the other members, the mean where two met more than once (6.1.2)
 * @n_missing: members not met
 */
typedef struct
{
  ZhFraction score;
  int        n_missing;
} ZhMutualScore;

/**
 * zh_direct_get_mutual_scores:
 * @table: score to count; with forfeits_played also forfeits
 * @members: (array length=n_members): a tied group
 * @scores: (array length=n_members): receives what each made against the others
 */
void zh_direct_get_mutual_scores (const ZhScoreTable *table,
                                  const int          *members,
                                  int                 n_members,
                                  ZhMutualScore      *scores);

/**
 * zh_direct_rank:
 * @primary: score to compare by
 * @secondary: (nullable): score for groups that @primary does not divide; every smaller
 *   group begins with @primary again (13.3.1)
 * @values: (array length=n_members): receives places, 0 for all where nothing is divided
 */
void zh_direct_rank (const ZhScoreTable *primary,
                     const ZhScoreTable *secondary,
                     const int          *members,
                     int                 n_members,
                     ZhTiebreakValue    *values);

G_END_DECLS
