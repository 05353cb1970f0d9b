/* Points, in tenths, the precision of TRF: ½ is 5. Never a double. */
#pragma once

#include "fraction.h"
#include "language.h"

G_BEGIN_DECLS

typedef int ZhPoints;

#define ZH_POINTS_ONE 10
#define ZH_POINTS_HALF 5

/**
 * zh_points_format:
 * @points: any
 *
 * For files and scripts: "4.5", "-0.5", "3".
 *
 * Returns: (transfer full): decimal point, no trailing zero
 */
char *zh_points_format (ZhPoints points) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_points_format_half:
 * @points: any
 * @language: whose decimal sign stands where ½ will not do
 *
 * For people: "4½", "½", "0", "3,7".
 *
 * Returns: (transfer full)
 */
char *zh_points_format_half (ZhPoints          points,
                             const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_points_parse:
 * @text: "4.5", "4,5", "4½", "½", "-1"; blanks around it
 * @points: (out): untouched on failure
 *
 * Returns: whether @text is a number with at most one decimal
 */
gboolean zh_points_parse (const char *text,
                          ZhPoints   *points);

/* Points as an exact number. */
ZhFraction zh_points_to_fraction (ZhPoints points);

G_END_DECLS
