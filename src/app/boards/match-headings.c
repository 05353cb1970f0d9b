#include "config.h"

#include "match-headings.h"

/* Left and right of the texts, as in a cell. */
#define PADDING 8

/* How much of the room above a match stays empty. */
#define GAP_PERCENT 25

#define BOLD_SCALE 1.15
#define PAPER_ALPHA 0.08f

/* What is drawn at the moment, and where. */
typedef struct
{
  GtkWidget      *table;
  GtkSnapshot    *snapshot;
  GdkRGBA         colour;
  graphene_rect_t line;
} Heading;

static void
set_class (GtkWidget  *widget,
           const char *style_class,
           gboolean    has_it)
{
  if (gtk_widget_has_css_class (widget, style_class) == has_it)
    return;
  if (has_it)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

void
zh_match_headings_mark (GtkWidget  *row_widget,
                        ZhBoardRow *row)
{
  gboolean has_heading = zh_board_row_get_heading (row) != NULL;

  set_class (row_widget, "match-first", has_heading);
  set_class (row_widget, "match-none", zh_board_row_begins (row) && !has_heading);
  if (has_heading)
    gtk_widget_queue_draw (row_widget);
}

static PangoLayout *
make_layout (GtkWidget  *table,
             const char *text,
             gboolean    bold)
{
  PangoLayout   *layout = gtk_widget_create_pango_layout (table, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  if (bold)
    {
      pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_attr_list_insert (attributes, pango_attr_scale_new (BOLD_SCALE));
    }
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

/* In the line from @left to @right, cut off where it is too long; @align from 0, left, to 1, right.
 * Returns how wide it came out. */
static float
draw_text (const Heading *self,
           const char    *text,
           gboolean       bold,
           float          left,
           float          right,
           float          align)
{
  g_autoptr (PangoLayout) layout = make_layout (self->table, text, bold);
  int width;
  int height;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) MAX (right - left, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (left + (int) ((right - left - (float) width) * align),
                                                                self->line.origin.y + (int) ((self->line.size.height - (float) height) / 2)));
  gtk_snapshot_append_layout (self->snapshot, layout, &self->colour);
  gtk_snapshot_restore (self->snapshot);
  return (float) width;
}

/* The room above the row without the gap. */
static graphene_rect_t
get_line (GtkWidget             *row_widget,
          const graphene_rect_t *row)
{
  GtkBorder margin;
  float     gap;

  gtk_style_context_get_margin (gtk_widget_get_style_context (row_widget), &margin);
  gap = (float) (margin.top * GAP_PERCENT / 100);
  return GRAPHENE_RECT_INIT (row->origin.x, row->origin.y - (float) margin.top + gap, row->size.width, (float) margin.top - gap);
}

/* The number above board and points, the teams above the players, the score between them, and at the end
 * what is open. */
static void
draw_texts (const Heading        *self,
            const ZhMatchHeading *heading,
            const graphene_rect_t cells[3])
{
  float left = self->line.origin.x + PADDING;
  float right = self->line.origin.x + self->line.size.width - PADDING;
  float open_width;

  draw_text (self, heading->number, TRUE, left, cells[0].origin.x, 0);
  draw_text (self, heading->teams[0], TRUE, cells[0].origin.x + PADDING, cells[1].origin.x - PADDING, 0);
  draw_text (self, heading->score, TRUE, cells[1].origin.x, cells[1].origin.x + cells[1].size.width, 0.5);
  open_width = draw_text (self, heading->open, FALSE, cells[2].origin.x + PADDING, right, 1);
  draw_text (self, heading->teams[1], TRUE, cells[2].origin.x + PADDING, right - open_width - 2 * PADDING, 0);
}

void
zh_match_headings_draw (GtkWidget             *table,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *area,
                        GtkWidget             *row_widget,
                        GtkWidget             *result,
                        const ZhMatchHeading  *heading)
{
  Heading         self = { .table = table, .snapshot = snapshot };
  GtkWidget      *widgets[3] = { gtk_widget_get_prev_sibling (result), result, gtk_widget_get_next_sibling (result) };
  graphene_rect_t cells[3];
  graphene_rect_t row;
  GdkRGBA         paper;

  for (int i = 0; i < 3; i++)
    if (!gtk_widget_compute_bounds (widgets[i], table, &cells[i]))
      return;
  if (!gtk_widget_compute_bounds (row_widget, table, &row))
    return;
  self.line = get_line (row_widget, &row);
  if (!graphene_rect_intersection (&self.line, area, NULL))
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (table), &self.colour);
  paper = self.colour;
  paper.alpha *= PAPER_ALPHA;
  gtk_snapshot_append_color (snapshot, &paper, &self.line);
  draw_texts (&self, heading, cells);
}
