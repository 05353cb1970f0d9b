/* Two events over the internet in the window, by keys: four schools by the regulation of the distance team event, and a
 * final of sixteen on eight sites under order 988. Entered by a pasted list, checked, played with lost connections, a
 * substitution, an extra game, games of the platform and a checked game, to the next round; the journal is verified.
 */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-regulation.h"
#include "desk-verify.h"
#include "draw-window.h"
#include "entry-panel.h"
#include "form-sheet.h"
#include "games-dialog.h"
#include "gui-harness.h"
#include "import-dialog.h"
#include "incident-sheet.h"
#include "member-list.h"
#include "record-table.h"
#include "round-boards.h"
#include "sites-dialog.h"
#include "start-dialog.h"
#include "teams.h"
#include "../tournament-settings.h"

static ZhSession *
get_session (ZhGui *gui)
{
  return zh_window_get_session (gui->window);
}

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (get_session (gui));
}

static const ZhPairing *
get_pairing (ZhGui *gui,
             int    number)
{
  return zh_round_find_pairing (zh_session_get_round (get_session (gui)), number);
}

static void
wait_for_main (ZhGui *gui)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static guint
count_members (ZhGui *gui,
               gint64 team)
{
  g_autoptr (GPtrArray) members = zh_tournament_list_members (get_tournament (gui), team);

  return members->len;
}

/* What stands beside the next step. */
static gboolean
is_noted (ZhGui      *gui,
          const char *words)
{
  zh_gui_settle ();
  return gtk_widget_get_visible (zh_gui_find_id (GTK_WIDGET (gui->window), "notes")) &&
         strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (GTK_WIDGET (gui->window), "notes_text"))), words) != NULL;
}

/* An empty tournament of online play. */
static ZhGui *
open_event (char       *ruleset,
            const char *regulation,
            ZhSystem    system,
            int         boards)
{
  ZhCompetitionDetails details = { .title = "Invented Final", .place = "Nowhere", .start = { 2026, 3, 1 }, .end = { 2026, 3, 9 }, .ruleset = ruleset };
  ZhGui               *gui = zh_gui_new ();
  ZhDesk              *desk;
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) details_change = NULL;
  g_autoptr (ZhChange) adopted = NULL;
  g_autoptr (ZhChange) settings_change = NULL;
  g_autoptr (ZhTournament) settings = NULL;

  zh_gui_open_competition (gui, 0);
  desk = zh_session_get_desk (get_session (gui));
  details_change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  adopted = regulation != NULL ? zh_desk_adopt_regulation (desk, regulation, &error) : NULL;
  g_assert_no_error (error);
  settings = zh_tournament_copy_settings (get_tournament (gui));
  settings->play = ZH_PLAY_ONLINE;
  settings->time_class = ZH_TIME_CLASS_RAPID;
  settings->system = system;
  settings->boards = boards;
  settings->n_rounds = 3;
  settings_change = test_edit_tournament (desk, settings, &error);
  g_assert_no_error (error);
  zh_gui_settle ();
  return gui;
}

static void
paste (ZhGui      *gui,
       const char *list,
       guint       n_entries)
{
  GtkWidget *dialog;

  zh_gui_press ("alt+2");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (gui->window)), list);
  zh_gui_press ("ctrl+shift+v");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG));
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "accept"));
  zh_gui_press ("Return");
  zh_gui_wait_until (get_tournament (gui)->entries->len == n_entries);
  wait_for_main (gui);
}

/* By the button of the next step. */
static void
publish_round (ZhGui *gui,
               int    number)
{
  const ZhRound *round = NULL;

  for (int presses = 0; presses < 3 && (round == NULL || round->number != number || round->state != ZH_ROUND_PUBLISHED); presses++)
    {
      zh_gui_press ("ctrl+Return");
      round = zh_session_get_round (get_session (gui));
    }
  g_assert_nonnull (round);
  g_assert_cmpint (round->number, ==, number);
  g_assert_cmpint (round->state, ==, ZH_ROUND_PUBLISHED);
  zh_gui_press ("alt+1");
}

