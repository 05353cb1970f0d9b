/* Acts that stand beside the usual way through a tournament, by real keys: reopening it, drawing the
 * order of its rounds, a deciding game, moves dropped again, a file taken out of a case, a deposit.
 */
#include "config.h"

#include <string.h>

#include "boards-page.h"
#include "desk-competition.h"
#include "desk-consent.h"
#include "desk-entries.h"
#include "desk-games.h"
#include "desk-protests.h"
#include "desk-rounds.h"
#include "desk-seal.h"
#include "entry-acts.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "history.h"
#include "override-dialog.h"
#include "record-table.h"
#include "../tournament-settings.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer layout)
{
  zh_gui_set_layout (layout);
  fixture->gui = zh_gui_new ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer layout)
{
  zh_gui_free (fixture->gui);
}

static GtkWidget *
get_root (Fixture *fixture)
{
  return GTK_WIDGET (fixture->gui->window);
}

static ZhSession *
get_session (Fixture *fixture)
{
  return zh_window_get_session (fixture->gui->window);
}

static const ZhTournament *
get_tournament (Fixture *fixture)
{
  return zh_session_get_tournament (get_session (fixture));
}

static void
wait_for_main (Fixture *fixture)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
press_button (GtkWidget *button)
{
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  gtk_widget_grab_focus (button);
  zh_gui_press ("Return");
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *label)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Two players, one round, closed by its keys. */
static void
close_tournament (Fixture *fixture)
{
  zh_gui_open_competition (fixture->gui, 2);
  zh_gui_press ("1 ctrl+Return");
  zh_gui_press ("ctrl+Return");
  g_assert_true (get_tournament (fixture)->closed);
}

/* What is refused because the tournament is closed offers the remedy at once; undo closes it again. */
static void
test_reopen_from_refusal (Fixture      *fixture,
                          gconstpointer layout)
{
  GtkWindow *dialog;

  close_tournament (fixture);
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Reopen the tournament first"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  g_assert_true (get_tournament (fixture)->closed);
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  press_button (find_button (GTK_WIDGET (dialog), "_Reopen the Tournament"));
  wait_for_main (fixture);
  g_assert_false (get_tournament (fixture)->closed);
  zh_gui_press ("ctrl+z");
  g_assert_true (get_tournament (fixture)->closed);
}

/* From the menu, once what follows was read. */
static void
test_reopen_from_menu (Fixture      *fixture,
                       gconstpointer layout)
{
  GtkWindow *dialog;

  zh_gui_open_competition (fixture->gui, 2);
  zh_gui_press ("1 ctrl+Return");
  zh_gui_press ("ctrl+Return");
  gtk_widget_activate_action (get_root (fixture), "win.reopen-tournament", NULL);
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (dialog)), ==, "Reopen “Men”?");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "no longer final"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  g_assert_true (get_tournament (fixture)->closed);
  gtk_widget_activate_action (get_root (fixture), "win.reopen-tournament", NULL);
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  wait_for_main (fixture);
  g_assert_false (get_tournament (fixture)->closed);
}

/* Where the tournaments stand, also one that is not looked at. */
static void
test_reopen_from_list (Fixture      *fixture,
                       gconstpointer layout)
{
  gint64    closed;
  gint64    other;
  ZhDesk   *desk;
  ZhChange *change;
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;

  close_tournament (fixture);
  closed = get_tournament (fixture)->id;
  desk = zh_session_get_desk (get_session (fixture));
  zh_person_set_string (&settings->name, "Women");
  settings->system = ZH_SYSTEM_ROUND_ROBIN;
  change = test_add_tournament (desk, settings, &other, &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  zh_session_set_tournament_id (get_session (fixture), other);
  zh_gui_press ("alt+8");
  for (int tab = 0; tab < 8 && find_button (get_root (fixture), "_Reopen…") == NULL; tab++)
    zh_gui_press ("ctrl+Tab");
  press_button (find_button (get_root (fixture), "_Reopen…"));
  zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_press ("Return");
  wait_for_main (fixture);
  g_assert_false (zh_competition_find_tournament (zh_session_get_competition (get_session (fixture)), closed)->closed);
  g_assert_null (find_button (get_root (fixture), "_Reopen…"));
}

/* A result corrected after its round was closed: the refusal reopens the round. */
static void
test_reopen_round (Fixture      *fixture,
                   gconstpointer layout)
{
  GtkWindow *dialog;

  zh_gui_open_competition (fixture->gui, 2);
  zh_gui_press ("1 ctrl+Return");
  gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (get_root (fixture))), "boards.swap-colours", NULL);
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  press_button (find_button (GTK_WIDGET (dialog), "_Reopen the Round"));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("x Return");
  wait_for_main (fixture);
  g_assert_cmpint (zh_session_get_round (get_session (fixture))->state, ==, ZH_ROUND_PUBLISHED);
  zh_gui_press ("ctrl+z");
  g_assert_cmpint (zh_session_get_round (get_session (fixture))->state, ==, ZH_ROUND_CLOSED);
}

