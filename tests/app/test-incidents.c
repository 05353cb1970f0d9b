#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-import.h"
#include "desk-journal.h"
#include "desk-lateness.h"
#include "desk-rounds.h"
#include "gui-harness.h"
#include "incident-sheet.h"
#include "incidents-page.h"
#include "record-table.h"
#include "../tournament-settings.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

/* A blitz event under fide-2023. */
static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) details_change = NULL;
  g_autoptr (ZhChange) settings_change = NULL;
  g_autoptr (ZhTournament) settings = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "fide-2023" };
  ZhSession           *session;
  ZhDesk              *desk;

  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
  session = zh_window_get_session (fixture->gui->window);
  desk = zh_session_get_desk (session);
  details_change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  settings = zh_tournament_copy_settings (zh_session_get_tournament (session));
  settings->time_class = ZH_TIME_CLASS_BLITZ;
  settings_change = test_edit_tournament (desk, settings, &error);
  g_assert_no_error (error);
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static const ZhCompetition *
get_competition (Fixture *fixture)
{
  return zh_session_get_competition (zh_window_get_session (fixture->gui->window));
}

static void
assert_result (Fixture    *fixture,
               const char *code)
{
  g_autofree char *found = zh_gui_read_result (fixture->gui, 1);

  g_assert_cmpstr (found, ==, code);
}

/* Opens the sheet on the board under the cursor and finds the incident by its letters. */
static GtkWidget *
open_sheet (Fixture *fixture)
{
  GtkWidget *sheet;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("1 i l l e g a l space m o v e");
  zh_gui_settle ();
  return sheet;
}

static void
wait_for_incidents (Fixture *fixture,
                    guint    n)
{
  zh_gui_wait_until (get_competition (fixture)->incidents->len == n && gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

/* Over the internet, by RU 15.3: what is left out is found when it is looked for, last and with the reason, and
 * answered with it; what is kept stands first. */
static void
test_switched_off (Fixture      *fixture,
                   gconstpointer layout)
{
  ZhSession           *session = zh_window_get_session (fixture->gui->window);
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ru-chess-988" };
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) details_change = zh_desk_edit_details (zh_session_get_desk (session), &details, &error);
  g_autoptr (ZhTournament) settings = zh_tournament_copy_settings (zh_session_get_tournament (session));
  g_autoptr (ZhChange) settings_change = NULL;
  GtkWidget  *sheet;
  GtkListBox *choices;
  GtkWidget  *row;

  g_assert_no_error (error);
  settings->play = ZH_PLAY_ONLINE;
  settings_change = test_edit_tournament (zh_session_get_desk (session), settings, &error);
  g_assert_no_error (error);
  zh_gui_settle ();
  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("1 i l l e g a l space m o v e");
  zh_gui_settle ();
  choices = GTK_LIST_BOX (zh_gui_find_id (sheet, "choices"));
  row = gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (choices, 0));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (row)), ==, "Illegal move online");
  row = gtk_list_box_row_get_child (gtk_list_box_get_row_at_index (choices, 1));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (row)), ==, "Illegal move\nNot applied in play over the internet (15.3)");
  g_assert_true (gtk_widget_has_css_class (row, "dim-label"));
  zh_gui_press ("Down");
  zh_gui_settle ();
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "answer"))), "Not applied in play over the internet (15.3)."));
  zh_gui_press ("Escape");
}

/* A key meant for the next board does not change what the ruling gave, unless that is confirmed. */
static void
check_stray_key (Fixture *fixture)
{
  GtkWindow *dialog;

  zh_gui_press ("1");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "follows from a ruling"));
  zh_gui_press ("Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  assert_result (fixture, "=-=");
  zh_gui_press ("1");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("alt+c");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  assert_result (fixture, "1-0");
  zh_gui_press ("ctrl+z");
  assert_result (fixture, "=-=");
}

/* FIDE 7.5.5 with B.4 and A.5.2: the second illegal move of a player whose opponent cannot mate
 * is a draw; taken back, the game goes on. */
