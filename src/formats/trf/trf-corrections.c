/* Results that the rating report alone tells: comments of the form "### Rating correction @ Round 3: 6-17: 1-0 => 0-1".
 * The cells of a report hold the corrected result, those of a file for exchange the one that was paired by: either way
 * pairing and standings get theirs back. */
#include "config.h"

#include <stdio.h>

#include "trf-reading.h"

/* Codes of results are shorter. */
#define CODE_MAX 8

static gint64
get_player (const ZhPairing *pairing,
            const ZhGame    *game,
            ZhColour         colour)
{
  int side = (colour == ZH_COLOUR_BLACK) != game->swapped ? 1 : 0;

  return game->member[side] != 0 ? game->member[side] : pairing->entry[side];
}

static ZhGame *
find_game (const ZhTournament *tournament,
           int                 number,
           int                 white,
           int                 black)
{
  const ZhRound *round = zh_tournament_find_round (tournament, number);

  for (guint i = 0; round != NULL && i < round->pairings->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        if (get_player (pairing, &pairing->games[k], ZH_COLOUR_WHITE) == white &&
            get_player (pairing, &pairing->games[k], ZH_COLOUR_BLACK) == black)
          return &pairing->games[k];
    }
  return NULL;
}

static void
apply_line (ZhTrfReading *reading,
            const char   *line)
{
  char     old_code[CODE_MAX + 1];
  char     new_code[CODE_MAX + 1];
  int      round = 0;
  int      white = 0;
  int      black = 0;
  ZhResult used;
  ZhResult reported;
  ZhGame  *game;

  if (sscanf (line, "### Rating correction @ Round %4d: %4d-%4d: %8s => %8s", &round, &white, &black, old_code, new_code) != 5 ||
      !zh_result_parse (old_code, FALSE, &used) || !zh_result_parse (new_code, FALSE, &reported) ||
      !zh_result_is_set (used) || !zh_result_is_set (reported))
    return;
  game = find_game (reading->tournament, round, white, black);
  if (game == NULL || (!zh_result_equal (game->result, used) && !zh_result_equal (game->result, reported)))
    return;
  game->result = used;
  game->reported = reported;
}

void
zh_trf_apply_corrections (ZhTrfReading *reading)
{
  for (guint i = 0; i < reading->file->extra_lines->len; i++)
    apply_line (reading, g_ptr_array_index (reading->file->extra_lines, i));
}
