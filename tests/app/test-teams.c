/* Four teams of four boards with reserves, made in the window: their members typed and pasted,
 * their order changed, a round paired, a line-up taken from the captain's slip, results by keys, the
 * table, and all of it undone. Whatever a person types or presses is a real key.
 */
#include "config.h"

#include <string.h>

#include "assistant.h"
#include "board-row.h"
#include "column-inside.h"
#include "entries-page.h"
#include "entry-panel.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "import-dialog.h"
#include "member-list.h"
#include "record-table.h"
#include "standings.h"
#include "teams.h"

static GtkWidget *
get_root (ZhGui *gui)
{
  return GTK_WIDGET (gui->window);
}

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

static GtkWidget *
find (ZhGui *gui,
      GType  type)
{
  return zh_gui_find (get_root (gui), type);
}

static void
press_button (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
}

static void
make_event (ZhGui *gui)
{
  GtkWidget *assistant;
  GtkWidget *form;
  GtkWidget *system;

  zh_gui_press ("ctrl+n");
  assistant = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_ASSISTANT));
  form = zh_gui_find_id (assistant, "tournament");
  zh_gui_press ("k u b o k");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (form, "name")), "Teams");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "start")), "01.03.2026");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "chief_arbiter")), "Invented Arbiter");
  system = zh_gui_find_id (form, "system");
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (system))); i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (adw_combo_row_get_model (ADW_COMBO_ROW (system)), i);

      if (strcmp (gtk_string_object_get_string (name), "Round robin") == 0)
        adw_combo_row_set_selected (ADW_COMBO_ROW (system), i);
    }
  gtk_widget_grab_focus (zh_gui_find_id (form, "boards"));
  zh_gui_press ("ctrl+a 4 Tab");
  press_button (zh_gui_find_id (assistant, "create"));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (get_tournament (gui)->boards, ==, 4);
  g_assert_cmpint (get_tournament (gui)->scoring.allocated_bye, ==, get_tournament (gui)->scoring.match_win);
}

static GPtrArray *
list_members (ZhGui *gui,
              guint  team)
{
  return zh_tournament_list_members (get_tournament (gui), ((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, team))->id);
}

static guint
count_members (ZhGui *gui,
               guint  team)
{
  g_autoptr (GPtrArray) members = list_members (gui, team);

  return members->len;
}

/* Ids of the members of a team in their order. */
static void
copy_order (ZhGui  *gui,
            guint   team,
            gint64 *order)
{
  g_autoptr (GPtrArray) members = list_members (gui, team);

  for (guint i = 0; i < members->len; i++)
    order[i] = ((const ZhMember *) g_ptr_array_index (members, i))->id;
}

