#include "config.h"

#include <string.h>

#include "desk-games.h"
#include "form-sheet.h"
#include "gui-harness.h"

/* The time is out on board 1: the moves are there, the envelope is filled in and sealed, next
 * morning it is opened; undo takes it back. Everything by keys. */

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

static const char *
get_note (GtkWidget *sheet)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "note")));
}

static GtkWidget *
open_sheet (ZhGui      *gui,
            const char *action)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (gui->window), action, NULL));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

static void
test_envelope (gconstpointer layout)
{
  ZhGui *gui;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  const ZhAdjournment *adjournment;
  g_autofree char     *adjourned = NULL;
  g_autofree char     *open = NULL;
  GtkWidget           *sheet;

  zh_gui_set_layout (layout);
  gui = zh_gui_new ();
  zh_gui_open_competition (gui, 4);
  change = zh_desk_keep_game (zh_session_get_desk (get_session (gui)), zh_session_get_tournament_id (get_session (gui)), 1, 1, 1, NULL, "e4 e5 Nf3", &error);
  g_assert_no_error (error);
  zh_gui_settle ();

  /* The position comes from the moves, so the first field to fill is White's time. */
  sheet = open_sheet (gui, "win.adjourn-game");
  g_assert_nonnull (strstr (get_note (sheet), "Black is to move"));
  zh_gui_press ("1 1 8"); /* minutes */
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (gui)->adjournments->len == 1);
  adjournment = g_ptr_array_index (get_competition (gui)->adjournments, 0);
  g_assert_cmpint (adjournment->time_used[0], ==, 7080);
  g_assert_cmpint (adjournment->time_used[1], ==, ZH_TIME_UNKNOWN);
  g_assert_cmpint (adjournment->sealed_by, ==, 1);
  g_assert_cmpint (adjournment->move_number, ==, 2);
  adjourned = zh_gui_read_result (gui, 1);
  g_assert_cmpstr (adjourned, ==, "adj");

  sheet = open_sheet (gui, "win.resume-game");
  zh_gui_press ("shift+n c 6");
  zh_gui_wait_until (strstr (get_note (sheet), "Nc6") != NULL);
  zh_gui_press ("ctrl+Return");
  adjournment = NULL;
  zh_gui_wait_until (*((const ZhAdjournment *) g_ptr_array_index (get_competition (gui)->adjournments, 0))->sealed_move != '\0');
  open = zh_gui_read_result (gui, 1);
  g_assert_cmpstr (open, ==, "clear");
  g_assert_cmpstr (((const ZhKeptGame *) g_ptr_array_index (get_competition (gui)->kept_games, 0))->moves, ==, "e4 e5 Nf3 Nc6");
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_data_func ("/app/adjournment/us", "us", test_envelope);
  return g_test_run ();
}
