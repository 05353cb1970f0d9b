/* What the page of standings sets: the order of tie-breaks, an order by hand, lots, groups, prizes, places of
 * teams, norms, and the play-off that follows from a tie.
 */
#include "config.h"

#include <string.h>

#include "event-norms.h"
#include "face-story.h"
#include "hands.h"
#include "order-list.h"
#include "plan-dialog.h"
#include "record-table.h"
#include "ruleset-defaults.h"
#include "sheet-hands.h"
#include "standings-page.h"
#include "standings.h"

/* Five players after round 1: the first has won, two have drawn, the last had no opponent. */
static void
make_round (ZhFaces    *faces,
            const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
  ZH_CTL ("fide", path, "mode", "--leave-fide-mode", "--because", "Tie-breaks are still to be agreed");
  ZH_CTL ("pair", path, "--publish");
  ZH_CTL ("result", path, "-r", "1", "-b", "1", "1-0");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "=-=");
}

static GtkWidget *
open_page (ZhFaces *faces)
{
  zh_gui_press ("alt+3");
  return zh_faces_find (faces, ZH_TYPE_STANDINGS_PAGE);
}

static GtkWidget *
open_plan (ZhFaces    *faces,
           const char *action)
{
  g_assert_true (gtk_widget_activate_action (open_page (faces), action, NULL));
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG));
}

/* The text fields under a widget, in their order. */
static void
collect_fields (GtkWidget *widget,
                GPtrArray *fields)
{
  if (GTK_IS_ENTRY (widget))
    g_ptr_array_add (fields, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_fields (child, fields);
}

/* The texts go to the fields of a row of a plan in their order. */
static void
fill_row (GtkWidget         *dialog,
          guint              row,
          const char *const *texts)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new ();

  collect_fields (zh_order_list_get_child (ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST)), row), fields);
  g_assert_cmpuint (fields->len, ==, g_strv_length ((char **) texts));
  for (guint i = 0; i < fields->len; i++)
    zh_hands_type (g_ptr_array_index (fields, i), texts[i]);
}

/* Writes a key file, and tells the terminal to take it. */
static void
tell_plan (ZhFaces    *faces,
           const char *command,
           const char *text)
{
  g_autofree char *source = zh_faces_write_list (faces, "plan.ini", text);

  ZH_CTL (command, faces->other, "set", source);
}

/* Tie-breaks */

/* The first criterion goes down one place, one with a cut comes at the end. */
static void
order_tiebreaks (ZhFaces *faces)
{
  GtkWidget   *dialog = open_plan (faces, "standings.edit-tie-breaks");
  ZhOrderList *list = ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST));

  gtk_widget_grab_focus (gtk_widget_get_ancestor (zh_order_list_get_child (list, 0), GTK_TYPE_LIST_BOX_ROW));
  zh_gui_press ("alt+Down");
  zh_hands_press_button (zh_gui_find_id (dialog, "add"));
  zh_hands_type (zh_gui_find_id (dialog, "reason"), "Asked for");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_tiebreaks (ZhFaces *faces)
{
  g_autofree char *codes = g_strjoinv (",", zh_faces_get_tournament (faces)->tiebreaks);

  ZH_CTL ("tie-breaks", faces->other, "set", codes, "--reason", "Asked for");
}

/* The order of the rules again, whatever was made of it. */
static void
take_preset (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-tie-breaks");

  zh_hands_choose (zh_gui_find_id (dialog, "preset"), 1);
  zh_hands_type (zh_gui_find_id (dialog, "reason"), "By the rules");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_preset (ZhFaces *faces)
{
  g_autoptr (ZhRuleset) rules = zh_competition_load_ruleset (zh_faces_get_competition (faces), NULL);
  g_auto (GStrv) order = zh_ruleset_dup_tie_breaks (rules, ZH_SYSTEM_DUTCH, FALSE, NULL);
  g_autofree char *codes = NULL;

  order = zh_standings_put_primary_first (zh_faces_get_tournament (faces), order);
  codes = g_strjoinv (",", order);
  ZH_CTL ("tie-breaks", faces->other, "set", codes, "--reason", "By the rules");
}

/* An order kept under a name is offered the next time. */
static void
keep_preset (ZhFaces *faces)
{
  GtkWidget   *dialog = open_plan (faces, "standings.edit-tie-breaks");
  ZhOrderList *list = ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST));

  zh_sheet_choose_item (zh_gui_find_id (dialog, "preset"), "The program’s own");
  gtk_widget_grab_focus (gtk_widget_get_ancestor (zh_order_list_get_child (list, 0), GTK_TYPE_LIST_BOX_ROW));
  zh_gui_press ("alt+Down");
  zh_hands_type (zh_gui_find_id (dialog, "preset_name"), "Mine");
  zh_gui_press ("Return");
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
  dialog = open_plan (faces, "standings.edit-tie-breaks");
  zh_sheet_choose_item (zh_gui_find_id (dialog, "preset"), "Mine");
  zh_hands_type (zh_gui_find_id (dialog, "reason"), "As kept");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_kept_preset (ZhFaces *faces)
{
  g_auto (GStrv) own = g_strdupv ((char **) zh_standings_get_default_codes (zh_faces_get_tournament (faces)));
  char            *first = own[0];
  g_autofree char *codes = NULL;

  own[0] = own[1];
  own[1] = first;
  codes = g_strjoinv (",", own);
  ZH_CTL ("tie-breaks", faces->other, "set", codes, "--reason", "As kept");
}

