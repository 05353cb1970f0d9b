#include "config.h"

#include "round-actions.h"

#include <glib/gi18n.h>

#include "admission-window.h"
#include "board-folder.h"
#include "correction-sheet.h"
#include "desk-openings.h"
#include "desk-playoff.h"
#include "desk-rounds.h"
#include "draw-window.h"
#include "explain-dialog.h"
#include "feed-dialog.h"
#include "feedback.h"
#include "file-asking.h"
#include "forbidden-sheet.h"
#include "games-dialog.h"
#include "late-dialog.h"
#include "sites-dialog.h"
#include "start-dialog.h"
#include "hand-edit-window.h"
#include "next-step.h"
#include "openings-window.h"
#include "outside-reading.h"
#include "round-edit-draft.h"

static void
explain_action (GtkWidget *widget)
{
  ZhSession          *session = zh_window_get_session (ZH_WINDOW (widget));
  const ZhTournament *tournament = zh_session_get_tournament (session);

  gtk_window_present (GTK_WINDOW (zh_explain_dialog_new (GTK_WINDOW (widget), tournament, zh_session_get_round_number (session))));
}

static void
draw_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_draw_window_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

/* The openings of a round: a table from a file first, then the seed, then the draw; afterwards
 * they are shown. */

static void choose_table (ZhWindow *self);

