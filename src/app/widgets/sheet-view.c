#include "config.h"

#include "sheet-view.h"

#include "report-draw.h"

#define GAP 12
#define MIN_WIDTH 300
#define NATURAL_WIDTH 700

struct _ZhSheetView
{
  GtkWidget parent_instance;

  const ZhReportPages *pages; /* unowned, see zh_sheet_view_set_pages() */
};

G_DEFINE_FINAL_TYPE (ZhSheetView, zh_sheet_view, GTK_TYPE_WIDGET)

static double
get_scale (ZhSheetView *self,
           int          width)
{
  return MAX (width - 2 * GAP, 1) / self->pages->width_pt;
}

static int
get_page_height (ZhSheetView *self,
                 int          width)
{
  return (int) (self->pages->height_pt * get_scale (self, width)) + GAP;
}

static void
zh_sheet_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  ZhSheetView *self = ZH_SHEET_VIEW (widget);
  int          width = gtk_widget_get_width (widget);
  double       scale;

  if (self->pages == NULL)
    return;
  scale = get_scale (self, width);
  for (guint i = 0; i < self->pages->pages->len; i++)
    {
      graphene_rect_t sheet = GRAPHENE_RECT_INIT (GAP, (float) (GAP + (int) i * get_page_height (self, width)),
                                                  (float) (self->pages->width_pt * scale), (float) (self->pages->height_pt * scale));
      const GdkRGBA   white = { 1, 1, 1, 1 };
      cairo_t        *cr;

      /* paper is white in the dark theme too */
      gtk_snapshot_append_color (snapshot, &white, &sheet);
      cr = gtk_snapshot_append_cairo (snapshot, &sheet);
      cairo_translate (cr, sheet.origin.x, sheet.origin.y);
      cairo_scale (cr, scale, scale);
      zh_report_draw_page (self->pages, i, cr);
      cairo_destroy (cr);
    }
}

static GtkSizeRequestMode
zh_sheet_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
zh_sheet_view_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  ZhSheetView *self = ZH_SHEET_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  *minimum = 0;
  if (self->pages != NULL)
    *minimum = GAP + (int) self->pages->pages->len * get_page_height (self, for_size > 0 ? for_size : MIN_WIDTH);
  *natural = *minimum;
}

static void
zh_sheet_view_class_init (ZhSheetViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = zh_sheet_view_snapshot;
  widget_class->measure = zh_sheet_view_measure;
  widget_class->get_request_mode = zh_sheet_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "sheets");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
zh_sheet_view_init (ZhSheetView *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
zh_sheet_view_set_pages (ZhSheetView         *self,
                         const ZhReportPages *pages)
{
  g_return_if_fail (ZH_IS_SHEET_VIEW (self));

  self->pages = pages;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
