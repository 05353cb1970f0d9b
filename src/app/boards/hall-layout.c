#include "config.h"

#include "hall-layout.h"

#include "hall-tile.h"

/* How much larger than needed tiles may grow. */
#define MAX_SCALE_PERCENT 130

struct _ZhHallLayout
{
  GtkLayoutManager parent_instance;

  int        columns;
  int        aisle;
  guint      cursor;
  ZhHallPlan plan;
  guint      page;
};

G_DEFINE_FINAL_TYPE (ZhHallLayout, zh_hall_layout, GTK_TYPE_LAYOUT_MANAGER)

static guint
count_tiles (GtkWidget *widget)
{
  guint n_tiles = 0;

  for (GtkWidget *tile = gtk_widget_get_first_child (widget); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    n_tiles++;
  return n_tiles;
}

static ZhHallRequest
make_request (ZhHallLayout *self,
              GtkWidget    *widget,
              int           width,
              int           height)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (gtk_widget_get_pango_context (widget), NULL, NULL);
  ZhHallRequest     request = {
        .n_tiles = count_tiles (widget),
        .width = width,
        .height = height,
        .char_width = MAX (1, PANGO_PIXELS_CEIL (pango_font_metrics_get_approximate_char_width (metrics))),
        .line_height = MAX (1, PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics))),
        .columns = self->columns,
        .aisle = self->aisle,
        .max_scale_percent = MAX_SCALE_PERCENT,
  };

  pango_font_metrics_unref (metrics);
  return request;
}

static void
zh_hall_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 280 : 120;
  *natural = *minimum;
}

/* The place of a tile on its page; under the cursor, where only numbers fit, grown to hold
 * the surnames and kept inside the hall. */
static GtkAllocation
place_tile (ZhHallLayout        *self,
            const ZhHallRequest *request,
            guint                position)
{
  const ZhHallPlan *plan = &self->plan;
  int               index = position % plan->per_page;
  GtkAllocation     place = {
        .x = zh_hall_plan_get_x (plan, index % plan->columns, self->aisle),
        .y = index / plan->columns * (plan->tile_height + ZH_HALL_GAP),
        .width = plan->tile_width,
        .height = plan->tile_height,
  };

  if (plan->detail == ZH_HALL_NUMBERS && position == self->cursor)
    {
      int width = MAX (place.width, 15 * request->char_width);
      int height = MAX (place.height, 3 * request->line_height + 8);

      place.x = CLAMP (place.x - (width - place.width) / 2, 0, MAX (0, request->width - width));
      place.y = CLAMP (place.y - (height - place.height) / 2, 0, MAX (0, request->height - height));
      place.width = width;
      place.height = height;
    }
  return place;
}

static void
allocate_tiles (ZhHallLayout        *self,
                GtkWidget           *widget,
                const ZhHallRequest *request)
{
  guint position = 0;

  for (GtkWidget *tile = gtk_widget_get_first_child (widget); tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    {
      gboolean shown = position / self->plan.per_page == self->page;

      gtk_widget_set_child_visible (tile, shown);
      if (shown)
        {
          GtkAllocation place = place_tile (self, request, position);

          zh_hall_tile_set_detail (ZH_HALL_TILE (tile), self->plan.detail, self->plan.scale_percent);
          gtk_widget_size_allocate (tile, &place, -1);
        }
      position++;
    }
}

static void
zh_hall_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  ZhHallLayout *self = ZH_HALL_LAYOUT (manager);
  ZhHallRequest request = make_request (self, widget, width, height);
  ZhHallPlan    plan = zh_hall_plan_make (&request);
  guint         page = self->cursor < request.n_tiles ? self->cursor / plan.per_page : 0;
  gboolean      changed = plan.per_page != self->plan.per_page || plan.n_pages != self->plan.n_pages || page != self->page;

  self->plan = plan;
  self->page = page;
  allocate_tiles (self, widget, &request);
  if (changed)
    g_signal_emit_by_name (self, "plan-changed");
}

static void
zh_hall_layout_class_init (ZhHallLayoutClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  manager_class->measure = zh_hall_layout_measure;
  manager_class->allocate = zh_hall_layout_allocate;
  ZH_SIGNAL (class, "plan-changed", 0);
}

static void
zh_hall_layout_init (ZhHallLayout *self)
{
  self->plan = (ZhHallPlan){ .columns = 1, .rows = 1, .per_page = 1, .n_pages = 1, .scale_percent = 100 };
}

void
zh_hall_layout_set_room (ZhHallLayout *self,
                         int           columns,
                         int           aisle)
{
  g_return_if_fail (ZH_IS_HALL_LAYOUT (self));

  self->columns = columns;
  self->aisle = aisle;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
zh_hall_layout_set_cursor (ZhHallLayout *self,
                           guint         position)
{
  gboolean moves;

  g_return_if_fail (ZH_IS_HALL_LAYOUT (self));

  /* Only a page turned, or a tile grown, needs a new layout. */
  moves = self->plan.detail == ZH_HALL_NUMBERS || position / self->plan.per_page != self->page;
  self->cursor = position;
  if (moves)
    gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

const ZhHallPlan *
zh_hall_layout_get_plan (ZhHallLayout *self)
{
  g_return_val_if_fail (ZH_IS_HALL_LAYOUT (self), NULL);
  return &self->plan;
}

guint
zh_hall_layout_get_page (ZhHallLayout *self)
{
  g_return_val_if_fail (ZH_IS_HALL_LAYOUT (self), 0);
  return self->page;
}
