#include "config.h"

#include "rule-question.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "scrolled-text.h"

typedef struct
{
  GtkWidget *asker; /* weak */
  ZhRuleAct  act;
  char      *name;
} Asked;

static void
asked_free (gpointer  data,
            GClosure *closure)
{
  Asked *self = data;

  g_clear_weak_pointer (&self->asker);
  g_free (self->name);
  g_free (self);
}

static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             Asked            *self)
{
  if (!g_str_equal (response, "change") || self->asker == NULL)
    return;
  gtk_window_set_transient_for (GTK_WINDOW (dialog), NULL); /* the act may end its parent, and it would look for it */
  self->act (self->asker, self->name);
}

void
zh_rule_question_ask (GtkWidget            *asker,
                      const ZhRuleQuestion *question,
                      char                **lines,
                      const char           *name)
{
  g_autofree char *text = g_strjoinv ("\n", lines);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (asker)), question->heading, NULL);
  Asked           *asked = g_new0 (Asked, 1);

  asked->act = question->act;
  asked->name = g_strdup (name);
  g_set_weak_pointer (&asked->asker, asker);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), zh_scrolled_text_new (text));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "change", question->button, NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "change");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), asked, asked_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
