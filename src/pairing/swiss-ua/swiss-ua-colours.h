/* Who has White in a pair of the Ukrainian Swiss (7.3, 7.9.14). */
#pragma once

#include "swiss-ua-field.h"

G_BEGIN_DECLS

/**
 * ZhUaColourRule:
 * @ZH_UA_COLOUR_LOT: by the lot of round 1 (15.9.4, 7.9.5)
 * @ZH_UA_COLOUR_NO_THIRD: only this way nobody has the same colour three times running (7.3)
 * @ZH_UA_COLOUR_FEWER_WHITES: he has had fewer Whites (7.9.14.1)
 * @ZH_UA_COLOUR_LAST: he had Black in the last game in which they differ (7.9.14.2–3)
 * @ZH_UA_COLOUR_HIGHER: equal histories, the higher in the classification changes (7.9.14.4)
 */
typedef enum
{
  ZH_UA_COLOUR_LOT,
  ZH_UA_COLOUR_NO_THIRD,
  ZH_UA_COLOUR_FEWER_WHITES,
  ZH_UA_COLOUR_LAST,
  ZH_UA_COLOUR_HIGHER,
} ZhUaColourRule;

/**
 * zh_ua_decide_colour:
 * @higher: the one nearer to the top of the classification
 * @lower: the other
 * @rule: (out): what decided
 *
 * Rounds are not counted, only games played: histories are laid side by side from the last
 * game backwards.
 *
 * Returns: the colour of @higher
 */
ZhColour zh_ua_decide_colour (const ZhUaPlayer *higher,
                              const ZhUaPlayer *lower,
                              ZhUaColourRule   *rule);

G_END_DECLS
