#include "config.h"

#include "hall-opening.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hall-screens.h"
#include "hall-window.h"

#define WINDOW_RESPONSE "window"
#define SCREEN_PREFIX "screen-"

static GtkWindow *
open_window (GtkWindow *parent,
             ZhSession *session)
{
  GtkWindow *window = GTK_WINDOW (zh_hall_window_new (gtk_window_get_application (parent), session));

  gtk_window_present (window);
  return window;
}

static void
answered_cb (ZhSession        *session,
             const char       *response,
             AdwMessageDialog *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  gboolean   on_screen = g_str_has_prefix (response, SCREEN_PREFIX);
  GtkWindow *hall;

  if (zh_session_get_desk (session) == NULL || (!on_screen && g_strcmp0 (response, WINDOW_RESPONSE) != 0))
    return;
  hall = open_window (parent, session);
  if (on_screen)
    zh_hall_screens_fill (hall, (guint) g_ascii_strtoull (response + strlen (SCREEN_PREFIX), NULL, 10));
}

static void
ask (GtkWindow *parent,
     ZhSession *session)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (parent, _ ("Where Is the Hall to Be Shown?"), _ ("The desk stays where it is.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), WINDOW_RESPONSE, _ ("In a _Window"), NULL);
  for (guint i = 0; i < zh_hall_screens_count (GTK_WIDGET (parent)); i++)
    {
      g_autofree char *label = zh_hall_screens_format (GTK_WIDGET (parent), i);
      g_autofree char *id = g_strdup_printf (SCREEN_PREFIX "%u", i);

      adw_message_dialog_add_response (dialog, id, label);
    }
  adw_message_dialog_set_default_response (dialog, WINDOW_RESPONSE);
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), session, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
zh_hall_open (GtkWindow *parent,
              ZhSession *session)
{
  if (zh_hall_screens_count (GTK_WIDGET (parent)) > 1)
    ask (parent, session);
  else
    open_window (parent, session);
}
