/* A match that is played to its decision, with who came late and what was played; and the end of an
 * event: its last round, what goes onto paper, who leaves, the seal.
 */
#include "config.h"

#include <gtk/gtkunixprint.h>
#include <string.h>

#include "documents-page.h"
#include "face-story.h"
#include "hands.h"
#include "late-dialog.h"
#include "moves-view.h"
#include "officials-page.h"
#include "officials-tab.h"
#include "record-table.h"
#include "sheet-hands.h"
#include "tournaments-tab.h"

/* A knockout */

/* Two matches: board 1 is level, on board 2 White has not come; a move is kept of it. */
static void
make_knockout (ZhFaces    *faces,
               const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "four.csv", "Surname;Given name;Rating\nAdamenko;Player;2300\nBondar;Player;2250\n"
                                                                  "Chaika;Player;2200\nDubenko;Player;2150\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2023", "--start", "2026-03-01");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "knockout", "--seed", "77", "--time", "3600+30");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "=-=");
  ZH_CTL ("record", path, "-r", "1", "-b", "2", "e4");
  ZH_CTL ("late", path, "missing", "-r", "1", "-b", "2", "--side", "white");
}

/* The cursor on the first row of the boards. */
static void
choose_board (void)
{
  zh_gui_press ("alt+1 Home");
}

static void
add_deciding_game (ZhFaces *faces)
{
  choose_board ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.add-deciding-game", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_deciding_game (ZhFaces *faces)
{
  ZH_CTL ("playoff", faces->other, "--round", "1", "--board", "1");
}

/* Of the level game. */
static void
swap_colours (ZhFaces *faces)
{
  choose_board ();
  g_assert_true (gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (faces->gui->window)), "boards.swap-colours", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_colours (ZhFaces *faces)
{
  ZH_CTL ("swap-colours", faces->other, "-r", "1", "-b", "1", "-g", "1");
}

/* The round has no start: why not to wait is asked. */
static void
forfeit (ZhFaces *faces)
{
  GtkWidget *reason;

  zh_gui_press ("alt+1 ctrl+l");
  reason = zh_gui_find_id (GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_LATE_DIALOG)), "reason");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_widget_get_visible (reason));
  zh_hands_type (reason, "Waited");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_forfeit (ZhFaces *faces)
{
  ZH_CTL ("late", faces->other, "forfeit", "-r", "1", "--reason", "Waited");
}

/* From the desk of the game. */
static void
keep_game (ZhFaces *faces)
{
  GtkWidget *window = GTK_WIDGET (faces->gui->window);

  choose_board ();
  zh_gui_press ("F7");
  gtk_widget_activate_action (zh_gui_find_id (window, "start"), "position.initial", NULL);
  gtk_widget_activate_action (zh_gui_find_id (window, "board"), "desk.toggle-mode", NULL);
  gtk_widget_grab_focus (zh_gui_find_id (window, "text"));
  zh_gui_press ("e 4 space e 5 space shift+n f 3");
  gtk_widget_grab_focus (zh_gui_find_id (window, "keep"));
  zh_faces_finish (faces, "Return");
}

static void
tell_kept_game (ZhFaces *faces)
{
  ZH_CTL ("record", faces->other, "-r", "1", "-b", "1", "-g", "1", "e4", "e5", "Nf3");
}

static void
drop_game (ZhFaces *faces)
{
  choose_board ();
  zh_gui_press ("F7");
  gtk_widget_grab_focus (zh_hands_find_button (GTK_WIDGET (faces->gui->window), "_Remove from the File"));
  zh_faces_finish (faces, "Return");
}

static void
tell_dropped_game (ZhFaces *faces)
{
  ZH_CTL ("record", faces->other, "-r", "1", "-b", "1", "-g", "1", "--clear");
}

/* The name of a side of the first game, as a game file has it. */
static char *
dup_name (ZhFaces *faces,
          gboolean white)
{
  const ZhPairing *pairing = zh_round_find_pairing (zh_session_get_round (zh_faces_get_session (faces)), 1);
  int              side = pairing->games[0].swapped == white ? 1 : 0;
  const ZhEntry   *entry = zh_tournament_find_entry (zh_faces_get_tournament (faces), pairing->entry[side]);

  return g_strdup_printf ("%s, %s", entry->person->surname, entry->person->given);
}

