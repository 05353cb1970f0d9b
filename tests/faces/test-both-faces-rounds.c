/* What is done to rounds and to what they are made of: hand edits of a pairing, line-ups, openings, entries
 * fed from another tournament, a tournament from a report file, and the rules of the event.
 */
#include "config.h"

#include <string.h>

#include "face-story.h"
#include "form-sheet.h"
#include "hand-edit-window.h"
#include "hands.h"
#include "lineup-sheet.h"
#include "openings-window.h"
#include "override-dialog.h"
#include "record-table.h"
#include "rules-tab.h"
#include "seat-grid.h"
#include "sheet-hands.h"
#include "site-sheet.h"
#include "lots-dialog.h"
#include "sites-dialog.h"
#include "tournament-dialog.h"
#include "tournaments-tab.h"

/* Hand edits */

static void
make_pairing (ZhFaces    *faces,
              const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
  ZH_CTL ("pair", path, "--publish");
}

static const ZhPairing *
get_pairing (ZhFaces *faces,
             int      board)
{
  return zh_round_find_pairing (zh_session_get_round (zh_faces_get_session (faces)), board);
}

static GtkWidget *
open_edit (ZhFaces *faces,
           gint64   entry)
{
  GtkWidget *window;

  zh_gui_press ("alt+1 ctrl+h");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_HAND_EDIT_WINDOW));
  zh_seat_grid_focus (ZH_SEAT_GRID (zh_gui_find_id (window, "seats")), entry);
  zh_gui_settle ();
  return window;
}

/* Says that it is known what is broken, and why it is done. */
static void
accept_edit (ZhFaces   *faces,
             GtkWidget *window)
{
  if (gtk_widget_get_visible (zh_gui_find_id (window, "keep")))
    {
      gtk_widget_grab_focus (zh_gui_find_id (window, "keep"));
      zh_gui_press ("space");
      zh_hands_type (zh_gui_find_id (window, "reason"), "Asked for");
    }
  zh_faces_finish (faces, "ctrl+Return");
}

/* The sides of White on boards 1 and 2. */
static void
swap_seats (ZhFaces *faces)
{
  GtkWidget *window = open_edit (faces, get_pairing (faces, 1)->entry[0]);

  zh_gui_press ("space Down space");
  accept_edit (faces, window);
}

static void
tell_swap (ZhFaces *faces)
{
  ZH_CTL ("edit-round", faces->other, "swap=1-4", "--accept", "--reason", "Asked for");
}

static void
swap_colours (ZhFaces *faces)
{
  GtkWidget *window = open_edit (faces, get_pairing (faces, 2)->entry[0]);

  zh_gui_press ("ctrl+Left");
  accept_edit (faces, window);
}

static void
tell_colours (ZhFaces *faces)
{
  ZH_CTL ("edit-round", faces->other, "colours=2", "--accept", "--reason", "Asked for");
}

/* Board 2 goes to the table of board 1. */
static void
move_up (ZhFaces *faces)
{
  GtkWidget *window = open_edit (faces, get_pairing (faces, 2)->entry[1]);

  zh_gui_press ("ctrl+Up");
  accept_edit (faces, window);
}

static void
tell_move (ZhFaces *faces)
{
  ZH_CTL ("edit-round", faces->other, "board=2-1", "--accept", "--reason", "Asked for");
}

/* Two are put aside, and pair anew with the other colours. */
static void
pair_anew (ZhFaces *faces)
{
  gint64     entries[2] = { get_pairing (faces, 1)->entry[0], get_pairing (faces, 1)->entry[1] };
  GtkWidget *window = open_edit (faces, entries[0]);

  zh_gui_press ("Delete");
  zh_seat_grid_focus (ZH_SEAT_GRID (zh_gui_find_id (window, "seats")), entries[1]);
  zh_gui_press ("Delete");
  zh_seat_grid_focus (ZH_SEAT_GRID (zh_gui_find_id (window, "seats")), entries[1]);
  zh_gui_press ("space");
  zh_seat_grid_focus (ZH_SEAT_GRID (zh_gui_find_id (window, "seats")), entries[0]);
  zh_gui_press ("space");
  accept_edit (faces, window);
}

