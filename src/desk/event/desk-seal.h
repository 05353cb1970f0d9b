/* The end of a competition: every tournament closed in one act, so that the head of the
 * journal that is handed over stands for the whole event.
 */
#pragma once

#include "desk.h"

G_BEGIN_DECLS

/**
 * zh_desk_seal:
 * @reason: (nullable): a note for the journal
 * @error: %ZH_ERROR_REFUSED while a tournament has rounds to play or to close, a protest waits
 *   for its decision, or there is no tournament at all
 *
 * Closes all tournaments that are not closed yet. Where all are, nothing changes and nothing
 * is written.
 *
 * Returns: (transfer full): what changed
 */
ZhChange *zh_desk_seal (ZhDesk     *self,
                        const char *reason,
                        GError    **error);

G_END_DECLS
