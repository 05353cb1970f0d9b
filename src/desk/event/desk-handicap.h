/* The handicap of a tournament, times by rating (handicap.h): set before a round is paired, changed as long as the
 * tournament lasts. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_handicap:
 * @text: as zh_handicap_parse() reads it; "" takes the handicap away
 * @error: as zh_handicap_parse(); %ZH_ERROR_REFUSED where a game was finished under other times
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_handicap (ZhDesk     *self,
                                gint64      tournament_id,
                                const char *text,
                                GError    **error);

/**
 * zh_desk_set_odds:
 * @text: as zh_odds_parse() reads it; "" takes the odds away
 * @error: as zh_odds_parse(); %ZH_ERROR_REFUSED where a game was finished at other odds
 *
 * Sets which men the stronger player gives at the beginning (IV.3.5.9).
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_odds (ZhDesk     *self,
                            gint64      tournament_id,
                            const char *text,
                            GError    **error);

G_END_DECLS
