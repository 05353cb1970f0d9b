#include "config.h"

#include "drawn-table.h"

void
zh_drawn_table_class_set_up (GtkWidgetClass *class,
                             const char *name)
{
  gtk_widget_class_set_css_name (class, name);
  gtk_widget_class_set_accessible_role (class, GTK_ACCESSIBLE_ROLE_TABLE);
}

/* What it is scrolled in; NULL for nothing. */
static GtkScrolledWindow *
get_scrolled (GtkWidget *self)
{
  GtkWidget *ancestor = gtk_widget_get_ancestor (self, GTK_TYPE_SCROLLED_WINDOW);

  return ancestor != NULL ? GTK_SCROLLED_WINDOW (ancestor) : NULL;
}

static void
focus_changed_cb (GtkWidget *self)
{
  gtk_widget_queue_draw (self);
}

static void
follow (GtkAdjustment *adjustment,
        GtkWidget     *self)
{
  g_signal_handlers_disconnect_by_func (adjustment, gtk_widget_queue_draw, self);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

static void
root_changed_cb (GtkWidget *self)
{
  GtkScrolledWindow *scrolled = get_scrolled (self);

  if (scrolled == NULL)
    return;
  follow (gtk_scrolled_window_get_hadjustment (scrolled), self);
  follow (gtk_scrolled_window_get_vadjustment (scrolled), self);
}

void
zh_drawn_table_set_up (GtkWidget *self,
                       GCallback  key_pressed,
                       GCallback  pressed)
{
  g_return_if_fail (GTK_IS_WIDGET (self));

  gtk_widget_set_focusable (self, TRUE);
  gtk_widget_add_css_class (self, "numeric");
  g_signal_connect (self, "notify::root", G_CALLBACK (root_changed_cb), NULL);
  zh_widget_listen (self, gtk_event_controller_key_new (), "key-pressed", key_pressed, self);
  zh_widget_listen (self, gtk_event_controller_focus_new (), "notify::contains-focus", G_CALLBACK (focus_changed_cb), self);
  zh_widget_listen (self, gtk_gesture_click_new (), "pressed", pressed, self);
}

void
zh_drawn_table_get_sight (GtkWidget    *self,
                          GdkRectangle *sight)
{
  GtkScrolledWindow *scrolled = get_scrolled (self);
  GtkAdjustment     *across;
  GtkAdjustment     *down;

  *sight = (GdkRectangle){ 0, 0, gtk_widget_get_width (self), gtk_widget_get_height (self) };
  if (scrolled == NULL)
    return;
  across = gtk_scrolled_window_get_hadjustment (scrolled);
  down = gtk_scrolled_window_get_vadjustment (scrolled);
  sight->x = (int) gtk_adjustment_get_value (across);
  sight->y = (int) gtk_adjustment_get_value (down);
  sight->width = MIN (sight->width, (int) gtk_adjustment_get_page_size (across));
  sight->height = MIN (sight->height, (int) gtk_adjustment_get_page_size (down));
}

void
zh_drawn_table_show (GtkWidget          *self,
                     const GdkRectangle *area)
{
  GtkScrolledWindow *scrolled = get_scrolled (self);

  if (scrolled == NULL)
    return;
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (scrolled), area->x, area->x + area->width);
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (scrolled), area->y, area->y + area->height);
}
