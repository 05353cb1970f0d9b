/* Sonneborn–Berger, its team forms, and Koya.
 *
 * Source: FIDE C.07 article 9, 13.2 and 14.5.
 */
#include "config.h"

#include "tiebreak-criteria.h"
#include "tiebreak-played.h"

void
zh_tiebreak_berger (const ZhTiebreakQuery *query,
                    int                    entry,
                    ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);

  zh_tiebreak_sum_opponents (table, table, query->code, entry, arithmetic);
}

/* 13.2: the letters after E name the opponent's score and the own result: EMGSB. */
void
zh_tiebreak_team_berger (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  const char         *name = zh_tiebreak_kind_get_name (query->code->kind);
  guint               flags = query->code->forfeits_played ? ZH_SCORE_FORFEITS_PLAYED : 0;
  const ZhScoreTable *scores = zh_tiebreak_context_get_table (query->context, name[1] == 'G' ? ZH_REFERENCE_GAME : ZH_REFERENCE_MATCH, flags);
  const ZhScoreTable *results = zh_tiebreak_context_get_table (query->context, name[2] == 'G' ? ZH_REFERENCE_GAME : ZH_REFERENCE_MATCH, flags);

  zh_tiebreak_sum_opponents (scores, results, query->code, entry, arithmetic);
}

/* 9.2: points against those who have at least half of what could be won. */
void
zh_tiebreak_koya (const ZhTiebreakQuery *query,
                  int                    entry,
                  ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);
  int                 games = table->predetermined ? zh_score_table_count_games (table) : table->n_rounds;
  /* Doubled, so that half of an odd maximum stays exact. */
  int limit_doubled = table->win * games + 2 * query->code->limit * ZH_POINTS_HALF;

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhLine            *line;

      if (slot->opponent < 0)
        continue;
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_points_to_fraction (slot->points));
      if (2 * table->totals[slot->opponent] < limit_doubled)
        line->use = ZH_LINE_LEFT_OUT;
    }
  zh_arithmetic_finish_sum (arithmetic);
}
