/* The journal page by keys: its filters, and the way back to an act. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "desk-journal.h"
#include "forgery.h"
#include "gui-harness.h"
#include "journal-page.h"
#include "record-table.h"
#include "replay-check.h"
#include "undo-dialog.h"
#include "../tournament-settings.h"

/* Places of the columns. */
enum
{
  TOURNAMENT = 3,
  ACT,
  BEFORE,
  AFTER,
};

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
  fixture->gui->maker = "Somebody Else";
  zh_gui_open_competition (fixture->gui, 10);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static ZhRecordTable *
get_table (Fixture *fixture)
{
  return ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_RECORD_TABLE));
}

static gint64
get_journal_length (Fixture *fixture)
{
  return zh_session_get_competition (zh_window_get_session (fixture->gui->window))->journal_length;
}

static void
assert_result (Fixture    *fixture,
               int         board,
               const char *expected)
{
  g_autofree char *result = zh_gui_read_result (fixture->gui, board);

  g_assert_cmpstr (result, ==, expected);
}

/* Three results; back to the first of them, which stays. The last is on top of the page. */
static void
test_undo_to (Fixture      *fixture,
              gconstpointer layout)
{
  gint64     length = get_journal_length (fixture);
  GtkWindow *dialog;

  zh_gui_press ("1 0 5");
  zh_gui_send ("alt+7");
  zh_gui_settle ();
  zh_gui_press ("Down Down");
  g_assert_cmpint (zh_record_get_id (zh_record_table_get_selected (get_table (fixture))), ==, length + 1);
  zh_gui_send ("ctrl+alt+z");
  dialog = zh_gui_wait_for_window (ZH_TYPE_UNDO_DIALOG);
  g_assert_cmpuint (zh_record_table_get_n_shown (ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (dialog), ZH_TYPE_RECORD_TABLE))), ==, 2);
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpint (get_journal_length (fixture), ==, length + 3);

  zh_gui_send ("ctrl+alt+z");
  zh_gui_wait_for_window (ZH_TYPE_UNDO_DIALOG);
  zh_gui_send ("ctrl+Return");
  zh_gui_wait_until (get_journal_length (fixture) == length + 5);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  assert_result (fixture, 1, "1-0");
  assert_result (fixture, 2, "clear");
  assert_result (fixture, 3, "clear");

  zh_gui_send ("ctrl+shift+z");
  zh_gui_wait_until (get_journal_length (fixture) == length + 6);
  assert_result (fixture, 2, "0-1");
}

/* Whether the keys go to the table. */
static gboolean
has_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->gui->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (get_table (fixture)));
}

static void
assert_newest (Fixture    *fixture,
               const char *act,
               const char *before,
               const char *after)
{
  ZhRecord *record;

  g_assert_true (zh_record_table_select (get_table (fixture), get_journal_length (fixture)));
  record = zh_record_table_get_selected (get_table (fixture));
  g_assert_cmpstr (zh_record_get_text (record, ACT), ==, act);
  g_assert_cmpstr (zh_record_get_text (record, BEFORE), ==, before);
  g_assert_cmpstr (zh_record_get_text (record, AFTER), ==, after);
}

/* An act, its undoing and its doing again are told apart, with the names. */
static void
test_undo_in_words (Fixture      *fixture,
                    gconstpointer layout)
{
  zh_gui_press ("1 alt+7");
  assert_newest (fixture, "Result of board 1 in round 1: 1 – 0 (Andrienko Player 1 – Melnyk Player 10)", "·", "1 – 0");
  zh_gui_press ("ctrl+z");
  assert_newest (fixture, "Undone: Result of board 1 in round 1: 1 – 0 (Andrienko Player 1 – Melnyk Player 10)", "1 – 0", "·");
  zh_gui_press ("ctrl+shift+z");
  assert_newest (fixture, "Done again: Result of board 1 in round 1: 1 – 0 (Andrienko Player 1 – Melnyk Player 10)", "·", "1 – 0");
}

static void
add_tournament (Fixture    *fixture,
                const char *name)
{
  ZhDesk *desk = zh_session_get_desk (zh_window_get_session (fixture->gui->window));
  gint64  id;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;

  zh_person_set_string (&settings->name, name);
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  zh_change_unref (test_add_tournament (desk, settings, &id, &error));
  g_assert_no_error (error);
}

/* Acts of one of two tournaments; those of the competition itself are of neither. */
static void
test_tournament (Fixture      *fixture,
                 gconstpointer layout)
{
  GtkWidget   *root = GTK_WIDGET (fixture->gui->window);
  GtkDropDown *tournament;
  guint        n_all;

  zh_gui_press ("1 alt+7");
  tournament = GTK_DROP_DOWN (zh_gui_find_id (root, "tournament"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (tournament)));
  add_tournament (fixture, "Other");
  zh_gui_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (tournament)));
  n_all = zh_record_table_get_n_shown (get_table (fixture));
  gtk_drop_down_set_selected (tournament, 2);
  g_assert_cmpuint (zh_record_table_get_n_shown (get_table (fixture)), ==, 1);
  g_assert_true (zh_record_table_select (get_table (fixture), get_journal_length (fixture)));
  g_assert_cmpstr (zh_record_get_text (zh_record_table_get_selected (get_table (fixture)), TOURNAMENT), ==, "Other");
  gtk_drop_down_set_selected (tournament, 0);
  g_assert_cmpuint (zh_record_table_get_n_shown (get_table (fixture)), ==, n_all);
}