static const ZhEntry *
get_first_entry (Fixture *fixture)
{
  return g_ptr_array_index (zh_session_get_tournament (get_session (fixture))->entries, 0);
}

/* From the list by the menu key, and of a player at a board: leaving, absences and the fixed board. */
static void
test_entry_menu (Fixture      *fixture,
                 gconstpointer layout)
{
  GtkWidget *root;
  int        next;

  zh_gui_open_competition (fixture->gui, 4);
  next = zh_tournament_count_paired_rounds (zh_session_get_tournament (get_session (fixture))) + 1;
  root = get_root (fixture);
  zh_window_show_place (fixture->gui->window, "entries");
  zh_gui_settle ();
  zh_gui_press ("Home Menu Down Down Return");
  g_assert_true (zh_entry_get_absence (get_first_entry (fixture), next, NULL));
  g_assert_cmpint (get_first_entry (fixture)->status, ==, ZH_ENTRY_PLAYING);
  zh_gui_press ("ctrl+z");
  g_assert_false (zh_entry_get_absence (get_first_entry (fixture), next, NULL));

  zh_window_show_place (fixture->gui->window, "boards");
  gtk_widget_activate_action (root, "win.do-with-entry", "(sx)", "withdraw", get_first_entry (fixture)->id);
  g_assert_cmpint (get_first_entry (fixture)->status, ==, ZH_ENTRY_WITHDRAWN);
  gtk_widget_activate_action (root, "win.do-with-entry", "(sx)", "reinstate", get_first_entry (fixture)->id);
  g_assert_cmpint (get_first_entry (fixture)->status, ==, ZH_ENTRY_PLAYING);

  gtk_widget_activate_action (root, "win.do-with-entry", "(sx)", "fixed-board", get_first_entry (fixture)->id);
  zh_gui_settle ();
  zh_gui_press ("ctrl+a 2 Return");
  g_assert_cmpint (get_first_entry (fixture)->fixed_board, ==, 2);
}

static void
add_players (Fixture *fixture,
             int      n_players)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) change = NULL;

  for (int i = 0; i < n_players; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      g_free (entry->person->surname);
      entry->person->surname = g_strdup_printf ("Player %d", i + 1);
      g_ptr_array_add (entries, entry);
    }
  change = zh_desk_add_entries (zh_session_get_desk (get_session (fixture)), get_tournament (fixture)->id, entries, &error);
  g_assert_no_error (error);
}

/* Whoever is removed by the menu leaves the keyboard in the table, so that the next one follows by the same keys. */
static void
test_remove_by_menu (Fixture      *fixture,
                     gconstpointer layout)
{
  GtkWidget *table;
  guint      n;

  zh_gui_open_competition (fixture->gui, 0);
  add_players (fixture, 4);
  zh_window_show_place (fixture->gui->window, "entries");
  zh_gui_settle ();
  table = zh_gui_find (get_root (fixture), ZH_TYPE_RECORD_TABLE);
  n = get_tournament (fixture)->entries->len;
  for (guint i = 1; i <= 2; i++)
    {
      zh_gui_press (i == 1 ? "Home Menu Down Down Down Down Return" : "Menu Down Down Down Down Return");
      g_assert_cmpuint (get_tournament (fixture)->entries->len, ==, n - i);
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->gui->window)), table));
    }
}