static void
test_second_illegal_move (Fixture      *fixture,
                          gconstpointer layout)
{
  GtkWidget              *sheet = open_sheet (fixture);
  GtkWidget              *box;
  const ZhIncidentRecord *record;

  g_assert_nonnull (sheet);
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 1);
  assert_result (fixture, "clear");

  sheet = open_sheet (fixture);
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "answer"))), "7.5.5"));
  box = gtk_widget_get_first_child (zh_gui_find_id (sheet, "questions"));
  while (box != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (box), "fact"), "opponent-cannot-mate") != 0)
    box = gtk_widget_get_next_sibling (box);
  g_assert_nonnull (box);
  gtk_widget_grab_focus (box);
  zh_gui_press ("space");
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (box)));
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 2);
  assert_result (fixture, "=-=");
  record = g_ptr_array_index (get_competition (fixture)->incidents, 1);
  g_assert_cmpint (record->count, ==, 2);
  g_assert_nonnull (strstr (record->articles, "7.5.5"));
  check_stray_key (fixture);

  zh_gui_press ("alt+4");
  g_assert_nonnull (zh_gui_find (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), ZH_TYPE_INCIDENTS_PAGE));
  g_assert_cmpuint (zh_record_table_get_n_shown (ZH_RECORD_TABLE (zh_gui_find_id (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), "table"))), ==, 2);

  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_competition (fixture)->incidents->len == 1);
  assert_result (fixture, "clear");
}

/* A decision of one's own wants a reason; Escape leaves everything as it was. */
static void
test_decide_otherwise (Fixture      *fixture,
                       gconstpointer layout)
{
  GtkWidget *sheet = open_sheet (fixture);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (sheet, "decision")), 2);
  zh_gui_press ("ctrl+Return");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (sheet, "message_revealer"))));
  g_assert_cmpuint (get_competition (fixture)->incidents->len, ==, 0);
  gtk_widget_grab_focus (zh_gui_find_id (sheet, "reason"));
  zh_gui_press ("s o ctrl+Return");
  wait_for_incidents (fixture, 1);
  assert_result (fixture, "0-1");

  sheet = open_sheet (fixture);
  zh_gui_press ("Escape");
  wait_for_incidents (fixture, 1);
}

/* An incident in the hall has nobody at fault; at a board it must be said who. */
static void
test_whom (Fixture      *fixture,
           gconstpointer layout)
{
  GtkWidget *sheet;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("d i s t u r b ctrl+Return");
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (zh_gui_find_id (sheet, "message_revealer"))));
  g_assert_cmpuint (get_competition (fixture)->incidents->len, ==, 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (sheet, "about")), 3);
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (sheet, "sides")));
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 1);
  g_assert_cmpint (((const ZhIncidentRecord *) g_ptr_array_index (get_competition (fixture)->incidents, 0))->scope, ==, ZH_INCIDENT_IN_HALL);
}

/* 12.9: a sanction of the ladder, chosen from mild to severe, with seconds; the clocks to set
 * stand in large figures, the row of the board has its flags. */
static void
test_sanction (Fixture      *fixture,
               gconstpointer layout)
{
  GtkWidget              *sheet;
  GtkDropDown            *sanction;
  const ZhIncidentRecord *record;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("2 o p p o n e n t space d i s t u r b");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (sheet, "white_clock")), "2:00");
  sanction = GTK_DROP_DOWN (zh_gui_find_id (sheet, "sanction"));
  for (guint i = 1; i < g_list_model_get_n_items (gtk_drop_down_get_model (sanction)); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (gtk_drop_down_get_model (sanction)), i), "extra time to the opponent") == 0)
      gtk_drop_down_set_selected (sanction, i);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (sheet, "opponent_time")), "+1:30");
  zh_gui_settle ();
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "white_reading"))), ==, "☐ 3:30");
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 1);
  record = g_ptr_array_index (get_competition (fixture)->incidents, 0);
  g_assert_cmpint (record->sanction, ==, ZH_SANCTION_OPP_TIME_ADD);
  g_assert_cmpint (record->opponent_time, ==, 90);
  g_assert_cmpint (record->clock[0], ==, 120);
}

