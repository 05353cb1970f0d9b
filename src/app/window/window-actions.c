#include "config.h"

#include "window-actions.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "after-frame.h"
#include "assistant.h"
#include "board-actions.h"
#include "desk-consent.h"
#include "desk-journal.h"
#include "desk-seal.h"
#include "desk-undo.h"
#include "errors.h"
#include "feedback.h"
#include "fide-actions.h"
#include "hall-opening.h"
#include "help-window.h"
#include "journal-check.h"
#include "paths.h"
#include "round-actions.h"
#include "save-copy.h"
#include "tournament-actions.h"

#define SEAL_CHECK "zh-seal-check"
#define SAMPLE_NAME "round-robin.zhereb"

/* Undo and redo */

static void
take_back (ZhWindow *self)
{
  ZhSession            *session = zh_window_get_session (self);
  ZhDesk               *desk = zh_session_get_desk (session);
  const ZhJournalEntry *entry = zh_desk_get_undo_entry (desk); /* NULL where all that stands is others' */
  g_autofree char      *act = NULL;
  g_autofree char      *title = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  act = entry != NULL ? zh_journal_entry_format_act (entry, zh_language_get_screen ()) : NULL;
  change = zh_desk_undo (desk, &error);
  if (change == NULL)
    {
      zh_feedback_error (GTK_WIDGET (self), _ ("The act was not undone"), error);
      return;
    }
  title = g_strdup_printf (_ ("Undone: %s"), act);
  zh_feedback_toast (GTK_WIDGET (self), title, _ ("_Redo"), "win.redo");
}

/* One act of the journal, whoever made it: the one that is chosen there. */
static void
take_back_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);

  zh_window_show_place (self, "journal");
  gtk_widget_activate_action (GTK_WIDGET (zh_window_get_page (self)), "journal.take-back", NULL);
}

/* The document that was saved last, from the word that it was. */
static void
note_issue_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);

  zh_window_show_place (self, "documents");
  gtk_widget_activate_action (GTK_WIDGET (zh_window_get_page (self)), "documents.note-issue", NULL);
}

/* From the step that comes when all is played. */
static void
due_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);

  zh_window_show_place (self, "documents");
  gtk_widget_activate_action (GTK_WIDGET (zh_window_get_page (self)), "documents.due", NULL);
}

static void
pack_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);

  zh_window_show_place (self, "documents");
  gtk_widget_activate_action (GTK_WIDGET (zh_window_get_page (self)), "documents.pack", NULL);
}

static void
undo_answered_cb (ZhWindow   *self,
                  const char *response)
{
  if (g_strcmp0 (response, "undo") == 0)
    take_back (self);
}

/* Asked only for acts that have left the hall. */
static void
ask_before_undo (ZhWindow *self,
                 ZhDesk   *desk)
{
  g_autofree char  *act = zh_journal_entry_format_act (zh_desk_get_undo_entry (desk), zh_language_get_screen ());
  AdwMessageDialog *dialog =
      ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), _ ("Undo What Has Been Announced?"), NULL));

  adw_message_dialog_format_body (dialog, _ ("The players may have seen it already: %s"), act);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Keep It"), "undo", _ ("_Undo"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "undo", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (undo_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
undo_action (GtkWidget *widget)
{
  ZhWindow *self = ZH_WINDOW (widget);
  ZhDesk   *desk = zh_session_get_desk (zh_window_get_session (self));

  if (zh_desk_get_last_act (desk) == NULL)
    return;
  if (zh_desk_undo_needs_confirmation (desk))
    ask_before_undo (self, desk);
  else
    take_back (self);
}

static void
redo_action (GtkWidget *widget)
{
  ZhWindow  *self = ZH_WINDOW (widget);
  ZhSession *session = zh_window_get_session (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_redo (zh_session_get_desk (session), &error);

  zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The act was not done again"), error);
}

/* The seal */

/* The head goes onto the closing protocol: it is shown to be copied. */
static void
show_seal (ZhWindow *self)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_window_get_session (self));
  GtkWidget           *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("The Competition Is Sealed"), NULL);

  adw_message_dialog_format_body (ADW_MESSAGE_DIALOG (dialog),
                                  _ ("Write this head of the journal on the closing protocol; it proves the file: %s"), competition->journal_head);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* A file that does not hold together is not sealed. */
