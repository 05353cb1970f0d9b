/* What an arbiter decides: incidents with their rulings, sanctions and clocks, and protests from their
 * filing to the notice; who sits in the committee, and who watches which boards.
 */
#include "config.h"

#include <string.h>

#include "boards-sheet.h"
#include "case-sheets.h"
#include "clocks-dialog.h"
#include "face-story.h"
#include "form-sheet.h"
#include "hands.h"
#include "incident-sheet.h"
#include "incidents-place.h"
#include "official-sheet.h"
#include "protest-sheet.h"
#include "protests-page.h"
#include "record-table.h"

/* Shared steps */

static void
present (gpointer sheet,
         GType    type)
{
  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (type);
}

/* The row of a sheet with that title. */
static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  GtkWidget *found = ADW_IS_PREFERENCES_ROW (root) && strcmp (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (root)), title) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, title);
  return found;
}

static GtkWidget *
get_row (gpointer    sheet,
         const char *title)
{
  GtkWidget *row = find_row (GTK_WIDGET (sheet), title);

  if (row == NULL)
    g_error ("no row “%s”", title);
  return row;
}

static void
type_row (gpointer    sheet,
          const char *title,
          const char *text)
{
  zh_hands_type (get_row (sheet, title), text);
}

/* Chooses what the row offers under that name. */
static void
choose_row (gpointer    sheet,
            const char *title,
            const char *item)
{
  GtkWidget  *row = get_row (sheet, title);
  GListModel *model = adw_combo_row_get_model (ADW_COMBO_ROW (row));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) offered = g_list_model_get_item (model, i);

      if (strstr (gtk_string_object_get_string (offered), item) == NULL)
        continue;
      zh_hands_choose (row, i);
      return;
    }
  g_error ("“%s” does not offer “%s”", title, item);
}

static void
choose_item (GtkWidget  *list,
             const char *item)
{
  GListModel *model = gtk_drop_down_get_model (GTK_DROP_DOWN (list));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (strcmp (gtk_string_list_get_string (GTK_STRING_LIST (model), i), item) == 0)
      {
        zh_hands_choose (list, i);
        return;
      }
  g_error ("the list does not offer “%s”", item);
}

/* A text of several lines. */
static void
type_text (gpointer    sheet,
           const char *text)
{
  GtkWidget *view = zh_gui_find (GTK_WIDGET (sheet), GTK_TYPE_TEXT_VIEW);

  g_assert_nonnull (view);
  zh_hands_type (view, text);
}

static void
turn_switch (gpointer    sheet,
             const char *title)
{
  GtkWidget *toggle = zh_gui_find (get_row (sheet, title), GTK_TYPE_SWITCH);
  gboolean   active = gtk_switch_get_active (GTK_SWITCH (toggle));

  gtk_widget_grab_focus (toggle);
  zh_gui_press ("space");
  zh_gui_wait_until (gtk_switch_get_active (GTK_SWITCH (toggle)) != active);
}

/* Incidents */

static void
make_blitz (ZhFaces    *faces,
            const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
  ZH_CTL ("tournament", path, "edit", "--time", "180+2");
  ZH_CTL ("pair", path, "--publish");
}

/* The board under the cursor; the incident is found by its letters, then it is said whose it is. */
static GtkWidget *
open_incident (ZhFaces    *faces,
               const char *keys)
{
  GtkWidget *sheet;

  zh_gui_press ("alt+1 ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press (keys);
  zh_hands_type (zh_gui_find_id (sheet, "time"), "2026-03-01T10:35");
  return sheet;
}

/* The rules decide; everything that can be written down is. */
static void
rule_by_rules (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "1 i l l e g a l space m o v e");

  zh_hands_choose (zh_gui_find_id (sheet, "raised_by"), 2);
  zh_hands_type (zh_gui_find_id (sheet, "move"), "24");
  zh_hands_type (zh_gui_find_id (sheet, "white_clock"), "1:30");
  zh_hands_type (zh_gui_find_id (sheet, "black_clock"), "0:45");
  zh_hands_type (zh_gui_find_id (sheet, "witnesses"), "Vovk");
  zh_hands_type (zh_gui_find_id (sheet, "note"), "A note");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_by_rules (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "-b", "1", "-p", "white", "-i", "illegal-move", "--time", "2026-03-01T10:35",
          "--raised-by", "opponent", "--move", "24", "--clocks", "1:30-0:45", "--witnesses", "Vovk", "--note", "A note");
}

/* Other seconds than the rules give, and a sanction of the ladder. */
static void
rule_sanction (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "2 o p p o n e n t space d i s t u r b");

  choose_item (zh_gui_find_id (sheet, "sanction"), "extra time to the opponent");
  zh_hands_type (zh_gui_find_id (sheet, "opponent_time"), "+1:30");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_sanction (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "-b", "1", "-p", "black", "-i", "disturbing", "--time", "2026-03-01T10:35",
          "--sanction", "opp-time-add", "--opponent-time", "+90");
}

