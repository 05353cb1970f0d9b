/* Who sits in the committee and who watches which boards, and protests from their filing to the notice.
 */
#include "config.h"

#include <string.h>

#include "boards-sheet.h"
#include "case-sheets.h"
#include "face-story.h"
#include "form-sheet.h"
#include "hands.h"
#include "official-sheet.h"
#include "protest-sheet.h"
#include "protests-page.h"
#include "record-table.h"
#include "sheet-hands.h"

/* Officials */

static gint64
find_official (ZhFaces    *faces,
               const char *name)
{
  const GPtrArray *officials = zh_faces_get_competition (faces)->officials;

  for (guint i = 0; i < officials->len; i++)
    if (strcmp (((const ZhOfficial *) g_ptr_array_index (officials, i))->name, name) == 0)
      return ((const ZhOfficial *) g_ptr_array_index (officials, i))->id;
  g_error ("nobody is called %s", name);
}

static void
add_member (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_official_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 0, ZH_OFFICES_COMMITTEE);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Surname and given name", "Ccc Member");
  zh_hands_choose (zh_sheet_get_row (sheet, "Office"), 1);
  zh_sheet_type (sheet, "Federation, branch or team", "East");
  zh_sheet_type (sheet, "Born, as 2026-03-01 or 01.03.2026", "1980-01-03");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_member (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "committee", "Ccc Member", "--federation", "East", "--birth", "1980-01-03");
}

static void
give_boards (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_boards_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), find_official (faces, "Fff Arbiter"));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Boards, as 1-4", "1-2");
  zh_sheet_choose (sheet, "In which round", "Round 2");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_boards (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "boards", "Fff Arbiter", "--boards", "1-2", "--round", "2");
}

static const ZhFaceAct officials[] = {
  { "member", ZH_COMMAND_SET_OFFICIAL, add_member, tell_member, "official.birth" },
  { "boards", ZH_COMMAND_ASSIGN_BOARDS, give_boards, tell_boards, "assignment.last_board" },
  { NULL },
};

/* Protests */

/* A committee with reserves; on board 1 a ruling has decided the game, on board 2 the players have. */
static void
make_committee (ZhFaces    *faces,
                const char *path)
{
  zh_faces_make_players (faces, path, "ua-chess-2026", "dutch", "chess");
  ZH_CTL ("official", path, "committee-chair", "Aaa Chair", "--federation", "North", "--birth", "1980-01-01");
  ZH_CTL ("official", path, "committee", "Bbb Member", "--federation", "South", "--birth", "1980-01-02");
  ZH_CTL ("official", path, "committee-reserve", "Ddd Reserve", "--federation", "West", "--birth", "1980-01-04");
  ZH_CTL ("official", path, "committee-reserve", "Eee Reserve", "--federation", "Centre", "--birth", "1980-01-05");
  ZH_CTL ("official", path, "arbiter", "Fff Arbiter");
}

static void
make_case (ZhFaces    *faces,
           const char *path)
{
  make_committee (faces, path);
  ZH_CTL ("official", path, "committee", "Ccc Member", "--federation", "East", "--birth", "1980-01-03");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("incident", path, "add", "-r", "1", "-b", "1", "-p", "white", "-i", "device-sound", "--time", "2026-03-01T10:35");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "1-0");
}

static void
file_protest (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type_text (sheet, "Not his");
  zh_sheet_type (sheet, "What is asked for", "The point");
  zh_sheet_type (sheet, "Handed in by, if not the player", "Vovk Ivan");
  zh_sheet_type (sheet, "Deposit", "500");
  zh_sheet_turn (sheet, "The deposit is paid");
  zh_sheet_type (sheet, "Articles it cites", "11.3.2");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_protest (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "ruling", "-r", "1", "-b", "1", "--player", "1", "--text", "Not his", "--claim", "The point",
          "--by", "Vovk Ivan", "--deposit", "500=due", "--articles", "11.3.2");
}

/* The case in the row under the cursor, counted from 0, and what is done with it. */
static GtkWidget *
open_cases (ZhFaces *faces,
            int      row)
{
  GtkWidget *page = zh_faces_open_tab (faces, "alt+4", ZH_TYPE_PROTESTS_PAGE);

  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find_id (page, "table")));
  zh_gui_press ("Home");
  for (int i = 0; i < row; i++)
    zh_gui_press ("Down");
  return page;
}

