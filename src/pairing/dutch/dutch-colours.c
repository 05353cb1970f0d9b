#include "config.h"

#include "dutch-colours.h"

/* 5.2.1 and 5.2.2. Returns none where the two stand equal. */
static ZhColour
get_by_preference (const ZhDutchPlayer *higher,
                   const ZhDutchPlayer *lower,
                   ZhDutchColourRule   *rule)
{
  *rule = ZH_DUTCH_COLOUR_BOTH;
  if (higher->wants != lower->wants || higher->wants == ZH_COLOUR_NONE)
    return higher->wants != ZH_COLOUR_NONE ? higher->wants : zh_colour_opposite (lower->wants);

  *rule = ZH_DUTCH_COLOUR_STRONGER;
  if (higher->strength != lower->strength)
    return higher->strength > lower->strength ? higher->wants : zh_colour_opposite (lower->wants);
  if (higher->strength == ZH_DUTCH_PREFERENCE_ABSOLUTE && ABS (higher->difference) != ABS (lower->difference))
    return ABS (higher->difference) > ABS (lower->difference) ? higher->wants : zh_colour_opposite (lower->wants);
  return ZH_COLOUR_NONE;
}

/* 5.2.3: histories without the unplayed rounds, aligned at their ends. */
static ZhColour
get_by_history (const ZhDutchPlayer *higher,
                const ZhDutchPlayer *lower)
{
  for (int back = 1; back <= MIN (higher->n_colours, lower->n_colours); back++)
    {
      ZhColour mine = higher->colours[higher->n_colours - back];

      if (mine != lower->colours[lower->n_colours - back])
        return zh_colour_opposite (mine);
    }
  return ZH_COLOUR_NONE;
}

ZhColour
zh_dutch_get_colour (const ZhDutchField  *field,
                     const ZhDutchPlayer *higher,
                     const ZhDutchPlayer *lower,
                     ZhDutchColourRule   *rule)
{
  ZhDutchColourRule decided;
  ZhColour          colour = get_by_preference (higher, lower, &decided);

  if (colour == ZH_COLOUR_NONE)
    {
      decided = ZH_DUTCH_COLOUR_HISTORY;
      colour = get_by_history (higher, lower);
    }
  if (colour == ZH_COLOUR_NONE)
    {
      decided = ZH_DUTCH_COLOUR_HIGHER;
      colour = higher->wants;
    }
  if (colour == ZH_COLOUR_NONE)
    {
      decided = ZH_DUTCH_COLOUR_NUMBER;
      colour = higher->parity_number % 2 == 1 ? field->initial_colour : zh_colour_opposite (field->initial_colour);
    }
  if (rule != NULL)
    *rule = decided;
  return colour;
}
