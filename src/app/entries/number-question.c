#include "config.h"

#include "number-question.h"

#include <glib/gi18n.h>

#include "desk-entries.h"
#include "feedback.h"

/* A question that waits for its answer. */
typedef struct
{
  GtkWidget       *widget; /* weak */
  ZhNumberQuestion question;
  gpointer         data;
} Asked;

static void
asked_free (gpointer  user_data,
            GClosure *closure)
{
  Asked *self = user_data;

  g_clear_weak_pointer (&self->widget);
  if (self->question.free_data != NULL)
    self->question.free_data (self->data);
  g_free (self);
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          user_data)
{
  Asked *self = user_data;

  if (g_str_equal (response, "accept") && self->widget != NULL)
    self->question.accepted (self->widget, self->data);
}

void
zh_number_question_ask (GtkWidget              *widget,
                        const ZhTournament     *tournament,
                        const ZhNumberPlan     *plan,
                        const ZhNumberQuestion *question,
                        gpointer                data)
{
  g_autofree char *body = zh_number_plan_explain (plan, tournament, zh_language_get_screen ());
  Asked           *asked = g_new0 (Asked, 1);
  GtkWidget       *dialog;

  asked->question = *question;
  asked->data = data;
  g_set_weak_pointer (&asked->widget, widget);
  if (*body == '\0' || zh_tournament_get_numbers_state (tournament) == ZH_NUMBERS_FREE)
    {
      question->accepted (widget, data);
      asked_free (asked, NULL);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (widget)), question->heading, body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", question->cancel, "accept",
                                    question->accept, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "accept", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), asked, asked_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
renumber_cb (GtkWidget *widget,
             gpointer   data)
{
  ZhSession *session = data;
  g_autoptr (GError) error = NULL;
  ZhChange *change =
      zh_desk_number_entries (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                              ZH_NUMBERING_RATING, 0, NULL, 0, &error);

  zh_feedback_act (widget, session, change, _ ("The numbers were not given"), error);
}

void
zh_number_question_renumber (GtkWidget *widget,
                             ZhSession *session,
                             gboolean   quiet)
{
  const ZhTournament    *tournament = zh_session_get_tournament (session);
  const ZhNumberQuestion question = { _ ("Number Anew by Rating?"), _ ("_Number Anew"),
                                      _ ("_Keep the Numbers"), renumber_cb, g_object_unref };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhNumberPlan) plan = zh_desk_plan_numbers (tournament, ZH_NUMBERING_RATING, 0, NULL, 0, &error);

  if (plan != NULL)
    zh_number_question_ask (widget, tournament, plan, &question, g_object_ref (session));
  else if (!quiet)
    zh_feedback_error (widget, _ ("The numbers were not given"), error);
}
