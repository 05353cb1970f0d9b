/* What is kept of games by correspondence: letters, claims and leaves. */
#include "config.h"

#include "face-story.h"
#include "hands.h"
#include "letter-event.h"
#include "letters-dialog.h"
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
  GtkWidget *dialog = GTK_WIDGET (zh_letters_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0));

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

static const ZhFaceAct acts[] = {
  { "letter", ZH_COMMAND_KEEP_LETTER, keep_letter, tell_letter, "letter.dispatch" },
  { "claim", ZH_COMMAND_KEEP_LETTER, claim, tell_claim, "letter.kind" },
  { "correction", ZH_COMMAND_KEEP_LETTER, correct_letter, tell_correction, "letter.sent" },
  { "removal", ZH_COMMAND_DROP_LETTER, remove_claim, tell_removal, "letter.dispatch" },
  { "leave", ZH_COMMAND_ADD_LEAVE, take_leave, tell_leave, "letter.last_day" },
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
