/* A whole evening: a competition made in the assistant, a list pasted, a round paired, five
 * results by five keys, standings, a document, three times undone. In Ukrainian, under each
 * keyboard layout. Whatever a person types or presses is a real key.
 */
#include "config.h"

#include <glib/gstdio.h>

#include "assistant.h"
#include "board-row.h"
#include "desk-verify.h"
#include "documents-page.h"
#include "entries-page.h"
#include "gui-harness.h"
#include "import-dialog.h"
#include "record.h"
#include "standings-page.h"

/* As copied from a spreadsheet; plainly invented. */
static const char list[] =
    "Прізвище\tІм'я\tРейтинг\tОбласть\n"
    "Абрикос\tАндрій\t2200\tКиївська\n"
    "Береза\tБогдан\t2150\tЛьвівська\n"
    "Вишня\tВіра\t2100\tОдеська\n"
    "Горіх\tГліб\t2050\tКиївська\n"
    "Дуб\tДарина\t2000\tВолинська\n"
    "Ясен\tЯрина\t1950\tСумська\n"
    "Калина\tКатря\t1900\tЛьвівська\n"
    "Липа\tЛев\t1850\tОдеська\n"
    "Малина\tМарко\t1800\tХарківська\n"
    "Ожина\tОлена\t1750\tПолтавська\n";

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static GtkWidget *
get_root (Fixture *fixture)
{
  return GTK_WIDGET (fixture->gui->window);
}

static gboolean
has_cyrillic (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_get_script (g_utf8_get_char (at)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

static const char *
get_text (Fixture    *fixture,
          const char *id)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (get_root (fixture), id)));
}

static void
press_button (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
}

/* Title, first day, chief arbiter, name of the tournament and system: five fields and it runs. */
static void
make_competition (Fixture *fixture)
{
  GtkWidget *assistant;
  GtkWidget *system;

  zh_gui_press ("ctrl+n");
  assistant = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_ASSISTANT));
  zh_gui_press ("k u b o k");
  g_assert_cmpint (g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (assistant, "name"))), -1), ==, 5);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (zh_gui_find_id (assistant, "tournament"), "name")), "Відкритий");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "start")), "01.03.2026");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "chief_arbiter")), "Суддя Соломія");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (assistant, "federation")), "UKR");
  system = zh_gui_find_id (assistant, "system");
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (system))); i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (adw_combo_row_get_model (ADW_COMBO_ROW (system)), i);

      if (strstr (gtk_string_object_get_string (name), "Колов") != NULL || strstr (gtk_string_object_get_string (name), "Кругов") != NULL)
        adw_combo_row_set_selected (ADW_COMBO_ROW (system), i);
    }
  press_button (zh_gui_find_id (assistant, "create"));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (zh_system_to_string (zh_session_get_tournament (zh_window_get_session (fixture->gui->window))->system), ==, "round-robin");
}

static void
paste_entries (Fixture *fixture)
{
  GtkWidget *dialog;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (get_root (fixture)), list);
  zh_gui_press ("alt+2 ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  press_button (zh_gui_find_id (dialog, "accept"));
  zh_gui_wait_until (zh_session_get_tournament (zh_window_get_session (fixture->gui->window))->entries->len == 10);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Whose federation the list does not say is of that of the competition. */
static void
check_federations (Fixture *fixture)
{
  const ZhCompetition *competition = zh_session_get_competition (zh_window_get_session (fixture->gui->window));

  g_assert_cmpstr (competition->federation, ==, "UKR");
  for (guint i = 0; i < competition->persons->len; i++)
    g_assert_cmpstr (((const ZhPerson *) g_ptr_array_index (competition->persons, i))->federation, ==, "UKR");
}

/* The button that paired is the one that publishes: the pairs are seen before it is pressed again. */
static void
check_pairs_are_shown (Fixture *fixture)
{
  GtkStack *pages = GTK_STACK (zh_gui_find_id (get_root (fixture), "pages"));

  zh_gui_wait_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "boards") == 0);
}

/* By rating, as the menu says; then by the one button, pressed with its key until games are open. */
static void
start_round (Fixture *fixture)
{
  const ZhRound *round = NULL;

  gtk_widget_activate_action (zh_gui_find (get_root (fixture), ZH_TYPE_ENTRIES_PAGE), "entries.number-by-rating", NULL);
  for (int presses = 0; presses < 3 && (round == NULL || round->state != ZH_ROUND_PUBLISHED); presses++)
    {
      g_assert_true (has_cyrillic (get_text (fixture, "sentence")));
      zh_gui_press ("ctrl+Return");
      round = zh_session_get_round (zh_window_get_session (fixture->gui->window));
      if (round != NULL && round->state == ZH_ROUND_OPEN)
        check_pairs_are_shown (fixture);
    }
  g_assert_nonnull (round);
  g_assert_cmpint (round->state, ==, ZH_ROUND_PUBLISHED);
  g_assert_cmpint (zh_round_count_open (round), ==, 5);
}

