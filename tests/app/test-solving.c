/* The desk of a solving event by keys: a work is tested to the end, a long test is stopped, and a small event is run
 * from its first round to the standings.
 */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-solving.h"
#include "desk-standings.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "record-table.h"
#include "solving-event.h"
#include "solving-places.h"
#include "solving-view.h"
#include "../tournament-settings.h"

/* One mate in one move; and more than anybody looks at in the time of a test. */
#define SHORT_WORK "k7/8/1K6/8/8/8/8/7R w - - 0 1"
#define LONG_WORK "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

static ZhDesk *
get_desk (ZhGui *gui)
{
  return zh_session_get_desk (zh_window_get_session (gui->window));
}

static void
keep (ZhChange *change,
      GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
  zh_gui_settle ();
}

/* A solving event without solvers or rounds. */
static ZhGui *
open_solving (ZhSport sport)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ru-chess-988" };
  ZhGui               *gui = zh_gui_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  ZhChange *change;

  zh_gui_open_competition (gui, 0);
  change = zh_desk_edit_details (get_desk (gui), &details, &error);
  keep (change, error);
  settings = zh_tournament_copy_settings (get_tournament (gui));
  settings->sport = sport;
  settings->play = ZH_PLAY_SOLVING;
  change = test_edit_tournament (get_desk (gui), settings, &error);
  keep (change, error);
  return gui;
}

static void
add_round (ZhGui *gui)
{
  const ZhSolvingRoundRecord round = { .number = 1, .day = 1, .minutes = 60 };
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_solving_round (get_desk (gui), get_tournament (gui)->id, &round, &error);

  keep (change, error);
}

static void
add_work (ZhGui      *gui,
          const char *genre,
          const char *moves,
          const char *position,
          const char *lines)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  work->round = 1;
  zh_person_set_string (&work->genre, genre);
  zh_person_set_string (&work->moves, moves);
  zh_person_set_string (&work->position, position);
  zh_person_set_string (&work->lines, lines);
  change = zh_desk_set_work (get_desk (gui), get_tournament (gui)->id, work, &error);
  keep (change, error);
}

static void
wait_for_main_window (ZhGui *gui)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

/* The message that stands before the window, once it has that heading. */
static AdwMessageDialog *
wait_for_heading (const char *heading)
{
  AdwMessageDialog *dialog = NULL;

  zh_gui_wait_until ((dialog = ADW_MESSAGE_DIALOG (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG))) != NULL &&
                     g_strcmp0 (adw_message_dialog_get_heading (dialog), heading) == 0);
  return dialog;
}

static const char *
get_findings (AdwMessageDialog *dialog)
{
  return gtk_label_get_text (GTK_LABEL (zh_gui_find (adw_message_dialog_get_extra_child (dialog), GTK_TYPE_LABEL)));
}

/* The menu of rounds and works by its letter; the test is its ninth item. */
static void
press_test (ZhGui *gui)
{
  zh_gui_press ("alt+1 alt+r Down Down Down Down Down Down Down Down Return");
}

static void
test_finished (gconstpointer layout)
{
  ZhGui *gui;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_round (gui);
  add_work (gui, "mate", "1", SHORT_WORK, "5");
  press_test (gui);
  g_assert_nonnull (strstr (get_findings (wait_for_heading ("Work 1.1: Nothing Found against It")), "1 solution found\n"));
  zh_gui_press ("Escape");
  wait_for_main_window (gui);
  zh_gui_free (gui);
}

/* The window goes on meanwhile: it shows a bar, and takes a key. */
static void
test_stopped (gconstpointer layout)
{
  ZhGui     *gui;
  GtkWindow *waiting;
  gint64     length;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_DRAUGHTS_RUSSIAN);
  add_round (gui);
  add_work (gui, "win", "", LONG_WORK, "5");
  length = zh_session_get_competition (zh_window_get_session (gui->window))->journal_length;
  press_test (gui);
  waiting = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (waiting)), ==, "Testing the Work");
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (waiting), GTK_TYPE_PROGRESS_BAR));
  zh_gui_press ("Escape");
  g_assert_nonnull (strstr (get_findings (wait_for_heading ("Work 1.1: Stopped before the End")), "the search did not come to its end"));
  zh_gui_press ("Escape");
  wait_for_main_window (gui);
  g_assert_cmpint (zh_session_get_competition (zh_window_get_session (gui->window))->journal_length, ==, length);
  zh_gui_free (gui);
}

