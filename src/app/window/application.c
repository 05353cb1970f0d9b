#include "config.h"

#include "application.h"

#include <glib/gi18n.h>

#include "app-settings.h"
#include "appearance.h"
#include "dialog-size.h"
#include "preferences-window.h"
#include "shortcuts.h"
#include "spoken-names.h"
#include "text-bounds.h"
#include "window.h"

struct _ZhApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (ZhApplication, zh_application, ADW_TYPE_APPLICATION)

static void
quit_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
about_action (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  adw_show_about_window (gtk_application_get_active_window (user_data),
                         "application-name", "Zhereb",
                         "application-icon", ZH_APPLICATION_ID,
                         "version", ZH_VERSION,
                         "comments", _ ("Arbiter's workstation for chess and draughts"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         NULL);
}

static void
preferences_action (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (user_data);

  gtk_window_present (GTK_WINDOW (zh_preferences_window_new (parent, ZH_APPLICATION (user_data)->settings)));
}

/* A step larger or smaller, within what the preferences allow; 0 back to the desktop's size. */
static void
text_size_action (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  GSettings *settings = ZH_APPLICATION (user_data)->settings;
  int        step = g_variant_get_int32 (parameter);
  int        percent = step == 0 ? 100 : g_settings_get_int (settings, "text-scale") + step;

  g_settings_set_int (settings, "text-scale", CLAMP (percent, 75, 200));
}

static const GActionEntry actions[] = {
  { .name = "text-size", .activate = text_size_action, .parameter_type = "i" },
  { .name = "preferences", .activate = preferences_action },
  { .name = "quit", .activate = quit_action },
  { .name = "about", .activate = about_action },
};

static void
zh_application_startup (GApplication *application)
{
  ZhApplication *self = ZH_APPLICATION (application);

  G_APPLICATION_CLASS (zh_application_parent_class)->startup (application);

  self->settings = zh_settings_new ();
  gtk_icon_theme_add_resource_path (gtk_icon_theme_get_for_display (gdk_display_get_default ()),
                                    "/org/zhereb/Zhereb/icons");
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  zh_appearance_follow (GTK_APPLICATION (self), self->settings);
  zh_dialog_size_install ();
  zh_shortcuts_install (GTK_APPLICATION (self));
  zh_spoken_names_install ();
  zh_text_bounds_install ();
}

static ZhWindow *
find_window (ZhApplication *self,
             const char    *path)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    {
      ZhDesk *desk = ZH_IS_WINDOW (l->data) ? zh_session_get_desk (zh_window_get_session (l->data)) : NULL;

      if (ZH_IS_WINDOW (l->data) && (path == NULL ? desk == NULL : desk != NULL && g_strcmp0 (zh_desk_get_path (desk), path) == 0))
        return l->data;
    }
  return NULL;
}

static void
zh_application_activate (GApplication *application)
{
  ZhApplication *self = ZH_APPLICATION (application);
  GtkWindow     *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL)
    window = GTK_WINDOW (zh_window_new (ADW_APPLICATION (self), self->settings));
  gtk_window_present (window);
}

/* One window a file; an empty window takes the first. */
static void
open_file (ZhApplication *self,
           GFile         *file)
{
  g_autofree char *path = g_file_get_path (file);
  ZhWindow        *window = path != NULL ? find_window (self, path) : NULL;

  if (window == NULL)
    {
      window = find_window (self, NULL);
      if (window == NULL)
        window = zh_window_new (ADW_APPLICATION (self), self->settings);
      gtk_window_present (GTK_WINDOW (window));
      zh_window_open_path (window, path != NULL ? path : "");
      return;
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
zh_application_open (GApplication *application,
                     GFile       **files,
                     int           n_files,
                     const char   *hint)
{
  for (int i = 0; i < n_files; i++)
    open_file (ZH_APPLICATION (application), files[i]);
}

static void
zh_application_finalize (GObject *object)
{
  g_clear_object (&ZH_APPLICATION (object)->settings);
  G_OBJECT_CLASS (zh_application_parent_class)->finalize (object);
}

static void
zh_application_class_init (ZhApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = zh_application_finalize;
  application_class->startup = zh_application_startup;
  application_class->activate = zh_application_activate;
  application_class->open = zh_application_open;
}

static void
zh_application_init (ZhApplication *self)
{
}

ZhApplication *
zh_application_new (GApplicationFlags flags)
{
  return g_object_new (ZH_TYPE_APPLICATION,
                       "application-id", ZH_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN | flags,
                       "resource-base-path", "/org/zhereb/Zhereb",
                       NULL);
}
