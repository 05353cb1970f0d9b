/* The arithmetic of one tie-break value: its lines, what was cut, and how the lines make the
 * value. Every criterion computes its value through these lines, so that what "why this
 * number" shows is what was calculated.
 */
#pragma once

#include "standings.h"
#include "score-table.h"

G_BEGIN_DECLS

/**
 * ZhLineKind:
 * @ZH_LINE_OPPONENT: an opponent's score or rating
 * @ZH_LINE_DUMMY: a dummy opponent in place of an unplayed round (16.4)
 * @ZH_LINE_VIRTUAL: the virtual opponent of order 988, 38.1
 * @ZH_LINE_LAST_FINISHER: points of the last of those who finished, for a bye
 * @ZH_LINE_ABSENT: an element of 0 for an absence
 * @ZH_LINE_ROUND: what the entry itself did in the round
 * @ZH_LINE_GROUP: all opponents of one points group together
 * @ZH_LINE_BOARD: a board of a match
 * @ZH_LINE_OWN: the entry's own number, rating or score
 */
typedef enum
{
  ZH_LINE_OPPONENT,
  ZH_LINE_DUMMY,
  ZH_LINE_VIRTUAL,
  ZH_LINE_LAST_FINISHER,
  ZH_LINE_ABSENT,
  ZH_LINE_ROUND,
  ZH_LINE_GROUP,
  ZH_LINE_BOARD,
  ZH_LINE_OWN,
} ZhLineKind;

/**
 * ZhLineUse:
 * @ZH_LINE_COUNTED: part of the sum
 * @ZH_LINE_CUT_LOW: left out as one of the lowest
 * @ZH_LINE_CUT_HIGH: left out as one of the highest
 * @ZH_LINE_LEFT_OUT: shown, but not part of the sum
 */
typedef enum
{
  ZH_LINE_COUNTED,
  ZH_LINE_CUT_LOW,
  ZH_LINE_CUT_HIGH,
  ZH_LINE_LEFT_OUT,
} ZhLineUse;

/**
 * ZhLineFlags:
 * @ZH_LINE_ADJUSTED: the opponent's score was adjusted (16.3)
 * @ZH_LINE_CAPPED: the dummy was limited (16.4.1, 16.4.2)
 * @ZH_LINE_VUR: voluntary unplayed round, cut before others (16.5)
 * @ZH_LINE_FORFEIT: decided without play
 * @ZH_LINE_COMPLETED: the opponent withdrew; his score was completed by his score group
 * @ZH_LINE_STRUCK: a result that does not count, because a side left the event (#ZhCounting)
 */
typedef enum
{
  ZH_LINE_ADJUSTED = 1 << 0,
  ZH_LINE_CAPPED = 1 << 1,
  ZH_LINE_VUR = 1 << 2,
  ZH_LINE_FORFEIT = 1 << 3,
  ZH_LINE_COMPLETED = 1 << 4,
  ZH_LINE_STRUCK = 1 << 5,
} ZhLineFlags;

/**
 * ZhLine:
 * @round: from 1; 0 where no round is meant
 * @opponent: index of an entry, −1 without one
 * @kind: what the line stands for
 * @use: whether it is part of the sum
 * @flags: #ZhLineFlags
 * @score: the number looked at: the opponent's total or rating, points of the round …
 * @factor: what it is multiplied by
 * @contribution: @score × @factor
 * @article: (nullable): of what was done to the line, "16.4.1"
 */
typedef struct
{
  int         round;
  int         opponent;
  ZhLineKind  kind;
  ZhLineUse   use;
  guint       flags;
  ZhFraction  score;
  ZhFraction  factor;
  ZhFraction  contribution;
  const char *article;
} ZhLine;