#define N_SOLVERS 20
#define N_LINES 5

/* Points of the three works by line, in tenths. */
static const ZhPoints worth[N_LINES] = { 50, 20, 15, 15, 50 };

/* What a line brings to a solver: all, nothing or one point. */
static int
choose (int solver,
        int line)
{
  return (solver * 7 + line * 3) % 5 % 3;
}

static ZhPoints
get_expected (int solver,
              int line)
{
  const ZhPoints points[] = { worth[line], 0, 10 };

  return points[choose (solver, line)];
}

static void
add_solvers (ZhGui *gui)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  for (int i = 0; i < N_SOLVERS; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      entry->person->rating = 2000 - i;
      g_free (entry->person->surname);
      entry->person->surname = g_strdup_printf ("Solver %d", i + 1);
      g_free (entry->person->region);
      entry->person->region = g_strdup_printf ("Region %d", i % 4 + 1);
      g_ptr_array_add (entries, entry);
    }
  change = zh_desk_add_entries (get_desk (gui), get_tournament (gui)->id, entries, &error);
  keep (change, error);
  change = zh_desk_number_entries (get_desk (gui), get_tournament (gui)->id, ZH_NUMBERING_RATING, 0, NULL, 0, &error);
  keep (change, error);
}

/* The clock was started so many seconds ago. */
static void
start_clock (ZhGui *gui,
             int    seconds)
{
  g_autoptr (GDateTime) start = g_date_time_new_from_unix_utc (zh_desk_get_now (get_desk (gui)) - seconds);
  g_autofree char *text = g_date_time_format (start, "%Y-%m-%dT%H:%M:%SZ");
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_start_solving_round (get_desk (gui), get_tournament (gui)->id, 1, text, &error);

  keep (change, error);
}

/* Presses a key, and counts it. */
static void
press (const char *key,
       guint      *n_keys)
{
  zh_gui_press (key);
  (*n_keys)++;
}

/* Each sheet is handed in by one key, and left by another; each of its lines takes one. */
static guint
mark_sheets (void)
{
  static const char *const keys[] = { "KP_Add", "minus", "1" };
  guint                    n_keys = 0;

  for (int solver = 0; solver < N_SOLVERS; solver++)
    {
      press ("t", &n_keys);
      press (solver + 1 < N_SOLVERS ? "Down" : "Return", &n_keys);
    }
  for (int solver = 0; solver < N_SOLVERS; solver++)
    for (int line = 0; line < N_LINES; line++)
      press (keys[choose (solver, line)], &n_keys);
  return n_keys;
}

static void
check_sheets (ZhGui *gui,
              int    from,
              int    to)
{
  const ZhTournament *tournament = get_tournament (gui);

  for (int solver = 0; solver < N_SOLVERS; solver++)
    {
      const ZhEntry              *entry = g_ptr_array_index (tournament->entries, solver);
      const ZhSolvingSheetRecord *sheet = zh_solving_find_sheet (tournament->solving_sheets, entry->id, 1);
      int                         line = 0;

      g_assert_nonnull (sheet);
      g_assert_cmpint (sheet->seconds, >=, from);
      g_assert_cmpint (sheet->seconds, <=, to);
      for (int work = 1; work <= 3; work++)
        {
          g_autoptr (GArray) marks = zh_solving_marks_get (sheet->marks, work);

          for (guint k = 0; k < marks->len; k++, line++)
            g_assert_cmpint (g_array_index (marks, ZhPoints, k), ==, get_expected (solver, line));
        }
      g_assert_cmpint (line, ==, N_LINES);
    }
}

