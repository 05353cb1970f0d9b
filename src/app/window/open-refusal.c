#include "config.h"

#include "open-refusal.h"

#include <glib/gi18n.h>

#include "desk-backups.h"
#include "errors.h"
#include "feedback.h"

#define BACKUP_KEY "zh-backup"
#define ORIGINAL_KEY "zh-original"
#define RESTORE "restore"

static void
answered_cb (GtkWidget        *window,
             const char       *response,
             AdwMessageDialog *dialog)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (g_strcmp0 (response, RESTORE) != 0)
    return;
  path = zh_backup_restore (g_object_get_data (G_OBJECT (dialog), BACKUP_KEY), g_object_get_data (G_OBJECT (dialog), ORIGINAL_KEY), &error);
  if (path == NULL)
    zh_feedback_error (window, _ ("The backup was not restored"), error);
  else
    gtk_widget_activate_action (window, "win.open-path", "^ay", path);
}

static void
offer_backup (AdwMessageDialog *dialog,
              const ZhBackup   *backup,
              const char       *path)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (backup->time);
  g_autofree char *when = g_date_time_format (local, "%d.%m.%Y %H:%M");
  g_autofree char *text = g_strdup_printf (_ ("There is a backup of %s. It is restored as a new file beside this one."), when);
  g_autofree char *body = g_strconcat (adw_message_dialog_get_body (dialog), "\n\n", text, NULL);

  adw_message_dialog_set_body (dialog, body);
  adw_message_dialog_add_response (dialog, RESTORE, _ ("_Restore the Backup"));
  adw_message_dialog_set_response_appearance (dialog, RESTORE, ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, RESTORE);
  g_object_set_data_full (G_OBJECT (dialog), BACKUP_KEY, g_strdup (backup->path), g_free);
  g_object_set_data_full (G_OBJECT (dialog), ORIGINAL_KEY, g_strdup (path), g_free);
}

void
zh_open_refusal_show (GtkWindow    *window,
                      const char   *path,
                      const GError *error)
{
  g_autofree char  *shown = g_filename_display_basename (path);
  g_autofree char  *heading = g_strdup_printf (_ ("%s was not opened"), shown);
  g_autofree char  *body = g_utf8_make_valid (error->message, -1);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (window, heading, body));
  g_autoptr (GPtrArray) backups = zh_backup_list (path);

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_close_response (dialog, "close");
  if (backups->len > 0 && !g_error_matches (error, ZH_ERROR, ZH_ERROR_NEWER))
    offer_backup (dialog, g_ptr_array_index (backups, 0), path);
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
