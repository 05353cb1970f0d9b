/* The arbiter's evening by real keys: each job is done, and takes no more keys than it may. */
#include "config.h"

#include <string.h>

#include "board-folder.h"
#include "desk-game-list.h"
#include "boards-page.h"
#include "desk-registration.h"
#include "entries-page.h"
#include "gui-harness.h"
#include "incident-sheet.h"
#include "form-sheet.h"
#include "record-table.h"

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
  zh_gui_open_competition (fixture->gui, 8);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static void
assert_result (Fixture    *fixture,
               int         board,
               const char *code)
{
  g_autofree char *found = zh_gui_read_result (fixture->gui, board);

  g_assert_cmpstr (found, ==, code);
}

static int
count_keys (const char *keys)
{
  g_auto (GStrv) parts = g_strsplit (keys, " ", -1);

  return (int) g_strv_length (parts);
}

static void
wait_for_main (Fixture *fixture)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* A result, and one whose slip comes out of order. */
static void
test_results (Fixture      *fixture,
              gconstpointer layout)
{
  const char *out_of_order = "slash 3 Return 0";

  zh_gui_press ("1");
  assert_result (fixture, 1, "1-0");
  zh_gui_press (out_of_order);
  assert_result (fixture, 3, "0-1");
  g_assert_cmpint (count_keys (out_of_order), <=, 6);
}

/* An illegal move of White at the board under the cursor, accepted as the rules say. */
static void
test_illegal_move (Fixture      *fixture,
                   gconstpointer layout)
{
  const char *found = "1 i l l e";

  zh_gui_press ("ctrl+i");
  zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET);
  zh_gui_press (found);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_session_get_competition (get_session (fixture))->incidents->len == 1);
  wait_for_main (fixture);
  g_assert_cmpstr (((const ZhIncidentRecord *) g_ptr_array_index (zh_session_get_competition (get_session (fixture))->incidents, 0))->incident, ==, "illegal-move");
  g_assert_cmpint (count_keys (found) + 2, <=, 10);
}

/* A round that is over: back to it, the other result, the reason (not counted), done. */
static void
test_correction (Fixture      *fixture,
                 gconstpointer layout)
{
  const char *before = "ctrl+Prior 0";
  const char *after = "ctrl+Return";

  zh_gui_press ("1 1 1 1");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_session_get_round_number (get_session (fixture)) == 2);
  zh_gui_press (before);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("s l i p");
  zh_gui_press (after);
  wait_for_main (fixture);
  assert_result (fixture, 1, "0-1");
  g_assert_cmpint (zh_session_get_round (get_session (fixture))->state, ==, ZH_ROUND_CLOSED);
  g_assert_cmpint (count_keys (before) + count_keys (after), <=, 4);
}

static int
count_waiting (Fixture *fixture)
{
  return zh_confirmations_count_waiting (zh_session_get_competition (get_session (fixture))->confirmations,
                                         zh_session_get_round (get_session (fixture)));
}

/* One key a board; another one stops, writes nothing, and leaves the cursor where it is. */
static void
test_second_pass (Fixture      *fixture,
                  gconstpointer layout)
{
  zh_gui_press ("1 0 5 1");
  zh_gui_press ("F2 1");
  g_assert_cmpint (count_waiting (fixture), ==, 3);
  zh_gui_press ("1");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("5 0 Escape"); /* what was typed ahead goes nowhere */
  wait_for_main (fixture);
  assert_result (fixture, 2, "0-1");
  g_assert_cmpint (count_waiting (fixture), ==, 3);
  zh_gui_press ("0 5 1");
  g_assert_cmpint (count_waiting (fixture), ==, 0);
  zh_gui_press ("F2 Home 0");
  assert_result (fixture, 1, "0-1"); /* the pass is over: a key is a result again */
  g_assert_cmpint (count_waiting (fixture), ==, 1);
}

/* A result that the pass corrects is one more to be read, and the page says so. */
static void
test_corrected_in_pass (Fixture      *fixture,
                        gconstpointer layout)
{
  GtkWidget *page;

  zh_gui_press ("1 0 5 1");
  zh_gui_press ("F2 1 1");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+c");
  wait_for_main (fixture);
  assert_result (fixture, 2, "1-0");
  page = zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_BOARDS_PAGE);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_template_child (page, ZH_TYPE_BOARDS_PAGE, "status"))), ==,
                   "Second pass: 3 results are still to be read again");
}

