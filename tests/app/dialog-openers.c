#include "config.h"

#include "dialog-openers.h"

#include "addition-sheet.h"
#include "address-sheet.h"
#include "adjournment-sheet.h"
#include "admission-window.h"
#include "due-window.h"
#include "pack-dialog.h"
#include "received-sheets.h"
#include "received-window.h"
#include "regulation-window.h"
#include "app-settings.h"
#include "assistant.h"
#include "boards-sheet.h"
#include "case-sheets.h"
#include "clocks-dialog.h"
#include "desk-undo.h"
#include "draw-window.h"
#include "entries-page.h"
#include "errors.h"
#include "explain-dialog.h"
#include "feed-dialog.h"
#include "feedback.h"
#include "forbidden-sheet.h"
#include "game-desk-window.h"
#include "games-dialog.h"
#include "import-dialog.h"
#include "long-work.h"
#include "incident-sheet.h"
#include "late-dialog.h"
#include "claim-sheets.h"
#include "letters-dialog.h"
#include "post-window.h"
#include "schedule-window.h"
#include "screening-sheet.h"
#include "sites-dialog.h"
#include "solving-sheets.h"
#include "lineup-sheet.h"
#include "lots-dialog.h"
#include "member-act.h"
#include "official-sheet.h"
#include "open-refusal.h"
#include "outage-sheet.h"
#include "override-dialog.h"
#include "preferences-window.h"
#include "rating-lists-window.h"
#include "protest-sheet.h"
#include "round-actions.h"
#include "start-dialog.h"
#include "tournament-actions.h"
#include "tournament-dialog.h"
#include "undo-dialog.h"
#include "work-testing.h"

static ZhSession *
get_session (ZhGui *gui)
{
  return zh_window_get_session (gui->window);
}

static const ZhCompetition *
get_competition (ZhGui *gui)
{
  return zh_session_get_competition (get_session (gui));
}

static gint64
get_protest (ZhGui *gui)
{
  return ((const ZhProtest *) g_ptr_array_index (get_competition (gui)->protests, ZH_DIALOG_CASE_FILED))->id;
}

/* Another tournament is looked at until the next dialog. */
static const ZhTournament *
look_at (ZhGui *gui,
         guint  index)
{
  zh_session_set_tournament_id (get_session (gui), ((const ZhTournament *) g_ptr_array_index (get_competition (gui)->tournaments, index))->id);
  zh_gui_settle ();
  return zh_session_get_tournament (get_session (gui));
}

static gint64
get_official (ZhGui *gui)
{
  return ((const ZhOfficial *) g_ptr_array_index (get_competition (gui)->officials, 0))->id;
}

static void
present (gpointer window)
{
  gtk_window_present (GTK_WINDOW (window));
}

static void
open_assistant (ZhGui *gui)
{
  present (zh_assistant_new (GTK_WINDOW (gui->window)));
}

static void
open_preferences (ZhGui *gui)
{
  g_autoptr (GSettings) settings = zh_settings_new ();

  present (zh_preferences_window_new (GTK_WINDOW (gui->window), settings));
}

static void
open_tournament (ZhGui *gui)
{
  present (zh_tournament_dialog_new (GTK_WINDOW (gui->window), get_session (gui), 0));
}

static void
open_settings (ZhGui *gui)
{
  present (zh_tournament_dialog_new (GTK_WINDOW (gui->window), get_session (gui), zh_session_get_tournament_id (get_session (gui))));
}

static void
open_import (ZhGui *gui)
{
  ZhEntryTable *table = zh_entry_table_new_from_text ("Name\tRating\nNew One\t2000\nNew Two\tmany\n", NULL, NULL);

  present (zh_import_dialog_new (GTK_WINDOW (gui->window), zh_import_draft_new (table, zh_session_get_tournament (get_session (gui)), NULL, NULL)));
}

static gpointer
wait_for_cancel (gpointer          data,
                 const ZhProgress *progress,
                 GError          **error)
{
  while (zh_progress_step (progress, 1, 3, error))
    g_usleep (1000);
  return NULL;
}