static void
opening_answered_cb (ZhWindow         *self,
                     const char       *response,
                     AdwMessageDialog *dialog)
{
  ZhSession *session = zh_window_get_session (self);
  guint64   *seed = g_object_get_data (G_OBJECT (dialog), "seed");
  gboolean   each;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  if (g_str_equal (response, "table"))
    choose_table (self);
  if (!g_str_equal (response, "draw"))
    return;
  each = gtk_check_button_get_active (GTK_CHECK_BUTTON (adw_message_dialog_get_extra_child (dialog)));
  change = zh_desk_draw_opening (zh_session_get_desk (session), zh_session_get_tournament_id (session),
                                 zh_session_get_round_number (session), each ? "board" : "round", *seed, &error);
  if (zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The opening was not drawn"), error))
    gtk_window_present (GTK_WINDOW (zh_openings_window_new (GTK_WINDOW (self), session)));
}

static void
ask_to_draw_opening (ZhWindow *self)
{
  ZhSession       *session = zh_window_get_session (self);
  guint64          seed = zh_desk_draw_seed (zh_session_get_desk (session));
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autofree char *heading = g_strdup_printf (_ ("Draw the Opening of Round %d?"), zh_session_get_round_number (session));
  g_autofree char *body = g_strdup_printf (_ ("Seed of the lot: %s"), number);
  GtkWidget       *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, body);

  GtkWidget *each = gtk_check_button_new_with_mnemonic (_ ("_Each board draws its own"));

  g_object_set_data_full (G_OBJECT (dialog), "seed", g_memdup2 (&seed, sizeof seed), g_free);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (each), zh_tournament_has_board_openings (zh_session_get_tournament (session)));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), each);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "table", _ ("Other _Table…"), "draw", C_ ("lots", "_Draw"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "draw");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (opening_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
take_table (ZhWindow   *self,
            const char *text)
{
  ZhSession *session = zh_window_get_session (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_openings (zh_session_get_desk (session), zh_session_get_tournament_id (session), text, &error);

  if (zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The table of openings was not taken over"), error))
    ask_to_draw_opening (self);
}

static void
table_read_cb (GtkWidget  *widget,
               const char *text)
{
  take_table (ZH_WINDOW (widget), text);
}

static void
table_chosen_cb (ZhWindow *self,
                 GFile    *file)
{
  zh_outside_reading_start (GTK_WIDGET (self), file, _ ("The table of openings was not taken over"), table_read_cb);
}

static void
choose_table (ZhWindow *self)
{
  zh_file_asking_show (self, _ ("Table of Openings"), GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"), NULL, G_CALLBACK (table_chosen_cb));
}

static void
openings_answered_cb (ZhWindow   *self,
                      const char *response)
{
  if (g_str_equal (response, "table"))
    choose_table (self);
  else if (g_str_equal (response, "positions"))
    take_table (self, ZH_OPENINGS_CHESS960);
}

/* Chess begins with a position of Chess960 oftener than with an opening out of a table. */
static void
ask_for_openings (ZhWindow *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("What Do the Games Begin With?"),
                                              _ ("One of the 960 positions is drawn for the round, or an opening out of a table that you bring."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "table", _ ("_Table…"), "positions", _ ("_Positions of Chess960"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "positions");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (openings_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
draw_opening_action (GtkWidget *widget)
{
  const ZhTournament *tournament = zh_session_get_tournament (zh_window_get_session (ZH_WINDOW (widget)));

  if (!zh_tournament_needs_opening (tournament, zh_session_get_round (zh_window_get_session (ZH_WINDOW (widget)))))
    {
      gtk_window_present (GTK_WINDOW (zh_openings_window_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
      return;
    }
  if (zh_tournament_get_option (tournament, ZH_OPTION_OPENINGS) != NULL)
    ask_to_draw_opening (ZH_WINDOW (widget));
  else if (tournament->sport == ZH_SPORT_CHESS)
    ask_for_openings (ZH_WINDOW (widget));
  else
    choose_table (ZH_WINDOW (widget));
}

static gboolean
may_draw_opening (const ZhTournament *tournament,
                  const ZhRound      *round,
                  gboolean            writable)
{
  if (round == NULL || tournament->sport == ZH_SPORT_DRAUGHTS_INTERNATIONAL)
    return FALSE;
  return !zh_tournament_needs_opening (tournament, round) || (writable && round->state != ZH_ROUND_CLOSED);
}

static void
feed_action (GtkWidget *widget)
{
  zh_feed_dialog_present (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
forbidden_action (GtkWidget *widget)
{
  zh_forbidden_sheet_present (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

/* From a tie at the top to the tournament that breaks it. */
static void
playoff_action (GtkWidget *widget)
{
  ZhSession *session = zh_window_get_session (ZH_WINDOW (widget));
  ZhDesk    *desk = zh_session_get_desk (session);
  gint64     stage = 0;
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_start_playoff (desk, zh_session_get_tournament_id (session), zh_desk_draw_seed (desk), &stage, &error);

  if (zh_feedback_act (widget, session, change, _ ("The play-off was not begun"), error))
    zh_session_set_tournament_id (session, stage);
}

static void
unpair (ZhWindow    *self,
        ZhUnpairMode mode)
{
  ZhSession *session = zh_window_get_session (self);
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_unpair_round (zh_session_get_desk (session), zh_session_get_tournament_id (session), mode, &error);

  zh_feedback_act (GTK_WIDGET (self), session, change, _ ("The round was not unpaired"), error);
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
unpair_action (GtkWidget *widget)
{
  if (!ask_about_loss (ZH_WINDOW (widget), _ ("Unpair Round %d?"), "unpair", _ ("_Unpair")))
    unpair (ZH_WINDOW (widget), ZH_UNPAIR_KEEP);
}

static void
repair_action (GtkWidget *widget)
{
  if (!ask_about_loss (ZH_WINDOW (widget), _ ("Pair Round %d Again?"), "again", _ ("_Pair Again")))
    zh_window_pair_again (ZH_WINDOW (widget), ZH_UNPAIR_KEEP);
}

static void
reopen_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_reopening_sheet_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
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

/* Begins an edit by hand of the round looked at, or brings up the one that is open. */
static void
edit_by_hand (ZhWindow *self,
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
    gtk_window_present (GTK_WINDOW (zh_hand_edit_window_new (GTK_WINDOW (self), session, edit, picked)));
}

static void
discard_draft (ZhSession *session)
{
  ZhRoundEdit *edit = zh_round_edit_new (zh_session_get_tournament (session), zh_session_get_round_number (session), NULL);

  if (edit != NULL)
    zh_round_edit_discard_draft (edit, zh_session_get_competition (session)->uuid);
  zh_round_edit_free (edit);
}

/* The file may have changed, or be another, since the question was put. */
static void
draft_answered_cb (ZhWindow   *self,
                   const char *response)
{
  ZhSession           *session = zh_window_get_session (self);
  const ZhCompetition *competition = zh_session_get_competition (session);
  gint64               tournament_id;
  int                  round;

  if (g_str_equal (response, "later") || competition == NULL || !zh_competition_find_edit_draft (competition, &tournament_id, &round))
    return;
  zh_session_set_tournament_id (session, tournament_id);
  zh_session_set_round_number (session, round);
  if (g_str_equal (response, "go-on"))
    edit_by_hand (self, 0);
  else
    discard_draft (session);
}

void
zh_round_actions_offer_draft (ZhWindow *self)
{
  ZhSession       *session = zh_window_get_session (self);
  g_autofree char *body = NULL;
  GtkWidget       *dialog;
  gint64           tournament_id;
  int              round;

  if (!zh_session_is_writable (session) || !zh_competition_find_edit_draft (zh_session_get_competition (session), &tournament_id, &round))
    return;
  body = g_strdup_printf (_ ("The edit of round %d was cut off before it was accepted. Nothing of it is in the file yet."), round);
  dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Go On with the Hand Edits?"), body);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "later", _ ("_Later"), "give-up", _ ("_Give Up"), "go-on", _ ("Go _On"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "give-up", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "go-on");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_object (dialog, "response", G_CALLBACK (draft_answered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
load_games_action (GtkWidget *widget)
{
  zh_games_dialog_choose_file (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)));
}

static void
folder_chosen_cb (GtkWidget *widget,
                  GFile     *file)
{
  ZhSession       *session = zh_window_get_session (ZH_WINDOW (widget));
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = g_strdup_printf (_ ("Electronic boards: “%s” is read; F3 takes a result"), name);
  g_autoptr (GError) error = NULL;

  if (path != NULL && zh_board_folder_open (zh_board_folder_get (session), path, &error))
    zh_feedback_toast (widget, text, NULL, NULL);
  else if (error != NULL)
    zh_feedback_error (widget, _ ("The folder is not read"), error);
}

/* Asks for the folder, or lets go of the one that is read. */
static void
board_folder_action (GtkWidget *widget)
{
  ZhBoardFolder *folder = zh_board_folder_get (zh_window_get_session (ZH_WINDOW (widget)));

  if (zh_board_folder_get_path (folder) != NULL)
    {
      zh_board_folder_open (folder, NULL, NULL);
      zh_feedback_toast (widget, _ ("The folder of the electronic boards is no longer read"), NULL, NULL);
      return;
    }
  zh_file_asking_show (widget, _ ("Folder of the Electronic Boards"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Read It"), NULL, G_CALLBACK (folder_chosen_cb));
}

static void
edit_action (GtkWidget *widget)
{
  edit_by_hand (ZH_WINDOW (widget), 0);
}

/* The same, with somebody picked up at once: the id of an entry. */
static void
exchange_entry_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  edit_by_hand (ZH_WINDOW (widget), g_variant_get_int64 (parameter));
}

static void
set_start_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_start_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

static void
late_boards_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_late_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

static void
sites_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_sites_dialog_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

static void
admission_action (GtkWidget *widget)
{
  gtk_window_present (GTK_WINDOW (zh_admission_window_new (GTK_WINDOW (widget), zh_window_get_session (ZH_WINDOW (widget)))));
}

void
zh_round_actions_install (GtkWidgetClass *class)
{
  ZH_ACTION (class, "win.explain-round", explain_action);
  ZH_ACTION (class, "win.admission", admission_action);
  ZH_ACTION (class, "win.draw-lots", draw_action);
  ZH_ACTION (class, "win.draw-opening", draw_opening_action);
  ZH_ACTION (class, "win.forbidden-pairs", forbidden_action);
  ZH_ACTION (class, "win.feed-tournament", feed_action);
  ZH_ACTION (class, "win.start-playoff", playoff_action);
  ZH_ACTION (class, "win.load-games", load_games_action);
  ZH_ACTION (class, "win.board-folder", board_folder_action);
  ZH_ACTION (class, "win.edit-round", edit_action);
  gtk_widget_class_install_action (class, "win.exchange-entry", "x", exchange_entry_action);
  ZH_ACTION (class, "win.set-round-start", set_start_action);
  ZH_ACTION (class, "win.late-boards", late_boards_action);
  ZH_ACTION (class, "win.sites", sites_action);
  ZH_ACTION (class, "win.unpair-round", unpair_action);
  ZH_ACTION (class, "win.repair-round", repair_action);
  ZH_ACTION (class, "win.reopen-round", reopen_action);
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
  gtk_widget_action_set_enabled (widget, "win.admission", zh_session_get_tournament (session) != NULL);
  gtk_widget_action_set_enabled (widget, "win.draw-lots",
                                 zh_session_is_writable (session) &&
                                     zh_draw_find_kind (zh_session_get_competition (session), zh_session_get_tournament_id (session)) != ZH_DRAW_NONE);
  gtk_widget_action_set_enabled (widget, "win.load-games", writable);
  gtk_widget_action_set_enabled (widget, "win.board-folder", writable);
  gtk_widget_action_set_enabled (widget, "win.draw-opening", may_draw_opening (zh_session_get_tournament (session), round, writable));
  gtk_widget_action_set_enabled (widget, "win.forbidden-pairs", zh_forbidden_sheet_may (session));
  gtk_widget_action_set_enabled (widget, "win.feed-tournament", zh_feed_dialog_may (session));
  gtk_widget_action_set_enabled (widget, "win.start-playoff",
                                 writable && last && zh_desk_get_next_step (zh_session_get_competition (session), zh_session_get_tournament_id (session)).step >= ZH_STEP_CLOSE_ROUND);
  gtk_widget_action_set_enabled (widget, "win.edit-round", writable && (round->state != ZH_ROUND_CLOSED || zh_session_get_edited_round (session) != 0));
  gtk_widget_action_set_enabled (widget, "win.set-round-start", writable && round->state != ZH_ROUND_CLOSED);
  gtk_widget_action_set_enabled (widget, "win.late-boards", writable && round->state != ZH_ROUND_CLOSED);
  gtk_widget_action_set_enabled (widget, "win.sites", zh_sites_dialog_may (session));
  gtk_widget_action_set_enabled (widget, "win.unpair-round", writable && last && zh_session_get_edited_round (session) == 0);
  gtk_widget_action_set_enabled (widget, "win.repair-round", writable && last && zh_session_get_edited_round (session) == 0);
  gtk_widget_action_set_enabled (widget, "win.reopen-round", writable && round->state == ZH_ROUND_CLOSED);
}