/**
 * ZhFormula:
 * @ZH_FORMULA_SUM: value = offset + sum of the counted contributions ÷ divisor, rounded
 * @ZH_FORMULA_PERFECT: lowest rating with which the expected score reaches @offset (10.3)
 * @ZH_FORMULA_PLACE: the value is a place among those still tied; the lines make the score
 *   (@offset) that was compared
 * @ZH_FORMULA_UNDEFINED: the rule gives no value here
 */
typedef enum
{
  ZH_FORMULA_SUM,
  ZH_FORMULA_PERFECT,
  ZH_FORMULA_PLACE,
  ZH_FORMULA_UNDEFINED,
} ZhFormula;

/**
 * ZhArithmetic:
 * @lines: (element-type ZhLine): in the order of rounds
 * @formula: how the lines make the value
 * @offset: see #ZhFormula
 * @divisor: 1 for a sum, the number of lines for a mean
 * @decimals: digits the quotient is rounded to, half-up; −1 leaves it exact
 * @percentage: score in hundredths that a performance was read from, −1 elsewhere
 * @value: the result
 */
typedef struct
{
  GArray         *lines;
  ZhFormula       formula;
  ZhFraction      offset;
  int             divisor;
  int             decimals;
  int             percentage;
  ZhTiebreakValue value;
} ZhArithmetic;

/* A calculation without lines; (transfer full). */
ZhArithmetic *zh_arithmetic_new (void);
void          zh_arithmetic_free (ZhArithmetic *self);

/* Empties it for the next value. */
void zh_arithmetic_reset (ZhArithmetic *self);

/**
 * zh_arithmetic_add:
 *
 * Adds a counted line; its contribution is @score × @factor.
 *
 * Returns: (transfer none): the line, valid until the next is added
 */
ZhLine *zh_arithmetic_add (ZhArithmetic *self,
                           ZhLineKind    kind,
                           int           round,
                           int           opponent,
                           ZhFraction    score,
                           ZhFraction    factor);

/* As zh_arithmetic_add() with factor 1; (transfer none). */
ZhLine *zh_arithmetic_add_plain (ZhArithmetic *self,
                                 ZhLineKind    kind,
                                 int           round,
                                 int           opponent,
                                 ZhFraction    score);

/**
 * ZhCutRule:
 * @ZH_CUT_VUR_FIRST: 16.5: a voluntary unplayed round goes before a lesser contribution
 * @ZH_CUT_PLAIN: the lowest value, whatever it is
 */
typedef enum
{
  ZH_CUT_VUR_FIRST,
  ZH_CUT_PLAIN,
} ZhCutRule;

/**
 * zh_arithmetic_cut:
 * @low: how many of the lowest to leave out
 * @high: how many of the highest to leave out, after that
 * @rule: whether the exception of 16.5 holds
 *
 * Articles 14.1–14.4 and 16.5. Where more is cut than there is, nothing remains.
 */
void zh_arithmetic_cut (ZhArithmetic *self,
                        int           low,
                        int           high,
                        ZhCutRule     rule);

/* Sum of the counted contributions. */
ZhFraction zh_arithmetic_sum (const ZhArithmetic *self);

/* Sets the value from the lines by the formula SUM with the fields as they stand. */
void zh_arithmetic_finish_sum (ZhArithmetic *self);

/**
 * zh_arithmetic_finish_mean:
 * @decimals: digits to round to, half-up
 *
 * The mean of the counted lines; undefined without any.
 */
void zh_arithmetic_finish_mean (ZhArithmetic *self,
                                int           decimals);

/* The rule gives no value. */
void zh_arithmetic_finish_undefined (ZhArithmetic *self);

/**
 * zh_fraction_round_to:
 *
 * Returns: @value rounded half-up to @decimals, as a fraction
 */
ZhFraction zh_fraction_round_to (ZhFraction value,
                                 int        decimals);

static inline ZhFraction
zh_fraction_int (gint64 value)
{
  return (ZhFraction){ value, 1 };
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhArithmetic, zh_arithmetic_free)

G_END_DECLS
