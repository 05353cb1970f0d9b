#include "config.h"

#include "hall-tile.h"

#define PADDING 5

struct _ZhHallTile
{
  GtkWidget parent_instance;

  ZhBoardRow  *row;
  gboolean     cursor;
  ZhHallDetail detail;
  int          scale_percent;
};

G_DEFINE_FINAL_TYPE (ZhHallTile, zh_hall_tile, GTK_TYPE_WIDGET)

static const struct
{
  const char *glyph; /* the state by shape */
  const char *style_class;
} looks[] = {
  [ZH_BOARD_OPEN] = { "○", "open" },
  [ZH_BOARD_PLAYED] = { "●", "played" },
  [ZH_BOARD_FORFEIT] = { "◪", "forfeit" },
  [ZH_BOARD_ADJOURNED] = { "◔", "adjourned" },
  [ZH_BOARD_BYE] = { "–", "bye" },
};

static PangoLayout *
make_layout (ZhHallTile *self,
             const char *text,
             gboolean    bold)
{
  PangoLayout   *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  if (self->scale_percent != 100)
    pango_attr_list_insert (attributes, pango_attr_scale_new (self->scale_percent / 100.0));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* Draws @text in a line of the tile; @align from 0, left, to 1, right. */
static void
draw_text (ZhHallTile  *self,
           GtkSnapshot *snapshot,
           const char  *text,
           gboolean     bold,
           int          x,
           int          y,
           int          width,
           int          line_height,
           float        align)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text, bold);
  GdkRGBA colour;
  int     text_width;
  int     text_height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + (int) ((width - text_width) * align), y + (line_height - text_height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_names (ZhHallTile  *self,
            GtkSnapshot *snapshot,
            int          y,
            int          line_height,
            int          width)
{
  const ZhBoardSide *white = zh_board_row_get_side (self->row, ZH_COLOUR_WHITE);
  const ZhBoardSide *black = zh_board_row_get_side (self->row, ZH_COLOUR_BLACK);
  gboolean           full = self->detail == ZH_HALL_FULL_NAMES;

  draw_text (self, snapshot, full ? white->name : white->surname, FALSE, PADDING, y, width, line_height, 0);
  draw_text (self, snapshot, full ? black->name : black->surname, FALSE, PADDING, y + line_height, width, line_height, 0);
}

static void
zh_hall_tile_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  ZhHallTile      *self = ZH_HALL_TILE (widget);
  int              width = gtk_widget_get_width (widget) - 2 * PADDING;
  int              height = gtk_widget_get_height (widget);
  gboolean         names = self->detail != ZH_HALL_NUMBERS || self->cursor;
  int              n_lines = names ? 3 : 2;
  int              line_height = (height - 2) / n_lines;
  const char      *glyph;
  const char      *result;
  g_autofree char *state = NULL;
  g_autofree char *flags = NULL;

  if (self->row == NULL)
    return;
  flags = zh_board_flags_format (zh_board_row_get_flags (self->row));
  glyph = looks[zh_board_row_get_state (self->row)].glyph;
  result = zh_board_row_get_state (self->row) == ZH_BOARD_OPEN ? "" : zh_board_row_get_result_text (self->row);

  draw_text (self, snapshot, zh_board_row_get_board (self->row), TRUE, PADDING, 1, width, line_height, 0);
  if (names)
    {
      state = g_strdup_printf ("%s %s %s", flags, result, glyph);
      draw_text (self, snapshot, state, TRUE, PADDING, 1, width, line_height, 1);
      draw_names (self, snapshot, 1 + line_height, line_height, width);
    }
  else
    {
      draw_text (self, snapshot, glyph, FALSE, PADDING, 1, width, line_height, 1);
      draw_text (self, snapshot, *result != '\0' ? result : flags, TRUE, PADDING, 1 + line_height, width, line_height, 0.5);
    }
}

static void
show_state (ZhHallTile *self)
{
  GtkWidget       *widget = GTK_WIDGET (self);
  g_autofree char *label = zh_board_row_format_label (self->row);

  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    if (i == zh_board_row_get_state (self->row))
      gtk_widget_add_css_class (widget, looks[i].style_class);
    else
      gtk_widget_remove_css_class (widget, looks[i].style_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (widget);
}

static void
zh_hall_tile_dispose (GObject *object)
{
  zh_hall_tile_set_row (ZH_HALL_TILE (object), NULL);
  G_OBJECT_CLASS (zh_hall_tile_parent_class)->dispose (object);
}

static void
zh_hall_tile_class_init (ZhHallTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_hall_tile_dispose;
  widget_class->snapshot = zh_hall_tile_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
zh_hall_tile_init (ZhHallTile *self)
{
  self->scale_percent = 100;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
zh_hall_tile_new (void)
{
  return g_object_new (ZH_TYPE_HALL_TILE, NULL);
}

void
zh_hall_tile_set_row (ZhHallTile *self,
                      ZhBoardRow *row)
{
  g_return_if_fail (ZH_IS_HALL_TILE (self));

  if (self->row == row)
    return;
  if (self->row != NULL)
    g_signal_handlers_disconnect_by_func (self->row, show_state, self);
  g_set_object (&self->row, row);
  if (row == NULL)
    return;
  g_signal_connect_swapped (row, "changed", G_CALLBACK (show_state), self);
  show_state (self);
}

ZhBoardRow *
zh_hall_tile_get_row (ZhHallTile *self)
{
  g_return_val_if_fail (ZH_IS_HALL_TILE (self), NULL);
  return self->row;
}

void
zh_hall_tile_set_cursor (ZhHallTile *self,
                         gboolean    cursor)
{
  g_return_if_fail (ZH_IS_HALL_TILE (self));

  if (self->cursor == cursor)
    return;
  self->cursor = cursor;
  if (cursor)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_SELECTED);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
zh_hall_tile_set_detail (ZhHallTile  *self,
                         ZhHallDetail detail,
                         int          scale_percent)
{
  g_return_if_fail (ZH_IS_HALL_TILE (self));

  if (self->detail == detail && self->scale_percent == scale_percent)
    return;
  self->detail = detail;
  self->scale_percent = scale_percent;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
