#include "config.h"

#include "bands-pen.h"

#include "language.h"

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0, 0, 0, 1 };

void
zh_bands_pen_init (ZhBandsPen  *self,
                   GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  *self = (ZhBandsPen){ .widget = widget, .snapshot = snapshot };
  gtk_style_context_get_color (style, &self->ink);
  self->accent = self->faint = self->dim = self->ink;
  self->faint.alpha *= 0.07f;
  self->dim.alpha *= 0.75f;
  gtk_style_context_lookup_color (style, "accent_color", &self->accent);
}

static PangoLayout *
make_layout (ZhBandsPen        *self,
             const ZhBandsText *text)
{
  PangoLayout   *layout = gtk_widget_create_pango_layout (self->widget, text->text);
  PangoAttrList *list = text->attributes != NULL ? pango_attr_list_from_string (text->attributes) : NULL;

  if (list != NULL)
    pango_layout_set_attributes (layout, list);
  g_clear_pointer (&list, pango_attr_list_unref);
  return layout;
}

static void
append_layout (ZhBandsPen    *self,
               PangoLayout   *layout,
               const GdkRGBA *colour,
               float          x,
               float          y)
{
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (self->snapshot, layout, colour);
  gtk_snapshot_restore (self->snapshot);
}

void
zh_bands_pen_write (ZhBandsPen            *self,
                    const ZhBandsText     *text,
                    const graphene_rect_t *box)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text);
  int height;

  pango_layout_set_width (layout, (int) box->size.width * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  append_layout (self, layout, text->colour, box->origin.x, box->origin.y + (box->size.height - (float) height) / 2);
}

void
zh_bands_pen_outline (ZhBandsPen            *self,
                      const graphene_rect_t *box,
                      float                  width,
                      const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, box, 5);
  gtk_snapshot_append_border (self->snapshot, &outline, (const float[]){ width, width, width, width },
                              (const GdkRGBA[]){ *colour, *colour, *colour, *colour });
}

void
zh_bands_pen_colour_square (ZhBandsPen            *self,
                            const graphene_rect_t *box,
                            ZhColour               colour)
{
  const ZhLanguage *language = zh_language_get_screen ();
  gboolean          is_white = colour == ZH_COLOUR_WHITE;
  ZhBandsText       letter = { is_white ? zh_trc (language, "crosstable", "W") : zh_trc (language, "crosstable", "B"),
                         is_white ? &black : &white, NULL };
  g_autoptr (PangoLayout) layout = make_layout (self, &letter);
  GskRoundedRect edge;
  int            width;
  int            height;

  gsk_rounded_rect_init_from_rect (&edge, box, 0);
  gtk_snapshot_append_color (self->snapshot, is_white ? &white : &black, box);
  gtk_snapshot_append_border (self->snapshot, &edge, (const float[]){ 1, 1, 1, 1 },
                              (const GdkRGBA[]){ self->ink, self->ink, self->ink, self->ink });
  pango_layout_get_pixel_size (layout, &width, &height);
  append_layout (self, layout, letter.colour, box->origin.x + (box->size.width - (float) width) / 2,
                 box->origin.y + (box->size.height - (float) height) / 2);
}
