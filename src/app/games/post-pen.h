/* What the tables of games by correspondence are drawn with: inks of the style, text in a box, filled boxes, outlines. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Room around text, in pixels. */
#define ZH_POST_PADDING 6

/**
 * ZhPostPen:
 * @ink: of text; @faint of lines and of the row under the cursor, @paper of what lies over the rest
 */
typedef struct
{
  GtkWidget   *widget;
  GtkSnapshot *snapshot;
  GdkRGBA      ink;
  GdkRGBA      faint;
  GdkRGBA      paper;
} ZhPostPen;

/* Takes the inks from the style of the widget. */
void zh_post_pen_init (ZhPostPen   *self,
                       GtkWidget   *widget,
                       GtkSnapshot *snapshot);

/**
 * zh_post_pen_write:
 * @xalign: 0 for the left of the box, 1 for its right
 *
 * In the middle of the height, with %ZH_POST_PADDING beside it.
 */
void zh_post_pen_write (ZhPostPen          *self,
                        const char         *text,
                        const GdkRectangle *box,
                        double              xalign);

/* Fills the box with a colour. */
void zh_post_pen_fill (ZhPostPen          *self,
                       const GdkRGBA      *colour,
                       const GdkRectangle *box);

/* Draws the edge of the box, its corners round; @width in pixels. */
void zh_post_pen_outline (ZhPostPen          *self,
                          const GdkRectangle *box,
                          float               width);

G_END_DECLS
