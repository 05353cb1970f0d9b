#include "config.h"

#include "application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app-settings.h"
#include "appearance.h"
#include "dialog-size.h"
#include "preferences-window.h"
#include "shortcuts.h"
#include "default-keys.h"
#include "letter-keys.h"
#include "spoken-names.h"
#include "text-bounds.h"
#include "window.h"

struct _ZhApplication
{
  AdwApplication parent_instance;

  GSettings *settings;

  char          *asked;   /* the path given at the start, read while the display is looked for */
  ZhFileOpening *opening; /* of it, until it is shown */
};

G_DEFINE_FINAL_TYPE (ZhApplication, zh_application, ADW_TYPE_APPLICATION)

static void
quit_action (gpointer user_data)
{
  /* one may take others along, such as those for the hall */
  GList *windows = g_list_copy_deep (gtk_application_get_windows (user_data), (GCopyFunc) (GCallback) g_object_ref, NULL);

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free_full (windows, g_object_unref);
}

static void
about_action (gpointer user_data)
{
  adw_show_about_window (gtk_application_get_active_window (user_data),
                         "application-name", "Zhereb",
                         "application-icon", ZH_APPLICATION_ID,
                         "version", ZH_VERSION,
                         "comments", _ ("Arbiter’s workstation for chess and draughts"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         NULL);
}

static void
preferences_action (gpointer user_data)
{
  GtkWindow *parent = gtk_application_get_active_window (user_data);

  gtk_window_present (GTK_WINDOW (zh_preferences_window_new (parent, ZH_APPLICATION (user_data)->settings)));
}

/* A step larger or smaller, within what the preferences allow; 0 back to the desktop's size. */
static void
text_size_action (gpointer  user_data,
                  GVariant *parameter)
{
  GSettings *settings = ZH_APPLICATION (user_data)->settings;
  int        step = g_variant_get_int32 (parameter);
  int        percent = step == 0 ? 100 : g_settings_get_int (settings, "text-scale") + step;

  g_settings_set_int (settings, "text-scale", CLAMP (percent, 75, 200));
}

static const ZhMapAction actions[] = {
  { "text-size", G_CALLBACK (text_size_action), "i" },
  { "preferences", G_CALLBACK (preferences_action) },
  { "quit", G_CALLBACK (quit_action) },
  { "about", G_CALLBACK (about_action) },
};

static void
zh_application_startup (GApplication *application)
{
  ZhApplication *self = ZH_APPLICATION (application);

  if (self->asked != NULL)
    self->opening = zh_file_opening_start (self->asked);
  /* GTK would end the program with a warning, in English. */
  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _ ("No window can be opened: there is no display. Start the program in a desktop session, or use zherebctl, which needs none"));
      exit (EXIT_FAILURE);
    }
  G_APPLICATION_CLASS (zh_application_parent_class)->startup (application);
  zh_letter_keys_install ();

  self->settings = zh_settings_new ();
  zh_action_map_add (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  zh_appearance_follow (GTK_APPLICATION (self), self->settings);
  zh_dialog_size_install ();
  zh_shortcuts_install (GTK_APPLICATION (self));
  zh_spoken_names_install ();
  zh_text_bounds_install ();
  zh_default_keys_install ();
}

/* Startup comes only where the file is opened here, not in a program that is there already. */
static gboolean
zh_application_local_command_line (GApplication *application,
                                   char       ***arguments,
                                   int          *status)
{
  ZhApplication *self = ZH_APPLICATION (application);

  for (char **argument = *arguments + 1; *argument != NULL && self->asked == NULL; argument++)
    if (**argument != '-')
      {
        g_autoptr (GFile) file = g_file_new_for_commandline_arg (*argument);

        self->asked = g_file_get_path (file);
      }
  return G_APPLICATION_CLASS (zh_application_parent_class)->local_command_line (application, arguments, status);
}

static int
zh_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;
  g_print ("zhereb %s\n", ZH_VERSION);
  return EXIT_SUCCESS;
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

/* One window a file; an empty window takes the first. What is not on this machine is refused by
 * its name. */
static void
open_file (ZhApplication *self,
           GFile         *file)
{
  g_autofree char *local = g_file_get_path (file);
  g_autofree char *path = local != NULL ? g_steal_pointer (&local) : g_file_get_parse_name (file);
  ZhWindow        *window = zh_window_find (GTK_APPLICATION (self), path);
  ZhFileOpening   *opening;

  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  opening = g_strcmp0 (path, self->asked) == 0 ? g_steal_pointer (&self->opening) : NULL;
  if (opening == NULL)
    opening = zh_file_opening_start (path);
  window = zh_window_find (GTK_APPLICATION (self), NULL);
  if (window == NULL)
    window = zh_window_new (ADW_APPLICATION (self), self->settings);
  zh_spoken_names_announce_window (GTK_WINDOW (window));
  zh_window_finish_opening (window, path, opening);
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
zh_application_dispose (GObject *object)
{
  ZhApplication *self = ZH_APPLICATION (object);

  g_clear_pointer (&self->opening, zh_file_opening_drop);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (zh_application_parent_class)->dispose (object);
}

static void
zh_application_class_init (ZhApplicationClass *class)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_application_dispose;
  ZH_FINALIZES (class, ZhApplication, g_free, asked);
  application_class->local_command_line = zh_application_local_command_line;
  application_class->startup = zh_application_startup;
  application_class->handle_local_options = zh_application_handle_local_options;
  application_class->activate = zh_application_activate;
  application_class->open = zh_application_open;
}

static void
zh_application_init (ZhApplication *self)
{
  GApplication *application = G_APPLICATION (self);

  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (application, _ ("Opens each competition in a window of its own. Without a file the window offers to make one or to open one."));
  g_application_add_main_option (application, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, _ ("Show the version"), NULL);
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
