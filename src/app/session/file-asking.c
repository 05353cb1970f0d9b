#include "config.h"

#include "file-asking.h"

#include <glib/gi18n.h>

static void
answered_cb (gpointer              asker,
             int                   response,
             GtkFileChooserNative *chooser)
{
  ZhFileChosen chosen = (ZhFileChosen) g_object_get_data (G_OBJECT (chooser), "zh-chosen");
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (file != NULL)
    chosen (asker, file, chooser);
  g_object_unref (chooser);
}

static GtkFileChooserNative *
chooser_new (gpointer             asker,
             const char          *title,
             GtkFileChooserAction action,
             const char          *accept,
             GCallback            chosen,
             GCallback            answered)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (asker)), action, accept, _ ("_Cancel"));

  g_object_set_data (G_OBJECT (chooser), "zh-chosen", chosen);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", answered, asker, G_CONNECT_SWAPPED);
  return chooser;
}

GtkFileChooserNative *
zh_file_asking_show (gpointer             asker,
                     const char          *title,
                     GtkFileChooserAction action,
                     const char          *accept,
                     const char          *name,
                     GCallback            chosen)
{
  GtkFileChooserNative *chooser = chooser_new (asker, title, action, accept, chosen, G_CALLBACK (answered_cb));

  if (name != NULL && g_path_is_absolute (name))
    {
      g_autofree char *base = g_path_get_basename (name);
      g_autofree char *dir = g_path_get_dirname (name);
      g_autoptr (GFile) folder = g_file_new_for_path (dir);

      gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), base);
      gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL);
    }
  else if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  return chooser;
}

static void
several_answered_cb (gpointer              asker,
                     int                   response,
                     GtkFileChooserNative *chooser)
{
  ZhFilesChosen chosen = (ZhFilesChosen) g_object_get_data (G_OBJECT (chooser), "zh-chosen");
  g_autoptr (GListModel) files = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser)) : NULL;

  if (files != NULL && g_list_model_get_n_items (files) > 0)
    chosen (asker, files);
  g_object_unref (chooser);
}

void
zh_file_asking_show_several (gpointer    asker,
                             const char *title,
                             const char *accept,
                             GCallback   chosen)
{
  GtkFileChooserNative *chooser = chooser_new (asker, title, GTK_FILE_CHOOSER_ACTION_OPEN, accept, chosen, G_CALLBACK (several_answered_cb));

  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
