/* Real keys through the X server, by the name they have on a US keyboard. */
#pragma once

#include <X11/Xlib.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * zh_x_keys_send:
 * @combination: one key with what is held down: "1", "KP_Add", "shift+8", "ctrl+z". Which
 *   symbols they give depends on the layout of the display
 *
 * Presses and releases it, and waits until the server has it.
 */
void zh_x_keys_send (Display    *display,
                     const char *combination);

G_END_DECLS
