#include "config.h"

#include "order-list.h"

#include <glib/gi18n.h>

struct _ZhOrderList
{
  ZhBin parent_instance;

  GtkListBox *list;
  gboolean    removable;
};

G_DEFINE_FINAL_TYPE (ZhOrderList, zh_order_list, ZH_TYPE_BIN)

#define CHILD_KEY "zh-child"

static GtkWidget *
get_row (ZhOrderList *self,
         int          index)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index));
}

static ZhOrderList *
get_list (GtkWidget *row)
{
  return ZH_ORDER_LIST (gtk_widget_get_ancestor (row, ZH_TYPE_ORDER_LIST));
}

static void
move_row (GtkWidget *row,
          int        to)
{
  ZhOrderList *self = get_list (row);

  if (to < 0 || to >= (int) zh_order_list_get_n (self) || to == gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)))
    return;
  g_object_ref (row);
  gtk_list_box_remove (self->list, row);
  gtk_list_box_insert (self->list, row, to);
  g_object_unref (row);
  gtk_widget_grab_focus (row);
  g_signal_emit_by_name (self, "changed");
}

static void
remove_row (GtkWidget *row)
{
  ZhOrderList *self = get_list (row);
  int          index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  GtkWidget   *next;

  gtk_list_box_remove (self->list, row);
  next = get_row (self, MIN (index, (int) zh_order_list_get_n (self) - 1));
  if (next != NULL)
    gtk_widget_grab_focus (next);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
key_pressed_cb (GtkWidget      *row,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  int             index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  gboolean        on_row = gtk_root_get_focus (gtk_widget_get_root (row)) == row;

  if (held == GDK_ALT_MASK && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    move_row (row, index - 1);
  else if (held == GDK_ALT_MASK && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    move_row (row, index + 1);
  else if (held == 0 && keyval == GDK_KEY_Delete && on_row && get_list (row)->removable)
    remove_row (row);
  else if (held == 0 && (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space) && on_row)
    gtk_widget_mnemonic_activate (g_object_get_data (G_OBJECT (row), CHILD_KEY), FALSE);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
up_clicked_cb (GtkWidget *row)
{
  move_row (row, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) - 1);
}

static void
down_clicked_cb (GtkWidget *row)
{
  move_row (row, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) + 1);
}

static GdkContentProvider *
drag_prepare_cb (GtkWidget *row)
{
  return gdk_content_provider_new_typed (GTK_TYPE_LIST_BOX_ROW, row);
}

static gboolean
dropped_cb (GtkWidget    *row,
            const GValue *value)
{
  GtkWidget *dragged = g_value_get_object (value);

  if (dragged == NULL || dragged == row || gtk_widget_get_parent (dragged) != gtk_widget_get_parent (row))
    return FALSE;
  move_row (dragged, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
  return TRUE;
}

static GtkWidget *
make_button (const char *icon,
             const char *label,
             GtkWidget  *row,
             GCallback   clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", clicked, row, G_CONNECT_SWAPPED);
  return button;
}

static void
add_buttons (ZhOrderList *self,
             GtkBox      *box,
             GtkWidget   *row,
             const char  *name)
{
  g_autofree char *up = g_strdup_printf (_ ("Move %s up (Alt+Up)"), name);
  g_autofree char *down = g_strdup_printf (_ ("Move %s down (Alt+Down)"), name);
  g_autofree char *drop = g_strdup_printf (_ ("Remove %s"), name);

  gtk_box_append (box, make_button ("go-up-symbolic", up, row, G_CALLBACK (up_clicked_cb)));
  gtk_box_append (box, make_button ("go-down-symbolic", down, row, G_CALLBACK (down_clicked_cb)));
  if (self->removable)
    gtk_box_append (box, make_button ("user-trash-symbolic", drop, row, G_CALLBACK (remove_row)));
}

static void
add_controllers (GtkWidget *row,
                 GtkWidget *handle)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (GTK_TYPE_LIST_BOX_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), row, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (zh_widget_listen (row, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), row),
                                              GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}

static void
zh_order_list_class_init (ZhOrderListClass *class)
{
  ZH_SIGNAL (class, "changed", 0);
}

static void
zh_order_list_init (ZhOrderList *self)
{
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "boxed-list");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->list));
}

GtkWidget *
zh_order_list_new (const char *label,
                   gboolean    removable)
{
  ZhOrderList *self = g_object_new (ZH_TYPE_ORDER_LIST, NULL);

  self->removable = removable;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

void
zh_order_list_append (ZhOrderList *self,
                      GtkWidget   *child,
                      const char  *name)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");

  g_return_if_fail (ZH_IS_ORDER_LIST (self));

  gtk_widget_set_hexpand (child, TRUE);
  gtk_widget_set_margin_start (box, 9);
  gtk_widget_set_margin_end (box, 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), child);
  add_buttons (self, GTK_BOX (box), row, name);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (row), CHILD_KEY, child);
  add_controllers (row, handle);
  gtk_list_box_append (self->list, row);
  g_signal_emit_by_name (self, "changed");
}

void
zh_order_list_clear (ZhOrderList *self)
{
  GtkWidget *row;

  g_return_if_fail (ZH_IS_ORDER_LIST (self));

  while ((row = get_row (self, 0)) != NULL)
    gtk_list_box_remove (self->list, row);
  g_signal_emit_by_name (self, "changed");
}

guint
zh_order_list_get_n (ZhOrderList *self)
{
  guint n = 0;

  g_return_val_if_fail (ZH_IS_ORDER_LIST (self), 0);

  while (get_row (self, (int) n) != NULL)
    n++;
  return n;
}

GtkWidget *
zh_order_list_get_child (ZhOrderList *self,
                         guint        index)
{
  g_return_val_if_fail (ZH_IS_ORDER_LIST (self), NULL);

  return g_object_get_data (G_OBJECT (get_row (self, (int) index)), CHILD_KEY);
}

void
zh_order_list_focus_last (ZhOrderList *self)
{
  guint n = zh_order_list_get_n (self);

  if (n > 0)
    gtk_widget_grab_focus (get_row (self, (int) n - 1));
}
