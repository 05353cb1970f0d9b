/* One act after another, done in the window by real keys and said to zherebctl, on two files that began
 * alike: the two files stay alike.
 */
#include "config.h"

#include <string.h>

#include "admission-window.h"
#include "admission.h"
#include "entry-fee.h"
#include "entry-sheet.h"
#include "payment.h"
#include "received-window.h"
#include "sheet-hands.h"
#include "due-window.h"
#include "regulation-window.h"
#include "competition-details-tab.h"
#include "desk-lateness.h"
#include "entries-page.h"
#include "entry-panel.h"
#include "form-sheet.h"
#include "face-story.h"
#include "hands.h"
#include "member-list.h"
#include "official-sheet.h"
#include "plan-dialog.h"
#include "rating-import.h"
#include "record-table.h"
#include "round-actions.h"
#include "start-dialog.h"
#include "tournament-dialog.h"

/* What the files of the stories begin with: players with numbers and nothing paired; round 1 of them
 * announced; a tournament of teams of two boards, without any. */
static void
make_entered (ZhFaces    *faces,
              const char *path)
{
  zh_faces_make_players (faces, path, "fide-2023", "dutch", "chess");
}

static void
make_published (ZhFaces    *faces,
                const char *path)
{
  make_entered (faces, path);
  ZH_CTL ("pair", path, "--publish");
}

/* Two rounds are over and the third is paired: the first is too old for anything but the rating report. */
static void
make_played (ZhFaces    *faces,
             const char *path)
{
  static const char *const rounds[] = { "1", "2" };

  make_published (faces, path);
  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      ZH_CTL ("result", path, "-r", rounds[i], "-b", "1", "1-0");
      ZH_CTL ("result", path, "-r", rounds[i], "-b", "2", "1-0");
      ZH_CTL ("pair", path, "--publish");
    }
}

/* Round 2 is paired with board 1 of round 1 adjourned. */
static void
make_adjourned (ZhFaces    *faces,
                const char *path)
{
  make_published (faces, path);
  ZH_CTL ("adjourn", path, "-r", "1", "-b", "1", "--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 41");
  ZH_CTL ("result", path, "-r", "1", "-b", "2", "1-0");
  ZH_CTL ("pair", path, "--publish");
}

static void
make_left (ZhFaces    *faces,
           const char *path)
{
  make_played (faces, path);
  ZH_CTL ("fide", path, "mode", "--leave-fide-mode", "--because", "an invented reason");
}

static void
make_commission (ZhFaces    *faces,
                 const char *path)
{
  zh_faces_make_players (faces, path, "ru-chess-988", "dutch", "chess");
}

static void
make_teams (ZhFaces    *faces,
            const char *path)
{
  ZH_CTL ("new", path, "--title", "Cup", "--ruleset", "fide-2023");
  ZH_CTL ("tournament", path, "add", "--name", "Men", "--system", "team-swiss", "--boards", "2", "--rounds", "5", "--seed", "77");
}

static GtkWidget *
find_id (ZhFaces    *faces,
         const char *id)
{
  GtkWidget *found = zh_gui_find_id (GTK_WIDGET (faces->gui->window), id);

  g_assert_nonnull (found);
  return found;
}

/* Types into a row that stores what is applied. */
static void
apply_row (ZhFaces    *faces,
           GtkWidget  *row,
           const char *text)
{
  zh_hands_type (row, text);
  zh_faces_finish (faces, "Return");
}

/* The competition */

static const char *const details[][2] = {
  { "title", "Other Cup" },
  { "place", "Elsewhere" },
  { "organiser", "Invented Club" },
  { "federation", "POL" },
  { "start", "2026-03-02" },
  { "end", "2026-03-09" }
};

/* The row of a field, which is named by its key. */
static GtkWidget *
find_row (GtkWidget  *root,
          const char *key)
{
  GtkWidget *found = ADW_IS_ENTRY_ROW (root) && strcmp (gtk_widget_get_name (root), key) == 0 ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_row (child, key);
  return found;
}

static void
change_details (ZhFaces *faces)
{
  GtkWidget *tab;

  zh_gui_press ("alt+8");
  zh_gui_wait_until ((tab = zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_COMPETITION_DETAILS_TAB)) != NULL);
  /* the last day first: no event ends before it begins */
  apply_row (faces, find_row (tab, "end"), "2026-03-09");
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (details); i++)
    apply_row (faces, find_row (tab, details[i][0]), details[i][1]);
}

static void
tell_details (ZhFaces *faces)
{
  ZH_CTL ("details", faces->other, "--title", "Other Cup", "--place", "Elsewhere", "--organiser", "Invented Club", "--federation", "POL",
          "--start", "2026-03-02", "--end", "2026-03-09");
}

