/* What is kept of games by correspondence: letters, claims and leaves. */
#include "config.h"

#include "address-sheet.h"
#include "adjudication-sheets.h"
#include "claim-sheets.h"
#include "desk-letters.h"
#include "face-story.h"
#include "hands.h"
#include "letter-event.h"
#include "letters-dialog.h"
#include "mail-files.h"
#include "mail-sheet.h"
#include "post-window.h"
#include "record-table.h"
#include "schedule-window.h"
#include "sheet-hands.h"

static void
make_post (ZhFaces    *faces,
           const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "round-robin", "chess");
  ZH_CTL ("tournament", path, "edit", "--discipline", "correspondence");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("letter", path, "add", "move", "w", "-r", "1", "-b", "1", "--no", "1", "--sent", "2026-03-03");
}

static GtkWidget *
open_letters (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_letters_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 1, 0));

  zh_sheet_present (dialog, ZH_TYPE_LETTERS_DIALOG);
  return dialog;
}

static void
fill (GtkWidget        *dialog,
      ZhLetterEventKind event,
      guint             side)
{
  zh_hands_choose (zh_gui_find_id (dialog, "event"), event);
  zh_hands_choose (zh_gui_find_id (dialog, "side"), side);
}

/* The dialog stays for the next letter: the test closes it. */
static void
finish (ZhFaces    *faces,
        GtkWidget  *dialog,
        const char *keys)
{
  ZhSession *session = zh_faces_get_session (faces);
  gint64     length = zh_session_get_competition (session)->journal_length;

  zh_gui_press (keys);
  zh_gui_wait_until (zh_session_get_competition (session)->journal_length > length);
  gtk_window_close (GTK_WINDOW (dialog));
  zh_hands_leave_messages (faces->gui);
}

static void
keep_letter (ZhFaces *faces)
{
  GtkWidget *dialog = open_letters (faces);

  fill (dialog, ZH_LETTER_MOVE, 1);
  zh_hands_type (zh_gui_find_id (dialog, "no"), "1");
  zh_hands_type (zh_gui_find_id (dialog, "received"), "2026-03-07");
  zh_hands_type (zh_gui_find_id (dialog, "sent"), "2026-03-10");
  zh_hands_type (zh_gui_find_id (dialog, "dispatch"), "2026-03-11");
  finish (faces, dialog, "ctrl+Return");
}

static void
tell_letter (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "add", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2026-03-07", "--sent", "2026-03-10",
          "--dispatch", "2026-03-11");
}

static void
claim (ZhFaces *faces)
{
  GtkWidget *dialog = open_letters (faces);

  fill (dialog, ZH_LETTER_CLAIM, 0);
  zh_hands_type (zh_gui_find_id (dialog, "kind"), "first-loses");
  zh_hands_type (zh_gui_find_id (dialog, "sent"), "2026-03-15");
  finish (faces, dialog, "ctrl+Return");
}

static void
tell_claim (ZhFaces *faces)
{
  ZH_CTL ("claim", faces->other, "w", "-r", "1", "-b", "1", "--sent", "2026-03-15", "--kind", "first-loses");
}

/* The second letter was dispatched two days later. */
static void
correct_letter (ZhFaces *faces)
{
  GtkWidget  *dialog = open_letters (faces);
  GtkListBox *letters = GTK_LIST_BOX (zh_gui_find_id (dialog, "letters"));

  gtk_list_box_select_row (letters, gtk_list_box_get_row_at_index (letters, 1));
  zh_gui_settle ();
  zh_hands_type (zh_gui_find_id (dialog, "dispatch"), "2026-03-13");
  finish (faces, dialog, "ctrl+Return");
}

static void
tell_correction (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "edit", "2", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2026-03-07", "--sent",
          "2026-03-10", "--dispatch", "2026-03-13");
}

