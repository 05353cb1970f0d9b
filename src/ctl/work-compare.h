/* Works that are like one another. */
#pragma once

#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_run_work_compare:
 *
 * Prints each two works of a table whose positions are the same but for their place on the board: both codes and how
 * they are alike.
 *
 * Returns: %ZH_CTL_NO where there are any
 */
ZhCtlExit zh_ctl_run_work_compare (ZhCtlCall *call,
                                   GError   **error);

G_END_DECLS