/* Texts go to the rows of a sheet in the order of the rows; NULL leaves one out. */
static void
fill_rows (GtkWidget          *widget,
           const char *const **texts)
{
  if (ADW_IS_ENTRY_ROW (widget))
    {
      g_assert_nonnull (*texts);
      if (**texts != NULL)
        zh_hands_type (widget, **texts);
      ++*texts;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    fill_rows (child, texts);
}

static void
add_official (ZhFaces *faces)
{
  const char *const  typed[] = { "Vovk Ivan", "IV", "POL", "FA", "14100001", "1990-05-06", "vovk@example.org", NULL };
  const char *const *texts = typed;
  GtkWidget         *sheet = GTK_WIDGET (zh_official_sheet_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), 0, ZH_OFFICES_ALL));

  gtk_window_present (GTK_WINDOW (sheet));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  fill_rows (sheet, &texts);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_faces_get_competition (faces)->officials->len == 1);
  zh_hands_leave_messages (faces->gui);
}

static void
tell_official (ZhFaces *faces)
{
  ZH_CTL ("official", faces->other, "chief-arbiter", "Vovk Ivan", "--category", "IV", "--federation", "POL", "--birth", "1990-05-06",
          "--fide-id", "14100001", "--title", "FA", "--email", "vovk@example.org");
}

/* Entries */

static void
type_entry (ZhFaces    *faces,
            const char *name,
            const char *rating)
{
  guint n_before = zh_faces_get_tournament (faces)->entries->len;

  zh_gui_press ("alt+2");
  zh_hands_type (find_id (faces, "new_name"), name);
  if (rating != NULL)
    zh_hands_type (find_id (faces, "new_rating"), rating);
  zh_gui_press ("Return");
  zh_gui_settle ();
  if (!gtk_window_is_active (GTK_WINDOW (faces->gui->window)) && zh_faces_get_tournament (faces)->entries->len == n_before)
    {
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      zh_gui_press ("Return");
    }
  zh_gui_wait_until (zh_faces_get_tournament (faces)->entries->len == n_before + 1);
  zh_hands_wait_for_main_window (faces->gui);
}

static void
type_player (ZhFaces *faces)
{
  zh_gui_press ("alt+2");
  zh_hands_type (find_id (faces, "new_region"), "Kyiv");
  type_entry (faces, "Vovk Ivan Petrovych", "2222");
}

static void
tell_player (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "add", "Vovk", "Ivan", "Petrovych", "--rating", "2222", "--region", "Kyiv");
}

static void
type_plain_player (ZhFaces *faces)
{
  type_entry (faces, "Kravets Oleh", NULL);
}

static void
tell_plain_player (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "add", "Kravets", "Oleh");
}

/* The panel shows the entry in the first row. */
static GtkWidget *
open_panel (ZhFaces *faces)
{
  GtkWidget *panel;

  zh_gui_press ("alt+2");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home");
  if (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_ENTRY_PANEL) == NULL)
    zh_gui_press ("F4");
  zh_gui_wait_until ((panel = zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_ENTRY_PANEL)) != NULL);
  return panel;
}

/* By the key of the field, what it takes; other texts take any word. */
static const struct
{
  const char *key;
  const char *value;
  const char *option; /* NULL where it is called as the field */
} values[] = {
  { "federation", "POL", NULL },
  { "birth", "2001-05-31", NULL },
  { "fide-id", "14100001", NULL },
  { "person-rating", "2299", "rating" },
  { "national-rating", "2111", NULL },
  { "fixed-board", "2", NULL },
  { "later-ratings", "5:2310", NULL },
  { "logins-sent", "2026-03-02", NULL },
  { "name-latin", "Word Value", "latin" },
  { "disability-class", "B2", "class" },
};

/* The rows of the panel's fields, as they stand. */
static void
collect_rows (GtkWidget *widget,
              GPtrArray *rows)
{
  if (ADW_IS_ENTRY_ROW (widget) && g_object_get_data (G_OBJECT (widget), "field") != NULL)
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_rows (child, rows);
}

static const char *
get_value (const ZhField *field,
           const char   **option)
{
  *option = field->key;
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    if (strcmp (values[i].key, field->key) == 0)
      {
        *option = values[i].option != NULL ? values[i].option : field->key;
        return values[i].value;
      }
  return "A Value";
}

/* Every field of the panel. */
static void
fill_panel (ZhFaces *faces)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  const char *option;

  collect_rows (open_panel (faces), rows);
  g_assert_cmpuint (rows->len, >, 20);
  for (guint i = 0; i < rows->len; i++)
    apply_row (faces, g_ptr_array_index (rows, i), get_value (g_object_get_data (G_OBJECT (g_ptr_array_index (rows, i)), "field"), &option));
}

