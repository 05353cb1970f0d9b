#include "config.h"

#include "hall-screens.h"

#include <glib/gi18n.h>

static GListModel *
get_monitors (GtkWidget *widget)
{
  return gdk_display_get_monitors (gtk_widget_get_display (widget));
}

guint
zh_hall_screens_count (GtkWidget *widget)
{
  return g_list_model_get_n_items (get_monitors (widget));
}

char *
zh_hall_screens_format (GtkWidget *widget,
                        guint      index)
{
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (get_monitors (widget), index);
  const char  *plug = gdk_monitor_get_connector (monitor);
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  /* Translators: a screen: its number, its plug, its width and height in pixels */
  return g_strdup_printf (_ ("Screen %1$u (%2$s, %3$d × %4$d)"), index + 1, plug != NULL ? plug : "–", area.width, area.height);
}

GMenu *
zh_hall_screens_make_menu (GtkWidget  *widget,
                           const char *action)
{
  guint  n = zh_hall_screens_count (widget);
  GMenu *menu = n > 1 ? g_menu_new () : NULL;

  for (guint i = 0; menu != NULL && i < n; i++)
    {
      g_autofree char *label = zh_hall_screens_format (widget, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

      g_menu_item_set_action_and_target (item, action, "u", i);
      g_menu_append_item (menu, item);
    }
  return menu;
}

void
zh_hall_screens_fill (GtkWindow *window,
                      guint      screen)
{
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (get_monitors (GTK_WIDGET (window)), screen);

  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (window, monitor);
}
