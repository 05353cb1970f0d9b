/* What the user prefers is kept and works at once; a competition of several tournaments is made
 * in one go.
 */
#include "config.h"

#include <string.h>

#include "app-settings.h"
#include "assistant.h"
#include "gui-harness.h"
#include "places.h"
#include "preferences-window.h"
#include "record-table.h"
#include "tournament-form.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  zh_gui_set_layout ("us");
  fixture->gui = zh_gui_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static GtkWidget *
get_root (Fixture *fixture)
{
  return GTK_WIDGET (fixture->gui->window);
}

static GtkColumnViewColumn *
get_column (GtkColumnView *view,
            guint          position)
{
  GtkColumnViewColumn *column = g_list_model_get_item (gtk_column_view_get_columns (view), position);

  g_object_unref (column);
  return column;
}

/* A table as a page makes it, twice: the second one is laid out as the first was left. */
static void
test_columns (Fixture      *fixture,
              gconstpointer data)
{
  static const ZhRecordColumn columns[] = { { ZH_COL_SURNAME, 5, FALSE }, { ZH_COL_CLUB, 5, FALSE }, { ZH_COL_REGION, 5, TRUE } };
  g_autoptr (GSettings) settings = zh_settings_new ();

  g_settings_reset (settings, "table-columns");
  for (int pass = 0; pass < 2; pass++)
    {
      g_autoptr (ZhRecordTable) table = g_object_ref_sink (g_object_new (ZH_TYPE_RECORD_TABLE, NULL));
      GtkColumnView *view;
      GActionGroup  *actions = zh_record_table_get_actions (table);

      zh_record_table_set_columns (table, "Test", columns, 3);
      zh_record_table_remember_columns (table, "test");
      view = GTK_COLUMN_VIEW (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_overlay_get_child (GTK_OVERLAY (adw_bin_get_child (ADW_BIN (table)))))));
      if (pass == 0)
        {
          GtkColumnViewColumn *third = g_object_ref (get_column (view, 2));

          g_assert_cmpstr (gtk_column_view_column_get_title (third), ==, "Region");
          g_action_group_change_action_state (actions, "column-1", g_variant_new_boolean (FALSE));
          gtk_column_view_insert_column (view, 0, third);
          g_object_unref (third);
        }
      g_assert_cmpstr (gtk_column_view_column_get_title (get_column (view, 0)), ==, "Region");
      g_assert_cmpstr (gtk_column_view_column_get_title (get_column (view, 1)), ==, "Surname");
      g_assert_cmpstr (gtk_column_view_column_get_title (get_column (view, 2)), ==, "Club");
      g_assert_false (gtk_column_view_column_get_visible (get_column (view, 2)));
      if (pass == 1)
        {
          g_action_group_change_action_state (actions, "column-0", g_variant_new_boolean (FALSE));
          /* the last one stays */
          g_assert_false (g_action_group_get_action_enabled (actions, "column-2"));
          g_action_group_activate_action (actions, "own-columns", NULL);
          for (guint i = 0; i < 3; i++)
            {
              g_assert_cmpstr (gtk_column_view_column_get_title (get_column (view, i)), ==, zh_column_get_title (columns[i].column, zh_language_get_screen ()));
              g_assert_true (gtk_column_view_column_get_visible (get_column (view, i)));
            }
        }
    }
}

/* A column that few want is there to be chosen, and stays as it was left. */
static void
test_hidden_column (Fixture      *fixture,
                    gconstpointer data)
{
  static const ZhRecordColumn columns[] = { { ZH_COL_NAME, 5, TRUE, FALSE }, { ZH_COL_SENDER, 5, FALSE, TRUE } };
  g_autoptr (GSettings) settings = zh_settings_new ();

  g_settings_reset (settings, "table-columns");
  for (int pass = 0; pass < 2; pass++)
    {
      g_autoptr (ZhRecordTable) table = g_object_ref_sink (g_object_new (ZH_TYPE_RECORD_TABLE, NULL));
      GtkColumnView *view;

      zh_record_table_set_columns (table, "Test", columns, G_N_ELEMENTS (columns));
      zh_record_table_remember_columns (table, "hidden");
      view = GTK_COLUMN_VIEW (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_overlay_get_child (GTK_OVERLAY (adw_bin_get_child (ADW_BIN (table)))))));
      g_assert_true (gtk_column_view_column_get_visible (get_column (view, 0)));
      g_assert_cmpint (gtk_column_view_column_get_visible (get_column (view, 1)), ==, pass);
      if (pass == 0)
        g_action_group_change_action_state (zh_record_table_get_actions (table), "column-1", g_variant_new_boolean (TRUE));
    }
}