static GtkWidget *
open_sites (ZhGui *gui)
{
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.sites", NULL);
  return GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG));
}

static void
close_sites (ZhGui *gui)
{
  zh_gui_press ("Escape");
  wait_for_main (gui);
}

/* The connection of White at the board under the cursor, lost and back. */
static void
lose_connection (ZhGui      *gui,
                 const char *ending)
{
  guint n = get_tournament (gui)->outages->len;

  zh_gui_press ("ctrl+j");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  wait_for_main (gui);
  zh_gui_wait_until (get_tournament (gui)->outages->len == n + 1);
  zh_gui_press ("ctrl+j");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press (ending);
  wait_for_main (gui);
  zh_gui_wait_until (((const ZhOutage *) g_ptr_array_index (get_tournament (gui)->outages, n))->ended != ZH_OUTAGE_OPEN);
}

static void
verify (ZhGui *gui)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhVerifyReport) report = zh_desk_verify_file (gui->path, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (report->fault, ==, ZH_VERIFY_OK);
  g_assert_cmpint (report->n_entries, ==, zh_session_get_competition (get_session (gui))->journal_length);
}

/* The distance event of four schools */

/* The second with four boys and no reserve. */
static const char schools[] =
    "Команда\t№ дошки\tПрізвище\tІм’я\tСтать\tДата народження\tКлас\tЛогін\tE-mail\n"
    "Школа 1\t2\tАб\tСава\tч\t02.02.2008\t8\ta2\ta2@example.org\nШкола 1\t1\tАа\tІлля\tч\t02.01.2008\t8\ta1\ta1@example.org\n"
    "Школа 1\t3\tАв\tЛев\tч\t02.03.2009\t7\ta3\ta3@example.org\nШкола 1\t4\tАг\tЗоя\tж\t02.04.2009\t7\ta4\ta4@example.org\n"
    "Школа 1\t5\tАд\tЯків\tч\t02.05.2009\t7\ta5\ta5@example.org\n"
    "Школа 2\t1\tБа\tІлля\tч\t02.01.2008\t8\tb1\tb1@example.org\nШкола 2\t2\tБб\tКлим\tч\t02.02.2008\t8\tb2\tb2@example.org\n"
    "Школа 2\t3\tБв\tЛев\tч\t02.03.2009\t7\tb3\tb3@example.org\nШкола 2\t4\tБг\tГліб\tч\t02.04.2009\t7\tb4\tb4@example.org\n"
    "Школа 3\t1\tВа\tІлля\tч\t02.01.2008\t8\tc1\tc1@example.org\nШкола 3\t2\tВб\tКлим\tч\t02.02.2008\t8\tc2\tc2@example.org\n"
    "Школа 3\t3\tВв\tЛев\tч\t02.03.2009\t7\tc3\tc3@example.org\nШкола 3\t4\tВг\tНіна\tж\t02.04.2009\t7\tc4\tc4@example.org\n"
    "Школа 3\t5\tВд\tГліб\tч\t02.05.2009\t7\tc5\tc5@example.org\n"
    "Школа 4\t1\tГа\tІлля\tч\t02.01.2008\t8\td1\td1@example.org\nШкола 4\t2\tГб\tКлим\tч\t02.02.2008\t8\td2\td2@example.org\n"
    "Школа 4\t3\tГв\tЛев\tч\t02.03.2009\t7\td3\td3@example.org\nШкола 4\t4\tГг\tНіна\tж\t02.04.2009\t7\td4\td4@example.org\n"
    "Школа 4\t5\tГд\tГліб\tч\t02.05.2009\t7\td5\td5@example.org\n";

