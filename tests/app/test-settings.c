/* The settings of a tournament in the window: every one that a system has can be set by keys, and what
 * a pairing has fixed is shown and stays.
 */
#include "config.h"

#include <adwaita.h>
#include <string.h>

#include "arguments.h"
#include "desk-competition.h"
#include "desk-fide-mode.h"
#include "desk-journal.h"
#include "desk-rounds.h"
#include "desk-undo.h"
#include "feedback.h"
#include "gui-harness.h"
#include "kept-notice.h"
#include "pairing-system.h"
#include "settings.h"
#include "timetable.h"
#include "tournament-dialog.h"

/* The row of a setting that the table made. */
static GtkWidget *
find_setting (GtkWidget  *root,
              const char *key)
{
  if (g_strcmp0 (gtk_widget_get_name (root), key) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_setting (child, key);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static ZhSession *
get_session (ZhGui *gui)
{
  return zh_window_get_session (gui->window);
}

static const ZhCompetition *
get_competition (ZhGui *gui)
{
  return zh_session_get_competition (get_session (gui));
}

static GtkWidget *
open_dialog (ZhGui *gui,
             gint64 tournament)
{
  ZhTournamentDialog *dialog = zh_tournament_dialog_new (GTK_WINDOW (gui->window), get_session (gui), tournament);

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (dialog)));
  zh_gui_settle ();
  return GTK_WIDGET (dialog);
}

static const struct
{
  const char *name;
  const char *system; /* its place in the list of systems is found by its id */
  int         boards;
  const char *key;
  const char *keys; /* "+" and "-": the next or the last word of a choice */
  const char *value;
} chosen[] = {
  { "acceleration", "dutch", 0, "acceleration", "+", "baku" },
  { "initial-colour", "dutch", 0, "initial-colour", "+", "white" },
  { "first-round", "swiss-ua", 0, "first-round", "-", "unrated" },
  { "games", "knockout", 0, "games", "ctrl+a 2 Tab", "2" },
  { "places", "knockout", 0, "places", "+", "third" },
  { "seeding", "knockout", 0, "seeding", "+", "lot" },
  { "decider", "knockout", 0, "decider", "+", "boards" },
  { "colours", "knockout", 0, "colours", "+", "lot" },
  { "side-a", "scheveningen", 0, "side-a", "3", "3" },
  { "to-points", "match", 0, "to-points", "5", "5" },
  { "to-wins", "match", 0, "to-wins", "4", "4" },
  { "until-decided", "match", 0, "until-decided", "space", "yes" },
  { "team-colours", "team-swiss", 4, "team-colours", "+", "type-b" },
  { "line-ups", "team-swiss", 4, "line-ups", "+", "shift" },
  { "draw", "dutch", 0, "draw", "ctrl+a 0", "0" },
};

/* Where keys go: the field of a row that has one beside its title. */
static GtkWidget *
find_field (GtkWidget *row)
{
  GtkWidget *spin = zh_gui_find (row, GTK_TYPE_SPIN_BUTTON);
  GtkWidget *toggle = zh_gui_find (row, GTK_TYPE_SWITCH);

  return spin != NULL ? spin : toggle != NULL ? toggle
                                              : row;
}

/* A popup needs a monitor, which a display of tests may lose; what it chooses is chosen beside it. */
static void
choose (GtkWidget  *row,
        const char *keys)
{
  if (ADW_IS_COMBO_ROW (row))
    {
      guint present = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), *keys == '-' ? present - 1 : present + 1);
      return;
    }
  gtk_widget_grab_focus (find_field (row));
  zh_gui_press (keys);
}

/* Every setting of a system is set in the window, by keys where it is typed, and nothing else is chosen. */
static void
test_setting (gconstpointer data)
{
  ZhGui                        *gui = zh_gui_new ();
  gsize                         i = GPOINTER_TO_SIZE (data);
  GtkWidget                    *dialog;
  GtkWidget                    *row;
  gsize                         n_systems;
  const ZhPairingSystem *const *systems = zh_pairing_system_get_all (&n_systems);
  const ZhTournament           *made;
  g_autofree char              *value = NULL;

  zh_gui_open_competition (gui, 0);
  dialog = open_dialog (gui, 0);
  row = find_setting (dialog, chosen[i].key);
  for (gsize k = 0; k < n_systems; k++)
    if (g_strcmp0 (zh_system_to_string (systems[k]->id), chosen[i].system) == 0)
      adw_combo_row_set_selected (ADW_COMBO_ROW (zh_gui_find_id (dialog, "system")), (guint) k);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (zh_gui_find_id (dialog, "boards")), chosen[i].boards);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "name")), "Second");
  zh_gui_wait_until (gtk_widget_get_mapped (row));
  choose (row, chosen[i].keys);
  gtk_widget_activate (zh_gui_find_id (dialog, "save"));
  zh_gui_wait_until (get_competition (gui)->tournaments->len == 2);
  made = g_ptr_array_index (get_competition (gui)->tournaments, 1);
  value = zh_setting_dup_value (zh_setting_find (chosen[i].key), chosen[i].key, made);
  g_assert_cmpstr (value, ==, chosen[i].value);
  zh_gui_free (gui);
}