static void
add_team (ZhTournament *tournament,
          int           number,
          const char   *name)
{
  ZhEntry *team = zh_entry_new ();

  team->id = number;
  team->start_number = number;
  team->first_round = 1;
  zh_person_set_string (&team->team_name, name);
  g_ptr_array_add (tournament->entries, team);
  for (int board = 1; board <= 2; board++)
    {
      ZhMember *member = zh_member_new ();

      member->id = member->number = number * 10 + board;
      member->entry_id = number;
      member->board = board;
      member->person = zh_person_new ();
      zh_person_set_string (&member->person->surname, name);
      g_ptr_array_add (tournament->members, member);
    }
}

/* A league of two teams under the Russian rules, its first round paired. */
static gint64
open_league (Fixture *fixture)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);
  ZhDesk    *desk = zh_session_get_desk (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhTournament) tournament = zh_tournament_new ();
  g_autoptr (ZhTrfFile) file = zh_trf_file_new (tournament);
  g_autoptr (ZhChange) details_change = NULL;
  g_autoptr (ZhChange) import_change = NULL;
  g_autoptr (ZhChange) round_change = NULL;
  ZhCompetitionDetails details = { .title = "Test Cup", .ruleset = "ru-chess-988" };
  gint64               id = 0;

  details_change = zh_desk_edit_details (desk, &details, &error);
  g_assert_no_error (error);
  tournament->system = ZH_SYSTEM_ROUND_ROBIN;
  tournament->time_class = ZH_TIME_CLASS_CLASSICAL;
  tournament->cycles = tournament->n_rounds = tournament->boards = 2;
  add_team (tournament, 1, "Lynx");
  add_team (tournament, 2, "Otter");
  import_change = zh_desk_import_trf (desk, file, "League", NULL, &id, &error);
  g_assert_no_error (error);
  round_change = zh_desk_pair_round (desk, id, &error);
  g_assert_no_error (error);
  zh_session_set_tournament_id (session, id);
  zh_gui_settle ();
  return id;
}

/* Order 988, article 22: the sheet says what the removal of the team does, and does it. */
static void
test_team_removal (Fixture      *fixture,
                   gconstpointer layout)
{
  gint64                  id = open_league (fixture);
  GtkWidget              *sheet;
  const char             *said;
  const ZhTournament     *tournament;
  const ZhIncidentRecord *record;

  zh_gui_press ("ctrl+i");
  sheet = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_INCIDENT_SHEET));
  zh_gui_press ("1 t e a m space a b s e n t");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (sheet, "about")), 2);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (sheet, "entry")), 1);
  zh_gui_settle ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (zh_gui_find_id (sheet, "sanction")), 1);
  zh_gui_settle ();
  said = gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "decider")));
  g_assert_nonnull (strstr (said, "All results of the team are annulled"));
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 1);
  record = g_ptr_array_index (get_competition (fixture)->incidents, 0);
  g_assert_cmpint (record->scope, ==, ZH_INCIDENT_OF_TEAM);
  tournament = zh_competition_find_tournament (get_competition (fixture), id);
  g_assert_cmpint (zh_tournament_find_entry (tournament, record->entry_id)->status, ==, ZH_ENTRY_ANNULLED);
}

/* The brackets mark who has not come; Ctrl+L lists them, Ctrl+Enter forfeits them in one act. While nobody knows
 * whether the default time is over the reason is asked. */
static void
test_late_boards (Fixture      *fixture,
                  gconstpointer layout)
{
  GtkWindow *dialog;
  GtkWidget *reason;

  zh_gui_press ("bracketleft bracketright");
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "status"))), "Black has not come"));
  zh_gui_press ("bracketright ctrl+l");
  dialog = zh_gui_wait_for_window (g_type_from_name ("ZhLateDialog"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (zh_gui_find_id (GTK_WIDGET (dialog), "forfeit"))), ==, "_Forfeit 1 Board");
  reason = zh_gui_find_id (GTK_WIDGET (dialog), "reason");
  g_assert_false (gtk_widget_get_visible (reason));
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_widget_get_visible (reason));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (GTK_WIDGET (dialog), "message"))), "no time of start"));
  assert_result (fixture, "clear");
  gtk_editable_set_text (GTK_EDITABLE (reason), "Waited for an hour");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  assert_result (fixture, "--+");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (zh_round_count_late (zh_session_get_round (zh_window_get_session (fixture->gui->window))) == 1);
  assert_result (fixture, "clear");
}

