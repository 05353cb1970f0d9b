/* One toast at a time. A new message takes the place of an older one, and changes a fresh one where it
 * stands: libadwaita 1.2 crashes when a toast is dismissed before it has wholly appeared.
 *
 * No version is known to end it: with each newer one app-frame and app-boards are to be tried without.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * zh_fresh_toast_show:
 * @markup: what it says, escaped
 * @button: (nullable): label of a button
 * @action: (nullable): what it activates
 *
 * Shows a message above what @overlay holds; one that is still shown is replaced.
 */
void zh_fresh_toast_show (AdwToastOverlay *overlay,
                          const char      *markup,
                          const char      *button,
                          const char      *action);

G_END_DECLS