static void
rule_in_hall (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "o p p o n e n t space d i s t u r b");

  zh_hands_choose (zh_gui_find_id (sheet, "about"), ZH_INCIDENT_IN_HALL);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_in_hall (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "--about", "hall", "-i", "disturbing", "--time", "2026-03-01T10:35");
}

/* A player away from the board is left out of two rounds, which the rules do not offer. */
static void
rule_exclusion (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "o p p o n e n t space d i s t u r b");

  zh_hands_choose (zh_gui_find_id (sheet, "about"), ZH_INCIDENT_OF_PLAYER);
  zh_hands_choose (zh_gui_find_id (sheet, "entry"), 5);
  choose_item (zh_gui_find_id (sheet, "sanction"), "exclusion from one or more rounds");
  zh_hands_type (zh_gui_find_id (sheet, "rounds_out"), "2");
  zh_hands_type (zh_gui_find_id (sheet, "reason"), "Again");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_exclusion (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "--about", "player", "-p", "5", "-i", "disturbing", "--time", "2026-03-01T10:35",
          "--sanction", "rounds-out", "--rounds-out", "2", "--reason", "Again");
}

/* The second illegal move would lose; by hand it is a draw. A fact the answer asks for is known. */
static void
rule_by_hand (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "1 i l l e g a l space m o v e");
  GtkWidget *box = gtk_widget_get_first_child (zh_gui_find_id (sheet, "questions"));

  while (box != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (box), "fact"), "opponent-cannot-mate") != 0)
    box = gtk_widget_get_next_sibling (box);
  g_assert_nonnull (box);
  gtk_widget_grab_focus (box);
  zh_gui_press ("space");
  zh_hands_choose (zh_gui_find_id (sheet, "decision"), ZH_RULED_LOSS);
  zh_hands_type (zh_gui_find_id (sheet, "reason"), "Decided so");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_by_hand (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "-b", "1", "-p", "white", "-i", "illegal-move", "--time", "2026-03-01T10:35",
          "--fact", "opponent-cannot-mate", "--decision", "loss", "--reason", "Decided so");
}

/* The clocks of board 2, computed from the time used. */
static void
set_clocks (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_clocks_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 2, 0));

  present (dialog, ZH_TYPE_CLOCKS_DIALOG);
  zh_hands_type (zh_gui_find_id (dialog, "white_moves"), "24");
  zh_hands_type (zh_gui_find_id (dialog, "black_moves"), "23");
  zh_gui_press ("Tab");
  zh_hands_type (zh_gui_find_id (dialog, "white_used"), "1:10");
  zh_hands_type (zh_gui_find_id (dialog, "black_used"), "2:00");
  zh_hands_type (zh_gui_find_id (dialog, "move"), "24");
  zh_hands_type (zh_gui_find_id (dialog, "note"), "It stood still");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_clocks (ZhFaces *faces)
{
  ZH_CTL ("clocks", faces->other, "set", "-r", "1", "-b", "2", "--used", "1:10-2:00", "--moves", "24-23", "--move", "24",
          "--note", "It stood still");
}

static void
restore_clocks (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_clocks_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 2, 0));

  present (dialog, ZH_TYPE_CLOCKS_DIALOG);
  zh_hands_choose (zh_gui_find_id (dialog, "kind"), 1);
  zh_hands_type (zh_gui_find_id (dialog, "white_after"), "2:00");
  zh_hands_type (zh_gui_find_id (dialog, "black_after"), "1:05:00");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_restored (ZhFaces *faces)
{
  ZH_CTL ("clocks", faces->other, "set", "-r", "1", "-b", "2", "--kind", "restored", "--after", "2:00-1:05:00");
}

static const ZhFaceAct incidents[] = {
  { "by-the-rules", rule_by_rules, tell_by_rules, "occurrence.witnesses" },
  { "sanction", rule_sanction, tell_sanction, "occurrence.opponent_time" },
  { "in-the-hall", rule_in_hall, tell_in_hall, "occurrence.scope" },
  { "exclusion", rule_exclusion, tell_exclusion, "occurrence.rounds_out" },
  { "by-hand", rule_by_hand, tell_by_hand, "occurrence.decided_by" },
  { "clocks", set_clocks, tell_clocks, "clock_change.after1" },
  { "clocks-restored", restore_clocks, tell_restored, "clock_change.kind" },
  { NULL },
};

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

  present (sheet, ZH_TYPE_FORM_SHEET);
  type_row (sheet, "Surname and given name", "Ccc Member");
  zh_hands_choose (get_row (sheet, "Office"), 1);
  type_row (sheet, "Federation, branch or team", "East");
  type_row (sheet, "Born, as 2026-03-01 or 01.03.2026", "1980-01-03");
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

  present (sheet, ZH_TYPE_FORM_SHEET);
  type_row (sheet, "Boards, as 1-4", "1-2");
  choose_row (sheet, "In which round", "Round 2");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_boards (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "boards", "Fff Arbiter", "--boards", "1-2", "--round", "2");
}