/* What the electronic boards say is taken by a key, or from the menu of the board. */
static void
test_electronic_boards (Fixture      *fixture,
                        gconstpointer layout)
{
  static const char games[] = "[Round \"1\"]\n[Board \"1\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n1. e4 e5 0-1\n\n"
                              "[Round \"1\"]\n[Board \"2\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 1/2-1/2\n"
                              "\n[Round \"1\"]\n[Board \"3\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. c4 c5 1-0\n";
  static const char last[] = "[Board \"4\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n";
  g_autofree char  *folder = g_build_filename (g_get_user_data_dir (), "boards", NULL);
  g_autofree char  *path = g_build_filename (folder, "live.pgn", NULL);
  GtkWidget        *page = zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_BOARDS_PAGE);
  g_autoptr (ZhChange) kept = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, games, -1, NULL));
  g_assert_true (zh_board_folder_open (zh_board_folder_get (get_session (fixture)), folder, &error));
  g_assert_no_error (error);
  zh_gui_settle ();
  zh_gui_press ("F3");
  assert_result (fixture, 1, "0-1");
  zh_gui_press ("shift+F10 Return");
  assert_result (fixture, 2, "=-=");
  zh_gui_press ("5"); /* typed otherwise than it is said: stored, and told */
  assert_result (fixture, 3, "=-=");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_template_child (page, ZH_TYPE_BOARDS_PAGE, "status"))), "the electronic board or the file says 1 – 0"));
  zh_gui_press ("F3"); /* nothing is said of the last */
  assert_result (fixture, 4, "clear");
  kept = zh_desk_keep_games (zh_session_get_desk (get_session (fixture)), zh_session_get_tournament_id (get_session (fixture)), 1, last, &error);
  g_assert_no_error (error);
  zh_board_folder_look_again (zh_board_folder_get (get_session (fixture)));
  zh_gui_settle ();
  zh_gui_press ("F3");
  assert_result (fixture, 4, "1-0");
}

static ZhRegistrationCount
count_registered (Fixture *fixture)
{
  return zh_tournament_count_registered (zh_session_get_tournament (get_session (fixture)));
}

/* One by one, and many at once; the same key again takes the tick away. */
static void
test_registration (Fixture      *fixture,
                   gconstpointer layout)
{
  zh_gui_press ("alt+2 F2 Home 1 2 3");
  g_assert_cmpint (count_registered (fixture).n_documents_seen, ==, 1);
  zh_gui_press ("shift+Down shift+Down 1");
  g_assert_cmpint (count_registered (fixture).n_arrived, ==, 3);
  zh_gui_press ("ctrl+a 0");
  g_assert_cmpint (count_registered (fixture).n_paid, ==, 8);
  zh_gui_press ("2");
  g_assert_cmpint (count_registered (fixture).n_paid, ==, 0);
  g_assert_cmpint (count_registered (fixture).n_arrived, ==, 8);
  zh_gui_press ("ctrl+z");
  g_assert_cmpint (count_registered (fixture).n_paid, ==, 8);
}

static guint
count_shown (Fixture *fixture)
{
  GtkWidget *page = zh_gui_find (GTK_WIDGET (fixture->gui->window), ZH_TYPE_ENTRIES_PAGE);

  return zh_record_table_get_n_shown (ZH_RECORD_TABLE (zh_gui_find (page, ZH_TYPE_RECORD_TABLE)));
}

/* Found, ticked, the next one found: what was looked for before is gone with the first letter; Escape shows all. */
static void
test_find_and_tick (Fixture      *fixture,
                    gconstpointer layout)
{
  zh_gui_press ("alt+2 F2 slash 2 4 9 7 Return 1");
  g_assert_cmpint (count_registered (fixture).n_arrived, ==, 1);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  zh_gui_press ("slash 2 4 9 8 Return 1");
  g_assert_cmpint (count_registered (fixture).n_arrived, ==, 2);
  zh_gui_press ("Escape");
  g_assert_cmpuint (count_shown (fixture), ==, 8);
  zh_gui_press ("slash 7 7 7 Return");
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  zh_gui_press ("Escape Home 2");
  g_assert_cmpuint (count_shown (fixture), ==, 8);
  g_assert_cmpint (count_registered (fixture).n_paid, ==, 1);
}

#define ADD(name, func, layout) g_test_add ("/evening/" name, Fixture, layout, set_up, func, tear_down)

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  ADD ("results", test_results, "us");
  ADD ("results-ua", test_results, "ua");
  ADD ("illegal-move", test_illegal_move, "us");
  ADD ("correction", test_correction, "us");
  ADD ("second-pass", test_second_pass, "us");
  ADD ("corrected-in-pass", test_corrected_in_pass, "us");
  ADD ("electronic-boards", test_electronic_boards, "us");
  ADD ("registration", test_registration, "us");
  ADD ("find-and-tick", test_find_and_tick, "us");
  ADD ("find-and-tick-ua", test_find_and_tick, "ua");
  return g_test_run ();
}
