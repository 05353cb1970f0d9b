#include "config.h"

#include "file-asking.h"

#include <glib/gi18n.h>

GtkFileChooserNative *
zh_file_asking_show (GtkWidget           *asker,
                     const char          *title,
                     GtkFileChooserAction action,
                     const char          *accept,
                     const char          *name,
                     GCallback            answered)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (asker)), action, accept, _ ("_Cancel"));

  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", answered, asker, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
  return chooser;
}