static const ZhFaceAct officials[] = {
  { "member", add_member, tell_member, "official.birth" },
  { "boards", give_boards, tell_boards, "assignment.last_board" },
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
  ZH_CTL ("incident", path, "add", "-r", "1", "-b", "1", "-p", "white", "-i", "device-sound");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "1-0");
}

static void
file_protest (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_protest_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  present (sheet, ZH_TYPE_FORM_SHEET);
  type_text (sheet, "Not his");
  type_row (sheet, "What is asked for", "The point");
  type_row (sheet, "Handed in by, if not the player", "Vovk Ivan");
  type_row (sheet, "Deposit", "500");
  turn_switch (sheet, "The deposit is paid");
  type_row (sheet, "Articles it cites", "11.3.2");
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
  GtkWidget *page = GTK_WIDGET (zh_window_get_page (faces->gui->window));

  zh_gui_press ("alt+4");
  while (zh_gui_find (page = GTK_WIDGET (zh_window_get_page (faces->gui->window)), ZH_TYPE_PROTESTS_PAGE) == NULL)
    zh_gui_press ("ctrl+Tab");
  page = zh_gui_find (page, ZH_TYPE_PROTESTS_PAGE);
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

  type_row (sheet, "Amount", "600");
  zh_hands_choose (get_row (sheet, "Deposit"), ZH_PROTEST_DEPOSIT_PAID - 1);
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

  type_row (sheet, "Bbb Member: interest in the case, if any", "Coach");
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

  type_row (sheet, "Who was heard, with commas", "Vovk Ivan, Adamenko Player");
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

  type_row (sheet, "Votes for the protest", "2");
  type_row (sheet, "Votes against it", "1");
  type_text (sheet, "Another phone");
  zh_hands_choose (get_row (sheet, "Deposit"), ZH_PROTEST_DEPOSIT_RETURNED - 1);
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

  type_row (sheet, "Who was told, with commas", "Vovk Ivan");
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

  present (sheet, ZH_TYPE_FORM_SHEET);
  choose_row (sheet, "Against", "Result of board 2");
  choose_row (sheet, "Who protests", "Dubenko");
  type_text (sheet, "It was a draw");
  turn_switch (sheet, "In writing");
  type_row (sheet, "Why it is taken all the same", "No paper");
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

  choose_row (sheet, "Decision", "Partly");
  choose_row (sheet, "Who decides", "Chief");
  type_text (sheet, "Both say so");
  zh_hands_choose (get_row (sheet, "What follows"), ZH_PROTEST_EFFECT_RESULT - 1);
  type_row (sheet, "Result, as 1-0, 0-1, =-= or clear", "=-=");
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

  present (sheet, ZH_TYPE_FORM_SHEET);
  choose_row (sheet, "Against", "Decision of the chief arbiter");
  choose_row (sheet, "Who protests", "Bondar");
  type_text (sheet, "It was a win");
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

  present (sheet, ZH_TYPE_FORM_SHEET);
  choose_row (sheet, "Against", "Pairing of round 1");
  choose_row (sheet, "Who protests", "Franko");
  type_text (sheet, "No opponent");
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

  choose_row (sheet, "Decision", "Rejected");
  type_text (sheet, "By the rules");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_rejection (ZhFaces *faces)
{
  ZH_CTL ("protest", faces->other, "decide", "4", "--decision", "rejected", "--reason", "By the rules");
}

static const ZhFaceAct protests[] = {
  { "file", file_protest, tell_protest, "protest.articles" },
  { "attach", attach_file, tell_file, "protest_file.content" },
  { "deposit", pay_deposit, tell_deposit, "protest.deposit" },
  { "committee", draw_committee, tell_committee, "protest_person.note" },
  { "hearing", hear, tell_hearing, "protest_person.name" },
  { "decision", decide, tell_decision, "protest.votes_against" },
  { "notice", notify, tell_notice, "protest_person.part" },
  { "spoken", file_spoken, tell_spoken, "protest.admitted" },
  { "result", set_result, tell_result, "protest.result_after" },
  { "appeal", appeal, tell_appeal, "protest.appealed_id" },
  { "pairing", protest_pairing, tell_pairing, "protest.subject" },
  { "rejection", reject, tell_rejection, "protest.forum" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "decisions/incidents", make_blitz, incidents },
  { "decisions/officials", make_committee, officials },
  { "decisions/protests", make_case, protests },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
