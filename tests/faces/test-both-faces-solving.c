/* A solving event: rounds, works and sheets. */
#include "config.h"

#include "face-story.h"
#include "form-sheet.h"
#include "hands.h"
#include "sheet-hands.h"
#include "solving-grid.h"
#include "solving-view.h"

static void
make_solving (ZhFaces    *faces,
              const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "round-robin", "chess");
  ZH_CTL ("tournament", path, "edit", "--discipline", "solving");
  ZH_CTL ("solve", path, "round", "1", "--minutes", "60");
  ZH_CTL ("solve", path, "work", "1", "--lines", "2+1.5+1.5");
  ZH_CTL ("solve", path, "work", "1", "--lines", "5");
}

/* An item of the menu of the page, by its action. */
static void
act (ZhFaces    *faces,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (zh_faces_find (faces, ZH_TYPE_SOLVING_VIEW), action, NULL));
}

static void
act_at_once (ZhFaces    *faces,
             const char *action)
{
  gint64 length = zh_faces_get_competition (faces)->journal_length;

  act (faces, action);
  zh_gui_wait_until (zh_faces_get_competition (faces)->journal_length > length);
  zh_hands_leave_messages (faces->gui);
}

static GtkWidget *
open_sheet (ZhFaces    *faces,
            const char *action)
{
  act (faces, action);
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

static void
add_round (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "solving.new-round");

  zh_sheet_type (sheet, "Full time in minutes", "90");
  zh_sheet_type (sheet, "Day of the event", "2");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_round (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "round", "2", "--minutes", "90", "--day", "2");
}

static void
add_work (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "solving.add-work");

  zh_sheet_type (sheet, "Author", "Invented Ida");
  zh_sheet_choose (sheet, "Genre", "Direct mate");
  zh_sheet_type (sheet, "Number of moves", "2");
  zh_sheet_type (sheet, "Points of the lines", "2+3");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_work (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "work", "2", "--author", "Invented Ida", "--genre", "mate", "--moves", "2", "--lines", "2+3");
}

static char *
write_works (ZhFaces *faces)
{
  return zh_faces_write_list (faces, "works.txt", "k7/8/1K6/8/8/8/8/7R w - -;mate 1;5;Invented Oles;1.Rh8#\n8/8/8/1p6/kP6/8/1K6/3N4 b - -;helpmate 2.5\n");
}

static void
load_works (ZhFaces *faces)
{
  g_autofree char *path = write_works (faces);

  act (faces, "solving.add-works");
  zh_faces_choose_file (faces, path);
}

static void
tell_works (ZhFaces *faces)
{
  g_autofree char *path = write_works (faces);

  ZH_CTL ("solve", faces->other, "add-works", "2", path);
}

static void
remove_work (ZhFaces *faces)
{
  act_at_once (faces, "solving.remove-work");
}

static void
tell_removed_work (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "remove-work", "2", "1");
}

static void
remove_round (ZhFaces *faces)
{
  act_at_once (faces, "solving.remove-round");
}

static void
tell_removed_round (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "remove-round", "2");
}

static void
start_clock (ZhFaces *faces)
{
  act_at_once (faces, "solving.start-clock");
}

static void
tell_clock (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "start", "1", "--at", zh_solving_find_round (zh_faces_get_tournament (faces)->solving_rounds, 1)->start);
}

/* Keys on the sheets; each is one act. */
static void
type_marks (ZhFaces    *faces,
            const char *keys,
            gint64      n_acts)
{
  gint64 length = zh_faces_get_competition (faces)->journal_length;

  gtk_widget_grab_focus (zh_faces_find (faces, ZH_TYPE_SOLVING_GRID));
  zh_gui_press (keys);
  zh_gui_wait_until (zh_faces_get_competition (faces)->journal_length == length + n_acts);
}

/* Two points, nothing, all of the third line, and the next work; then the time in its column. */
static void
mark_sheet (ZhFaces *faces)
{
  type_marks (faces, "2 minus space 5 5 5 Return", 5);
}

static void
tell_sheet (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "sheet", "1", "1", "--work", "1", "--marks", "2+-+-");
  ZH_CTL ("solve", faces->other, "sheet", "1", "1", "--work", "1", "--marks", "2+0+-");
  ZH_CTL ("solve", faces->other, "sheet", "1", "1", "--work", "1", "--marks", "2+0+1.5");
  ZH_CTL ("solve", faces->other, "sheet", "1", "1", "--work", "2", "--marks", "5");
  ZH_CTL ("solve", faces->other, "sheet", "1", "1", "--time", "55");
}

static void
close_round (ZhFaces *faces)
{
  act_at_once (faces, "solving.close-round");
}

static void
tell_closing (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "close", "1");
}

static void
tell_reopening (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "reopen", "1");
}

/* The first work is under the cursor. */
static void
annul_work (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_faces_find (faces, ZH_TYPE_SOLVING_GRID));
  zh_gui_press ("Home");
  act_at_once (faces, "solving.annul-work");
}

static void
tell_annulment (ZhFaces *faces)
{
  ZH_CTL ("solve", faces->other, "annul", "1", "1");
}

static const ZhFaceAct acts[] = {
  { "round", ZH_COMMAND_SET_SOLVING_ROUND, add_round, tell_round, "solving_round.minutes" },
  { "work", ZH_COMMAND_SET_WORK, add_work, tell_work, "work.author" },
  { "removed-work", ZH_COMMAND_REMOVE_WORK, remove_work, tell_removed_work, "work.lines" },
  { "works", ZH_COMMAND_ADD_WORKS, load_works, tell_works, "work.solution" },
  { "removed-round", ZH_COMMAND_REMOVE_SOLVING_ROUND, remove_round, tell_removed_round, "solving_round.day" },
  { "clock", ZH_COMMAND_START_SOLVING_ROUND, start_clock, tell_clock, "solving_round.start" },
  { "sheet", ZH_COMMAND_MARK_SHEET, mark_sheet, tell_sheet, "solving_sheet.marks" },
  { "closing", ZH_COMMAND_CLOSE_SOLVING_ROUND, close_round, tell_closing, "solving_round.closed" },
  { "reopening", ZH_COMMAND_REOPEN_SOLVING_ROUND, close_round, tell_reopening, "solving_round.closed" },
  { "annulment", ZH_COMMAND_ANNUL_WORK, annul_work, tell_annulment, "work.annulled" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "solving", make_solving, acts },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
