#include "config.h"

#include "text-size.h"

int
zh_text_get_percent (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return MAX ((int) ((gint64) dpi * 100 / ZH_USUAL_XFT_DPI), 100);
}