static void
tell_pair (ZhFaces *faces)
{
  const ZhTournament *tournament = zh_faces_get_tournament (faces);
  int                 white = zh_tournament_find_entry (tournament, get_pairing (faces, 1)->entry[0])->start_number;
  int                 black = zh_tournament_find_entry (tournament, get_pairing (faces, 1)->entry[1])->start_number;
  g_autofree char    *first = g_strdup_printf ("aside=%d", black);
  g_autofree char    *second = g_strdup_printf ("aside=%d", white);
  g_autofree char    *pair = g_strdup_printf ("pair=%d-%d", white, black);

  ZH_CTL ("edit-round", faces->other, first, second, pair, "--accept", "--reason", "Asked for");
}

static const ZhFaceAct edits[] = {
  { "swap", ZH_COMMAND_EDIT_ROUND, swap_seats, tell_swap, "pairing.edited" },
  { "colours", ZH_COMMAND_EDIT_ROUND, swap_colours, tell_colours, "pairing.edited" },
  { "move-up", ZH_COMMAND_EDIT_ROUND, move_up, tell_move, "pairing.edited" },
  { "pair", ZH_COMMAND_EDIT_ROUND, pair_anew, tell_pair, "pairing.edited" },
  { NULL },
};

/* Rules of the event */

static void
make_rules (ZhFaces    *faces,
            const char *path)
{
  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2009");
}

static GtkWidget *
open_rules (ZhFaces *faces)
{
  return zh_faces_open_tab (faces, "alt+8", ZH_TYPE_RULES_TAB);
}

static void
adopt (ZhFaces *faces)
{
  GtkWidget *tab = open_rules (faces);

  zh_hands_choose (zh_gui_find_id (tab, "regulation"), 0);
  zh_hands_press_button (zh_hands_find_button (tab, "A_dopt"));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpuint (g_hash_table_size (zh_faces_get_competition (faces)->overrides), ==, 0);
  zh_faces_finish (faces, "Return");
}

static void
tell_adoption (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "--adopt", "distance-team");
}

/* The form offers the control that the regulation names, and nobody writes another. */
static void
add_by_regulation (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 0));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_TOURNAMENT_DIALOG);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (dialog, "time_control"))), ==, "30+0");
  zh_hands_type (zh_gui_find_id (dialog, "name"), "Distance");
  zh_sheet_choose (dialog, "System", "Round robin");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "save"));
  zh_faces_finish (faces, "Return");
  g_assert_cmpstr (zh_faces_get_tournament (faces)->time_control, ==, "1800+0");
}

static void
tell_by_regulation (ZhFaces *faces)
{
  const ZhTournament *made = zh_faces_get_tournament (faces);
  g_autofree char    *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, made->seed);

  ZH_CTL ("tournament", faces->other, "add", "--name", "Distance", "--system", zh_system_to_string (made->system), "--seed", seed);
}

static void
write_rule (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_override_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), "lateness.default-seconds"));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  zh_hands_type (zh_gui_find_id (dialog, "value"), "905");
  zh_faces_finish (faces, "Return");
}

static void
tell_rule (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "lateness.default-seconds", "905");
}

/* The ruleset decides again. */
static void
restore_rule (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_override_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), "lateness.default-seconds"));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  g_assert_true (gtk_widget_activate_action (dialog, "override.restore", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  zh_gui_wait_until (g_hash_table_lookup (zh_faces_get_competition (faces)->overrides, "lateness.default-seconds") == NULL);
  zh_hands_leave_messages (faces->gui);
}

/* The same from the list of rules, of a key that the regulation brought. */
static void
restore_in_list (ZhFaces *faces)
{
  GtkWidget *tab = open_rules (faces);

  zh_gui_press ("ctrl+f m o s t space r e s e r v e s");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (tab, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  zh_hands_press_button (zh_hands_find_button (tab, "_Back to the Ruleset"));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (g_hash_table_contains (zh_faces_get_competition (faces)->overrides, "teams.reserves-max"));
  zh_faces_finish (faces, "Return");
}

static void
tell_restored_in_list (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "teams.reserves-max");
}

static void
tell_restored (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "lateness.default-seconds");
}

