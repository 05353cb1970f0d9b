#include "config.h"

#include "next-step-bar.h"

#include <glib/gi18n.h>

#include "after-frame.h"
#include "desk-backups.h"
#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "desk-solving.h"
#include "errors.h"
#include "feedback.h"
#include "history.h"
#include "next-step.h"
#include "open-protests.h"
#include "pairing-run.h"
#include "partial-pairing.h"
#include "places.h"
#include "redraw-sheet.h"
#include "rule-notes.h"
#include "start-numbers.h"
#include "tooltip.h"

struct _ZhNextStepBar
{
  ZhBin parent_instance;

  ZhSession     *session;
  GCancellable  *search;     /* of a pairing that goes on, NULL without one */
  ZhPairingGoal  goal;       /* of it */
  ZhUnpairMode   mode;       /* of it, for the last round again */
  ZhCompetition *searched;   /* what it is the pairing of */
  gboolean       is_long;    /* it is worth to be shown */
  gboolean       notes_wait; /* for the next frame */

  GtkWidget  *box;
  GtkLabel   *sentence;
  GtkWidget  *notes;
  GtkLabel   *notes_text;
  GtkSpinner *spinner;
  GtkWidget  *cancel;
  GtkButton  *button;
};

G_DEFINE_FINAL_TYPE (ZhNextStepBar, zh_next_step_bar, ZH_TYPE_BIN)

static ZhNextStep
get_step (ZhNextStepBar *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);

  if (competition == NULL)
    return (ZhNextStep){ .step = ZH_STEP_NONE };
  return zh_desk_get_next_step (competition, zh_session_get_tournament_id (self->session));
}

static gboolean
may_press (ZhNextStepBar    *self,
           const ZhNextStep *step)
{
  if (step->step == ZH_STEP_ADD_ENTRIES)
    return zh_places_find ("entries") != NULL;
  return self->search == NULL && step->can_do && zh_session_is_writable (self->session) && zh_session_get_edited_round (self->session) == 0;
}

/* What the rules ask, a line each, behind a button with their number. */
static void
update_notes (ZhNextStepBar *self)
{
  const ZhCompetition *competition = zh_session_get_competition (self->session);
  const ZhTournament  *tournament = zh_session_get_tournament (self->session);
  ZhDesk              *desk = zh_session_get_desk (self->session);
  g_auto (GStrv) notes = NULL;
  g_autofree char *text = NULL;
  g_autofree char *number = NULL;
  g_autofree char *name = NULL;
  guint            n;

  if (competition != NULL && tournament != NULL && desk != NULL)
    notes = zh_competition_dup_rule_notes (competition, tournament, zh_desk_get_now (desk), zh_language_get_screen ());
  n = notes != NULL ? g_strv_length (notes) : 0;
  gtk_widget_set_visible (self->notes, n > 0);
  if (n == 0)
    return;
  text = g_strjoinv ("\n\n", notes);
  number = g_strdup_printf ("⚠ %u", n);
  name = g_strdup_printf (ngettext ("%u note of the rules", "%u notes of the rules", n), n);
  gtk_label_set_text (self->notes_text, text);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->notes), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->notes), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Reading the rules takes longer than a result does. */
static void
notes_waited_cb (GtkWidget *widget)
{
  ZhNextStepBar *self = ZH_NEXT_STEP_BAR (widget);

  self->notes_wait = FALSE;
  if (self->session != NULL)
    update_notes (self);
}

/* What is over by now is not spoken of any more. */
static void
notes_opened_cb (GtkMenuButton *button,
                 gpointer       self)
{
  update_notes (self);
}

static void
update_notes_later (ZhNextStepBar *self)
{
  if (self->notes_wait)
    return;
  self->notes_wait = TRUE;
  zh_after_frame (GTK_WIDGET (self), notes_waited_cb);
}

