/* How the numbers of the standings are written beside points: one style in one row. */
#pragma once

#include "fraction.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * zh_tiebreak_value_format:
 *
 * Returns: (transfer full): halves as points have them, "12½", and finer numbers with decimals, "12.25"
 */
char *zh_tiebreak_value_format (ZhFraction        value,
                                const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