static const ZhFaceAct rules[] = {
  { "adopt", ZH_COMMAND_ADOPT_REGULATION, adopt, tell_adoption, "override.value" },
  { "control", ZH_COMMAND_ADD_TOURNAMENT, add_by_regulation, tell_by_regulation, "tournament.time_control" },
  { "rule", ZH_COMMAND_SET_OVERRIDE, write_rule, tell_rule, "override.value" },
  { "restore", ZH_COMMAND_SET_OVERRIDE, restore_rule, tell_restored, "override.value" },
  { "restore-in-list", ZH_COMMAND_SET_OVERRIDE, restore_in_list, tell_restored_in_list, "override.value" },
  { NULL },
};

/* Sites of online play */

static void
make_online (ZhFaces    *faces,
             const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "dutch", "chess");
  ZH_CTL ("tournament", path, "edit", "--discipline", "online-rapid");
  ZH_CTL ("pair", path, "--publish");
}

static void
tick_camera (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_sites_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces)));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  gtk_widget_grab_focus (zh_hands_find_button (dialog, "○ Camera seen"));
  zh_gui_press ("space");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->sites->len == 1);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_camera (ZhFaces *faces)
{
  ZH_CTL ("sites", faces->other, "set", "1", "--camera", "yes");
}

static void
fill_site (ZhFaces *faces)
{
  const ZhTournament *tournament = zh_faces_get_tournament (faces);
  const ZhEntry      *first = g_ptr_array_index (tournament->entries, 0);
  g_autoptr (ZhSite) site = zh_sites_start (tournament->sites, first->id, 1);
  ZhFormSheet *sheet = zh_site_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), site, "Site");

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Place of play", "Nowhere, room 3");
  zh_sheet_type (sheet, "Arbiter at the site", "Watcher Will");
  zh_sheet_type (sheet, "Technician", "Fixer Fay");
  zh_sheet_type (sheet, "Note", "Two screens");
  zh_sheet_turn (sheet, "Equipment checked");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_site (ZhFaces *faces)
{
  ZH_CTL ("sites", faces->other, "set", "1", "--place", "Nowhere, room 3", "--arbiter", "Watcher Will", "--technician", "Fixer Fay", "--note", "Two screens",
          "--equipment", "yes");
}

static const ZhFaceAct sites[] = {
  { "camera", ZH_COMMAND_SET_SITE, tick_camera, tell_camera, "site.camera" },
  { "site", ZH_COMMAND_SET_SITE, fill_site, tell_site, "site.arbiter" },
  { NULL },
};

/* The minutes of a drawing that people held. */
static void
fill_minutes (ZhFaces *faces)
{
  ZhFormSheet *sheet = zh_lots_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces));

  zh_sheet_present (sheet, ZH_TYPE_FORM_SHEET);
  zh_sheet_choose (sheet, "What was drawn", "Colours of round 1");
  zh_sheet_type (sheet, "Day and hour", "20.11.2026 10:00");
  zh_sheet_type (sheet, "Place of the drawing", "Nowhere, hall 3");
  zh_sheet_type (sheet, "Conducted by", "Watcher Will");
  zh_sheet_type (sheet, "Present at the drawing", "Both");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_minutes (ZhFaces *faces)
{
  ZH_CTL ("lots", faces->other, "set", "board-colours", "--round", "1", "--held", "20.11.2026 10:00", "--place", "Nowhere, hall 3", "--conducted", "Watcher Will",
          "--present", "Both");
}

