#pragma once

#include "ctl.h"

G_BEGIN_DECLS

/**
 * zh_ctl_run_mate_possible:
 *
 * Can a side still mate by any series of legal moves (6.9)? Answers `yes`, `no` or `unknown`;
 * with --proof the helpmate, or what the answer rests on, on a second line.
 *
 * Returns: %ZH_CTL_NO where the answer is no
 */
ZhCtlExit zh_ctl_run_mate_possible (int      n_arguments,
                                    char   **arguments,
                                    GError **error);

G_END_DECLS
