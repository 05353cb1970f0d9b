#include "config.h"

#include "post-pen.h"

#define CORNER 3

void
zh_post_pen_init (ZhPostPen   *self,
                  GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  *self = (ZhPostPen){ .widget = widget, .snapshot = snapshot };
  gtk_style_context_get_color (style, &self->ink);
  if (!gtk_style_context_lookup_color (style, "window_bg_color", &self->paper))
    self->paper = (GdkRGBA){ 1, 1, 1, 1 };
  self->faint = self->ink;
  self->faint.alpha *= 0.12f;
}

static graphene_rect_t
to_rect (const GdkRectangle *box)
{
  return GRAPHENE_RECT_INIT ((float) box->x, (float) box->y, (float) box->width, (float) box->height);
}

void
zh_post_pen_write (ZhPostPen          *self,
                   const char         *text,
                   const GdkRectangle *box,
                   double              xalign)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->widget, text);
  int width;
  int height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT ((float) (box->x + ZH_POST_PADDING + (box->width - 2 * ZH_POST_PADDING - width) * xalign),
                                                                (float) (box->y + (box->height - height) / 2)));
  gtk_snapshot_append_layout (self->snapshot, layout, &self->ink);
  gtk_snapshot_restore (self->snapshot);
}

void
zh_post_pen_fill (ZhPostPen          *self,
                  const GdkRGBA      *colour,
                  const GdkRectangle *box)
{
  const graphene_rect_t rect = to_rect (box);

  gtk_snapshot_append_color (self->snapshot, colour, &rect);
}

void
zh_post_pen_outline (ZhPostPen          *self,
                     const GdkRectangle *box,
                     float               width)
{
  const graphene_rect_t rect = to_rect (box);
  const float           widths[4] = { width, width, width, width };
  const GdkRGBA         colours[4] = { self->ink, self->ink, self->ink, self->ink };
  GskRoundedRect        outline;

  gsk_rounded_rect_init_from_rect (&outline, &rect, CORNER);
  gtk_snapshot_append_border (self->snapshot, &outline, widths, colours);
}