static void
tell_panel (ZhFaces *faces)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_rows (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_ENTRY_PANEL), rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const char      *option;
      const char      *value = get_value (g_object_get_data (G_OBJECT (g_ptr_array_index (rows, i)), "field"), &option);
      g_autofree char *word = g_strdup_printf ("--%s", option);

      ZH_CTL ("entry", faces->other, "edit", "1", word, value);
    }
}

static const ZhEntry *
get_first (ZhFaces *faces)
{
  return g_ptr_array_index (zh_faces_get_tournament (faces)->entries, 0);
}

/* A rating list of this test, in which the first player has another rating and year of birth. */
static void
make_rating_list (ZhFaces *faces)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "own.csv", NULL);
  g_autofree char *text = g_strdup_printf ("Name;Rating;FIDE ID;Birth\nListed, Name;2222;%s;1977\n", get_first (faces)->person->fide_id);
  g_autoptr (ZhListImport) import = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  import = zh_list_import_new (path, NULL, &error);
  g_assert_no_error (error);
  zh_list_import_run (import, NULL, &error);
  g_assert_no_error (error);
}

/* All that is ticked, which is all but names. */
static void
update_players (ZhFaces *faces)
{
  make_rating_list (faces);
  open_panel (faces);
  gtk_widget_activate_action (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_ENTRIES_PAGE), "entries.update-from-list", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_first (faces)->person->rating == 2222);
  zh_hands_wait_for_main_window (faces->gui);
  g_assert_cmpstr (get_first (faces)->person->rating_source, !=, "A Value");
}

static void
tell_update (ZhFaces *faces)
{
  ZH_CTL ("update", faces->other, "--apply", "all");
}

static void
press_absence (ZhFaces *faces)
{
  GtkWidget *panel = open_panel (faces);
  GtkWidget *second = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (zh_gui_find_id (panel, "absences")), 1));
  GtkWidget *third = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (zh_gui_find_id (panel, "absences")), 2));

  zh_hands_press_button (second);
  zh_hands_press_button (second);
  zh_hands_press_button (third);
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (zh_faces_get_tournament (faces)->entries, 0))->absences->len == 2);
}

static void
tell_absence (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "absent", "1", "--round", "2", "--bye", "half");
  ZH_CTL ("entry", faces->other, "absent", "1", "--round", "3", "--bye", "zero");
}

static void
withdraw (ZhFaces *faces)
{
  zh_hands_press_button (zh_gui_find_id (open_panel (faces), "withdraw"));
  zh_gui_wait_until (((const ZhEntry *) g_ptr_array_index (zh_faces_get_tournament (faces)->entries, 0))->status == ZH_ENTRY_WITHDRAWN);
}

static void
tell_withdrawal (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "withdraw", "1");
}

/* Teams */

static void
type_team (ZhFaces *faces)
{
  type_entry (faces, "Castle", NULL);
}

static void
tell_team (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "add", "Castle");
}

static GtkWidget *
open_members (ZhFaces *faces)
{
  return zh_gui_find (open_panel (faces), ZH_TYPE_MEMBER_LIST);
}

static void
type_members (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_gui_find_id (open_members (faces), "new_name"));
  zh_gui_press ("a a Tab 2 1 0 0 Return a b Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->members->len == 2);
}

static void
tell_members (ZhFaces *faces)
{
  ZH_CTL ("member", faces->other, "add", "Castle", "aa", "--rating", "2100");
  ZH_CTL ("member", faces->other, "add", "Castle", "ab");
}

static void
type_captain (ZhFaces *faces)
{
  apply_row (faces, zh_gui_find_id (open_members (faces), "captain"), "Captain Name");
}

static void
tell_captain (ZhFaces *faces)
{
  ZH_CTL ("member", faces->other, "captain", "Castle", "Captain Name");
}

/* Settings and rounds */

static void
forbid (ZhFaces *faces)
{
  zh_gui_press ("alt+1");
  gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.forbidden-pairs", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+End 1 space 2 Return 3 space 4 space slash space 2 minus 3 ctrl+Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->forbidden->len == 2);
  zh_hands_wait_for_main_window (faces->gui);
}

static GtkWidget *
open_commission (ZhFaces *faces)
{
  GtkWidget *window = GTK_WIDGET (zh_admission_window_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces)));

  gtk_window_present (GTK_WINDOW (window));
  zh_gui_wait_for_window (ZH_TYPE_ADMISSION_WINDOW);
  zh_gui_settle ();
  return window;
}

