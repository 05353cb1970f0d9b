#include "config.h"

#include "game-place.h"

#include <glib/gi18n.h>

#include "errors.h"

gboolean
zh_competition_find_game (const ZhCompetition *self,
                          gint64               tournament_id,
                          int                  round,
                          int                  board,
                          int                  game,
                          ZhGamePlace         *place,
                          GError             **error)
{
  place->tournament = zh_competition_find_tournament (self, tournament_id);
  if (place->tournament == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, "%s", _ ("There is no such tournament in this competition"));
  place->round = zh_tournament_find_round (place->tournament, round);
  if (place->round == NULL)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %d is not paired yet"), round);
  place->pairing = zh_round_find_pairing (place->round, board);
  if (place->pairing == NULL || place->pairing->kind != ZH_PAIRING_GAME)
    return zh_fail (error, ZH_ERROR_INPUT, _ ("Round %d has no board %d"), round, board);
  place->index = MAX (game, 1) - 1;
  if (game < 0 || place->index >= place->pairing->n_games)
    return zh_fail (error, ZH_ERROR_INPUT,
                    g_dngettext (NULL, "Board %d holds %d game", "Board %d holds %d games", (gulong) place->pairing->n_games),
                    board, place->pairing->n_games);
  place->game = &place->pairing->games[place->index];
  return TRUE;
}

static gboolean
find_in_round (const ZhRound *round,
               gint64         game_id,
               ZhGamePlace   *place)
{
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        if (pairing->games[k].id == game_id)
          {
            place->round = round;
            place->pairing = pairing;
            place->game = &pairing->games[k];
            place->index = k;
            return TRUE;
          }
    }
  return FALSE;
}

gboolean
zh_competition_find_game_by_id (const ZhCompetition *self,
                                gint64               game_id,
                                ZhGamePlace         *place)
{
  for (guint i = 0; i < self->tournaments->len; i++)
    {
      const ZhTournament *tournament = g_ptr_array_index (self->tournaments, i);

      place->tournament = tournament;
      for (guint k = 0; k < tournament->rounds->len; k++)
        if (find_in_round (g_ptr_array_index (tournament->rounds, k), game_id, place))
          return TRUE;
    }
  return FALSE;
}

static int
get_side (const ZhGamePlace *self,
          ZhColour           colour)
{
  return (colour == ZH_COLOUR_BLACK) != self->game->swapped ? 1 : 0;
}

const ZhEntry *
zh_game_place_get_entry (const ZhGamePlace *self,
                         ZhColour           colour)
{
  return zh_tournament_find_entry (self->tournament, self->pairing->entry[get_side (self, colour)]);
}

const ZhMember *
zh_game_place_get_member (const ZhGamePlace *self,
                          ZhColour           colour)
{
  gint64 member_id = self->game->member[get_side (self, colour)];

  return member_id != 0 ? zh_tournament_find_member (self->tournament, member_id) : NULL;
}

const ZhPerson *
zh_game_place_get_person (const ZhGamePlace *self,
                          ZhColour           colour)
{
  const ZhEntry  *entry = zh_game_place_get_entry (self, colour);
  const ZhMember *member = zh_game_place_get_member (self, colour);

  if (member != NULL)
    return member->person;
  return entry != NULL ? entry->person : NULL;
}

const char *
zh_sport_get_variant (ZhSport sport)
{
  switch (sport)
    {
    case ZH_SPORT_DRAUGHTS_RUSSIAN:
      return "russian";
    case ZH_SPORT_DRAUGHTS_BRAZILIAN:
      return "brazilian";
    case ZH_SPORT_CHECKERS:
      return "checkers";
    case ZH_SPORT_DRAUGHTS_INTERNATIONAL:
      return "international";
    case ZH_SPORT_CHESS:
    default:
      return "chess";
    }
}
