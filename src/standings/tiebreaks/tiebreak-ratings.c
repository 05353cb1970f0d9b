/* Criteria made of ratings.
 *
 * Source: FIDE C.07 article 10; tables of B.02 8.1.
 */
#include "config.h"

#include "rating-tables.h"
#include "tiebreak-criteria.h"
#include "tiebreak-derive.h"
#include "tiebreak-played.h"

/* What an unrated counts with, 0 for nothing: as the criterion says, else as the tournament does. */
static int
get_unrated_rating (const ZhTiebreakQuery *query)
{
  return query->code->unrated_rating != 0 ? query->code->unrated_rating : query->context->unrated_rating;
}

/* The first of several ratings, unless the regulations say otherwise (10). @round: of the game, 1 for none. */
static int
get_rating (const ZhTiebreakQuery *query,
            int                    entry,
            int                    round)
{
  const ZhTiebreakContext *context = query->context;
  int                      wanted = context->ratings == ZH_TIEBREAK_RATINGS_FIRST ? 1 : context->ratings == ZH_TIEBREAK_RATINGS_ROUND ? round
                                                                                                                                      : 0;
  int                      rating = zh_entry_get_rating_in_round (zh_history_get_entry (context->history, entry), wanted);

  return rating > 0 ? rating : get_unrated_rating (query);
}

/* One unrated participant makes these criteria void, unless the regulations give him a
 * rating (10.1). */
static gboolean
is_void (const ZhTiebreakQuery *query)
{
  return query->context->has_unrated && get_unrated_rating (query) == 0;
}

/* One line per game: the opponent's rating. Returns twice the points of these games, by
 * 1-½-0 whatever the event scores. */
static int
list_ratings (const ZhTiebreakQuery *query,
              int                    entry,
              ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);
  int                 doubled = 0;

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (!zh_tiebreak_is_played (query, slot))
        continue;
      zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent,
                               zh_fraction_int (get_rating (query, slot->opponent, round)));
      if (slot->outcome == ZH_OUTCOME_WIN || slot->outcome == ZH_OUTCOME_FORFEIT_WIN)
        doubled += 2;
      else if (slot->outcome == ZH_OUTCOME_DRAW)
        doubled += 1;
    }
  return doubled;
}

void
zh_tiebreak_average_rating (const ZhTiebreakQuery *query,
                            int                    entry,
                            ZhArithmetic          *arithmetic)
{
  if (is_void (query))
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  list_ratings (query, entry, arithmetic);
  zh_arithmetic_cut (arithmetic, query->code->cut + query->code->median, query->code->median, ZH_CUT_PLAIN);
  zh_arithmetic_finish_mean (arithmetic, 0);
}

/* 10.2: the rounded mean plus the difference that the percentage stands for. */
void
zh_tiebreak_performance (const ZhTiebreakQuery *query,
                         int                    entry,
                         ZhArithmetic          *arithmetic)
{
  int doubled;

  if (is_void (query))
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  doubled = list_ratings (query, entry, arithmetic);
  if (arithmetic->lines->len > 0)
    {
      arithmetic->percentage = zh_rating_percentage (doubled, (int) arithmetic->lines->len);
      arithmetic->offset = zh_fraction_int (zh_rating_difference (arithmetic->percentage));
    }
  zh_arithmetic_finish_mean (arithmetic, 0);
}

static int
sum_expectations (const GArray *lines,
                  int           rating)
{
  int sum = 0;

  for (guint i = 0; i < lines->len; i++)
    sum += zh_rating_expectation (rating - (int) g_array_index (lines, ZhLine, i).score.numerator);
  return sum;
}

/* The expectation grows with the rating, so halving the range finds the lowest that does. */
static int
find_perfect_rating (const GArray *lines,
                     int           doubled)
{
  int low = G_MAXINT;
  int high = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      int rating = (int) g_array_index (lines, ZhLine, i).score.numerator;

      low = MIN (low, rating);
      high = MAX (high, rating);
    }
  low -= 800;
  high += 800;
  if (doubled == 0)
    return low;

  while (low < high)
    {
      int middle = low + (high - low) / 2;

      if (sum_expectations (lines, middle) >= doubled * 50)
        high = middle;
      else
        low = middle + 1;
    }
  return low;
}

/* 10.3: the lowest rating whose expected score reaches the points made. */
void
zh_tiebreak_perfect_performance (const ZhTiebreakQuery *query,
                                 int                    entry,
                                 ZhArithmetic          *arithmetic)
{
  int doubled;

  if (is_void (query))
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  doubled = list_ratings (query, entry, arithmetic);
  if (arithmetic->lines->len == 0)
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  arithmetic->formula = ZH_FORMULA_PERFECT;
  arithmetic->offset = zh_fraction_new (doubled, 2);
  arithmetic->value.value = zh_fraction_int (find_perfect_rating (arithmetic->lines, doubled));
}

static void
average_of_opponents (const ZhTiebreakQuery *query,
                      const char            *name,
                      int                    entry,
                      ZhArithmetic          *arithmetic)
{
  const ZhScoreTable *table = zh_tiebreak_context_get_table (query->context, ZH_REFERENCE_MATCH, 0);
  g_autoptr (ZhTiebreakCode) single = zh_tiebreak_code_derive (query->code, name);
  const ZhTiebreakValue *values = zh_tiebreak_context_get_values (query->context, single);

  for (int round = 1; round <= table->n_rounds; round++)
    {
      const ZhScoreSlot *slot = zh_score_table_get_slot (table, entry, round);

      if (zh_tiebreak_is_played (query, slot) && values[slot->opponent].defined)
        zh_arithmetic_add_plain (arithmetic, ZH_LINE_OPPONENT, round, slot->opponent, values[slot->opponent].value);
    }
  zh_arithmetic_finish_mean (arithmetic, 0);
}

void
zh_tiebreak_average_performance (const ZhTiebreakQuery *query,
                                 int                    entry,
                                 ZhArithmetic          *arithmetic)
{
  average_of_opponents (query, "TPR", entry, arithmetic);
}

void
zh_tiebreak_average_perfect_performance (const ZhTiebreakQuery *query,
                                         int                    entry,
                                         ZhArithmetic          *arithmetic)
{
  average_of_opponents (query, "PTP", entry, arithmetic);
}

void
zh_tiebreak_rating (const ZhTiebreakQuery *query,
                    int                    entry,
                    ZhArithmetic          *arithmetic)
{
  int rating = get_rating (query, entry, 1);

  if (rating == 0)
    {
      zh_arithmetic_finish_undefined (arithmetic);
      return;
    }
  zh_arithmetic_add_plain (arithmetic, ZH_LINE_OWN, 0, -1, zh_fraction_int (rating));
  zh_arithmetic_finish_sum (arithmetic);
}
