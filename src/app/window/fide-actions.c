#include "config.h"

#include "fide-actions.h"

#include <glib/gi18n.h>
#include <string.h>

#include "desk-fide-mode.h"
#include "feedback.h"
#include "fide-mode.h"
#include "file-asking.h"
#include "file-output.h"
#include "long-event.h"
#include "rating-report.h"
#include "scrolled-text.h"
#include "text-bounds.h"
#include "text-limits.h"
#include "text-lines.h"
#include "text-signs.h"

/* Leaving FIDE mode: two questions one after the other, the first of which changes nothing. */

typedef struct
{
  ZhWindow *window; /* weak */
  gint64    tournament_id;
  GtkEntry *reason; /* of the second question, which owns it */
} Leaving;

static Leaving *
leaving_new (ZhWindow *window,
             gint64    tournament_id)
{
  Leaving *self = g_new0 (Leaving, 1);

  g_set_weak_pointer (&self->window, window);
  self->tournament_id = tournament_id;
  return self;
}

static void
leaving_free (gpointer  data,
              GClosure *closure)
{
  Leaving *self = data;

  g_clear_weak_pointer (&self->window);
  g_free (self);
}

static void
leaving_confirmed_cb (AdwMessageDialog *dialog,
                      const char       *response,
                      gpointer          data)
{
  Leaving   *self = data;
  ZhSession *session = self->window != NULL ? zh_window_get_session (self->window) : NULL;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  /* another file may have been opened meanwhile */
  if (!g_str_equal (response, "leave") || session == NULL || zh_session_get_desk (session) == NULL)
    return;
  change = zh_desk_leave_fide_mode (zh_session_get_desk (session), self->tournament_id, gtk_editable_get_text (GTK_EDITABLE (self->reason)), &error);
  zh_feedback_act (GTK_WIDGET (self->window), session, change, _ ("FIDE mode was not left"), error);
}

static void
reason_changed_cb (AdwMessageDialog *dialog,
                   GtkEditable      *reason)
{
  adw_message_dialog_set_response_enabled (dialog, "leave", !zh_text_is_blank (gtk_editable_get_text (reason)));
}

/* With a label that names it. */
static GtkWidget *
make_reason (AdwMessageDialog *dialog,
             Leaving          *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new_with_mnemonic (_ ("_Reason, for the journal and the papers"));
  GtkWidget *entry = gtk_entry_new ();

  self->reason = GTK_ENTRY (entry);
  zh_text_bounds_set (entry, ZH_TEXT_LINE_MAX);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  g_signal_connect_object (entry, "changed", G_CALLBACK (reason_changed_cb), dialog, G_CONNECT_SWAPPED);
  return box;
}

static void
ask_to_stay (ZhWindow *window,
             gint64    tournament_id)
{
  Leaving          *self = leaving_new (window, tournament_id);
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (window), _ ("Stay in FIDE Mode?"),
                                                  _ ("There is no way back. Every page, paper and report of the tournament says from now on before which round FIDE mode was left, "
                                                     "and the rating officer reads it.")));

  adw_message_dialog_set_extra_child (dialog, make_reason (dialog, self));
  adw_message_dialog_add_responses (dialog, "stay", _ ("_Stay in FIDE Mode"), "leave", _ ("_Leave for Good"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_enabled (dialog, "leave", FALSE);
  adw_message_dialog_set_default_response (dialog, "stay");
  adw_message_dialog_set_close_response (dialog, "stay");
  g_signal_connect_data (dialog, "response", G_CALLBACK (leaving_confirmed_cb), self, leaving_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
leaving_considered_cb (AdwMessageDialog *dialog,
                       const char       *response,
                       gpointer          data)
{
  Leaving *self = data;

  if (g_str_equal (response, "go-on") && self->window != NULL)
    ask_to_stay (self->window, self->tournament_id);
}

static void
leave_action (GtkWidget *widget)
{
  ZhWindow           *window = ZH_WINDOW (widget);
  const ZhTournament *tournament = zh_session_get_tournament (zh_window_get_session (window));
  g_autofree char    *heading = NULL;
  AdwMessageDialog   *dialog;

  if (tournament == NULL)
    return;
  heading = g_strdup_printf (_ ("Leave FIDE Mode in “%s”?"), tournament->name);
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (window), heading,
                                                       _ ("Without FIDE mode rounds, points, tie-breaks and forbidden pairs can be changed after the start, and results of any round. "
                                                          "That is not compliant with FIDE C.04.1, C.04.2 and C.07; the tournament may be refused for rating.")));
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "go-on", _ ("_Go On…"), NULL);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (leaving_considered_cb), leaving_new (window, tournament->id), leaving_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The rating report */

/* All of them: what is beyond the screen is scrolled to. */
static void
show_gaps (ZhWindow        *self,
           const GPtrArray *gaps)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("The Rating Report Is Not Complete"), NULL);

  for (guint i = 0; i < gaps->len; i++)
    g_string_append_printf (text, "%s• %s", i > 0 ? "\n" : "", (const char *) g_ptr_array_index (gaps, i));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), zh_scrolled_text_new (text->str));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The part of an event that lasts more than thirty days; %NULL for the whole. */
