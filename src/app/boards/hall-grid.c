#include "config.h"

#include "hall-grid.h"

#include <glib/gi18n.h>

struct _ZhHallGrid
{
  GtkWidget parent_instance;

  ZhBoardList        *list;
  GtkSingleSelection *selection; /* unowned: of list */
  GPtrArray          *tiles;     /* unowned children, by position */
  ZhHallTile         *cursor;    /* unowned child, nullable */
};

G_DEFINE_FINAL_TYPE (ZhHallGrid, zh_hall_grid, GTK_TYPE_WIDGET)

static gboolean
has_focus (ZhHallGrid *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

static void
show_cursor (ZhHallGrid *self)
{
  guint       position = gtk_single_selection_get_selected (self->selection);
  ZhHallTile *tile = position < self->tiles->len ? g_ptr_array_index (self->tiles, position) : NULL;
  gboolean    focused = has_focus (self);

  if (tile != NULL)
    zh_hall_layout_set_cursor (zh_hall_grid_get_layout (self), position);
  if (tile == self->cursor)
    return;
  if (self->cursor != NULL)
    zh_hall_tile_set_cursor (self->cursor, FALSE);
  self->cursor = tile;
  if (tile == NULL)
    return;
  zh_hall_tile_set_cursor (tile, TRUE);
  if (focused)
    gtk_widget_grab_focus (GTK_WIDGET (tile));
}

static void
remove_last_tile (ZhHallGrid *self)
{
  ZhHallTile *tile = g_ptr_array_index (self->tiles, self->tiles->len - 1);

  if (tile == self->cursor)
    self->cursor = NULL;
  g_ptr_array_set_size (self->tiles, self->tiles->len - 1);
  gtk_widget_unparent (GTK_WIDGET (tile));
}

static void
sync_tiles (ZhHallGrid *self,
            guint       first)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  while (self->tiles->len > n_rows)
    remove_last_tile (self);
  while (self->tiles->len < n_rows)
    {
      GtkWidget *tile = zh_hall_tile_new ();

      g_ptr_array_add (self->tiles, tile);
      gtk_widget_set_parent (tile, GTK_WIDGET (self));
    }
  for (guint i = first; i < n_rows; i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      zh_hall_tile_set_row (g_ptr_array_index (self->tiles, i), row);
    }
}

