#include "config.h"

#include "board-list.h"
#include "board-row.h"
#include "board-table.h"
#include "boards-page.h"
#include "column-inside.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "hall-grid.h"
#include "hall.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  zh_gui_set_layout (layout != NULL ? layout : "us");
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 10);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static void
assert_results (ZhGui      *gui,
                const char *expected)
{
  g_auto (GStrv) codes = g_strsplit (expected, " ", -1);

  for (int board = 1; codes[board - 1] != NULL; board++)
    {
      g_autofree char *code = zh_gui_read_result (gui, board);

      g_assert_cmpstr (code, ==, codes[board - 1]);
    }
}

static GtkSingleSelection *
get_selection (ZhGui *gui)
{
  GtkWidget *view = zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_COLUMN_VIEW);

  g_assert_nonnull (view);
  return GTK_SINGLE_SELECTION (gtk_column_view_get_model (GTK_COLUMN_VIEW (view)));
}

static void
assert_cursor (ZhGui      *gui,
               const char *board)
{
  ZhBoardRow *row = gtk_single_selection_get_selected_item (get_selection (gui));

  g_assert_nonnull (row);
  g_assert_cmpstr (zh_board_row_get_board (row), ==, board);
}

static gint64
count_acts (ZhGui *gui)
{
  return zh_session_get_competition (zh_window_get_session (gui->window))->journal_length;
}

/* Results by one key, under each layout */

static void
test_score_keys (Fixture      *fixture,
                 gconstpointer layout)
{
  ZhGui *gui = fixture->gui;

  assert_cursor (gui, "1");
  zh_gui_press ("1 0 5 equal shift+equal");
  assert_results (gui, "1-0 0-1 =-= =-= +--");
  assert_cursor (gui, "5");

  zh_gui_press ("Home minus");
  assert_results (gui, "--+ 0-1 =-= =-= +--");
  assert_cursor (gui, "1");
  zh_gui_press ("shift+8");
  assert_results (gui, "--- 0-1 =-= =-= +--");
}

static void
test_keypad (Fixture      *fixture,
             gconstpointer layout)
{
  ZhGui *gui = fixture->gui;

  zh_gui_press ("KP_1 KP_0 KP_5 KP_Add KP_Subtract");
  assert_results (gui, "1-0 0-1 =-= +-- --+");
  zh_gui_press ("KP_Multiply");
  assert_results (gui, "1-0 0-1 =-= +-- ---");
}

static void
test_position_keys (Fixture      *fixture,
                    gconstpointer layout)
{
  ZhGui *gui = fixture->gui;

  gtk_widget_activate_action (zh_gui_find_id (GTK_WIDGET (gui->window), "views"), "boards.key-scheme", "s", "position");
  zh_gui_press ("1 2 3 0 5");
  assert_results (gui, "1-0 =-= 0-1 clear clear");
  assert_cursor (gui, "4");
  gtk_widget_activate_action (zh_gui_find_id (GTK_WIDGET (gui->window), "views"), "boards.key-scheme", "s", "score");
}

/* Passing over a board stores nothing. */
static void
test_movement (Fixture      *fixture,
               gconstpointer layout)
{
  ZhGui *gui = fixture->gui;
  gint64 n_acts = count_acts (gui);

  zh_gui_press ("Return Return");
  assert_cursor (gui, "3");
  zh_gui_press ("shift+Return");
  assert_cursor (gui, "2");
  zh_gui_press ("Down Down End Home");
  assert_cursor (gui, "1");
  zh_gui_press ("shift+Return");
  assert_cursor (gui, "5");
  g_assert_cmpint (count_acts (gui), ==, n_acts);

  zh_gui_press ("Home 1 1");
  assert_cursor (gui, "3");
  zh_gui_press ("shift+Return Return KP_Enter");
  assert_cursor (gui, "4");
  assert_results (gui, "1-0 1-0 clear clear clear");
  g_assert_cmpint (count_acts (gui), ==, n_acts + 2);
}

