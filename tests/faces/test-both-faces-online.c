/* The desk of online play: connections that are lost and come back, games that are checked, the extra game of a match.
 */
#include "config.h"

#include "extra-game-sheet.h"
#include "face-story.h"
#include "hands.h"
#include "outage-sheet.h"
#include "screening-sheet.h"
#include "sheet-hands.h"
#include "sites-dialog.h"

static void
make_online (ZhFaces    *faces,
             const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "dutch", "chess");
  ZH_CTL ("tournament", path, "edit", "--discipline", "online-rapid");
  ZH_CTL ("pair", path, "--publish");
}

static ZhFormSheet *
open_outage (ZhFaces *faces,
             int      board)
{
  ZhFormSheet *sheet = zh_outage_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), board, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  return sheet;
}

static void
lose (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_outage (faces, 1);

  zh_hands_choose (zh_sheet_get_row (sheet, "Who is gone"), 1);
  zh_hands_choose (zh_sheet_get_row (sheet, "Cause"), ZH_OUTAGE_DEVICE);
  zh_sheet_type (sheet, "Since", "2026-03-01T10:05:10");
  zh_sheet_type (sheet, "Note", "The screen is dark");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_lost (ZhFaces *faces)
{
  ZH_CTL ("disconnections", faces->other, "lost", "-r", "1", "-b", "1", "-p", "black", "--cause", "device", "--time", "2026-03-01T10:05:10", "--note",
          "The screen is dark");
}

static void
come_back (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_outage (faces, 1);

  zh_sheet_type (sheet, "Time lost", "1:35");
  zh_sheet_type (sheet, "Seconds added to the clock", "95");
  zh_sheet_type (sheet, "Note", "Another screen");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_back (ZhFaces *faces)
{
  ZH_CTL ("disconnections", faces->other, "ended", "1", "--how", "reconnected", "--lost", "95", "--offender-time", "95", "--note", "Another screen");
}

/* The first letters of a name find the side; nothing else is said. */
static void
lose_again (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_outage (faces, 2);

  zh_sheet_type (sheet, "Since", "2026-03-01T10:40");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_lost_again (ZhFaces *faces)
{
  ZH_CTL ("disconnections", faces->other, "lost", "-r", "1", "-b", "2", "-p", "white", "--time", "2026-03-01T10:40");
}

/* Time runs out, and the opponent cannot mate: a draw. */
static void
run_out (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_outage (faces, 2);

  zh_hands_choose (zh_sheet_get_row (sheet, "How it ended"), 1);
  zh_sheet_type (sheet, "Time lost", "10:00");
  zh_sheet_turn (sheet, "Is the opponent unable to mate by any series of legal moves?");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_run_out (ZhFaces *faces)
{
  ZH_CTL ("disconnections", faces->other, "ended", "2", "--how", "lost-on-time", "--lost", "600", "--fact", "opponent-cannot-mate");
}

static const ZhFaceAct outages[] = {
  { "lost", ZH_COMMAND_OPEN_OUTAGE, lose, tell_lost, "outage.cause" },
  { "back", ZH_COMMAND_RULE_INCIDENT, come_back, tell_back, "outage.lost" },
  { "lost-again", ZH_COMMAND_OPEN_OUTAGE, lose_again, tell_lost_again, "outage.since" },
  { "run-out", ZH_COMMAND_RULE_INCIDENT, run_out, tell_run_out, "outage.ended" },
  { NULL },
};

static void
send_game (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_screening_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1, 0);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Sent to", "Fair Play Panel");
  zh_sheet_type (sheet, "Ground", "Too exact");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_sent (ZhFaces *faces)
{
  ZH_CTL ("screening", faces->other, "send", "-r", "1", "-b", "1", "-p", "white", "--body", "Fair Play Panel", "--why", "Too exact");
}

static ZhFormSheet *
open_next (ZhFaces *faces)
{
  const ZhScreening *screening = g_ptr_array_index (zh_faces_get_tournament (faces)->screenings, 0);
  ZhFormSheet       *sheet = zh_screening_sheet_new_next (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), screening);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  return sheet;
}

static void
answer (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_next (faces);

  zh_hands_choose (zh_sheet_get_row (sheet, "Answer"), 2);
  zh_sheet_type (sheet, "Note", "Twenty of twenty");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_answer (ZhFaces *faces)
{
  ZH_CTL ("screening", faces->other, "answer", "1", "--answer", "confirmed", "--note", "Twenty of twenty");
}

static void
rule (ZhFaces *faces)
{
  ZhFormSheet *sheet = open_next (faces);

  zh_hands_choose (zh_sheet_get_row (sheet, "Sanction"), 1);
  zh_sheet_type (sheet, "Reason", "As the panel found");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_rule (ZhFaces *faces)
{
  ZH_CTL ("screening", faces->other, "rule", "1", "--sanction", "game-loss", "--reason", "As the panel found");
}

static const ZhFaceAct screenings[] = {
  { "send", ZH_COMMAND_SEND_SCREENING, send_game, tell_sent, "screening.body" },
  { "answer", ZH_COMMAND_ANSWER_SCREENING, answer, tell_answer, "screening.answer" },
  { "rule", ZH_COMMAND_RULE_INCIDENT, rule, tell_rule, "screening.incident_id" },
  { NULL },
};

/* A file of the platform was kept; what it says of two boards stands in question. */
static void
make_said (ZhFaces    *faces,
           const char *path)
{
  g_autofree char *games = zh_faces_write_list (faces, "games.pgn", "[White \"?\"]\n[Black \"?\"]\n[Board \"1\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n"
                                                                    "[White \"?\"]\n[Black \"?\"]\n[Board \"2\"]\n[Result \"1/2-1/2\"]\n\n1. d4 1/2-1/2\n");

  make_online (faces, path);
  ZH_CTL ("games", path, "import", games, "-r", "1");
}

static void
take_said (ZhFaces *faces)
{
  zh_faces_finish (faces, "alt+1 shift+F3");
}

static void
tell_taken (ZhFaces *faces)
{
  ZH_CTL ("games", faces->other, "take", "-r", "1");
}

static const ZhFaceAct said[] = {
  { "taken", ZH_COMMAND_KEEP_GAMES, take_said, tell_taken, "game.white" },
  { NULL },
};

/* A match of two boards that is level. */
static void
make_level (ZhFaces    *faces,
            const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "teams.csv", "team,board,surname,given\nCastle,1,Aa,Player\nCastle,2,Ab,Player\nCastle,3,Ac,Player\n"
                                                                   "Tower,1,Ba,Player\nTower,2,Bb,Player\nTower,3,Bc,Player\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2009");
  ZH_CTL ("regulation", path, "--adopt", "distance-team");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--boards", "2", "--discipline", "online-rapid", "--seed", "77");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "lot", "--seed", "5");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "-g", "1", "1-0");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "-g", "2", "1-0");
}

static void
add_game (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_extra_game_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1);

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_hands_choose (zh_sheet_get_row (sheet, "Castle"), 2);
  zh_hands_choose (zh_sheet_get_row (sheet, "Who has White"), 2);
  zh_sheet_type (sheet, "Time control of the extra game", "5+3");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_game (ZhFaces *faces)
{
  const ZhRound   *round = zh_tournament_find_round (zh_faces_get_tournament (faces), 1);
  const ZhPairing *pairing = zh_round_find_pairing (round, 1);
  const ZhEntry   *first = zh_tournament_find_entry (zh_faces_get_tournament (faces), pairing->entry[0]);
  gboolean         castle = g_str_equal (first->team_name, "Castle");

  ZH_CTL ("extra-game", faces->other, "-r", "1", "-b", "1", castle ? "--first" : "--second", "3", castle ? "--second" : "--first", "1", "--white", "second", "--control", "5+3");
}

/* Of the first side, today. */
static void
send_logins (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_sites_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces)));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  gtk_widget_grab_focus (zh_hands_find_button (dialog, "○ Logins sent"));
  zh_gui_press ("space");
  zh_gui_wait_until (zh_date_is_set (((const ZhEntry *) g_ptr_array_index (zh_faces_get_tournament (faces)->entries, 0))->logins_sent));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_logins (ZhFaces *faces)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (zh_desk_get_now (zh_session_get_desk (zh_faces_get_session (faces))));
  g_autofree char *today = g_date_time_format (now, "%Y-%m-%d");

  ZH_CTL ("entry", faces->other, "edit", "1", "--logins-sent", today);
}

static const ZhFaceAct extra_games[] = {
  { "logins", ZH_COMMAND_EDIT_ENTRY, send_logins, tell_logins, "entry.logins_sent" },
  { "extra-game", ZH_COMMAND_ADD_EXTRA_GAME, add_game, tell_game, "game.member1_id" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "online/outages", make_online, outages },
  { "online/screenings", make_online, screenings },
  { "online/extra-games", make_level, extra_games },
  { "online/said", make_said, said },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
