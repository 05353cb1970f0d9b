#include "config.h"

#include "tiebreak-played.h"

/* 15.2 before 2026: where the pairings are made beforehand, a forfeit was a game like any
 * other. That was FIDE's rule alone. */
static gboolean
is_forfeit_a_game (const ZhTiebreakQuery *query)
{
  ZhTiebreakFamily family = zh_tiebreak_kind_get_family (query->code->kind);

  return query->context->predetermined && query->context->edition == ZH_TIEBREAK_EDITION_2024_08 &&
         (family == ZH_TIEBREAK_FIDE || family == ZH_TIEBREAK_FIDE_TEAM);
}

gboolean
zh_tiebreak_is_played (const ZhTiebreakQuery *query,
                       const ZhScoreSlot     *slot)
{
  if (slot->outcome == ZH_OUTCOME_FORFEIT_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_LOSS)
    return query->code->forfeits_played || is_forfeit_a_game (query);
  return zh_outcome_is_played (slot->outcome);
}

ZhScoreReference
zh_tiebreak_context_get_secondary (const ZhTiebreakContext *context)
{
  return context->primary == ZH_REFERENCE_GAME ? ZH_REFERENCE_MATCH : ZH_REFERENCE_GAME;
}

static gboolean
has_real_opponent (const ZhScoreTable *table,
                   const ZhScoreSlot  *slot)
{
  return slot->opponent >= 0 &&
         (table->forfeits_played || zh_outcome_is_played (slot->outcome) || slot->outcome == ZH_OUTCOME_PENDING);
}

/* 16.4: the dummy has the entry's own score; since 2026 no more than the absent opponent, or
 * than draws in all rounds where there was none. */
static ZhPoints
get_dummy_score (const ZhScoreTable *table,
                 const ZhScoreSlot  *slot,
                 int                 entry,
                 const char        **article)
{
  ZhPoints own = table->totals[entry];
  ZhPoints limit = slot->opponent >= 0 ? table->adjusted[slot->opponent] : table->draw * table->n_rounds;

  *article = "16.4";
  if (!table->capped || own <= limit)
    return own;
  *article = slot->opponent >= 0 ? "16.4.1" : "16.4.2";
  return limit;
}

static void
add_dummy (const ZhScoreTable *table,
           const ZhScoreSlot  *slot,
           int                 entry,
           int                 round,
           ZhFraction          factor,
           ZhArithmetic       *arithmetic)
{
  const char *article;
  ZhPoints    dummy = get_dummy_score (table, slot, entry, &article);
  ZhLine     *line = zh_arithmetic_add (arithmetic, ZH_LINE_DUMMY, round, slot->opponent,
                                        zh_points_to_fraction (dummy), factor);

  line->article = article;
  if (dummy < table->totals[entry])
    line->flags |= ZH_LINE_CAPPED;
  if (slot->opponent >= 0)
    line->flags |= ZH_LINE_FORFEIT;
  if (zh_score_table_is_vur (table, slot))
    line->flags |= ZH_LINE_VUR;
}

void
zh_tiebreak_list_opponents (const ZhScoreTable *scores,
                            const ZhScoreTable *factors,
                            int                 entry,
                            ZhArithmetic       *arithmetic)
{
  for (int round = 1; round <= scores->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (scores, entry, round);
      ZhFraction         factor = zh_fraction_int (1);
      ZhLine            *line;

      if (zh_score_table_is_free (scores, slot))
        continue;
      if (factors != NULL)
        factor = zh_points_to_fraction (zh_score_table_get_slot (factors, entry, round)->points);
      if (!has_real_opponent (scores, slot))
        {
          add_dummy (scores, slot, entry, round, factor, arithmetic);
          continue;
        }

      line = zh_arithmetic_add (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent,
                                zh_points_to_fraction (scores->adjusted[slot->opponent]), factor);
      if (scores->adjusted[slot->opponent] != scores->totals[slot->opponent])
        {
          line->flags |= ZH_LINE_ADJUSTED;
          line->article = "16.3";
        }
      if (!zh_outcome_is_played (slot->outcome) && slot->outcome != ZH_OUTCOME_PENDING)
        line->flags |= ZH_LINE_FORFEIT;
    }
}

void
zh_tiebreak_sum_opponents (const ZhScoreTable   *scores,
                           const ZhScoreTable   *factors,
                           const ZhTiebreakCode *code,
                           int                   entry,
                           ZhArithmetic         *arithmetic)
{
  zh_tiebreak_list_opponents (scores, factors, entry, arithmetic);
  zh_arithmetic_cut (arithmetic, code->cut + code->median, code->median, ZH_CUT_VUR_FIRST);
  zh_arithmetic_finish_sum (arithmetic);
}