static void
update (ZhNextStepBar *self)
{
  ZhNextStep       step = get_step (self);
  g_autofree char *sentence = self->is_long ? g_strdup (_ ("Looking for the pairing…"))
                                            : zh_next_step_format_sentence (&step, zh_language_get_screen ());
  g_autofree char *button = zh_next_step_format_button (&step, zh_language_get_screen ());

  gtk_widget_set_visible (GTK_WIDGET (self), step.step != ZH_STEP_NONE);
  if (g_strcmp0 (gtk_label_get_text (self->sentence), sentence) != 0)
    gtk_label_set_text (self->sentence, sentence);
  gtk_spinner_set_spinning (self->spinner, self->is_long);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), self->is_long);
  gtk_widget_set_visible (self->cancel, self->is_long);
  gtk_widget_set_visible (GTK_WIDGET (self->button), *button != '\0' && !self->is_long);
  if (g_strcmp0 (gtk_button_get_label (self->button), button) != 0)
    gtk_button_set_label (self->button, button);
  gtk_widget_set_sensitive (GTK_WIDGET (self->button), may_press (self, &step));
  update_notes_later (self);
}

static ZhChange *
do_step (ZhNextStepBar    *self,
         const ZhNextStep *step,
         GError          **error)
{
  ZhDesk *desk = zh_session_get_desk (self->session);
  gint64  tournament = zh_session_get_tournament_id (self->session);

  switch (step->step)
    {
    case ZH_STEP_NUMBER_ENTRIES:
      return zh_desk_number_entries (desk, tournament, ZH_NUMBERING_RATING, 0, NULL, 0, error);
    case ZH_STEP_PUBLISH_ROUND:
      return zh_desk_publish_round (desk, tournament, step->round, error);
    case ZH_STEP_CLOSE_ROUND:
      return zh_desk_close_round (desk, tournament, step->round, error);
    case ZH_STEP_MARK_SHEETS:
    case ZH_STEP_CLOSE_SHEETS:
      return zh_desk_close_solving_round (desk, tournament, step->round, error);
    case ZH_STEP_CLOSE_CONTEST:
    case ZH_STEP_CLOSE_TOURNAMENT:
      return zh_desk_close_tournament (desk, tournament, NULL, error);
    case ZH_STEP_NONE:
    case ZH_STEP_ADD_ENTRIES:
    case ZH_STEP_NUMBER_AND_DRAW:
    case ZH_STEP_DECIDE_ADMISSION:
    case ZH_STEP_DRAW_NUMBERS:
    case ZH_STEP_PAIR_ROUND:
    case ZH_STEP_CLOSE_ROUND_AND_PAIR:
    case ZH_STEP_ENTER_RESULTS:
    case ZH_STEP_ADD_WORKS:
    case ZH_STEP_ENTER_WORKS:
    case ZH_STEP_JUDGE_WORKS:
    case ZH_STEP_PUBLISH_AWARD:
    case ZH_STEP_SETTLE_AWARD:
    case ZH_STEP_FINISHED:
      break;
    }
  g_assert_not_reached ();
}

/* Pairing */

/* The pairing stands without its copy; the arbiter must know that there is none. */
static void
tell_of_backup (ZhNextStepBar *self)
{
  const GError *error = zh_desk_get_backup_error (zh_session_get_desk (self->session));

  if (error != NULL)
    zh_feedback_error (GTK_WIDGET (self), _ ("The round is paired, but no copy of the file was made before"), error);
}

/* The same button publishes next: whoever paired from another page sees first what goes out. */
static void
show_pairs (ZhNextStepBar *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-place", "s", "boards");
  tell_of_backup (self);
}

/* As many pairs as can be, to be finished by hand. */
static void
pair_by_hand (ZhNextStepBar *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  g_autoptr (GArray) pairs = zh_pairing_propose_partial (tournament, zh_tournament_count_paired_rounds (tournament) + 1);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_pair_round_by_hand (zh_session_get_desk (self->session), tournament->id,
                                                 (const ZhProposedPair *) pairs->data, pairs->len, &error);

  if (zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The round was not paired"), error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.edit-round", NULL);
}

static void
no_pairing_answered_cb (ZhNextStepBar *self,
                        const char    *response)
{
  if (g_str_equal (response, "hand"))
    pair_by_hand (self);
}

static void
tell_no_pairing (ZhNextStepBar *self,
                 const GError  *error)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("There Is No Legal Pairing"), error->message);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"), "hand", _ ("Pair by _Hand…"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (no_pairing_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static ZhChange *
write_pairing (ZhNextStepBar    *self,
               const ZhProposal *proposal,
               GError          **error)
{
  ZhDesk *desk = zh_session_get_desk (self->session);
  gint64  tournament = zh_session_get_tournament_id (self->session);

  if (zh_session_get_competition (self->session) != self->searched)
    return zh_fail_null (error, ZH_ERROR_REFUSED, "%s", _ ("The competition has changed during the search. Pair again"));
  return self->goal == ZH_PAIRING_NEXT_ROUND ? zh_desk_accept_proposal (desk, tournament, proposal, error)
                                             : zh_desk_repair_round (desk, tournament, proposal, self->mode, error);
}

