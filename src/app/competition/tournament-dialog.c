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
  GtkLabel         *message;
};

G_DEFINE_FINAL_TYPE (ZhTournamentDialog, zh_tournament_dialog, ADW_TYPE_WINDOW)

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
      zh_message_label_refuse (self->message, error->message);
      return;
    }
  zh_session_set_tournament_id (self->session, id);
  gtk_window_close (GTK_WINDOW (self));
}

static void
zh_tournament_dialog_class_init (ZhTournamentDialogClass *class)
{
  ZH_DISPOSES (class, ZhTournamentDialog, g_object_unref, session);
  g_type_ensure (ZH_TYPE_TOURNAMENT_FORM);
  ZH_TEMPLATE (class, ZhTournamentDialog, "tournament-dialog", form, reason_group, reason, message);
  ZH_TEMPLATE_CALLBACKS (class, accept_cb);
  zh_dialog_class_add_keys (GTK_WIDGET_CLASS (class), NULL);
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
    zh_message_label_show (self->message, error->message);
  zh_dialog_begin_in (GTK_WINDOW (self), GTK_WIDGET (self->form));
  return self;
}