static void
verified_cb (const char *fault,
             gpointer    user_data)
{
  ZhWindow  *self = user_data;
  ZhSession *session = zh_window_get_session (self);
  ZhDesk    *desk = zh_session_get_desk (session);
  g_autoptr (ZhJournalCheck) check = g_object_steal_data (G_OBJECT (self), SEAL_CHECK);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  /* another file may have been opened meanwhile */
  if (desk == NULL || strcmp (zh_desk_get_path (desk), zh_journal_check_get_path (check)) != 0)
    return;
  if (fault != NULL)
    {
      error = g_error_new (ZH_ERROR, ZH_ERROR_CORRUPT, _ ("The journal does not hold: %s. Show the file to the commission as it is"), fault);
      zh_feedback_error (GTK_WIDGET (self), _ ("The competition was not sealed"), error);
      return;
    }
  change = zh_desk_seal (desk, NULL, &error);
  if (zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The competition was not sealed"), error))
    show_seal (self);
}

static void
seal_answered_cb (ZhWindow   *self,
                  const char *response)
{
  ZhDesk *desk = zh_session_get_desk (zh_window_get_session (self));

  if (g_strcmp0 (response, "seal") == 0)
    g_object_set_data_full (G_OBJECT (self), SEAL_CHECK, zh_journal_check_start (zh_desk_get_path (desk), verified_cb, self),
                            (GDestroyNotify) zh_journal_check_free);
}

static void
seal_action (GtkWidget *widget)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
      adw_message_dialog_new (GTK_WINDOW (widget), _ ("Seal the Competition for the Commission?"),
                              _ ("Every tournament is closed in one act. Undoing it later stays in the journal.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "seal", C_ ("the competition", "_Seal"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "seal", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "cancel");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (seal_answered_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Once every tournament is closed there is nothing left to seal. */
static gboolean
can_seal (ZhSession *session)
{
  const ZhCompetition *competition = zh_session_get_competition (session);
  gboolean             any_open = FALSE;

  for (guint i = 0; competition != NULL && i < competition->tournaments->len; i++)
    any_open = any_open || !((ZhTournament *) g_ptr_array_index (competition->tournaments, i))->closed;
  return any_open;
}

/* What somebody agrees to before a refused act is done again */

static void
agree (ZhWindow   *self,
       ZhConsent   consent,
       const char *text)
{
  zh_desk_consent (zh_session_get_desk (zh_window_get_session (self)), consent);
  zh_window_actions_update (self);
  zh_feedback_toast (GTK_WIDGET (zh_window_get_page (self)), text, NULL, NULL);
}

static void
change_after_seal_action (GtkWidget *widget)
{
  agree (ZH_WINDOW (widget), ZH_CONSENT_AFTER_SEAL, _ ("Until the file is closed changes are taken after the seal. Do once more what was refused"));
}

static void
write_despite_fault_action (GtkWidget *widget)
{
  agree (ZH_WINDOW (widget), ZH_CONSENT_DESPITE_FAULT, _ ("Until it is closed the file is written despite the fault. Do once more what was refused"));
}

/* Files */

static void
created_cb (ZhWindow *self,
            ZhDesk   *desk)
{
  zh_session_take_desk (zh_window_get_session (self), zh_desk_ref (desk));
  zh_window_show_place (self, "entries");
}

static void
new_competition_action (GtkWidget *widget)
{
  ZhAssistant *assistant = zh_assistant_new (GTK_WINDOW (widget));

  g_signal_connect_object (assistant, "created", G_CALLBACK (created_cb), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (assistant));
}

static void
open_answered_cb (ZhWindow             *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autofree char *path = g_file_get_path (file);

      zh_window_open_path (self, path != NULL ? path : "");
    }
  g_object_unref (chooser);
}

static void
open_action (GtkWidget *widget)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (_ ("Open a Competition"), GTK_WINDOW (widget),
                                                               GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), _ ("_Cancel"));
  GtkFileFilter        *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Competitions (*.zhereb)"));
  gtk_file_filter_add_suffix (filter, "zhereb");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);
  g_object_unref (filter);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (open_answered_cb), widget, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