/* One half-point bye is given at once, of another one the arbiter is asked; leaving it stands first. */
static void
test_second_bye (Fixture      *fixture,
                 gconstpointer layout)
{
  ZhSession *session = get_session (fixture);
  gint64     id;
  int        next;

  zh_gui_open_competition (fixture->gui, 4);
  id = get_first_entry (fixture)->id;
  next = zh_tournament_count_paired_rounds (zh_session_get_tournament (session)) + 1;
  g_assert_true (gtk_widget_activate_action (get_root (fixture), "win.do-with-entry", "(sx)", "half-bye", id));
  g_assert_true (zh_entry_get_absence (get_first_entry (fixture), next, NULL));

  for (int answer = 0; answer < 2; answer++)
    {
      zh_entry_acts_set_absence (GTK_WIDGET (zh_window_get_page (fixture->gui->window)), session, id, next + 1, ZH_PAIRING_HALF_BYE);
      zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
      zh_gui_press (answer == 0 ? "Return" : "alt+g");
      wait_for_main (fixture);
      g_assert_cmpint (zh_entry_get_absence (get_first_entry (fixture), next + 1, NULL), ==, answer == 1);
    }
}

static const char *
get_order (Fixture *fixture)
{
  return zh_tournament_get_option (get_tournament (fixture), "table-rounds");
}