/* The same result again is no act; another one is. */
static void
test_repeat (Fixture      *fixture,
             gconstpointer layout)
{
  ZhGui *gui = fixture->gui;
  gint64 n_acts;

  zh_gui_press ("1");
  n_acts = count_acts (gui);
  zh_gui_press ("Home 1 Home BackSpace BackSpace");
  g_assert_cmpint (count_acts (gui), ==, n_acts + 1);
  assert_results (gui, "clear clear clear clear clear");
}

static void
test_jump (Fixture      *fixture,
           gconstpointer layout)
{
  ZhGui      *gui = fixture->gui;
  ZhBoardRow *row;

  zh_gui_press ("slash");
  g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (gui->window))));
  zh_gui_press ("4 Return");
  assert_cursor (gui, "4");
  zh_gui_press ("5");
  assert_results (gui, "clear clear clear =-= clear");

  zh_gui_press ("KP_Divide 2 Return 1");
  assert_results (gui, "clear 1-0 clear =-= clear");

  zh_gui_press ("ctrl+f 9 9 Return");
  g_assert_true (gtk_widget_has_css_class (zh_gui_find_id (GTK_WIDGET (gui->window), "search"), "error"));
  zh_gui_press ("Escape Home");
  assert_cursor (gui, "1");

  if (g_strcmp0 (layout, "us") != 0)
    return;
  zh_gui_press ("slash m e l Return");
  row = gtk_single_selection_get_selected_item (get_selection (gui));
  g_assert_true (zh_board_row_matches (row, "melnyk"));
}

static GtkLabel *
get_status (ZhGui *gui)
{
  return GTK_LABEL (zh_gui_find_id (GTK_WIDGET (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_BOARDS_PAGE)), "status"));
}

/* What was told of a result goes with it. */
static void
test_undo (Fixture      *fixture,
           gconstpointer layout)
{
  ZhGui    *gui = fixture->gui;
  GtkLabel *status = get_status (gui);

  zh_gui_press ("1 0 5");
  g_assert_nonnull (strstr (gtk_label_get_text (status), "3"));
  zh_gui_press ("ctrl+z");
  g_assert_cmpstr (gtk_label_get_text (status), ==, "");
  assert_results (gui, "1-0 0-1 clear clear clear");
  assert_cursor (gui, "3");
  zh_gui_press ("ctrl+z ctrl+z");
  assert_results (gui, "clear clear clear clear clear");
  assert_cursor (gui, "1");
  zh_gui_press ("ctrl+shift+z ctrl+shift+z");
  assert_results (gui, "1-0 0-1 clear clear clear");
}

/* Views and filters */

static void
test_only_open (Fixture      *fixture,
                gconstpointer layout)
{
  ZhGui              *gui = fixture->gui;
  GtkSingleSelection *selection = get_selection (gui);

  zh_gui_press ("1");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (zh_gui_find_id (GTK_WIDGET (gui->window), "only_open")), TRUE);
  zh_gui_wait_until (g_list_model_get_n_items (G_LIST_MODEL (selection)) == 4);
  assert_cursor (gui, "2");
  zh_gui_press ("0");
  zh_gui_wait_until (g_list_model_get_n_items (G_LIST_MODEL (selection)) == 3);
  assert_cursor (gui, "3");
  zh_gui_press ("5 5 5");
  zh_gui_wait_until (g_list_model_get_n_items (G_LIST_MODEL (selection)) == 0);
  assert_results (gui, "1-0 0-1 =-= =-= =-=");

  /* a jump finds a board that is left out, and takes the filter away */
  zh_gui_settle ();
  g_assert_true (gtk_widget_has_focus (zh_gui_find_id (GTK_WIDGET (gui->window), "views")));
  zh_gui_press ("Return slash 1 Return");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (selection)), ==, 5);
  assert_cursor (gui, "1");
}

