/* Swiss by lot: the groups, floats, plus, completeness and colours of the Ukrainian Swiss
 * (7.1–7.7 / 15.1–15.7), with a drawn order of players in place of 7.9.8–7.9.11.
 *
 * The draw is that of zh_ua_draw_lots(): the tournament's seed, shown before the draw, and the
 * number of the round give every present player a rank. In each group the floater and his
 * opponent are the first by rank that leave a field that can be paired, and inside the group
 * whoever was drawn first meets the next one drawn with whom the rest can be paired. In the
 * first game of both the one drawn first has White.
 */
#pragma once

#include "pairing-system.h"

G_BEGIN_DECLS

extern const ZhPairingSystem zh_swiss_lot_system;

G_END_DECLS
