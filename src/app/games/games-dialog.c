#include "config.h"

#include "games-dialog.h"

#include <glib/gi18n.h>

#include "desk-game-list.h"
#include "feedback.h"
#include "text-lines.h"

#define LIST_HEIGHT 240

/* "12. Hnativ – Diachuk, the file says 1-0", or why a game is left out. */
static GtkWidget *
make_list (const GPtrArray *games)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (guint i = 0; i < games->len; i++)
    {
      const ZhListedGame *game = g_ptr_array_index (games, i);

      g_string_append (text, i > 0 ? "\n" : "");
      if (*game->problem != '\0')
        g_string_append_printf (text, "✗ %s: %s", game->title, game->problem);
      else if (*game->note != '\0')
        g_string_append_printf (text, "%d. %s, %s", game->board, game->title, game->note);
      else
        g_string_append_printf (text, "%d. %s", game->board, game->title);
    }
  gtk_label_set_text (GTK_LABEL (label), text->str);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  return scroller;
}

static guint
count_taken (const GPtrArray *games)
{
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    n += *((const ZhListedGame *) g_ptr_array_index (games, i))->problem == '\0';
  return n;
}

static void
answered_cb (ZhWindow   *self,
             const char *response,
             GObject    *dialog)
{
  ZhSession *session = zh_window_get_session (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!g_str_equal (response, "keep"))
    return;
  change = zh_desk_keep_games (zh_session_get_desk (session), zh_session_get_tournament_id (session), zh_session_get_round_number (session),
                               g_object_get_data (dialog, "text"), &error);
  zh_feedback_act (GTK_WIDGET (zh_window_get_page (self)), session, change, _ ("The games were not kept"), error);
}

void
zh_games_dialog_show (ZhWindow   *window,
                      const char *text)
{
  ZhSession *session = zh_window_get_session (window);
  int        round = zh_session_get_round_number (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = zh_games_match (zh_session_get_competition (session), zh_session_get_tournament (session), round, text, NULL, &error);
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  guint            n;
  GtkWidget       *dialog;

  if (games == NULL)
    {
      zh_feedback_error (GTK_WIDGET (window), _ ("The games were not kept"), error);
      return;
    }
  n = count_taken (games);
  heading = g_strdup_printf (ngettext ("Keep the Moves of %1$u Game of Round %2$d?", "Keep the Moves of %1$u Games of Round %2$d?", n), n, round);
  body = g_strdup_printf (ngettext ("%u game of the file is left out.", "%u games of the file are left out.", games->len - n), games->len - n);
  dialog = adw_message_dialog_new (GTK_WINDOW (window), heading, games->len > n ? body : "");
  g_object_set_data_full (G_OBJECT (dialog), "text", g_strdup (text), g_free);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), make_list (games));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "keep", _ ("_Keep"), NULL);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "keep", n > 0);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), n > 0 ? "keep" : "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (answered_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
chosen_cb (ZhWindow             *self,
           int                   response,
           GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser)) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = file != NULL ? g_file_load_bytes (file, NULL, NULL, &error) : NULL;
  g_autofree char *text = bytes != NULL ? zh_text_decode (bytes, ZH_ENCODING_CP1251, NULL, &error) : NULL;

  if (text != NULL)
    zh_games_dialog_show (self, text);
  else if (file != NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The games were not kept"), error);
  g_object_unref (chooser);
}

void
zh_games_dialog_choose_file (ZhWindow *window)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Games of the Round: PGN or PDN"), GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               _ ("_Open"), _ ("_Cancel"));

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (chosen_cb), window, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}
