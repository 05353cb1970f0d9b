/* The page of standings by its keys: why a number and a place, places in groups, the order of
 * tie-breaks with its reason, prizes, and the tab of norms that is there with a table only. */
#include "config.h"

#include <string.h>

#include "desk-entries.h"
#include "desk-rounds.h"
#include "desk-standings.h"
#include "explanation.h"
#include "groups-view.h"
#include "gui-harness.h"
#include "order-list.h"
#include "plan-dialog.h"
#include "prize-editor.h"
#include "prizes-view.h"
#include "record-table.h"
#include "standings-page.h"
#include "tiebreak-editor.h"
#include "titles-pane.h"
#include "why-pane.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static const ZhTournament *
get_tournament (Fixture *fixture)
{
  return zh_session_get_tournament (zh_window_get_session (fixture->gui->window));
}

static ZhDesk *
get_desk (Fixture *fixture)
{
  return zh_session_get_desk (zh_window_get_session (fixture->gui->window));
}

static void
check (ZhChange *change,
       GError   *error)
{
  g_assert_no_error (error);
  g_assert_nonnull (change);
  zh_change_unref (change);
}

/* Numbers 2 and 3 are women. */
static void
make_women (Fixture *fixture)
{
  for (guint i = 1; i <= 2; i++)
    {
      const ZhEntry *old = g_ptr_array_index (get_tournament (fixture)->entries, i);
      g_autoptr (ZhEntry) entry = zh_entry_copy (old);
      GError *error = NULL;

      zh_person_unref (entry->person);
      entry->person = zh_person_copy (old->person);
      entry->person->sex = ZH_SEX_FEMALE;
      check (zh_desk_edit_entry (get_desk (fixture), entry, &error), error);
    }
}

/* Four players, after round 1: 1 has won, 2 and 3 have drawn. */
static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  static const ZhResult    win = { ZH_MARK_WIN, ZH_MARK_LOSS, TRUE, TRUE };
  static const ZhResult    draw = { ZH_MARK_DRAW, ZH_MARK_DRAW, TRUE, TRUE };
  static const char *const codes[] = { "DE", "SB", "WIN", NULL };
  GError                  *error = NULL;
  gint64                   id;

  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
  id = get_tournament (fixture)->id;
  make_women (fixture);
  check (zh_desk_set_tiebreaks (get_desk (fixture), id, codes, NULL, &error), error);
  check (zh_desk_set_result (get_desk (fixture), id, 1, 1, 0, win, &error), error);
  check (zh_desk_set_result (get_desk (fixture), id, 1, 2, 0, draw, &error), error);
  zh_gui_press ("alt+3");
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static GtkWidget *
get_page (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (zh_window_get_page (fixture->gui->window));

  g_assert_true (ZH_IS_STANDINGS_PAGE (page));
  return page;
}

static const char *
get_label (GtkWidget  *root,
           const char *id)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find_id (root, id)));
}

/* What the pane says is what the standings say, for each criterion of each row. */
static void
test_why (Fixture      *fixture,
          gconstpointer layout)
{
  GtkWidget *pane;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhStandings) standings = zh_standings_new (get_tournament (fixture), 1, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_null (zh_gui_find (get_page (fixture), ZH_TYPE_WHY_PANE));
  zh_gui_press ("F4");
  zh_gui_wait_until ((pane = zh_gui_find (get_page (fixture), ZH_TYPE_WHY_PANE)) != NULL);
  zh_gui_press ("Left Left Left");
  g_assert_cmpint (zh_why_pane_get_criterion (ZH_WHY_PANE (pane)), ==, 0);
  for (int row = 0; row < zh_standings_get_n_rows (standings); row++)
    {
      int              entry = zh_standings_get_row (standings, row)->entry;
      g_autofree char *name = zh_entry_format_name (zh_history_get_entry (zh_standings_get_history (standings), entry));
      g_autofree char *place = zh_standings_explain_place (standings, row, zh_language_get_screen ());

      g_assert_cmpstr (get_label (pane, "name"), ==, name);
      g_assert_cmpstr (get_label (pane, "place"), ==, place);
      for (int column = 0; column < zh_standings_get_n_columns (standings); column++)
        {
          g_autoptr (ZhExplanation) explanation = zh_explanation_new (standings, entry, column);
          g_autofree char *result = zh_explanation_format_result (explanation, zh_language_get_screen ());

          g_assert_cmpint (zh_why_pane_get_criterion (ZH_WHY_PANE (pane)), ==, column);
          g_assert_cmpstr (get_label (pane, "result"), ==, result);
          zh_gui_press ("Right");
        }
      zh_gui_press ("Left Left Left Left Down");
    }
  zh_gui_press ("F4");
  g_assert_false (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (get_page (fixture), "why_revealer"))));
  zh_gui_press ("Return");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (get_page (fixture), "why_revealer"))));
}

