#include "config.h"

#include "dialog-openers.h"

#include "adjournment-sheet.h"
#include "app-settings.h"
#include "assistant.h"
#include "boards-sheet.h"
#include "case-sheets.h"
#include "clocks-dialog.h"
#include "desk-adjournment.h"
#include "desk-competition.h"
#include "desk-protests.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "draw-window.h"
#include "errors.h"
#include "explain-dialog.h"
#include "feed-dialog.h"
#include "game-desk-window.h"
#include "import-dialog.h"
#include "long-work.h"
#include "incident-sheet.h"
#include "late-dialog.h"
#include "official-sheet.h"
#include "override-dialog.h"
#include "preferences-window.h"
#include "protest-sheet.h"
#include "round-actions.h"
#include "start-dialog.h"
#include "tournament-dialog.h"
#include "undo-dialog.h"

#define ADJOURNED_BOARD 5

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
  return ((const ZhProtest *) g_ptr_array_index (get_competition (gui)->protests, 0))->id;
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
  present (zh_resumption_sheet_new (GTK_WINDOW (gui->window), get_session (gui), ADJOURNED_BOARD, 0));
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
open_lots (ZhGui *gui)
{
  present (zh_draw_window_new (gui->window));
}

static void
open_hand_edit (ZhGui *gui)
{
  zh_round_actions_edit (gui->window, 0);
}

static void
open_feed (ZhGui *gui)
{
  zh_feed_dialog_present (gui->window);
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
open_undo_to (ZhGui *gui)
{
  g_autoptr (GPtrArray) acts = zh_desk_list_undo_to (zh_session_get_desk (get_session (gui)), 1, NULL);

  present (zh_undo_dialog_new (GTK_WIDGET (zh_window_get_page (gui->window)), get_session (gui), acts));
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
  { "official", open_official },
  { "member", open_member },
  { "boards-of-official", open_boards },
  { "adjournment", open_adjournment },
  { "resumption", open_resumption },
  { "clocks", open_clocks },
  { "round-start", open_start },
  { "late-boards", open_late },
  { "rule", open_rule },
  { "explanation", open_explanation },
  { "lots", open_lots },
  { "hand-edit", open_hand_edit },
  { "feed", open_feed },
  { "tie-breaks", open_tiebreaks },
  { "groups", open_groups },
  { "teams", open_teams },
  { "prizes", open_prizes },
  { "hand-order", open_hand_order },
  { "seal", open_seal },
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

static void
keep (ZhChange *change,
      GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
}

static void
add_people (ZhDesk *desk)
{
  static const char *const roles[] = { "arbiter", "committee", "committee", "committee" };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      g_autofree char *name = g_strdup_printf ("Invented Person %d", (int) i + 1);
      ZhOfficial       official = { .role = (char *) roles[i], .name = name, .category = (char *) "", .federation = (char *) "" };

      keep (zh_desk_set_official (desk, &official, &error), error);
    }
}

static void
add_cases (ZhDesk *desk,
           gint64  tournament_id)
{
  const ZhTournament *tournament = zh_competition_find_tournament (zh_desk_get_snapshot (desk), tournament_id);
  g_autoptr (ZhTournament) second = zh_tournament_copy_settings (tournament);
  ZhProtestInput protest = {
    .tournament_id = tournament_id,
    .entry_id = ((const ZhEntry *) g_ptr_array_index (tournament->entries, 0))->id,
    .subject = "result",
    .round = 1,
    .board = 1,
    .written = TRUE,
    .facts = "Invented facts",
    .claim = "Invented claim",
    .handed_in = g_get_real_time () / G_USEC_PER_SEC,
    .admitted = "Invented reason",
  };
  ZhAdjournmentInput adjournment = {
    .tournament_id = tournament_id,
    .round = 1,
    .board = ADJOURNED_BOARD,
    .position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    .sealed_by = 0,
    .move_number = 41,
  };
  g_autoptr (GError) error = NULL;

  keep (zh_desk_file_protest (desk, &protest, NULL, &error), error);
  keep (zh_desk_adjourn_game (desk, &adjournment, &error), error);
  zh_person_set_string (&second->name, "Women");
  keep (zh_desk_add_tournament (desk, second, NULL, &error), error);
}

void
zh_dialog_openers_prepare (ZhGui *gui)
{
  ZhDesk *desk;

  zh_gui_open_competition (gui, 10);
  desk = zh_session_get_desk (get_session (gui));
  add_people (desk);
  add_cases (desk, zh_session_get_tournament_id (get_session (gui)));
  zh_gui_settle ();
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
  zh_window_show_place (gui->window, "boards");
  zh_gui_settle ();
  opener->open (gui);
  zh_gui_wait_until ((dialog = find_other_active (gui)) != NULL);
  zh_gui_settle ();
  return dialog;
}