static gboolean
has_admission (ZhFaces    *faces,
               const char *text)
{
  const ZhTournament *tournament = zh_faces_get_tournament (faces);
  const ZhEntry      *entry = g_ptr_array_index (tournament->entries, 0);
  g_autoptr (ZhAdmission) admission = zh_tournament_get_admission (tournament, entry->id, 0);
  g_autofree char *found = zh_admission_to_text (admission);

  return strstr (found, text) != NULL;
}

static void
press_document (ZhFaces *faces)
{
  open_commission (faces);
  zh_gui_press ("1");
  zh_gui_wait_until (has_admission (faces, "entry-original=seen"));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_document (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "seen", "1", "entry-original");
}

/* The session is opened at a fixed hour: the two files may differ in nothing. */
static void
press_session (ZhFaces *faces)
{
  GtkWindow *sheet;
  GtkWidget *row;

  open_commission (faces);
  zh_gui_press ("alt+s");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  row = zh_gui_find (GTK_WIDGET (sheet), ADW_TYPE_ENTRY_ROW);
  zh_hands_type (row, "2026-03-01 09:00");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->sessions->len == 1);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_session (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "open", "--time", "2026-03-01T09:00");
}

static void
press_documents (ZhFaces *faces)
{
  open_commission (faces);
  zh_gui_press ("ctrl+a 0");
  zh_gui_wait_until (has_admission (faces, "medical=seen"));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_documents (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "all-seen");
}

static void
press_admissions (ZhFaces *faces)
{
  open_commission (faces);
  zh_gui_press ("ctrl+a shift+equal");
  zh_gui_wait_until (has_admission (faces, "state=admitted"));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_admissions (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "admit");
}

static GtkWidget *
find_text_view (GtkWidget *root)
{
  GtkWidget *found = GTK_IS_TEXT_VIEW (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_text_view (child);
  return found;
}

static void
type_lines (ZhFaces    *faces,
            const char *action,
            const char *text)
{
  GtkWidget *window = open_commission (faces);
  GtkWindow *sheet;

  gtk_widget_activate_action (window, action, NULL);
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text_view (GTK_WIDGET (sheet)))), text, -1);
  zh_gui_press ("ctrl+Return");
  zh_gui_settle ();
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
type_quotas (ZhFaces *faces)
{
  type_lines (faces, "admission.quotas", "region = 4; 3.2\nage up to 14 = 2");
}

static void
tell_quotas (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "set-quotas", "by-region = 4; 3.2\nby-age 14 = 2");
}

static void
type_bans (ZhFaces *faces)
{
  type_lines (faces, "admission.bans", "Somebody Else; 2001; in any capacity; 2026-01-01; ; decision 5");
}

static void
tell_bans (ZhFaces *faces)
{
  g_autofree char *path = zh_faces_write_list (faces, "bans.txt", "Somebody Else; 2001; all-roles; 2026-01-01; ; decision 5\n");

  ZH_CTL ("admission", faces->other, "set-bans", path);
}

/* From the list of entries received, by keys; the hour is fixed, so that the two files differ in nothing. */
static void
type_application (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);
  GtkWindow *sheet;

  gtk_widget_activate_action (window, "admission.received", NULL);
  zh_gui_wait_for_window (ZH_TYPE_RECEIVED_WINDOW);
  zh_gui_settle ();
  zh_gui_press ("KP_Add");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Sent by", "Far Centre");
  zh_sheet_type (sheet, "Received", "2026-03-01 09:00");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->sheets->len == 1);
  zh_gui_press ("Escape");
  zh_gui_settle ();
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_application (ZhFaces *faces)
{
  ZH_CTL ("applications", faces->other, "add", "final", "Far Centre", "--received", "2026-03-01T09:00");
}

static void
remove_application (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);

  gtk_widget_activate_action (window, "admission.received", NULL);
  zh_gui_wait_for_window (ZH_TYPE_RECEIVED_WINDOW);
  zh_gui_settle ();
  zh_gui_press ("Delete");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->sheets->len == 0);
  zh_gui_press ("Escape");
  zh_gui_settle ();
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_application_out (ZhFaces *faces)
{
  ZH_CTL ("applications", faces->other, "remove", "1");
}

static void
type_fee (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);
  GtkWindow *sheet;

  gtk_widget_activate_action (window, "admission.received", NULL);
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_RECEIVED_WINDOW));
  gtk_widget_activate_action (window, "received.fee", NULL);
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Fee of an entry, in whole units", "300");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_tournament_get_entry_fee (zh_faces_get_tournament (faces)).amount == 300);
  zh_gui_press ("Escape");
  zh_gui_settle ();
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_fee (ZhFaces *faces)
{
  ZH_CTL ("applications", faces->other, "fee", "300");
}

