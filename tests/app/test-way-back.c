/* Results typed after the keyboard was elsewhere: a button that was clicked and went away, a menu, a
 * window of its own. Each must reach the boards, and Return must press nothing else.
 */
#include "config.h"

#include "entries-page.h"
#include "gui-harness.h"
#include "hand-edit-window.h"
#include "record-table.h"
#include "../tournament-settings.h"

#define N_PLAYERS 6

static GtkWidget *
get_root (ZhGui *gui)
{
  return GTK_WIDGET (gui->window);
}

static void
click (GtkWidget *widget)
{
  zh_gui_click (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

/* The button of the next step. */
static GtkWidget *
find_step (ZhGui *gui)
{
  return zh_gui_find_id (zh_gui_find_id (get_root (gui), "next_step"), "button");
}

/* Round 2, paired and not yet published. */
static ZhGui *
pair_second_round (void)
{
  ZhGui *gui = zh_gui_new ();

  zh_gui_open_competition (gui, N_PLAYERS);
  zh_gui_press ("alt+1 1 1 1 ctrl+Return");
  zh_gui_wait_until (zh_session_get_round_number (zh_window_get_session (gui->window)) == 2);
  return gui;
}

/* The boards of round 2 with a result. */
static int
count_results (ZhGui *gui)
{
  const ZhRound *round = zh_session_get_round (zh_window_get_session (gui->window));
  int            n = 0;

  for (guint i = 0; i < round->pairings->len; i++)
    n += zh_result_is_set (((const ZhPairing *) g_ptr_array_index (round->pairings, i))->games[0].result) ? 1 : 0;
  return n;
}

/* Digits, Return to the next open board, the jump to a board, and clearing it. */
static void
assert_keys_reach (ZhGui *gui)
{
  zh_gui_press ("1 Return 0");
  g_assert_cmpint (count_results (gui), ==, 2);
  g_assert_true (gtk_widget_get_visible (zh_gui_find_id (get_root (gui), "sidebar")));
  zh_gui_press ("slash 1 Return BackSpace");
  g_assert_cmpint (count_results (gui), ==, 1);
}

static void
test_published_by_mouse (void)
{
  ZhGui *gui = pair_second_round ();

  click (find_step (gui));
  assert_keys_reach (gui);
  zh_gui_free (gui);
}

static void
test_after_menus (void)
{
  ZhGui *gui = pair_second_round ();

  click (find_step (gui));
  click (zh_gui_find_id (zh_gui_find_id (get_root (gui), "header"), "menu_button"));
  zh_gui_press ("Escape");
  click (zh_gui_find_id (zh_gui_find_id (get_root (gui), "header"), "switcher"));
  zh_gui_press ("Escape");
  assert_keys_reach (gui);
  zh_gui_free (gui);
}

/* A menu that is closed over nothing leaves the keyboard in the list, not in the line where the next entry is typed. */
static void
test_list_after_menu (void)
{
  ZhGui     *gui = pair_second_round ();
  GtkWidget *table;

  zh_gui_press ("alt+2");
  table = zh_gui_find_id (GTK_WIDGET (zh_window_get_page (gui->window)), "table");
  zh_record_table_take_focus (ZH_RECORD_TABLE (table));
  zh_gui_settle ();
  zh_gui_press ("Home Menu");
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_get_focus (GTK_WINDOW (gui->window)) != NULL &&
                     gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (gui->window)), table));
  zh_gui_press ("Down");
  g_assert_cmpint (zh_record_get_id (zh_record_table_get_selected (ZH_RECORD_TABLE (table))), !=, 0);
  zh_gui_free (gui);
}

/* Also where Return would press what the keyboard fell on. */
static void
test_after_hand_edit (void)
{
  ZhGui     *gui = pair_second_round ();
  GtkWidget *edit;

  zh_gui_press ("ctrl+h");
  edit = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_HAND_EDIT_WINDOW));
  zh_gui_press ("Down space Down space");
  gtk_widget_grab_focus (zh_gui_find_id (edit, "keep"));
  zh_gui_press ("space");
  gtk_widget_grab_focus (zh_gui_find_id (edit, "reason"));
  zh_gui_press ("a s k e d ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_press ("ctrl+Return Return"); /* published; to the next open board */
  assert_keys_reach (gui);
  zh_gui_free (gui);
}

/* A field keeps what is typed into it. */
static void
test_field_keeps_keys (void)
{
  ZhGui *gui = pair_second_round ();

  click (find_step (gui));
  zh_gui_press ("slash 1 0 5");
  g_assert_cmpint (count_results (gui), ==, 0);
  zh_gui_free (gui);
}

/* Another tournament is chosen to work on it: the page has the keyboard, not the menu. */
static void
test_after_tournament (void)
{
  ZhGui     *gui = zh_gui_new ();
  ZhSession *session;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  gint64 second;

  zh_gui_open_competition (gui, N_PLAYERS);
  session = zh_window_get_session (gui->window);
  g_free (settings->name);
  settings->name = g_strdup ("Women");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  change = test_add_tournament (zh_session_get_desk (session), settings, &second, &error);
  g_assert_no_error (error);
  zh_gui_press ("alt+2");
  click (zh_gui_find_id (zh_gui_find_id (get_root (gui), "header"), "switcher"));
  zh_gui_press ("Down Return");
  zh_gui_wait_until (zh_session_get_tournament_id (session) == second);
  zh_gui_wait_until (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (gui->window)), zh_gui_find (get_root (gui), ZH_TYPE_ENTRIES_PAGE)));
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/app/way-back/published-by-mouse", test_published_by_mouse);
  g_test_add_func ("/app/way-back/after-menus", test_after_menus);
  g_test_add_func ("/app/way-back/list-after-menu", test_list_after_menu);
  g_test_add_func ("/app/way-back/after-hand-edit", test_after_hand_edit);
  g_test_add_func ("/app/way-back/field-keeps-keys", test_field_keeps_keys);
  g_test_add_func ("/app/way-back/after-tournament", test_after_tournament);
  return g_test_run ();
}