/* Typed as it was drawn by hand, or by lot with the seed shown before. */
static void
test_table_rounds (Fixture      *fixture,
                   gconstpointer layout)
{
  zh_gui_open_competition (fixture->gui, 4);
  gtk_widget_activate_action (get_root (fixture), "win.draw-table-rounds", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("2 space 3 space 1 ctrl+Return");
  zh_gui_settle ();
  g_assert_null (get_order (fixture)); /* round 1 is paired: it stays first */
  zh_gui_press ("ctrl+a 1 space 3 space 2 ctrl+Return");
  wait_for_main (fixture);
  g_assert_cmpstr (get_order (fixture), ==, "1 3 2");
  zh_gui_press ("ctrl+z");
  g_assert_null (get_order (fixture));
  gtk_widget_activate_action (get_root (fixture), "win.draw-table-rounds", NULL);
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  wait_for_main (fixture);
  g_assert_true (g_str_has_prefix (get_order (fixture), "1 "));
}

/* A knockout of two, one game each match. */
static void
open_knockout (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhTournament) settings = NULL;
  g_autoptr (ZhDesk) desk = NULL;
  ZhChange *change;

  zh_gui_make_competition (fixture->gui, 0);
  desk = zh_desk_open (fixture->gui->path, ZH_DESK_WRITE, "Test", &error);
  g_assert_no_error (error);
  settings = zh_tournament_copy_settings (g_ptr_array_index (zh_desk_get_snapshot (desk)->tournaments, 0));
  settings->system = ZH_SYSTEM_KNOCKOUT;
  change = test_edit_tournament (desk, settings, &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  for (int i = 0; i < 2; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      zh_person_set_string (&entry->person->surname, i == 0 ? "Aaa" : "Bbb");
      g_ptr_array_add (entries, entry);
    }
  change = zh_desk_add_entries (desk, settings->id, entries, &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (fixture->gui->window, fixture->gui->path));
  zh_gui_press ("alt+1");
  for (int presses = 0; presses < 4 && (get_tournament (fixture)->rounds->len == 0 || zh_session_get_round (get_session (fixture))->state != ZH_ROUND_PUBLISHED); presses++)
    zh_gui_press ("ctrl+Return");
}

static int
count_games (Fixture *fixture)
{
  return zh_round_find_pairing (zh_session_get_round (get_session (fixture)), 1)->n_games;
}

/* From the menu of the board, by its key; a match that is not level says so. */
static void
test_deciding_game (Fixture      *fixture,
                    gconstpointer layout)
{
  GtkWindow *dialog;

  open_knockout (fixture);
  g_assert_cmpint (count_games (fixture), ==, 1);
  gtk_widget_activate_action (get_root (fixture), "win.add-deciding-game", NULL);
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "no level match"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  zh_gui_press ("alt+2");
  gtk_widget_activate_action (get_root (fixture), "win.add-deciding-game", NULL);
  zh_gui_settle ();
  g_assert_true (ZH_IS_BOARDS_PAGE (zh_window_get_page (fixture->gui->window)));
  g_assert_cmpint (count_games (fixture), ==, 1);
  zh_gui_press ("5 shift+F10");
  zh_gui_press ("a");
  zh_gui_press ("n");
  zh_gui_wait_until (count_games (fixture) == 2);
  zh_gui_press ("ctrl+z");
  g_assert_cmpint (count_games (fixture), ==, 1);
}

/* Moves kept by mistake with a board go again; what stands on the desk stays. */
static void
test_drop_game (Fixture      *fixture,
                gconstpointer layout)
{
  g_autoptr (GError) error = NULL;
  ZhChange *change;

  zh_gui_open_competition (fixture->gui, 2);
  zh_gui_press ("F7");
  g_assert_null (find_button (get_root (fixture), "_Remove from the File"));
  change = zh_desk_keep_game (zh_session_get_desk (get_session (fixture)), get_tournament (fixture)->id, 1, 1, 0, NULL, "e4 e5 Nf3", &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  zh_gui_settle ();
  press_button (find_button (get_root (fixture), "_Remove from the File"));
  g_assert_cmpuint (zh_session_get_competition (get_session (fixture))->kept_games->len, ==, 0);
  g_assert_null (find_button (get_root (fixture), "_Remove from the File"));
  zh_gui_press ("ctrl+z");
  g_assert_cmpuint (zh_session_get_competition (get_session (fixture))->kept_games->len, ==, 1);
}

/* A case with what is attached to it, on the page of the protests. */
static const ZhProtest *
show_case (Fixture           *fixture,
           const char *const *files)
{
  g_autoptr (GError) error = NULL;
  ZhProtestInput input = { .facts = "Invented", .written = TRUE, .subject = ZH_PROTEST_SUBJECT_RESULT, .round = 1, .board = 1, .admitted = "Test" };
  ZhDesk        *desk;
  gint64         id = 0;
  ZhChange      *change;

  zh_gui_open_competition (fixture->gui, 2);
  desk = zh_session_get_desk (get_session (fixture));
  input.tournament_id = get_tournament (fixture)->id;
  input.entry_id = ((const ZhEntry *) g_ptr_array_index (get_tournament (fixture)->entries, 0))->id;
  change = zh_desk_file_protest (desk, &input, &id, &error);
  g_assert_no_error (error);
  zh_change_unref (change);
  for (; *files != NULL; files++)
    {
      g_autofree char *text = g_strdup_printf ("content of %s", *files);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (ZhOutsideFile) content = zh_outside_file_new (bytes);

      change = zh_desk_attach_to_protest (desk, id, *files, content, NULL, &error);
      g_assert_no_error (error);
      zh_change_unref (change);
    }
  zh_gui_press ("alt+4");
  for (int tab = 0; tab < 8 && find_button (get_root (fixture), "De_posit…") == NULL; tab++)
    zh_gui_press ("ctrl+Tab");
  return zh_competition_find_protest (zh_session_get_competition (get_session (fixture)), id);
}

static void
test_deposit (Fixture      *fixture,
              gconstpointer layout)
{
  const ZhProtest *protest = show_case (fixture, (const char *const[]){ NULL });
  gint64           id = protest->id;

  press_button (find_button (get_root (fixture), "De_posit…"));
  zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  zh_gui_press ("ctrl+Return");
  zh_gui_settle ();
  g_assert_cmpstr (zh_competition_find_protest (zh_session_get_competition (get_session (fixture)), id)->deposit, ==, "");
  zh_gui_press ("5 0 0 ctrl+Return");
  wait_for_main (fixture);
  protest = zh_competition_find_protest (zh_session_get_competition (get_session (fixture)), id);
  g_assert_cmpstr (protest->deposit, ==, "500");
  g_assert_cmpint (protest->deposit_state, ==, ZH_PROTEST_DEPOSIT_PAID);
  zh_gui_press ("ctrl+z");
  g_assert_cmpstr (zh_competition_find_protest (zh_session_get_competition (get_session (fixture)), id)->deposit, ==, "");
}

static void
save_as (Fixture    *fixture,
         const char *name,
         const char *expected)
{
  g_autofree char *path = g_build_filename (fixture->gui->dir, name, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->gui->dir);
  g_autofree char *text = NULL;
  GtkWindow       *chooser = zh_gui_wait_for_window (GTK_TYPE_FILE_CHOOSER_DIALOG);

  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (chooser), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (g_file_test (path, G_FILE_TEST_EXISTS));
  wait_for_main (fixture);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* The only file at once; of several the one chosen. */
static void
test_extract (Fixture      *fixture,
              gconstpointer layout)
{
  GtkWindow *dialog;
  GtkWidget *choice;

  show_case (fixture, (const char *const[]){ "first.txt", "second.txt", NULL });
  press_button (find_button (get_root (fixture), "Save Fi_le…"));
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  choice = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), 1);
  press_button (find_button (GTK_WIDGET (dialog), "_Save…"));
  save_as (fixture, "out.txt", "content of second.txt");
}

static void
test_extract_only (Fixture      *fixture,
                   gconstpointer layout)
{
  show_case (fixture, (const char *const[]){ "only.txt", NULL });
  press_button (find_button (get_root (fixture), "Save Fi_le…"));
  save_as (fixture, "out.txt", "content of only.txt");
}

/* A rule that the tournament has copied is changed: it is asked before for which ones, and leaving the question
 * changes nothing. */
static void
test_kept_points (Fixture      *fixture,
                  gconstpointer layout)
{
  GtkWindow *dialog;

  zh_gui_open_competition (fixture->gui, 2);
  gtk_window_present (GTK_WINDOW (zh_override_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), "scoring.win")));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  zh_gui_press ("ctrl+a 3 Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "settings of their own: Men"));
  zh_gui_press ("Escape");
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  g_assert_cmpuint (g_hash_table_size (zh_session_get_competition (get_session (fixture))->overrides), ==, 0);
  zh_gui_press ("Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  press_button (find_button (GTK_WIDGET (dialog), "For _New Ones"));
  wait_for_main (fixture);
  g_assert_cmpuint (g_hash_table_size (zh_session_get_competition (get_session (fixture))->overrides), ==, 1);
  g_assert_cmpint (get_tournament (fixture)->scoring.win, ==, 10);
}

/* As above, and the tournament that was made before follows. */
static void
test_kept_points_follow (Fixture      *fixture,
                         gconstpointer layout)
{
  GtkWindow *dialog;

  zh_gui_open_competition (fixture->gui, 2);
  gtk_window_present (GTK_WINDOW (zh_override_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), "scoring.win")));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  zh_gui_press ("ctrl+a 3 Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  press_button (find_button (GTK_WIDGET (dialog), "For _These Too"));
  wait_for_main (fixture);
  zh_gui_wait_until (get_tournament (fixture)->scoring.win == 30);
}