/* What a pairing has fixed is shown and cannot be touched; the rest can. */
static void
test_frozen (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *dialog;

  zh_gui_open_competition (gui, 4);
  dialog = open_dialog (gui, zh_session_get_tournament_id (get_session (gui)));
  g_assert_false (gtk_widget_get_sensitive (find_setting (dialog, "games")));
  g_assert_false (gtk_widget_get_sensitive (zh_gui_find_id (dialog, "cycles_row")));
  g_assert_false (gtk_widget_get_sensitive (zh_gui_find_id (dialog, "system")));
  g_assert_false (gtk_widget_get_sensitive (zh_gui_find_id (dialog, "sport")));
  g_assert_true (gtk_widget_get_sensitive (find_setting (dialog, "tiebreak-edition")));
  g_assert_true (gtk_widget_get_sensitive (find_setting (dialog, "win")));
  gtk_window_close (GTK_WINDOW (dialog));
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_free (gui);
}

static gint64
run (ZhGui      *gui,
     const char *command,
     const char *json)
{
  g_autoptr (GError) error = NULL;
  ZhChange  *change = zh_desk_run (zh_session_get_desk (get_session (gui)), command, json, &error);
  GPtrArray *tournaments = get_competition (gui)->tournaments;

  g_assert_no_error (error);
  zh_change_unref (change);
  return ((const ZhTournament *) g_ptr_array_index (get_competition (gui)->tournaments, tournaments->len - 1))->id;
}

/* A timetable is shown as it can be read again: a line is added to what stands there. */
static void
test_timetable (void)
{
  ZhGui              *gui = zh_gui_new ();
  const ZhTournament *tournament;
  g_autofree char    *plan = NULL;

  zh_gui_open_competition (gui, 4);
  zh_gui_set_layout ("us");
  plan = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"plan\":\"20.11.2026 10:00; 1; Hall A\"}", zh_session_get_tournament_id (get_session (gui)));
  run (gui, "set-timetable", plan);
  gtk_widget_activate_action (GTK_WIDGET (gui->window), "win.timetable", NULL);
  zh_gui_wait_until (!gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_settle ();
  zh_gui_press ("ctrl+End 2 1 period 1 1 period 2 0 2 6 space 1 0 shift+semicolon 0 0 semicolon 2");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  tournament = zh_session_get_tournament (get_session (gui));
  g_assert_cmpstr (zh_tournament_get_option (tournament, ZH_OPTION_TIMETABLE), ==, "2026-11-20T10:00\t1\tHall A\n2026-11-21T10:00\t2\t\n");
  zh_gui_free (gui);
}

/* What FIDE mode holds looks as if it could not be touched, and says why; outside of the mode it can. */
static void
test_fide_mode (void)
{
  ZhGui           *gui = zh_gui_new ();
  gint64           id;
  g_autofree char *entries = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *pairing = NULL;
  g_autofree char *leaving = NULL;

  zh_gui_open_competition (gui, 4);
  id = run (gui, "add-tournament", "{\"choices\":[{\"key\":\"name\",\"value\":\"Swiss\"},{\"key\":\"system\",\"value\":\"dutch\"},{\"key\":\"rounds\",\"value\":\"3\"}]}");
  entries = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"entries\":[{\"player\":{\"surname\":\"O1\"}},{\"player\":{\"surname\":\"O2\"}},"
                             "{\"player\":{\"surname\":\"O3\"}},{\"player\":{\"surname\":\"O4\"}}]}",
                             id);
  numbers = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"method\":\"rating\"}", id);
  pairing = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"round\":1}", id);
  leaving = g_strdup_printf ("{\"tournament\":%" G_GINT64_FORMAT ",\"reason\":\"a test\"}", id);
  run (gui, "add-entries", entries);
  run (gui, "number-entries", numbers);
  run (gui, "pair-round", pairing);
  for (int left = 0; left < 2; left++)
    {
      GtkWidget *dialog = open_dialog (gui, id);

      g_assert_cmpint (gtk_widget_get_sensitive (find_setting (dialog, "win")), ==, left);
      g_assert_cmpint (gtk_widget_get_sensitive (zh_gui_find_id (dialog, "rounds_row")), ==, left);
      g_assert_cmpint (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (zh_gui_find_id (dialog, "rounds_row"))), "FIDE mode") == NULL, ==, left);
      gtk_window_close (GTK_WINDOW (dialog));
      zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
      if (left == 0)
        run (gui, "leave-fide-mode", leaving);
    }
  zh_gui_free (gui);
}

static GtkWidget *
find_toast (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (root), "toast") && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_toast (child);
  return found;
}