/* Teams of four regions stand in the standings as soon as somebody says how they are counted. */
static void
check_teams (ZhGui *gui)
{
  ZhSolvingPlaces *places;
  g_autoptr (ZhTeamPlan) plan = zh_team_plan_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;
  GtkStack *stack;

  plan->rule.counting = ZH_TEAM_SUM_OF_POINTS;
  plan->rule.best = 3;
  change = zh_desk_set_team_places (get_desk (gui), get_tournament (gui)->id, plan, &error);
  keep (change, error);
  zh_gui_press ("alt+3");
  places = ZH_SOLVING_PLACES (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_SOLVING_PLACES));
  stack = GTK_STACK (gtk_widget_get_ancestor (zh_gui_find (GTK_WIDGET (places), ZH_TYPE_RECORD_TABLE), GTK_TYPE_STACK));
  gtk_widget_grab_focus (zh_gui_find (GTK_WIDGET (places), GTK_TYPE_DROP_DOWN));
  zh_gui_press ("space Down Return");
  zh_gui_wait_until (g_strcmp0 (gtk_stack_get_visible_child_name (stack), "teams") == 0);
  g_assert_cmpuint (zh_record_table_get_n_shown (ZH_RECORD_TABLE (gtk_stack_get_visible_child (stack))), ==, 4);
}

/* Who hands in behind the end has the full time; a key pressed twice changes nothing. */
static void
test_late (gconstpointer layout)
{
  const ZhSolvingSheetRecord *sheet;
  ZhGui                      *gui;
  gint64                      length;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_solvers (gui);
  add_round (gui);
  add_work (gui, "mate", "1", SHORT_WORK, "5");
  start_clock (gui, 4000);
  zh_gui_press ("alt+1 t");
  sheet = g_ptr_array_index (get_tournament (gui)->solving_sheets, 0);
  g_assert_cmpint (sheet->seconds, ==, 3600);
  length = zh_session_get_competition (zh_window_get_session (gui->window))->journal_length;
  zh_gui_press ("t");
  g_assert_cmpint (zh_session_get_competition (zh_window_get_session (gui->window))->journal_length, ==, length);
  zh_gui_press ("End 5 5 Return");
  sheet = g_ptr_array_index (get_tournament (gui)->solving_sheets, 0);
  g_assert_cmpint (sheet->seconds, ==, 3300);
  zh_gui_free (gui);
}

/* The work under the cursor stands on the game desk, its solution beside it, from the first position on. */
static void
test_played (gconstpointer layout)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;
  ZhGui    *gui;
  GtkLabel *read;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_round (gui);
  work->round = 1;
  zh_person_set_string (&work->genre, "mate");
  zh_person_set_string (&work->moves, "2");
  zh_person_set_string (&work->position, "kbK5/pp6/1P6/8/8/8/8/R7 w - -");
  zh_person_set_string (&work->solution, "1. Ra6 bxa6 2. b7#");
  change = zh_desk_set_work (get_desk (gui), get_tournament (gui)->id, work, &error);
  keep (change, error);
  zh_gui_press ("alt+1 alt+r Down Down Down Down Down Down Down Down Down Return");
  read = GTK_LABEL (zh_gui_find_id (GTK_WIDGET (zh_window_get_page (gui->window)), "message"));
  g_assert_nonnull (strstr (gtk_label_get_text (read), "3 legal half-moves"));
  zh_gui_free (gui);
}

/* Twenty solvers and three works of five lines: two keys a sheet and one a line, undone and repeated, closed by
 * the next step, and ranked. */
static void
test_event (gconstpointer layout)
{
  ZhGui                      *gui;
  const ZhSolvingRoundRecord *round;
  guint                       n_keys;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_solvers (gui);
  add_round (gui);
  add_work (gui, "mate", "1", SHORT_WORK, "5");
  add_work (gui, "mate", "3", "", "2+1.5+1.5");
  add_work (gui, "helpmate", "2.5", "", "5");
  start_clock (gui, 1000);
  zh_gui_press ("alt+1");
  n_keys = mark_sheets ();
  g_test_message ("%d sheets of %d lines: %u keys", N_SOLVERS, N_LINES, n_keys);
  g_assert_cmpuint (n_keys, ==, N_SOLVERS * (2 + N_LINES));
  check_sheets (gui, 1000, 1600);
  zh_gui_press ("ctrl+z");
  g_assert_cmpint (zh_solving_count_open_sheets (get_tournament (gui), 1), ==, 1);
  zh_gui_press ("ctrl+shift+z");
  check_sheets (gui, 1000, 1600);
  zh_gui_press ("ctrl+Return");
  round = zh_solving_find_round (get_tournament (gui)->solving_rounds, 1);
  g_assert_true (round->closed);
  check_teams (gui);
  zh_gui_free (gui);
}

