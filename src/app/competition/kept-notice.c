#include "config.h"

#include "kept-notice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "kept-settings.h"

void
zh_kept_notice_show (GtkWidget  *widget,
                     ZhSession  *session,
                     const char *key)
{
  g_autofree char *sentence = zh_competition_format_kept_settings (zh_session_get_competition (session), key, zh_language_get_screen ());
  GtkWidget       *dialog;

  if (sentence == NULL)
    return;
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), _ ("The Rule Holds for New Tournaments"), sentence);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