/* The same column, narrow and wide: short with its full name in the tooltip, or that name itself. */
static void
test_titles (Fixture      *fixture,
             gconstpointer data)
{
  static const ZhRecordColumn columns[] = { { ZH_COL_ROUND, 3, FALSE }, { ZH_COL_ROUND, 6, FALSE }, { ZH_COL_NAME, 20, TRUE } };
  static const char *const    titles[] = { "Rd", "Round", "Name" };
  static const char *const    tooltips[] = { "Round", NULL, NULL };
  g_autoptr (ZhRecordTable) table = g_object_ref_sink (g_object_new (ZH_TYPE_RECORD_TABLE, NULL));
  GtkColumnView *view;
  GtkWidget     *title;

  zh_record_table_set_columns (table, "Test", columns, G_N_ELEMENTS (columns));
  view = GTK_COLUMN_VIEW (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_overlay_get_child (GTK_OVERLAY (adw_bin_get_child (ADW_BIN (table)))))));
  title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++, title = gtk_widget_get_next_sibling (title))
    {
      g_assert_cmpstr (gtk_column_view_column_get_title (get_column (view, i)), ==, titles[i]);
      g_assert_cmpstr (gtk_widget_get_tooltip_text (title), ==, tooltips[i]);
    }
}

static ZhRecordTable *
show_table (GtkWindow *window)
{
  static const ZhRecordColumn columns[] = { { ZH_COL_NAME, 20, TRUE } };
  ZhRecordTable              *table = g_object_new (ZH_TYPE_RECORD_TABLE, NULL);
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);

  for (int id = 1; id <= 6; id++)
    {
      ZhRecord *record = zh_record_new_with (id, columns, 1);

      zh_record_put (record, ZH_COL_NAME, g_strdup_printf ("Row %d", id));
      g_ptr_array_add (records, record);
    }
  zh_record_table_set_columns (table, "Test", columns, 1);
  zh_record_table_set_records (table, records);
  gtk_window_set_default_size (window, 300, 400);
  gtk_window_set_child (window, GTK_WIDGET (table));
  gtk_window_present (window);
  zh_gui_wait_until (gtk_window_is_active (window));
  zh_gui_settle ();
  return table;
}

/* The row that was chosen gets the keyboard, not the one that had it before. */
static void
test_focus (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow     *window = g_object_new (GTK_TYPE_WINDOW, "transient-for", fixture->gui->window, NULL);
  ZhRecordTable *table = show_table (window);

  zh_record_table_take_focus (table);
  zh_gui_press ("Down");
  g_assert_cmpint (zh_record_get_id (zh_record_table_get_selected (table)), ==, 2);
  gtk_window_set_focus (window, NULL);
  g_assert_true (zh_record_table_select (table, 5));
  zh_record_table_take_focus (table);
  zh_gui_press ("Down");
  g_assert_cmpint (zh_record_get_id (zh_record_table_get_selected (table)), ==, 6);
  gtk_window_destroy (window);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static int
get_dpi (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi;
}

/* Opened by its key; what is chosen holds at once, for every window. */
static void
test_preferences (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  GtkWidget *window;
  int        dpi = get_dpi ();

  zh_gui_open_competition (fixture->gui, 6);
  zh_gui_press ("ctrl+comma");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PREFERENCES_WINDOW));
  adw_combo_row_set_selected (ADW_COMBO_ROW (zh_gui_find_id (window, "key_scheme")), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (zh_gui_find_id (window, "text_scale")), 150);
  gtk_switch_set_active (GTK_SWITCH (zh_gui_find_id (window, "roomy_rows")), TRUE);
  adw_combo_row_set_selected (ADW_COMBO_ROW (zh_gui_find_id (window, "document_language")), 1);
  gtk_switch_set_active (GTK_SWITCH (zh_gui_find_id (window, "csv_for_spreadsheets")), TRUE);
  g_assert_cmpint (get_dpi (), ==, dpi * 150 / 100);
  g_assert_true (gtk_widget_has_css_class (get_root (fixture), "roomy"));
  g_assert_cmpint (g_settings_get_enum (settings, "key-scheme"), ==, 1);
  g_assert_true (g_settings_get_boolean (settings, "csv-for-spreadsheets"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));

  /* by position, 3 is Black's win */
  zh_gui_press ("alt+1 3");
  {
    g_autofree char *result = zh_gui_read_result (fixture->gui, 1);

    g_assert_cmpstr (result, ==, "0-1");
  }
  zh_gui_press ("alt+6");
  {
    GtkDropDown     *languages = GTK_DROP_DOWN (zh_gui_find_id (get_root (fixture), "languages"));
    g_autofree char *code = g_settings_get_string (settings, "document-language");

    g_assert_cmpstr (code, ==, zh_language_get_codes ()[gtk_drop_down_get_selected (languages)]);
  }
  for (const char *const *key = (const char *const[]){ "key-scheme", "text-scale", "roomy-rows", "csv-for-spreadsheets", "document-language", NULL }; *key != NULL; key++)
    g_settings_reset (settings, *key);
  g_assert_cmpint (get_dpi (), ==, dpi);
}