static char *
write_games (ZhFaces *faces)
{
  g_autofree char *white = dup_name (faces, TRUE);
  g_autofree char *black = dup_name (faces, FALSE);
  g_autofree char *text = g_strdup_printf ("[White \"%s\"]\n[Black \"%s\"]\n[Result \"1/2-1/2\"]\n\n1. d4 d5 {Closed} 2. c4 1/2-1/2\n", white, black);

  return zh_faces_write_list (faces, "games.pgn", text);
}

static void
keep_games (ZhFaces *faces)
{
  g_autofree char *path = write_games (faces);

  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.load-games", NULL));
  zh_faces_answer_chooser (path);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "Return");
}

static void
tell_kept_games (ZhFaces *faces)
{
  g_autofree char *path = write_games (faces);

  ZH_CTL ("games", faces->other, "import", path, "-r", "1");
}

static const ZhFaceAct knockouts[] = {
  { "deciding-game", ZH_COMMAND_ADD_DECIDING_GAME, add_deciding_game, tell_deciding_game, "game.leg" },
  { "colours", ZH_COMMAND_SWAP_COLOURS, swap_colours, tell_colours, "pairing.edited" },
  { "forfeit", ZH_COMMAND_FORFEIT_LATE, forfeit, tell_forfeit, "game.played" },
  { "game-kept", ZH_COMMAND_KEEP_GAME, keep_game, tell_kept_game, "kept_game.moves" },
  { "game-dropped", ZH_COMMAND_DROP_GAME, drop_game, tell_dropped_game, "kept_game.moves" },
  { "games-kept", ZH_COMMAND_KEEP_GAMES, keep_games, tell_kept_games, "kept_game.moves" },
  { NULL },
};

/* The end */

/* One round, paired and not announced; two arbiters at two boards; one more tournament, which nobody plays. */
static void
make_last_round (ZhFaces    *faces,
                 const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
  ZH_CTL ("tournament", path, "edit", "--rounds", "1", "--reason", "The hall closes");
  ZH_CTL ("tournament", path, "add", "--name", "Spare", "--system", "round-robin", "--seed", "78");
  ZH_CTL ("official", path, "chief-arbiter", "Aaa Chief");
  ZH_CTL ("official", path, "arbiter", "Bbb Arbiter");
  ZH_CTL ("official", path, "arbiter", "Fff Arbiter");
  ZH_CTL ("pair", path, "-t", "Men");
  ZH_CTL ("official", path, "boards", "Bbb Arbiter", "--boards", "1-2", "--round", "1", "-t", "Men");
  ZH_CTL ("official", path, "boards", "Fff Arbiter", "--boards", "1-2", "--round", "1", "-t", "Men");
}

