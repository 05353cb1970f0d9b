/* Rulings and decisions as they came out before: what the rules said, and what followed from it, is told and
 * not asked again. The commands that find it call these as well, with %NULL in its place. Private to this folder.
 */
#pragma once

#include "desk-private.h"
#include "entry-outcomes.h"

G_BEGIN_DECLS

/**
 * zh_desk_write_late:
 * @given: (nullable) (element-type ZhGivenForfeit): the games that were lost by coming late
 * @articles: (nullable): of the default time
 * @error: as zh_desk_forfeit_late(); %ZH_ERROR_INPUT for a game that nobody is late for
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_write_late (ZhDesk       *self,
                              gint64        tournament_id,
                              int           round,
                              const GArray *given,
                              const char   *articles,
                              GError      **error);

G_END_DECLS
