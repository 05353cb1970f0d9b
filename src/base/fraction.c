#include "config.h"

#include "fraction.h"

static gint64
greatest_common_divisor (gint64 a,
                         gint64 b)
{
  a = ABS (a);
  b = ABS (b);

  while (b != 0)
    {
      gint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

ZhFraction
zh_fraction_new (gint64 numerator,
                 gint64 denominator)
{
  gint64 divisor;

  g_assert (denominator != 0);

  divisor = greatest_common_divisor (numerator, denominator);
  if (denominator < 0)
    divisor = -divisor;

  return (ZhFraction){ numerator / divisor, denominator / divisor };
}

ZhFraction
zh_fraction_add (ZhFraction a,
                 ZhFraction b)
{
  gint64 shared = greatest_common_divisor (a.denominator, b.denominator);

  /* Dividing by what both share first keeps long sums of thirds and sevenths small. */
  return zh_fraction_new (a.numerator * (b.denominator / shared) + b.numerator * (a.denominator / shared),
                          a.denominator / shared * b.denominator);
}

ZhFraction
zh_fraction_subtract (ZhFraction a,
                      ZhFraction b)
{
  return zh_fraction_add (a, (ZhFraction){ -b.numerator, b.denominator });
}

ZhFraction
zh_fraction_multiply (ZhFraction a,
                      ZhFraction b)
{
  ZhFraction crossed_a = zh_fraction_new (a.numerator, b.denominator);
  ZhFraction crossed_b = zh_fraction_new (b.numerator, a.denominator);

  return (ZhFraction){ crossed_a.numerator * crossed_b.numerator,
                       crossed_a.denominator * crossed_b.denominator };
}

ZhFraction
zh_fraction_divide (ZhFraction a,
                    ZhFraction b)
{
  g_assert (b.numerator != 0);

  return zh_fraction_multiply (a, zh_fraction_new (b.denominator, b.numerator));
}

int
zh_fraction_compare (ZhFraction a,
                     ZhFraction b)
{
  __int128 left = (__int128) a.numerator * b.denominator;
  __int128 right = (__int128) b.numerator * a.denominator;

  return (left > right) - (left < right);
}

gint64
zh_fraction_round (ZhFraction value,
                   int        decimals)
{
  __int128 scaled = value.numerator;
  __int128 doubled;
  __int128 divisor = (__int128) 2 * value.denominator;
  __int128 quotient;

  g_assert (decimals >= 0 && decimals <= 9);

  for (int i = 0; i < decimals; i++)
    scaled *= 10;

  doubled = 2 * scaled + value.denominator;
  quotient = doubled / divisor;
  /* C truncates towards zero; half-up needs the floor. */
  if (doubled % divisor < 0)
    quotient--;

  return (gint64) quotient;
}

char *
zh_fraction_format (ZhFraction value,
                    int        max_decimals)
{
  gint64 rounded = zh_fraction_round (value, max_decimals);
  gint64 power = 1;
  g_autoptr (GString) text = g_string_new (rounded < 0 ? "-" : "");

  for (int i = 0; i < max_decimals; i++)
    power *= 10;

  rounded = ABS (rounded);
  g_string_append_printf (text, "%" G_GINT64_FORMAT, rounded / power);
  if (rounded % power != 0)
    {
      g_string_append_printf (text, ".%0*" G_GINT64_FORMAT, max_decimals, rounded % power);
      while (text->str[text->len - 1] == '0')
        g_string_truncate (text, text->len - 1);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