/* One act out of its turn, and again. */
static void
test_take_back (Fixture      *fixture,
                gconstpointer layout)
{
  gint64     length = get_journal_length (fixture);
  GtkWidget *root = GTK_WIDGET (fixture->gui->window);

  zh_gui_press ("1 0 5");
  zh_gui_send ("alt+7");
  zh_gui_settle ();
  zh_gui_press ("Down Down");
  g_assert_cmpint (zh_record_get_id (zh_record_table_get_selected (get_table (fixture))), ==, length + 1);
  zh_gui_send ("ctrl+alt+b");
  zh_gui_wait_for_window (ZH_TYPE_UNDO_DIALOG);
  zh_gui_send ("ctrl+Return");
  zh_gui_wait_until (get_journal_length (fixture) == length + 4);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  assert_result (fixture, 1, "clear");
  assert_result (fixture, 2, "0-1");
  zh_gui_wait_until (has_focus (fixture));

  /* The menu leads there too. */
  zh_gui_send ("alt+1");
  zh_gui_settle ();
  gtk_widget_activate_action (root, "win.take-back", NULL);
  zh_gui_settle ();
  g_assert_nonnull (zh_gui_find (root, ZH_TYPE_JOURNAL_PAGE));
  if (zh_record_table_get_selected (get_table (fixture)) != NULL)
    zh_gui_press ("Escape");

  zh_gui_settle ();
  gtk_widget_activate_action (root, "win.redo", NULL);
  zh_gui_wait_until (get_journal_length (fixture) == length + 5);
  assert_result (fixture, 1, "1-0");

  gtk_widget_activate_action (root, "win.undo", NULL);
  zh_gui_wait_until (get_journal_length (fixture) == length + 6);
  assert_result (fixture, 1, "clear");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "part")), ZH_JOURNAL_TAKEN_BACK);
  g_assert_cmpuint (zh_record_table_get_n_shown (get_table (fixture)), ==, 1);
}

/* The page shows the acts of one part, and of one official. */
static void
test_filters (Fixture      *fixture,
              gconstpointer layout)
{
  GtkWidget     *root = GTK_WIDGET (fixture->gui->window);
  ZhRecordTable *table;
  guint          n_by_actors = 0;
  guint          n_all;

  zh_gui_press ("1 0 5");
  zh_gui_send ("alt+7");
  zh_gui_settle ();
  table = get_table (fixture);
  n_all = zh_record_table_get_n_shown (table);
  g_assert_cmpuint (n_all, ==, get_journal_length (fixture));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "part")), ZH_JOURNAL_ROUNDS);
  g_assert_cmpuint (zh_record_table_get_n_shown (table), ==, 5); /* paired, published, three results */
  for (guint actor = 1; actor <= 2; actor++)                     /* who made the file, and who sits here */
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "actor")), actor);
      n_by_actors += zh_record_table_get_n_shown (table);
      g_assert_cmpuint (zh_record_table_get_n_shown (table), <, 5);
    }
  g_assert_cmpuint (n_by_actors, ==, 5);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "part")), ZH_JOURNAL_PROTESTS);
  g_assert_cmpuint (zh_record_table_get_n_shown (table), ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "part")), ZH_JOURNAL_ALL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (root, "actor")), 0);
  g_assert_cmpuint (zh_record_table_get_n_shown (table), ==, n_all);
}

/* What the check found; before it a dialog may have told how far it was. */
static GtkWindow *
find_report (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
      const char *body = ADW_IS_MESSAGE_DIALOG (window) ? adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (window)) : NULL;

      if (body != NULL && strstr (body, "refused: ") != NULL && gtk_window_is_active (window))
        return window;
    }
  return NULL;
}

/* All acts are run again, and a result that was entered comes out the same. */
static void
test_check (Fixture      *fixture,
            gconstpointer layout)
{
  GtkWindow *dialog;

  zh_gui_press ("1");
  zh_gui_send ("alt+7");
  zh_gui_settle ();
  g_assert_true (gtk_widget_activate_action (zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_JOURNAL_PAGE), "journal.check", NULL));
  zh_gui_wait_until ((dialog = find_report ()) != NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "refused: 0; different: 0"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "found once more, by the rules and engines of today"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* An act of a later version is named, though all the others come out the same. */
static void
test_unchecked (Fixture      *fixture,
                gconstpointer layout)
{
  g_autofree char *path = g_strconcat (fixture->gui->path, ".later.zhereb", NULL);
  g_autofree char *bytes = NULL;
  gsize            length = 0;
  ZhJournalDraft   draft = { .command = "rate-players" };
  GtkWindow       *dialog;

  g_assert_true (g_file_get_contents (fixture->gui->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
  forge_act (path, &draft, FORGED_NOTHING, "UPDATE person SET rating = 2999");
  zh_replay_check_start (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), path);
  zh_gui_wait_until ((dialog = find_report ()) != NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "(rate-players)"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_cmpint (g_remove (path), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/journal/undo-to/us", Fixture, "us", set_up, test_undo_to, tear_down);
  g_test_add ("/journal/undo-to/ua", Fixture, "ua", set_up, test_undo_to, tear_down);
  g_test_add ("/journal/take-back/us", Fixture, "us", set_up, test_take_back, tear_down);
  g_test_add ("/journal/take-back/ua", Fixture, "ua", set_up, test_take_back, tear_down);
  g_test_add ("/journal/check", Fixture, "us", set_up, test_check, tear_down);
  g_test_add ("/journal/unchecked", Fixture, "us", set_up, test_unchecked, tear_down);
  g_test_add ("/journal/filters", Fixture, "us", set_up, test_filters, tear_down);
  g_test_add ("/journal/undo-in-words", Fixture, "us", set_up, test_undo_in_words, tear_down);
  g_test_add ("/journal/tournament", Fixture, "us", set_up, test_tournament, tear_down);
  return g_test_run ();
}