/* What cannot be taken back is told by its own name, and not by that of the act before, which Undo would take back. */
static void
test_told_for_good (void)
{
  ZhGui           *gui = zh_gui_new ();
  GtkWidget       *toast = NULL;
  GtkLabel        *label;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  gint64    id;
  ZhChange *change;

  zh_gui_open_competition (gui, 0);
  id = run (gui, "add-tournament", "{\"choices\":[{\"key\":\"name\",\"value\":\"Swiss\"},{\"key\":\"system\",\"value\":\"dutch\"},{\"key\":\"rounds\",\"value\":\"3\"}]}");
  change = zh_desk_leave_fide_mode (zh_session_get_desk (get_session (gui)), id, "a test", &error);
  zh_feedback_act (GTK_WIDGET (gui->window), get_session (gui), change, "Not left", error);
  zh_gui_wait_until ((toast = find_toast (GTK_WIDGET (gui->window))) != NULL);
  label = GTK_LABEL (zh_gui_find (toast, GTK_TYPE_LABEL));
  said = zh_journal_entry_format_act (zh_desk_get_newest_entry (zh_session_get_desk (get_session (gui))), zh_language_get_screen ());
  g_assert_cmpstr (gtk_label_get_text (label), ==, said);
  g_assert_null (strstr (said, "added"));
  zh_gui_free (gui);
}

static GtkWidget *
wait_for_message (void)
{
  GtkWindow *dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);

  zh_gui_settle ();
  return GTK_WIDGET (dialog);
}

/* A rule that changes later is offered to the tournaments that keep another; points already won change
 * with a reason alone. */
static void
test_follow_rule (gconstpointer data)
{
  gboolean   played = GPOINTER_TO_INT (data);
  ZhGui     *gui = zh_gui_new ();
  ZhSession *session;
  GtkWidget *dialog;
  g_autoptr (GError) error = NULL;
  ZhResult won;

  zh_gui_open_competition (gui, 4);
  session = get_session (gui);
  g_assert_true (zh_result_parse ("1-0", FALSE, &won));
  if (played)
    zh_change_unref (zh_desk_set_result (zh_session_get_desk (session), zh_session_get_tournament_id (session), 1, 1, 0, won, &error));
  zh_change_unref (zh_desk_set_override (zh_session_get_desk (session), "scoring.win", "3", &error));
  g_assert_no_error (error);
  zh_kept_notice_show (GTK_WIDGET (zh_window_get_page (gui->window)), session, "scoring.win");
  dialog = wait_for_message ();
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Men"));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "change");
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (played)
    {
      dialog = wait_for_message ();
      g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "1 → 3"));
      gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog))), "the regulation says so");
      adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "change");
      gtk_window_destroy (GTK_WINDOW (dialog));
    }
  zh_gui_wait_until (zh_session_get_tournament (session)->scoring.win == 30);
  zh_gui_settle ();
  zh_gui_free (gui);
}

static void
say_rule (ZhGui      *gui,
          const char *key,
          const char *value)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change = zh_desk_set_override (zh_session_get_desk (get_session (gui)), key, value, &error);

  g_assert_no_error (error);
  zh_change_unref (change);
}

/* The boards that a regulation names stand in the form, and the controls that it recommends in a menu beside the
 * field; choosing one by the keyboard writes it. */
static void
test_proposals (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *dialog;
  GtkWidget *controls;

  zh_gui_open_competition (gui, 2);
  dialog = open_dialog (gui, 0);
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (dialog, "controls")));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (zh_gui_find_id (dialog, "boards"))), ==, 0);
  zh_gui_press ("Escape");
  say_rule (gui, "teams.boards", "4");
  say_rule (gui, "recommended-controls.rapid-electronic", "15-20+10-20s");
  dialog = open_dialog (gui, 0);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (zh_gui_find_id (dialog, "boards"))), ==, 4);
  controls = zh_gui_find_id (dialog, "controls");
  g_assert_true (gtk_widget_get_visible (controls));
  gtk_widget_child_focus (controls, GTK_DIR_TAB_FORWARD);
  zh_gui_press ("Return");
  zh_gui_press ("Return");
  zh_gui_wait_until (strcmp (gtk_editable_get_text (GTK_EDITABLE (zh_gui_find_id (dialog, "time_control"))), "15+10") == 0);
  zh_gui_press ("Escape");
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (chosen); i++)
    {
      g_autofree char *path = g_strdup_printf ("/settings/set/%s", chosen[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_setting);
    }
  g_test_add_func ("/settings/frozen", test_frozen);
  g_test_add_func ("/settings/timetable", test_timetable);
  g_test_add_func ("/settings/fide-mode", test_fide_mode);
  g_test_add_func ("/settings/told-for-good", test_told_for_good);
  g_test_add_func ("/settings/proposals", test_proposals);
  g_test_add_data_func ("/settings/follow-rule/unplayed", GINT_TO_POINTER (FALSE), test_follow_rule);
  g_test_add_data_func ("/settings/follow-rule/played", GINT_TO_POINTER (TRUE), test_follow_rule);
  return g_test_run ();
}
