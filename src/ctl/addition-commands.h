/* What "zherebctl regulation" does once the regulation is approved. Private to src/ctl. */
#pragma once

#include "call.h"

G_BEGIN_DECLS

/* Approves the regulation, begins an addition to it, and says that the addition was made known; (transfer full), %NULL
 * with @error. */
ZhChange *zh_ctl_approve_regulation (ZhCtlCall *call,
                                     GError   **error);
ZhChange *zh_ctl_begin_addition (ZhCtlCall *call,
                                 GError   **error);
ZhChange *zh_ctl_announce_addition (ZhCtlCall *call,
                                    GError   **error);

/* Lists the approval and the additions, a row each. */
ZhCtlExit zh_ctl_list_additions (ZhCtlCall *call,
                                 GError   **error);

G_END_DECLS
