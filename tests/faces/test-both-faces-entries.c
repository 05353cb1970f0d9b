/* What is done to entries and to the members of teams, and what takes an act back.
 */
#include "config.h"

#include <string.h>

#include "entry-panel.h"
#include "face-story.h"
#include "form-sheet.h"
#include "hands.h"
#include "journal-page.h"
#include "member-list.h"
#include "record-table.h"
#include "sheet-hands.h"
#include "undo-dialog.h"

/* The table of the entries with the cursor on a row, counted from 0. */
static void
choose_entry (ZhFaces *faces,
              int      row)
{
  zh_gui_press ("alt+2");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_faces_find (faces, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  for (int i = 0; i < row; i++)
    zh_gui_press ("Down");
}

static GtkWidget *
open_panel (ZhFaces *faces,
            int      row)
{
  choose_entry (faces, row);
  if (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
  return zh_faces_find (faces, ZH_TYPE_ENTRY_PANEL);
}

/* Players */

static void
make_players (ZhFaces    *faces,
              const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "round-robin", "chess");
  ZH_CTL ("entry", path, "withdraw", "5");
}

static void
move_number (ZhFaces *faces)
{
  choose_entry (faces, 1);
  zh_faces_finish (faces, "alt+Up");
}

static void
tell_number (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "set-number", "Bondar Player", "--number", "1");
}

static void
reinstate (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_gui_find_id (open_panel (faces, 4), "reinstate"));
  zh_faces_finish (faces, "Return");
}

static void
tell_reinstatement (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "reinstate", "5");
}

static void
draw_rounds (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.draw-table-rounds", NULL));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_drawn_rounds (ZhFaces *faces)
{
  g_autofree char *seed = zh_faces_dup_seed (faces);

  ZH_CTL ("tournament", faces->other, "draw-rounds", "--seed", seed);
}

static void
undo (ZhFaces *faces)
{
  zh_faces_finish (faces, "ctrl+z");
}

static void
tell_undo (ZhFaces *faces)
{
  ZH_CTL ("undo", faces->other);
}

static void
redo (ZhFaces *faces)
{
  zh_faces_finish (faces, "ctrl+shift+z");
}

static void
tell_redo (ZhFaces *faces)
{
  ZH_CTL ("redo", faces->other);
}

/* Where the command stands last in the journal, counted from 1. */
static guint
find_entry (const char *path,
            const char *command)
{
  g_autoptr (GPtrArray) commands = zh_file_list_commands (path);

  for (guint i = commands->len; i > 0; i--)
    if (strcmp (g_ptr_array_index (commands, i - 1), command) == 0)
      return i;
  g_error ("%s has no %s", path, command);
}

/* An act that others came after; the newest stands first. */
static void
take_back (ZhFaces *faces)
{
  guint from_top = (guint) zh_faces_get_competition (faces)->journal_length - find_entry (faces->gui->path, ZH_COMMAND_SET_START_NUMBER);

  zh_gui_press ("alt+7");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (zh_faces_find (faces, ZH_TYPE_JOURNAL_PAGE), ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  for (guint i = 0; i < from_top; i++)
    zh_gui_press ("Down");
  zh_gui_press ("ctrl+alt+b");
  zh_gui_wait_for_window (ZH_TYPE_UNDO_DIALOG);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_taken_back (ZhFaces *faces)
{
  g_autofree char *entry = g_strdup_printf ("%u", find_entry (faces->other, ZH_COMMAND_SET_START_NUMBER));

  ZH_CTL ("undo", faces->other, "--act", entry);
}

static const ZhFaceAct players[] = {
  { "start-number", ZH_COMMAND_SET_START_NUMBER, move_number, tell_number, "entry.start_number" },
  { "reinstatement", ZH_COMMAND_REINSTATE_ENTRY, reinstate, tell_reinstatement, "entry.status" },
  { "table-rounds", ZH_COMMAND_DRAW_TABLE_ROUNDS, draw_rounds, tell_drawn_rounds, "tournament.rounds_drawn" },
  { "undo", ZH_COMMAND_UNDO, undo, tell_undo, "tournament.rounds_drawn" },
  { "redo", ZH_COMMAND_REDO, redo, tell_redo, "tournament_option.value" },
  { "undo-one-act", ZH_COMMAND_UNDO, take_back, tell_taken_back, "entry.start_number" },
  { NULL },
};

/* Members */

/* Paired already, so that each change needs a reason. */
static void
make_teams (ZhFaces    *faces,
            const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "teams.csv", "team,board,surname,given,rating\nCastle,1,Aa,Player,2300\nCastle,2,Ab,Player,2200\n"
                                                                   "Castle,3,Ac,Player,2100\nTower,1,Ba,Player,2250\nTower,2,Bb,Player,2150\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "ua-chess-2026");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--boards", "2", "--cycles", "2", "--seed", "77");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
}

/* The cursor on a member of the first team, counted from 0. */
static void
choose_member (ZhFaces *faces,
               int      row)
{
  GtkListBox *list = GTK_LIST_BOX (zh_gui_find_id (zh_gui_find (open_panel (faces, 0), ZH_TYPE_MEMBER_LIST), "list"));

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, row));
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, row)));
  zh_gui_settle ();
}

/* The last one is a reserve from now on. */
static void
make_reserve (ZhFaces *faces)
{
  choose_member (faces, 1);
  zh_faces_finish (faces, "r");
}

static void
tell_reserve (ZhFaces *faces)
{
  ZH_CTL ("member", faces->other, "edit", "Castle", "2", "--reserve", "yes");
}

static void
move_member (ZhFaces *faces)
{
  choose_member (faces, 1);
  zh_faces_finish (faces, "alt+Up");
}

static void
tell_order (ZhFaces *faces)
{
  ZH_CTL ("member", faces->other, "order", "Castle", "2,1,3");
}

static void
remove_member (ZhFaces *faces)
{
  choose_member (faces, 2);
  zh_faces_finish (faces, "Delete");
}

static void
tell_removal (ZhFaces *faces)
{
  ZH_CTL ("member", faces->other, "remove", "Castle", "3");
}

static const ZhFaceAct members[] = {
  { "reserve", ZH_COMMAND_EDIT_MEMBER, make_reserve, tell_reserve, "member.reserve" },
  { "order", ZH_COMMAND_ORDER_MEMBERS, move_member, tell_order, "member.board" },
  { "removal", ZH_COMMAND_REMOVE_MEMBER, remove_member, tell_removal, "member.rating" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "entries/players", make_players, players },
  { "entries/members", make_teams, members },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
