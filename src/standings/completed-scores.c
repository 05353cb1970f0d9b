#include "config.h"

#include "completed-scores.h"

/* The last round in which the entry was not absent. */
static int
find_last_present (const ZhScoreTable *table,
                   int                 entry)
{
  int last = table->n_rounds;

  while (last > 0 && zh_score_table_get_slot (table, entry, last)->outcome == ZH_OUTCOME_ZERO_BYE)
    last--;
  return last;
}

/* What the rounds after @round brought. */
static ZhPoints
sum_after (const ZhScoreTable *table,
           int                 entry,
           int                 round)
{
  ZhPoints sum = 0;

  for (int r = round + 1; r <= table->n_rounds; r++)
    sum += zh_score_table_get_slot (table, entry, r)->points;
  return sum;
}

static ZhFraction
complete_score (const ZhCompletedScores *self,
                const ZhScoreTable      *table,
                int                      entry,
                int                      left_after)
{
  ZhPoints own = table->totals[entry] - sum_after (table, entry, left_after);
  ZhPoints gained = 0;
  int      n_alike = 0;

  for (int other = 0; other < table->n_entries; other++)
    {
      ZhPoints later;

      if (self->withdrawn[other])
        continue;
      later = sum_after (table, other, left_after);
      if (table->totals[other] - later != own)
        continue;
      gained += later;
      n_alike++;
    }

  if (n_alike == 0)
    return zh_points_to_fraction (own + table->draw * (table->n_rounds - left_after));
  return zh_fraction_add (zh_points_to_fraction (own), zh_fraction_new (gained, (gint64) ZH_POINTS_ONE * n_alike));
}

static void
find_last_finisher (ZhCompletedScores  *self,
                    const ZhScoreTable *table)
{
  self->last_finisher_entry = -1;
  for (int entry = 0; entry < table->n_entries; entry++)
    if (!self->withdrawn[entry] &&
        (self->last_finisher_entry < 0 || table->totals[entry] <= table->totals[self->last_finisher_entry]))
      self->last_finisher_entry = entry;

  if (self->last_finisher_entry >= 0)
    self->last_finisher = zh_points_to_fraction (table->totals[self->last_finisher_entry]);
}

ZhCompletedScores *
zh_completed_scores_new (const ZhScoreTable *table)
{
  ZhCompletedScores *self = g_new0 (ZhCompletedScores, 1);
  g_autofree int    *last_present = g_new0 (int, table->n_entries + 1);

  self->n_entries = table->n_entries;
  self->scores = g_new0 (ZhFraction, table->n_entries + 1);
  self->withdrawn = g_new0 (gboolean, table->n_entries + 1);
  self->last_finisher = ZH_FRACTION_ZERO;

  for (int entry = 0; entry < table->n_entries; entry++)
    {
      last_present[entry] = table->predetermined ? table->n_rounds : find_last_present (table, entry);
      self->withdrawn[entry] = last_present[entry] < table->n_rounds;
    }
  for (int entry = 0; entry < table->n_entries; entry++)
    self->scores[entry] = self->withdrawn[entry] ? complete_score (self, table, entry, last_present[entry])
                                                 : zh_points_to_fraction (table->totals[entry]);
  find_last_finisher (self, table);
  return self;
}

void
zh_completed_scores_free (ZhCompletedScores *self)
{
  if (self == NULL)
    return;
  g_free (self->scores);
  g_free (self->withdrawn);
  g_free (self);
}
