/* Leaving FIDE mode (fide-mode.h). */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_leave_fide_mode:
 * @reason: why; it stands in the journal
 * @error: %ZH_ERROR_REFUSED where the tournament is not in FIDE mode, and without a reason
 *
 * For good: the act cannot be taken back. Pages, papers and reports tell of it from then on.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_leave_fide_mode (ZhDesk     *self,
                                   gint64      tournament_id,
                                   const char *reason,
                                   GError    **error);

G_END_DECLS
