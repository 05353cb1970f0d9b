/* What a tournament of FIDE needs of the window: its rating report, and leaving FIDE mode. */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/**
 * zh_fide_actions_install:
 *
 * Adds "win.leave-fide-mode", which asks twice, and "win.rating-report".
 */
void zh_fide_actions_install (GtkWidgetClass *class);

/* After a change of the view. */
void zh_fide_actions_update (ZhWindow *self);

G_END_DECLS