/* The second school held against the regulation, and a girl pasted into it where the fourth boy becomes the reserve. */
static void
check_composition (ZhGui *gui)
{
  g_autoptr (GPtrArray) first = zh_tournament_list_members (get_tournament (gui), ((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, 0))->id);
  gint64     second = ((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, 1))->id;
  GtkWidget *list;

  g_assert_cmpstr (((const ZhMember *) g_ptr_array_index (first, 0))->person->surname, ==, "Аа");
  g_assert_true (is_noted (gui, "“Школа 2”: boys at the boards: 4, at most 3 [CHU 3.3]"));
  g_assert_true (is_noted (gui, "“Школа 2”: reserves: 0, at least 1 [CHU 3.3]"));
  zh_gui_press ("alt+2");
  if (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home Down");
  zh_gui_wait_until (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_MEMBER_LIST) != NULL);
  list = zh_gui_find_id (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_MEMBER_LIST), "list");
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 3)));
  zh_gui_press ("space r");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (gui->window)), "Прізвище\tІм’я\tСтать\tКлас\nБе\tОля\tж\t7\n");
  gtk_widget_grab_focus (zh_gui_find_id (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_MEMBER_LIST), "new_name"));
  zh_gui_press ("ctrl+shift+v");
  gtk_widget_grab_focus (zh_gui_find_id (GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_IMPORT_DIALOG)), "accept"));
  zh_gui_press ("Return");
  wait_for_main (gui);
  zh_gui_wait_until (count_members (gui, second) == 5);
  g_assert_false (is_noted (gui, "CHU 3.3"));
}

/* Lots, the round, and its start now; both are by the button and the key of the next step. */
static void
start_schools (ZhGui *gui)
{
  GtkWidget       *dialog;
  g_autofree char *time = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW);
  zh_gui_press ("space space space space ctrl+Return");
  wait_for_main (gui);
  publish_round (gui, 1);
  g_assert_true (is_noted (gui, "1 player has no login: Бе Оля (Школа 2) [CHU 4.2]"));
  g_assert_true (is_noted (gui, "Logins not sent to the captains: "));
  g_assert_true (is_noted (gui, "equipment checked (CHU annex 1), in the conference (CHU 1.4; CHU 1.5)"));
  zh_gui_press ("ctrl+t");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_START_DIALOG));
  time = g_date_time_format (now, "%H:%M");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "time")), time);
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "time"));
  zh_gui_press ("Return");
  wait_for_main (gui);
  g_assert_true (is_noted (gui, "the session of the conference ends at"));
}

/* The notes are whole: their last line is not cut off. */
static void
check_notes_fit (ZhGui *gui)
{
  GtkWidget     *text = zh_gui_find_id (GTK_WIDGET (gui->window), "notes_text");
  GtkAdjustment *scroll;

  gtk_menu_button_popup (GTK_MENU_BUTTON (zh_gui_find_id (GTK_WIDGET (gui->window), "notes")));
  zh_gui_wait_until (gtk_widget_get_mapped (text));
  zh_gui_settle ();
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (text, GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), <=, gtk_adjustment_get_page_size (scroll));
  zh_gui_press ("Escape");
  zh_gui_settle ();
}

/* Place and arbiter of the first side, then the ticks of all four. */
static void
check_sites (ZhGui *gui)
{
  GtkWidget *dialog = open_sites (gui);

  zh_gui_press ("Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("r Tab a ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  for (int side = 0; side < 4; side++)
    zh_gui_press ("Tab space Tab space Tab space Tab space Tab");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "count"))), ==, "✓ Round 1: nothing is open");
  close_sites (gui);
  g_assert_false (is_noted (gui, "Logins not sent"));
  g_assert_false (is_noted (gui, "still open"));
  check_notes_fit (gui);
}

/* 2 – 2 in the first match, and one more game for it: the last result has taken the cursor to the second match. */
static void
play_extra_game (ZhGui *gui)
{
  ZhPoints score[2];

  zh_gui_press ("Home 1 1 5 5");
  g_assert_true (is_noted (gui, "is level, 2 – 2"));
  check_notes_fit (gui);
  zh_gui_press ("alt+1");
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.add-extra-game", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("Tab Tab Tab 5 shift+equal 3 ctrl+Return");
  wait_for_main (gui);
  zh_gui_wait_until (get_pairing (gui, 1)->n_games == 5);
  g_assert_true (zh_pairing_get_score (get_pairing (gui, 1), &get_tournament (gui)->scoring, score));
  zh_gui_press ("alt+1 Home Down Down Down Down 1");
  g_assert_false (is_noted (gui, "is level"));
  g_assert_cmpint (zh_pairing_count_open_games (get_pairing (gui, 1)), ==, 0);
}

