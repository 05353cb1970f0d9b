#include "config.h"

#include "board-popover.h"

#include "board-card.h"
#include "board-menu.h"
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

static void
pop_up (GtkWidget     *popover,
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

void
zh_board_popover_show_card (GtkWidget     *page,
                            ZhBoardsViews *boards,
                            ZhSession     *session,
                            ZhBoardRow    *row)
{
  GtkWidget   *popover;
  GdkRectangle area;

  if (row == NULL || !zh_boards_views_get_cursor_area (boards, &area))
    return;
  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), zh_board_card_new (session, row));
  pop_up (popover, page, boards, area);
}

void
zh_board_popover_show_menu (GtkWidget          *page,
                            ZhBoardsViews      *boards,
                            const ZhTournament *tournament,
                            ZhBoardRow         *row,
                            GdkRectangle        area)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *menu;

  if (row == NULL)
    return;
  model = zh_board_menu_new (tournament, row);
  menu = gtk_popover_menu_new_from_model (model);
  gtk_popover_set_has_arrow (GTK_POPOVER (menu), FALSE);
  gtk_widget_set_halign (menu, GTK_ALIGN_START);
  pop_up (menu, page, boards, area);
}
