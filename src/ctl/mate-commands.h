#pragma once

#include "verb.h"

G_BEGIN_DECLS

/**
 * zh_ctl_run_mate_possible:
 *
 * Can a side still mate by any series of legal moves (6.9)? Answers `yes`, `no` or `unknown`;
 * with --proof the helpmate, or what the answer rests on, on a second line.
 *
 * Returns: %ZH_CTL_NO where the answer is no
 */
ZhCtlExit zh_ctl_run_mate_possible (ZhCtlCall *call,
                                    GError   **error);

/* The same of every line of --batch. */
ZhCtlExit zh_ctl_run_mate_batch (ZhCtlCall *call,
                                 GError   **error);

G_END_DECLS