static void
items_changed_cb (ZhHallGrid *self,
                  guint       position,
                  guint       removed,
                  guint       added)
{
  sync_tiles (self, position);
  show_cursor (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Moving about */

static void
move_cursor (ZhHallGrid *self,
             int         position)
{
  int n_rows = (int) self->tiles->len;

  if (n_rows > 0)
    gtk_single_selection_set_selected (self->selection, CLAMP (position, 0, n_rows - 1));
}

static gboolean
key_pressed_cb (ZhHallGrid     *self,
                guint           keyval,
                guint           keycode,
                GdkModifierType state)
{
  const ZhHallPlan *plan = zh_hall_layout_get_plan (zh_hall_grid_get_layout (self));
  int               position = gtk_single_selection_get_selected (self->selection);
  int               n_rows = (int) self->tiles->len;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || n_rows == 0)
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
      move_cursor (self, position - 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Right:
      move_cursor (self, position + 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Up:
      move_cursor (self, position >= plan->columns ? position - plan->columns : position);
      return GDK_EVENT_STOP;
    case GDK_KEY_Down:
      move_cursor (self, position + plan->columns < n_rows ? position + plan->columns : position);
      return GDK_EVENT_STOP;
    case GDK_KEY_Home:
      move_cursor (self, 0);
      return GDK_EVENT_STOP;
    case GDK_KEY_End:
      move_cursor (self, n_rows - 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Up:
      zh_hall_grid_turn_page (self, -1);
      return GDK_EVENT_STOP;
    case GDK_KEY_Page_Down:
      zh_hall_grid_turn_page (self, 1);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
pressed_cb (ZhHallGrid *self,
            int         n_press,
            double      x,
            double      y)
{
  GtkWidget *tile = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  guint      position;

  if (tile == NULL || !ZH_IS_HALL_TILE (tile) || !g_ptr_array_find (self->tiles, tile, &position))
    return;
  gtk_widget_grab_focus (tile);
  gtk_single_selection_set_selected (self->selection, position);
}

static gboolean
zh_hall_grid_grab_focus (GtkWidget *widget)
{
  ZhHallGrid *self = ZH_HALL_GRID (widget);

  return self->cursor != NULL && gtk_widget_grab_focus (GTK_WIDGET (self->cursor));
}

/* Tab enters at the cursor and leaves at once: the arrows move inside. */
static gboolean
zh_hall_grid_focus (GtkWidget       *widget,
                    GtkDirectionType direction)
{
  if (has_focus (ZH_HALL_GRID (widget)))
    return FALSE;
  return zh_hall_grid_grab_focus (widget);
}

/* The tile under the cursor may overlap its neighbours: it is drawn last. */
static void
zh_hall_grid_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  ZhHallGrid *self = ZH_HALL_GRID (widget);

  for (guint i = 0; i < self->tiles->len; i++)
    if (g_ptr_array_index (self->tiles, i) != self->cursor)
      gtk_widget_snapshot_child (widget, g_ptr_array_index (self->tiles, i), snapshot);
  if (self->cursor != NULL)
    gtk_widget_snapshot_child (widget, GTK_WIDGET (self->cursor), snapshot);
}

static void
zh_hall_grid_dispose (GObject *object)
{
  ZhHallGrid *self = ZH_HALL_GRID (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  while (self->tiles != NULL && self->tiles->len > 0)
    remove_last_tile (self);
  self->selection = NULL;
  g_clear_object (&self->list);
  G_OBJECT_CLASS (zh_hall_grid_parent_class)->dispose (object);
}

static void
zh_hall_grid_class_init (ZhHallGridClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_hall_grid_dispose;
  ZH_FINALIZES (class, ZhHallGrid, g_ptr_array_unref, tiles);
  widget_class->snapshot = zh_hall_grid_snapshot;
  widget_class->grab_focus = zh_hall_grid_grab_focus;
  widget_class->focus = zh_hall_grid_focus;
  gtk_widget_class_set_css_name (widget_class, "hall");
  gtk_widget_class_set_layout_manager_type (widget_class, ZH_TYPE_HALL_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
zh_hall_grid_init (ZhHallGrid *self)
{
  self->tiles = g_ptr_array_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Boards in the hall"), -1);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  zh_widget_listen (GTK_WIDGET (self), gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (zh_widget_listen (GTK_WIDGET (self), gtk_gesture_click_new (), "pressed", G_CALLBACK (pressed_cb), self)),
                                 0);
}

void
zh_hall_grid_set_list (ZhHallGrid  *self,
                       ZhBoardList *list)
{
  g_return_if_fail (ZH_IS_HALL_GRID (self));
  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  self->selection = zh_board_list_get_selection (list);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (show_cursor), self, G_CONNECT_SWAPPED);
  sync_tiles (self, 0);
  show_cursor (self);
}

ZhHallLayout *
zh_hall_grid_get_layout (ZhHallGrid *self)
{
  g_return_val_if_fail (ZH_IS_HALL_GRID (self), NULL);
  return ZH_HALL_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

ZhHallTile *
zh_hall_grid_get_cursor_tile (ZhHallGrid *self)
{
  g_return_val_if_fail (ZH_IS_HALL_GRID (self), NULL);
  return self->cursor;
}

void
zh_hall_grid_turn_page (ZhHallGrid *self,
                        int         pages)
{
  ZhHallLayout     *layout = zh_hall_grid_get_layout (self);
  const ZhHallPlan *plan = zh_hall_layout_get_plan (layout);
  int               page = CLAMP ((int) zh_hall_layout_get_page (layout) + pages, 0, (int) plan->n_pages - 1);

  g_return_if_fail (ZH_IS_HALL_GRID (self));
  move_cursor (self, page * (int) plan->per_page);
}
