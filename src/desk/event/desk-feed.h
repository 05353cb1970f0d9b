/* Mixed systems: a tournament that takes its entries from the places of another (Ukrainian
 * chess rules IV.3.1.5, draughts rules IV.3.4.5; order 988, 26).
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * ZhCarry:
 * @ZH_CARRY_NOTHING: everybody begins with no points
 * @ZH_CARRY_POINTS: everybody brings the points of the source
 */
typedef enum
{
  ZH_CARRY_NOTHING,
  ZH_CARRY_POINTS,
} ZhCarry;

/**
 * zh_desk_feed_tournament:
 * @tournament_id: the tournament to be fed, nothing paired yet
 * @source_id: where the entries come from
 * @first_place: from 1
 * @last_place: at least @first_place
 * @carry: what they bring
 * @error: %ZH_ERROR_REFUSED when a round is paired, games of the source are open, the two are
 *   not both of players, or nobody holds such a place; when the source has rounds to come, or players
 *   share places across an edge of the range
 *
 * Adds those who hold the places in the source, by its standings, or by the bracket of a
 * knockout, in the order of their places and numbered on from the last. Who plays in the
 * tournament already is left out. One act.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_feed_tournament (ZhDesk  *self,
                                   gint64   tournament_id,
                                   gint64   source_id,
                                   int      first_place,
                                   int      last_place,
                                   ZhCarry  carry,
                                   GError **error);

G_END_DECLS
