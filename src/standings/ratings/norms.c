#include "config.h"

#include "norms.h"

#include <string.h>

/* The number of an opponent, by rating or category. */
static gboolean
get_number (const ZhNormTable *table,
            const ZhEntry     *entry,
            ZhFraction        *number)
{
  const ZhFraction *found;
  int               rating = entry->rating > 0 ? entry->rating : table->unrated;

  if (!table->by_category)
    {
      *number = (ZhFraction){ rating, 1 };
      return rating > 0;
    }
  found = entry->person != NULL ? g_hash_table_lookup (table->categories, entry->person->category) : NULL;
  if (found != NULL)
    *number = *found;
  return found != NULL;
}

static void
count_games (const ZhHistory   *history,
             const ZhNormTable *table,
             ZhNormResult      *result)
{
  ZhFraction sum = ZH_FRACTION_ZERO;
  int        doubled = 0;

  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_table_cell (history, result->entry, round);
      ZhFraction    number;

      if (cell->opponent < 0 || !zh_outcome_is_played (cell->outcome) ||
          !get_number (table, zh_history_get_entry (history, cell->opponent), &number))
        continue;
      sum = zh_fraction_add (sum, number);
      doubled += cell->outcome == ZH_OUTCOME_WIN ? 2 : cell->outcome == ZH_OUTCOME_DRAW ? 1
                                                                                        : 0;
      result->n_games++;
    }
  if (result->n_games == 0)
    return;
  result->average = zh_fraction_divide (sum, (ZhFraction){ result->n_games, 1 });
  result->percent = zh_fraction_new (doubled * 50, result->n_games);
}

/* The step of the scale that the opponents' mean reaches, %NULL below the first. */
static const ZhNormStep *
find_step (const ZhNorm *norm,
           ZhFraction    average)
{
  const ZhNormStep *reached = NULL;

  for (guint i = 0; i < norm->scale->len; i++)
    {
      const ZhNormStep *step = &g_array_index (norm->scale, ZhNormStep, i);

      if (zh_fraction_compare (step->average, average) <= 0)
        reached = step;
    }
  return reached;
}

static gboolean
is_open_to (const ZhNorm   *norm,
            const ZhPerson *person,
            int             year)
{
  if (norm->sex != 0 && person->sex != (norm->sex == 'w' ? ZH_SEX_FEMALE : ZH_SEX_MALE))
    return FALSE;
  return norm->max_age == 0 || (person->birth.year > 0 && year - person->birth.year <= norm->max_age);
}

static void
find_norm (const ZhHistory   *history,
           const ZhNormTable *table,
           int                year,
           ZhNormResult      *result)
{
  const ZhPerson *person = zh_history_get_entry (history, result->entry)->person;

  for (guint i = 0; person != NULL && i < table->norms->len; i++)
    {
      const ZhNorm     *norm = g_ptr_array_index (table->norms, i);
      const ZhNormStep *step = find_step (norm, result->average);

      /* The table goes from the highest category down: from his own on there is nothing to
       * fulfil. */
      if (strcmp (norm->category, person->category) == 0)
        return;
      if (step == NULL || result->n_games < norm->games || !is_open_to (norm, person, year) ||
          zh_fraction_compare (result->percent, step->percent) < 0)
        continue;
      result->norm = norm;
      result->needed = step->percent;
      return;
    }
}

GArray *
zh_norms_new (const ZhHistory   *history,
              const ZhNormTable *table,
              int                year)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (ZhNormResult));

  for (int entry = 0; entry < history->n_entries; entry++)
    {
      ZhNormResult result = {
        .entry = entry,
        .average = ZH_FRACTION_ZERO,
        .percent = ZH_FRACTION_ZERO,
        .needed = ZH_FRACTION_ZERO,
      };

      count_games (history, table, &result);
      if (result.n_games > 0)
        find_norm (history, table, year, &result);
      g_array_append_val (results, result);
    }
  return results;
}
