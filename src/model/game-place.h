/* Where a game stands in a competition: which tournament, round, table. */
#pragma once

#include "competition.h"

G_BEGIN_DECLS

/**
 * ZhGamePlace:
 * @game: one of @pairing's games
 * @index: of it, from 0
 *
 * All owned by the competition.
 */
typedef struct
{
  const ZhTournament *tournament;
  const ZhRound      *round;
  const ZhPairing    *pairing;
  const ZhGame       *game;
  int                 index;
} ZhGamePlace;

/**
 * zh_competition_find_game:
 * @round: from 1
 * @board: the table, from 1
 * @game: the game at that table, from 1; 0 is the first
 * @place: (out)
 * @error: %ZH_ERROR_INPUT, naming what is missing
 *
 * Returns: whether there is such a game
 */
gboolean zh_competition_find_game (const ZhCompetition *self,
                                   gint64               tournament_id,
                                   int                  round,
                                   int                  board,
                                   int                  game,
                                   ZhGamePlace         *place,
                                   GError             **error);

/**
 * zh_competition_find_game_by_id:
 * @place: (out)
 *
 * Returns: whether there is such a game
 */
gboolean zh_competition_find_game_by_id (const ZhCompetition *self,
                                         gint64               game_id,
                                         ZhGamePlace         *place);

/**
 * zh_game_place_get_member:
 * @colour: white or black
 *
 * Returns: (transfer none) (nullable): who plays that colour for a team; %NULL in an individual event and where the
 *   team has not named its player
 */
const ZhMember *zh_game_place_get_member (const ZhGamePlace *self,
                                          ZhColour           colour);

/**
 * zh_game_place_get_person:
 * @colour: White or Black
 *
 * Returns: (transfer none) (nullable): who plays that colour; %NULL where a team has not named
 *   its player
 */
const ZhPerson *zh_game_place_get_person (const ZhGamePlace *self,
                                          ZhColour           colour);

/**
 * zh_game_place_get_entry:
 *
 * Returns: (transfer none) (nullable): the entry that plays that colour, a team in a team match
 */
const ZhEntry *zh_game_place_get_entry (const ZhGamePlace *self,
                                        ZhColour           colour);

/**
 * zh_sport_get_variant:
 *
 * Returns: (transfer none): the variant of game-score.h that the sport plays
 */
const char *zh_sport_get_variant (ZhSport sport);

G_END_DECLS