/* Women first, places counted among themselves; the same pane explains them. */
static void
test_groups (Fixture      *fixture,
             gconstpointer layout)
{
  GtkWidget     *view;
  ZhRecordTable *table;

  zh_gui_press ("ctrl+3");
  zh_gui_wait_until ((view = zh_gui_find (get_page (fixture), ZH_TYPE_GROUPS_VIEW)) != NULL);
  table = ZH_RECORD_TABLE (zh_gui_find (view, ZH_TYPE_RECORD_TABLE));
  g_assert_cmpuint (zh_record_table_get_n_shown (table), ==, 2);
  g_assert_true (zh_record_table_select (table, 2));
  g_assert_cmpstr (zh_record_get_text (zh_record_table_get_selected (table), 0), ==, "Women");
  g_assert_cmpstr (zh_record_get_text (zh_record_table_get_selected (table), 1), ==, "1–2");
  g_assert_cmpstr (zh_record_get_text (zh_record_table_get_selected (table), 2), ==, "2–3");
  zh_gui_press ("F4");
  zh_gui_wait_until (zh_gui_find (get_page (fixture), ZH_TYPE_WHY_PANE) != NULL);
  g_assert_nonnull (strstr (get_label (zh_gui_find (get_page (fixture), ZH_TYPE_WHY_PANE), "place"), "share"));
}

/* After a result the order changes only with a reason; Alt+Down moves, Ctrl+Enter saves. */
static void
test_tiebreaks (Fixture      *fixture,
                gconstpointer layout)
{
  GtkWidget   *dialog;
  ZhOrderList *list;

  gtk_widget_activate_action (get_page (fixture), "standings.edit-tie-breaks", NULL);
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG));
  list = ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST));
  g_assert_cmpuint (zh_order_list_get_n (list), ==, 3);
  gtk_widget_grab_focus (gtk_widget_get_ancestor (zh_order_list_get_child (list, 0), GTK_TYPE_LIST_BOX_ROW));
  zh_gui_press ("alt+Down alt+Down ctrl+Return");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (dialog, "message_revealer"))));
  g_assert_cmpstr (get_tournament (fixture)->tiebreaks[0], ==, "DE");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "reason"));
  zh_gui_press ("s o ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpstr (get_tournament (fixture)->tiebreaks[0], ==, "SB");
  g_assert_cmpstr (get_tournament (fixture)->tiebreaks[1], ==, "WIN");
  g_assert_cmpstr (get_tournament (fixture)->tiebreaks[2], ==, "DE");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (strcmp (get_tournament (fixture)->tiebreaks[0], "DE") == 0);
}

/* A criterion is added at the end with its cut; Delete takes a row away. */
static void
test_editor (Fixture      *fixture,
             gconstpointer layout)
{
  GtkWidget *editor = g_object_ref_sink (zh_tiebreak_editor_new (get_tournament (fixture), NULL, FALSE));
  g_auto (GStrv) before = zh_tiebreak_editor_dup_codes (ZH_TIEBREAK_EDITOR (editor));
  g_auto (GStrv) after = NULL;

  g_assert_true (g_strv_equal ((const char *const *) before, (const char *const[]){ "DE", "SB", "WIN", NULL }));
  zh_tiebreak_editor_add (ZH_TIEBREAK_EDITOR (editor), "SB/C1");
  zh_tiebreak_editor_add (ZH_TIEBREAK_EDITOR (editor), "nonsense");
  after = zh_tiebreak_editor_dup_codes (ZH_TIEBREAK_EDITOR (editor));
  g_assert_true (g_strv_equal ((const char *const *) after, (const char *const[]){ "DE", "SB", "WIN", "SB/C1", NULL }));
  g_object_unref (editor);
}

