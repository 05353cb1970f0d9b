/* Where a menu of the pointer opens: GTK 4.8 cuts it where there is no room for it under or over what it points to.
 *
 * No version is known to end it.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * zh_menu_place_popup:
 * @menu: with a parent and what it shows
 * @area: what it is about, in the coordinates of its parent
 *
 * Opens @menu there, or as much higher as it needs to end within its window.
 */
void zh_menu_place_popup (GtkPopover         *menu,
                          const GdkRectangle *area);

G_END_DECLS
