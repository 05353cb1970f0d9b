#include "config.h"

#include "tournament-dialog.h"

#include <glib/gi18n.h>

#include "desk-competition.h"
#include "dialog-size.h"
#include "message-label.h"
#include "ruleset-defaults.h"
#include "tournament-form.h"

struct _ZhTournamentDialog
{
  AdwWindow parent_instance;

  ZhSession *session;
  gint64     tournament_id;

  ZhTournamentForm *form;
  GtkWidget        *reason_group; /* once a round is paired */
  AdwEntryRow      *reason;
  GtkRevealer      *message_revealer;
  GtkLabel         *message;
};

G_DEFINE_FINAL_TYPE (ZhTournamentDialog, zh_tournament_dialog, ADW_TYPE_WINDOW)

static void
show_message (ZhTournamentDialog *self,
              const char         *text)
{
  zh_message_label_set (self->message, text);
  gtk_revealer_set_reveal_child (self->message_revealer, *text != '\0');
}

/* What was changed, on the tournament as it stands now, not as it stood when the dialog opened. */
static ZhChange *
save (ZhTournamentDialog *self,
      gint64             *id,
      GError            **error)
{
  ZhDesk *desk = zh_session_get_desk (self->session);
  g_autoptr (ZhTournamentChoices) choices = zh_tournament_form_dup_choices (self->form, error);

  if (choices == NULL)
    return NULL;
  if (self->tournament_id == 0)
    return zh_desk_add_tournament (desk, choices, id, error);
  return zh_desk_edit_tournament (desk, self->tournament_id, choices, gtk_editable_get_text (GTK_EDITABLE (self->reason)), error);
}

static void
accept_cb (ZhTournamentDialog *self)
{
  gint64 id = self->tournament_id;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = save (self, &id, &error);

  if (change == NULL)
    {
      show_message (self, error->message);
      return;
    }
  zh_session_set_tournament_id (self->session, id);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_tournament_dialog_dispose (GObject *object)
{
  g_clear_object (&ZH_TOURNAMENT_DIALOG (object)->session);
  G_OBJECT_CLASS (zh_tournament_dialog_parent_class)->dispose (object);
}

static void
zh_tournament_dialog_class_init (ZhTournamentDialogClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_tournament_dialog_dispose;
  g_type_ensure (ZH_TYPE_TOURNAMENT_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/zhereb/Zhereb/ui/tournament-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentDialog, form);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentDialog, reason_group);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentDialog, reason);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentDialog, message_revealer);
  gtk_widget_class_bind_template_child (widget_class, ZhTournamentDialog, message);
  gtk_widget_class_bind_template_callback (widget_class, accept_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
zh_tournament_dialog_init (ZhTournamentDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

ZhTournamentDialog *
zh_tournament_dialog_new (GtkWindow *parent,
                          ZhSession *session,
                          gint64     tournament_id)
{
  ZhTournamentDialog  *self = g_object_new (ZH_TYPE_TOURNAMENT_DIALOG, "transient-for", parent, NULL);
  const ZhCompetition *competition = zh_session_get_competition (session);
  const ZhTournament  *tournament = zh_competition_find_tournament (competition, tournament_id);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhRuleset) ruleset = zh_competition_load_ruleset (competition, &error);

  self->session = g_object_ref (session);
  self->tournament_id = tournament != NULL ? tournament_id : 0;
  gtk_window_set_title (GTK_WINDOW (self), tournament != NULL ? _ ("Settings of the Tournament") : _ ("New Tournament"));
  if (tournament != NULL)
    zh_tournament_form_set_tournament (self->form, tournament);
  gtk_widget_set_visible (self->reason_group, tournament != NULL && tournament->rounds->len > 0);
  if (ruleset != NULL)
    zh_tournament_form_set_ruleset (self->form, ruleset);
  else
    show_message (self, error->message);
  zh_dialog_begin_in (GTK_WINDOW (self), GTK_WIDGET (self->form));
  return self;
}
