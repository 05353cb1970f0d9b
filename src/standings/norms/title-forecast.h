/* What the game that is paired next must bring for a title norm: the whole search for each result it
 * may have. Standings of the day, not a promise.
 */
#pragma once

#include "title-norm.h"

G_BEGIN_DECLS

/**
 * ZhTitleForecastKind:
 * @ZH_TITLE_FORECAST_NONE: no game is waiting, or too few games would be played for any norm
 * @ZH_TITLE_FORECAST_CERTAIN: the norm is there whether the player comes or not
 * @ZH_TITLE_FORECAST_SIT_DOWN: he must play, but even a loss is enough
 * @ZH_TITLE_FORECAST_DRAW: a draw is needed
 * @ZH_TITLE_FORECAST_WIN: a win is needed
 * @ZH_TITLE_FORECAST_OUT_OF_REACH: no result of this game makes the norm
 */
typedef enum
{
  ZH_TITLE_FORECAST_NONE,
  ZH_TITLE_FORECAST_CERTAIN,
  ZH_TITLE_FORECAST_SIT_DOWN,
  ZH_TITLE_FORECAST_DRAW,
  ZH_TITLE_FORECAST_WIN,
  ZH_TITLE_FORECAST_OUT_OF_REACH,
} ZhTitleForecastKind;

/**
 * ZhTitleForecast:
 * @kind: the least that is needed
 * @round: of the game, 0 without one
 * @opponent: index of the opponent, −1 without one
 * @if_absent: whether the norm is there when the opponent does not come
 */
typedef struct
{
  ZhTitleForecastKind kind;
  int                 round;
  int                 opponent;
  gboolean            if_absent;
} ZhTitleForecast;

/**
 * zh_title_forecast:
 * @entry: index of an entry
 * @title: index of a title of the rules
 *
 * Looks at the game of the last round covered, where it has no result yet.
 *
 * Returns: the forecast
 */
ZhTitleForecast zh_title_forecast (const ZhTitleEvent *event,
                                   int                 entry,
                                   int                 title);

G_END_DECLS