/* After the seal a change waits for the yes, which is given beside the refusal and holds from then on. */
static void
test_change_after_seal (Fixture      *fixture,
                        gconstpointer layout)
{
  g_autoptr (GError) error = NULL;
  GtkWindow *dialog;
  ZhDesk    *desk;

  zh_gui_open_competition (fixture->gui, 2);
  zh_gui_press ("1 ctrl+Return");
  desk = zh_session_get_desk (get_session (fixture));
  zh_change_unref (zh_desk_seal (desk, NULL, &error));
  g_assert_no_error (error);
  zh_gui_settle ();
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_true (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Sealed in entry "));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  g_assert_true (zh_desk_needs_consent (desk, ZH_CONSENT_AFTER_SEAL));
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  press_button (find_button (GTK_WIDGET (dialog), "C_hange After the Seal"));
  wait_for_main (fixture);
  g_assert_false (zh_desk_needs_consent (desk, ZH_CONSENT_AFTER_SEAL));
  zh_gui_press ("0");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "Reopen the tournament first"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
}

/* What a change would do is said while it is typed; a rule that is not applied yet says so before. */
static void
test_rule_preview (Fixture      *fixture,
                   gconstpointer layout)
{
  GtkWidget *dialog;

  zh_gui_open_competition (fixture->gui, 2);
  dialog = GTK_WIDGET (zh_override_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), "scoring.win"));
  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "effect"))), ==, "● acts: points");
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (dialog, "preview")));
  zh_gui_press ("ctrl+a 3");
  zh_gui_wait_until (gtk_widget_get_visible (zh_gui_find_id (dialog, "preview")));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "preview"))), "Men: “Points for a win” stays 1"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  dialog = GTK_WIDGET (zh_override_dialog_new (GTK_WINDOW (fixture->gui->window), get_session (fixture), "conduct.comfort-zone-cm"));
  gtk_window_present (GTK_WINDOW (dialog));
  zh_gui_wait_for_window (ZH_TYPE_OVERRIDE_DIALOG);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (dialog, "effect"))), "□ Shown, not applied"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  g_assert_cmpuint (g_hash_table_size (zh_session_get_competition (get_session (fixture))->overrides), ==, 0);
}

