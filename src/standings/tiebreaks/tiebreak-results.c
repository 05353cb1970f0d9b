/* Points, and the criteria that look only at the entry's own rounds.
 *
 * Source: FIDE C.07 article 7 and 11, MTB26.
 */
#include "config.h"

#include "tiebreak-played.h"
#include "tiebreak-criteria.h"

/* What was struck out stands there with nothing, so that no round is missing in silence. */
static void
list_rounds (const ZhScoreTable *table,
             const ZhHistory    *history,
             int                 entry,
             ZhArithmetic       *arithmetic)
{
  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      const ZhCell      *cell = zh_history_get_table_cell (history, entry, round);
      gboolean           is_struck = cell->counting != ZH_COUNTED && cell->opponent >= 0;

      if (is_struck)
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, cell->opponent, ZH_FRACTION_ZERO)->flags |= ZH_LINE_STRUCK;
      else if (slot->outcome != ZH_OUTCOME_NONE || slot->points != 0)
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent,
                                 zh_points_to_fraction (slot->points));
    }
}

static void
sum_points (const ZhScoreTable *table,
            const ZhHistory    *history,
            int                 entry,
            ZhArithmetic       *arithmetic)
{
  list_rounds (table, history, entry, arithmetic);
  arithmetic->offset = zh_points_to_fraction (zh_history_get_entry (history, entry)->carried_points);
  zh_arithmetic_finish_sum (arithmetic);
}

void
zh_tiebreak_points (const ZhTiebreakQuery *query,
                    int                    entry,
                    ZhArithmetic          *arithmetic)
{
  sum_points (zh_tiebreak_context_get_table (query->context, query->context->primary, 0), query->context->history, entry, arithmetic);
}

void
zh_tiebreak_match_points (const ZhTiebreakQuery *query,
                          int                    entry,
                          ZhArithmetic          *arithmetic)
{
  sum_points (zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0), query->context->history, entry, arithmetic);
}

void
zh_tiebreak_game_points (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  sum_points (zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_GAME, 0), query->context->history, entry, arithmetic);
}

/* 13.1: the score that does not order the standings. */
void
zh_tiebreak_secondary_points (const ZhTiebreakQuery *query,
                              int                    entry,
                              ZhArithmetic          *arithmetic)
{
  ZhScoreReference secondary = zh_tiebreak_context_get_secondary (query->context);

  sum_points (zh_tiebreak_context_get_table (query->context, secondary, 0), query->context->history, entry, arithmetic);
}

/* Counts the rounds of which @counts says so, 1 each. */
static void
count_rounds (const ZhTiebreakQuery *query,
              int                    entry,
              gboolean (*counts) (const ZhTiebreakQuery *query,
                                  const ZhScoreTable    *table,
                                  const ZhScoreSlot     *slot),
              ZhArithmetic *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (slot->outcome != ZH_OUTCOME_NONE && counts (query, table, slot))
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_fraction_int (1));
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* In a match the side with more points has won it, however many that brings. */
static gboolean
brings_win (const ZhTiebreakQuery *query,
            const ZhScoreTable    *table,
            const ZhScoreSlot     *slot)
{
  if (query->context->n_games > 1 && slot->opponent >= 0)
    return slot->outcome == ZH_OUTCOME_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_WIN;
  return slot->points >= table->win;
}

static gboolean
is_game_won (const ZhTiebreakQuery *query,
             const ZhScoreTable    *table,
             const ZhScoreSlot     *slot)
{
  return zh_tiebreak_is_played (query, slot) &&
         (slot->outcome == ZH_OUTCOME_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_WIN);
}

static gboolean
is_black_game (const ZhTiebreakQuery *query,
               const ZhScoreTable    *table,
               const ZhScoreSlot     *slot)
{
  return zh_tiebreak_is_played (query, slot) && slot->colour == ZH_COLOUR_BLACK;
}