static void
cancelled_cb (GtkWidget    *widget,
              gpointer      data,
              gpointer      result,
              const GError *error)
{
  g_assert_error (error, ZH_ERROR, ZH_ERROR_CANCELLED);
}

static void
open_long_work (ZhGui *gui)
{
  static const ZhLongWork work = { "Reading the List", wait_for_cancel, cancelled_cb, NULL };

  zh_long_work_start (GTK_WIDGET (gui->window), &work, NULL);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
}

static void
open_incident (ZhGui *gui)
{
  present (zh_incident_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 1, 0));
}

static void
open_game_desk (ZhGui *gui)
{
  present (zh_game_desk_window_new (GTK_WINDOW (gui->window), get_session (gui), 1, 1, 0));
}

static void
open_protest (ZhGui *gui)
{
  present (zh_protest_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 1, 0));
}

static void
open_committee (ZhGui *gui)
{
  present (zh_committee_sheet_new (GTK_WINDOW (gui->window), get_session (gui), get_protest (gui)));
}

static void
open_decision (ZhGui *gui)
{
  present (zh_decision_sheet_new (GTK_WINDOW (gui->window), get_session (gui), get_protest (gui)));
}

static void
open_deposit (ZhGui *gui)
{
  present (zh_deposit_sheet_new (GTK_WINDOW (gui->window), get_session (gui), get_protest (gui)));
}

static void
open_hearing (ZhGui *gui)
{
  present (zh_next_step_sheet_new (GTK_WINDOW (gui->window), get_session (gui),
                                   ((const ZhProtest *) g_ptr_array_index (get_competition (gui)->protests, ZH_DIALOG_CASE_DRAWN))->id));
}

static void
open_notice (ZhGui *gui)
{
  present (zh_next_step_sheet_new (GTK_WINDOW (gui->window), get_session (gui),
                                   ((const ZhProtest *) g_ptr_array_index (get_competition (gui)->protests, ZH_DIALOG_CASE_DECIDED))->id));
}

static void
open_lineup (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  present (zh_lineup_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 1));
}

static void
open_member_change (ZhGui *gui)
{
  const ZhTournament *tournament = look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  const ZhMember     *member = g_ptr_array_index (tournament->members, tournament->members->len - 1);
  ZhMemberAct        *act = zh_member_act_new (ZH_MEMBER_ACT_REMOVE, member->entry_id);

  g_array_append_val (act->order, member->id);
  zh_member_act_do (act, GTK_WIDGET (gui->window), get_session (gui));
}

static void
open_forbidden (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  zh_forbidden_sheet_present (GTK_WINDOW (gui->window), zh_window_get_session (gui->window));
}

static void
open_rating_lists (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  present (zh_rating_lists_window_new (GTK_WINDOW (gui->window), NULL));
}

static void
open_unpairing (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.unpair-round", NULL);
}

static void
open_pairing_again (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.repair-round", NULL);
}

static void
open_opening_draw (ZhGui *gui)
{
  look_at (gui, ZH_DIALOG_TOURNAMENT_DRAUGHTS);
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.draw-opening", NULL);
}

static void
open_undo (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.undo", NULL);
}

static void
open_games (ZhGui *gui)
{
  zh_games_dialog_show (GTK_WINDOW (gui->window), zh_window_get_session (gui->window), "[White \"Andrienko, Player 1\"]\n[Black \"Melnyk, Player 10\"]\n[Result \"*\"]\n\n1. e4 *\n");
}

static void
open_error (ZhGui *gui)
{
  g_autoptr (GError) error = g_error_new_literal (ZH_ERROR, ZH_ERROR_REFUSED, "An invented reason");

  zh_feedback_error (GTK_WIDGET (gui->window), "An Invented Refusal", error);
}

static void
open_refusal (ZhGui *gui)
{
  g_autoptr (GError) error = g_error_new_literal (ZH_ERROR, ZH_ERROR_CORRUPT, "An invented reason");

  zh_open_refusal_show (GTK_WINDOW (gui->window), gui->path, error);
}

static void
open_official (ZhGui *gui)
{
  present (zh_official_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 0, ZH_OFFICES_ALL));
}