/* The reserve takes the third board of the second match. */
static void
substitute (ZhGui *gui)
{
  g_autoptr (GPtrArray) members = NULL;

  zh_gui_press ("alt+1 Home Down Down Down Down ctrl+u");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+a 1 space 2 space 5 space 4 ctrl+Return");
  wait_for_main (gui);
  members = zh_tournament_list_members (get_tournament (gui), get_pairing (gui, 2)->entry[0]);
  g_assert_cmpint (get_pairing (gui, 2)->games[2].member[0], ==, ((const ZhMember *) g_ptr_array_index (members, 4))->id);
}

static void
test_schools (void)
{
  ZhGui *gui;

  zh_gui_set_layout ("us");
  gui = open_event ("fide-2009", "distance-team", ZH_SYSTEM_ROUND_ROBIN, 4);
  paste (gui, schools, 4);
  check_composition (gui);
  start_schools (gui);
  check_sites (gui);
  zh_gui_press ("alt+1 Home");
  lose_connection (gui, "Tab ctrl+a 1 shift+semicolon 2 0 ctrl+Return");
  g_assert_cmpint (((const ZhOutage *) g_ptr_array_index (get_tournament (gui)->outages, 0))->ended, ==, ZH_OUTAGE_RECONNECTED);
  substitute (gui);
  play_extra_game (gui);
  zh_gui_press ("1 0 5 1");
  publish_round (gui, 2);
  verify (gui);
  zh_gui_free (gui);
}

/* The final of sixteen */

#define N_PLAYERS 16

/* Two of each town, one below the other; the login is not the name. */
static char *
make_players (void)
{
  GString *list = g_string_new ("Фамилия\tИмя\tРейтинг\tРегион\tПлатформа\tЛогин\n");

  for (int i = 0; i < N_PLAYERS; i++)
    g_string_append_printf (list, "Игрок%c\tПётр\t%d\tГород %d\tArena\tlog_%d\n", 'A' + i, 2400 - 10 * i, i / 2 + 1, i + 1);
  return g_string_free (list, FALSE);
}

static const ZhSite *
get_site (ZhGui *gui,
          int    start_number)
{
  const ZhEntry *entry = g_ptr_array_index (get_tournament (gui)->entries, start_number - 1);

  return zh_sites_find (get_tournament (gui)->sites, entry->id, zh_session_get_round_number (get_session (gui)));
}

/* What is asked of each side, and a place typed once for the two who play there. */
static void
fill_sites (ZhGui *gui)
{
  GtkWidget *dialog = open_sites (gui);

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "count"))), ==, "⚠ Round 1: 16 sites are not ready");
  for (int i = 0; i < N_PLAYERS; i++)
    {
      if (i % 2 == 0)
        {
          zh_gui_press ("Return");
          zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
          zh_gui_press (i < 8 ? "r Tab a ctrl+Return" : "h Tab b ctrl+Return");
          zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
        }
      else
        zh_gui_press ("ctrl+d");
      zh_gui_press ("Tab space Tab space Tab");
    }
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "count"))), ==, "✓ Round 1: nothing is open");
  for (int i = 1; i <= N_PLAYERS; i++)
    {
      g_assert_cmpstr (get_site (gui, i)->place, ==, i <= 8 ? "r" : "h");
      g_assert_cmpstr (get_site (gui, i)->arbiter, ==, i <= 8 ? "a" : "b");
      g_assert_true (get_site (gui, i)->equipment && get_site (gui, i)->camera);
    }
  close_sites (gui);
}