static void
pair_again (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.repair-round", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_paired_again (ZhFaces *faces)
{
  ZH_CTL ("pair", faces->other, "--again", "-t", "Men");
}

static void
publish (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_published (ZhFaces *faces)
{
  ZH_CTL ("round", faces->other, "publish", "1", "-t", "Men");
}

static void
close_round (ZhFaces *faces)
{
  zh_gui_press ("alt+1 1 5");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_closed_round (ZhFaces *faces)
{
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "1", "1-0", "-t", "Men");
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "2", "=-=", "-t", "Men");
  ZH_CTL ("round", faces->other, "close", "1", "-t", "Men");
}

static void
close_tournament (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_closed_tournament (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "close", "-t", "Men");
}

/* GTK goes on looking for printers while the dialog is open; nothing waits for that. */
static GtkPrintUnixDialog *
open_print_dialog (void)
{
  GtkPrintUnixDialog *found = NULL;
  GListModel         *windows = gtk_window_get_toplevels ();

  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  zh_gui_send ("ctrl+p");
  while (found == NULL)
    {
      zh_gui_iterate (zh_gui_get_deadline ());
      for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
        {
          g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

          if (GTK_IS_PRINT_UNIX_DIALOG (window) && gtk_window_is_active (window))
            found = GTK_PRINT_UNIX_DIALOG (window);
        }
    }
  return found;
}

/* The document that is shown goes onto paper. */
static void
print_document (ZhFaces *faces)
{
  g_autofree char *pdf = g_build_filename (faces->gui->dir, "printed.pdf", NULL);
  g_autofree char *uri = g_filename_to_uri (pdf, NULL, NULL);
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  gint64              length = zh_faces_get_competition (faces)->journal_length;
  GtkPrintUnixDialog *dialog;

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  zh_gui_press ("alt+6");
  dialog = open_print_dialog ();
  gtk_print_unix_dialog_set_settings (dialog, settings);
  zh_gui_wait_until (gtk_print_unix_dialog_get_selected_printer (dialog) != NULL);
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
  zh_gui_wait_until (zh_faces_get_competition (faces)->journal_length > length);
  zh_hands_leave_messages (faces->gui);
}

static void
tell_issued (ZhFaces    *faces,
             const char *how)
{
  const GPtrArray *issues = zh_faces_get_tournament (faces)->issues;
  const ZhIssue   *issue = g_ptr_array_index (issues, issues->len - 1);
  g_autofree char *pdf = g_build_filename (faces->gui->dir, "other.pdf", NULL);

  ZH_CTL ("report", faces->other, issue->document, "--tournament", "Men", "--lang", issue->language, "-o", pdf, how);
}

static void
tell_printed (ZhFaces *faces)
{
  tell_issued (faces, "--printed");
}

/* And as a file that is given out. */
static void
save_document (ZhFaces *faces)
{
  g_autofree char *pdf = g_build_filename (faces->gui->dir, "saved.pdf", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (faces->gui->dir);
  GtkWindow *chooser;

  zh_gui_press ("alt+6 ctrl+s");
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "saved.pdf");
  zh_gui_settle ();
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  zh_gui_wait_until (g_file_test (pdf, G_FILE_TEST_EXISTS));
  zh_hands_wait_for_main_window (faces->gui);
  zh_hands_press_button (zh_hands_find_button (GTK_WIDGET (faces->gui->window), "_Note as Issued"));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_saved (ZhFaces *faces)
{
  tell_issued (faces, "--issue");
}

static void
take_boards_away (ZhFaces *faces)
{
  GtkWidget *page = zh_faces_open_tab (faces, "alt+4", ZH_TYPE_OFFICIALS_PAGE);

  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find_id (page, "table")));
  zh_gui_press ("End");
  g_assert_true (gtk_widget_activate_action (page, "official.free-boards", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_taken_boards (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "free", "Fff Arbiter", "-t", "Men");
}

static void
remove_official (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_hands_find_button (zh_faces_open_tab (faces, "alt+8", ZH_TYPE_OFFICIALS_TAB), "Remove Fff Arbiter"));
  zh_faces_finish (faces, "Return");
}

static void
tell_removed_official (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "remove", "Fff Arbiter");
}

static void
remove_tournament (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_hands_find_button (zh_faces_open_tab (faces, "alt+8", ZH_TYPE_TOURNAMENTS_TAB), "Remove Spare"));
  zh_faces_finish (faces, "Return");
}

static void
tell_removed_tournament (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "remove", "-t", "Spare");
}

/* A mistake is found after the closing. */
static void
reopen (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.reopen-tournament", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "Return");
}

static void
tell_reopened (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "reopen");
}

static void
open_report (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.rating-report", NULL));
}

/* Whether a label of the widget has these words. */
static gboolean
says (GtkWidget  *widget,
      const char *words)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;
  return FALSE;
}