/* Typed by hand: the list that is offered, its amounts, saved by Ctrl+Enter. */
static void
test_prizes (Fixture      *fixture,
             gconstpointer layout)
{
  GtkWidget     *dialog;
  GtkWidget     *list;
  GtkWidget     *entry;
  ZhRecordTable *table;

  zh_gui_press ("ctrl+4");
  g_assert_null (zh_gui_find (zh_gui_find (get_page (fixture), ZH_TYPE_PRIZES_VIEW), ZH_TYPE_RECORD_TABLE));
  zh_gui_press ("space");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG));
  list = zh_order_list_get_child (ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST)), 0);
  entry = gtk_widget_get_first_child (gtk_widget_get_last_child (list));
  gtk_widget_grab_focus (entry);
  zh_gui_press ("1 0 x ctrl+Return");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (dialog, "message_revealer"))));
  gtk_widget_grab_focus (entry);
  zh_gui_press ("ctrl+a 1 0 0 semicolon 5 0 ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_nonnull (zh_tournament_get_option (get_tournament (fixture), ZH_OPTION_PRIZES));
  zh_gui_wait_until (zh_gui_find (zh_gui_find (get_page (fixture), ZH_TYPE_PRIZES_VIEW), ZH_TYPE_RECORD_TABLE) != NULL);
  table = ZH_RECORD_TABLE (zh_gui_find (zh_gui_find (get_page (fixture), ZH_TYPE_PRIZES_VIEW), ZH_TYPE_RECORD_TABLE));
  g_assert_cmpuint (zh_record_table_get_n_shown (table), ==, 3); /* the second prize is shared */
}

static void
test_norms (Fixture      *fixture,
            gconstpointer layout)
{
  GtkStack *views = GTK_STACK (zh_gui_find_id (get_page (fixture), "views"));
  GError   *error = NULL;

  zh_gui_press ("ctrl+5");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views), ==, "places");
  check (zh_desk_set_norms (get_desk (fixture), get_tournament (fixture)->id, "[norms]\ntitle=Invented\n[norm 1]\ncategory=I\nscale=1000:50\n", &error), error);
  zh_gui_press ("ctrl+5");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views), ==, "norms");
  zh_gui_press ("ctrl+Tab");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views), ==, "places");
  zh_gui_press ("ctrl+shift+Tab");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views), ==, "norms");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (strcmp (gtk_stack_get_visible_child_name (views), "places") == 0);
}

/* Title norms are there for a chess event of somebody with a title; the keys walk the player's titles. */
static void
test_titles (Fixture      *fixture,
             gconstpointer layout)
{
  GtkStack      *views = GTK_STACK (zh_gui_find_id (get_page (fixture), "views"));
  const ZhEntry *old = g_ptr_array_index (get_tournament (fixture)->entries, 0);
  g_autoptr (ZhEntry) entry = zh_entry_copy (old);
  GtkLabel *heading;
  GError   *error = NULL;

  zh_gui_press ("ctrl+6");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (views), ==, "places");
  zh_person_unref (entry->person);
  entry->person = zh_person_copy (old->person);
  zh_person_set_string (&entry->person->title, "FM");
  check (zh_desk_edit_entry (get_desk (fixture), entry, &error), error);
  zh_gui_press ("ctrl+6");
  zh_gui_wait_until (strcmp (gtk_stack_get_visible_child_name (views), "titles") == 0);
  heading = GTK_LABEL (zh_gui_find_id (zh_gui_find (get_page (fixture), ZH_TYPE_TITLES_PANE), "heading"));
  zh_gui_press ("Home");
  zh_gui_wait_until (strstr (gtk_label_get_text (heading), "IM") != NULL);
  zh_gui_press ("Left");
  zh_gui_wait_until (strstr (gtk_label_get_text (heading), "GM") != NULL);
  zh_gui_press ("Right");
  zh_gui_wait_until (strstr (gtk_label_get_text (heading), "IM") != NULL);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/standings/why", Fixture, "us", set_up, test_why, tear_down);
  g_test_add ("/standings/groups", Fixture, "us", set_up, test_groups, tear_down);
  g_test_add ("/standings/tiebreaks", Fixture, "us", set_up, test_tiebreaks, tear_down);
  g_test_add ("/standings/editor", Fixture, "us", set_up, test_editor, tear_down);
  g_test_add ("/standings/prizes", Fixture, "us", set_up, test_prizes, tear_down);
  g_test_add ("/standings/norms", Fixture, "ua", set_up, test_norms, tear_down);
  g_test_add ("/standings/titles", Fixture, "us", set_up, test_titles, tear_down);
  return g_test_run ();
}
