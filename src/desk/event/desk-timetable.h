/* The timetable of a tournament (timetable.h): made before the first round, changed as long as it lasts. */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_set_timetable:
 * @text: as zh_timetable_parse() reads it; "" takes the timetable away
 * @error: as zh_timetable_parse()
 *
 * A round that is paired later begins when the timetable says; those paired already keep their start.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_set_timetable (ZhDesk     *self,
                                 gint64      tournament_id,
                                 const char *text,
                                 GError    **error);

G_END_DECLS
