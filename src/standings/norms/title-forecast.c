#include "config.h"

#include "title-forecast.h"

/* The game that waits: alone in the last round. */
static ZhTitleGame *
find_waiting (const ZhTitleEvent *event,
              GArray             *games)
{
  ZhTitleGame *last = games->len > 0 ? &g_array_index (games, ZhTitleGame, games->len - 1) : NULL;

  if (last == NULL || last->use != ZH_TITLE_GAME_OPEN || last->round != event->history->n_rounds)
    return NULL;
  if (games->len > 1 && g_array_index (games, ZhTitleGame, games->len - 2).round == last->round)
    return NULL;
  return last;
}

/* Whether the norm is there when the waiting game ends so. */
static gboolean
is_enough (const ZhTitleEvent *event,
           int                 entry,
           int                 title,
           ZhOutcome           outcome)
{
  GArray      *games = zh_title_games_new (event, entry);
  ZhTitleGame *game = find_waiting (event, games);
  g_autoptr (ZhTitleNorm) norm = NULL;

  game->outcome = outcome;
  game->points_doubled = outcome == ZH_OUTCOME_WIN ? 2 : outcome == ZH_OUTCOME_DRAW ? 1
                                                                                    : 0;
  game->use = zh_outcome_is_played (outcome) ? game->if_played : ZH_TITLE_GAME_UNPLAYED;
  /* Who takes points from him here has some. */
  if (game->use == ZH_TITLE_GAME_WITHOUT_POINTS && outcome != ZH_OUTCOME_WIN)
    game->use = ZH_TITLE_GAME_COUNTED;
  norm = zh_title_norm_new_of_games (event, entry, title, games);
  return norm->achieved;
}

/* Whether the games with this one are enough in number for any norm. */
static gboolean
is_worth_asking (const ZhTitleEvent *event,
                 const GArray       *games)
{
  const ZhTitleValue *values = event->rules->values;
  gint64              least = MIN (values[ZH_TITLE_RULE_GAMES].value.numerator, values[ZH_TITLE_RULE_GAMES_BYE].value.numerator);
  guint               n = 0;

  if (event->kind == ZH_NORM_EVENT_TEAM_CHAMPIONSHIP)
    least = values[ZH_TITLE_RULE_GAMES_TEAMS].value.numerator;
  for (guint i = 0; i < games->len; i++)
    {
      const ZhTitleGame *game = &g_array_index (games, ZhTitleGame, i);

      n += zh_title_game_is_counted (game) || game->use == ZH_TITLE_GAME_OPEN ? 1 : 0;
    }
  return n >= least;
}

ZhTitleForecast
zh_title_forecast (const ZhTitleEvent *event,
                   int                 entry,
                   int                 title)
{
  static const struct
  {
    ZhOutcome           outcome;
    ZhTitleForecastKind kind;
  } steps[] = {
    { ZH_OUTCOME_FORFEIT_LOSS, ZH_TITLE_FORECAST_CERTAIN },
    { ZH_OUTCOME_LOSS, ZH_TITLE_FORECAST_SIT_DOWN },
    { ZH_OUTCOME_DRAW, ZH_TITLE_FORECAST_DRAW },
    { ZH_OUTCOME_WIN, ZH_TITLE_FORECAST_WIN },
  };
  g_autoptr (GArray) games = zh_title_games_new (event, entry);
  const ZhTitleGame *waiting = find_waiting (event, games);
  ZhTitleForecast    forecast = { ZH_TITLE_FORECAST_NONE, 0, -1, FALSE };

  if (waiting == NULL || !is_worth_asking (event, games))
    return forecast;
  forecast = (ZhTitleForecast){ ZH_TITLE_FORECAST_OUT_OF_REACH, waiting->round, waiting->opponent, FALSE };
  forecast.if_absent = is_enough (event, entry, title, ZH_OUTCOME_FORFEIT_WIN);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (is_enough (event, entry, title, steps[i].outcome))
      {
        forecast.kind = steps[i].kind;
        break;
      }
  return forecast;
}
