/* Which colour each of a pair gets.
 *
 * Source: FIDE Handbook C.04.3 (in force from 1 February 2026), article 5.
 */
#pragma once

#include "dutch-field.h"

G_BEGIN_DECLS

/**
 * ZhDutchColourRule:
 *
 * The rule that decided: art. 5.2.1 … 5.2.5.
 */
typedef enum
{
  ZH_DUTCH_COLOUR_BOTH = 1, /* 5.2.1: both preferences, or the only one */
  ZH_DUTCH_COLOUR_STRONGER, /* 5.2.2: the stronger preference, or the wider difference */
  ZH_DUTCH_COLOUR_HISTORY,  /* 5.2.3: alternate to the last round in which colours differed */
  ZH_DUTCH_COLOUR_HIGHER,   /* 5.2.4: the preference of the higher ranked */
  ZH_DUTCH_COLOUR_NUMBER,   /* 5.2.5: the parity of the higher ranked's number */
} ZhDutchColourRule;

/**
 * zh_dutch_get_colour:
 * @field: the round
 * @higher: the player earlier in the order of art. 1.2
 * @lower: the other
 * @rule: (out) (optional): the rule that decided
 *
 * Returns: the colour of @higher
 */
ZhColour zh_dutch_get_colour (const ZhDutchField  *field,
                              const ZhDutchPlayer *higher,
                              const ZhDutchPlayer *lower,
                              ZhDutchColourRule   *rule);

G_END_DECLS
