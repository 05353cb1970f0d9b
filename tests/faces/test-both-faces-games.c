/* What becomes of a round and its games: adjourned, resumed, opened again, taken apart; and how the games
 * of a pairing count.
 */
#include "config.h"

#include "adjournment-sheet.h"
#include "face-story.h"
#include "hands.h"
#include "sheet-hands.h"
#include "teams.h"
#include "tournament-dialog.h"

static void
make_round (ZhFaces    *faces,
            const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "dutch", "chess");
  ZH_CTL ("pair", path, "--publish");
}

/* What stands on the envelope. */
static void
seal_move (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_adjournment_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41");
  zh_sheet_type (sheet, "Time used by White, as 1:58:00", "1:58:00");
  zh_sheet_type (sheet, "Time used by Black, as 1:58:00", "1:57:00");
  zh_sheet_choose (sheet, "Offer of a draw by", "Black");
  zh_sheet_type (sheet, "Adjourned, as 2026-11-20 18:00", "2026-03-01 18:00");
  zh_sheet_type (sheet, "Play goes on, as 2026-11-21 09:00", "2026-03-02 09:00");
  zh_sheet_type (sheet, "Place of the resumption", "Other hall");
  zh_sheet_type_text (sheet, "A note");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_sealed_move (ZhFaces *faces)
{
  ZH_CTL ("adjourn", faces->other, "-r", "1", "-b", "1", "--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41", "--times", "1:58:00-1:57:00",
          "--draw-offer", "black", "--at", "2026-03-01T18:00", "--resume-at", "2026-03-02T09:00", "--place", "Other hall", "--note", "A note");
}

/* One field of the envelope is corrected, the others stay. */
static void
correct_envelope (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_adjournment_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Number of the sealed move, empty: by the position", "42");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_corrected_envelope (ZhFaces *faces)
{
  ZH_CTL ("adjourn", faces->other, "-r", "1", "-b", "1", "--move", "42");
}

static void
open_envelope (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_resumption_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Sealed move, as written", "e4");
  zh_sheet_choose (sheet, "Present", "Black");
  zh_sheet_type (sheet, "Opened, as 2026-11-21 09:00", "2026-03-02 09:05");
  zh_sheet_type_text (sheet, "Opened late");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_opened_envelope (ZhFaces *faces)
{
  ZH_CTL ("resume", faces->other, "-r", "1", "-b", "1", "--sealed-move", "e4", "--present", "black", "--at", "2026-03-02T09:05", "--note", "Opened late");
}

/* With what was played, which is asked about. */
static void
unpair (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.unpair-round", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "alt+u");
  g_assert_cmpuint (zh_faces_get_tournament (faces)->rounds->len, ==, 0);
}

static void
tell_unpairing (ZhFaces *faces)
{
  ZH_CTL ("pair", faces->other, "--unpair", "--lose-results");
}

static const ZhFaceAct adjournments[] = {
  { "envelope", ZH_COMMAND_ADJOURN_GAME, seal_move, tell_sealed_move, "adjournment.resume_place" },
  { "correction", ZH_COMMAND_ADJOURN_GAME, correct_envelope, tell_corrected_envelope, "adjournment.move_number" },
  { "resumption", ZH_COMMAND_RESUME_GAME, open_envelope, tell_opened_envelope, "adjournment.sealed_move" },
  { "unpairing", ZH_COMMAND_UNPAIR_ROUND, unpair, tell_unpairing, "tournament.name" },
  { NULL },
};

/* Opening again */

static void
make_closed (ZhFaces    *faces,
             const char *path)
{
  make_round (faces, path);
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "1-0");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "=-=");
  ZH_CTL ("round", path, "close", "1");
  ZH_CTL ("fide", path, "mode", "--leave-fide-mode", "--because", "The hall closes");
  ZH_CTL ("tournament", path, "edit", "--rounds", "1", "--reason", "The hall closes");
  ZH_CTL ("tournament", path, "close");
}

static void
reopen_tournament (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.reopen-tournament", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "Return");
}

static void
tell_reopened_tournament (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "reopen");
}

static void
reopen_round (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.reopen-round", NULL));
  zh_sheet_type (zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET), "Reason", "An invented reason");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_reopened_round (ZhFaces *faces)
{
  ZH_CTL ("round", faces->other, "reopen", "1", "--reason", "An invented reason");
}

static const ZhFaceAct reopenings[] = {
  { "tournament", ZH_COMMAND_REOPEN_TOURNAMENT, reopen_tournament, tell_reopened_tournament, "tournament.closed" },
  { "round", ZH_COMMAND_REOPEN_ROUND, reopen_round, tell_reopened_round, "round.state" },
  { NULL },
};

/* Micro-matches */

/* The regulation lets each game count. */
static void
make_regulation (ZhFaces    *faces,
                 const char *path)
{
  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "ua-draughts-64");
  ZH_CTL ("regulation", path, "micro-match.counts-as-one-result", "no");
}

static GtkWidget *
open_settings (ZhFaces *faces,
               gint64   tournament)
{
  GtkWidget *dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), tournament));

  zh_sheet_present (dialog, ZH_TYPE_TOURNAMENT_DIALOG);
  return dialog;
}

static void
add_by_regulation (ZhFaces *faces)
{
  GtkWidget *dialog = open_settings (faces, 0);

  zh_hands_type (zh_gui_find_id (dialog, "name"), "Pairs");
  zh_sheet_choose (dialog, "System", "Round robin");
  zh_hands_type (zh_gui_find (zh_sheet_get_row (dialog, "Games of a pairing"), GTK_TYPE_SPIN_BUTTON), "2");
  zh_gui_press ("Tab");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "save"));
  zh_faces_finish (faces, "Return");
  g_assert_true (zh_tournament_counts_each_game (zh_faces_get_tournament (faces)));
}

static void
tell_by_regulation (ZhFaces *faces)
{
  const ZhTournament *made = zh_faces_get_tournament (faces);
  g_autofree char    *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, made->seed);

  ZH_CTL ("tournament", faces->other, "add", "--name", "Pairs", "--system", zh_system_to_string (made->system), "--games", "2", "--time", made->time_control, "--seed", seed);
}

/* One tournament follows the rules again. */
static void
choose_one_result (ZhFaces *faces)
{
  GtkWidget *dialog = open_settings (faces, zh_faces_get_tournament (faces)->id);

  zh_sheet_turn (dialog, "The games of a pairing are one result");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "save"));
  zh_faces_finish (faces, "Return");
  g_assert_false (zh_tournament_counts_each_game (zh_faces_get_tournament (faces)));
}

static void
tell_one_result (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "edit", "--one-result", "yes");
}

static const ZhFaceAct micro_matches[] = {
  { "regulation", ZH_COMMAND_ADD_TOURNAMENT, add_by_regulation, tell_by_regulation, "tournament_option.value" },
  { "one-result", ZH_COMMAND_EDIT_TOURNAMENT, choose_one_result, tell_one_result, "tournament.games_per_pairing" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "games/adjournment", make_round, adjournments },
  { "games/reopening", make_closed, reopenings },
  { "games/micro-matches", make_regulation, micro_matches },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