static void
type_payment (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);
  GtkWindow *sheet;

  gtk_widget_activate_action (window, "admission.payment", NULL);
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_sheet_type (sheet, "Paid on", "2026-03-01");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->payments->len == 1);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_payment (ZhFaces *faces)
{
  ZH_CTL ("applications", faces->other, "pay", "1", "--amount", "300", "--paid", "2026-03-01");
}

static void
type_arrival (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);
  GtkWindow *sheet;
  GtkWidget *row;

  gtk_widget_activate_action (window, "admission.arrival", NULL);
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  row = zh_gui_find (GTK_WIDGET (sheet), ADW_TYPE_ENTRY_ROW);
  zh_hands_type (row, "Newcomer Anna");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (zh_faces_get_tournament (faces)->changes->len == 1);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_arrival (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "replace", "1", "Newcomer", "Anna");
}

static void
press_closing (ZhFaces *faces)
{
  open_commission (faces);
  zh_gui_press ("alt+s");
  zh_gui_wait_until (zh_tournament_get_open_session (zh_faces_get_tournament (faces)) == NULL);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_closing (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "close");
}

static void
press_refusal (ZhFaces *faces)
{
  GtkWidget *window = open_commission (faces);

  zh_hands_type (zh_gui_find_id (window, "ground"), "No passport");
  zh_hands_type (zh_gui_find_id (window, "article"), "3");
  gtk_widget_activate_action (window, "admission.refuse", NULL);
  zh_gui_wait_until (has_admission (faces, "state=refused"));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static gboolean
has_item (ZhFaces *faces)
{
  return g_strcmp0 (g_hash_table_lookup (zh_faces_get_competition (faces)->overrides, "regulation-item.aims.text"), "chess") == 0;
}

/* The first item of the regulation, from its list to the text and out of it by keys alone. */
static void
write_item (ZhFaces *faces)
{
  GtkWidget *window = GTK_WIDGET (zh_regulation_window_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces)));

  gtk_window_present (GTK_WINDOW (window));
  zh_gui_wait_for_window (ZH_TYPE_REGULATION_WINDOW);
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_press ("c h e s s");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (has_item (faces));
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_item (ZhFaces *faces)
{
  ZH_CTL ("regulation", faces->other, "write", "aims", "chess");
}

/* The first duty of the list is done, on the day that is proposed. */
static void
mark_duty (ZhFaces *faces)
{
  gint64 length = zh_faces_get_competition (faces)->journal_length;

  zh_gui_send ("ctrl+shift+t");
  zh_gui_wait_for_window (ZH_TYPE_DUE_WINDOW);
  zh_gui_settle ();
  zh_gui_press ("KP_Add");
  zh_gui_wait_until (zh_faces_get_competition (faces)->journal_length > length);
  zh_gui_press ("Escape");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_duty (ZhFaces *faces)
{
  ZH_CTL ("due", faces->other, "done", "committee");
}

static void
tell_refusal (ZhFaces *faces)
{
  ZH_CTL ("admission", faces->other, "refuse", "1", "--ground", "No passport", "--article", "3");
}

static void
tell_forbidden (ZhFaces *faces)
{
  ZH_CTL ("forbidden", faces->other, "set", "1 2\n3 4 / 2-3");
}

static void
edit_tournament (ZhFaces *faces)
{
  GtkWidget *dialog = GTK_WIDGET (zh_tournament_dialog_new (GTK_WINDOW (faces->gui->window), zh_faces_get_session (faces), zh_faces_get_tournament (faces)->id));

  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_TOURNAMENT_DIALOG);
  zh_hands_type (zh_gui_find_id (dialog, "name"), "Women");
  zh_hands_type (zh_gui_find_id (dialog, "time_control"), "10+5");
  zh_hands_type (zh_gui_find_id (dialog, "rounds"), "7");
  zh_gui_press ("Tab");
  zh_hands_type (zh_gui_find_id (dialog, "tiebreaks"), "BH/C1, SB");
  zh_hands_choose (zh_gui_find_id (dialog, "sport"), ZH_SPORT_DRAUGHTS_INTERNATIONAL);
  zh_hands_press_button (zh_gui_find_id (dialog, "save"));
  zh_gui_wait_until (strcmp (zh_faces_get_tournament (faces)->name, "Women") == 0);
  zh_hands_leave_messages (faces->gui);
}

static void
tell_tournament (ZhFaces *faces)
{
  ZH_CTL ("tournament", faces->other, "edit", "--name", "Women", "--time", "600+5", "--rounds", "7", "--tiebreaks", "BH/C1,SB", "--sport", "draughts-100");
}