static void
test_hall (Fixture      *fixture,
           gconstpointer layout)
{
  ZhGui              *gui = fixture->gui;
  GtkSingleSelection *selection = get_selection (gui);
  GtkWidget          *grid;
  GtkWidget          *tile;

  gtk_widget_activate_action (zh_gui_find_id (GTK_WIDGET (gui->window), "views"), "boards.boards-view", "s", "hall");
  zh_gui_settle ();
  grid = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_HALL_GRID);
  g_assert_nonnull (grid);
  zh_gui_wait_until (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (gui->window)), grid));

  zh_gui_press ("1 Right shift+equal");
  assert_results (gui, "1-0 clear +-- clear clear");
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 3);
  zh_gui_press ("shift+Return 0");
  assert_results (gui, "1-0 0-1 +-- clear clear");
  zh_gui_press ("Home");
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 0);

  tile = GTK_WIDGET (zh_hall_grid_get_cursor_tile (ZH_HALL_GRID (grid)));
  g_assert_true (gtk_widget_has_focus (tile));
  g_assert_true (gtk_widget_has_css_class (tile, "played"));
  gtk_test_accessible_assert_role (tile, GTK_ACCESSIBLE_ROLE_GRID_CELL);
  gtk_test_accessible_assert_property (tile, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board 1, Andrienko Player 1 – Melnyk Player 10, White won");
  gtk_widget_activate_action (zh_gui_find_id (GTK_WIDGET (gui->window), "views"), "boards.boards-view", "s", "table");
  zh_gui_settle ();
}

/* Menu and card */

static void
test_unusual_result (Fixture      *fixture,
                     gconstpointer layout)
{
  ZhGui *gui = fixture->gui;

  zh_gui_press ("shift+F10");
  zh_gui_wait_until (zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_POPOVER_MENU) != NULL);
  zh_gui_press ("Down Down Return");
  zh_gui_press ("Down Return");
  zh_gui_wait_until (count_acts (gui) > 0);
  assert_results (gui, "=-0 clear clear clear clear");
  assert_cursor (gui, "2");
  zh_gui_press ("1");
  assert_results (gui, "=-0 1-0 clear clear clear");
}

static void
test_swap_colours (Fixture      *fixture,
                   gconstpointer layout)
{
  ZhGui      *gui = fixture->gui;
  ZhBoardRow *row = gtk_single_selection_get_selected_item (get_selection (gui));

  g_assert_cmpstr (zh_board_row_get_side (row, ZH_COLOUR_WHITE)->surname, ==, "Andrienko");
  gtk_widget_activate_action (zh_gui_find_id (GTK_WIDGET (gui->window), "views"), "boards.swap-colours", NULL);
  g_assert_cmpstr (zh_board_row_get_side (row, ZH_COLOUR_BLACK)->surname, ==, "Andrienko");
}

/* What a popover has around it. */
#define SHADOW 40

/* Wherever it opens, nothing of it is cut, on a small screen too. */
static void
test_menu_fits (Fixture      *fixture,
                gconstpointer layout)
{
  ZhGui *gui = fixture->gui;

  gtk_window_set_default_size (GTK_WINDOW (gui->window), 1024, 600);
  zh_gui_settle ();
  for (int row = 0; row < 5; row++)
    {
      GtkWidget  *page = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_BOARDS_PAGE);
      GtkWidget  *menu;
      GdkSurface *surface;
      int         height;

      zh_gui_press ("shift+F10");
      zh_gui_wait_until ((menu = zh_gui_find (page, GTK_TYPE_POPOVER_MENU)) != NULL && gtk_widget_get_mapped (menu));
      zh_gui_settle ();
      gtk_widget_measure (menu, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      surface = gtk_native_get_surface (GTK_NATIVE (menu));
      g_assert_cmpint (gdk_surface_get_height (surface), >=, height);
      g_assert_cmpint (gdk_popup_get_position_y (GDK_POPUP (surface)) + height, <=, gtk_widget_get_height (GTK_WIDGET (gui->window)) + SHADOW);
      zh_gui_press ("Escape");
      zh_gui_wait_until (zh_gui_find (page, GTK_TYPE_POPOVER_MENU) == NULL);
      zh_gui_press ("Down");
    }
}

