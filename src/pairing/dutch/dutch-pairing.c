#include "config.h"

#include "dutch-pairing.h"

#include "dutch-completion.h"

static ZhDutchBracketResult *
bracket_result_new (void)
{
  ZhDutchBracketResult *self = g_new0 (ZhDutchBracketResult, 1);

  self->members = g_array_new (FALSE, FALSE, sizeof (int));
  self->pairs = g_array_new (FALSE, FALSE, sizeof (ZhDutchPair));
  self->floaters = g_array_new (FALSE, FALSE, sizeof (int));
  return self;
}

static void
bracket_result_free (gpointer data)
{
  ZhDutchBracketResult *self = data;

  g_array_unref (self->members);
  g_array_unref (self->pairs);
  g_array_unref (self->floaters);
  g_free (self);
}

static void
pair_bracket (ZhDutchPairing *self,
              ZhDutchField   *field,
              ZhDutchReach    least_reach,
              GArray         *moved,
              int             begin)
{
  ZhDutchBracketResult *result = bracket_result_new ();
  int                   end = zh_dutch_field_find_end (field, begin);
  ZhDutchBracket        bracket = { field, NULL, 0, (int) moved->len, end, zh_dutch_field_find_end (field, end) };

  result->n_moved = (int) moved->len;
  g_array_append_vals (result->members, moved->data, moved->len);
  for (int i = begin; i < end; i++)
    g_array_append_val (result->members, i);
  bracket.members = (int *) (gpointer) result->members->data;
  bracket.n_members = (int) result->members->len;
  g_ptr_array_add (self->brackets, result);
  zh_dutch_bracket_pair (&bracket, least_reach, result->pairs, result->floaters);
}

ZhDutchPairing *
zh_dutch_pairing_new (ZhDutchField *field,
                      ZhDutchReach  least_reach,
                      GCancellable *cancellable,
                      GError      **error)
{
  g_autoptr (ZhDutchPairing) self = g_new0 (ZhDutchPairing, 1);
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (int));

  self->brackets = g_ptr_array_new_with_free_func (bracket_result_free);
  self->bye = -1;
  self->found = zh_dutch_find_bye_score (field);
  if (!self->found)
    return g_steal_pointer (&self);

  for (int begin = 0; begin < field->n; begin = zh_dutch_field_find_end (field, begin))
    {
      ZhDutchBracketResult *result;

      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
      pair_bracket (self, field, least_reach, moved, begin);
      result = g_ptr_array_index (self->brackets, self->brackets->len - 1);
      g_array_set_size (moved, 0);
      g_array_append_vals (moved, result->floaters->data, result->floaters->len);
    }
  g_assert (moved->len == (guint) (field->n % 2));
  if (moved->len > 0)
    self->bye = g_array_index (moved, int, 0);
  return g_steal_pointer (&self);
}

void
zh_dutch_pairing_free (ZhDutchPairing *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->brackets);
  g_free (self);
}
