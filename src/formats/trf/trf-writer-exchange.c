/* Byes to come, acceleration, forbidden pairs and carried points. */
#include "config.h"

#include "teams.h"
#include "trf-writing.h"

static int
get_last_recorded_absence (const ZhEntry *entry)
{
  int last = 0;

  for (guint i = 0; i < entry->absences->len; i++)
    last = MAX (last, g_array_index (entry->absences, ZhAbsence, i).round);
  return last;
}

/* The last round of which an absence may be written. */
static int
get_last_absence_round (const ZhTrfWriting *self)
{
  int last = self->tournament->n_rounds > 0 ? self->tournament->n_rounds : self->n_paired + 1;

  for (guint i = 0; i < self->tournament->entries->len; i++)
    last = MAX (last, get_last_recorded_absence (g_ptr_array_index (self->tournament->entries, i)));
  return MIN (last, ZH_LAST_ROUND_OF_ALL);
}

gboolean
zh_trf_writing_get_absence (const ZhTrfWriting *self,
                            const ZhEntry      *entry,
                            int                 round,
                            ZhPairingKind      *kind)
{
  int planned = self->tournament->n_rounds > 0 ? self->tournament->n_rounds : self->n_paired + 1;

  return round <= MAX (planned, get_last_recorded_absence (entry)) && zh_entry_get_absence (entry, round, kind);
}

static void
write_byes_of_round (ZhTrfWriting *self,
                     int           round,
                     ZhPairingKind wanted)
{
  const char letter[] = { zh_trf_bye_letter (wanted), '\0' };
  ZhTrfRow  *row = NULL;
  int        column = 11;

  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);
      ZhPairingKind  kind;

      if (!zh_trf_writing_get_absence (self, entry, round, &kind) || kind != wanted)
        continue;
      if (row == NULL)
        {
          row = zh_trf_row_new ("240");
          zh_trf_row_put (row, 5, 5, letter);
          zh_trf_row_put_padded (row, 7, 9, round);
        }
      zh_trf_row_put_int (row, column, column + 3, zh_trf_writing_get_number (self, entry->id));
      column += 5;
    }
  if (row != NULL)
    zh_trf_writing_end_row (self, row);
}

static void
write_absences (ZhTrfWriting *self)
{
  gboolean in_column = self->options->dialect == ZH_TRF_16 && !zh_tournament_is_team (self->tournament);
  int      last = get_last_absence_round (self);

  for (int round = self->n_paired + (in_column ? 2 : 1); round <= last; round++)
    {
      write_byes_of_round (self, round, ZH_PAIRING_FULL_BYE);
      write_byes_of_round (self, round, ZH_PAIRING_HALF_BYE);
      write_byes_of_round (self, round, ZH_PAIRING_ZERO_BYE);
    }
}

/* A stretch of rounds in which an entry has the same virtual points. */
typedef struct
{
  int      number;
  int      first;
  int      last;
  ZhPoints points;
} Stretch;

static int
compare_virtual (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const ZhVirtualPoints *left = *(const ZhVirtualPoints *const *) a;
  const ZhVirtualPoints *right = *(const ZhVirtualPoints *const *) b;
  int                    left_number = zh_trf_writing_get_number (user_data, left->entry_id);
  int                    right_number = zh_trf_writing_get_number (user_data, right->entry_id);

  return left_number != right_number ? left_number - right_number : left->round - right->round;
}

static int
compare_stretches (gconstpointer a,
                   gconstpointer b)
{
  const Stretch *left = a;
  const Stretch *right = b;

  if (left->first != right->first)
    return left->first - right->first;
  if (left->last != right->last)
    return left->last - right->last;
  if (left->points != right->points)
    return right->points - left->points;
  return left->number - right->number;
}

static GPtrArray *
get_virtual_points (const ZhTrfWriting *self)
{
  GPtrArray *own = self->tournament->virtual_points;

  return own->len > 0 ? own : self->file->virtual_points;
}

static GArray *
list_stretches (ZhTrfWriting *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new ();
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));

  g_ptr_array_extend (records, get_virtual_points (self), NULL, NULL);
  g_ptr_array_sort_with_data (records, compare_virtual, self);
  for (guint i = 0; i < records->len; i++)
    {
      const ZhVirtualPoints *record = g_ptr_array_index (records, i);
      Stretch                next = { zh_trf_writing_get_number (self, record->entry_id), record->round, record->round, record->points };
      Stretch               *last = stretches->len > 0 ? &g_array_index (stretches, Stretch, stretches->len - 1) : NULL;

      if (last != NULL && last->number == next.number && last->last + 1 == next.first && last->points == next.points)
        last->last = next.last;
      else
        g_array_append_val (stretches, next);
    }
  g_array_sort (stretches, compare_stretches);
  return stretches;
}