static void
finish (ZhChange *change,
        GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
}

/* What the rules ask stands behind a button beside the next step, and goes with its cause. */
static void
test_rule_notes (Fixture      *fixture,
                 gconstpointer layout)
{
  g_autoptr (GError) error = NULL;
  ZhSession *session;
  ZhChange  *change;
  GtkWidget *notes;

  zh_gui_open_competition (fixture->gui, 2);
  session = get_session (fixture);
  notes = zh_gui_find_id (get_root (fixture), "notes");
  g_assert_false (gtk_widget_get_visible (notes));
  change = zh_desk_set_override (zh_session_get_desk (session), "officials.deputy-before-seconds", "3600", &error);
  finish (change, error);
  change = zh_desk_set_round_start (zh_session_get_desk (session), get_tournament (fixture)->id, 1, "2099-11-16T10:00", &error);
  finish (change, error);
  zh_gui_wait_until (gtk_widget_get_visible (notes));
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (notes)), ==, "⚠ 1");
  zh_gui_press ("ctrl+shift+Return");
  zh_gui_wait_until (gtk_widget_get_mapped (zh_gui_find_id (get_root (fixture), "notes_text")));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (zh_gui_find_id (get_root (fixture), "notes_text"))), ==,
                   "Round 1: the deputy chief arbiter has checked sets and clocks by 16/11/2099 09:00");
  g_assert_false (gtk_widget_get_has_tooltip (notes));
  zh_gui_press ("Escape");
  change = zh_desk_set_override (zh_session_get_desk (session), "officials.deputy-before-seconds", NULL, &error);
  finish (change, error);
  zh_gui_wait_until (!gtk_widget_get_visible (notes));
}

/* Standings do not become final over an open protest without a reason; the dialog names it. */
static void
test_open_protest (Fixture      *fixture,
                   gconstpointer layout)
{
  static const char *const nothing[] = { NULL };
  GtkWindow               *dialog;
  GtkWidget               *reason;

  show_case (fixture, nothing);
  zh_gui_press ("alt+1 1 ctrl+Return ctrl+Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)), "no. 1 (round 1, board 1)"));
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "close"));
  zh_gui_press ("Escape");
  wait_for_main (fixture);
  g_assert_false (get_tournament (fixture)->closed);
  zh_gui_press ("ctrl+Return");
  dialog = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  reason = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  gtk_editable_set_text (GTK_EDITABLE (reason), "The committee meets tomorrow");
  g_assert_true (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "close"));
  press_button (find_button (GTK_WIDGET (dialog), "Close _All the Same"));
  wait_for_main (fixture);
  g_assert_true (get_tournament (fixture)->closed);
}

static void
add (const char *name,
     void (*test) (Fixture      *fixture,
                   gconstpointer layout))
{
  g_autofree char *path = g_strconcat ("/acts/", name, NULL);

  g_test_add (path, Fixture, "us", set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  add ("reopen/refusal", test_reopen_from_refusal);
  add ("reopen/menu", test_reopen_from_menu);
  add ("reopen/list", test_reopen_from_list);
  add ("reopen/round", test_reopen_round);
  add ("entry-menu", test_entry_menu);
  add ("remove-by-menu", test_remove_by_menu);
  add ("second-bye", test_second_bye);
  add ("table-rounds", test_table_rounds);
  add ("deciding-game", test_deciding_game);
  add ("drop-game", test_drop_game);
  add ("deposit", test_deposit);
  add ("open-protest", test_open_protest);
  add ("kept-points", test_kept_points);
  add ("kept-points-follow", test_kept_points_follow);
  add ("change-after-seal", test_change_after_seal);
  add ("rule-preview", test_rule_preview);
  add ("rule-notes", test_rule_notes);
  add ("extract-one-of-several", test_extract);
  add ("extract-only-one", test_extract_only);
  return g_test_run ();
}
