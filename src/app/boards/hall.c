#include "config.h"

#include "hall.h"

#include <glib/gi18n.h>

#include "hall-grid.h"

struct _ZhHall
{
  ZhBin parent_instance;

  ZhBoardList *list;
  ZhHallGrid  *grid;
  GtkLabel    *cursor_label;
  GtkWidget   *pager;
  GtkLabel    *page_label;
  GtkWidget   *previous_page;
  GtkWidget   *next_page;
  guint        update_source;
};

G_DEFINE_FINAL_TYPE (ZhHall, zh_hall, ZH_TYPE_BIN)

static const char *
get_board_at (ZhHall *self,
              guint   position)
{
  g_autoptr (ZhBoardRow) row =
      g_list_model_get_item (G_LIST_MODEL (zh_board_list_get_selection (self->list)), position);

  return row != NULL ? zh_board_row_get_board (row) : ""; /* the list keeps the row */
}

static void
update_pager (ZhHall *self)
{
  ZhHallLayout     *layout = zh_hall_grid_get_layout (self->grid);
  const ZhHallPlan *plan = zh_hall_layout_get_plan (layout);
  guint             page = zh_hall_layout_get_page (layout);
  guint             n_rows = g_list_model_get_n_items (G_LIST_MODEL (zh_board_list_get_selection (self->list)));
  guint             first = page * plan->per_page;
  guint             last = MIN (first + plan->per_page, n_rows);
  g_autofree char  *text = NULL;

  gtk_widget_set_visible (self->pager, plan->n_pages > 1);
  if (plan->n_pages <= 1 || last == 0)
    return;
  text = g_strdup_printf (_ ("Boards %s–%s, page %u of %u"), get_board_at (self, first), get_board_at (self, last - 1),
                          page + 1, plan->n_pages);
  gtk_label_set_text (self->page_label, text);
  gtk_widget_set_sensitive (self->previous_page, page > 0);
  gtk_widget_set_sensitive (self->next_page, page + 1 < plan->n_pages);
}

static gboolean
update_pager_cb (gpointer user_data)
{
  ZhHall *self = user_data;

  self->update_source = 0;
  update_pager (self);
  return G_SOURCE_REMOVE;
}

/* Comes in the middle of an allocation, where nothing may be resized. */
static void
plan_changed_cb (ZhHall *self)
{
  if (self->update_source == 0)
    self->update_source = g_idle_add (update_pager_cb, self);
}

static void
update_cursor_label (ZhHall *self)
{
  ZhBoardRow      *row = zh_board_list_get_cursor (self->list);
  g_autofree char *text = row != NULL ? zh_board_row_format_label (row) : g_strdup ("");

  gtk_label_set_text (self->cursor_label, text);
}

static void
previous_page_cb (ZhHall *self)
{
  zh_hall_grid_turn_page (self->grid, -1);
}

static void
next_page_cb (ZhHall *self)
{
  zh_hall_grid_turn_page (self->grid, 1);
}

static void
zh_hall_dispose (GObject *object)
{
  ZhHall *self = ZH_HALL (object);

  g_clear_handle_id (&self->update_source, g_source_remove);
  G_OBJECT_CLASS (zh_hall_parent_class)->dispose (object);
  g_clear_object (&self->list);
}

static void
zh_hall_class_init (ZhHallClass *class)
{
  G_OBJECT_CLASS (class)->dispose = zh_hall_dispose;
  g_type_ensure (ZH_TYPE_HALL_GRID);
  ZH_TEMPLATE (class, ZhHall, "hall", grid, cursor_label, pager, page_label, previous_page,
               next_page);
  ZH_TEMPLATE_CALLBACKS (class, previous_page_cb, next_page_cb);
}

static void
zh_hall_init (ZhHall *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (zh_hall_grid_get_layout (self->grid), "plan-changed", G_CALLBACK (plan_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
zh_hall_set_list (ZhHall      *self,
                  ZhBoardList *list)
{
  GtkSingleSelection *selection = zh_board_list_get_selection (list);

  g_return_if_fail (ZH_IS_HALL (self));
  g_return_if_fail (self->list == NULL);

  self->list = g_object_ref (list);
  zh_hall_grid_set_list (self->grid, list);
  g_signal_connect_object (selection, "notify::selected-item", G_CALLBACK (update_cursor_label), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (list, "counts-changed", G_CALLBACK (update_cursor_label), self, G_CONNECT_SWAPPED);
  update_cursor_label (self);
}

void
zh_hall_set_room (ZhHall *self,
                  int     columns,
                  int     aisle)
{
  g_return_if_fail (ZH_IS_HALL (self));
  zh_hall_layout_set_room (zh_hall_grid_get_layout (self->grid), columns, aisle);
}

void
zh_hall_take_focus (ZhHall *self)
{
  g_return_if_fail (ZH_IS_HALL (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

ZhBoardRow *
zh_hall_get_row_at (ZhHall *self,
                    double  x,
                    double  y)
{
  GtkWidget *tile;

  g_return_val_if_fail (ZH_IS_HALL (self), NULL);

  tile = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  return ZH_IS_HALL_TILE (tile) ? zh_hall_tile_get_row (ZH_HALL_TILE (tile)) : NULL;
}

gboolean
zh_hall_get_cursor_area (ZhHall       *self,
                         GdkRectangle *area)
{
  ZhHallTile     *tile;
  graphene_rect_t bounds;

  g_return_val_if_fail (ZH_IS_HALL (self), FALSE);

  tile = zh_hall_grid_get_cursor_tile (self->grid);
  if (tile == NULL || !gtk_widget_compute_bounds (GTK_WIDGET (tile), GTK_WIDGET (self), &bounds))
    return FALSE;
  *area = (GdkRectangle){ bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
  return TRUE;
}
