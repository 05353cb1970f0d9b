#include "config.h"

#include "title-games.h"

#include "system.h"

gboolean
zh_title_game_is_counted (const ZhTitleGame *self)
{
  return self->use == ZH_TITLE_GAME_COUNTED || self->use == ZH_TITLE_GAME_LAST_LOST;
}

/* 1.4.2b: where all play all, an unrated who made no point against a rated. */
static gboolean
is_without_points (const ZhTitleEvent *event,
                   int                 entry)
{
  const ZhHistory *history = event->history;
  gboolean         any = FALSE;

  if (zh_title_event_allows (event, ZH_TITLE_RULE_UNRATED_WITHOUT_POINTS) || zh_title_event_get_rating (event, entry, 1) > 0 ||
      !zh_system_get_traits (history->tournament->system)->is_all_play_all)
    return FALSE;
  for (int round = 1; round <= history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_table_cell (history, entry, round);

      if (cell->opponent < 0 || !zh_outcome_is_played (cell->outcome) || zh_title_event_get_rating (event, cell->opponent, 1) == 0)
        continue;
      if (cell->outcome != ZH_OUTCOME_LOSS)
        return FALSE;
      any = TRUE;
    }
  return any;
}

/* How a game played with @opponent counts. */
static ZhTitleGameUse
judge_opponent (const ZhTitleEvent *event,
                int                 opponent)
{
  if (*zh_title_event_get_federation (event, opponent) == '\0' && !zh_title_event_allows (event, ZH_TITLE_RULE_WITHOUT_FEDERATION))
    return ZH_TITLE_GAME_WITHOUT_FEDERATION;
  return is_without_points (event, opponent) ? ZH_TITLE_GAME_WITHOUT_POINTS : ZH_TITLE_GAME_COUNTED;
}

static void
add_game (GArray             *games,
          const ZhTitleEvent *event,
          int                 round,
          const ZhCell       *cell,
          ZhColour            colour,
          ZhOutcome           outcome)
{
  ZhTitleGame game = { .round = round, .opponent = cell->opponent, .title = "", .federation = "", .colour = colour, .outcome = outcome };

  game.use = ZH_TITLE_GAME_UNPLAYED;
  if (cell->opponent >= 0)
    {
      game.rating = zh_title_event_get_rating (event, cell->opponent, round);
      game.title = zh_title_event_get_title (event, cell->opponent);
      game.federation = zh_title_event_get_federation (event, cell->opponent);
      game.if_played = judge_opponent (event, cell->opponent);
      if (outcome == ZH_OUTCOME_PENDING)
        game.use = ZH_TITLE_GAME_OPEN;
      else if (zh_outcome_is_played (outcome) || zh_title_event_allows (event, ZH_TITLE_RULE_UNPLAYED))
        game.use = game.if_played;
    }
  game.counted_rating = game.rating > 0 ? game.rating : (int) zh_title_event_get_rule (event, ZH_TITLE_RULE_UNRATED)->value.numerator;
  game.points_doubled = outcome == ZH_OUTCOME_WIN ? 2 : outcome == ZH_OUTCOME_DRAW ? 1
                                                                                   : 0;
  g_array_append_val (games, game);
}

static ZhOutcome
read_outcome (ZhResult result,
              ZhMark   mark)
{
  if (!zh_result_is_set (result) || mark == ZH_MARK_NONE || mark == ZH_MARK_ADJOURNED)
    return ZH_OUTCOME_PENDING;
  if (!result.played)
    return mark == ZH_MARK_WIN ? ZH_OUTCOME_FORFEIT_WIN : ZH_OUTCOME_FORFEIT_LOSS;
  return mark == ZH_MARK_WIN ? ZH_OUTCOME_WIN : mark == ZH_MARK_DRAW ? ZH_OUTCOME_DRAW
                                                                     : ZH_OUTCOME_LOSS;
}

/* Each game of a pairing that holds several. */
static void
add_games (GArray             *games,
           const ZhTitleEvent *event,
           int                 entry,
           int                 round,
           const ZhCell       *cell)
{
  gboolean is_second = cell->pairing->entry[1] == zh_history_get_entry (event->history, entry)->id;

  for (int i = 0; i < cell->pairing->n_games; i++)
    {
      const ZhGame *game = &cell->pairing->games[i];
      gboolean      is_white = game->swapped == is_second;
      ZhMark        mark = is_white ? game->result.white : game->result.black;

      add_game (games, event, round, cell, is_white ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK, read_outcome (game->result, mark));
    }
}

GArray *
zh_title_games_new (const ZhTitleEvent *event,
                    int                 entry)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (ZhTitleGame));

  for (int round = 1; round <= event->history->n_rounds; round++)
    {
      const ZhCell *cell = zh_history_get_table_cell (event->history, entry, round);

      if (cell->pairing != NULL && cell->pairing->n_games > 1 && cell->opponent >= 0)
        add_games (games, event, entry, round, cell);
      else if (cell->outcome != ZH_OUTCOME_NONE)
        add_game (games, event, round, cell, cell->colour, cell->outcome);
    }
  return games;
}
