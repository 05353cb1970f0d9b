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
  result.rated = FALSE;
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

void
zh_tournament_list_pairing_forfeits (const ZhTournament *self,
                                     const ZhEntry      *leaving,
                                     const ZhRound      *round,
                                     const ZhPairing    *pairing,
                                     GArray             *forfeits)
{
  int            side = pairing->entry[0] == leaving->id ? 0 : 1;
  const ZhEntry *opponent = zh_tournament_find_entry (self, pairing->entry[1 - side]);
  gboolean       absent[2];

  absent[side] = TRUE;
  absent[1 - side] = opponent != NULL && zh_entry_get_absence (opponent, round->number, NULL);
  for (int i = 0; i < pairing->n_games; i++)
    {
      const ZhGame *game = &pairing->games[i];
      ZhForfeit     forfeit = { round, pairing, i, get_forfeit (game, absent) };

      /* A point that came because the opponent had left is lost with the own leaving. */
      if (!zh_result_is_set (game->result) || (!game->result.played && absent[1 - side]))
        g_array_append_val (forfeits, forfeit);
    }
}

GArray *
zh_tournament_list_forfeits (const ZhTournament *self,
                             const ZhEntry      *entry)
{
  GArray *forfeits = g_array_new (FALSE, FALSE, sizeof (ZhForfeit));

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->rounds, i);

      for (guint k = 0; k < round->pairings->len && round->number > entry->last_round; k++)
        {
          const ZhPairing *pairing = g_ptr_array_index (round->pairings, k);

          if (pairing->entry[0] == entry->id || pairing->entry[1] == entry->id)
            zh_tournament_list_pairing_forfeits (self, entry, round, pairing, forfeits);
        }
    }
  return forfeits;
}

gboolean
zh_act_write_forfeits (ZhAct        *act,
                       const GArray *forfeits,
                       GError      **error)
{
  zh_act_set_int (act, "forfeits", forfeits->len);
  for (guint i = 0; i < forfeits->len; i++)
    {
      const ZhForfeit *forfeit = &g_array_index (forfeits, ZhForfeit, i);
      ZhGame           game = forfeit->pairing->games[forfeit->index];

      game.result = forfeit->result;
      if (!zh_store_put_game (act->store, forfeit->pairing->id, &game, error))
        return FALSE;
    }
  return TRUE;
}

JsonArray *
zh_json_forfeits_new (const GArray *forfeits)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < forfeits->len; i++)
    {
      const ZhForfeit *forfeit = &g_array_index (forfeits, ZhForfeit, i);
      g_autofree char *code = zh_result_format_code (forfeit->result);
      JsonObject      *object = json_object_new ();

      json_object_set_int_member (object, "round", forfeit->round->number);
      json_object_set_int_member (object, "board", forfeit->pairing->number);
      json_object_set_int_member (object, "game", forfeit->index + 1);
      json_object_set_string_member (object, "result", code);
      json_array_add_object_element (list, object);
    }
  return list;
}

void
zh_act_in_forfeits (ZhAct        *act,
                    const GArray *forfeits)
{
  json_object_set_array_member (act->in, "forfeits", zh_json_forfeits_new (forfeits));
}
