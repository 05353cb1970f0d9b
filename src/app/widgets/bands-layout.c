#include "config.h"

#include "bands-layout.h"

typedef struct
{
  ZhBandsLayout        *self;
  const ZhPairingBands *bands;
  int                   next_row;
} Making;

static int
compare_lowers (gconstpointer a,
                gconstpointer b)
{
  const ZhBandPair *left = *(const ZhBandPair *const *) a;
  const ZhBandPair *right = *(const ZhBandPair *const *) b;

  return left->order[1] - right->order[1];
}

/* Those who float out of the band that way, a row each. */
static void
add_leavers (Making     *making,
             int         band,
             ZhBandFloat way)
{
  for (int i = 0; i < zh_pairing_bands_count (making->bands); i++)
    {
      const GArray *pairs = zh_pairing_bands_get (making->bands, i)->pairs;

      for (guint k = 0; k < pairs->len; k++)
        {
          const ZhBandPair *pair = &g_array_index (pairs, ZhBandPair, k);
          int               side = zh_band_pair_get_floater (pair);
          ZhBandStop        stop = { band, pair, TRUE, { -1, -1 }, -1, 0 };

          if (pair->floats != way || pair->home[side] != band)
            continue;
          stop.row[side] = making->next_row++;
          g_array_append_val (making->self->stops, stop);
        }
    }
}

static void
add_pairs (Making *making,
           int     band)
{
  const GArray *pairs = zh_pairing_bands_get (making->bands, band)->pairs;
  g_autoptr (GPtrArray) lowers = g_ptr_array_new ();

  for (guint i = 0; i < pairs->len; i++)
    if (g_array_index (pairs, ZhBandPair, i).entry[1] != 0)
      g_ptr_array_add (lowers, &g_array_index (pairs, ZhBandPair, i));
  g_ptr_array_sort (lowers, compare_lowers);
  for (guint i = 0; i < pairs->len; i++)
    {
      const ZhBandPair *pair = &g_array_index (pairs, ZhBandPair, i);
      ZhBandStop        stop = { band, pair, FALSE, { making->next_row + (int) i, making->next_row + (int) i }, -1, 0 };
      guint             place = 0;

      if (g_ptr_array_find (lowers, pair, &place))
        stop.row[1] = making->next_row + (int) place;
      g_array_append_val (making->self->stops, stop);
    }
  making->next_row += (int) pairs->len;
}

static void
add_band (Making *making,
          int     band)
{
  ZhBandRows rows = { making->next_row, 0 };
  ZhBandStop group = { band, NULL, FALSE, { making->next_row, making->next_row }, -1, 0 };

  g_array_append_val (making->self->stops, group);
  add_leavers (making, band, ZH_BAND_FLOAT_UP);
  add_pairs (making, band);
  add_leavers (making, band, ZH_BAND_FLOAT_DOWN);
  rows.n = making->next_row - rows.first;
  g_array_append_val (making->self->bands, rows);
}

/* The floater in his own group and the pair he makes in another know each other. */
static void
join_ends (ZhBandsLayout *self)
{
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->stops->len; i++)
    {
      const ZhBandStop *stop = zh_bands_layout_get_stop (self, (int) i);

      if (stop->pair != NULL && !stop->leaves)
        g_hash_table_insert (places, (gpointer) stop->pair, GINT_TO_POINTER ((int) i));
    }
  for (guint i = 0; i < self->stops->len; i++)
    {
      ZhBandStop *stop = &g_array_index (self->stops, ZhBandStop, i);

      if (!stop->leaves)
        continue;
      stop->other = GPOINTER_TO_INT (g_hash_table_lookup (places, stop->pair));
      g_array_index (self->stops, ZhBandStop, stop->other).other = (int) i;
    }
}

/* Each arrow in the nearest lane that is free from its first row to its last; in turn where all are taken. */
static void
choose_lanes (ZhBandsLayout *self)
{
  int taken[2][ZH_BANDS_N_LANES];
  int n_arrows = 0;

  for (int i = 0; i < 2 * ZH_BANDS_N_LANES; i++)
    taken[i / ZH_BANDS_N_LANES][i % ZH_BANDS_N_LANES] = -1;
  for (guint i = 0; i < self->stops->len; i++)
    {
      ZhBandStop *stop = &g_array_index (self->stops, ZhBandStop, i);
      int         side;
      int         end;

      if (!stop->leaves)
        continue;
      side = zh_band_pair_get_floater (stop->pair);
      end = zh_bands_layout_get_stop (self, stop->other)->row[side];
      while (stop->lane < ZH_BANDS_N_LANES && taken[side][stop->lane] >= MIN (end, stop->row[side]))
        stop->lane++;
      if (stop->lane == ZH_BANDS_N_LANES)
        stop->lane = n_arrows % ZH_BANDS_N_LANES;
      taken[side][stop->lane] = MAX (taken[side][stop->lane], MAX (end, stop->row[side]));
      n_arrows++;
    }
}

ZhBandsLayout *
zh_bands_layout_new (const ZhPairingBands *bands)
{
  ZhBandsLayout *self = g_new0 (ZhBandsLayout, 1);
  Making         making = { self, bands, 0 };

  self->stops = g_array_new (FALSE, FALSE, sizeof (ZhBandStop));
  self->bands = g_array_new (FALSE, FALSE, sizeof (ZhBandRows));
  for (int i = 0; i < zh_pairing_bands_count (bands); i++)
    add_band (&making, i);
  join_ends (self);
  choose_lanes (self);
  return self;
}

void
zh_bands_layout_free (ZhBandsLayout *self)
{
  g_array_unref (self->stops);
  g_array_unref (self->bands);
  g_free (self);
}

const ZhBandStop *
zh_bands_layout_get_stop (const ZhBandsLayout *self,
                          int                  index)
{
  return &g_array_index (self->stops, ZhBandStop, index);
}

int
zh_bands_layout_count_rows (const ZhBandsLayout *self)
{
  const ZhBandRows *last = self->bands->len > 0 ? &g_array_index (self->bands, ZhBandRows, self->bands->len - 1) : NULL;

  return last != NULL ? last->first + last->n : 0;
}

int
zh_bands_layout_find (const ZhBandsLayout *self,
                      int                  row,
                      int                  side)
{
  int group = -1;

  for (guint i = 0; i < self->stops->len && row >= 0 && row < zh_bands_layout_count_rows (self); i++)
    {
      const ZhBandStop *stop = zh_bands_layout_get_stop (self, (int) i);

      if (stop->pair == NULL && stop->row[0] <= row)
        group = (int) i;
      else if (stop->pair != NULL && side >= 0 && stop->row[side] == row)
        return (int) i;
    }
  return group;
}