static void
open_member (ZhGui *gui)
{
  present (zh_official_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 0, ZH_OFFICES_COMMITTEE));
}

static void
open_boards (ZhGui *gui)
{
  present (zh_boards_sheet_new (GTK_WINDOW (gui->window), get_session (gui), get_official (gui)));
}

static void
open_adjournment (ZhGui *gui)
{
  present (zh_adjournment_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 2, 0));
}

static void
open_resumption (ZhGui *gui)
{
  present (zh_resumption_sheet_new (GTK_WINDOW (gui->window), get_session (gui), ZH_DIALOG_ADJOURNED_BOARD, 0));
}

static void
open_post_games (ZhGui *gui)
{
  present (zh_post_window_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_letter_schedule (ZhGui *gui)
{
  ZhGamePlace place;

  g_assert_true (zh_competition_find_game (get_competition (gui), zh_session_get_tournament_id (get_session (gui)), 1, 1, 0, &place, NULL));
  present (zh_schedule_window_new (GTK_WINDOW (gui->window), get_session (gui), &place));
}

static void
open_address (ZhGui *gui)
{
  present (zh_address_sheet_new (GTK_WINDOW (gui->window), get_session (gui), zh_session_get_tournament (get_session (gui)), NULL));
}

/* Of board 1, which has no claim: what a sheet then shows. */
static void
open_claim (ZhGui *gui)
{
  ZhGamePlace place;

  g_assert_true (zh_competition_find_game (zh_session_get_competition (get_session (gui)), zh_session_get_tournament_id (get_session (gui)), 1, 1, 0,
                                           &place, NULL));
  present (zh_claim_sheet_new (GTK_WINDOW (gui->window), get_session (gui), &place, 0, ZH_LETTER_WHITE));
}

static void
open_claim_decision (ZhGui *gui)
{
  ZhGamePlace place;

  g_assert_true (zh_competition_find_game (zh_session_get_competition (get_session (gui)), zh_session_get_tournament_id (get_session (gui)), 1, 1, 0,
                                           &place, NULL));
  present (zh_claim_decision_sheet_new (GTK_WINDOW (gui->window), get_session (gui), &place, 1));
}

static void
open_leave (ZhGui *gui)
{
  present (zh_leave_sheet_new (GTK_WINDOW (gui->window), get_session (gui), zh_session_get_tournament (get_session (gui))));
}

static void
open_letters (ZhGui *gui)
{
  present (zh_letters_dialog_new (GTK_WINDOW (gui->window), get_session (gui), 1, 1, 0));
}

static void
open_clocks (ZhGui *gui)
{
  present (zh_clocks_dialog_new (GTK_WINDOW (gui->window), get_session (gui), 1, 0));
}

static void
open_start (ZhGui *gui)
{
  present (zh_start_dialog_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_late (ZhGui *gui)
{
  present (zh_late_dialog_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_rule (ZhGui *gui)
{
  present (zh_override_dialog_new (GTK_WINDOW (gui->window), get_session (gui), "scoring.win"));
}

static void
open_explanation (ZhGui *gui)
{
  present (zh_explain_dialog_new (GTK_WINDOW (gui->window), zh_session_get_tournament (get_session (gui)), 1));
}

static void
open_sites (ZhGui *gui)
{
  present (zh_sites_dialog_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_lost_connection (ZhGui *gui)
{
  present (zh_outage_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 1, 0));
}

static void
open_checked_game (ZhGui *gui)
{
  present (zh_screening_sheet_new (GTK_WINDOW (gui->window), get_session (gui), 1, 0));
}

/* A strong team comes late. */
static void
open_numbers (ZhGui *gui)
{
  GtkWidget *page;

  look_at (gui, ZH_DIALOG_TOURNAMENT_TEAMS);
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.show-place", "s", "entries");
  zh_gui_settle ();
  page = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRIES_PAGE);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (page, "new_name")), "Team Z");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (page, "new_rating")), "2600");
  g_signal_emit_by_name (zh_gui_find_id (page, "new_name"), "activate");
}

static void
open_admission (ZhGui *gui)
{
  present (zh_admission_window_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window)));
}