/* 250, with entries of following numbers and equal stretches in one record. */
static void
write_acceleration (ZhTrfWriting *self)
{
  g_autoptr (GArray) stretches = list_stretches (self);
  guint next;

  for (guint i = 0; i < stretches->len; i = next)
    {
      const Stretch *first = &g_array_index (stretches, Stretch, i);
      const Stretch *last = first;
      ZhTrfRow      *row = zh_trf_row_new ("250");
      gboolean       team = zh_tournament_is_team (self->tournament);

      for (next = i + 1; next < stretches->len; next++)
        {
          const Stretch *other = &g_array_index (stretches, Stretch, next);

          if (other->first != first->first || other->last != first->last || other->points != first->points || other->number != last->number + 1)
            break;
          last = other;
        }
      zh_trf_row_put_points (row, team ? 5 : 10, team ? 8 : 13, first->points);
      zh_trf_row_put_padded (row, 15, 17, first->first);
      zh_trf_row_put_padded (row, 19, 21, first->last);
      zh_trf_row_put_padded (row, 23, 26, first->number);
      zh_trf_row_put_padded (row, 28, 31, last->number);
      zh_trf_writing_end_row (self, row);
    }
}

/* XXA, one line an entry with the points of every round. */
static void
write_old_acceleration (ZhTrfWriting *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new ();
  ZhTrfRow *row = NULL;
  gint64    entry_id = 0;
  int       written = 0;

  g_ptr_array_extend (records, get_virtual_points (self), NULL, NULL);
  g_ptr_array_sort_with_data (records, compare_virtual, self);
  for (guint i = 0; i < records->len; i++)
    {
      const ZhVirtualPoints *record = g_ptr_array_index (records, i);

      if (row == NULL || record->entry_id != entry_id || record->round <= written)
        {
          if (row != NULL)
            zh_trf_writing_end_row (self, row);
          row = zh_trf_row_new ("XXA");
          zh_trf_row_put_int (row, 5, 8, zh_trf_writing_get_number (self, record->entry_id));
          entry_id = record->entry_id;
          written = 0;
        }
      for (written++; written < record->round; written++)
        zh_trf_row_put_points (row, 5 + 5 * written, 8 + 5 * written, 0);
      zh_trf_row_put_points (row, 5 + 5 * written, 8 + 5 * written, record->points);
    }
  if (row != NULL)
    zh_trf_writing_end_row (self, row);
}

/* XXP knows no rounds: in TRF16 the prohibitions of the round to pair are written. */
static void
write_forbidden (ZhTrfWriting *self)
{
  gboolean trf26 = self->options->dialect == ZH_TRF_26;

  for (guint i = 0; i < self->tournament->forbidden->len; i++)
    {
      const ZhForbidden *forbidden = g_ptr_array_index (self->tournament->forbidden, i);
      ZhTrfRow          *row;
      int                column = trf26 ? 13 : 5;

      if (!trf26 && (self->n_paired + 1 < forbidden->first_round || self->n_paired + 1 > forbidden->last_round))
        continue;
      row = zh_trf_row_new (trf26 ? "260" : "XXP");
      if (trf26)
        {
          zh_trf_row_put_padded (row, 5, 7, CLAMP (forbidden->first_round, 1, ZH_LAST_ROUND_OF_ALL));
          zh_trf_row_put_padded (row, 9, 11, CLAMP (forbidden->last_round, 1, ZH_LAST_ROUND_OF_ALL));
        }
      for (int k = 0; k < forbidden->n_entries; k++)
        {
          zh_trf_row_put_int (row, column, column + 3, zh_trf_writing_get_number (self, forbidden->entries[k]));
          column += 5;
        }
      zh_trf_writing_end_row (self, row);
    }
}

/* 299 without a type: points that no result explains. */
static void
write_carried_points (ZhTrfWriting *self)
{
  gboolean by_matches = zh_tournament_is_team (self->tournament) && !zh_tournament_counts_games (self->tournament);

  for (guint i = 0; i < self->tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (self->tournament->entries, i);
      ZhTrfRow      *row;

      if (entry->carried_points == 0)
        continue;
      row = zh_trf_row_new ("299");
      zh_trf_row_put_points (row, by_matches ? 8 : 14, by_matches ? 11 : 17, entry->carried_points);
      zh_trf_row_put (row, 20, 22, "000");
      zh_trf_row_put_int (row, 24, 27, zh_trf_writing_get_number (self, entry->id));
      zh_trf_writing_end_row (self, row);
    }
}

void
zh_trf_write_exchange (ZhTrfWriting *self)
{
  write_absences (self);
  if (self->options->dialect == ZH_TRF_26)
    write_acceleration (self);
  else
    write_old_acceleration (self);
  write_forbidden (self);
  write_carried_points (self);
}