static void
test_card (Fixture      *fixture,
           gconstpointer layout)
{
  ZhGui     *gui = fixture->gui;
  GtkWidget *popover;

  zh_gui_press ("1 Home space");
  zh_gui_wait_until ((popover = zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_POPOVER)) != NULL);
  zh_gui_press ("Escape");
  zh_gui_wait_until (zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_POPOVER) == NULL);
  zh_gui_press ("0");
  assert_results (gui, "0-1 clear clear clear clear");
}

/* Rows */

/* A result moves no row: the same objects stand in the list, with new text. */
static void
test_rows_stay (Fixture      *fixture,
                gconstpointer layout)
{
  ZhGui              *gui = fixture->gui;
  GtkSingleSelection *selection = get_selection (gui);
  g_autoptr (ZhBoardRow) before = g_list_model_get_item (G_LIST_MODEL (selection), 0);
  g_autoptr (ZhBoardRow) after = NULL;

  zh_gui_press ("1");
  after = g_list_model_get_item (G_LIST_MODEL (selection), 0);
  g_assert_true (before == after);
  g_assert_cmpstr (zh_board_row_get_result_text (after), ==, "1 – 0");
}

/* A long round */

#define LONG_ROUND_PLAYERS 240

static void
set_up_long (Fixture      *fixture,
             gconstpointer layout)
{
  zh_gui_set_layout ("us");
  fixture->gui = zh_gui_new ();
  zh_gui_make_competition (fixture->gui, LONG_ROUND_PLAYERS);
}

typedef struct
{
  ZhGui *gui;
  guint  n_frames;
  guint  n_first; /* rows in the first frame */
} Frames;

static void
painted_cb (Frames *frames)
{
  if (frames->n_frames++ == 0)
    frames->n_first = g_list_model_get_n_items (G_LIST_MODEL (get_selection (frames->gui)));
}

/* That as many rows as there were fill the table, and are not many more. */
static void
assert_fills (GtkWidget *window,
              guint      n_rows)
{
  GtkWidget *rows = zh_gui_find (window, GTK_TYPE_LIST_VIEW);
  GtkWidget *second = gtk_widget_get_next_sibling (gtk_widget_get_first_child (rows)); /* without the cursor */
  int        height = (int) n_rows * gtk_widget_get_height (second);

  g_assert_cmpint (height, >=, gtk_widget_get_height (gtk_widget_get_parent (rows)));
  g_assert_cmpint (height, <, gtk_widget_get_height (window) * 5 / 4);
}

/* The first frame does not wait for rows out of sight. */
static void
test_first_rows (Fixture      *fixture,
                 gconstpointer layout)
{
  ZhGui         *gui = fixture->gui;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (gui->window));
  Frames         frames = { gui, 0, 0 };
  gulong         handler;

  handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &frames);
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_wait_until (frames.n_frames > 0);
  g_signal_handler_disconnect (clock, handler);
  g_assert_cmpuint (frames.n_first, <, LONG_ROUND_PLAYERS / 2);
  assert_fills (GTK_WIDGET (gui->window), frames.n_first);

  zh_gui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (get_selection (gui))), ==, LONG_ROUND_PLAYERS / 2);
  zh_gui_press ("End");
  assert_cursor (gui, "120");
}

/* Whoever knows what comes types before it is painted. */
static void
test_key_before_frame (Fixture      *fixture,
                       gconstpointer layout)
{
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_press ("End");
  assert_cursor (fixture->gui, "120");
}

/* A round begun: the cursor stands on the first open board, behind the first rows. */
static void
test_first_open_below (Fixture      *fixture,
                       gconstpointer layout)
{
  ZhGui *gui = fixture->gui;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_open (gui->path, ZH_DESK_WRITE, "Arbiter", &error);
  ZhResult draw;
  gint64   tournament;

  g_assert_no_error (error);
  g_assert_true (zh_result_parse ("=-=", FALSE, &draw));
  tournament = ((const ZhTournament *) g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0))->id;
  for (int board = 1; board <= 90; board++)
    zh_change_unref (zh_desk_set_result (desk, tournament, 1, board, 0, draw, &error));
  g_assert_true (zh_desk_close (desk, &error));

  g_assert_true (zh_window_open_path (gui->window, gui->path));
  assert_cursor (gui, "91");
  zh_gui_settle ();
  assert_cursor (gui, "91");
  zh_gui_press ("1");
  assert_cursor (gui, "92");
  zh_gui_press ("Home");
  assert_cursor (gui, "1");
}