static void
set_start (ZhFaces *faces)
{
  GtkWidget *dialog;

  zh_gui_press ("alt+1 ctrl+t");
  dialog = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_START_DIALOG));
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (dialog, "time")), "2026-03-01T10:30");
  gtk_widget_grab_focus (zh_gui_find_id (dialog, "time"));
  zh_gui_press ("Return");
  zh_hands_wait_for_main_window (faces->gui);
}

static void
tell_start (ZhFaces *faces)
{
  ZH_CTL ("round", faces->other, "start", "1", "--start", "2026-03-01T10:30");
}

/* A forfeit and a draw, and the round closed. */
static void
enter_results (ZhFaces *faces)
{
  zh_gui_press ("alt+1 Home shift+equal 5");
  zh_gui_wait_until (zh_round_count_open (zh_tournament_find_round (zh_faces_get_tournament (faces), 1)) == 0);
}

static void
tell_results (ZhFaces *faces)
{
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "1", "+--");
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "2", "=-=");
}

/* Read aloud and typed again. */
static void
read_again (ZhFaces *faces)
{
  zh_gui_press ("alt+1 F2");
  zh_faces_finish (faces, "shift+equal");
}

static void
tell_reading (ZhFaces *faces)
{
  ZH_CTL ("confirm", faces->other, "--round", "1", "--board", "1", "+--");
}

/* The key of the other result, at a board of round 1. */
static void
correct_report (ZhFaces *faces)
{
  GtkWindow *sheet;

  zh_gui_press ("alt+1 ctrl+Prior ctrl+Prior Home 0");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_cmpstr (gtk_window_get_title (sheet), ==, "Correction for the Rating Report");
  g_assert_null (zh_gui_find (GTK_WIDGET (sheet), GTK_TYPE_SWITCH));
  zh_gui_press ("s l i p");
  zh_faces_finish (faces, "ctrl+Return");
}

/* Outside of FIDE mode the sheet leaves the choice, and begins with what the article says. */
static void
choose_report (ZhFaces *faces)
{
  GtkWindow *sheet;
  GtkWidget *only;

  zh_gui_press ("alt+1 ctrl+Prior ctrl+Prior Home 0");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_cmpstr (gtk_window_get_title (sheet), ==, "Correction");
  only = zh_gui_find (GTK_WIDGET (sheet), GTK_TYPE_SWITCH);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (only)));
  zh_gui_press ("s l i p");
  zh_faces_finish (faces, "ctrl+Return");
}

/* And the result itself is corrected where the switch is off. */
static void
choose_result (ZhFaces *faces)
{
  GtkWindow *sheet;

  zh_gui_press ("Down 0");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  gtk_switch_set_active (GTK_SWITCH (zh_gui_find (GTK_WIDGET (sheet), GTK_TYPE_SWITCH)), FALSE);
  zh_gui_press ("s l i p");
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_old_result (ZhFaces *faces)
{
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "2", "0-1", "--reason", "slip");
}

/* It was paired as a draw: another result is asked about. */
static void
end_adjourned (ZhFaces *faces)
{
  zh_gui_press ("alt+1 ctrl+Prior Home 1");
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_faces_finish (faces, "alt+e");
}

static void
tell_end (ZhFaces *faces)
{
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "1", "1-0");
}

static void
tell_report (ZhFaces *faces)
{
  ZH_CTL ("result", faces->other, "-r", "1", "-b", "1", "0-1", "--rating-only", "--reason", "slip");
}

/* White of board 1 has not come, nor Black of board 2. */
static void
mark_missing (ZhFaces *faces)
{
  zh_gui_press ("alt+1 Home bracketleft Down bracketright");
  zh_gui_wait_until (zh_round_count_late (zh_tournament_find_round (zh_faces_get_tournament (faces), 1)) == 2);
}

static void
tell_missing (ZhFaces *faces)
{
  ZH_CTL ("late", faces->other, "missing", "-r", "1", "-b", "1", "--side", "white");
  ZH_CTL ("late", faces->other, "missing", "-r", "1", "-b", "2", "--side", "black");
}

static void
choose_sex (ZhFaces *faces)
{
  GtkWidget *row = zh_gui_find (zh_gui_find_id (open_panel (faces), "person"), ADW_TYPE_COMBO_ROW);

  zh_hands_choose (row, ZH_SEX_FEMALE);
}

static void
tell_sex (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "edit", "1", "--sex", "f");
}

static void
remove_entry (ZhFaces *faces)
{
  gtk_widget_grab_focus (zh_gui_find_id (open_panel (faces), "remove"));
  zh_faces_finish (faces, "Return");
}