/* A report that is not complete says what it lacks, and is not written. */
static void
check_gaps (ZhFaces *faces)
{
  GtkWindow *dialog;

  open_report (faces);
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (says (GTK_WIDGET (dialog), "(record 022) is not entered"));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

/* Two questions one after the other; by habit nobody gets through either. */
static void
leave_fide_mode (ZhFaces *faces)
{
  GtkWindow *first;
  GtkWindow *second;

  zh_gui_press ("alt+1");
  check_gaps (faces);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.leave-fide-mode", NULL));
  first = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  zh_gui_press ("alt+g");
  zh_gui_wait_until (first == NULL);
  second = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_hands_type (zh_gui_find (GTK_WIDGET (second), GTK_TYPE_ENTRY), "Agreed with the players");
  zh_faces_finish (faces, "alt+l");
}

static void
tell_left_fide_mode (ZhFaces *faces)
{
  ZH_CTL ("fide", faces->other, "mode", "--leave-fide-mode", "--because", "Agreed with the players");
}

static void
seal (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.seal", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "alt+s");
}

static void
tell_seal (ZhFaces *faces)
{
  ZH_CTL ("seal", faces->other);
}

static const ZhFaceAct ends[] = {
  { "pairing-again", ZH_COMMAND_REPAIR_ROUND, pair_again, tell_paired_again, "pairing.number" },
  { "publishing", ZH_COMMAND_PUBLISH_ROUND, publish, tell_published, "round.state" },
  { "round", ZH_COMMAND_CLOSE_ROUND, close_round, tell_closed_round, "round.state" },
  { "tournament", ZH_COMMAND_CLOSE_TOURNAMENT, close_tournament, tell_closed_tournament, "tournament.closed" },
  { "document", ZH_COMMAND_ISSUE_DOCUMENTS, print_document, tell_printed, "issue.medium" },
  { "document-saved", ZH_COMMAND_ISSUE_DOCUMENTS, save_document, tell_saved, "issue.number" },
  { "boards-taken", ZH_COMMAND_REMOVE_ASSIGNMENT, take_boards_away, tell_taken_boards, "assignment.last_board" },
  { "official", ZH_COMMAND_REMOVE_OFFICIAL, remove_official, tell_removed_official, "official.name" },
  { "tournament-removed", ZH_COMMAND_REMOVE_TOURNAMENT, remove_tournament, tell_removed_tournament, "tournament.name" },
  { "reopening", ZH_COMMAND_REOPEN_TOURNAMENT, reopen, tell_reopened, "tournament.closed" },
  { "fide-mode", ZH_COMMAND_LEAVE_FIDE_MODE, leave_fide_mode, tell_left_fide_mode, "tournament_option.value" },
  { "seal", ZH_COMMAND_SEAL, seal, tell_seal, "tournament.closed" },
  { NULL },
};

/* A tournament for rating: one round, and nothing lacks that the report must have. */
static void
make_rated (ZhFaces    *faces,
            const char *path)
{
  static const char *const ids[] = { "14100010", "14100029", "14100037", "14100045", "14100053" };

  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
  ZH_CTL ("details", path, "--place", "Town", "--federation", "UKR", "--start", "2026-10-01", "--end", "2026-10-01");
  ZH_CTL ("official", path, "chief-arbiter", "Verba Clara");
  ZH_CTL ("tournament", path, "edit", "--rounds", "1", "--time", "5400+30");
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const char number[] = { (char) ('1' + i), '\0' };

      ZH_CTL ("entry", path, "edit", number, "--fide-id", ids[i]);
    }
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("round", path, "start", "1", "--start", "2026-10-01T10:00");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "1-0");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "=-=");
}

static void
send_report (ZhFaces *faces)
{
  g_autofree char *trf = g_build_filename (faces->gui->dir, "sent.trf", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (faces->gui->dir);
  GtkWindow *chooser;

  zh_gui_press ("alt+1");
  open_report (faces);
  chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "sent.trf");
  zh_gui_settle ();
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  zh_gui_wait_until (g_file_test (trf, G_FILE_TEST_EXISTS));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_sent_report (ZhFaces *faces)
{
  g_autofree char *trf = g_build_filename (faces->gui->dir, "told.trf", NULL);

  ZH_CTL ("fide", faces->other, "report", "-o", trf);
}

static const ZhFaceAct reports[] = {
  { "report-sent", ZH_COMMAND_ISSUE_DOCUMENTS, send_report, tell_sent_report, "issue.document" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "closing/knockout", make_knockout, knockouts },
  { "closing/event", make_last_round, ends },
  { "closing/rated", make_rated, reports },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
