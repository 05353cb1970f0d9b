/* The desk of online play by keys: a connection is lost and comes back at the board under the cursor, a game is sent to
 * be checked and ruled on from the dialog of the sites.
 */
#include "config.h"

#include <string.h>

#include "board-flags.h"
#include "clocks-dialog.h"
#include "desk-competition.h"
#include "desk-rounds.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "signs.h"
#include "sites-dialog.h"
#include "../tournament-settings.h"

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

/* Four players online under order 988, the first round paired. */
static ZhGui *
open_online (void)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ru-chess-988" };
  ZhGui               *gui = zh_gui_new ();
  ZhDesk              *desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) details_change = NULL;
  g_autoptr (ZhChange) settings_change = NULL;
  g_autoptr (ZhTournament) settings = NULL;

  zh_gui_open_competition (gui, 4);
  desk = zh_session_get_desk (zh_window_get_session (gui->window));
  details_change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  settings = zh_tournament_copy_settings (get_tournament (gui));
  settings->play = ZH_PLAY_ONLINE;
  settings_change = test_edit_tournament (desk, settings, &error);
  g_assert_no_error (error);
  zh_gui_settle ();
  return gui;
}

static void
wait_for_main_window (ZhGui *gui)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

/* Whether the first board shows that a side is gone. */
static void
assert_sign (ZhGui   *gui,
             gboolean shown)
{
  const ZhRound *round = zh_tournament_find_round (get_tournament (gui), 1);
  g_autoptr (GHashTable) counts = zh_board_flags_count (zh_session_get_competition (zh_window_get_session (gui->window)), get_tournament (gui)->id, round);
  ZhBoardFlags     flags = zh_board_flags_get (counts, zh_round_find_pairing (round, 1), 0);
  g_autofree char *signs = zh_board_flags_format (&flags);
  g_autofree char *spoken = zh_board_flags_format_spoken (&flags);

  g_assert_cmpint (strstr (signs, zh_sign_get_disconnected ()) != NULL, ==, shown);
  g_assert_cmpint (strstr (spoken, "without a connection") != NULL, ==, shown);
}

/* The sheet that ends it takes the same keys, and undo takes each back. */
static void
test_connection (gconstpointer layout)
{
  ZhGui          *gui;
  const ZhOutage *outage;

  zh_gui_set_layout (layout);
  gui = open_online ();
  zh_gui_press ("alt+1 ctrl+j");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  wait_for_main_window (gui);
  zh_gui_wait_until (get_tournament (gui)->outages->len == 1);
  outage = g_ptr_array_index (get_tournament (gui)->outages, 0);
  g_assert_cmpint (outage->board, ==, 1);
  g_assert_cmpint (outage->ended, ==, ZH_OUTAGE_OPEN);
  assert_sign (gui, TRUE);
  zh_gui_press ("ctrl+j");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  wait_for_main_window (gui);
  zh_gui_wait_until (((const ZhOutage *) g_ptr_array_index (get_tournament (gui)->outages, 0))->ended == ZH_OUTAGE_RECONNECTED);
  g_assert_cmpuint (zh_session_get_competition (zh_window_get_session (gui->window))->incidents->len, ==, 1);
  assert_sign (gui, FALSE);
  zh_gui_press ("ctrl+z ctrl+z");
  zh_gui_wait_until (get_tournament (gui)->outages->len == 0);
  zh_gui_free (gui);
}

/* The first thing left to do in the dialog of the sites, by Enter on its row. */
static void
open_first_case (ZhGui *gui)
{
  GtkWidget  *dialog = GTK_WIDGET (zh_sites_dialog_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window)));
  GtkListBox *cases;

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  cases = GTK_LIST_BOX (zh_gui_find_id (dialog, "cases"));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (cases, 0)));
  zh_gui_press ("Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
}

static void
close_cases (ZhGui *gui)
{
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  zh_gui_press ("Escape");
  wait_for_main_window (gui);
}

static const ZhScreening *
get_screening (ZhGui *gui)
{
  return g_ptr_array_index (get_tournament (gui)->screenings, 0);
}

static void
test_check (gconstpointer layout)
{
  ZhGui *gui;

  zh_gui_set_layout (layout);
  gui = open_online ();
  zh_gui_press ("alt+1");
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.send-screening", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("Tab p a n e l ctrl+Return");
  wait_for_main_window (gui);
  zh_gui_wait_until (get_tournament (gui)->screenings->len == 1);
  g_assert_cmpstr (get_screening (gui)->body, ==, "panel");
  open_first_case (gui);
  zh_gui_press ("space Down Down Return");
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_screening (gui)->answer == ZH_SCREENING_CONFIRMED);
  close_cases (gui);
  open_first_case (gui);
  zh_gui_press ("space Down Return");
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_screening (gui)->incident_id != 0);
  close_cases (gui);
  zh_gui_free (gui);
}

/* Order 988 has hours for mechanical clocks (32.2), and leaves them out online (15.3). */
static void
test_dial (gconstpointer layout)
{
  ZhGui     *gui;
  GtkWidget *dialog;
  GtkLabel  *rule;

  zh_gui_set_layout (layout);
  gui = open_online ();
  dialog = GTK_WIDGET (zh_clocks_dialog_new (GTK_WINDOW (gui->window), zh_window_get_session (gui->window), 1, 0));
  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_CLOCKS_DIALOG);
  rule = GTK_LABEL (zh_gui_find_id (dialog, "dial_rule"));
  g_assert_cmpstr (gtk_label_get_text (rule), ==, "Not applied in play over the internet (15.3)");
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (zh_gui_find_id (dialog, "faces"))));
  gtk_window_destroy (GTK_WINDOW (dialog));
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_data_func ("/online/connection/us", "us", test_connection);
  g_test_add_data_func ("/online/connection/ua", "ua", test_connection);
  g_test_add_data_func ("/online/connection/ru", "ru", test_connection);
  g_test_add_data_func ("/online/check", "us", test_check);
  g_test_add_data_func ("/online/dial", "us", test_dial);
  return g_test_run ();
}
