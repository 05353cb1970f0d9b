/* Scores of opponents in the Swiss coefficients of the Ukrainian rules: who withdrew is
 * credited with what his score group made after he left; a bye counts as the last finisher.
 * Private to this folder.
 *
 * Source: Ukrainian chess rules 2026 IV.4.5; Ukrainian draughts rules IV.12.5.
 */
#pragma once

#include "score-table.h"

G_BEGIN_DECLS

/**
 * ZhCompletedScores:
 * @n_entries: length of the arrays
 * @scores: (array): final score as opponents count it
 * @withdrawn: (array): whether the entry left before the end, so that the score is completed
 * @last_finisher: lowest score among those present to the end
 * @last_finisher_entry: who has it, the one with the highest start number; −1 without any
 */
typedef struct
{
  int         n_entries;
  ZhFraction *scores;
  gboolean   *withdrawn;
  ZhFraction  last_finisher;
  int         last_finisher_entry;
} ZhCompletedScores;

/**
 * zh_completed_scores_new:
 * @table: points of the standings
 *
 * Somebody has withdrawn who was absent from all rounds after some round. Such a player gets,
 * for the rounds he missed, the mean of what the finishers made in them who had as many
 * points when he left; without any such finisher, a draw for each.
 *
 * Returns: (transfer full)
 */
ZhCompletedScores *zh_completed_scores_new (const ZhScoreTable *table);
void               zh_completed_scores_free (ZhCompletedScores *self);

G_END_DECLS
