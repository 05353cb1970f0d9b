/* A contest of composers: terms, judges, works, marks, objections and the award. */
#include "config.h"

#include "contest-view.h"
#include "face-story.h"
#include "form-sheet.h"
#include "hands.h"
#include "record-table.h"
#include "sheet-hands.h"

static void
make_contest (ZhFaces    *faces,
              const char *path)
{
  zh_faces_make_players (faces, path, "ua-draughts-64", "round-robin", "draughts-russian");
  ZH_CTL ("tournament", path, "edit", "--discipline", "composition");
}

static GtkWidget *
open_sheet (ZhFaces    *faces,
            const char *action)
{
  g_assert_true (gtk_widget_activate_action (zh_faces_find (faces, ZH_TYPE_CONTEST_VIEW), action, NULL));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

/* Puts the cursor on the work that came in first. */
static void
select_work (ZhFaces *faces)
{
  GtkWidget          *table = zh_gui_find (zh_faces_find (faces, ZH_TYPE_CONTEST_VIEW), ZH_TYPE_RECORD_TABLE);
  const ZhWorkRecord *work = g_ptr_array_index (zh_faces_get_tournament (faces)->works, 0);

  g_assert_true (zh_record_table_select (ZH_RECORD_TABLE (table), work->id));
  zh_gui_settle ();
}

static void
say_terms (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "contest.terms");

  zh_sheet_type (sheet, "Announced by", "Invented Club");
  zh_sheet_type (sheet, "Last day of entry", "2030-03-01");
  zh_sheet_type (sheet, "Prizes in a section", "1");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_terms (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "terms", "--announced-by", "Invented Club", "--closing", "2030-03-01", "--prizes", "1");
}

static void
add_judge (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "contest.judges");

  zh_sheet_type (sheet, "Surname and name", "Judge Jay");
  zh_sheet_choose (sheet, "Role", "Chief judge");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_judge (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "judge", "--name", "Judge Jay", "--role", "chief");
}

static void
remove_judge (ZhFaces *faces)
{
  open_sheet (faces, "contest.remove-judge");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_removed_judge (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "remove-judge", "1");
}

static void
enter_work (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "contest.enter-work");

  zh_sheet_type (sheet, "Received; today where it is left empty", "2030-02-01");
  zh_sheet_type (sheet, "Author", "Invented Ida");
  zh_sheet_choose (sheet, "Genre", "Win");
  zh_sheet_type (sheet, "Position", "W:We1,g1,g3:Bh4");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_work (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "enter", "--received", "2030-02-01", "--author", "Invented Ida", "--genre", "win", "--position", "W:We1,g1,g3:Bh4");
}

static void
withdraw_work (ZhFaces *faces)
{
  GtkWidget *sheet;

  select_work (faces);
  sheet = open_sheet (faces, "contest.withdraw-work");
  zh_sheet_type (sheet, "Day; today where it is left empty", "2030-02-02");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_withdrawal (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "withdraw", "1.1", "--day", "2030-02-02");
}

static void
mark_work (ZhFaces *faces)
{
  GtkWidget *sheet;

  select_work (faces);
  sheet = open_sheet (faces, "contest.mark-work");
  zh_sheet_type (sheet, "Mark; empty takes it away", "7.25");
  zh_sheet_type (sheet, "Characteristic", "Light");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_mark (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "mark", "1.1", "1", "--mark", "7.25", "--note", "Light");
}

static void
publish_award (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "contest.publish");

  zh_sheet_type (sheet, "Day; today where it is left empty", "2030-03-10");
  zh_sheet_type (sheet, "Last day of remarks, where it is another than the terms or the rules say", "2030-05-20");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_publishing (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "publish", "--day", "2030-03-10", "--remarks-end", "2030-05-20");
}

static void
object (ZhFaces *faces)
{
  GtkWidget *sheet;

  select_work (faces);
  sheet = open_sheet (faces, "contest.object");
  zh_sheet_choose (sheet, "Ground", "Cook");
  zh_sheet_type (sheet, "Received", "2030-04-01");
  zh_sheet_choose (sheet, "Verdict", "Rejected");
  zh_sheet_type (sheet, "Decided", "2030-04-02");
  zh_sheet_type (sheet, "Raised by", "Invented Ivo");
  zh_sheet_type (sheet, "Answer", "The way loses");
  zh_sheet_type (sheet, "Objection", "Another way");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_objection (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "object", "1.1", "--ground", "cook", "--received", "2030-04-01", "--verdict", "rejected", "--decided", "2030-04-02",
          "--raised-by", "Invented Ivo", "--answer", "The way loses", "--text", "Another way");
}

static void
settle_award (ZhFaces *faces)
{
  GtkWidget *sheet = open_sheet (faces, "contest.settle");

  zh_sheet_type (sheet, "Day; today where it is left empty", "2030-05-21");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_settling (ZhFaces *faces)
{
  ZH_CTL ("contest", faces->other, "settle", "--day", "2030-05-21");
}

static const ZhFaceAct acts[] = {
  { "terms", ZH_COMMAND_SET_CONTEST, say_terms, tell_terms, "contest.announced_by" },
  { "judge", ZH_COMMAND_SET_CONTEST_JUDGE, add_judge, tell_judge, "contest_judge.name" },
  { "removed-judge", ZH_COMMAND_REMOVE_CONTEST_JUDGE, remove_judge, tell_removed_judge, "contest.prizes" },
  { "judge-again", ZH_COMMAND_SET_CONTEST_JUDGE, add_judge, tell_judge, "contest_judge.role" },
  { "work", ZH_COMMAND_ENTER_WORK, enter_work, tell_work, "work.received" },
  { "withdrawal", ZH_COMMAND_WITHDRAW_WORK, withdraw_work, tell_withdrawal, "contest.closing" },
  { "work-again", ZH_COMMAND_ENTER_WORK, enter_work, tell_work, "work.author" },
  { "mark", ZH_COMMAND_JUDGE_WORK, mark_work, tell_mark, "contest_mark.mark" },
  { "publishing", ZH_COMMAND_PUBLISH_AWARD, publish_award, tell_publishing, "contest.remarks_end" },
  { "objection", ZH_COMMAND_SET_OBJECTION, object, tell_objection, "contest_objection.answer" },
  { "settling", ZH_COMMAND_SETTLE_AWARD, settle_award, tell_settling, "contest.settled" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "contest", make_contest, acts },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
