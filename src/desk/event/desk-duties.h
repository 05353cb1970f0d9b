/* The duties of the officials (duties.h): setting a day for one, and marking it done. */
#pragma once

#include "desk.h"
#include "duty-mark.h"

G_BEGIN_DECLS

/**
 * zh_desk_mark_duty:
 * @duty: key of a duty of the tournament, as zh_desk_list_event_duties() has it
 * @mark: what is kept of it from now on; nothing to open it again
 * @error: %ZH_ERROR_INPUT where the rules of the event know no such duty, or a day is none
 *
 * Of a closed tournament, too: most duties come after it.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_mark_duty (ZhDesk           *self,
                             gint64            tournament_id,
                             const char       *duty,
                             const ZhDutyMark *mark,
                             GError          **error);

G_END_DECLS