/* Points by name, as the results say they must be. */
static GHashTable *
enter_results (Fixture *fixture)
{
  static const char *const keys[] = { "1", "0", "5", "shift+equal", "KP_Subtract" };
  static const char *const points[][2] = { { "1", "0" }, { "0", "1" }, { "½", "½" }, { "1", "0" }, { "0", "1" } };
  GHashTable              *expected = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkSingleSelection      *selection;

  zh_gui_press ("alt+1");
  selection = GTK_SINGLE_SELECTION (gtk_column_view_get_model (GTK_COLUMN_VIEW (zh_gui_find (get_root (fixture), GTK_TYPE_COLUMN_VIEW))));
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (ZhBoardRow) row = g_list_model_get_item (G_LIST_MODEL (selection), i);

      g_hash_table_insert (expected, g_strdup (zh_board_row_get_side (row, ZH_COLOUR_WHITE)->name), (gpointer) points[i][0]);
      g_hash_table_insert (expected, g_strdup (zh_board_row_get_side (row, ZH_COLOUR_BLACK)->name), (gpointer) points[i][1]);
      zh_gui_press (keys[i]);
    }
  g_assert_cmpint (zh_round_count_open (zh_session_get_round (zh_window_get_session (fixture->gui->window))), ==, 0);
  return expected;
}

static int
find_column (GtkColumnView *view,
             const char    *title)
{
  GListModel *columns = gtk_column_view_get_columns (view);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (g_strcmp0 (gtk_column_view_column_get_title (column), title) == 0)
        return (int) i;
    }
  g_error ("No column is called %s", title);
}

static void
check_standings (Fixture    *fixture,
                 GHashTable *expected)
{
  GtkColumnView *view;
  GListModel    *rows;
  int            name_column;
  int            points_column;

  zh_gui_press ("alt+3");
  view = GTK_COLUMN_VIEW (zh_gui_find (get_root (fixture), GTK_TYPE_COLUMN_VIEW));
  rows = G_LIST_MODEL (gtk_column_view_get_model (view));
  name_column = find_column (view, "Прізвище, ім’я");
  points_column = find_column (view, "Очки");
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, 10);
  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (ZhRecord) record = g_list_model_get_item (rows, i);
      const char *points = g_hash_table_lookup (expected, zh_record_get_text (record, name_column));

      g_assert_cmpstr (zh_record_get_text (record, points_column), ==, points);
    }
}

static void
write_pdf (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->gui->dir, "page.pdf", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  GtkWindow *chooser;

  zh_gui_press ("alt+6");
  press_button (zh_gui_find_id (get_root (fixture), "save"));
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "page.pdf");
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF-"));
}

/* From the menu's key: whole, and where it went is said. */
static void
save_copy (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->gui->dir, "stick.zhereb", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  g_autoptr (ZhVerifyReport) report = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *chooser;

  zh_gui_press ("ctrl+shift+s");
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "stick.zhereb");
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  report = zh_desk_verify_file (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpint (report->n_entries, ==, zh_session_get_competition (zh_window_get_session (fixture->gui->window))->journal_length);
}

static void
undo_three_times (Fixture *fixture)
{
  const ZhRound *round;

  zh_gui_press ("alt+1 ctrl+z ctrl+z ctrl+z");
  round = zh_session_get_round (zh_window_get_session (fixture->gui->window));
  g_assert_cmpint (zh_round_count_open (round), ==, 3);
  for (int board = 1; board <= 5; board++)
    g_assert_cmpint (zh_pairing_is_open (zh_round_find_pairing (round, board)), ==, board >= 3);
}

static void
test_evening (Fixture      *fixture,
              gconstpointer layout)
{
  g_autoptr (GHashTable) expected = NULL;

  make_competition (fixture);
  paste_entries (fixture);
  check_federations (fixture);
  start_round (fixture);
  expected = enter_results (fixture);
  check_standings (fixture, expected);
  write_pdf (fixture);
  save_copy (fixture);
  undo_three_times (fixture);
}

int
main (int    argc,
      char **argv)
{
  static const char *const layouts[] = { "us", "ua", "ru" };

  g_setenv ("LANGUAGE", "uk", TRUE);
  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/flow/evening/%s", layouts[i]);

      g_test_add (path, Fixture, layouts[i], set_up, test_evening, tear_down);
    }
  return g_test_run ();
}