static GtkWidget *
find_named (GtkWidget  *root,
            const char *name)
{
  if (g_str_equal (gtk_widget_get_name (root), name))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static const ZhGamePlace *get_place (ZhFaces *faces);

/* In its place in the schedule; a date that makes no sense stays to be put right, and Escape takes it back. */
static void
correct_in_schedule (ZhFaces *faces)
{
  GtkWidget *window = GTK_WIDGET (zh_schedule_window_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_place (faces)));
  GtkWidget *entry;

  zh_sheet_present (window, ZH_TYPE_SCHEDULE_WINDOW);
  entry = find_named (window, "black-received-1");
  zh_hands_type (entry, "2026-03-99");
  zh_gui_press ("Return");
  zh_gui_wait_until (gtk_widget_get_visible (zh_gui_find_id (window, "message")) && *gtk_label_get_text (GTK_LABEL (zh_gui_find_id (window, "message"))) != '\0');
  zh_gui_press ("Escape");
  zh_gui_wait_until (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "2026-03-07"));
  zh_hands_type (entry, "2026-03-08");
  finish (faces, window, "Return");
}

static void
tell_correction_in_schedule (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "edit", "2", "move", "b", "-r", "1", "-b", "1", "--no", "1", "--received", "2026-03-08", "--sent",
          "2026-03-10", "--dispatch", "2026-03-13");
}

static void
remove_claim (ZhFaces *faces)
{
  GtkWidget  *dialog = open_letters (faces);
  GtkListBox *letters = GTK_LIST_BOX (zh_gui_find_id (dialog, "letters"));

  gtk_list_box_select_row (letters, gtk_list_box_get_row_at_index (letters, 2));
  zh_gui_settle ();
  gtk_widget_grab_focus (zh_hands_find_button (dialog, "Re_move"));
  finish (faces, dialog, "Return");
}

static void
tell_removal (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "remove", "3", "-r", "1", "-b", "1");
}

static void
take_leave (ZhFaces *faces)
{
  GtkWidget *dialog = open_letters (faces);

  fill (dialog, ZH_LETTER_LEAVE, 0);
  zh_hands_type (zh_gui_find_id (dialog, "sent"), "2026-03-14");
  zh_hands_type (zh_gui_find_id (dialog, "from"), "2026-03-16");
  zh_hands_type (zh_gui_find_id (dialog, "to"), "2026-03-25");
  gtk_widget_grab_focus (zh_hands_find_button (dialog, "_Leave in All Games"));
  finish (faces, dialog, "Return");
}

static void
tell_leave (ZhFaces *faces)
{
  const ZhTournament *tournament = zh_faces_get_tournament (faces);
  const ZhPairing    *pairing = zh_round_find_pairing (zh_session_get_round (zh_faces_get_session (faces)), 1);
  int                 side = pairing->games[0].swapped ? 1 : 0;
  g_autofree char    *number = g_strdup_printf ("%d", zh_tournament_find_entry (tournament, pairing->entry[side])->start_number);

  ZH_CTL ("leave", faces->other, number, "--sent", "2026-03-14", "--from", "2026-03-16", "--to", "2026-03-25");
}

/* Days that the arbiter added come before the letters. */
static void
insert_letter (ZhFaces *faces)
{
  GtkWidget  *dialog = open_letters (faces);
  GtkListBox *letters = GTK_LIST_BOX (zh_gui_find_id (dialog, "letters"));

  gtk_list_box_select_row (letters, gtk_list_box_get_row_at_index (letters, 0));
  zh_gui_settle ();
  fill (dialog, ZH_LETTER_ADD, 1);
  zh_hands_type (zh_gui_find_id (dialog, "no"), "40");
  zh_hands_type (zh_gui_find_id (dialog, "kind"), "55.6.10");
  zh_hands_type (zh_gui_find_id (dialog, "sent"), "2026-03-02");
  gtk_widget_grab_focus (zh_hands_find_button (dialog, "_Put In Before"));
  finish (faces, dialog, "Return");
}

static void
tell_insertion (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "insert", "1", "add", "b", "-r", "1", "-b", "1", "--no", "40", "--kind", "55.6.10", "--sent", "2026-03-02");
}

static const ZhGamePlace *
get_place (ZhFaces *faces)
{
  static ZhGamePlace place;

  g_assert_true (zh_competition_find_game (zh_session_get_competition (zh_faces_get_session (faces)), zh_faces_get_tournament (faces)->id, 1, 1, 0,
                                           &place, NULL));
  return &place;
}