static const ZhFaceAct lots[] = {
  { "minutes", ZH_COMMAND_SET_LOT_MINUTE, fill_minutes, tell_minutes, "lot_minute.held" },
  { NULL },
};

/* Openings */

static void
make_draughts (ZhFaces    *faces,
               const char *path)
{
  zh_faces_make_players (faces, path, "ua-draughts-64", "round-robin", "draughts-russian");
  ZH_CTL ("pair", path, "--publish");
}

/* With a name in Windows-1251. */
static char *
write_openings (ZhFaces *faces)
{
  return zh_faces_write_list (faces, "openings.txt", "name \xd2\xe0\xe1\xeb\xe8\xf6\xff\n1. c3-d4 b6-a5\n2. c3-d4 d6-c5\n3. g3-f4 f6-g5\n");
}

/* The question that follows is for the next act. */
static void
load_openings (ZhFaces *faces)
{
  g_autofree char *path = write_openings (faces);

  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-opening", NULL));
  zh_faces_choose_file (faces, path);
}

static void
tell_openings (ZhFaces *faces)
{
  g_autofree char *path = write_openings (faces);

  ZH_CTL ("openings", faces->other, "load", path);
}

/* Another table in its place, before the lots are drawn. */
static char *
write_other_openings (ZhFaces *faces)
{
  return zh_faces_write_list (faces, "others.txt", "name Other\n1. c3-d4 b6-a5\n2. g3-f4 f6-g5\n");
}

static void
replace_openings (ZhFaces *faces)
{
  g_autofree char *path = write_other_openings (faces);

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-opening", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+t");
  zh_faces_choose_file (faces, path);
}

static void
tell_other_openings (ZhFaces *faces)
{
  g_autofree char *path = write_other_openings (faces);

  ZH_CTL ("openings", faces->other, "load", path);
}

/* Each board its own. */
static void
draw_openings (ZhFaces *faces)
{
  GtkWidget *dialog;

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-opening", NULL));
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG));
  gtk_widget_grab_focus (zh_gui_find (dialog, GTK_TYPE_CHECK_BUTTON));
  zh_gui_press ("space alt+d");
  zh_gui_wait_for_window (ZH_TYPE_OPENINGS_WINDOW);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_drawn_openings (ZhFaces *faces)
{
  g_autofree char *seed = zh_faces_dup_seed (faces);

  ZH_CTL ("openings", faces->other, "draw", "--per", "board", "--seed", seed);
}

static const ZhFaceAct openings[] = {
  { "load", ZH_COMMAND_SET_OPENINGS, load_openings, tell_openings, "tournament_option.value" },
  { "replace", ZH_COMMAND_SET_OPENINGS, replace_openings, tell_other_openings, "tournament_option.value" },
  { "draw", ZH_COMMAND_DRAW_OPENING, draw_openings, tell_drawn_openings, "tournament_option.value" },
  { NULL },
};

/* The position of Chess960 for a round */

static void
make_chess (ZhFaces    *faces,
            const char *path)
{
  zh_faces_make_players (faces, path, "fide-2009", "round-robin", "chess");
  ZH_CTL ("pair", path, "--publish");
}

static void
take_positions (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-opening", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "alt+p");
}

static void
tell_positions (ZhFaces *faces)
{
  ZH_CTL ("openings", faces->other, "load", "--chess960");
}

static void
draw_position (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-opening", NULL));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+d");
  zh_gui_wait_for_window (ZH_TYPE_OPENINGS_WINDOW);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_position (ZhFaces *faces)
{
  g_autofree char *seed = zh_faces_dup_seed (faces);

  ZH_CTL ("openings", faces->other, "draw", "--per", "round", "--seed", seed);
}

static const ZhFaceAct positions[] = {
  { "take", ZH_COMMAND_SET_OPENINGS, take_positions, tell_positions, "tournament_option.value" },
  { "draw", ZH_COMMAND_DRAW_OPENING, draw_position, tell_position, "tournament_option.value" },
  { NULL },
};