static void
type_teams (ZhGui *gui)
{
  zh_gui_press ("alt+2");
  zh_gui_wait_until (find (gui, ZH_TYPE_ENTRIES_PAGE) != NULL);
  zh_gui_press ("v e z h a Return t u r a Return k i n Return s l o n Return");
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 4);
  if (find (gui, ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
}

/* The team in the row under the cursor of the table, @row down from the first. */
static void
choose_team (ZhGui *gui,
             int    row)
{
  zh_record_table_take_focus (ZH_RECORD_TABLE (find (gui, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  for (int i = 0; i < row; i++)
    zh_gui_press ("Down");
  zh_gui_wait_until (find (gui, ZH_TYPE_MEMBER_LIST) != NULL);
}

/* Enter adds the next row; the fifth is a reserve. */
static void
type_members (ZhGui *gui)
{
  g_autoptr (GPtrArray) members = NULL;

  choose_team (gui, 0);
  gtk_widget_grab_focus (zh_gui_find_id (find (gui, ZH_TYPE_MEMBER_LIST), "new_name"));
  zh_gui_press ("a a Tab 2 1 0 0 Return a b Return a c Return a d Return a e Return");
  members = list_members (gui, 0);
  g_assert_cmpuint (members->len, ==, 5);
  g_assert_cmpint (((const ZhMember *) g_ptr_array_index (members, 0))->rating, ==, 2100);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpint (((const ZhMember *) g_ptr_array_index (members, i))->reserve, ==, i == 4);
}

static void
paste_members (ZhGui *gui)
{
  static const char *const lists[] = { "Бук\tІван\t2000\nБеза\tОля\t1990\nБор\tЮрій\t1980\nБард\tЯна\t1970\nБас\tЛев\t1960\n",
                                       "Вал\tІван\t2001\nВаза\tОля\t1991\nВар\tЮрій\t1981\nВода\tЯна\t1971\nВовк\tЛев\t1961\n",
                                       "Гай\tІван\t2002\nГора\tОля\t1992\nГрім\tЮрій\t1982\nГрад\tЯна\t1972\nГраб\tЛев\t1962\n" };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      GtkWidget *dialog;

      choose_team (gui, (int) i + 1);
      gdk_clipboard_set_text (gtk_widget_get_clipboard (get_root (gui)), lists[i]);
      gtk_widget_grab_focus (zh_gui_find_id (find (gui, ZH_TYPE_MEMBER_LIST), "new_name"));
      zh_gui_press ("ctrl+shift+v");
      dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
      press_button (zh_gui_find_id (dialog, "accept"));
      zh_gui_wait_until (count_members (gui, i + 1) == 5);
      zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
    }
}

/* Alt+Down, R and Delete on the list, each taken back. */
static void
change_members (ZhGui *gui)
{
  gint64     before[5];
  gint64     after[5];
  GtkWidget *list;
  g_autoptr (GPtrArray) members = NULL;

  choose_team (gui, 0);
  list = zh_gui_find_id (find (gui, ZH_TYPE_MEMBER_LIST), "list");
  gtk_widget_grab_focus (gtk_widget_get_first_child (list));
  zh_gui_press ("space");
  copy_order (gui, 0, before);
  zh_gui_press ("alt+Down");
  copy_order (gui, 0, after);
  g_assert_cmpint (after[0], ==, before[1]);
  g_assert_cmpint (after[1], ==, before[0]);
  zh_gui_press ("alt+Up");
  copy_order (gui, 0, after);
  g_assert_cmpmem (after, sizeof after, before, sizeof before);

  zh_gui_press ("r");
  copy_order (gui, 0, after);
  g_assert_cmpint (after[3], ==, before[0]);
  zh_gui_press ("ctrl+z Delete");
  members = list_members (gui, 0);
  g_assert_cmpuint (members->len, ==, 4);
  zh_gui_press ("ctrl+z");
  copy_order (gui, 0, after);
  g_assert_cmpmem (after, sizeof after, before, sizeof before);
}

static void
start_round (ZhGui *gui)
{
  const ZhRound *round = NULL;

  gtk_widget_activate_action (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRIES_PAGE), "entries.number-by-rating", NULL);
  for (int presses = 0; presses < 4 && (round == NULL || round->state != ZH_ROUND_PUBLISHED); presses++)
    {
      zh_gui_press ("ctrl+Return");
      round = zh_session_get_round (zh_window_get_session (gui->window));
    }
  g_assert_nonnull (round);
  g_assert_cmpint (round->state, ==, ZH_ROUND_PUBLISHED);
  g_assert_cmpint (zh_round_count_open (round), ==, 2);
}

static const ZhPairing *
get_match (ZhGui *gui,
           int    number)
{
  return zh_round_find_pairing (zh_session_get_round (zh_window_get_session (gui->window)), number);
}

/* The captain's slip: the reserve on board 4. An order that was not announced needs a reason. */
static void
change_lineup (ZhGui *gui)
{
  g_autoptr (GPtrArray) members = NULL;
  g_autoptr (ZhBoardRow) row = NULL;
  GtkSelectionModel *model;
  const ZhMember    *reserve;
  GtkWidget         *sheet;

  zh_gui_press ("alt+1");
  model = gtk_column_view_get_model (GTK_COLUMN_VIEW (find (gui, GTK_TYPE_COLUMN_VIEW)));
  row = g_list_model_get_item (G_LIST_MODEL (model), 0);
  g_assert_nonnull (strstr (zh_board_row_get_side (row, ZH_COLOUR_WHITE)->name, " · "));
  zh_gui_press ("ctrl+u");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  zh_gui_press ("ctrl+a 1 space 2 space 3 space 5 ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  members = zh_tournament_list_members (get_tournament (gui), get_match (gui, 1)->entry[0]);
  reserve = g_ptr_array_index (members, 4);
  g_assert_cmpint (get_match (gui, 1)->games[3].member[0], ==, reserve->id);

  zh_gui_press ("ctrl+u");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  zh_gui_press ("ctrl+a 2 space 1 space 3 space 4 ctrl+Return");
  g_assert_true (gtk_window_is_active (GTK_WINDOW (sheet)));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (get_match (gui, 1)->games[3].member[0], ==, reserve->id);
}

static GtkColumnView *
get_boards (ZhGui *gui)
{
  return GTK_COLUMN_VIEW (find (gui, GTK_TYPE_COLUMN_VIEW));
}

static ZhBoardRow *
get_row (ZhGui *gui,
         guint  position)
{
  g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (gtk_column_view_get_model (get_boards (gui))), position);

  return row; /* the list keeps it */
}

/* The widget of a row that a match begins with: the first or the second one. */
static GtkWidget *
find_first_row (ZhGui *gui,
                int    match)
{
  GtkWidget *row = gtk_widget_get_first_child (zh_column_inside_get_list (get_boards (gui)));
  int        n = 0;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "match-first") && ++n == match)
      return row;
  return NULL;
}