static void
end_search (ZhNextStepBar *self)
{
  g_clear_object (&self->search);
  g_clear_pointer (&self->searched, zh_competition_unref);
  self->is_long = FALSE;
}

static void
paired_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (ZhNextStepBar) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = zh_pairing_run_finish (result, &error);
  ZhChange *change;

  if (self->session == NULL)
    return;
  change = proposal != NULL ? write_pairing (self, proposal, &error) : NULL;
  end_search (self);
  update (self);
  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_NO_PAIRING) && self->goal == ZH_PAIRING_NEXT_ROUND)
    tell_no_pairing (self, error);
  else if (zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The step was not done"), error))
    show_pairs (self);
}

static void
start_pairing (ZhNextStepBar *self,
               ZhPairingGoal  goal,
               ZhUnpairMode   mode)
{
  self->search = g_cancellable_new ();
  self->goal = goal;
  self->mode = mode;
  self->searched = zh_competition_ref ((ZhCompetition *) zh_session_get_competition (self->session));
  self->is_long = zh_pairing_run_start (zh_session_get_tournament (self->session), goal, self->search, paired_cb, g_object_ref (self));
  update (self);
}

static void
cancel_cb (ZhNextStepBar *self)
{
  g_cancellable_cancel (self->search);
}

/* The lots of a round are drawn in their window, where there is a pairing to be drawn. */
static void
draw_pairs (ZhNextStepBar *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhProposal) proposal = zh_tournament_propose_round (zh_session_get_tournament (self->session), NULL, &error);

  if (proposal != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.draw-lots", NULL);
  else if (g_error_matches (error, ZH_ERROR, ZH_ERROR_NO_PAIRING))
    tell_no_pairing (self, error);
  else
    zh_feedback_error (GTK_WIDGET (self), _ ("The step was not done"), error);
}

/* Numbers of a list's own rows would give every round wrong halves. */

static void
stray_answered_cb (ZhNextStepBar *self,
                   const char    *response)
{
  ZhNextStep step = get_step (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!step.stray_numbers || !may_press (self, &step) || g_str_equal (response, "cancel"))
    return;
  if (g_str_equal (response, "keep"))
    {
      start_pairing (self, ZH_PAIRING_NEXT_ROUND, ZH_UNPAIR_KEEP);
      return;
    }
  change = zh_desk_number_entries (zh_session_get_desk (self->session),
                                   zh_session_get_tournament_id (self->session), ZH_NUMBERING_RATING, 0, NULL,
                                   0, &error);
  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The step was not done"), error);
}

static void
ask_about_stray_numbers (ZhNextStepBar *self)
{
  const ZhTournament *tournament = zh_session_get_tournament (self->session);
  g_autoptr (ZhNumberPlan) plan = zh_desk_plan_numbers (tournament, ZH_NUMBERING_RATING, 0, NULL, 0, NULL);
  g_autofree char *moves =
      plan != NULL ? zh_number_plan_explain (plan, tournament, zh_language_get_screen ()) : NULL;
  GtkWidget *dialog;

  dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                   _ ("Number by Rating First?"), moves);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "keep",
                                    _ ("_Pair as They Stand"), "number", _ ("_Number by Rating"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "number", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "number");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (stray_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Protests that could still change the standings */

static void
reason_changed_cb (GtkEditable *reason,
                   GtkWidget   *dialog)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (reason)));

  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "close", *text != '\0');
}

static void
protests_answered_cb (ZhNextStepBar *self,
                      const char    *response,
                      GtkWidget     *dialog)
{
  GtkWidget *reason = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!g_str_equal (response, "close"))
    return;
  change = zh_desk_close_tournament (zh_session_get_desk (self->session), zh_session_get_tournament_id (self->session),
                                     gtk_editable_get_text (GTK_EDITABLE (reason)), &error);
  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The step was not done"), error);
}

