/* Exact numbers for tie-breaks. A value is kept as a fraction of two 64-bit integers in
 * lowest terms and rounded, half-up, only when it is shown. Never a double.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ZhFraction:
 * @numerator: carries the sign
 * @denominator: always > 0, without a common divisor with @numerator
 */
typedef struct
{
  gint64 numerator;
  gint64 denominator;
} ZhFraction;

#define ZH_FRACTION_ZERO ((ZhFraction){ 0, 1 })

/**
 * zh_fraction_new:
 * @numerator: any
 * @denominator: not 0; a negative one turns both signs
 *
 * Returns: the fraction in lowest terms
 */
ZhFraction zh_fraction_new (gint64 numerator,
                            gint64 denominator);

/* Exact, in lowest terms. */
ZhFraction zh_fraction_add (ZhFraction a,
                            ZhFraction b);
ZhFraction zh_fraction_subtract (ZhFraction a,
                                 ZhFraction b);
ZhFraction zh_fraction_multiply (ZhFraction a,
                                 ZhFraction b);

/**
 * zh_fraction_divide:
 * @a: the dividend
 * @b: the divisor, not zero
 *
 * Returns: @a / @b
 */
ZhFraction zh_fraction_divide (ZhFraction a,
                               ZhFraction b);

/**
 * zh_fraction_compare:
 *
 * Returns: < 0, 0 or > 0 as @a is less than, equal to or greater than @b; exact
 */
int zh_fraction_compare (ZhFraction a,
                         ZhFraction b);

/**
 * zh_fraction_round:
 * @value: a fraction
 * @decimals: 0 … 9 digits after the point
 *
 * Rounds half-up (towards +infinity on an exact half, as the Handbook rounds).
 *
 * Returns: @value × 10^@decimals as an integer
 */
gint64 zh_fraction_round (ZhFraction value,
                          int        decimals);

/**
 * zh_fraction_format:
 * @value: a fraction
 * @max_decimals: 0 … 9; trailing zeros are left out
 *
 * Formats for files and scripts: a decimal point in every locale.
 *
 * Returns: (transfer full): such as "7.25"
 */
char *zh_fraction_format (ZhFraction value,
                          int        max_decimals) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