/* Ctrl+T and an hour: the clock of the header runs. */
static void
test_round_start (Fixture      *fixture,
                  gconstpointer layout)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);

  zh_gui_press ("ctrl+t");
  zh_gui_wait_for_window (g_type_from_name ("ZhStartDialog"));
  zh_gui_press ("alt+5");
  zh_gui_wait_until (*zh_session_get_round (session)->start != '\0' && gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  g_assert_true (gtk_widget_get_visible (zh_gui_find_id (GTK_WIDGET (fixture->gui->window), "clock")));
}

/* The regulation doubles the seconds of an illegal move: changed on the Rules tab by keys, it
 * acts in the next answer, which says so. */
static void
test_override (Fixture      *fixture,
               gconstpointer layout)
{
  GtkWidget *window = GTK_WIDGET (fixture->gui->window);
  GtkWidget *sheet;

  zh_gui_press ("alt+8 ctrl+Tab");
  zh_gui_press ("ctrl+f i l l e g a l space m o v e comma space b l i t z");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (window, ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home Return");
  zh_gui_wait_for_window (g_type_from_name ("ZhOverrideDialog"));
  zh_gui_press ("1 2 0 Return");
  zh_gui_wait_until (g_hash_table_size (get_competition (fixture)->overrides) == 1 && gtk_window_is_active (GTK_WINDOW (window)));
  g_assert_cmpstr (g_hash_table_lookup (get_competition (fixture)->overrides, "illegal-move.added-blitz"), ==, "120");

  zh_gui_press ("alt+1");
  sheet = open_sheet (fixture);
  g_assert_true (gtk_widget_get_visible (zh_gui_find_id (sheet, "regulation")));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (sheet, "black_reading"))), ==, "■ +2:00");
  zh_gui_press ("ctrl+Return");
  wait_for_incidents (fixture, 1);
  g_assert_cmpint (((const ZhIncidentRecord *) g_ptr_array_index (get_competition (fixture)->incidents, 0))->opponent_time, ==, 120);
  g_assert_cmpstr (((const ZhIncidentRecord *) g_ptr_array_index (get_competition (fixture)->incidents, 0))->overridden, ==, "illegal-move.added-blitz");
}

/* Ctrl+K: the time used gives the readings to set. */
static void
test_clocks (Fixture      *fixture,
             gconstpointer layout)
{
  GtkWidget *dialog;

  zh_gui_press ("ctrl+k");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (g_type_from_name ("ZhClocksDialog")));
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "base")), "1:30:00");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "white_used")), "40:00");
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "black_used")), "1:20:30");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (dialog, "white_after"))), ==, "50:00");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (dialog, "black_after"))), ==, "9:30");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_competition (fixture)->clock_changes->len == 1 && gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_competition (fixture)->clock_changes->len == 0);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/incidents/second-illegal-move", Fixture, "us", set_up, test_second_illegal_move, tear_down);
  g_test_add ("/incidents/decide-otherwise", Fixture, "us", set_up, test_decide_otherwise, tear_down);
  g_test_add ("/incidents/whom", Fixture, "us", set_up, test_whom, tear_down);
  g_test_add ("/incidents/team-removal", Fixture, "us", set_up, test_team_removal, tear_down);
  g_test_add ("/incidents/sanction", Fixture, "us", set_up, test_sanction, tear_down);
  g_test_add ("/incidents/late-boards", Fixture, "ua", set_up, test_late_boards, tear_down);
  g_test_add ("/incidents/round-start", Fixture, "ru", set_up, test_round_start, tear_down);
  g_test_add ("/incidents/override", Fixture, "us", set_up, test_override, tear_down);
  g_test_add ("/incidents/switched-off", Fixture, "us", set_up, test_switched_off, tear_down);
  g_test_add ("/incidents/clocks", Fixture, "ru", set_up, test_clocks, tear_down);
  return g_test_run ();
}