static void
tell_removal (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "remove", "1");
}

/* The first morning: two players have come, the documents of all are seen; then the two are left out of round 1. */

static void
choose_two (ZhFaces *faces)
{
  zh_gui_press ("alt+2");
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find (GTK_WIDGET (faces->gui->window), ZH_TYPE_RECORD_TABLE)));
  zh_gui_press ("Home shift+Down");
}

static void
register_two (ZhFaces *faces)
{
  zh_gui_press ("alt+2");
  if (!gtk_widget_get_visible (find_id (faces, "registration")))
    zh_gui_press ("F2");
  choose_two (faces);
  zh_faces_finish (faces, "1");
  zh_gui_press ("ctrl+a");
  zh_faces_finish (faces, "3");
}

static void
tell_registration (ZhFaces *faces)
{
  ZH_CTL ("register", faces->other, "set", "1", "2", "--arrived", "yes");
  ZH_CTL ("register", faces->other, "set", "--documents-seen", "yes");
}

static void
leave_two_out (ZhFaces *faces)
{
  choose_two (faces);
  gtk_widget_activate_action (GTK_WIDGET (zh_window_get_page (faces->gui->window)), "entries.set-absences", "i", ZH_PAIRING_HALF_BYE);
  zh_gui_settle ();
}

static void
tell_two_out (ZhFaces *faces)
{
  ZH_CTL ("entry", faces->other, "absent", "1", "2", "--round", "1", "--bye", "half");
}

static void
type_timetable (ZhFaces *faces)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.timetable", NULL);
  dialog = zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text_view (GTK_WIDGET (dialog)))),
                            "01.03.2026 09:00; Registration\n01.03.2026 10:30; 1; Hall A", -1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_timetable (ZhFaces *faces)
{
  g_autofree char *path = zh_faces_write_list (faces, "timetable.txt", "2026-03-01T09:00\tRegistration\n2026-03-01T10:30\t1\tHall A\n");

  ZH_CTL ("timetable", faces->other, "set", path);
}

static void
type_handicap (ZhFaces *faces)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.handicap", NULL);
  dialog = zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text_view (GTK_WIDGET (dialog)))), "100; 60+30; 90+30; 7.2", -1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_handicap (ZhFaces *faces)
{
  g_autofree char *path = zh_faces_write_list (faces, "handicap.txt", "100\t60+30\t90+30\t7.2\n");

  ZH_CTL ("handicap", faces->other, "set", path);
}

static void
type_odds (ZhFaces *faces)
{
  GtkWindow *dialog;

  gtk_widget_activate_action (GTK_WIDGET (faces->gui->window), "win.odds", NULL);
  dialog = zh_gui_wait_for_window (ZH_TYPE_PLAN_DIALOG);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_text_view (GTK_WIDGET (dialog)))), "100; 31,32; 7.2", -1);
  zh_faces_finish (faces, "ctrl+Return");
}

static void
tell_odds (ZhFaces *faces)
{
  g_autofree char *path = zh_faces_write_list (faces, "odds.txt", "100\t31 32\t7.2\n");

  ZH_CTL ("odds", faces->other, "set", path);
}

static const ZhFaceAct entered[] = {
  { "details", ZH_COMMAND_EDIT_DETAILS, change_details, tell_details, "competition.place" },
  { "official", ZH_COMMAND_SET_OFFICIAL, add_official, tell_official, "official.fide_id" },
  { "plain-player", ZH_COMMAND_ADD_ENTRIES, type_plain_player, tell_plain_player, "person.surname" },
  { "player", ZH_COMMAND_ADD_ENTRIES, type_player, tell_player, "person.region" },
  { "forbidden", ZH_COMMAND_SET_RESTRICTIONS, forbid, tell_forbidden, "forbidden.last_round" },
  { "absence", ZH_COMMAND_SET_ABSENCE, press_absence, tell_absence, "absence.kind" },
  { "sex", ZH_COMMAND_EDIT_ENTRY, choose_sex, tell_sex, "person.sex" },
  { "every-field", ZH_COMMAND_EDIT_ENTRY, fill_panel, tell_panel, "entry.fixed_board" },
  { "update", ZH_COMMAND_UPDATE_PLAYERS, update_players, tell_update, "person.rating_source" },
  { "registration", ZH_COMMAND_REGISTER_PERSONS, register_two, tell_registration, "person.documents_seen" },
  { "two-out", ZH_COMMAND_SET_ABSENCES, leave_two_out, tell_two_out, "absence.kind" },
  { "handicap", ZH_COMMAND_SET_HANDICAP, type_handicap, tell_handicap, "tournament_option.value" },
  { "timetable", ZH_COMMAND_SET_TIMETABLE, type_timetable, tell_timetable, "tournament_option.value" },
  { "removal", ZH_COMMAND_REMOVE_ENTRY, remove_entry, tell_removal, "entry.start_number" },
  { "settings", ZH_COMMAND_EDIT_TOURNAMENT, edit_tournament, tell_tournament, "tournament.n_rounds" },
  { "odds", ZH_COMMAND_SET_ODDS, type_odds, tell_odds, "tournament_option.value" },
  { NULL },
};

