/* Buchholz and what is made of it.
 *
 * Source: FIDE C.07 article 8, 13.4 and 14.
 */
#include "config.h"

#include "tiebreak-criteria.h"
#include "tiebreak-derive.h"
#include "tiebreak-played.h"

void
zh_tiebreak_buchholz (const ZhTiebreakQuery *query,
                      int                    entry,
                      ZhArithmetic          *arithmetic)
{
  zh_tiebreak_sum_opponents (zh_tiebreak_context_get_code_table (query, 0), NULL, query->code, entry, arithmetic);
}

void
zh_tiebreak_fore_buchholz (const ZhTiebreakQuery *query,
                           int                    entry,
                           ZhArithmetic          *arithmetic)
{
  zh_tiebreak_sum_opponents (zh_tiebreak_context_get_code_table (query, ZH_SCORE_FORE), NULL, query->code, entry, arithmetic);
}

void
zh_tiebreak_average_buchholz (const ZhTiebreakQuery *query,
                              int                    entry,
                              ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);
  g_autoptr (ZhTiebreakCode) single = zh_tiebreak_code_derive (query->code, query->code->fore ? "FB" : "BH");
  const ZhTiebreakValue *values = zh_tiebreak_context_get_values (query->context, single);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (zh_tiebreak_is_played (query, slot))
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, values[slot->opponent].value);
    }
  zh_arithmetic_finish_mean (arithmetic, 2);
}

/* 13.4: K keeps the Buchholz smaller than the secondary score it is added to. */
static int
get_strength_divisor (const ZhTiebreakQuery *query,
                      const ZhScoreTable    *primary,
                      const ZhScoreTable    *secondary)
{
  if (query->code->divisor > 0)
    return query->code->divisor;
  return MAX (1, primary->win * primary->n_rounds / MAX (1, secondary->win));
}

void
zh_tiebreak_score_strength (const ZhTiebreakQuery *query,
                            int                    entry,
                            ZhArithmetic          *arithmetic)
{
  guint               flags = (query->code->forfeits_played ? ZH_SCORE_FORFEITS_PLAYED : 0) | (query->code->fore ? ZH_SCORE_FORE : 0);
  const ZhScoreTable *primary = zh_tiebreak_context_get_table (query->context, query->context->primary, flags);
  const ZhScoreTable *secondary = zh_tiebreak_context_get_table (query->context, zh_tiebreak_context_get_secondary (query->context), 0);

  zh_tiebreak_list_opponents (primary, NULL, entry, arithmetic);
  zh_arithmetic_cut (arithmetic, query->code->cut + query->code->median, query->code->median, ZH_CUT_VUR_FIRST);
  arithmetic->offset = zh_points_to_fraction (secondary->totals[entry]);
  arithmetic->divisor = get_strength_divisor (query, primary, secondary);
  arithmetic->decimals = 2;
  zh_arithmetic_finish_sum (arithmetic);
}