static GtkWidget *
open_step (ZhFaces    *faces,
           int         row,
           const char *action)
{
  g_assert_true (gtk_widget_activate_action (open_cases (faces, row), action, NULL));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET));
}

static char *
write_attachment (ZhFaces *faces)
{
  return zh_faces_write_list (faces, "slip.txt", "It was not my phone.\n");
}

static void
attach_file (ZhFaces *faces)
{
  g_autofree char *path = write_attachment (faces);

  g_assert_true (gtk_widget_activate_action (open_cases (faces, 0), "protest.attach", NULL));
  zh_faces_choose_file (faces, path);
}

static void
tell_file (ZhFaces *faces)
{
  g_autofree char *path = write_attachment (faces);

  ZH_CTL ("protest", faces->other, "attach", "1", "--file", path);
}

static void
pay_deposit (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.deposit");

  zh_sheet_type (sheet, "Amount", "600");
  zh_hands_choose (zh_sheet_get_row (sheet, "Deposit"), ZH_PROTEST_DEPOSIT_PAID - 1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_deposit (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "deposit", "1", "--deposit", "600=paid");
}

/* A member knows the player. */
static void
draw_committee (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.next-step");

  zh_sheet_type (sheet, "Bbb Member: interest in the case, if any", "Coach");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_committee (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "committee", "1", "--conflict", "Bbb Member=Coach");
}

static void
hear (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.next-step");

  zh_sheet_type (sheet, "Who was heard, with commas", "Vovk Ivan, Adamenko Player");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_hearing (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "hearing", "1", "--person", "Vovk Ivan", "--person", "Adamenko Player");
}

/* Upheld: what the ruling did is taken back. */
static void
decide (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.next-step");

  zh_sheet_type (sheet, "Votes for the protest", "2");
  zh_sheet_type (sheet, "Votes against it", "1");
  zh_sheet_type_text (sheet, "Another phone");
  zh_hands_choose (zh_sheet_get_row (sheet, "Deposit"), ZH_PROTEST_DEPOSIT_RETURNED - 1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_decision (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "decide", "1", "--decision", "upheld", "--votes", "2:1", "--reason", "Another phone", "--effect", "annulled",
          "--deposit", "returned");
}

static void
notify (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.next-step");

  zh_sheet_type (sheet, "Who was told, with commas", "Vovk Ivan");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_notice (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "notify", "1", "--person", "Vovk Ivan");
}

/* Against a result, by word of mouth; taken all the same. */
static void
file_spoken (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 2, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Against", "Result of board 2");
  zh_sheet_choose (sheet, "Who protests", "Dubenko");
  zh_sheet_type_text (sheet, "It was a draw");
  zh_sheet_turn (sheet, "In writing");
  zh_sheet_type (sheet, "Why it is taken all the same", "No paper");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_spoken (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "result", "-r", "1", "-b", "2", "--player", "Dubenko Player", "--text", "It was a draw",
          "--spoken", "--despite", "No paper");
}

/* The chief arbiter sets the result. */
static void
set_result (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 1, "protest.decide");

  zh_sheet_choose (sheet, "Decision", "Partly");
  zh_sheet_choose (sheet, "Who decides", "Chief");
  zh_sheet_type_text (sheet, "Both say so");
  zh_hands_choose (zh_sheet_get_row (sheet, "What follows"), ZH_PROTEST_EFFECT_RESULT - 1);
  zh_sheet_type (sheet, "Result, as 1-0, 0-1, =-= or clear", "=-=");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_result (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "decide", "2", "--forum", "chief-arbiter", "--decision", "partly", "--reason", "Both say so",
          "--effect", "result", "--result", "=-=");
}

/* The decision of the chief arbiter is contested. */
static void
appeal (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 2, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Against", "Decision of the chief arbiter");
  zh_sheet_choose (sheet, "Who protests", "Bondar");
  zh_sheet_type_text (sheet, "It was a win");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_appeal (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "decision", "--number", "2", "-r", "1", "-b", "2", "--player", "Bondar Player",
          "--text", "It was a win");
}

static void
protest_pairing (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 2, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Against", "Pairing of round 1");
  zh_sheet_choose (sheet, "Who protests", "Franko");
  zh_sheet_type_text (sheet, "No opponent");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_pairing (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "pairing", "-r", "1", "--player", "Franko Player", "--text", "No opponent");
}

/* Rejected: nothing follows. */
static void
reject (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 3, "protest.decide");

  zh_sheet_choose (sheet, "Decision", "Rejected");
  zh_sheet_type_text (sheet, "By the rules");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_rejection (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "decide", "4", "--decision", "rejected", "--reason", "By the rules");
}

