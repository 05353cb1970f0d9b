/* What an arbiter decides of incidents: by the rules, by hand, with sanctions; and what is done to clocks.
 */
#include "config.h"

#include <string.h>

#include "clocks-dialog.h"
#include "face-story.h"
#include "hands.h"
#include "incident-sheet.h"
#include "sheet-hands.h"

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

  zh_sheet_choose_item (zh_gui_find_id (sheet, "sanction"), "extra time to the opponent");
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
  zh_sheet_choose_item (zh_gui_find_id (sheet, "sanction"), "exclusion from one or more rounds");
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

  zh_sheet_present (dialog, ZH_TYPE_CLOCKS_DIALOG);
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

  zh_sheet_present (dialog, ZH_TYPE_CLOCKS_DIALOG);
  zh_hands_choose (zh_gui_find_id (dialog, "kind"), 1);
  zh_hands_type (zh_gui_find_id (dialog, "white_before"), "1:30");
  zh_hands_type (zh_gui_find_id (dialog, "white_after"), "2:00");
  zh_hands_type (zh_gui_find_id (dialog, "black_after"), "1:05:00");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_restored (ZhFaces *faces)
{
  ZH_CTL ("clocks", faces->other, "set", "-r", "1", "-b", "2", "--kind", "restored", "--before", "1:30-?", "--after", "2:00-1:05:00");
}

static const ZhFaceAct incidents[] = {
  { "by-the-rules", ZH_COMMAND_RULE_INCIDENT, rule_by_rules, tell_by_rules, "occurrence.witnesses" },
  { "sanction", ZH_COMMAND_RULE_INCIDENT, rule_sanction, tell_sanction, "occurrence.opponent_time" },
  { "in-the-hall", ZH_COMMAND_RULE_INCIDENT, rule_in_hall, tell_in_hall, "occurrence.scope" },
  { "exclusion", ZH_COMMAND_RULE_INCIDENT, rule_exclusion, tell_exclusion, "occurrence.rounds_out" },
  { "by-hand", ZH_COMMAND_RULE_INCIDENT, rule_by_hand, tell_by_hand, "occurrence.decided_by" },
  { "clocks", ZH_COMMAND_SET_CLOCKS, set_clocks, tell_clocks, "clock_change.after1" },
  { "clocks-restored", ZH_COMMAND_SET_CLOCKS, restore_clocks, tell_restored, "clock_change.before1" },
  { NULL },
};

/* Teams */

static void
make_match (ZhFaces    *faces,
            const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "teams.csv", "team,board,surname,given,rating\nCastle,1,Aa,Player,2300\nCastle,2,Ab,Player,2200\n"
                                                                   "Tower,1,Ba,Player,2250\nTower,2,Bb,Player,2150\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2023");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--boards", "2", "--seed", "77", "--time", "3600+30");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  ZH_CTL ("pair", path, "--publish");
}

/* Black of the second game, who has White's seat in the pairing. */
static void
rule_in_match (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "o p p o n e n t space d i s t u r b");

  zh_hands_type (zh_gui_find_id (sheet, "game_spin"), "2");
  zh_gui_press ("Tab");
  gtk_widget_grab_focus (zh_gui_find_id (sheet, "black"));
  zh_gui_press ("space");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_in_match (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "-b", "1", "-g", "2", "-p", "black", "-i", "disturbing", "--time", "2026-03-01T10:35");
}

/* A player of a team, away from his board; the list is by teams. */
static void
rule_on_member (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "o p p o n e n t space d i s t u r b");

  zh_hands_choose (zh_gui_find_id (sheet, "about"), ZH_INCIDENT_OF_PLAYER);
  zh_hands_choose (zh_gui_find_id (sheet, "entry"), 2);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_on_member (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "--about", "player", "-p", "Ab Player", "-i", "disturbing", "--time", "2026-03-01T10:35");
}

static void
rule_on_team (ZhFaces *faces)
{
  GtkWidget *sheet = open_incident (faces, "o p p o n e n t space d i s t u r b");

  zh_hands_choose (zh_gui_find_id (sheet, "about"), ZH_INCIDENT_OF_TEAM);
  zh_hands_choose (zh_gui_find_id (sheet, "entry"), 1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_on_team (ZhFaces *faces)
{
  ZH_CTL ("incident", faces->other, "add", "-r", "1", "--about", "team", "-p", "1", "-i", "disturbing", "--time", "2026-03-01T10:35");
}

static const ZhFaceAct matches[] = {
  { "game", ZH_COMMAND_RULE_INCIDENT, rule_in_match, tell_in_match, "occurrence.game" },
  { "member", ZH_COMMAND_RULE_INCIDENT, rule_on_member, tell_on_member, "occurrence.scope" },
  { "team", ZH_COMMAND_RULE_INCIDENT, rule_on_team, tell_on_team, "occurrence.count" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "decisions/teams", make_match, matches },
  { "decisions/incidents", make_blitz, incidents },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
