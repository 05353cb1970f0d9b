#include "config.h"

#include "reported-result.h"

#include "supposed-round.h"

gboolean
zh_game_is_reported_otherwise (const ZhGame *self)
{
  return zh_result_is_set (self->reported) && !zh_result_equal (self->reported, self->result);
}

ZhResult
zh_game_get_reported_result (const ZhGame *self)
{
  return zh_result_is_set (self->reported) ? self->reported : self->result;
}

gboolean
zh_pairing_is_reported_otherwise (const ZhPairing *self)
{
  for (int i = 0; i < self->n_games; i++)
    if (zh_game_is_reported_otherwise (&self->games[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_round_reported_otherwise (const ZhRound *self)
{
  for (guint i = 0; i < self->pairings->len; i++)
    if (zh_pairing_is_reported_otherwise (g_ptr_array_index (self->pairings, i)))
      return TRUE;
  return FALSE;
}

/* Players of a match by the names of their teams: the board says which of them played. */
static void
append_game (GString            *text,
             const ZhRound      *round,
             const ZhPairing    *pairing,
             int                 index,
             const ZhTournament *tournament,
             const ZhLanguage   *language)
{
  const ZhGame    *game = &pairing->games[index];
  const ZhEntry   *white = zh_tournament_find_entry (tournament, pairing->entry[game->swapped ? 1 : 0]);
  const ZhEntry   *black = zh_tournament_find_entry (tournament, pairing->entry[game->swapped ? 0 : 1]);
  g_autofree char *first = white != NULL ? zh_entry_format_name (white) : g_strdup ("");
  g_autofree char *second = black != NULL ? zh_entry_format_name (black) : g_strdup ("");
  g_autofree char *board = pairing->n_games > 1 ? g_strdup_printf ("%d.%d", pairing->number, index + 1)
                                                : g_strdup_printf ("%d", pairing->number);
  g_autofree char *result = zh_result_format (game->reported, zh_tournament_is_two_one_zero (tournament));

  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, ZH_REPORTED_SIGN " ");
  /* Translators: number of a round, of a board such as 3 or 3.2, White, Black, a result such as 1 – 0. */
  g_string_append_printf (text, zh_tr (language, "Round %1$d, board %2$s, %3$s – %4$s: in the rating report %5$s"),
                          round->number, board, first, second, result);
}

char *
zh_round_format_reported (const ZhRound      *self,
                          const ZhTournament *tournament,
                          const ZhLanguage   *language)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);

      for (int k = 0; k < pairing->n_games; k++)
        if (zh_game_is_reported_otherwise (&pairing->games[k]))
          append_game (text, self, pairing, k, tournament, language);
    }
  return g_string_free (text, FALSE);
}

static ZhRound *
make_reported_round (const ZhRound *round)
{
  g_autoptr (GPtrArray) replaced = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);

  for (guint i = 0; i < round->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (round->pairings, i);
      ZhPairing       *next;

      if (!zh_pairing_is_reported_otherwise (pairing))
        continue;
      next = zh_pairing_copy (pairing);
      for (int k = 0; k < next->n_games; k++)
        next->games[k].result = zh_game_get_reported_result (&next->games[k]);
      g_ptr_array_add (replaced, next);
    }
  return zh_round_suppose (round, replaced);
}

ZhTournament *
zh_tournament_with_reported_results (ZhTournament *self)
{
  g_autoptr (ZhTournament) next = zh_tournament_ref (self);

  for (guint i = 0; i < self->rounds->len; i++)
    {
      const ZhRound *round = g_ptr_array_index (self->rounds, i);
      ZhTournament  *supposed = is_round_reported_otherwise (round)
                                    ? zh_tournament_suppose_round (next, make_reported_round (round))
                                    : NULL;

      if (supposed == NULL)
        continue;
      zh_tournament_unref (next);
      next = supposed;
    }
  return g_steal_pointer (&next);
}
