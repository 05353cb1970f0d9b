/* Where everything stands in the picture of a pairing by score groups: rows of names, and what a cursor stops at.
 * Knows no pixels.
 */
#pragma once

#include "pairing-bands.h"

G_BEGIN_DECLS

#define ZH_BANDS_N_LANES 5

/**
 * ZhBandStop:
 * @band: index of the band it stands in
 * @pair: (nullable): the pair; %NULL for the group itself
 * @leaves: it is not the pair but its floater, in the group that he leaves
 * @row: rows of the two sides of @pair, the higher on the left and the lower on the right; -1 for a side that does not
 *   stand here. A bye stands on the right of its player. Of a group its first row, twice
 * @other: index of the stop at the other end of the arrow; -1 where there is none
 * @lane: of who leaves: in which of %ZH_BANDS_N_LANES beside the names the arrow runs, 0 the nearest
 */
typedef struct
{
  int               band;
  const ZhBandPair *pair;
  gboolean          leaves;
  int               row[2];
  int               other;
  int               lane;
} ZhBandStop;

/**
 * ZhBandRows:
 * @first: row, from 0 in the whole picture
 * @n: how many
 */
typedef struct
{
  int first;
  int n;
} ZhBandRows;

/**
 * ZhBandsLayout:
 * @stops: (element-type ZhBandStop): in the order of the cursor: of each band the group, who floats up out of it, the
 *   pairs, and who floats down
 * @bands: (element-type ZhBandRows): by band
 *
 * On the left stand the higher of the pairs and on the right the lower, each side in the order of the system: lines
 * between them cross where the system departed from that order.
 */
typedef struct
{
  GArray *stops;
  GArray *bands;
} ZhBandsLayout;

/* Returns: (transfer full): for bands that must outlive it */
ZhBandsLayout *zh_bands_layout_new (const ZhPairingBands *bands);
void           zh_bands_layout_free (ZhBandsLayout *self);

/* Returns: (transfer none): a stop, from 0 */
const ZhBandStop *zh_bands_layout_get_stop (const ZhBandsLayout *self,
                                            int                  index);

/* Returns: rows of the whole picture */
int zh_bands_layout_count_rows (const ZhBandsLayout *self);

/**
 * zh_bands_layout_find:
 * @row: a row of the picture
 * @side: 0 on the left, 1 on the right, -1 beside the names
 *
 * Returns: index of the stop that stands there; the group for a place where nobody stands; -1 outside
 */
int zh_bands_layout_find (const ZhBandsLayout *self,
                          int                  row,
                          int                  side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhBandsLayout, zh_bands_layout_free)

G_END_DECLS