static void
count_cb (guint *n_times)
{
  (*n_times)++;
}

static void
watch_tooltips (GtkWidget *widget,
                guint     *n_set)
{
  g_signal_connect_swapped (widget, "notify::tooltip-text", G_CALLBACK (count_cb), n_set);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch_tooltips (child, n_set);
}

/* Setting a tooltip asks the display where the pointer is: not for cells without one. */
static void
test_quiet_cells (Fixture      *fixture,
                  gconstpointer layout)
{
  guint n_set = 0;

  watch_tooltips (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_BOARD_TABLE), &n_set);
  zh_gui_press ("1 0 5 ctrl+z");
  assert_results (fixture->gui, "1-0 0-1");
  g_assert_cmpuint (n_set, ==, 0);
}

static GtkWidget *
get_row (ZhGui *gui,
         int    position)
{
  GtkColumnView *view = GTK_COLUMN_VIEW (zh_gui_find (GTK_WIDGET (gui->window), GTK_TYPE_COLUMN_VIEW));
  GtkWidget     *row = gtk_widget_get_first_child (zh_column_inside_get_list (view));

  for (int i = 0; i < position; i++)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* The row under the cursor is higher, but a cell of another size would have its column measured. */
static void
test_cursor_row (Fixture      *fixture,
                 gconstpointer layout)
{
  GtkWidget *first = get_row (fixture->gui, 0);
  GtkWidget *second = get_row (fixture->gui, 1);

  graphene_rect_t bounds[2];

  g_assert_true (gtk_widget_compute_bounds (first, first, &bounds[0]));
  g_assert_true (gtk_widget_compute_bounds (second, second, &bounds[1]));
  g_assert_cmpfloat (bounds[0].size.height, ==, bounds[1].size.height + 12);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (first)), ==, gtk_widget_get_height (gtk_widget_get_first_child (second)));
}

static void
test_accessible_row (Fixture      *fixture,
                     gconstpointer layout)
{
  ZhGui     *gui = fixture->gui;
  GtkWidget *row = gtk_window_get_focus (GTK_WINDOW (gui->window));

  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board 1, Andrienko Player 1 – Melnyk Player 10, no result");
  zh_gui_press ("shift+8");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board 1, Andrienko Player 1 – Melnyk Player 10, both lost by forfeit");
}

/* A result of a closed round changes with a reason alone, as one act, and says so at its board. */
static void
test_closed_round (Fixture      *fixture,
                   gconstpointer layout)
{
  ZhGui     *gui = fixture->gui;
  ZhSession *session = zh_window_get_session (gui->window);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;
  GtkWindow *dialog;

  zh_gui_press ("1 1 1 1 1");
  change = zh_desk_close_round (zh_session_get_desk (session), zh_session_get_tournament_id (session), 1, &error);
  g_assert_no_error (error);
  zh_gui_press ("1");
  g_assert_cmpstr (gtk_label_get_text (get_status (gui)), ==, "Board 5: 1 – 0 already, no change");
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_cmpstr (gtk_window_get_title (dialog), ==, "Correction");
  zh_gui_press ("Return");
  g_assert_true (gtk_window_is_active (dialog));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  assert_results (gui, "1-0 1-0 1-0 1-0 1-0");

  zh_gui_press ("0");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("x Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (zh_session_get_round (session)->state, ==, ZH_ROUND_CLOSED);
  assert_results (gui, "1-0 1-0 1-0 1-0 0-1");
  g_assert_true (zh_board_row_get_flags (gtk_single_selection_get_selected_item (get_selection (gui)))->corrected);
  zh_gui_press ("ctrl+z");
  assert_results (gui, "1-0 1-0 1-0 1-0 1-0");
  g_assert_false (zh_board_row_get_flags (gtk_single_selection_get_selected_item (get_selection (gui)))->corrected);
}

static int
get_board (GListModel *rows,
           guint       position)
{
  g_autoptr (ZhBoardRow) row = g_list_model_get_item (rows, position);

  return zh_board_row_get_pairing (row)->number;
}

/* A click on a heading sorts, the result goes where the cursor is and no row jumps; in the
 * hall the boards are in their own order again. */
static void
test_sorting (Fixture      *fixture,
              gconstpointer layout)
{
  GtkWidget  *view = zh_gui_find (GTK_WIDGET (fixture->gui->window), GTK_TYPE_COLUMN_VIEW);
  GListModel *rows = G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (view)));

  g_assert_cmpint (get_board (rows, 0), ==, 1);
  zh_gui_click (view, 20, 12); /* up */
  zh_gui_click (view, 45, 12); /* down; elsewhere, lest it be a double click */
  g_assert_cmpint (get_board (rows, 0), ==, 5);
  g_assert_cmpint (get_board (rows, 4), ==, 1);
  zh_gui_press ("Home 1");
  g_assert_cmpint (get_board (rows, 0), ==, 5);
  assert_results (fixture->gui, "clear clear clear clear 1-0");
  zh_window_show_place (fixture->gui->window, "journal");
  zh_gui_settle ();
  zh_window_show_place (fixture->gui->window, "boards");
  zh_gui_settle ();
  g_assert_cmpint (get_board (rows, 0), ==, 1);
}