static void
open_received (ZhGui *gui)
{
  present (zh_received_window_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window), NULL));
}

static void
open_entry_received (ZhGui *gui)
{
  present (zh_received_sheet_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window), 0, "Far Centre"));
}

static void
open_entry_fee (ZhGui *gui)
{
  present (zh_fee_sheet_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window)));
}

static void
open_payment (ZhGui *gui)
{
  ZhSession *session = zh_window_get_session (gui->window);

  present (zh_payment_sheet_new (GTK_WINDOW (gui->window), session, g_ptr_array_index (zh_session_get_tournament (session)->entries, 0)));
}

static void
open_lots (ZhGui *gui)
{
  present (zh_draw_window_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window)));
}

static void
open_lot_minutes (ZhGui *gui)
{
  present (zh_lots_dialog_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_hand_edit (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.edit-round", NULL);
}

static void
open_feed (ZhGui *gui)
{
  zh_feed_dialog_present (GTK_WINDOW (gui->window), zh_window_get_session (gui->window));
}

static void
open_plan (ZhGui      *gui,
           const char *action)
{
  zh_window_show_place (gui->window, "standings");
  zh_gui_settle ();
  if (!gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (gui->window)), action, NULL))
    g_error ("there is no %s", action);
}

static void
open_tiebreaks (ZhGui *gui)
{
  open_plan (gui, "standings.edit-tie-breaks");
}

static void
open_groups (ZhGui *gui)
{
  open_plan (gui, "standings.edit-groups");
}

static void
open_teams (ZhGui *gui)
{
  open_plan (gui, "standings.edit-teams");
}

static void
open_prizes (ZhGui *gui)
{
  open_plan (gui, "standings.edit-prizes");
}

static void
open_hand_order (ZhGui *gui)
{
  open_plan (gui, "standings.order-by-hand");
}

static void
open_help (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.show-help", NULL);
}

static void
open_about (ZhGui *gui)
{
  g_action_group_activate_action (G_ACTION_GROUP (gui->application), "about", NULL);
}

static void
open_seal (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.seal", NULL);
}

static void
open_rating_report (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.rating-report", NULL);
}

static void
open_table_rounds (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.draw-table-rounds", NULL);
}

static void
open_reopening (ZhGui *gui)
{
  zh_tournament_actions_ask_reopening (GTK_WIDGET (gui->window), get_session (gui), zh_session_get_tournament_id (get_session (gui)));
}

static void
open_closed (ZhGui *gui)
{
  g_autoptr (GError) error = g_error_new_literal (ZH_ERROR, ZH_ERROR_CLOSED, "An invented reason");

  zh_feedback_error (GTK_WIDGET (gui->window), "An Invented Refusal", error);
}

static void
open_undo_to (ZhGui *gui)
{
  g_autoptr (GPtrArray) acts = zh_desk_list_undo_to (zh_session_get_desk (get_session (gui)), 1, NULL);

  present (zh_undo_dialog_new (GTK_WIDGET (zh_window_get_page (gui->window)), get_session (gui), ZH_UNDO_TO_HERE, acts));
}

