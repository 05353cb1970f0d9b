/* Whether the players left can all be paired, and with what score the bye must go.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), C4, C5 and art. 1.9.
 */
#pragma once

#include "dutch-field.h"

G_BEGIN_DECLS

/**
 * zh_dutch_find_bye_score:
 * @field: the round; with an odd number of players its bye score is set (C5) and the bye
 *   joined to the players who may get it with that score
 *
 * Returns: whether a complete pairing exists
 */
gboolean zh_dutch_find_bye_score (ZhDutchField *field);

/**
 * zh_dutch_can_complete:
 * @field: the round, its bye score known
 * @left: set: the players not yet paired, and the bye while it is not given
 *
 * C4.
 *
 * Returns: whether those can all be paired with one another
 */
gboolean zh_dutch_can_complete (const ZhDutchField *field,
                                const guint64      *left);

G_END_DECLS
