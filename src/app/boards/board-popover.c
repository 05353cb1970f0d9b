#include "config.h"

#include "board-popover.h"

#include "menu-place.h"

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (ZhBoardsViews *boards,
           GtkWidget     *popover)
{
  zh_boards_views_take_focus (boards);
  /* the action of a menu item is activated after its menu closed */
  g_idle_add (unparent_cb, popover);
}

void
zh_board_popover_show (GtkWidget     *popover,
                       GtkWidget     *page,
                       ZhBoardsViews *boards,
                       GdkRectangle   area)
{
  double x = 0;
  double y = 0;

  gtk_widget_translate_coordinates (GTK_WIDGET (boards), page, area.x, area.y, &x, &y);
  area.x = (int) x;
  area.y = (int) y;
  gtk_widget_set_parent (popover, page);
  g_signal_connect_object (popover, "closed", G_CALLBACK (closed_cb), boards, G_CONNECT_SWAPPED);
  zh_menu_place_popup (GTK_POPOVER (popover), &area);
}
