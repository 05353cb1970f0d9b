/* A pairing drawn by score groups: a band for each, a line between the two of a pair, an arrow for a floater. A cursor
 * moves with the arrow keys and is said by the widget's label; what it stands on is explained by others.
 */
#pragma once

#include "pairing-bands.h"
#include "widget.h"

G_BEGIN_DECLS

#define ZH_TYPE_BANDS_VIEW (zh_bands_view_get_type ())
G_DECLARE_FINAL_TYPE (ZhBandsView, zh_bands_view, ZH, BANDS_VIEW, GtkWidget)

/* Signal "moved": the cursor stands on something else. */

/**
 * zh_bands_view_show:
 * @bands: (transfer none): must live as long as they are shown
 *
 * Shows them, with the cursor on the first group.
 */
void zh_bands_view_show (ZhBandsView          *self,
                         const ZhPairingBands *bands);

/**
 * zh_bands_view_get_cursor:
 * @band: (out): index of the band the cursor stands in
 *
 * Returns: (transfer none) (nullable): the pair under the cursor; %NULL where it stands on the group
 */
const ZhBandPair *zh_bands_view_get_cursor (ZhBandsView *self,
                                            int         *band);

G_END_DECLS
