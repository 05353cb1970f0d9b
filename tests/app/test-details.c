#include "config.h"

#include <string.h>

#include "board-flags.h"
#include "desk-entries.h"
#include "gui-harness.h"
#include "signs.h"

/* Details of the competition and of entries in the window, beyond what every form does. */

/* What the desk refuses is said, with what was typed, and nothing is stored. */
static void
test_refused (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWindow *dialog;

  zh_gui_open_competition (gui, 4);
  zh_window_show_place (gui->window, "competition");
  zh_gui_settle ();
  gtk_widget_grab_focus (zh_gui_find_id (GTK_WIDGET (gui->window), "federation"));
  zh_gui_press ("u k r Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "ukr"));
  zh_gui_press ("Escape");
  g_assert_cmpstr (zh_session_get_competition (zh_window_get_session (gui->window))->federation, ==, "");
  zh_gui_free (gui);
}

/* Whether somebody sits at the board that is always theirs is seen there. */
static void
test_fixed_board (void)
{
  ZhGui  *gui = zh_gui_new ();
  ZhDesk *desk;

  zh_gui_open_competition (gui, 4);
  desk = zh_session_get_desk (zh_window_get_session (gui->window));
  for (int board = 1; board <= 2; board++)
    {
      const ZhTournament *tournament = g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0);
      const ZhRound      *round = zh_tournament_find_round (tournament, 1);
      const ZhPairing    *first = g_ptr_array_index (round->pairings, 0);
      g_autoptr (ZhEntry) entry = zh_entry_copy (zh_tournament_find_entry (tournament, first->entry[0]));
      g_autoptr (GError) error = NULL;
      g_autoptr (ZhChange) change = NULL;
      g_autoptr (GHashTable) counts = NULL;
      g_autofree char *signs = NULL;
      gint64           id = tournament->id;
      ZhBoardFlags     flags;

      entry->fixed_board = board;
      change = zh_desk_edit_entry (desk, entry, &error);
      g_assert_no_error (error);
      counts = zh_board_flags_count (zh_desk_get_snapshot (desk), id, round);
      flags = zh_board_flags_get (counts, first, 0);
      signs = zh_board_flags_format (&flags);
      g_assert_nonnull (strstr (signs, board == 1 ? "◆" : "◇"));
    }
  zh_gui_free (gui);
}

/* The button of a round's absence; %NULL behind the last. */
static GtkWidget *
get_absence (ZhGui *gui,
             int    index)
{
  GtkFlowBox      *absences = GTK_FLOW_BOX (zh_gui_find_id (GTK_WIDGET (gui->window), "absences"));
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (absences, index);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static graphene_rect_t
get_bounds (ZhGui     *gui,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  zh_gui_settle ();
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (gui->window), &bounds));
  return bounds;
}

/* A press on the first button neither widens it nor moves the second. */
static void
test_absences_stay (void)
{
  ZhGui *gui = zh_gui_new ();

  zh_gui_open_competition (gui, 10);
  zh_gui_press ("alt+2 Down F4");
  for (int press = 0; press < 3; press++)
    {
      graphene_rect_t first = get_bounds (gui, get_absence (gui, 0));
      graphene_rect_t second = get_bounds (gui, get_absence (gui, 1));
      graphene_rect_t now;

      gtk_widget_grab_focus (get_absence (gui, 0));
      zh_gui_press ("Return");
      now = get_bounds (gui, get_absence (gui, 0));
      g_assert_true (graphene_rect_equal (&first, &now));
      now = get_bounds (gui, get_absence (gui, 1));
      g_assert_true (graphene_rect_equal (&second, &now));
    }
  zh_gui_free (gui);
}

/* Beside the details no button of the page is cut. */
static void
test_buttons_beside_panel (void)
{
  ZhGui          *gui = zh_gui_new ();
  GtkWidget      *menu;
  graphene_rect_t bounds;
  graphene_rect_t count;

  gtk_window_set_default_size (GTK_WINDOW (gui->window), 1024, 600);
  zh_gui_open_competition (gui, 10);
  zh_gui_press ("alt+2 Down F4");
  menu = zh_gui_find_id (GTK_WIDGET (gui->window), "menu");
  bounds = get_bounds (gui, menu);
  count = get_bounds (gui, zh_gui_find_id (GTK_WIDGET (zh_window_get_page (gui->window)), "count"));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (gui->window)), <=, 1100);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, count.origin.x);
  zh_gui_free (gui);
}

/* The gravest first, and a number for what there is no room for. */
static void
test_marks (void)
{
  ZhBoardFlags     flags = { .n_incidents = 1, .protest = TRUE, .edited = TRUE };
  g_autofree char *three = zh_board_flags_format (&flags);
  g_autofree char *few = g_strdup_printf ("%s\u200a⚑\u200a✎", zh_sign_get_protest ());
  g_autofree char *many = NULL;
  g_autofree char *all = NULL;
  g_autofree char *spoken = NULL;

  g_assert_cmpstr (three, ==, few);
  flags = (ZhBoardFlags){ 12, TRUE, TRUE, TRUE, TRUE, TRUE, TRUE, FALSE, TRUE, TRUE };
  many = zh_board_flags_format (&flags);
  all = g_strdup_printf ("%s\u200a+7", zh_sign_get_protest ());
  g_assert_cmpstr (many, ==, all);
  spoken = zh_board_flags_format_spoken (&flags);
  for (const char *const *word = (const char *const[]){ "12 incidents", "protest open", "changed by hand", "a fixed board", NULL }; *word != NULL; word++)
    g_assert_nonnull (strstr (spoken, *word));
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/details/refused", test_refused);
  g_test_add_func ("/details/fixed-board", test_fixed_board);
  g_test_add_func ("/details/marks", test_marks);
  g_test_add_func ("/details/absences-stay", test_absences_stay);
  g_test_add_func ("/details/buttons-beside-panel", test_buttons_beside_panel);
  return g_test_run ();
}
