/* Coefficients of the Ukrainian rules, entry by entry.
 *
 * Source: Ukrainian chess rules 2026 IV.4.3, 4.5, 7.9.7.2; Ukrainian draughts rules IV.12.3–12.5,
 * 15.9.7.2.
 */
#include "config.h"

#include "tiebreak-criteria.h"

/* One line per game that @win or @loss counts: the opponent's points times that factor. */
static void
sum_by_result (const ZhTiebreakQuery *query,
               int                    entry,
               int                    win,
               int                    draw,
               int                    loss,
               ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      int                factor = 0;

      if (slot->opponent < 0 || slot->outcome == ZH_OUTCOME_PENDING)
        continue;
      if (slot->outcome == ZH_OUTCOME_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_WIN)
        factor = win;
      else if (slot->outcome == ZH_OUTCOME_DRAW)
        factor = draw;
      else
        factor = loss;
      zh_arithmetic_add (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent,
                         zh_points_to_fraction (table->totals[slot->opponent]), zh_fraction_int (factor));
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* 4.3.1.2; 12.4.2: all points of the beaten and half of the drawn, both doubled. */
void
zh_tiebreak_ua_berger (const ZhTiebreakQuery *query,
                       int                    entry,
                       ZhArithmetic          *arithmetic)
{
  sum_by_result (query, entry, 2, 1, 0, arithmetic);
}

/* 12.4.1: points of the beaten minus points of those lost to. */
void
zh_tiebreak_ua_shmulyan (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  sum_by_result (query, entry, 1, 0, -1, arithmetic);
}

static const ZhCompletedScores *
get_completed (ZhTiebreakContext  *context,
               const ZhScoreTable *table)
{
  if (context->completed == NULL)
    context->completed = zh_completed_scores_new (table);
  return context->completed;
}

static void
add_element (const ZhCompletedScores *completed,
             const ZhScoreSlot       *slot,
             int                      round,
             ZhArithmetic            *arithmetic)
{
  ZhLine *line;

  if (slot->opponent >= 0)
    {
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, completed->scores[slot->opponent]);
      if (completed->withdrawn[slot->opponent])
        {
          line->flags |= ZH_LINE_COMPLETED;
          line->article = "4.5; 12.5";
        }
      if (!zh_outcome_is_played (slot->outcome) && slot->outcome != ZH_OUTCOME_PENDING)
        line->flags |= ZH_LINE_FORFEIT;
    }
  else if (slot->outcome == ZH_OUTCOME_ALLOCATED_BYE || slot->outcome == ZH_OUTCOME_FULL_BYE)
    {
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_LAST_FINISHER, round, completed->last_finisher_entry, completed->last_finisher);
      line->article = "4.5; 12.5";
    }
  else
    {
      zh_arithmetic_add_plain (arithmetic, ZH_LINE_ABSENT, round, -1, ZH_FRACTION_ZERO);
    }
}

/* Chess cuts as many of the highest as of the lowest, draughts always one of the highest. */
static int
get_high_cut (const ZhTiebreakCode *code,
              int                   median)
{
  return code->kind->family == ZH_TIEBREAK_UA_DRAUGHTS ? MIN (median, 1) : median;
}

static void
sum_elements (const ZhTiebreakQuery *query,
              int                    entry,
              int                    cut,
              int                    median,
              ZhArithmetic          *arithmetic)
{
  const ZhScoreTable      *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);
  const ZhCompletedScores *completed = get_completed (query->context, table);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (slot->outcome != ZH_OUTCOME_NONE)
        add_element (completed, slot, round, arithmetic);
    }
  zh_arithmetic_cut (arithmetic, cut + median, get_high_cut (query->code, median), ZH_CUT_PLAIN);
  zh_arithmetic_finish_sum (arithmetic);
}

void
zh_tiebreak_ua_buchholz (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  sum_elements (query, entry, query->code->cut, query->code->median, arithmetic);
}

typedef struct
{
  const ZhFraction *sums;
  int               n_steps;
} Series;

static int
compare_series (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const Series     *series = user_data;
  const ZhFraction *left = series->sums + (gsize) * (const int *) a * (gsize) series->n_steps;
  const ZhFraction *right = series->sums + (gsize) * (const int *) b * (gsize) series->n_steps;

  for (int step = 0; step < series->n_steps; step++)
    {
      int order = zh_fraction_compare (right[step], left[step]);

      if (order != 0)
        return order;
    }
  return 0;
}

/* 4.3.2.2, 12.3.2.2–3: without one, then without two, three … until the tie is decided. */
void
zh_tiebreak_ua_buchholz_series (const ZhTiebreakQuery *query,
                                ZhTiebreakValue       *values)
{
  int                    n_steps = query->context->history->n_rounds;
  g_autofree ZhFraction *sums = g_new0 (ZhFraction, (gsize) query->n_members * (gsize) n_steps + 1);
  Series                 series = { sums, n_steps };
  g_autoptr (ZhArithmetic) arithmetic = zh_arithmetic_new ();

  for (int i = 0; i < query->n_members && query->n_members > 1; i++)
    for (int step = 0; step < n_steps; step++)
      {
        zh_arithmetic_reset (arithmetic);
        sum_elements (query, query->members[i], query->code->median > 0 ? 0 : step + 1, query->code->median > 0 ? step + 1 : 0, arithmetic);
        sums[(gsize) i * (gsize) n_steps + (gsize) step] = arithmetic->value.value;
      }
  zh_tiebreak_rank_by (query->n_members, compare_series, &series, values);
}

void
zh_tiebreak_ua_buchholz_series_lines (const ZhTiebreakQuery *query,
                                      int                    entry,
                                      ZhArithmetic          *arithmetic)
{
  sum_elements (query, entry, query->code->median > 0 ? 0 : 1, query->code->median > 0 ? 1 : 0, arithmetic);
  arithmetic->offset = arithmetic->value.value;
}