static void
check_cursor (ZhGui      *gui,
              const char *board)
{
  GtkSingleSelection *rows = GTK_SINGLE_SELECTION (gtk_column_view_get_model (get_boards (gui)));

  g_assert_cmpstr (zh_board_row_get_board (gtk_single_selection_get_selected_item (rows)), ==, board);
}

/* What stands above the row, and that a screen reader hears it there. */
static void
check_heading (ZhGui      *gui,
               guint       position,
               int         match,
               const char *score,
               const char *open)
{
  ZhBoardRow           *row = get_row (gui, position);
  const ZhMatchHeading *heading = zh_board_row_get_heading (row);
  g_autofree char      *title = g_strdup_printf ("Match %d: ", match);
  g_autofree char      *label = zh_board_row_format_label_in_list (row);

  g_assert_nonnull (heading);
  g_assert_true (g_str_has_prefix (heading->title, title));
  g_assert_cmpstr (heading->score, ==, score);
  g_assert_cmpstr (heading->open, ==, open);
  g_assert_nonnull (find_first_row (gui, match));
  g_assert_true (g_str_has_prefix (label, heading->title));
  gtk_test_accessible_assert_property (find_first_row (gui, match), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
}

static guint
count_headings (ZhGui *gui)
{
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (get_boards (gui)))); i++)
    n += zh_board_row_get_heading (get_row (gui, i)) != NULL;
  return n;
}

/* Arrows and results pass a heading, a click on it reaches no board. */
static void
step_over_headings (ZhGui *gui)
{
  zh_gui_press ("alt+1 Home Down Down Down");
  check_cursor (gui, "1.4");
  zh_gui_press ("Down");
  check_cursor (gui, "2.1");
  zh_gui_press ("Up");
  check_cursor (gui, "1.4");
  zh_gui_click (find_first_row (gui, 2), 40, -8);
  check_cursor (gui, "1.4");

  zh_gui_press ("1 0");
  check_cursor (gui, "2.2");
  g_assert_true (get_match (gui, 1)->games[3].result.white == ZH_MARK_WIN);
  g_assert_true (get_match (gui, 2)->games[0].result.black == ZH_MARK_WIN);
  check_heading (gui, 0, 1, "0 – 1", "3 of 4 boards open");
  check_heading (gui, 4, 2, "0 – 1", "3 of 4 boards open");
  zh_gui_press ("ctrl+z ctrl+z");
}

