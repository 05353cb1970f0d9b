/* A contest of composers by keys: works are marked without their authors, a fault of a mark is told, and the award
 * follows.
 */
#include "config.h"

#include <string.h>

#include "contest-places.h"
#include "contest-view.h"
#include "desk-competition.h"
#include "desk-contest.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "record-table.h"
#include "../tournament-settings.h"

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

static void
enter_work (ZhGui      *gui,
            const char *author)
{
  g_autoptr (ZhWorkRecord) work = zh_work_record_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  work->round = 1;
  g_free (work->author);
  work->author = g_strdup (author);
  change = zh_desk_enter_work (get_desk (gui), get_tournament (gui)->id, NULL, work, &error);
  keep (change, error);
}

/* Two works, and a judge. */
static ZhGui *
open_contest_by (const char *ruleset,
                 ZhSport     sport)
{
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = (char *) ruleset };
  ZhGui               *gui = zh_gui_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhContestRecord) contest = zh_contest_record_new ();
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();
  ZhChange *change;

  zh_gui_open_competition (gui, 0);
  settings = zh_tournament_copy_settings (get_tournament (gui));
  settings->sport = sport;
  settings->play = ZH_PLAY_COMPOSITION;
  change = test_edit_tournament (get_desk (gui), settings, &error);
  keep (change, error);
  change = zh_desk_edit_details (get_desk (gui), &details, &error);
  keep (change, error);
  contest->prizes = 1;
  change = zh_desk_set_contest (get_desk (gui), get_tournament (gui)->id, contest, &error);
  keep (change, error);
  g_free (judge->name);
  judge->name = g_strdup ("Judge Jay");
  change = zh_desk_set_contest_judge (get_desk (gui), get_tournament (gui)->id, judge, &error);
  keep (change, error);
  enter_work (gui, "Aaa Ada");
  enter_work (gui, "Bbb Bea");
  return gui;
}

static ZhGui *
open_contest (void)
{
  return open_contest_by ("ua-draughts-64", ZH_SPORT_DRAUGHTS_RUSSIAN);
}

static gint64
get_length (ZhGui *gui)
{
  return zh_session_get_competition (zh_window_get_session (gui->window))->journal_length;
}

static void
wait_for_main_window (ZhGui *gui)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static int
get_result (ZhGui *gui,
            int    index)
{
  const ZhWorkRecord   *work = g_ptr_array_index (get_tournament (gui)->works, index);
  const ZhContestJudge *judge = zh_contest_find_judge (get_tournament (gui), 1);
  const ZhContestMark  *mark = zh_contest_find_mark (get_tournament (gui), work, judge);

  return mark != NULL ? mark->mark : -1;
}

/* Enter opens the mark, which is typed and stored; what the scale has not is refused and can be corrected. */
static void
test_marks (gconstpointer layout)
{
  ZhGui *gui;
  gint64 length;

  zh_gui_set_layout (layout);
  gui = open_contest ();
  length = get_length (gui);
  zh_gui_press ("alt+1 Home Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("7 period 2 5 ctrl+Return");
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
  g_assert_cmpint (get_result (gui, 0) + MAX (get_result (gui, 1), 0), >=, 725);
  length = get_length (gui);
  zh_gui_press ("End Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("7 period 3 ctrl+Return");
  zh_gui_settle ();
  g_assert_cmpint (get_length (gui), ==, length);
  zh_gui_press ("ctrl+a 8 ctrl+Return");
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
  g_assert_cmpint (zh_contest_count_unmarked (get_tournament (gui)), ==, 0);
  zh_gui_free (gui);
}

/* Return after the menu was closed is the one of the works. */
static void
test_after_menu (gconstpointer layout)
{
  ZhGui *gui;

  zh_gui_set_layout (layout);
  gui = open_contest ();
  zh_gui_press ("alt+1 alt+c Escape");
  zh_gui_press ("Home Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("7 ctrl+Return");
  wait_for_main_window (gui);
  g_assert_cmpint (zh_contest_count_unmarked (get_tournament (gui)), ==, 1);
  zh_gui_free (gui);
}

/* No label of the page names an author until the column is asked for. */
static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  const char *shown = GTK_IS_LABEL (widget)         ? gtk_label_get_text (GTK_LABEL (widget))
                      : GTK_IS_INSCRIPTION (widget) ? gtk_inscription_get_text (GTK_INSCRIPTION (widget))
                                                    : NULL;

  if (shown != NULL && strstr (shown, text) != NULL && gtk_widget_get_mapped (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, text))
      return TRUE;
  return FALSE;
}

/* A contest with terms and no works says how they come in; Return enters the first one. */
static void
test_no_works (void)
{
  ZhGui *gui = open_contest ();
  g_autoptr (GError) error = NULL;
  GtkWidget *sheet;
  gint64     length;

  for (int i = 1; i <= 2; i++)
    {
      g_autofree char *code = g_strdup_printf ("1.%d", i);
      ZhChange        *change = zh_desk_withdraw_work (get_desk (gui), get_tournament (gui)->id, code, ZH_DATE_NONE, &error);

      keep (change, error);
    }
  zh_gui_press ("alt+2 alt+1");
  zh_gui_wait_until (shows_text (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW), "No Works Yet"));
  length = get_length (gui);
  zh_gui_press ("Return");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  g_assert_true (shows_text (sheet, "New Work"));
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
  g_assert_cmpuint (get_tournament (gui)->works->len, ==, 1);
  zh_gui_free (gui);
}

static void
test_hidden (void)
{
  ZhGui     *gui = open_contest ();
  GtkWidget *view;

  zh_gui_press ("alt+1");
  zh_gui_settle ();
  view = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW);
  g_assert_true (shows_text (view, "1.1"));
  g_assert_false (shows_text (view, "Aaa"));
  zh_gui_press ("ctrl+f a a a");
  zh_gui_wait_until (!shows_text (view, "1.1"));
  g_assert_true (gtk_widget_activate_action (view, "contest.show-authors", NULL));
  zh_gui_wait_until (shows_text (view, "Aaa") && shows_text (view, "1.1"));
  g_assert_false (shows_text (view, "1.2"));
  zh_gui_free (gui);
}