/* The two who drew, in the other order. */
static void
order_by_hand (ZhFaces *faces)
{
  GtkWidget   *page = open_page (faces);
  GtkWidget   *dialog;
  ZhOrderList *list;

  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (page, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home Down Down");
  g_assert_true (gtk_widget_activate_action (page, "standings.order-by-hand", NULL));
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG));
  list = ZH_ORDER_LIST (zh_gui_find (dialog, ZH_TYPE_ORDER_LIST));
  g_assert_cmpuint (zh_order_list_get_n (list), ==, 2);
  gtk_widget_grab_focus (gtk_widget_get_ancestor (zh_order_list_get_child (list, 0), GTK_TYPE_LIST_BOX_ROW));
  zh_gui_press ("alt+Down");
  zh_hands_type (zh_gui_find (dialog, ADW_TYPE_ENTRY_ROW), "A rapid game");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_order (ZhFaces *faces)
{
  ZH_CTL ("tie-breaks", faces->other, "by-hand", "2,4", "--reason", "A rapid game");
}

static void
draw_lots (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (open_page (faces), "standings.draw-lots", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_lots (ZhFaces *faces)
{
  g_autofree char *seed = zh_faces_dup_seed (faces);

  ZH_CTL ("tie-breaks", faces->other, "lots", "--seed", seed);
}

/* Plans */

static void
set_groups (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-groups");

  fill_row (dialog, 0, (const char *const[]){ "Girls", "sex=w;born=2010-", NULL });
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_groups (ZhFaces *faces)
{
  tell_plan (faces, "groups", "[group 1]\ntitle=Girls\nmembers=sex=w;born=2010-\n");
}

static void
set_prizes (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-prizes");

  zh_hands_choose (zh_gui_find_id (dialog, "sharing"), 2);
  zh_hands_choose (zh_gui_find_id (dialog, "choice"), 1);
  zh_hands_type (zh_gui_find_id (dialog, "currency"), "EUR");
  zh_hands_type (zh_gui_find_id (dialog, "unit"), "5");
  fill_row (dialog, 0, (const char *const[]){ "Women", "100; 50.50", "sex=w", NULL });
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_prizes (ZhFaces *faces)
{
  tell_plan (faces, "prizes", "[prizes]\nsharing=hort\nchoice=first\nunit=500\ncurrency=EUR\n[list 1]\ntitle=Women\nmembers=sex=w\namounts=100;50.50\n");
}

static void
set_teams (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-teams");

  zh_hands_choose (zh_gui_find_id (dialog, "group"), 1);
  zh_hands_choose (zh_gui_find_id (dialog, "counting"), 2);
  zh_hands_type (zh_gui_find_id (dialog, "table"), "20;17;15.5");
  zh_hands_choose (zh_gui_find_id (dialog, "shared"), 1);
  zh_hands_type (zh_gui_find_id (dialog, "best"), "2");
  zh_hands_type (zh_gui_find_id (dialog, "women"), "1");
  zh_hands_type (zh_gui_find_id (dialog, "juniors"), "1");
  zh_hands_type (zh_gui_find_id (dialog, "junior_year"), "2009");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_teams (ZhFaces *faces)
{
  tell_plan (faces, "team-places",
             "[teams]\ngroup=club\ncounting=table\nshared=mean\ntable=20;17;15.5\nbest=2\nwomen=1\njuniors=1\njunior-year=2009\n");
}

/* Only one field of the plan is changed. */
static void
change_teams (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-teams");

  zh_hands_choose (zh_gui_find_id (dialog, "counting"), 0);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_changed_teams (ZhFaces *faces)
{
  tell_plan (faces, "team-places",
             "[teams]\ngroup=club\ncounting=places\nshared=mean\ntable=20;17;15.5\nbest=2\nwomen=1\njuniors=1\njunior-year=2009\n");
}

static void
leave_teams (ZhFaces *faces)
{
  GtkWidget *dialog = open_plan (faces, "standings.edit-teams");

  gtk_widget_grab_focus (zh_gui_find_id (dialog, "counts"));
  zh_gui_press ("space");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_no_teams (ZhFaces *faces)
{
  ZH_CTL ("team-places", faces->other, "clear");
}

/* Norms */

static char *
write_norms (ZhFaces *faces)
{
  return zh_faces_write_list (faces, "norms.ini", "# invented\n[norms]\ntitle=Invented\n[norm 1]\ncategory=I\nscale=1000:50\n");
}

static void
load_norms (ZhFaces *faces)
{
  g_autofree char *path = write_norms (faces);

  g_assert_true (gtk_widget_activate_action (open_page (faces), "standings.load-norms", NULL));
  zh_faces_choose_file (faces, path);
}

static void
tell_norms (ZhFaces *faces)
{
  g_autofree char *path = write_norms (faces);

  ZH_CTL ("norms", faces->other, "set", path);
}

static void
remove_norms (ZhFaces *faces)
{
  g_assert_true (gtk_widget_activate_action (open_page (faces), "standings.remove-norms", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_no_norms (ZhFaces *faces)
{
  ZH_CTL ("norms", faces->other, "clear");
}

static const ZhFaceAct plans[] = {
  { "tie-breaks", ZH_COMMAND_SET_TIEBREAKS, order_tiebreaks, tell_tiebreaks, "tournament.tiebreaks" },
  { "hand-order", ZH_COMMAND_SET_MANUAL_ORDER, order_by_hand, tell_order, "tournament_option.value" },
  { "lots", ZH_COMMAND_DRAW_TIE_LOTS, draw_lots, tell_lots, "tournament_option.value" },
  { "groups", ZH_COMMAND_SET_GROUPS, set_groups, tell_groups, "tournament_option.value" },
  { "prizes", ZH_COMMAND_SET_PRIZES, set_prizes, tell_prizes, "tournament_option.value" },
  { "team-places", ZH_COMMAND_SET_TEAM_PLACES, set_teams, tell_teams, "tournament_option.value" },
  { "team-places-changed", ZH_COMMAND_SET_TEAM_PLACES, change_teams, tell_changed_teams, "tournament_option.value" },
  { "no-team-places", ZH_COMMAND_SET_TEAM_PLACES, leave_teams, tell_no_teams, "tournament_option.value" },
  { "norms", ZH_COMMAND_SET_NORMS, load_norms, tell_norms, "tournament_option.value" },
  { "no-norms", ZH_COMMAND_SET_NORMS, remove_norms, tell_no_norms, "tournament_option.value" },
  { "preset", ZH_COMMAND_SET_TIEBREAKS, take_preset, tell_preset, "tournament.tiebreaks" },
  { "preset-kept", ZH_COMMAND_SET_TIEBREAKS, keep_preset, tell_kept_preset, "tournament.tiebreaks" },
  { NULL },
};

/* The play-off */

/* Everybody draws with everybody. */
static void
make_tie (ZhFaces    *faces,
          const char *path)
{
  g_autofree char *list = zh_faces_write_list (faces, "three.csv", "Surname;Given name;Rating\nAdamenko;Player;2300\nBondar;Player;2250\nChaika;Player;2200\n");

  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "ru-chess-988");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "round-robin", "--seed", "77", "--time", "3600+30");
  ZH_CTL ("import", path, list);
  ZH_CTL ("entry", path, "number", "--by", "rating");
  ZH_CTL ("pair", path, "--all", "--publish");
  for (int round = 1; round <= 3; round++)
    {
      g_autofree char *number = g_strdup_printf ("%d", round);

      ZH_CTL ("result", path, "-r", number, "-b", "1", "=-=");
      ZH_CTL ("round", path, "close", number);
    }
}

static void
start_playoff (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.start-playoff", NULL));
  zh_hands_leave_messages (faces->gui);
}

static void
tell_playoff (ZhFaces *faces)
{
  g_autofree char *seed = zh_faces_dup_seed (faces);

  ZH_CTL ("playoff", faces->other, "--seed", seed);
}

static const ZhFaceAct playoffs[] = {
  { "stage", ZH_COMMAND_START_PLAYOFF, start_playoff, tell_playoff, "tournament.time_control" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "standings/plans", make_round, plans },
  { "standings/play-off", make_tie, playoffs },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
