#include "config.h"

#include "round-act.h"

#include <glib/gi18n.h>

#include "errors.h"

/* Journals of before name the sides of the board. */
#define NAMES_COLOURS 8

const ZhRound *
zh_act_find_round (ZhAct              *act,
                   const ZhTournament *tournament,
                   int                 number,
                   GError            **error)
{
  const ZhRound *round = zh_tournament_require_round (tournament, number, error);

  if (round != NULL)
    {
      zh_act_set_int (act, "round", number);
      zh_act_in_int (act, "round", number);
    }
  return round;
}

gboolean
zh_act_take_reopening (ZhAct         *act,
                       const ZhRound *round,
                       const char    *reason,
                       GError       **error)
{
  g_autofree char *given = g_strstrip (g_strdup (reason));

  if (*given == '\0' && !act->desk->is_repeating)
    {
      g_set_error (error, ZH_ERROR, ZH_ERROR_INPUT, _ ("Round %d is closed. Give the reason for opening it again"),
                   round->number);
      return FALSE;
    }
  zh_act_set_reason (act, *given != '\0' ? given : NULL);
  return TRUE;
}

gboolean
zh_round_check_not_closed (const ZhRound *round,
                           GError       **error)
{
  if (round->state != ZH_ROUND_CLOSED)
    return TRUE;
  g_set_error (error, ZH_ERROR, ZH_ERROR_ROUND_CLOSED,
               _ ("Round %d is closed. Reopen it to change something in it"), round->number);
  return FALSE;
}

const ZhPairing *
zh_act_find_board (ZhAct              *act,
                   const ZhTournament *tournament,
                   const ZhRound      *round,
                   int                 number,
                   GError            **error)
{
  const ZhPairing *pairing = zh_round_find_pairing (round, number);

  if (pairing == NULL || pairing->kind != ZH_PAIRING_GAME)
    {
      g_set_error (error, ZH_ERROR, pairing == NULL ? ZH_ERROR_INPUT : ZH_ERROR_REFUSED,
                   pairing == NULL
                       ? _ ("Round %d has no board %d")
                       : _ ("In round %d, number %d is no board but a player without an opponent"),
                   round->number, number);
      return NULL;
    }
  zh_act_set_int (act, "board", number);
  zh_act_in_int (act, "board", number);
  for (int side = 0; side < 2; side++)
    {
      const ZhEntry *entry = zh_tournament_find_entry (tournament, pairing->entry[side]);

      if (entry != NULL)
        zh_act_set_entry (act, side == 0 ? "first" : "second", entry);
    }
  return pairing;
}

void
zh_act_name_colours (ZhAct              *act,
                     const ZhTournament *tournament,
                     const ZhRound      *round,
                     const ZhPairing    *pairing,
                     int                 game)
{
  const ZhGamePlace place = { tournament, round, pairing, &pairing->games[game], game };
  int               version = zh_store_get_pinned_version (act->store);
  const ZhEntry    *white = zh_game_place_get_entry (&place, ZH_COLOUR_WHITE);
  const ZhEntry    *black = zh_game_place_get_entry (&place, ZH_COLOUR_BLACK);

  if ((version != 0 && version < NAMES_COLOURS) || white == NULL || black == NULL)
    return;
  zh_act_set_entry (act, "first", white);
  zh_act_set_entry (act, "second", black);
}