static gboolean
is_black_win (const ZhTiebreakQuery *query,
              const ZhScoreTable    *table,
              const ZhScoreSlot     *slot)
{
  return is_game_won (query, table, slot) && slot->colour == ZH_COLOUR_BLACK;
}

static gboolean
is_elected_to_play (const ZhTiebreakQuery *query,
                    const ZhScoreTable    *table,
                    const ZhScoreSlot     *slot)
{
  return slot->outcome != ZH_OUTCOME_HALF_BYE && slot->outcome != ZH_OUTCOME_ZERO_BYE &&
         slot->outcome != ZH_OUTCOME_FORFEIT_LOSS;
}

void
zh_tiebreak_wins (const ZhTiebreakQuery *query,
                  int                    entry,
                  ZhArithmetic          *arithmetic)
{
  count_rounds (query, entry, brings_win, arithmetic);
}

void
zh_tiebreak_games_won (const ZhTiebreakQuery *query,
                       int                    entry,
                       ZhArithmetic          *arithmetic)
{
  count_rounds (query, entry, is_game_won, arithmetic);
}

void
zh_tiebreak_black_games (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  count_rounds (query, entry, is_black_game, arithmetic);
}

void
zh_tiebreak_black_wins (const ZhTiebreakQuery *query,
                        int                    entry,
                        ZhArithmetic          *arithmetic)
{
  count_rounds (query, entry, is_black_win, arithmetic);
}

void
zh_tiebreak_rounds_played (const ZhTiebreakQuery *query,
                           int                    entry,
                           ZhArithmetic          *arithmetic)
{
  count_rounds (query, entry, is_elected_to_play, arithmetic);
}

/* 7.5: the running totals; /Cn leaves out those after the first n rounds. */
void
zh_tiebreak_progressive (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);
  ZhPoints            total = zh_history_get_entry (query->context->history, entry)->carried_points;

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhLine            *line;

      total += slot->points;
      line = zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_points_to_fraction (total));
      if (round <= query->code->cut)
        line->use = ZH_LINE_CUT_LOW;
    }
  zh_arithmetic_finish_sum (arithmetic);
}

/* 7.7: 1 for more points than the opponent, ½ for as many; without an opponent the points
 * are measured with those of a draw. Who both stayed away are not level but have nothing, as FIDE's own
 * checker of standings counts it. */
static ZhPoints
get_standard_points (const ZhScoreTable *table,
                     const ZhScoreSlot  *slot,
                     int                 round)
{
  ZhPoints other = table->draw;

  if (slot->outcome == ZH_OUTCOME_NONE || slot->outcome == ZH_OUTCOME_PENDING)
    return 0;
  if (slot->opponent >= 0)
    {
      const ZhScoreSlot *against = zh_score_table_get_slot (table, slot->opponent, round);

      if (slot->outcome == ZH_OUTCOME_FORFEIT_LOSS && against->outcome == ZH_OUTCOME_FORFEIT_LOSS)
        return 0;
      other = against->points;
    }
  return slot->points > other ? ZH_POINTS_ONE : slot->points == other ? ZH_POINTS_HALF
                                                                      : 0;
}

void
zh_tiebreak_standard_points (const ZhTiebreakQuery *query,
                             int                    entry,
                             ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_code_table (query, 0);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);
      ZhPoints           standard = get_standard_points (table, slot, round);

      if (slot->outcome != ZH_OUTCOME_NONE)
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_ROUND, round, slot->opponent, zh_points_to_fraction (standard));
    }
  zh_arithmetic_finish_sum (arithmetic);
}

void
zh_tiebreak_pairing_number (const ZhTiebreakQuery *query,
                            int                    entry,
                            ZhArithmetic          *arithmetic)
{
  zh_arithmetic_add_plain (arithmetic, ZH_LINE_OWN, 0, -1,
                           zh_fraction_int (zh_history_get_entry (query->context->history, entry)->start_number));
  zh_arithmetic_finish_sum (arithmetic);
}