open_path_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  zh_window_open_path (ZH_WINDOW (widget), g_variant_get_bytestring (parameter));
}

/* The sample lies in the build tree, compiled, or among the installed data. */
static char *
dup_sample (void)
{
  g_autofree char *built = zh_paths_dup_build ("data/samples/" SAMPLE_NAME);

  if (built != NULL)
    return g_steal_pointer (&built);
  return zh_paths_dup_data ("samples/" SAMPLE_NAME);
}

/* Works on a fresh copy, so that the sample can be opened again and again. */
static char *
copy_sample (GError **error)
{
  g_autofree char *sample = dup_sample ();
  g_autofree char *dir = g_dir_make_tmp ("zhereb-XXXXXX", error);
  g_autofree char *copy = NULL;
  g_autoptr (GFile) from = g_file_new_for_path (sample);
  g_autoptr (GFile) to = NULL;

  if (dir == NULL)
    return NULL;
  copy = g_build_filename (dir, SAMPLE_NAME, NULL);
  to = g_file_new_for_path (copy);
  if (!g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;
  g_chmod (copy, 0600);
  return g_steal_pointer (&copy);
}

static void
open_sample_action (GtkWidget *widget)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = copy_sample (&error);

  if (copy == NULL)
    zh_feedback_error (widget, _ ("The sample was not opened"), error);
  else
    zh_window_open_path (ZH_WINDOW (widget), copy);
}

static void
open_for_writing_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));
  g_autoptr (GError) error = NULL;

  if (!zh_session_open_for_writing (session, &error))
    zh_feedback_error (widget, _ ("The file stays open for reading only"), error);
}

static void
save_copy_action (GtkWidget *widget)
{
  zh_save_copy_ask (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
close_competition_action (GtkWidget *widget)
{
  zh_session_take_desk (zh_window_get_session (ZH_WINDOW (widget)), NULL);
}

/* Places and rounds */

static void
show_place_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  zh_window_show_place (ZH_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
search_action (GtkWidget *widget)
{
  ZhPage *page = zh_window_get_page (ZH_WINDOW (widget));

  if (page != NULL && !zh_page_start_search (page))
    gtk_widget_error_bell (widget);
}

static void
step_round (GtkWidget *widget,
            int        step)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));

  zh_session_set_round_number (session, zh_session_get_round_number (session) + step);
}

static void
previous_round_action (GtkWidget *widget)
{
  step_round (widget, -1);
}

static void
next_round_action (GtkWidget *widget)
{
  step_round (widget, 1);
}

static void
last_round_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));

  zh_session_set_round_number (session, zh_session_get_last_round_number (session));
}

static void
show_notes_action (GtkWidget *widget)
{
  zh_window_show_notes (ZH_WINDOW (widget));
}

static void
next_step_action (GtkWidget *widget)
{
  zh_window_do_next_step (ZH_WINDOW (widget));
}

static void
open_hall_action (GtkWidget *widget)
{
  zh_hall_open (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
show_help_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_help_window_new (GTK_WINDOW (widget))));
}

static void
take_focus (GtkWidget *widget)
{
  ZhPage *page = zh_window_get_page (ZH_WINDOW (widget));

  if (page != NULL)
    zh_page_take_focus (page);
}

static void
tournament_changed_cb (GSimpleAction *action,
                       GVariant      *value,
                       gpointer       user_data)
{
  zh_session_set_tournament_id (zh_window_get_session (user_data), g_variant_get_int64 (value));
  /* the menu that chose it gives the keyboard back to its button when it closes: the work is on the page */
  zh_after_frame (user_data, take_focus);
}

