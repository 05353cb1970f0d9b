/* What the window opens about the board under the cursor: incident, protest, envelope, clocks,
 * line-ups, game desk. Elsewhere than on the boards they are about no board in particular.
 */
#pragma once

#include "window.h"

G_BEGIN_DECLS

/* Adds "win.record-incident" and the like to the window's class. */
void zh_board_actions_install (GtkWidgetClass *class);

/* Enables them by the state of the round looked at. */
void zh_board_actions_update (ZhWindow *self);

G_END_DECLS