static void
ask_about_protests (ZhNextStepBar *self)
{
  g_autofree char *open = zh_competition_dup_open_protests (zh_session_get_competition (self->session),
                                                            zh_session_get_tournament_id (self->session), zh_language_get_screen ());
  g_autofree char *body = g_strdup_printf (_ ("Without a decision: %s. A decision may still change the standings."), open);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Make the Standings Final?"), body);
  GtkWidget       *reason = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (reason), _ ("Reason, for the journal"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (reason), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Reason"), -1);
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), reason);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "close", _ ("Close _All the Same"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "close", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_enabled (ADW_MESSAGE_DIALOG (dialog), "close", FALSE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (reason, "changed", G_CALLBACK (reason_changed_cb), dialog, 0);
  g_signal_connect_object (dialog, "response", G_CALLBACK (protests_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Works are entered, marked and awarded in sheets of the boards. */
static gboolean
is_on_boards (const ZhNextStep *step)
{
  return step->step == ZH_STEP_ADD_WORKS || step->step == ZH_STEP_ENTER_WORKS || step->step == ZH_STEP_JUDGE_WORKS ||
         step->step == ZH_STEP_PUBLISH_AWARD || step->step == ZH_STEP_SETTLE_AWARD;
}

static void
press (ZhNextStepBar *self)
{
  ZhNextStep step = get_step (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (!may_press (self, &step))
    return;
  if (step.step == ZH_STEP_ADD_ENTRIES)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.show-place", "s", "entries");
      return;
    }
  if (is_on_boards (&step))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.add-works", NULL);
      return;
    }
  if (step.step == ZH_STEP_NUMBER_AND_DRAW)
    {
      zh_redraw_numbers (GTK_WIDGET (self), self->session, ZH_NUMBERING_RATING_AND_LOT);
      return;
    }
  if (step.step == ZH_STEP_FINISHED)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.due", NULL);
      return;
    }
  if (step.step == ZH_STEP_DECIDE_ADMISSION)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.admission", NULL);
      return;
    }
  if (step.step == ZH_STEP_DRAW_NUMBERS)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.draw-lots", NULL);
      return;
    }
  if (step.step == ZH_STEP_PAIR_ROUND || step.step == ZH_STEP_CLOSE_ROUND_AND_PAIR)
    {
      if (step.stray_numbers)
        ask_about_stray_numbers (self);
      else if (step.by_lot)
        draw_pairs (self);
      else
        start_pairing (self, ZH_PAIRING_NEXT_ROUND, ZH_UNPAIR_KEEP);
      return;
    }
  if (step.n_protests > 0)
    {
      ask_about_protests (self);
      return;
    }
  change = do_step (self, &step, &error);
  zh_feedback_act (GTK_WIDGET (self), self->session, change, _ ("The step was not done"), error);
}

static void
zh_next_step_bar_dispose (GObject *object)
{
  ZhNextStepBar *self = ZH_NEXT_STEP_BAR (object);

  g_cancellable_cancel (self->search);
  end_search (self);
  G_OBJECT_CLASS (zh_next_step_bar_parent_class)->dispose (object);
  g_clear_object (&self->session);
}

static void
zh_next_step_bar_class_init (ZhNextStepBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = zh_next_step_bar_dispose;
  ZH_TEMPLATE (class, ZhNextStepBar, "next-step-bar", box, sentence, notes, notes_text, spinner, cancel,
               button);
  ZH_TEMPLATE_CALLBACKS (class, cancel_cb);
  gtk_widget_class_bind_template_callback_full (widget_class, "press", G_CALLBACK (press));
}

static void
zh_next_step_bar_init (ZhNextStepBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->notes), notes_opened_cb, self, NULL);
  zh_tooltip_follow (self->sentence);
}

void
zh_next_step_bar_set_session (ZhNextStepBar *self,
                              ZhSession     *session)
{
  g_return_if_fail (ZH_IS_NEXT_STEP_BAR (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "view-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
zh_next_step_bar_do (ZhNextStepBar *self)
{
  g_return_if_fail (ZH_IS_NEXT_STEP_BAR (self));
  press (self);
}

void
zh_next_step_bar_show_notes (ZhNextStepBar *self)
{
  if (gtk_widget_get_visible (self->notes))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->notes));
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

void
zh_next_step_bar_pair_again (ZhNextStepBar *self,
                             ZhUnpairMode   mode)
{
  g_return_if_fail (ZH_IS_NEXT_STEP_BAR (self));
  if (self->search == NULL)
    start_pairing (self, ZH_PAIRING_LAST_AGAIN, mode);
}