/* Line-ups */

static void
make_teams (ZhFaces    *faces,
            const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "teams.csv", "team,board,surname,given,rating\nCastle,1,Aa,Player,2300\nCastle,2,Ab,Player,2200\n"
                                                                   "Castle,3,Ac,Player,2100\nTower,1,Ba,Player,2250\nTower,2,Bb,Player,2150\nTower,3,Bc,Player,2050\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2023");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--boards", "2", "--cycles", "2", "--seed", "77");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  ZH_CTL ("pair", path, "--publish");
}

/* The reserve plays on the first board, which needs a reason. */
static void
set_lineup (ZhFaces *faces)
{
  GtkWidget *sheet = GTK_WIDGET (zh_lineup_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1));
  GtkWidget *reason;

  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_hands_type (zh_gui_find (sheet, ADW_TYPE_ENTRY_ROW), "3 1");
  reason = gtk_widget_get_next_sibling (zh_gui_find (sheet, ADW_TYPE_ENTRY_ROW));
  g_assert_true (gtk_widget_get_visible (reason));
  zh_hands_type (reason, "Ill");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_lineup (ZhFaces *faces)
{
  const ZhEntry *team = zh_tournament_find_entry (zh_faces_get_tournament (faces), get_pairing (faces, 1)->entry[0]);

  ZH_CTL ("lineup", faces->other, "set", team->team_name, "3,1", "--reason", "Ill");
}

/* Nobody has come for the second board, or for the first. */
static void
type_lineup (ZhFaces    *faces,
             const char *places)
{
  GtkWidget *sheet = GTK_WIDGET (zh_lineup_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 1));

  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_hands_type (zh_gui_find (sheet, ADW_TYPE_ENTRY_ROW), places);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_places (ZhFaces    *faces,
             const char *places)
{
  const ZhEntry *team = zh_tournament_find_entry (zh_faces_get_tournament (faces), get_pairing (faces, 1)->entry[0]);

  ZH_CTL ("lineup", faces->other, "set", team->team_name, places);
}

static void
leave_last (ZhFaces *faces)
{
  type_lineup (faces, "1");
}

static void
tell_last_left (ZhFaces *faces)
{
  tell_places (faces, "1");
}

static void
leave_first (ZhFaces *faces)
{
  type_lineup (faces, "0 2");
}

static void
tell_first_left (ZhFaces *faces)
{
  tell_places (faces, "0,2");
}

static const ZhFaceAct lineups[] = {
  { "set", ZH_COMMAND_SET_LINEUP, set_lineup, tell_lineup, "game.member1_id" },
  { "last-board-empty", ZH_COMMAND_SET_LINEUP, leave_last, tell_last_left, "game.member1_id" },
  { "first-board-empty", ZH_COMMAND_SET_LINEUP, leave_first, tell_first_left, "game.member1_id" },
  { NULL },
};

/* Tournaments out of others */

static void
make_stage (ZhFaces    *faces,
            const char *path)
{
  make_pairing (faces, path);
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "1-0");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "=-=");
  ZH_CTL ("fide", path, "mode", "--leave-fide-mode", "--because", "The hall closes");
  ZH_CTL ("tournament", path, "edit", "--rounds", "1", "--reason", "The hall closes");
  ZH_CTL ("tournament", path, "add", "--name", "Final", "--system", "round-robin", "--seed", "78");
}

/* The first three with their points. */
static void
feed (ZhFaces *faces)
{
  const ZhTournament *final = g_ptr_array_index (zh_faces_get_competition (faces)->tournaments, 1);
  GtkWidget          *dialog;
  GtkWidget          *last;

  zh_gui_press ("alt+1");
  zh_session_set_tournament_id (zh_faces_get_session (faces), final->id);
  zh_gui_settle ();
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.feed-tournament", NULL));
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG));
  last = gtk_grid_get_child_at (GTK_GRID (zh_gui_find (dialog, GTK_TYPE_GRID)), 1, 2);
  zh_hands_type (last, "3");
  gtk_widget_grab_focus (gtk_grid_get_child_at (GTK_GRID (gtk_widget_get_parent (last)), 0, 3));
  zh_gui_press ("space");
  zh_faces_finish (faces, "alt+o");
}

