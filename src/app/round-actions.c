#include "config.h"

#include "round-actions.h"

#include <glib/gi18n.h>

#include "desk-rounds.h"
#include "draw-window.h"
#include "explain-dialog.h"
#include "feedback.h"
#include "late-dialog.h"
#include "start-dialog.h"
#include "hand-edit-window.h"

static void
explain_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ZhSession          *session = zh_window_get_session (ZH_WINDOW (widget));
  const ZhTournament *tournament = zh_session_get_tournament (session);

  gtk_window_present (GTK_WINDOW (zh_explain_dialog_new (GTK_WINDOW (widget), tournament, zh_session_get_round_number (session))));
}

static void
draw_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (zh_draw_window_new (ZH_WINDOW (widget))));
}

static void
unpair (ZhWindow    *self,
        ZhUnpairMode mode)
{
  ZhSession *session = zh_window_get_session (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_unpair_round (zh_session_get_desk (session), zh_session_get_tournament_id (session), mode, &error);

  zh_feedback_act (GTK_WIDGET (zh_window_get_page (self)), session, change, _ ("The round was not unpaired"), error);
}

static void
unpair_answered_cb (ZhWindow   *self,
                    const char *response)
{
  if (g_str_equal (response, "unpair"))
    unpair (self, ZH_UNPAIR_LOSE);
  else if (g_str_equal (response, "again"))
    zh_window_pair_again (self, ZH_UNPAIR_LOSE);
}

/* Names what goes with the last round; FALSE where nothing does and there is nothing to ask. */
static gboolean
ask_about_loss (ZhWindow   *self,
                const char *heading_format,
                const char *response,
                const char *button)
{
  ZhSession       *session = zh_window_get_session (self);
  ZhUnpairLoss     loss = zh_unpair_loss_count (zh_session_get_competition (session), zh_session_get_tournament_id (session));
  g_autofree char *named = zh_unpair_loss_format (&loss, zh_language_get_screen ());
  g_autofree char *heading = g_strdup_printf (heading_format, loss.round);
  g_autofree char *body = NULL;
  GtkWidget       *dialog;

  if (*named == '\0' || loss.n_register > 0)
    return FALSE;
  body = g_strdup_printf (_ ("This would be lost:\n%s\nUndo brings all of it back."), named);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), response, button, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), response, ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (unpair_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static void
unpair_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (!ask_about_loss (ZH_WINDOW (widget), _ ("Unpair Round %d?"), "unpair", _ ("_Unpair")))
    unpair (ZH_WINDOW (widget), ZH_UNPAIR_KEEP);
}

static void
repair_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (!ask_about_loss (ZH_WINDOW (widget), _ ("Pair Round %d Again?"), "again", _ ("_Pair Again")))
    zh_window_pair_again (ZH_WINDOW (widget), ZH_UNPAIR_KEEP);
}

static void
reopen_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_reopen_round (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                           zh_session_get_round_number (session), &error);

  zh_feedback_act (GTK_WIDGET (zh_window_get_page (ZH_WINDOW (widget))), session, change, _ ("The round was not reopened"), error);
}

static GtkWindow *
find_edit_window (ZhWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ZH_IS_HAND_EDIT_WINDOW (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        return window; /* GTK keeps it */
    }
  return NULL;
}

void
zh_round_actions_edit (ZhWindow *self,
                       gint64    picked)
{
  ZhSession   *session = zh_window_get_session (self);
  GtkWindow   *open = find_edit_window (self);
  ZhRoundEdit *edit;
  g_autoptr (GError) error = NULL;

  if (open != NULL)
    {
      gtk_window_present (open);
      return;
    }
  edit = zh_round_edit_new (zh_session_get_tournament (session), zh_session_get_round_number (session), &error);
  if (edit == NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The edit was not begun"), error);
  else
    gtk_window_present (GTK_WINDOW (zh_hand_edit_window_new (self, edit, picked)));
}

static void
edit_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  zh_round_actions_edit (ZH_WINDOW (widget), 0);
}

static void
set_start_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (zh_start_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

static void
late_boards_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  gtk_window_present (GTK_WINDOW (zh_late_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

void
zh_round_actions_install (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "win.explain-round", NULL, explain_action);
  gtk_widget_class_install_action (class, "win.draw-lots", NULL, draw_action);
  gtk_widget_class_install_action (class, "win.edit-round", NULL, edit_action);
  gtk_widget_class_install_action (class, "win.set-round-start", NULL, set_start_action);
  gtk_widget_class_install_action (class, "win.late-boards", NULL, late_boards_action);
  gtk_widget_class_install_action (class, "win.unpair-round", NULL, unpair_action);
  gtk_widget_class_install_action (class, "win.repair-round", NULL, repair_action);
  gtk_widget_class_install_action (class, "win.reopen-round", NULL, reopen_action);
}

void
zh_round_actions_update (ZhWindow *self)
{
  GtkWidget     *widget = GTK_WIDGET (self);
  ZhSession     *session = zh_window_get_session (self);
  const ZhRound *round = zh_session_get_round (session);
  gboolean       writable = round != NULL && zh_session_is_writable (session);
  gboolean       last = round != NULL && round->number == zh_session_get_last_round_number (session);

  gtk_widget_action_set_enabled (widget, "win.explain-round", round != NULL);
  gtk_widget_action_set_enabled (widget, "win.draw-lots",
                                 zh_session_is_writable (session) &&
                                     zh_draw_find_kind (zh_session_get_competition (session), zh_session_get_tournament_id (session)) != ZH_DRAW_NONE);
  gtk_widget_action_set_enabled (widget, "win.edit-round", writable && (round->state != ZH_ROUND_CLOSED || zh_session_get_edited_round (session) != 0));
  gtk_widget_action_set_enabled (widget, "win.set-round-start", writable && round->state != ZH_ROUND_CLOSED);
  gtk_widget_action_set_enabled (widget, "win.late-boards", writable && round->state != ZH_ROUND_CLOSED);
  gtk_widget_action_set_enabled (widget, "win.unpair-round", writable && last && zh_session_get_edited_round (session) == 0);
  gtk_widget_action_set_enabled (widget, "win.repair-round", writable && last && zh_session_get_edited_round (session) == 0);
  gtk_widget_action_set_enabled (widget, "win.reopen-round", writable && round->state == ZH_ROUND_CLOSED);
}