/* The form of a work asks nothing that only solvers need. */
static void
test_work_form (void)
{
  ZhGui     *gui = open_contest ();
  GtkWidget *view;
  GtkWidget *sheet;

  zh_gui_press ("alt+1");
  zh_gui_wait_until ((view = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW)) != NULL);
  g_assert_true (gtk_widget_activate_action (view, "contest.enter-work", NULL));
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  g_assert_true (shows_text (sheet, "Twins"));
  g_assert_false (shows_text (sheet, "Points of the lines"));
  zh_gui_press ("Escape");
  wait_for_main_window (gui);
  zh_gui_free (gui);
}

/* The sheet answers while days are typed, and writes nothing (VI.4.3). */
static void
test_correction (void)
{
  ZhGui     *gui = open_contest ();
  gint64     length = get_length (gui);
  GtkWidget *view;
  GtkWidget *sheet;

  zh_gui_press ("alt+1");
  zh_gui_wait_until ((view = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW)) != NULL);
  g_assert_true (gtk_widget_activate_action (view, "contest.correction", NULL));
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  zh_gui_press ("2 0 2 0 minus 0 1 minus 0 1 Tab 2 0 2 3 minus 0 6 minus 0 1");
  zh_gui_wait_until (shows_text (sheet, "The correction may not be entered as an original work (VI.4.3)"));
  zh_gui_press ("BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace 5 minus 0 6 minus 0 1");
  zh_gui_wait_until (shows_text (sheet, "The correction may be entered as an original work (VI.4.3)"));
  zh_gui_press ("ctrl+Return");
  wait_for_main_window (gui);
  g_assert_cmpint (get_length (gui), ==, length);
  zh_gui_free (gui);
}

/* Standings show the order of the award, with authors once it is published. */
static void
test_places (void)
{
  ZhGui     *gui = open_contest ();
  GtkWidget *places;
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  for (int i = 1; i <= 2; i++)
    {
      g_autofree char *code = g_strdup_printf ("1.%d", i);

      change = zh_desk_judge_work (get_desk (gui), get_tournament (gui)->id, code, 1, i == 1 ? "7" : "8.25", "", &error);
      keep (change, error);
    }
  zh_gui_press ("alt+3");
  zh_gui_wait_until ((places = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_PLACES)) != NULL);
  zh_gui_wait_until (gtk_widget_get_mapped (places) && shows_text (places, "1.2"));
  g_assert_true (shows_text (places, "8.25"));
  g_assert_true (shows_text (places, "prize 1"));
  g_assert_false (shows_text (places, "Aaa"));
  zh_gui_press ("ctrl+f a a a");
  zh_gui_wait_until (!shows_text (places, "1.2"));
  g_assert_false (shows_text (places, "1.1"));
  zh_gui_press ("Escape");
  zh_gui_wait_until (shows_text (places, "1.2"));
  change = zh_desk_publish_award (get_desk (gui), get_tournament (gui)->id, ZH_DATE_NONE, ZH_DATE_NONE, &error);
  keep (change, error);
  zh_gui_wait_until (shows_text (places, "Aaa"));
  zh_gui_free (gui);
}

