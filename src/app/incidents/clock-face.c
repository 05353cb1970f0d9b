#include "config.h"

#include "clock-face.h"

#include <math.h>

#define SIZE 120

struct _ZhClockFace
{
  GtkDrawingArea parent_instance;

  int minute;
};

G_DEFINE_FINAL_TYPE (ZhClockFace, zh_clock_face, GTK_TYPE_DRAWING_AREA)

/* From @from to @to of the radius, at a part of the whole turn after 12 o'clock. */
static void
draw_ray (cairo_t *cr,
          double   radius,
          double   from,
          double   to,
          double   turn,
          double   width)
{
  double x = sin (turn * 2 * G_PI) * radius;
  double y = -cos (turn * 2 * G_PI) * radius;

  cairo_set_line_width (cr, width);
  cairo_move_to (cr, x * from, y * from);
  cairo_line_to (cr, x * to, y * to);
  cairo_stroke (cr);
}

static void
draw_cb (GtkDrawingArea *area,
         cairo_t        *cr,
         int             width,
         int             height,
         gpointer        user_data)
{
  ZhClockFace *self = ZH_CLOCK_FACE (area);
  double       radius = MIN (width, height) / 2.0 - 4;
  GdkRGBA      colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, width / 2.0, height / 2.0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 2);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_stroke (cr);
  for (int hour = 0; hour < 12; hour++)
    draw_ray (cr, radius, hour % 3 == 0 ? 0.82 : 0.9, 0.97, hour / 12.0, hour % 3 == 0 ? 3 : 1.5);
  draw_ray (cr, radius, -0.1, 0.55, self->minute / 720.0, 5);
  draw_ray (cr, radius, -0.1, 0.8, self->minute % 60 / 60.0, 2.5);
  cairo_arc (cr, 0, 0, 3.5, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
zh_clock_face_class_init (ZhClockFaceClass *class)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
zh_clock_face_init (ZhClockFace *self)
{
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self), SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_cb, NULL, NULL);
}

GtkWidget *
zh_clock_face_new (int         minute,
                   const char *label)
{
  ZhClockFace *self = g_object_new (ZH_TYPE_CLOCK_FACE, NULL);

  self->minute = minute;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}