static void
open_due (ZhGui *gui)
{
  present (zh_due_window_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_regulation (ZhGui *gui)
{
  present (zh_regulation_window_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_approval (ZhGui *gui)
{
  present (zh_addition_sheet_new (GTK_WINDOW (gui->window), get_session (gui)));
}

static void
open_pack (ZhGui *gui)
{
  zh_pack_dialog_ask (GTK_WIDGET (zh_window_get_page (gui->window)), get_session (gui), zh_language_get_screen ());
}

static void
open_solving_round (ZhGui *gui)
{
  const ZhTournament *tournament = look_at (gui, ZH_DIALOG_TOURNAMENT_SOLVING);

  present (zh_solving_round_sheet_new (GTK_WINDOW (gui->window), get_session (gui), g_ptr_array_index (tournament->solving_rounds, 0)));
}

static void
open_work (ZhGui *gui)
{
  const ZhTournament *tournament = look_at (gui, ZH_DIALOG_TOURNAMENT_SOLVING);

  present (zh_work_sheet_new (GTK_WINDOW (gui->window), get_session (gui), g_ptr_array_index (tournament->works, 0)));
}

static void
open_tested_work (ZhGui *gui)
{
  const ZhTournament *tournament = look_at (gui, ZH_DIALOG_TOURNAMENT_SOLVING);

  zh_work_testing_start (GTK_WIDGET (zh_window_get_page (gui->window)), get_session (gui), g_ptr_array_index (tournament->works, 0));
}

static const ZhDialogOpener openers[] = {
  { "assistant", open_assistant },
  { "preferences", open_preferences },
  { "new-tournament", open_tournament },
  { "tournament", open_settings },
  { "import", open_import },
  { "long-work", open_long_work },
  { "incident", open_incident },
  { "game-desk", open_game_desk },
  { "protest", open_protest },
  { "committee", open_committee },
  { "decision", open_decision },
  { "deposit", open_deposit },
  { "hearing", open_hearing },
  { "notice", open_notice },
  { "line-up", open_lineup },
  { "member-change", open_member_change },
  { "forbidden", open_forbidden },
  { "rating-lists", open_rating_lists },
  { "unpairing", open_unpairing },
  { "pairing-again", open_pairing_again },
  { "opening-draw", open_opening_draw },
  { "undo", open_undo },
  { "games", open_games },
  { "error", open_error },
  { "file-refusal", open_refusal },
  { "official", open_official },
  { "member", open_member },
  { "boards-of-official", open_boards },
  { "adjournment", open_adjournment },
  { "resumption", open_resumption },
  { "clocks", open_clocks },
  { "letters", open_letters },
  { "letter-schedule", open_letter_schedule },
  { "address", open_address },
  { "post-games", open_post_games },
  { "claim", open_claim },
  { "claim-decision", open_claim_decision },
  { "leave", open_leave },
  { "round-start", open_start },
  { "late-boards", open_late },
  { "sites", open_sites },
  { "lost-connection", open_lost_connection },
  { "checked-game", open_checked_game },
  { "solving-round", open_solving_round },
  { "work", open_work },
  { "tested-work", open_tested_work },
  { "rule", open_rule },
  { "explanation", open_explanation },
  { "admission", open_admission },
  { "received", open_received },
  { "entry-received", open_entry_received },
  { "entry-fee", open_entry_fee },
  { "payment", open_payment },
  { "due", open_due },
  { "regulation", open_regulation },
  { "approval", open_approval },
  { "pack", open_pack },
  { "lots", open_lots },
  { "lot-minutes", open_lot_minutes },
  { "numbers", open_numbers },
  { "hand-edit", open_hand_edit },
  { "feed", open_feed },
  { "tie-breaks", open_tiebreaks },
  { "groups", open_groups },
  { "teams", open_teams },
  { "prizes", open_prizes },
  { "hand-order", open_hand_order },
  { "seal", open_seal },
  { "rating-report", open_rating_report },
  { "table-rounds", open_table_rounds },
  { "reopening", open_reopening },
  { "closed", open_closed },
  { "undo-to", open_undo_to },
  { "help", open_help },
  { "about", open_about },
};

const ZhDialogOpener *
zh_dialog_openers_get (gsize *n_openers)
{
  *n_openers = G_N_ELEMENTS (openers);
  return openers;
}

static GtkWindow *
find_other_active (ZhGui *gui)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (gui->window) && gtk_window_is_active (window))
        return window; /* GTK keeps it */
    }
  return NULL;
}

GtkWindow *
zh_dialog_openers_open (ZhGui                *gui,
                        const ZhDialogOpener *opener)
{
  GtkWindow *dialog = NULL;

  g_test_message ("%s", opener->name);
  look_at (gui, ZH_DIALOG_TOURNAMENT_PLAYERS);
  zh_window_show_place (gui->window, "boards");
  zh_gui_settle ();
  opener->open (gui);
  zh_gui_wait_until ((dialog = find_other_active (gui)) != NULL);
  zh_gui_settle ();
  return dialog;
}