static const ZhFaceAct published[] = {
  { "start", ZH_COMMAND_SET_ROUND_START, set_start, tell_start, "round.start" },
  { "missing", ZH_COMMAND_MARK_MISSING, mark_missing, tell_missing, "game.missing2" },
  { "late-player", ZH_COMMAND_ADD_ENTRIES, type_player, tell_player, "entry.start_number" },
  { "results", ZH_COMMAND_SET_RESULT, enter_results, tell_results, "game.white" },
  { "second-pass", ZH_COMMAND_CONFIRM_RESULT, read_again, tell_reading, "confirmation.result" },
  { "withdrawal", ZH_COMMAND_WITHDRAW_ENTRY, withdraw, tell_withdrawal, "entry.status" },
  { NULL },
};

static const ZhFaceAct played[] = {
  { "report", ZH_COMMAND_REPORT_RESULT, correct_report, tell_report, "game.reported" },
  { NULL },
};

static const ZhFaceAct adjourned[] = {
  { "no-draw", ZH_COMMAND_SET_RESULT, end_adjourned, tell_end, "game.white" },
  { NULL },
};

static const ZhFaceAct left[] = {
  { "report", ZH_COMMAND_REPORT_RESULT, choose_report, tell_report, "game.reported" },
  { "result", ZH_COMMAND_SET_RESULT, choose_result, tell_old_result, "game.white" },
  { NULL },
};

static const ZhFaceAct commission[] = {
  { "document", ZH_COMMAND_TICK_ADMISSION, press_document, tell_document, "evidence.state" },
  { "session", ZH_COMMAND_OPEN_SESSION, press_session, tell_session, "session.opened" },
  { "refusal", ZH_COMMAND_DECIDE_ADMISSION, press_refusal, tell_refusal, "applicant.state" },
  { "documents", ZH_COMMAND_TICK_ADMISSIONS, press_documents, tell_documents, "evidence.document" },
  { "admissions", ZH_COMMAND_DECIDE_ADMISSIONS, press_admissions, tell_admissions, "applicant.state" },
  { "quotas", ZH_COMMAND_SET_QUOTAS, type_quotas, tell_quotas, "quota.seats" },
  { "bans", ZH_COMMAND_SET_BANS, type_bans, tell_bans, "ban.scope" },
  { "application", ZH_COMMAND_SET_APPLICATION, type_application, tell_application, "application.sender" },
  { "application-out", ZH_COMMAND_REMOVE_APPLICATION, remove_application, tell_application_out, "session.opened" },
  { "fee", ZH_COMMAND_SET_ENTRY_FEE, type_fee, tell_fee, "tournament_option.value" },
  { "payment", ZH_COMMAND_SET_PAYMENT, type_payment, tell_payment, "payment.amount" },
  { "arrival", ZH_COMMAND_CHANGE_ARRIVAL, type_arrival, tell_arrival, "entry_change.other" },
  { "closing", ZH_COMMAND_CLOSE_SESSION, press_closing, tell_closing, "session.closed" },
  { "item", ZH_COMMAND_SET_OVERRIDE, write_item, tell_item, "override.value" },
  { "duty", ZH_COMMAND_MARK_DUTY, mark_duty, tell_duty, "tournament_option.value" },
  { NULL },
};

static const ZhFaceAct teams[] = {
  { "team", ZH_COMMAND_ADD_ENTRIES, type_team, tell_team, "entry.team_name" },
  { "members", ZH_COMMAND_ADD_MEMBERS, type_members, tell_members, "member.board" },
  { "captain", ZH_COMMAND_SET_CAPTAIN, type_captain, tell_captain, "tournament_option.value" },
  { NULL },
};

static const ZhFaceStory stories[] = {
  { "acts/entered", make_entered, entered },
  { "acts/published", make_published, published },
  { "acts/played", make_played, played },
  { "acts/adjourned", make_adjourned, adjourned },
  { "acts/left", make_left, left },
  { "acts/commission", make_commission, commission },
  { "acts/teams", make_teams, teams },
};

int
main (int    argc,
      char **argv)
{
  return zh_face_stories_run (argc, argv, stories, G_N_ELEMENTS (stories));
}
