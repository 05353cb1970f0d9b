/* The openings of micro-matches, or the positions of Chess960: the table, and the draw of each round or board. Ukrainian
 * draughts rules IV.9.5.2, IV.9.5.9; Laws of 2009, Appendix F.
 */
#pragma once

#include "desk.h"
#include "openings.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_openings:
 * @text: a table, see zh_openings_parse()
 * @error: %ZH_ERROR_INPUT with the line, or with the opening that cannot be played in the sport
 *   of the tournament
 *
 * Takes the table over; openings drawn before stay.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_openings (ZhDesk     *self,
                                gint64      tournament_id,
                                const char *text,
                                GError    **error);

/**
 * zh_desk_draw_opening:
 * @round: number of a round that is not closed
 * @per: (nullable): "round", or "board" for each pair its own; kept for the rounds to come. %NULL
 *   for what was chosen before
 * @seed: zh_desk_draw_seed(), shown before
 * @error: %ZH_ERROR_INPUT for another @per; %ZH_ERROR_REFUSED when there is no table, the round is closed or has its openings
 *   already (undo takes a draw back)
 *
 * Boards of the round that have their opening keep it, so that a pair made by hand afterwards
 * gets one as well.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_draw_opening (ZhDesk     *self,
                                gint64      tournament_id,
                                int         round,
                                const char *per,
                                guint64     seed,
                                GError    **error);

G_END_DECLS