void
zh_window_actions_install (GtkWidgetClass *class)
{
  ZH_ACTION (class, "win.undo", undo_action);
  ZH_ACTION (class, "win.redo", redo_action);
  ZH_ACTION (class, "win.take-back", take_back_action);
  ZH_ACTION (class, "win.note-issue", note_issue_action);
  ZH_ACTION (class, "win.due", due_action);
  ZH_ACTION (class, "win.pack", pack_action);
  ZH_ACTION (class, "win.new-competition", new_competition_action);
  ZH_ACTION (class, "win.open", open_action);
  gtk_widget_class_install_action (class, "win.open-path", "ay", open_path_action);
  ZH_ACTION (class, "win.open-sample", open_sample_action);
  ZH_ACTION (class, "win.open-for-writing", open_for_writing_action);
  ZH_ACTION (class, "win.save-copy", save_copy_action);
  ZH_ACTION (class, "win.close-competition", close_competition_action);
  ZH_ACTION (class, "win.seal", seal_action);
  ZH_ACTION (class, "win.change-after-seal", change_after_seal_action);
  ZH_ACTION (class, "win.write-despite-fault", write_despite_fault_action);
  gtk_widget_class_install_action (class, "win.show-place", "s", show_place_action);
  ZH_ACTION (class, "win.search", search_action);
  ZH_ACTION (class, "win.previous-round", previous_round_action);
  ZH_ACTION (class, "win.next-round", next_round_action);
  ZH_ACTION (class, "win.last-round", last_round_action);
  ZH_ACTION (class, "win.next-step", next_step_action);
  ZH_ACTION (class, "win.show-notes", show_notes_action);
  ZH_ACTION (class, "win.open-hall", open_hall_action);
  ZH_ACTION (class, "win.show-help", show_help_action);
  zh_board_actions_install (class);
  zh_round_actions_install (class);
  zh_tournament_actions_install (class);
  zh_fide_actions_install (class);
}

void
zh_window_actions_add (ZhWindow *self)
{
  g_autoptr (GSimpleAction) tournament =
      g_simple_action_new_stateful ("tournament", G_VARIANT_TYPE_INT64, g_variant_new_int64 (0));
  g_autoptr (GAction) sidebar = g_settings_create_action (zh_window_get_settings (self), "sidebar-shown");

  g_signal_connect (tournament, "change-state", G_CALLBACK (tournament_changed_cb), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (tournament));
  g_action_map_add_action (G_ACTION_MAP (self), sidebar);
}

void
zh_window_actions_update (ZhWindow *self)
{
  GtkWidget       *widget = GTK_WIDGET (self);
  ZhSession       *session = zh_window_get_session (self);
  ZhDesk          *desk = zh_session_get_desk (session);
  gboolean         writable = zh_session_is_writable (session);
  int              round = zh_session_get_round_number (session);
  int              last = zh_session_get_last_round_number (session);
  GAction         *tournament = g_action_map_lookup_action (G_ACTION_MAP (self), "tournament");
  g_autofree char *sample = dup_sample ();

  zh_board_actions_update (self);
  zh_round_actions_update (self);
  zh_tournament_actions_update (self);
  zh_fide_actions_update (self);
  gtk_widget_action_set_enabled (widget, "win.undo", writable && zh_desk_get_last_act (desk) != NULL);
  gtk_widget_action_set_enabled (widget, "win.take-back", writable && zh_desk_get_last_act (desk) != NULL);
  gtk_widget_action_set_enabled (widget, "win.redo", writable && zh_desk_get_redo_entry (desk) != NULL);
  gtk_widget_action_set_enabled (widget, "win.open-sample", g_file_test (sample, G_FILE_TEST_IS_REGULAR));
  gtk_widget_action_set_enabled (widget, "win.open-for-writing", desk != NULL && !writable);
  gtk_widget_action_set_enabled (widget, "win.save-copy", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.due", zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.pack", zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.close-competition", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.seal", writable && can_seal (session));
  gtk_widget_action_set_enabled (widget, "win.change-after-seal", writable && zh_desk_needs_consent (desk, ZH_CONSENT_AFTER_SEAL));
  gtk_widget_action_set_enabled (widget, "win.write-despite-fault", writable && zh_desk_needs_consent (desk, ZH_CONSENT_DESPITE_FAULT));
  gtk_widget_action_set_enabled (widget, "win.show-place", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.search", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.next-step", writable);
  gtk_widget_action_set_enabled (widget, "win.show-notes", desk != NULL);
  gtk_widget_action_set_enabled (widget, "win.open-hall", zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.previous-round", round > 1);
  gtk_widget_action_set_enabled (widget, "win.next-round", round < last);
  gtk_widget_action_set_enabled (widget, "win.last-round", round < last);
  g_simple_action_set_state (G_SIMPLE_ACTION (tournament), g_variant_new_int64 (zh_session_get_tournament_id (session)));
}
