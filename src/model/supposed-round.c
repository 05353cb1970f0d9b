#include "config.h"

#include "supposed-round.h"

ZhPairing *
zh_pairing_copy (const ZhPairing *self)
{
  ZhPairing *next = zh_pairing_new (self->kind, self->entry[0], self->entry[1], self->n_games);

  next->id = self->id;
  next->number = self->number;
  next->edited = self->edited;
  for (int i = 0; i < self->n_games; i++)
    next->games[i] = self->games[i];
  return next;
}

static ZhPairing *
find_replaced (GPtrArray *replaced,
               ZhPairing *old)
{
  for (guint i = 0; i < replaced->len; i++)
    {
      ZhPairing *pairing = g_ptr_array_index (replaced, i);

      if (pairing->number == old->number)
        return pairing;
    }
  return old;
}

ZhRound *
zh_round_suppose (const ZhRound *self,
                  GPtrArray     *replaced)
{
  ZhRound *next = zh_round_new (self->number);

  next->id = self->id;
  next->table_round = self->table_round;
  next->state = self->state;
  for (guint i = 0; i < self->pairings->len; i++)
    g_ptr_array_add (next->pairings, zh_pairing_ref (find_replaced (replaced, g_ptr_array_index (self->pairings, i))));
  return next;
}

ZhTournament *
zh_tournament_suppose_round (const ZhTournament *self,
                             ZhRound            *round)
{
  ZhTournament *next = zh_tournament_copy_settings (self);

  g_ptr_array_unref (next->entries);
  g_ptr_array_unref (next->members);
  g_ptr_array_unref (next->forbidden);
  g_ptr_array_unref (next->virtual_points);
  next->entries = g_ptr_array_ref (self->entries);
  next->members = g_ptr_array_ref (self->members);
  next->forbidden = g_ptr_array_ref (self->forbidden);
  next->virtual_points = g_ptr_array_ref (self->virtual_points);
  for (guint i = 0; i < self->rounds->len; i++)
    {
      ZhRound *old = g_ptr_array_index (self->rounds, i);

      g_ptr_array_add (next->rounds, old->number == round->number ? round : zh_round_ref (old));
    }
  return next;
}
