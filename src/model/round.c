#include "config.h"

#include "round.h"

const char *const zh_pairing_kind_words[] = {
  [ZH_PAIRING_GAME] = "game",
  [ZH_PAIRING_ALLOCATED_BYE] = "allocated-bye",
  [ZH_PAIRING_FULL_BYE] = "full-bye",
  [ZH_PAIRING_HALF_BYE] = "half-bye",
  [ZH_PAIRING_ZERO_BYE] = "zero-bye",
  [ZH_PAIRING_FREE] = "free",
  NULL,
};

static void
round_clear (gpointer data)
{
  ZhRound *self = data;

  g_free (self->start);
  g_free (self->proposal);
  g_ptr_array_unref (self->pairings);
}

ZhRound *
zh_round_new (int number)
{
  ZhRound *self = g_atomic_rc_box_new0 (ZhRound);

  self->number = number;
  self->table_round = number;
  self->start = g_strdup ("");
  self->proposal = g_strdup ("");
  self->pairings = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_pairing_unref);
  return self;
}

ZhRound *
zh_round_ref (ZhRound *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_round_unref (ZhRound *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, round_clear);
}

int
zh_round_count_open (const ZhRound *self)
{
  int n_open = 0;

  for (guint i = 0; i < self->pairings->len; i++)
    n_open += zh_pairing_is_open (g_ptr_array_index (self->pairings, i)) ? 1 : 0;
  return n_open;
}

int
zh_round_count_missing (const ZhRound *self)
{
  int n_missing = 0;

  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);
      gboolean         missing = FALSE;

      for (int k = 0; k < pairing->n_games; k++)
        missing = missing || !zh_result_is_set (pairing->games[k].result);
      n_missing += missing ? 1 : 0;
    }
  return n_missing;
}

const ZhPairing *
zh_round_find_pairing (const ZhRound *self,
                       int            number)
{
  for (guint i = 0; i < self->pairings->len; i++)
    {
      const ZhPairing *pairing = g_ptr_array_index (self->pairings, i);

      if (pairing->number == number)
        return pairing;
    }
  return NULL;
}

ZhPairing *
zh_pairing_new (ZhPairingKind kind,
                gint64        white,
                gint64        black,
                int           n_games)
{
  ZhPairing *self = g_atomic_rc_box_new0 (ZhPairing);

  g_assert (n_games >= 0);

  self->kind = kind;
  self->entry[0] = white;
  self->entry[1] = black;
  self->n_games = n_games;
  self->games = g_new0 (ZhGame, n_games);
  for (int i = 0; i < n_games; i++)
    {
      self->games[i].board = 1;
      self->games[i].leg = i + 1;
      self->games[i].swapped = i % 2 == 1;
      self->games[i].result = ZH_RESULT_NONE;
    }
  return self;
}

static void
pairing_clear (gpointer data)
{
  ZhPairing *self = data;

  g_free (self->games);
}

ZhPairing *
zh_pairing_ref (ZhPairing *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
zh_pairing_unref (ZhPairing *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, pairing_clear);
}

gboolean
zh_pairing_is_open (const ZhPairing *self)
{
  for (int i = 0; i < self->n_games; i++)
    {
      ZhResult result = self->games[i].result;

      if (!zh_result_is_set (result) || result.white == ZH_MARK_ADJOURNED)
        return TRUE;
    }
  return FALSE;
}
