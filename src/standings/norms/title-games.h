/* What somebody played, game by game, as a title norm counts it. */
#pragma once

#include "title-event.h"

G_BEGIN_DECLS

/**
 * ZhTitleGameUse:
 * @ZH_TITLE_GAME_COUNTED: played over the board
 * @ZH_TITLE_GAME_LAST_LOST: a win by forfeit in the last round, counted as a game lost (1.4.2c)
 * @ZH_TITLE_GAME_OPEN: has no result yet
 * @ZH_TITLE_GAME_UNPLAYED: decided without play, or a bye (1.4.2c)
 * @ZH_TITLE_GAME_WITHOUT_FEDERATION: the opponent belongs to none, or nobody entered it (1.4.2a)
 * @ZH_TITLE_GAME_WITHOUT_POINTS: the opponent is unrated and scored nothing against rated (1.4.2b)
 * @ZH_TITLE_GAME_LATER: left out as one after the result was reached (1.4.1e)
 * @ZH_TITLE_GAME_WON: left out as one that was won (1.4.1f)
 */
typedef enum
{
  ZH_TITLE_GAME_COUNTED,
  ZH_TITLE_GAME_LAST_LOST,
  ZH_TITLE_GAME_OPEN,
  ZH_TITLE_GAME_UNPLAYED,
  ZH_TITLE_GAME_WITHOUT_FEDERATION,
  ZH_TITLE_GAME_WITHOUT_POINTS,
  ZH_TITLE_GAME_LATER,
  ZH_TITLE_GAME_WON,
} ZhTitleGameUse;

/**
 * ZhTitleGame:
 * @round: from 1
 * @opponent: index of an entry, −1 for a bye
 * @rating: of the opponent in FIDE's list, 0 when unrated
 * @counted_rating: what he counts with: an unrated at a fixed rating, one of them raised
 * @title: of the opponent, "" for none
 * @federation: flag of the opponent, "" when not known
 * @colour: which the player had
 * @outcome: what happened
 * @points_doubled: 2, 1 or 0 by play, whatever the event scores
 * @use: how it counts
 * @if_played: how it would count with a result, of a game without one
 */
typedef struct
{
  int            round;
  int            opponent;
  int            rating;
  int            counted_rating;
  const char    *title;
  const char    *federation;
  ZhColour       colour;
  ZhOutcome      outcome;
  int            points_doubled;
  ZhTitleGameUse use;
  ZhTitleGameUse if_played;
} ZhTitleGame;

/**
 * zh_title_games_new:
 * @entry: index of an entry
 *
 * A pairing of several games gives each of them. Games that an early withdrawal strikes from the table were
 * played all the same.
 *
 * Returns: (transfer full) (element-type ZhTitleGame): in the order of rounds
 */
GArray *zh_title_games_new (const ZhTitleEvent *event,
                            int                 entry);

/* Whether a game is among those that make the norm. */
gboolean zh_title_game_is_counted (const ZhTitleGame *self);

G_END_DECLS