/* Chosen by the keyboard; it is kept for the next start, and nothing else is. */
static void
test_language (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GSettings) settings = zh_settings_new ();
  g_autofree char *documents = NULL;
  GtkWidget       *window;
  GtkWidget       *row;

  for (int pass = 0; pass < 2; pass++)
    {
      g_autofree char *before = zh_settings_dup_language (settings);
      g_autofree char *after = NULL;

      g_assert_cmpstr (before, ==, pass == 0 ? NULL : "uk");
      zh_gui_press ("ctrl+comma");
      window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PREFERENCES_WINDOW));
      row = zh_gui_find_id (window, "language");
      g_assert_nonnull (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "next start"));
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, pass == 0 ? 0 : 1);
      gtk_widget_grab_focus (row);
      zh_gui_press ("Return");
      zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) != NULL);
      zh_gui_press (pass == 0 ? "Home Down Return" : "Home Return");
      zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) == NULL);
      after = zh_settings_dup_language (settings);
      g_assert_cmpstr (after, ==, pass == 0 ? "uk" : NULL);
      zh_gui_press ("Escape");
      zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
    }
  documents = g_settings_get_string (settings, "document-language");
  g_assert_cmpstr (documents, ==, "");
}

static void
test_tournaments (Fixture      *fixture,
                  gconstpointer data)
{
  const ZhCompetition *competition;
  GtkWidget           *assistant;
  GtkWidget           *name;

  zh_gui_press ("ctrl+n");
  assistant = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_ASSISTANT));
  zh_gui_press ("c u p");
  name = zh_gui_find_id (zh_gui_find_id (assistant, "tournament"), "name");
  for (int i = 0; i < 2; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (name), i == 0 ? "Men" : "Women");
      g_assert_true (gtk_widget_activate (zh_gui_find_id (assistant, "add_tournament")));
      zh_gui_wait_until (*gtk_editable_get_text (GTK_EDITABLE (name)) == '\0');
    }
  /* the same name again is refused */
  gtk_editable_set_text (GTK_EDITABLE (name), "Men");
  g_assert_true (gtk_widget_activate (zh_gui_find_id (assistant, "add_tournament")));
  zh_gui_settle ();
  zh_gui_wait_until (*gtk_label_get_text (GTK_LABEL (zh_gui_find_id (assistant, "message"))) != '\0');
  gtk_editable_set_text (GTK_EDITABLE (name), "Juniors");
  gtk_widget_grab_focus (zh_gui_find_id (assistant, "create"));
  zh_gui_press ("Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  competition = zh_session_get_competition (zh_window_get_session (fixture->gui->window));
  g_assert_nonnull (competition);
  g_assert_cmpuint (competition->tournaments->len, ==, 3);
  g_assert_cmpstr (((ZhTournament *) g_ptr_array_index (competition->tournaments, 1))->name, ==, "Women");
  g_assert_cmpstr (((ZhTournament *) g_ptr_array_index (competition->tournaments, 2))->name, ==, "Juniors");
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/preferences/columns", Fixture, NULL, set_up, test_columns, tear_down);
  g_test_add ("/preferences/columns-hidden", Fixture, NULL, set_up, test_hidden_column, tear_down);
  g_test_add ("/preferences/titles", Fixture, NULL, set_up, test_titles, tear_down);
  g_test_add ("/preferences/focus", Fixture, NULL, set_up, test_focus, tear_down);
  g_test_add ("/preferences/window", Fixture, NULL, set_up, test_preferences, tear_down);
  g_test_add ("/preferences/language", Fixture, NULL, set_up, test_language, tear_down);
  g_test_add ("/preferences/tournaments", Fixture, NULL, set_up, test_tournaments, tear_down);
  return g_test_run ();
}
