#include "config.h"

#include "hall-view.h"

#include "report-draw.h"

struct _ZhHallView
{
  GtkWidget parent_instance;

  const ZhReportPages *pages; /* unowned, see zh_hall_view_show() */
  guint                page;
};

G_DEFINE_FINAL_TYPE (ZhHallView, zh_hall_view, GTK_TYPE_WIDGET)

/* All texts of the page, for who has it read out. */
static char *
dup_words (const GPtrArray *page)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < page->len; i++)
    {
      const ZhPageItem *item = g_ptr_array_index (page, i);

      if (item->kind == ZH_ITEM_TEXT)
        g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "", item->text);
    }
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
zh_hall_view_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  ZhHallView     *self = ZH_HALL_VIEW (widget);
  float           width = (float) gtk_widget_get_width (widget);
  float           height = (float) gtk_widget_get_height (widget);
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, width, height);
  const GdkRGBA   white = { 1, 1, 1, 1 };
  double          scale;
  cairo_t        *cr;

  gtk_snapshot_append_color (snapshot, &white, &area);
  if (self->pages == NULL || width < 1 || height < 1)
    return;
  scale = MIN (width / self->pages->width_pt, height / self->pages->height_pt);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_translate (cr, (width - self->pages->width_pt * scale) / 2, (height - self->pages->height_pt * scale) / 2);
  cairo_scale (cr, scale, scale);
  zh_report_draw_page (self->pages, self->page, cr);
  cairo_destroy (cr);
}

static void
zh_hall_view_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  g_signal_emit_by_name (widget, "resized");
}

static void
zh_hall_view_class_init (ZhHallViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = zh_hall_view_snapshot;
  widget_class->size_allocate = zh_hall_view_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  ZH_SIGNAL (class, "resized", 0);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "hall.held", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "hall.held", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, 0, "hall.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, 0, "hall.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "hall.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, 0, "hall.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, 0, "hall.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "hall.previous", NULL);
}

static void
zh_hall_view_init (ZhHallView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
zh_hall_view_show (ZhHallView          *self,
                   const ZhReportPages *pages,
                   guint                page)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ZH_IS_HALL_VIEW (self));

  self->pages = pages;
  self->page = page;
  words = pages != NULL ? dup_words (zh_report_pages_get_page (pages, page)) : g_strdup ("");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const GPtrArray *
zh_hall_view_get_page (ZhHallView *self)
{
  g_return_val_if_fail (ZH_IS_HALL_VIEW (self), NULL);
  return self->pages != NULL ? zh_report_pages_get_page (self->pages, self->page) : NULL;
}

double
zh_hall_view_get_shape (ZhHallView *self)
{
  int height;

  g_return_val_if_fail (ZH_IS_HALL_VIEW (self), 1);
  height = gtk_widget_get_height (GTK_WIDGET (self));
  return height > 0 ? gtk_widget_get_width (GTK_WIDGET (self)) / (double) height : 1;
}