static const ZhFaceAct protests[] = {
  { "file", ZH_COMMAND_FILE_PROTEST, file_protest, tell_protest, "protest.articles" },
  { "attach", ZH_COMMAND_ATTACH_TO_PROTEST, attach_file, tell_file, "protest_file.content" },
  { "deposit", ZH_COMMAND_SET_PROTEST_DEPOSIT, pay_deposit, tell_deposit, "protest.deposit" },
  { "committee", ZH_COMMAND_DRAW_COMMITTEE, draw_committee, tell_committee, "protest_person.note" },
  { "hearing", ZH_COMMAND_HEAR_PROTEST, hear, tell_hearing, "protest_person.name" },
  { "decision", ZH_COMMAND_DECIDE_PROTEST, decide, tell_decision, "protest.votes_against" },
  { "notice", ZH_COMMAND_NOTIFY_PROTEST, notify, tell_notice, "protest_person.part" },
  { "spoken", ZH_COMMAND_FILE_PROTEST, file_spoken, tell_spoken, "protest.admitted" },
  { "result", ZH_COMMAND_DECIDE_PROTEST, set_result, tell_result, "protest.result_after" },
  { "appeal", ZH_COMMAND_FILE_PROTEST, appeal, tell_appeal, "protest.appealed_id" },
  { "pairing", ZH_COMMAND_FILE_PROTEST, protest_pairing, tell_pairing, "protest.subject" },
  { "rejection", ZH_COMMAND_DECIDE_PROTEST, reject, tell_rejection, "protest.forum" },
  { NULL },
};

/* Teams */

static void
make_match (ZhFaces    *faces,
            const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "teams.csv", "team,board,surname,given,rating\nCastle,1,Aa,Player,2300\nCastle,2,Ab,Player,2200\n"
                                                                   "Tower,1,Ba,Player,2250\nTower,2,Bb,Player,2150\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "ua-chess-2026");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--boards", "2", "--seed", "77", "--time", "3600+30");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "1-0,=-=");
}

/* The captain protests against the second game of the match. */
static void
protest_game (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Against", "Result of board 1, game 2");
  zh_sheet_choose (sheet, "Who protests", "Castle");
  zh_sheet_type_text (sheet, "It was a win");
  zh_sheet_type (sheet, "Handed in by, if not the player", "Vovk Ivan");
  zh_sheet_turn (sheet, "He is the captain of the team");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_game (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "result", "-r", "1", "-b", "1", "-g", "2", "--player", "Castle", "--text", "It was a win",
          "--by", "Vovk Ivan", "--captain");
}

/* The chief arbiter's decision is about that game, and so is an appeal against it. */
static void
set_game_result (ZhFaces *faces)
{
  GtkWidget *sheet = open_step (faces, 0, "protest.decide");

  zh_sheet_choose (sheet, "Decision", "Upheld");
  zh_sheet_choose (sheet, "Who decides", "Chief");
  zh_sheet_type_text (sheet, "Both say so");
  zh_hands_choose (zh_sheet_get_row (sheet, "What follows"), ZH_PROTEST_EFFECT_RESULT - 1);
  zh_sheet_type (sheet, "Result, as 1-0, 0-1, =-= or clear", "0-1");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_game_result (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "decide", "1", "--forum", "chief-arbiter", "--decision", "upheld", "--reason", "Both say so", "--effect", "result",
          "--result", "0-1");
}

static void
appeal_game (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Against", "Decision of the chief arbiter");
  zh_sheet_choose (sheet, "Who protests", "Tower");
  zh_sheet_type_text (sheet, "It was a draw");
  zh_sheet_turn (sheet, "He is the captain of the team");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_game_appeal (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "new", "--against", "decision", "--number", "1", "-r", "1", "--player", "Tower", "--text", "It was a draw", "--captain");
}

static const ZhFaceAct matches[] = {
  { "game", ZH_COMMAND_FILE_PROTEST, protest_game, tell_game, "protest.game" },
  { "game-result", ZH_COMMAND_DECIDE_PROTEST, set_game_result, tell_game_result, "protest.result_after" },
  { "game-appeal", ZH_COMMAND_FILE_PROTEST, appeal_game, tell_game_appeal, "protest.by_captain" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "protests/teams", make_match, matches },
  { "protests/officials", make_committee, officials },
  { "protests/cases", make_case, protests },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