static const ZhReportRounds *
get_rounds (ZhWindow *self)
{
  return g_object_get_data (G_OBJECT (self), "report-rounds");
}

static gboolean
write_report (ZhDesk               *desk,
              gint64                tournament_id,
              const ZhReportRounds *rounds,
              GFile                *file,
              GError              **error)
{
  g_autofree char *text = zh_desk_make_rating_report (desk, tournament_id, rounds, ZH_TRF_WITH_COMMENTS, error);

  return text != NULL && zh_file_replace (file, text, strlen (text), error);
}

/* What is written goes out; a report that went out already as it is is not kept twice. */
static void
report_chosen_cb (ZhWindow *self,
                  GFile    *file)
{
  ZhSession *session = zh_window_get_session (self);
  ZhDesk    *desk = zh_session_get_desk (session);
  gint64     tournament_id = zh_session_get_tournament_id (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  g_autofree char *state = NULL;

  if (desk == NULL)
    return;
  if (write_report (desk, tournament_id, get_rounds (self), file, &error) && zh_session_is_writable (session))
    change = zh_desk_record_report (desk, tournament_id, get_rounds (self), &error);
  if (error != NULL)
    {
      zh_feedback_error (GTK_WIDGET (self), _ ("The rating report was not written"), error);
      return;
    }
  state = zh_desk_format_report_state (desk, tournament_id, get_rounds (self), zh_language_get_screen ());
  zh_feedback_toast (GTK_WIDGET (self), state != NULL ? state : _ ("The rating report was written"), NULL, NULL);
}

static void
ask_for_file (ZhWindow *self)
{
  const ZhTournament   *tournament = zh_session_get_tournament (zh_window_get_session (self));
  const ZhReportRounds *rounds = get_rounds (self);
  g_autofree char      *name = rounds != NULL ? g_strdup_printf ("%s, %d-%d.trf", tournament->name, rounds->first, rounds->last)
                                              : g_strdup_printf ("%s.trf", tournament->name);

  zh_file_asking_show (self, _ ("Save the Rating Report"), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), name, G_CALLBACK (report_chosen_cb));
}

static void
report_state_answered_cb (ZhWindow   *self,
                          const char *response)
{
  if (g_str_equal (response, "save") && zh_session_get_tournament (zh_window_get_session (self)) != NULL)
    ask_for_file (self);
}

