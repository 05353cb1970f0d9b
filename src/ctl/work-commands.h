/* The games whose compositions the verbs know. */
#pragma once

#include "work-answer.h"

G_BEGIN_DECLS

/**
 * zh_ctl_work_check_chess / zh_ctl_work_check_draughts:
 * @genre: --genre
 * @error: %ZH_ERROR_USAGE, %ZH_ERROR_INPUT
 *
 * Solves the work and adds what was found to the answer.
 *
 * Returns: %ZH_CTL_DONE where it is sound
 */
ZhCtlExit zh_ctl_work_check_chess (ZhCtlWork  *self,
                                   const char *genre,
                                   GError    **error);
ZhCtlExit zh_ctl_work_check_draughts (ZhCtlWork  *self,
                                      const char *genre,
                                      GError    **error);

G_END_DECLS