/* Behind a round that is closed comes the next one; who looks back at the closed one stays there. */
static void
test_next (gconstpointer layout)
{
  const ZhSolvingRoundRecord second = { .number = 2, .day = 1, .minutes = 30 };
  g_autoptr (GError) error = NULL;
  ZhSolvingView *view;
  ZhChange      *change;
  ZhGui         *gui;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_solvers (gui);
  add_round (gui);
  add_work (gui, "mate", "1", SHORT_WORK, "5");
  zh_gui_press ("alt+1 5");
  change = zh_desk_set_solving_round (get_desk (gui), get_tournament (gui)->id, &second, &error);
  keep (change, error);
  view = ZH_SOLVING_VIEW (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_SOLVING_VIEW));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find (GTK_WIDGET (view), GTK_TYPE_DROP_DOWN)), 0);
  zh_gui_settle ();
  g_assert_cmpint (zh_solving_view_get_round (view), ==, 1);
  zh_gui_press ("ctrl+Return");
  g_assert_cmpint (zh_solving_view_get_round (view), ==, 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find (GTK_WIDGET (view), GTK_TYPE_DROP_DOWN)), 0);
  change = zh_desk_set_solving_round (get_desk (gui), get_tournament (gui)->id, &(ZhSolvingRoundRecord){ .number = 2, .day = 2, .minutes = 40 }, &error);
  keep (change, error);
  g_assert_cmpint (zh_solving_view_get_round (view), ==, 1);
  zh_gui_free (gui);
}

/* What is typed after an item of the menu, or when it is only closed, marks sheets; so does what is typed when a round
 * was chosen. */
static void
test_after_menu (gconstpointer layout)
{
  const ZhSolvingRoundRecord second = { .number = 2, .day = 1, .minutes = 30 };
  g_autoptr (GError) error = NULL;
  ZhChange  *change;
  ZhGui     *gui;
  GtkWidget *view;

  zh_gui_set_layout (layout);
  gui = open_solving (ZH_SPORT_CHESS);
  add_solvers (gui);
  add_round (gui);
  add_work (gui, "mate", "1", SHORT_WORK, "5");
  zh_gui_press ("alt+1 alt+r Down Down Return");
  zh_gui_wait_until (*zh_solving_find_round (get_tournament (gui)->solving_rounds, 1)->start != '\0');
  zh_gui_press ("5");
  zh_gui_wait_until (get_tournament (gui)->solving_sheets->len == 1);
  zh_gui_press ("alt+r Escape Home Down 5");
  zh_gui_wait_until (get_tournament (gui)->solving_sheets->len == 2);
  change = zh_desk_set_solving_round (get_desk (gui), get_tournament (gui)->id, &second, &error);
  keep (change, error);
  view = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_SOLVING_VIEW);
  gtk_widget_grab_focus (zh_gui_find (view, GTK_TYPE_DROP_DOWN));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find (view, GTK_TYPE_DROP_DOWN)), 0);
  zh_gui_settle ();
  zh_gui_press ("Down Down Down Home 5");
  zh_gui_wait_until (get_tournament (gui)->solving_sheets->len == 3);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_data_func ("/solving/finished", "us", test_finished);
  g_test_add_data_func ("/solving/stopped", "us", test_stopped);
  g_test_add_data_func ("/solving/after-menu", "us", test_after_menu);
  g_test_add_data_func ("/solving/late", "us", test_late);
  g_test_add_data_func ("/solving/next", "us", test_next);
  g_test_add_data_func ("/solving/played", "us", test_played);
  g_test_add_data_func ("/solving/event", "us", test_event);
  g_test_add_data_func ("/solving/event-ua", "ua", test_event);
  return g_test_run ();
}
