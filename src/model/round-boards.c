#include "config.h"

#include "round-boards.h"

#include "history.h"

static gboolean
is_open (const ZhGame *game)
{
  return !zh_result_is_set (game->result) || game->result.white == ZH_MARK_ADJOURNED;
}

int
zh_tournament_count_boards (const ZhTournament *self,
                            const ZhRound      *round)
{
  gboolean by_games = zh_tournament_is_team (self);
  int      n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (pairing->kind == ZH_PAIRING_GAME)
        n += by_games ? pairing->n_games : 1;
    }
  return n;
}

GArray *
zh_tournament_list_open_boards (const ZhTournament *self,
                                const ZhRound      *round)
{
  GArray  *boards = g_array_new (FALSE, FALSE, sizeof (ZhRoundBoard));
  gboolean by_games = zh_tournament_is_team (self);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      if (zh_tournament_is_struck (self, pairing))
        continue;
      for (int game = 0; game < pairing->n_games; game++)
        {
          ZhRoundBoard board = { pairing->number, by_games ? game + 1 : 0 };

          if (!is_open (&pairing->games[game]))
            continue;
          g_array_append_val (boards, board);
          if (!by_games)
            break;
        }
    }
  return boards;
}

int
zh_tournament_count_open_boards (const ZhTournament *self,
                                 const ZhRound      *round)
{
  g_autoptr (GArray) boards = zh_tournament_list_open_boards (self, round);

  return (int) boards->len;
}

int
zh_tournament_count_adjourned_boards (const ZhTournament *self,
                                      const ZhRound      *round)
{
  int n = 0;

  if (!zh_tournament_is_team (self))
    return zh_round_count_open (round) - zh_round_count_missing (round);
  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);

      for (int game = 0; game < pairing->n_games; game++)
        n += zh_result_is_set (pairing->games[game].result) && is_open (&pairing->games[game]);
    }
  return n;
}

char *
zh_round_boards_format (const ZhRoundBoard *boards,
                        int                 n_boards,
                        int                 n_named)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < MIN (n_boards, n_named); i++)
    {
      g_string_append_printf (text, i > 0 ? ", %d" : "%d", boards[i].number);
      if (boards[i].game > 0)
        g_string_append_printf (text, ".%d", boards[i].game);
    }
  if (n_boards > n_named)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

char *
zh_pairing_format_board (const ZhPairing *self,
                         int              game)
{
  return self->n_games > 1 ? g_strdup_printf ("%d.%d", self->number, game + 1) : g_strdup_printf ("%d", self->number);
}

int
zh_pairing_count_open_games (const ZhPairing *self)
{
  int n = 0;

  for (int i = 0; i < self->n_games; i++)
    n += is_open (&self->games[i]);
  return n;
}

gboolean
zh_pairing_get_score (const ZhPairing *self,
                      const ZhScoring *scoring,
                      ZhPoints         score[2])
{
  gboolean any = FALSE;

  score[0] = score[1] = 0;
  for (int i = 0; i < self->n_games; i++)
    {
      const ZhGame *game = &self->games[i];

      any = any || zh_result_is_set (game->result);
      score[0] += zh_scoring_get_game_points (scoring, game->result, game->swapped ? ZH_COLOUR_BLACK : ZH_COLOUR_WHITE);
      score[1] += zh_scoring_get_game_points (scoring, game->result, game->swapped ? ZH_COLOUR_WHITE : ZH_COLOUR_BLACK);
    }
  return any;
}
