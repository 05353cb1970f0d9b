#include "config.h"

#include "arithmetic.h"

ZhArithmetic *
zh_arithmetic_new (void)
{
  ZhArithmetic *self = g_new0 (ZhArithmetic, 1);

  self->lines = g_array_new (FALSE, FALSE, sizeof (ZhLine));
  zh_arithmetic_reset (self);
  return self;
}

void
zh_arithmetic_free (ZhArithmetic *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->lines);
  g_free (self);
}

void
zh_arithmetic_reset (ZhArithmetic *self)
{
  g_array_set_size (self->lines, 0);
  self->formula = ZH_FORMULA_SUM;
  self->offset = ZH_FRACTION_ZERO;
  self->divisor = 1;
  self->decimals = -1;
  self->percentage = -1;
  self->value = (ZhTiebreakValue){ ZH_FRACTION_ZERO, TRUE };
}

ZhLine *
zh_arithmetic_add (ZhArithmetic *self,
                   ZhLineKind    kind,
                   int           round,
                   int           opponent,
                   ZhFraction    score,
                   ZhFraction    factor)
{
  ZhLine line = {
    .round = round,
    .opponent = opponent,
    .kind = kind,
    .use = ZH_LINE_COUNTED,
    .score = score,
    .factor = factor,
  };

  if (factor.numerator == 1 && factor.denominator == 1)
    line.contribution = score;
  else
    line.contribution = zh_fraction_multiply (score, factor);
  g_array_append_val (self->lines, line);
  return &g_array_index (self->lines, ZhLine, self->lines->len - 1);
}

ZhLine *
zh_arithmetic_add_plain (ZhArithmetic *self,
                         ZhLineKind    kind,
                         int           round,
                         int           opponent,
                         ZhFraction    score)
{
  return zh_arithmetic_add (self, kind, round, opponent, score, zh_fraction_int (1));
}

/* Of two voluntary unplayed rounds the one that contributes less is cut, then the one against
 * the weaker: which round came first must not matter. */
static gboolean
contributes_less (const ZhLine *a,
                  const ZhLine *b)
{
  int order = zh_fraction_compare (a->contribution, b->contribution);

  return order != 0 ? order < 0 : zh_fraction_compare (a->score, b->score) < 0;
}

/* Lower score first, among equal scores the smaller contribution. */
static int
compare_lines (const ZhLine *a,
               const ZhLine *b)
{
  int order = zh_fraction_compare (a->score, b->score);

  return order != 0 ? order : zh_fraction_compare (a->contribution, b->contribution);
}

static void
cut_lowest (ZhArithmetic *self,
            ZhCutRule     rule)
{
  ZhLine *least = NULL;
  ZhLine *voluntary = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    {
      ZhLine *line = &g_array_index (self->lines, ZhLine, i);

      if (line->use != ZH_LINE_COUNTED)
        continue;
      if (least == NULL || compare_lines (line, least) < 0)
        least = line;
      if ((line->flags & ZH_LINE_VUR) != 0 &&
          (voluntary == NULL || contributes_less (line, voluntary)))
        voluntary = line;
    }

  if (least == NULL)
    return;
  if (rule == ZH_CUT_VUR_FIRST && voluntary != NULL &&
      zh_fraction_compare (voluntary->contribution, least->contribution) >= 0)
    {
      if (voluntary != least)
        voluntary->article = "16.5";
      least = voluntary;
    }
  least->use = ZH_LINE_CUT_LOW;
}

static void
cut_highest (ZhArithmetic *self)
{
  ZhLine *highest = NULL;

  for (guint i = 0; i < self->lines->len; i++)
    {
      ZhLine *line = &g_array_index (self->lines, ZhLine, i);

      if (line->use == ZH_LINE_COUNTED && (highest == NULL || compare_lines (line, highest) > 0))
        highest = line;
    }
  if (highest != NULL)
    highest->use = ZH_LINE_CUT_HIGH;
}

void
zh_arithmetic_cut (ZhArithmetic *self,
                   int           low,
                   int           high,
                   ZhCutRule     rule)
{
  for (int i = 0; i < low && i < (int) self->lines->len; i++)
    cut_lowest (self, rule);
  for (int i = 0; i < high && i < (int) self->lines->len; i++)
    cut_highest (self);
}

static int
count_lines (const ZhArithmetic *self)
{
  int count = 0;

  for (guint i = 0; i < self->lines->len; i++)
    if (g_array_index (self->lines, ZhLine, i).use == ZH_LINE_COUNTED)
      count++;
  return count;
}

/* Means over score groups have many different denominators. Where their exact sum would not
 * fit any more, a millionth is as near as a table can tell. */
static ZhFraction
add_within_range (ZhFraction a,
                  ZhFraction b)
{
  gint64 product;
  gint64 left;
  gint64 right;

  if (a.denominator != b.denominator &&
      (__builtin_mul_overflow (a.denominator, b.denominator, &product) ||
       __builtin_mul_overflow (a.numerator, b.denominator, &left) ||
       __builtin_mul_overflow (b.numerator, a.denominator, &right) ||
       ABS (left) > G_MAXINT64 / 2 || ABS (right) > G_MAXINT64 / 2))
    return zh_fraction_add (zh_fraction_round_to (a, 6), zh_fraction_round_to (b, 6));
  return zh_fraction_add (a, b);
}

ZhFraction
zh_arithmetic_sum (const ZhArithmetic *self)
{
  ZhFraction sum = ZH_FRACTION_ZERO;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const ZhLine *line = &g_array_index (self->lines, ZhLine, i);

      if (line->use == ZH_LINE_COUNTED)
        sum = add_within_range (sum, line->contribution);
    }
  return sum;
}

void
zh_arithmetic_finish_sum (ZhArithmetic *self)
{
  ZhFraction value = zh_arithmetic_sum (self);

  if (self->divisor != 1)
    value = zh_fraction_divide (value, zh_fraction_int (self->divisor));
  if (self->decimals >= 0)
    value = zh_fraction_round_to (value, self->decimals);
  self->formula = ZH_FORMULA_SUM;
  self->value = (ZhTiebreakValue){ zh_fraction_add (self->offset, value), TRUE };
}

void
zh_arithmetic_finish_mean (ZhArithmetic *self,
                           int           decimals)
{
  int count = count_lines (self);

  if (count == 0)
    {
      zh_arithmetic_finish_undefined (self);
      return;
    }
  self->divisor = count;
  self->decimals = decimals;
  zh_arithmetic_finish_sum (self);
}

void
zh_arithmetic_finish_undefined (ZhArithmetic *self)
{
  self->formula = ZH_FORMULA_UNDEFINED;
  self->value = (ZhTiebreakValue){ ZH_FRACTION_ZERO, FALSE };
}

ZhFraction
zh_fraction_round_to (ZhFraction value,
                      int        decimals)
{
  gint64 scale = 1;

  for (int i = 0; i < decimals; i++)
    scale *= 10;
  return zh_fraction_new (zh_fraction_round (value, decimals), scale);
}