/* Games of the platform, of the first two boards: matched by login, and what they say taken by a key. */
static void
take_games (ZhGui *gui)
{
  g_autoptr (GString) games = g_string_new (NULL);

  for (int board = 1; board <= 2; board++)
    {
      const ZhEntry *sides[2];

      for (int side = 0; side < 2; side++)
        sides[side] = zh_tournament_find_entry (get_tournament (gui), get_pairing (gui, board)->entry[side]);
      g_string_append_printf (games, "[White \"%s\"]\n[Black \"%s\"]\n[Result \"0-1\"]\n\n1. f3 { [%%clk 0:14:55] } e5 { [%%clk 0:14:58] } 2. g4 Qh4# 0-1\n\n",
                              sides[0]->person->login, sides[1]->person->login);
    }
  zh_games_dialog_show (GTK_WINDOW (gui->window), get_session (gui), games->str);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  wait_for_main (gui);
  zh_gui_press ("alt+1 shift+F3");
  zh_gui_wait_until (!zh_pairing_is_open (get_pairing (gui, 1)) && !zh_pairing_is_open (get_pairing (gui, 2)));
  g_assert_true (zh_pairing_is_open (get_pairing (gui, 3)));
}

/* Order 988 has no touched pieces online, and says by which article. */
static void
ask_switched_off (ZhGui *gui)
{
  GtkWidget *sheet;
  GtkLabel  *answer;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("1 t o u c h e d");
  answer = GTK_LABEL (zh_gui_find_id (sheet, "answer"));
  zh_gui_wait_until (strstr (gtk_label_get_text (answer), "(15.3)") != NULL);
  zh_gui_press ("Escape");
  wait_for_main (gui);
}

static const ZhScreening *
get_screening (ZhGui *gui)
{
  return g_ptr_array_index (get_tournament (gui)->screenings, 0);
}

/* Sent, answered and ruled on; each time the keyboard is still at the game that was checked. */
static void
check_game (ZhGui *gui)
{
  GtkWidget *dialog;

  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.send-screening", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("Tab p a n e l ctrl+Return");
  wait_for_main (gui);
  zh_gui_wait_until (get_tournament (gui)->screenings->len == 1);
  dialog = open_sites (gui);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (zh_gui_find_id (dialog, "cases")), 2)));
  zh_gui_press ("Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("space Down Down Return");
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_screening (gui)->answer == ZH_SCREENING_CONFIRMED);
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  zh_gui_press ("Return");
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("space Down Return");
  zh_gui_settle ();
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_screening (gui)->incident_id != 0);
  zh_gui_wait_for_window (ZH_TYPE_SITES_DIALOG);
  close_sites (gui);
}

/* A connection that comes back and one that does not, at the boards that are open still. */
static void
play_final (ZhGui *gui)
{
  zh_gui_press ("alt+1 Home Down Down");
  lose_connection (gui, "Tab ctrl+a 4 5 ctrl+Return");
  zh_gui_press ("1");
  lose_connection (gui, "space Down Return ctrl+Return");
  g_assert_cmpint (((const ZhOutage *) g_ptr_array_index (get_tournament (gui)->outages, 1))->ended, ==, ZH_OUTAGE_LOST_ON_TIME);
  g_assert_false (zh_pairing_is_open (get_pairing (gui, 4)));
  ask_switched_off (gui);
  zh_gui_press ("alt+1 Home Down Down Down Down 1 0 5 1");
  g_assert_cmpint (zh_round_count_open (zh_session_get_round (get_session (gui))), ==, 0);
  zh_gui_press ("Home Down Down Down Down");
  check_game (gui);
}

static void
test_final (void)
{
  ZhGui           *gui;
  g_autofree char *players = make_players ();

  zh_gui_set_layout ("us");
  gui = open_event ("ru-chess-988", NULL, ZH_SYSTEM_DUTCH, 0);
  paste (gui, players, N_PLAYERS);
  publish_round (gui, 1);
  fill_sites (gui);
  take_games (gui);
  play_final (gui);
  for (int round = 2; round <= 3; round++)
    {
      publish_round (gui, round);
      zh_gui_press ("Home 1 0 5 1 1 1 0 5");
      g_assert_cmpint (zh_round_count_open (zh_session_get_round (get_session (gui))), ==, 0);
    }
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_session_get_round (get_session (gui))->state == ZH_ROUND_CLOSED);
  verify (gui);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/online-event/schools", test_schools);
  g_test_add_func ("/online-event/final", test_final);
  return g_test_run ();
}
