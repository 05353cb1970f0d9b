#include "config.h"

#include "value-text.h"

#include "points.h"

#define MOST 1000000

char *
zh_tiebreak_value_format (ZhFraction        value,
                          const ZhLanguage *language)
{
  if (value.denominator == 2 && ABS (value.numerator) < MOST)
    return zh_points_format_half ((ZhPoints) value.numerator * ZH_POINTS_HALF, language);
  return zh_language_format_fraction (language, value, 0, 2);
}