static void
show_report (ZhWindow *self)
{
  ZhSession *session = zh_window_get_session (self);
  ZhDesk    *desk = zh_session_get_desk (session);
  gint64     tournament_id = zh_session_get_tournament_id (session);
  g_autoptr (GPtrArray) gaps = zh_desk_list_report_gaps (desk, tournament_id, get_rounds (self));
  g_autofree char *state = zh_desk_format_report_state (desk, tournament_id, get_rounds (self), zh_language_get_screen ());
  GtkWidget       *dialog;

  if (gaps->len > 0)
    {
      show_gaps (self, gaps);
      return;
    }
  if (state == NULL)
    {
      ask_for_file (self);
      return;
    }
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Rating Report"), state);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"), "save", _ ("_Save Again…"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (report_state_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The rounds of a part, typed as numbers. */
typedef struct
{
  ZhWindow    *window; /* weak */
  AdwEntryRow *ends[2];
} Part;

static void
part_free (gpointer  data,
           GClosure *closure)
{
  Part *self = data;

  g_clear_weak_pointer (&self->window);
  g_free (self);
}

static void
part_answered_cb (AdwMessageDialog *dialog,
                  const char       *response,
                  gpointer          data)
{
  Part          *self = data;
  ZhReportRounds rounds;
  gint64         ends[2] = { 0, 0 };

  if (self->window == NULL || g_str_equal (response, "cancel") || zh_session_get_tournament (zh_window_get_session (self->window)) == NULL)
    return;
  for (int i = 0; i < 2; i++)
    zh_text_parse_int (gtk_editable_get_text (GTK_EDITABLE (self->ends[i])), 1, ZH_MAX_ROUNDS, &ends[i]);
  rounds = (ZhReportRounds){ (int) ends[0], (int) ends[1] };
  g_object_set_data_full (G_OBJECT (self->window), "report-rounds", g_memdup2 (&rounds, sizeof rounds), g_free);
  show_report (self->window);
}

/* The next part begins after the last one that went out, and ends with the last round paired. */
static void
ask_for_part (ZhWindow           *self,
              const ZhTournament *tournament)
{
  const int  usual[2] = { MIN (zh_tournament_get_reported_round (tournament) + 1, (int) tournament->rounds->len), (int) tournament->rounds->len };
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Report a Part of the Event"),
                                              _ ("FIDE rates an event of more than thirty days in parts, each of thirty days at most."));
  GtkWidget *list = gtk_list_box_new ();
  Part      *part = g_new0 (Part, 1);

  g_set_weak_pointer (&part->window, self);
  gtk_widget_add_css_class (list, "boxed-list");
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", usual[i]);

      part->ends[i] = ADW_ENTRY_ROW (adw_entry_row_new ());
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (part->ends[i]), i == 0 ? _ ("From Round") : _ ("To Round"));
      gtk_editable_set_text (GTK_EDITABLE (part->ends[i]), text);
      adw_entry_row_set_activates_default (part->ends[i], TRUE);
      gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (part->ends[i]));
    }
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), list);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "accept", _ ("_Report"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "accept", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "accept");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (part_answered_cb), part, part_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
report_action (GtkWidget *widget)
{
  ZhWindow  *self = ZH_WINDOW (widget);
  ZhSession *session = zh_window_get_session (self);

  g_object_set_data (G_OBJECT (self), "report-rounds", NULL);
  if (zh_tournament_is_long (zh_session_get_tournament (session), zh_session_get_competition (session)))
    ask_for_part (self, zh_session_get_tournament (session));
  else
    show_report (self);
}

void
zh_fide_actions_install (GtkWidgetClass *class)
{
  ZH_ACTION (class, "win.leave-fide-mode", leave_action);
  ZH_ACTION (class, "win.rating-report", report_action);
}

void
zh_fide_actions_update (ZhWindow *self)
{
  ZhSession          *session = zh_window_get_session (self);
  const ZhTournament *tournament = zh_session_get_tournament (session);
  gboolean            writable = tournament != NULL && zh_session_is_writable (session) && !tournament->closed;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.leave-fide-mode", writable && zh_tournament_get_fide_mode (tournament) == ZH_FIDE_MODE_ON);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.rating-report",
                                 tournament != NULL && tournament->sport == ZH_SPORT_CHESS && tournament->rounds->len > 0);
}
