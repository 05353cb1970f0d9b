#include "config.h"

#include "text-size.h"

int
zh_text_get_percent (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return MAX ((int) ((gint64) dpi * 100 / ZH_USUAL_XFT_DPI), 100);
}

int
zh_text_measure (GtkWidget  *widget,
                 const char *text,
                 int        *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, height);
  return width;
}
