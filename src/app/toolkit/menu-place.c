#include "config.h"

#include "menu-place.h"

void
zh_menu_place_popup (GtkPopover         *menu,
                     const GdkRectangle *area)
{
  GtkWidget   *parent = gtk_widget_get_parent (GTK_WIDGET (menu));
  GtkWidget   *root = GTK_WIDGET (gtk_widget_get_root (parent));
  GdkRectangle place = { area->x, area->y, area->width, 1 };
  double       x;
  double       y;
  int          height;
  int          below;

  gtk_popover_set_pointing_to (menu, area);
  gtk_popover_popup (menu);
  /* how high it is is known only once it is to be seen */
  gtk_widget_measure (GTK_WIDGET (menu), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  if (!gtk_widget_translate_coordinates (parent, root, area->x, area->y, &x, &y))
    return;
  below = gtk_widget_get_height (root) - (int) y - 1;
  if (height <= below + 1 - area->height || height <= (int) y)
    return;
  place.y -= MIN (height - below, (int) y);
  gtk_popover_set_pointing_to (menu, &place);
}
