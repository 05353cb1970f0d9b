#include "config.h"

#include "forfeits.h"

ZhResult
zh_forfeit_result (gboolean white_absent,
                   gboolean black_absent)
{
  ZhResult result = ZH_RESULT_NONE;

  if (!white_absent && !black_absent)
    return result;
  result.white = white_absent ? ZH_MARK_LOSS : ZH_MARK_WIN;
  result.black = black_absent ? ZH_MARK_LOSS : ZH_MARK_WIN;
  result.played = FALSE;
  return result;
}

static ZhResult
get_forfeit (const ZhGame  *game,
             const gboolean absent[2])
{
  return zh_forfeit_result (absent[game->swapped ? 1 : 0], absent[game->swapped ? 0 : 1]);
}

int
zh_pairing_fill_forfeits (ZhPairing     *pairing,
                          const gboolean absent[2])
{
  int n_forfeits = 0;

  for (int i = 0; i < pairing->n_games && (absent[0] || absent[1]); i++)
    if (!zh_result_is_set (pairing->games[i].result))
      {
        pairing->games[i].result = get_forfeit (&pairing->games[i], absent);
        n_forfeits++;
      }
  return n_forfeits;
}

gboolean
zh_act_forfeit_pairing (ZhAct              *act,
                        const ZhTournament *tournament,
                        const ZhEntry      *leaving,
                        const ZhRound      *round,
                        const ZhPairing    *pairing,
                        int                *n_forfeits,
                        GError            **error)
{
  int            side = pairing->entry[0] == leaving->id ? 0 : 1;
  const ZhEntry *opponent = zh_tournament_find_entry (tournament, pairing->entry[1 - side]);
  gboolean       absent[2];

  absent[side] = TRUE;
  absent[1 - side] = opponent != NULL && zh_entry_get_absence (opponent, round->number, NULL);
  for (int i = 0; i < pairing->n_games; i++)
    {
      ZhGame game = pairing->games[i];

      /* A point that came because the opponent had left is lost with the own leaving. */
      if (zh_result_is_set (game.result) && (game.result.played || !absent[1 - side]))
        continue;
      game.result = get_forfeit (&game, absent);
      if (!zh_store_put_game (act->store, pairing->id, &game, error))
        return FALSE;
      *n_forfeits += 1;
    }
  return TRUE;
}

gboolean
zh_act_forfeit_later_games (ZhAct              *act,
                            const ZhTournament *tournament,
                            const ZhEntry      *entry,
                            GError            **error)
{
  int n_forfeits = 0;

  for (guint i = 0; i < tournament->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (tournament->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->number > entry->last_round; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->entry[0] != entry->id && pairing->entry[1] != entry->id)
            continue;
          if (!zh_act_forfeit_pairing (act, tournament, entry, round, pairing, &n_forfeits, error))
            return FALSE;
        }
    }
  zh_act_set_int (act, "forfeits", n_forfeits);
  return TRUE;
}
