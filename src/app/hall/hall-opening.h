/* How a window for the wall of the hall is opened from the desk. */
#pragma once

#include "session.h"
#include "widget.h"

G_BEGIN_DECLS

/**
 * zh_hall_open:
 * @parent: the window of the desk
 * @session: with an open file
 *
 * Opens a window for the hall; where there are several screens, after asking which one it is to fill.
 */
void zh_hall_open (GtkWindow *parent,
                   ZhSession *session);

G_END_DECLS