static void
set_up_odd (Fixture      *fixture,
            gconstpointer layout)
{
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 5);
}

static int
count_of_class (GtkWidget  *root,
                const char *style_class)
{
  int n = gtk_widget_has_css_class (root, style_class) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_mapped (child) ? count_of_class (child, style_class) : 0;
  return n;
}

/* The free player of an odd field has no colour, nor has the empty place beside him. */
static void
test_bye_without_colour (Fixture      *fixture,
                         gconstpointer layout)
{
  GtkWidget *view = zh_gui_find (GTK_WIDGET (fixture->gui->window), GTK_TYPE_COLUMN_VIEW);

  g_assert_cmpint (g_list_model_get_n_items (G_LIST_MODEL (get_selection (fixture->gui))), ==, 3);
  g_assert_cmpint (count_of_class (view, "player-white"), ==, 2);
  g_assert_cmpint (count_of_class (view, "player-black"), ==, 2);
}

static void
add (const char *name,
     const char *layout,
     void (*test) (Fixture *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/boards/%s/%s", name, layout);

  g_test_add (path, Fixture, layout, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  static const char *const layouts[] = { "us", "ua", "ru" };

  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      add ("score-keys", layouts[i], test_score_keys);
      add ("keypad", layouts[i], test_keypad);
      add ("position-keys", layouts[i], test_position_keys);
      add ("movement", layouts[i], test_movement);
      add ("jump", layouts[i], test_jump);
      add ("undo", layouts[i], test_undo);
      add ("hall", layouts[i], test_hall);
    }
  add ("repeat", "us", test_repeat);
  add ("sorting", "us", test_sorting);
  add ("only-open", "us", test_only_open);
  add ("unusual-result", "us", test_unusual_result);
  add ("swap-colours", "us", test_swap_colours);
  add ("menu-fits", "us", test_menu_fits);
  add ("card", "us", test_card);
  add ("rows-stay", "us", test_rows_stay);
  add ("quiet-cells", "us", test_quiet_cells);
  add ("cursor-row", "us", test_cursor_row);
  add ("accessible-row", "us", test_accessible_row);
  add ("closed-round", "us", test_closed_round);
  g_test_add ("/boards/bye-without-colour", Fixture, "us", set_up_odd, test_bye_without_colour, tear_down);
  g_test_add ("/boards/first-rows", Fixture, NULL, set_up_long, test_first_rows, tear_down);
  g_test_add ("/boards/key-before-frame", Fixture, NULL, set_up_long, test_key_before_frame, tear_down);
  g_test_add ("/boards/first-open-below", Fixture, NULL, set_up_long, test_first_open_below, tear_down);
  return g_test_run ();
}
