#include "config.h"

#include "swiss-ua-colours.h"

/* The colour of the game @back games before the last, none when there were not so many. */
static ZhColour
get_colour (const ZhUaPlayer *player,
            int               back)
{
  return back < player->n_games ? player->colours[player->n_games - 1 - back] : ZH_COLOUR_NONE;
}

static gboolean
is_third (const ZhUaPlayer *player,
          ZhColour          colour)
{
  return get_colour (player, 0) == colour && get_colour (player, 1) == colour;
}

ZhColour
zh_ua_decide_colour (const ZhUaPlayer *higher,
                     const ZhUaPlayer *lower,
                     ZhUaColourRule   *rule)
{
  gboolean white_hurts = is_third (higher, ZH_COLOUR_WHITE) || is_third (lower, ZH_COLOUR_BLACK);
  gboolean black_hurts = is_third (higher, ZH_COLOUR_BLACK) || is_third (lower, ZH_COLOUR_WHITE);

  *rule = ZH_UA_COLOUR_NO_THIRD;
  if (white_hurts != black_hurts)
    return white_hurts ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE;

  *rule = ZH_UA_COLOUR_FEWER_WHITES;
  if (higher->n_whites != lower->n_whites)
    return higher->n_whites < lower->n_whites ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;

  *rule = ZH_UA_COLOUR_LAST;
  for (int back = 0; back < MAX (higher->n_games, lower->n_games); back++)
    {
      ZhColour own = get_colour (higher, back);
      ZhColour other = get_colour (lower, back);

      if (own == other)
        continue;
      /* Where one history has ended the other's game decides alone. */
      return own == ZH_COLOUR_BLACK || other == ZH_COLOUR_WHITE ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK;
    }

  *rule = ZH_UA_COLOUR_HIGHER;
  return higher->n_games > 0 ? zh_colour_opposite (get_colour (higher, 0)) : ZH_COLOUR_WHITE;
}