/* The heading goes with the first board that is shown, and where a sort mixes the matches there is none. */
static void
rearrange_boards (ZhGui *gui)
{
  GListModel *columns = gtk_column_view_get_columns (get_boards (gui));
  g_autoptr (GtkColumnViewColumn) number = g_list_model_get_item (columns, 2);
  GtkCheckButton *only_open = GTK_CHECK_BUTTON (zh_gui_find_id (get_root (gui), "only_open"));

  check_heading (gui, 0, 1, "·", "4 of 4 boards open");
  check_heading (gui, 4, 2, "·", "4 of 4 boards open");
  g_assert_cmpuint (count_headings (gui), ==, 2);
  gtk_column_view_sort_by_column (get_boards (gui), number, GTK_SORT_ASCENDING);
  zh_gui_settle ();
  g_assert_cmpuint (count_headings (gui), ==, 0);
  g_assert_null (find_first_row (gui, 1));
  gtk_column_view_sort_by_column (get_boards (gui), NULL, GTK_SORT_ASCENDING);
  zh_gui_settle ();
  g_assert_cmpuint (count_headings (gui), ==, 2);

  zh_gui_press ("alt+1 Home 1");
  gtk_check_button_set_active (only_open, TRUE);
  zh_gui_wait_until (g_strcmp0 (zh_board_row_get_board (get_row (gui, 0)), "1.2") == 0);
  check_heading (gui, 0, 1, "1 – 0", "3 of 4 boards open");
  gtk_check_button_set_active (only_open, FALSE);
  zh_gui_press ("ctrl+z");
  check_heading (gui, 0, 1, "·", "4 of 4 boards open");
}

/* White wins every game of match 1, so it is drawn 2–2; all games of match 2 are won by its first
 * team. */
static void
enter_results (ZhGui *gui)
{
  g_autoptr (ZhStandings) standings = NULL;
  const ZhStanding *first;

  zh_gui_press ("alt+1 Home 1 1 1 1 1 0 1 0");
  check_heading (gui, 0, 1, "2 – 2", "all results are in");
  check_heading (gui, 4, 2, "4 – 0", "all results are in");
  g_assert_cmpint (zh_round_count_open (zh_session_get_round (zh_window_get_session (gui->window))), ==, 0);
  standings = zh_standings_new (get_tournament (gui), 1, NULL, NULL, NULL);
  g_assert_nonnull (standings);
  first = zh_standings_get_row (standings, 0);
  g_assert_cmpint (((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, (guint) first->entry))->id, ==, get_match (gui, 2)->entry[0]);
  g_assert_cmpint (first->points, ==, 20);
  zh_gui_press ("alt+3");
  zh_gui_press ("alt+1 ctrl+z");
  g_assert_cmpint (zh_round_count_open (zh_session_get_round (zh_window_get_session (gui->window))), ==, 1);
}

static void
test_event (gconstpointer layout)
{
  ZhGui *gui;

  zh_gui_set_layout (layout);
  gui = zh_gui_new ();
  make_event (gui);
  type_teams (gui);
  type_members (gui);
  paste_members (gui);
  change_members (gui);
  start_round (gui);
  change_lineup (gui);
  step_over_headings (gui);
  rearrange_boards (gui);
  enter_results (gui);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_data_func ("/app/teams/us", "us", test_event);
  g_test_add_data_func ("/app/teams/ua", "ua", test_event);
  return g_test_run ();
}
