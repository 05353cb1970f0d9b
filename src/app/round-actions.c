#include "config.h"

#include "round-actions.h"

#include <glib/gi18n.h>

#include "desk-rounds.h"
#include "explain-dialog.h"
#include "feedback.h"

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
unpair_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_unpair_round (zh_session_get_desk (session), zh_session_get_tournament_id (session), &error);

  zh_feedback_act (GTK_WIDGET (zh_window_get_page (ZH_WINDOW (widget))), session, change, _ ("The round was not unpaired"), error);
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

void
zh_round_actions_install (GtkWidgetClass *class)
{
  gtk_widget_class_install_action (class, "win.explain-round", NULL, explain_action);
  gtk_widget_class_install_action (class, "win.unpair-round", NULL, unpair_action);
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
  gtk_widget_action_set_enabled (widget, "win.unpair-round", writable && last);
  gtk_widget_action_set_enabled (widget, "win.reopen-round", writable && round->state == ZH_ROUND_CLOSED);
}
