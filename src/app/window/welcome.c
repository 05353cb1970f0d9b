#include "config.h"

#include "welcome.h"

struct _ZhWelcome
{
  ZhBin parent_instance;

  GtkWidget  *recent_group;
  GtkListBox *recent;
};

G_DEFINE_FINAL_TYPE (ZhWelcome, zh_welcome, ZH_TYPE_BIN)

static GtkWidget *
make_row (const char *path)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = g_filename_display_basename (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *folder_shown = g_filename_display_name (folder);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *subtitle = g_markup_escape_text (folder_shown, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (row), "path", g_strdup (path), g_free);
  return row;
}

static void
recent_activated_cb (ZhWelcome     *self,
                     GtkListBoxRow *row)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-path", "^ay", g_object_get_data (G_OBJECT (row), "path"));
}

static void
zh_welcome_class_init (ZhWelcomeClass *class)
{
  ZH_TEMPLATE (class, ZhWelcome, "welcome", recent_group, recent);
  ZH_TEMPLATE_CALLBACKS (class, recent_activated_cb);
}

static void
zh_welcome_init (ZhWelcome *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
zh_welcome_set_recent (ZhWelcome         *self,
                       const char *const *paths)
{
  GtkWidget *row;

  g_return_if_fail (ZH_IS_WELCOME (self));

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_list_box_remove (self->recent, row);
  for (const char *const *path = paths; *path != NULL; path++)
    gtk_list_box_append (self->recent, make_row (*path));
  gtk_widget_set_visible (self->recent_group, paths[0] != NULL);
}
