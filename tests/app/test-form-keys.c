/* Forms by keys alone: a number is typed on its row, wherever in it the keyboard is, and Ctrl+Enter
 * accepts from anywhere.
 */
#include "config.h"

#include "competition-page.h"
#include "gui-harness.h"
#include "tournament-dialog.h"

#define N_PLAYERS 4

static const ZhCompetition *
get_competition (ZhGui *gui)
{
  return zh_session_get_competition (zh_window_get_session (gui->window));
}

static GtkWidget *
open_new_tournament (ZhGui *gui)
{
  zh_gui_open_competition (gui, N_PLAYERS);
  zh_gui_press ("alt+8 ctrl+3 Return");
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_TOURNAMENT_DIALOG));
}

/* The first Tab stops at the row, the second in its number. */
static void
test_number_row (void)
{
  ZhGui         *gui = zh_gui_new ();
  GtkWidget     *dialog = open_new_tournament (gui);
  GtkSpinButton *cycles = GTK_SPIN_BUTTON (zh_gui_find_id (dialog, "cycles"));

  zh_gui_press ("w");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "system"));
  zh_gui_press ("Tab 1 2 Tab");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (cycles), ==, 12);
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "cycles_row"));
  zh_gui_press ("3 ctrl+Return");
  zh_gui_wait_until (get_competition (gui)->tournaments->len == 2);
  g_assert_cmpint (((const ZhTournament *) g_ptr_array_index (get_competition (gui)->tournaments, 1))->cycles, ==, 3);
  zh_gui_free (gui);
}

/* From a list of choices, too, which Enter alone opens. */
static void
test_accept_from_choice (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *dialog = open_new_tournament (gui);

  zh_gui_press ("w");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "system"));
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (gui)->tournaments->len == 2);
  zh_gui_free (gui);
}

/* The tabs of a page by number, also while a field has the keyboard; what is no tab changes nothing. */
static void
test_tabs_by_number (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *root = GTK_WIDGET (gui->window);
  GtkStack  *tabs;

  zh_gui_open_competition (gui, N_PLAYERS);
  zh_gui_press ("alt+8");
  tabs = GTK_STACK (zh_gui_find (zh_gui_find (root, ZH_TYPE_COMPETITION_PAGE), GTK_TYPE_STACK));
  zh_gui_press ("ctrl+4");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (tabs), ==, "officials");
  zh_gui_press ("ctrl+9");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (tabs), ==, "officials");
  zh_gui_press ("ctrl+1 ctrl+2");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (tabs), ==, "rules");
  zh_gui_free (gui);
}

static void
count_cb (int *n)
{
  (*n)++;
}

static void
add_button (GtkWidget  *box,
            const char *label,
            int        *n)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (count_cb), n);
  gtk_box_append (GTK_BOX (box), button);
}

/* Underlined Cyrillic letters act by Alt as Latin ones do, each once, and those of no button do nothing. */
static void
test_cyrillic_letters (void)
{
  static const char *const layouts[] = { "ua", "ru" };

  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      ZhGui     *gui = zh_gui_new ();
      GtkWidget *window = adw_window_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      int        n_received = 0;
      int        n_quotas = 0;

      zh_gui_set_layout (layouts[i]);
      add_button (box, "за_явки", &n_received);
      add_button (box, "_Квоти", &n_quotas);
      adw_window_set_content (ADW_WINDOW (window), box);
      gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gui->window));
      gtk_window_set_modal (GTK_WINDOW (window), TRUE);
      gtk_window_present (GTK_WINDOW (window));
      zh_gui_wait_for_window (ADW_TYPE_WINDOW);
      zh_gui_press ("alt+z");
      zh_gui_wait_until (n_received == 1);
      zh_gui_press ("alt+x alt+r");
      zh_gui_wait_until (n_quotas == 1);
      g_assert_cmpint (n_received, ==, 1);
      gtk_window_destroy (GTK_WINDOW (window));
      zh_gui_free (gui);
    }
  zh_gui_set_layout ("us");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/app/form-keys/number-row", test_number_row);
  g_test_add_func ("/app/form-keys/accept-from-choice", test_accept_from_choice);
  g_test_add_func ("/app/form-keys/tabs-by-number", test_tabs_by_number);
  g_test_add_func ("/app/form-keys/cyrillic-letters", test_cyrillic_letters);
  return g_test_run ();
}
