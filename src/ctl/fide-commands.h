/* What a tournament of FIDE needs besides: the words of the verb "fide", each in a file of its own. */
#pragma once

#include "call.h"

G_BEGIN_DECLS

/* fide-norms-command.c: fide FILE norms */
ZhCtlExit zh_ctl_fide_norms (ZhCtlCall *call,
                             GError   **error);
/* fide-mode-command.c: fide FILE mode */
ZhCtlExit zh_ctl_fide_mode (ZhCtlCall *call,
                            GError   **error);

/* fide-check.c: fide FILE check */
ZhCtlExit zh_ctl_fide_check (ZhCtlCall *call,
                             GError   **error);

/* fide-report.c: fide FILE report */
ZhCtlExit zh_ctl_fide_report (ZhCtlCall *call,
                              GError   **error);

G_END_DECLS
