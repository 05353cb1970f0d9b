/* How large the text is, with icons and panes beside it, and how dense the tables are: the user's
 * choice on top of what the desktop says, taken over at once by every window.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_appearance_follow:
 * @application: whose windows follow
 * @settings: of the program
 *
 * From now on until the program ends. Called once, when the display is open.
 */
void zh_appearance_follow (GtkApplication *application,
                           GSettings      *settings);

G_END_DECLS
