/* What the picture of a pairing is drawn with: inks, text on one line, outlines, and the squares of the colours. */
#pragma once

#include <gtk/gtk.h>

#include "tournament.h"

G_BEGIN_DECLS

/**
 * ZhBandsPen:
 * @cr: for lines, while they are drawn
 * @sight: what of the picture is to be seen
 * @ink: of text; @dim of what is less than that, @faint of the ground, @accent of what is chosen
 */
typedef struct
{
  GtkWidget      *widget;
  GtkSnapshot    *snapshot;
  cairo_t        *cr;
  graphene_rect_t sight;
  GdkRGBA         ink;
  GdkRGBA         dim;
  GdkRGBA         faint;
  GdkRGBA         accent;
} ZhBandsPen;

/**
 * ZhBandsText:
 * @attributes: (nullable): of Pango, as pango_attr_list_from_string() reads them
 */
typedef struct
{
  const char    *text;
  const GdkRGBA *colour;
  const char    *attributes;
} ZhBandsText;

/* Takes the inks from the style of the widget. */
void zh_bands_pen_init (ZhBandsPen  *self,
                        GtkWidget   *widget,
                        GtkSnapshot *snapshot);

/* Writes from the left of the box, in the middle of its height; what is too long ends in dots. */
void zh_bands_pen_write (ZhBandsPen            *self,
                         const ZhBandsText     *text,
                         const graphene_rect_t *box);

/* Draws the edge of the box, its corners round. */
void zh_bands_pen_outline (ZhBandsPen            *self,
                           const graphene_rect_t *box,
                           float                  width,
                           const GdkRGBA         *colour);

/* Draws a square of that colour with its letter: neither the shade nor the letter is left to say it alone. */
void zh_bands_pen_colour_square (ZhBandsPen            *self,
                                 const graphene_rect_t *box,
                                 ZhColour               colour);

G_END_DECLS