/* Ctrl+Return opens the sheet of the next step; the mark that is typed is stored. */
static void
mark_next (ZhGui *gui,
           char   mark)
{
  gint64           length = get_length (gui);
  g_autofree char *keys = g_strdup_printf ("%c ctrl+Return", mark);

  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press (keys);
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
}

/* The next step of a contest is a sheet each: a mark of each judge for each work, the award, and its end. */
static void
test_next_steps (void)
{
  ZhGui *gui = open_contest ();
  g_autoptr (ZhContestJudge) judge = zh_contest_judge_new ();
  g_autoptr (GError) error = NULL;
  gint64    length;
  ZhChange *change;

  zh_gui_press ("alt+3");
  mark_next (gui, '7');
  mark_next (gui, '8');
  g_assert_cmpint (get_result (gui, 0), ==, 700);
  g_assert_cmpint (get_result (gui, 1), ==, 800);
  g_assert_cmpint (zh_contest_count_lacking (get_tournament (gui)), ==, 0);
  g_free (judge->name);
  judge->name = g_strdup ("Judge Kay");
  change = zh_desk_set_contest_judge (get_desk (gui), get_tournament (gui)->id, judge, &error);
  keep (change, error);
  g_assert_cmpint (zh_contest_count_lacking (get_tournament (gui)), ==, 2);
  mark_next (gui, '6');
  mark_next (gui, '5');
  g_assert_cmpint (zh_contest_count_lacking (get_tournament (gui)), ==, 0);
  g_assert_cmpuint (get_tournament (gui)->contest_marks->len, ==, 4);
  length = get_length (gui);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
  g_assert_true (zh_date_is_set (zh_contest_of_tournament (get_tournament (gui))->published));
  zh_gui_press ("ctrl+Return");
  g_assert_true (shows_text (GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET)), "Make the Award Final"));
  zh_gui_press ("Escape");
  wait_for_main_window (gui);
  zh_gui_free (gui);
}

/* One work is out, the others have the first places. */
static void
check_award (const ZhTournament *tournament,
             gint64              out_id)
{
  g_autoptr (GPtrArray) rows = zh_contest_rank (tournament, NULL, 1);

  g_assert_true (zh_date_is_set (zh_contest_of_tournament (tournament)->settled));
  for (int i = 0; i < 3; i++)
    {
      const ZhContestRow *row = g_ptr_array_index (rows, i);

      g_assert_cmpint (row->place, ==, i < 2 ? i + 1 : 0);
      g_assert_true ((row->work->id == out_id) == (i == 2));
    }
}

/* Presses the button of the sheet that is open and waits for its act. */
static void
press_and_wait (ZhGui      *gui,
                const char *keys)
{
  gint64 length = get_length (gui);

  zh_gui_press (keys);
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
}

static void
open_sheet (ZhGui      *gui,
            const char *action)
{
  g_assert_true (gtk_widget_activate_action (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW), action, NULL));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
}

/* A contest by keys from the form of a work to the final award: a third work is entered, all are marked, an objection
 * comes in within the term and is upheld, and the next best moves up (VI.5.2.10, VI.6.5). */
static void
test_whole (gconstpointer layout)
{
  const ZhContestObjection *objection;
  gint64                    out_id;
  ZhGui                    *gui;

  zh_gui_set_layout (layout);
  gui = open_contest ();
  zh_gui_press ("alt+1");
  open_sheet (gui, "contest.enter-work");
  press_and_wait (gui, "Tab Tab c Tab i v y ctrl+Return");
  g_assert_cmpuint (get_tournament (gui)->works->len, ==, 3);
  for (int i = 0; i < 3; i++)
    mark_next (gui, (char) ('7' + i));
  open_sheet (gui, "contest.publish");
  press_and_wait (gui, "2 0 2 7 minus 0 1 minus 1 0 ctrl+Return");
  g_assert_cmpint (zh_contest_of_tournament (get_tournament (gui))->remarks_end.month, ==, 3);
  zh_gui_press ("Home");
  open_sheet (gui, "contest.object");
  press_and_wait (gui, "Tab Tab i v o Tab 2 0 2 7 minus 0 2 minus 0 1 Tab c o o k Tab space Down Return Tab 2 0 2 7 minus 0 2 minus 0 5 ctrl+Return");
  g_assert_cmpuint (get_tournament (gui)->contest_objections->len, ==, 1);
  objection = g_ptr_array_index (get_tournament (gui)->contest_objections, 0);
  g_assert_cmpstr (objection->verdict, ==, "upheld");
  g_assert_cmpstr (objection->text, ==, "cook");
  g_assert_cmpstr (objection->raised_by, ==, "ivo");
  out_id = objection->work_id;
  open_sheet (gui, "contest.settle");
  press_and_wait (gui, "2 0 2 7 minus 0 3 minus 1 1 ctrl+Return");
  check_award (get_tournament (gui), out_id);
  zh_gui_free (gui);
}