static void
tell_feed (ZhFaces *faces)
{
  ZH_CTL ("feed", faces->other, "Men", "-t", "Final", "--places", "1-3", "--carry");
}

/* An accelerated Swiss, whose points of the acceleration are in the report. */
static char *
write_report (ZhFaces *faces)
{
  char *path = g_build_filename (faces->gui->dir, "report.trf", NULL);

  ZH_CTL ("trf", "generate", "--players", "8", "--rounds", "3", "--seed", "5", "--acceleration", "baku", "--late", "10", "-o", path);
  return path;
}

static void
import_report (ZhFaces *faces)
{
  g_autofree char *path = write_report (faces);

  zh_hands_press_button (zh_hands_find_button (zh_faces_open_tab (faces, "alt+8", ZH_TYPE_TOURNAMENTS_TAB), "Import T_RF…"));
  zh_faces_choose_file (faces, path);
}

static void
tell_report (ZhFaces *faces)
{
  g_autofree char *path = write_report (faces);

  ZH_CTL ("import", faces->other, path);
}

/* Two pairs of round 1 that the rules make otherwise. */
static char *
write_doubtful_report (ZhFaces *faces)
{
  static const char report[] = "012 Elsewhere\n092 Individual: Swiss-System\n142 3\n152 W\n"
                               "001    1 m    Invented One                      2100                             1.0    1     4 w 1\n"
                               "001    2 m    Invented Two                      2000                             0.5    2     3 b =\n"
                               "001    3 m    Invented Three                    1900                             0.5    3     2 w =\n"
                               "001    4 m    Invented Four                     1800                             0.0    4     1 b 0\n";
  char             *path = g_build_filename (faces->gui->dir, "doubtful.trf", NULL);

  g_assert_true (g_file_set_contents (path, report, -1, NULL));
  return path;
}

/* Nothing is taken in before somebody has read which rounds they are. */
static void
import_doubtful_report (ZhFaces *faces)
{
  g_autofree char *path = write_doubtful_report (faces);
  gint64           length = zh_faces_get_competition (faces)->journal_length;
  GtkWindow       *dialog;

  zh_hands_press_button (zh_hands_find_button (zh_faces_open_tab (faces, "alt+8", ZH_TYPE_TOURNAMENTS_TAB), "Import T_RF…"));
  zh_faces_answer_chooser (path);
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Round 1 is paired otherwise than the rules pair it: 1-4 3-2 in the file"));
  g_assert_cmpint (zh_faces_get_competition (faces)->journal_length, ==, length);
  zh_faces_finish (faces, "alt+i");
}

static void
tell_doubtful_report (ZhFaces *faces)
{
  g_autofree char *path = write_doubtful_report (faces);

  ZH_CTL ("import", faces->other, path);
}

static const ZhFaceAct stages[] = {
  { "feed", ZH_COMMAND_FEED_TOURNAMENT, feed, tell_feed, "entry.carried_points" },
  { "report", ZH_COMMAND_IMPORT_TRF, import_report, tell_report, "virtual_points.points" },
  { "doubtful-report", ZH_COMMAND_IMPORT_TRF, import_doubtful_report, tell_doubtful_report, "game.white" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "rounds/hand-edit", make_pairing, edits },
  { "rounds/rules", make_rules, rules },
  { "rounds/sites", make_online, sites },
  { "rounds/lots", make_online, lots },
  { "rounds/openings", make_draughts, openings },
  { "rounds/positions", make_chess, positions },
  { "rounds/line-ups", make_teams, lineups },
  { "rounds/stages", make_stage, stages },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