static void
claim_in_sheet (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_claim_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_place (faces), 0, ZH_LETTER_WHITE);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Sent, as 2030-03-08", "2026-04-20");
  zh_sheet_type (sheet, "Partner told, as 2030-03-08", "2026-04-21");
  zh_sheet_turn (sheet, "The claim with the count of the time [55.6.2.1]");
  zh_sheet_turn (sheet, "The partner’s last cards, as many as prove the count [55.6.2.3]");
  zh_sheet_type (sheet, "Next move enclosed, which the partner is not told", "7163");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_claim_in_sheet (ZhFaces *faces)
{
  ZH_CTL ("claim", faces->other, "w", "-r", "1", "-b", "1", "--sent", "2026-04-20", "--told", "2026-04-21", "--evidence", "count cards", "--enclosed", "7163");
}

/* The second move of White as an e-mail in the possible form. */
#define MAIL "Moves of the game: 1. e4 e5 2. Nf3\nDate of receipt: 22/03/2026\nDate of dispatch: 24/03/2026"

static void
paste_mail (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_mail_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_place (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type_text (sheet, MAIL);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_mail (ZhFaces *faces)
{
  g_autofree char *path = g_strconcat (faces->other, ".txt", NULL);

  g_assert_true (g_file_set_contents (path, MAIL, -1, NULL));
  ZH_CTL ("letter", faces->other, "take", path, "-r", "1", "-b", "1");
}

static void
note_told (GtkWidget  *widget,
           const char *text)
{
  g_assert_cmpstr (text, ==, "Letters kept: 1 of 1.");
}

/* Black's second move from a file that was chosen. */
#define FILED "Moves of the game: 1. e4 e5 2. Nf3 Nc6\nDate of receipt: 27/03/2026\nDate of dispatch: 28/03/2026"

static void
choose_file (ZhFaces *faces)
{
  GtkWidget       *dialog = open_letters (faces);
  ZhSession       *session = zh_faces_get_session (faces);
  gint64           length = zh_session_get_competition (session)->journal_length;
  g_autofree char *path = g_strconcat (faces->other, ".eml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  g_assert_true (g_file_set_contents (path, FILED, -1, NULL));
  g_list_store_append (files, file);
  zh_mail_files_take (dialog, session, zh_session_get_tournament_id (session), 1, 1, 1, G_LIST_MODEL (files), note_told);
  zh_gui_wait_until (zh_session_get_competition (session)->journal_length > length);
  gtk_window_close (GTK_WINDOW (dialog));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_file (ZhFaces *faces)
{
  g_autofree char *path = g_strconcat (faces->other, ".eml", NULL);

  g_assert_true (g_file_set_contents (path, FILED, -1, NULL));
  ZH_CTL ("letter", faces->other, "collect", path, "-r", "1", "-b", "1");
}

/* Of board 2, which nobody finished. */
static const ZhGamePlace *
get_second (ZhFaces *faces)
{
  static ZhGamePlace place;

  g_assert_true (zh_competition_find_game (zh_session_get_competition (zh_faces_get_session (faces)), zh_faces_get_tournament (faces)->id, 1, 2, 0,
                                           &place, NULL));
  return &place;
}

static void
assess (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_assessment_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_second (faces), ZH_LETTER_WHITE);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Claimed by", "Black");
  zh_sheet_choose (sheet, "Claims", "a win of one’s own");
  zh_sheet_type (sheet, "Sent, as 2030-03-08", "2026-12-20");
  zh_sheet_type (sheet, "Move of the side to move, treated as made", "7163");
  zh_sheet_type_text (sheet, "A piece up");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_assessment (ZhFaces *faces)
{
  ZH_CTL ("adjudicate", faces->other, "assess", "b", "win", "-r", "1", "-b", "2", "--sent", "2026-12-20", "--text", "A piece up", "--enclosed", "7163");
}

static void
adjudicate (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_adjudication_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_second (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Result", "0 – 1");
  zh_sheet_type (sheet, "Day of the decision, as 2030-03-20", "2026-12-28");
  zh_sheet_type (sheet, "Adjudicator; empty where both claim the same", "Verba Clara");
  zh_sheet_type_text (sheet, "As claimed");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_adjudication (ZhFaces *faces)
{
  ZH_CTL ("adjudicate", faces->other, "decide", "0-1", "-r", "1", "-b", "2", "--day", "2026-12-28", "--by", "Verba Clara", "--reason", "As claimed");
}

static void
appeal (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_appeal_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_second (faces), ZH_LETTER_WHITE);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Appeal of", "Black");
  zh_sheet_type (sheet, "Came, as 2030-03-08", "2027-01-05");
  zh_sheet_type_text (sheet, "The piece is lost");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_appeal (ZhFaces *faces)
{
  ZH_CTL ("adjudicate", faces->other, "appeal", "b", "-r", "1", "-b", "2", "--received", "2027-01-05", "--text", "The piece is lost");
}

static void
take_record (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_record_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_second (faces), ZH_LETTER_WHITE);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "Sent by", "Black");
  zh_sheet_type (sheet, "Came, as 2030-03-08", "2027-01-06");
  zh_sheet_choose (sheet, "Result in the record", "0 – 1");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_record (ZhFaces *faces)
{
  ZH_CTL ("letter", faces->other, "record", "b", "-r", "1", "-b", "2", "--received", "2027-01-06", "--result", "0-1");
}

static int
find_claim (ZhFaces *faces)
{
  return zh_claim_find_open (zh_session_get_competition (zh_faces_get_session (faces)), get_place (faces));
}

static void
object (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_objection_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_place (faces), find_claim (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Sent, as 2030-03-08; empty: there is none", "2026-04-25");
  zh_sheet_type_text (sheet, "The letter was late");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_objection (ZhFaces *faces)
{
  ZH_CTL ("objection", faces->other, "7", "-r", "1", "-b", "1", "--sent", "2026-04-25", "--text", "The letter was late");
}

/* The first overstep loses by the regulation: the result is set, too. */
static void
decide (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_claim_decision_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_place (faces), find_claim (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Day of the decision, as 2030-03-20", "2026-05-02");
  zh_sheet_turn (sheet, "By the regulation the first overstep loses");
  zh_sheet_type_text (sheet, "By the letters");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_decision (ZhFaces *faces)
{
  ZH_CTL ("decide", faces->other, "7", "recorded", "-r", "1", "-b", "1", "--day", "2026-05-02", "--kind", "first-loses", "--reason", "By the letters");
}

static const ZhTournament *
get_tournament (ZhFaces *faces)
{
  return get_place (faces)->tournament;
}

static void
keep_address (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_address_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), get_tournament (faces), NULL);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "From, as 2030-03-08", "2026-05-01");
  zh_sheet_type (sheet, "Postal address", "Lviv, vul. Nova 8");
  zh_sheet_type (sheet, "E-mail address", "one@nowhere.example");
  zh_sheet_type (sheet, "Arbiter told, as 2030-03-08", "2026-05-02");
  zh_sheet_type (sheet, "All partners told, as 2030-03-08", "2026-05-03");
  zh_sheet_turn (sheet, "By registered letters");
  zh_faces_finish (faces, "ctrl+Return");
}

/* The first of the entries, as the sheet has it. */
static char *
dup_first_number (ZhFaces *faces)
{
  return g_strdup_printf ("%d", ((const ZhEntry *) g_ptr_array_index (get_tournament (faces)->entries, 0))->start_number);
}

static void
tell_address (ZhFaces *faces)
{
  g_autofree char *number = dup_first_number (faces);

  ZH_CTL ("address", faces->other, "set", number, "--from", "2026-05-01", "--address", "Lviv, vul. Nova 8", "--email", "one@nowhere.example", "--sent",
          "2026-05-02", "--partners", "2026-05-03", "--registered");
}

static void
drop_address (ZhFaces *faces)
{
  ZhPostWindow *window = zh_post_window_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces));

  zh_sheet_present (window, ZH_TYPE_POST_WINDOW);
  gtk_stack_set_visible_child_name (GTK_STACK (zh_gui_find_id (GTK_WIDGET (window), "stack")), "addresses");
  zh_gui_settle ();
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find_id (GTK_WIDGET (window), "address_table")));
  zh_gui_press ("Home");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "post.drop-address", NULL));
  gtk_window_close (GTK_WINDOW (window));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_dropped (ZhFaces *faces)
{
  g_autofree char *number = dup_first_number (faces);

  ZH_CTL ("address", faces->other, "remove", number, "--from", "2026-05-01");
}

static const ZhEntry *
get_leaver (ZhFaces *faces)
{
  return g_ptr_array_index (zh_faces_get_tournament (faces)->entries, 0);
}

static void
ask_leaving (ZhFaces    *faces,
             const char *keys)
{
  GtkWidget *root = GTK_WIDGET (zh_window_get_page (faces->gui->window));

  g_assert_true (gtk_widget_activate_action (root, "win.do-with-entry", "(sx)", "withdraw", get_leaver (faces)->id));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press (keys);
}

/* The dialog stands on staying; its last answer strikes the games out. */
static void
withdraw (ZhFaces *faces)
{
  ask_leaving (faces, "Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (faces->gui->window)));
  g_assert_cmpint (get_leaver (faces)->status, ==, ZH_ENTRY_PLAYING);
  ask_leaving (faces, "alt+s");
  zh_gui_wait_until (get_leaver (faces)->unfinished == ZH_UNFINISHED_STRUCK);
}

static void
tell_withdrawal (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "withdraw", "1", "--unfinished", "strike");
}

static const ZhFaceAct acts[] = {
  { "letter", ZH_COMMAND_KEEP_LETTER, keep_letter, tell_letter, "letter.dispatch" },
  { "claim", ZH_COMMAND_KEEP_LETTER, claim, tell_claim, "letter.kind" },
  { "correction", ZH_COMMAND_KEEP_LETTER, correct_letter, tell_correction, "letter.sent" },
  { "schedule", ZH_COMMAND_KEEP_LETTER, correct_in_schedule, tell_correction_in_schedule, "letter.received" },
  { "removal", ZH_COMMAND_DROP_LETTER, remove_claim, tell_removal, "letter.dispatch" },
  { "mail", ZH_COMMAND_KEEP_LETTER, paste_mail, tell_mail, "letter.written" },
  { "file", ZH_COMMAND_KEEP_LETTER, choose_file, tell_file, "letter.written" },
  { "leave", ZH_COMMAND_ADD_LEAVE, take_leave, tell_leave, "letter.last_day" },
  { "insertion", ZH_COMMAND_INSERT_LETTER, insert_letter, tell_insertion, "letter.number" },
  { "claim-in-sheet", ZH_COMMAND_KEEP_LETTER, claim_in_sheet, tell_claim_in_sheet, "letter.evidence" },
  { "objection", ZH_COMMAND_OBJECT_TO_CLAIM, object, tell_objection, "letter.objection" },
  { "assessment", ZH_COMMAND_ASSESS_GAME, assess, tell_assessment, "letter.written" },
  { "adjudication", ZH_COMMAND_ADJUDICATE_GAME, adjudicate, tell_adjudication, "letter.reason" },
  { "appeal", ZH_COMMAND_APPEAL_ADJUDICATION, appeal, tell_appeal, "letter.received" },
  { "record", ZH_COMMAND_TAKE_RECORD, take_record, tell_record, "letter.kind" },
  { "decision", ZH_COMMAND_DECIDE_CLAIM, decide, tell_decision, "letter.verdict" },
  { "address", ZH_COMMAND_KEEP_ADDRESS, keep_address, tell_address, "address.partners" },
  { "address-dropped", ZH_COMMAND_DROP_ADDRESS, drop_address, tell_dropped, "letter.received" },
  { "withdrawal", ZH_COMMAND_WITHDRAW_ENTRY, withdraw, tell_withdrawal, "entry.status" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "letters", make_post, acts },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
