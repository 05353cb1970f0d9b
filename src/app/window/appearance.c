#include "config.h"

#include "appearance.h"

/* What GTK takes where the desktop names no resolution: 96 dots an inch, in 1024ths. */
#define USUAL_XFT_DPI (96 * 1024)

typedef struct
{
  GtkApplication *application; /* unowned: it owns this */
  GSettings      *settings;
  int             own_xft_dpi; /* of the desktop */
} Appearance;

static void
appearance_free (gpointer data)
{
  Appearance *self = data;

  g_object_unref (self->settings);
  g_free (self);
}

static void
scale_text (Appearance *self)
{
  int percent = g_settings_get_int (self->settings, "text-scale");

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", self->own_xft_dpi * percent / 100, NULL);
}

static void
space_rows (GtkWidget  *window,
            Appearance *self)
{
  if (g_settings_get_boolean (self->settings, "roomy-rows"))
    gtk_widget_add_css_class (window, "roomy");
  else
    gtk_widget_remove_css_class (window, "roomy");
}

static void
space_all_rows (Appearance *self)
{
  for (GList *l = gtk_application_get_windows (self->application); l != NULL; l = l->next)
    space_rows (l->data, self);
}

static void
window_added_cb (Appearance *self,
                 GtkWidget  *window)
{
  space_rows (window, self);
}

void
zh_appearance_follow (GtkApplication *application,
                      GSettings      *settings)
{
  Appearance *self = g_new0 (Appearance, 1);

  self->application = application;
  self->settings = g_object_ref (settings);
  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &self->own_xft_dpi, NULL);
  if (self->own_xft_dpi <= 0)
    self->own_xft_dpi = USUAL_XFT_DPI;
  g_object_set_data_full (G_OBJECT (application), "zh-appearance", self, appearance_free);
  g_signal_connect_swapped (settings, "changed::text-scale", G_CALLBACK (scale_text), self);
  g_signal_connect_swapped (settings, "changed::roomy-rows", G_CALLBACK (space_all_rows), self);
  g_signal_connect_swapped (application, "window-added", G_CALLBACK (window_added_cb), self);
  if (g_settings_get_int (settings, "text-scale") != 100)
    scale_text (self);
}
