#include "config.h"

#include "appearance.h"

#include "text-size.h"

#define KEY "zh-appearance"

/* At the usual size of text: a symbolic icon, the mark of a check button, the least of a pane beside a table. */
#define ICON_PX 16
#define CHECK_PX 14
#define PANE_PX 220
/* Up to here a small screen has to do; beyond, a pane gets more of a large one. */
#define PANE_PERCENT 150

typedef struct
{
  GtkApplication *application; /* unowned: it owns this */
  GSettings      *settings;
  int             own_xft_dpi; /* of the desktop */
  GtkCssProvider *provider;    /* of sizes that go with the text */
} Appearance;

static void
appearance_free (gpointer data)
{
  Appearance *self = data;

  g_object_unref (self->settings);
  g_object_unref (self->provider);
  g_free (self);
}

/* Icons are measured in pixels and would stay behind. Whole pairs of pixels keep them sharp. */
static int
scale (int px)
{
  return px * zh_text_get_percent () / 200 * 2;
}

static void
scale_icons (GtkApplication *application)
{
  Appearance      *self = g_object_get_data (G_OBJECT (application), KEY);
  g_autofree char *css = NULL;

  if (zh_text_get_percent () > 100)
    css = g_strdup_printf ("window { -gtk-icon-size: %dpx; } check, radio { -gtk-icon-size: %dpx; min-width: %dpx; min-height: %dpx; } "
                           ".side-pane { min-width: %dpx; }",
                           scale (ICON_PX), scale (CHECK_PX), scale (CHECK_PX), scale (CHECK_PX), scale (PANE_PX) * zh_text_get_percent () / PANE_PERCENT);
  gtk_css_provider_load_from_data (self->provider, css != NULL ? css : "", -1);
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
    self->own_xft_dpi = ZH_USUAL_XFT_DPI;
  self->provider = gtk_css_provider_new ();
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (self->provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_set_data_full (G_OBJECT (application), KEY, self, appearance_free);
  g_signal_connect_swapped (settings, "changed::text-scale", G_CALLBACK (scale_text), self);
  g_signal_connect_swapped (settings, "changed::roomy-rows", G_CALLBACK (space_all_rows), self);
  g_signal_connect_swapped (application, "window-added", G_CALLBACK (window_added_cb), self);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (scale_icons), application, G_CONNECT_SWAPPED);
  if (g_settings_get_int (settings, "text-scale") != 100)
    scale_text (self);
  scale_icons (application);
}