/* Rules that do not say how long remarks are taken: whoever publishes the award is asked (49.3). */
static void
test_remarks_end (void)
{
  ZhGui     *gui = open_contest_by ("ru-chess-988", ZH_SPORT_CHESS);
  gint64     length;
  GtkWidget *sheet;

  zh_gui_press ("alt+3");
  mark_next (gui, '7');
  mark_next (gui, '8');
  length = get_length (gui);
  zh_gui_press ("ctrl+Return");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
  g_assert_true (shows_text (sheet, "Neither the rules nor the terms say how long remarks on the award are taken."));
  zh_gui_press ("2 0 3 0 minus 0 1 minus 0 1 Tab 2 0 3 0 minus 0 2 minus 0 1 ctrl+Return");
  zh_gui_wait_until (get_length (gui) > length);
  wait_for_main_window (gui);
  g_assert_cmpint (zh_contest_of_tournament (get_tournament (gui))->remarks_end.month, ==, 2);
  zh_gui_free (gui);
}

/* Nobody is asked to type players; the page says where the works are, and Return goes there. */
static void
test_entries (void)
{
  ZhGui *gui = open_contest ();

  zh_gui_press ("alt+2");
  zh_gui_wait_until (shows_text (GTK_WIDGET (gui->window), "A Contest Has Works"));
  zh_gui_press ("Return");
  zh_gui_wait_until (shows_text (GTK_WIDGET (gui->window), "Contest") && shows_text (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_VIEW), "1.1"));
  zh_gui_free (gui);
}

/* Authors of a championship have places of their own, and Ctrl+F finds them. */
static void
test_championship (void)
{
  ZhGui     *gui = open_contest ();
  GtkWidget *places;
  g_autoptr (ZhContestRecord) contest = zh_contest_record_new ();
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  zh_record_assign (&zh_contest_type, contest, zh_contest_of_tournament (get_tournament (gui)));
  g_free (contest->kind);
  contest->kind = g_strdup ("championship");
  change = zh_desk_set_contest (get_desk (gui), get_tournament (gui)->id, contest, &error);
  keep (change, error);
  change = zh_desk_judge_work (get_desk (gui), get_tournament (gui)->id, "1.1", 1, "7", "", &error);
  keep (change, error);
  change = zh_desk_judge_work (get_desk (gui), get_tournament (gui)->id, "1.2", 1, "8.25", "", &error);
  keep (change, error);
  zh_gui_press ("alt+3");
  zh_gui_wait_until ((places = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_CONTEST_PLACES)) != NULL && gtk_widget_get_mapped (places));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find (places, GTK_TYPE_DROP_DOWN)), 1);
  zh_gui_wait_until (shows_text (places, "Not Before the Award"));
  change = zh_desk_publish_award (get_desk (gui), get_tournament (gui)->id, ZH_DATE_NONE, ZH_DATE_NONE, &error);
  keep (change, error);
  zh_gui_wait_until (shows_text (places, "Bbb Bea") && shows_text (places, "1.2 (8.25)") && shows_text (places, "Aaa Ada"));
  zh_gui_press ("ctrl+f a a a");
  zh_gui_wait_until (!shows_text (places, "Bbb Bea"));
  g_assert_true (shows_text (places, "Aaa Ada"));
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_data_func ("/contest/marks", "us", test_marks);
  g_test_add_data_func ("/contest/after-menu", "us", test_after_menu);
  g_test_add_func ("/contest/no-works", test_no_works);
  g_test_add_func ("/contest/hidden", test_hidden);
  g_test_add_func ("/contest/work-form", test_work_form);
  g_test_add_func ("/contest/correction", test_correction);
  g_test_add_func ("/contest/places", test_places);
  g_test_add_func ("/contest/next-steps", test_next_steps);
  g_test_add_data_func ("/contest/whole", "us", test_whole);
  g_test_add_func ("/contest/remarks-end", test_remarks_end);
  g_test_add_func ("/contest/entries", test_entries);
  g_test_add_func ("/contest/championship", test_championship);
  return g_test_run ();
}
