#include "config.h"

#include "trf-writing.h"

int
zh_trf_writing_get_number (const ZhTrfWriting *self,
                           gint64              entry_id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->numbers, &entry_id));
}

void
zh_trf_writing_end_row (ZhTrfWriting *self,
                        ZhTrfRow     *row)
{
  zh_trf_row_end (row, self->output, self->options->line_end);
}

static int
compare_by_points (gconstpointer a,
                   gconstpointer b,
                   gpointer      user_data)
{
  const ZhTrfWriting *self = user_data;
  int                 left = *(const int *) a;
  int                 right = *(const int *) b;

  if (self->history->points[left] != self->history->points[right])
    return self->history->points[right] - self->history->points[left];
  return left - right;
}

int *
zh_trf_writing_dup_ranks (const ZhTrfWriting *self)
{
  int             n = self->history->n_entries;
  int            *ranks = g_new0 (int, n + 1);
  g_autofree int *order = g_new0 (int, n + 1);

  for (int i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, n, sizeof *order, compare_by_points, (gpointer) self);
  for (int i = 0; i < n; i++)
    {
      const ZhEntry    *entry = zh_history_get_entry (self->history, order[i]);
      const ZhTrfPlace *place = zh_trf_file_find_place (self->file, entry->id);

      ranks[order[i]] = place != NULL && place->rank > 0 ? place->rank : i + 1;
    }
  return ranks;
}

char
zh_trf_bye_letter (ZhPairingKind kind)
{
  switch (kind)
    {
    case ZH_PAIRING_ALLOCATED_BYE:
      return 'U';
    case ZH_PAIRING_FULL_BYE:
      return 'F';
    case ZH_PAIRING_HALF_BYE:
      return 'H';
    case ZH_PAIRING_ZERO_BYE:
      return 'Z';
    case ZH_PAIRING_FREE:
    case ZH_PAIRING_GAME:
    default:
      return ' ';
    }
}

gboolean
zh_trf_writing_has_round (const ZhTrfWriting *self,
                          int                 round)
{
  return self->options->first_round == 0 || (round >= self->options->first_round && round <= self->options->last_round);
}
