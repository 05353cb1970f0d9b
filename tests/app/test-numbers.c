/* Start numbers in the window: who moves is asked before a late entry or a corrected rating moves anybody,
 * and where the rules want lots the next step opens their drawing. */
#include "config.h"

#include <string.h>

#include "desk-competition.h"
#include "desk-entries.h"
#include "desk-rounds.h"
#include "draw-window.h"
#include "entries-page.h"
#include "feedback.h"
#include "form-sheet.h"
#include "gui-harness.h"
#include "number-question.h"
#include "officials-page.h"
#include "varma-event.h"
#include "../tournament-settings.h"

static const ZhTournament *
get_tournament (ZhGui *gui)
{
  return zh_session_get_tournament (zh_window_get_session (gui->window));
}

static const ZhEntry *
get_entry (ZhGui *gui,
           int    number)
{
  const ZhTournament *tournament = get_tournament (gui);

  for (guint i = 0; i < tournament->entries->len; i++)
    {
      const ZhEntry *entry = g_ptr_array_index (tournament->entries, i);

      if (entry->start_number == number)
        return entry;
    }
  g_error ("Nobody has number %d", number);
}

static void
keep (ZhChange *change,
      GError   *error)
{
  g_assert_no_error (error);
  zh_change_unref (change);
}

/* Players "Player 1" … rated 2000, 1990 …, numbered and paired when @is_paired. */
static ZhGui *
open_tournament (const char *system,
                 int         n_entries,
                 gboolean    is_paired)
{
  ZhGui               *gui = zh_gui_new ();
  ZhCompetitionDetails details = { .title = "Invented Open", .ruleset = "fide-2023" };
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) zh_entry_free);
  g_autoptr (ZhTournament) settings = zh_tournament_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhDesk) desk = zh_desk_create (gui->path, &details, zh_desk_get_user (), &error);
  gint64 id = 0;

  g_assert_no_error (error);
  zh_person_set_string (&settings->name, "Open");
  g_assert_true (zh_system_from_string (system, &settings->system));
  settings->n_rounds = 5;
  settings->initial_colour = ZH_COLOUR_WHITE;
  keep (test_add_tournament (desk, settings, &id, &error), error);
  for (int i = 0; i < n_entries; i++)
    {
      ZhEntry *entry = zh_entry_new ();

      entry->person = zh_person_new ();
      entry->person->rating = 2000 - 10 * i;
      g_free (entry->person->surname);
      entry->person->surname = g_strdup_printf ("Player %d", i + 1);
      g_ptr_array_add (entries, entry);
    }
  keep (zh_desk_add_entries (desk, id, entries, &error), error);
  if (is_paired)
    {
      keep (zh_desk_number_entries (desk, id, ZH_NUMBERING_RATING, 0, NULL, 0, &error), error);
      keep (zh_desk_pair_round (desk, id, &error), error);
    }
  g_assert_true (zh_desk_close (desk, &error));
  g_assert_true (zh_window_open_path (gui->window, gui->path));
  zh_gui_settle ();
  return gui;
}

static void
type_entry (ZhGui      *gui,
            const char *name,
            const char *rating)
{
  GtkWidget *page = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRIES_PAGE);
  GtkWidget *field = zh_gui_find_id (page, "new_name");

  gtk_editable_set_text (GTK_EDITABLE (field), name);
  gtk_editable_set_text (GTK_EDITABLE (zh_gui_find_id (page, "new_rating")), rating);
  gtk_widget_grab_focus (field);
  zh_gui_press ("Return");
}

static AdwMessageDialog *
wait_for_question (void)
{
  return ADW_MESSAGE_DIALOG (zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG));
}

static void
answer (ZhGui      *gui,
        const char *key)
{
  zh_gui_press (key);
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
}

static void
test_late_entry (void)
{
  ZhGui            *gui = open_tournament ("dutch", 6, TRUE);
  AdwMessageDialog *dialog;

  zh_gui_press ("alt+2");
  type_entry (gui, "Strong One", "1985");
  dialog = wait_for_question ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Enter as Number 3 and Move Others?");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "Player 3 3 → 4"));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "C.04.2"));
  answer (gui, "Escape");
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 6);

  type_entry (gui, "Strong One", "1985");
  wait_for_question ();
  answer (gui, "Return");
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 7);
  g_assert_cmpstr (get_entry (gui, 3)->person->surname, ==, "Strong");
  g_assert_cmpstr (get_entry (gui, 7)->person->surname, ==, "Player 6");

  /* The weakest moves nobody, so nothing is asked. */
  type_entry (gui, "Weak One", "1200");
  zh_gui_wait_until (get_tournament (gui)->entries->len == 8);
  zh_gui_press ("ctrl+z");
  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_tournament (gui)->entries->len == 6);
  g_assert_cmpstr (get_entry (gui, 3)->person->surname, ==, "Player 3");
  zh_gui_free (gui);
}

/* The bound of the window is the one of all other doors. */
static void
test_rating_bound (void)
{
  ZhGui *gui = open_tournament ("dutch", 2, FALSE);

  zh_gui_press ("alt+2");
  type_entry (gui, "Strong One", "10000");
  zh_gui_settle ();
  g_assert_cmpuint (get_tournament (gui)->entries->len, ==, 2);
  type_entry (gui, "Strong One", "9999");
  zh_gui_wait_until (get_tournament (gui)->entries->len == 3);
  zh_gui_free (gui);
}

static void
test_renumber (void)
{
  ZhGui            *gui = open_tournament ("dutch", 6, TRUE);
  ZhSession        *session = zh_window_get_session (gui->window);
  GtkWidget        *page;
  AdwMessageDialog *dialog;
  g_autoptr (ZhEntry) entry = zh_entry_copy (get_entry (gui, 6));
  g_autoptr (GError) error = NULL;

  entry->rating = 2500;
  keep (zh_desk_edit_entry (zh_session_get_desk (session), entry, &error), error);
  zh_gui_press ("alt+2");
  page = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRIES_PAGE);
  zh_number_question_renumber (page, session, TRUE);
  dialog = wait_for_question ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Number Anew by Rating?");
  answer (gui, "alt+k");
  g_assert_cmpint (zh_tournament_find_entry (get_tournament (gui), entry->id)->start_number, ==, 6);
  gtk_widget_activate_action (page, "entries.number-by-rating", NULL);
  wait_for_question ();
  answer (gui, "alt+n");
  g_assert_cmpint (zh_tournament_find_entry (get_tournament (gui), entry->id)->start_number, ==, 1);
  zh_number_question_renumber (page, session, TRUE);
  zh_gui_settle ();
  g_assert_true (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_free (gui);
}

/* The next step of a table draws lots, plain ones unless somebody wants team-mates apart. */
static void
test_next_step_draws (void)
{
  ZhGui     *gui = open_tournament ("round-robin", 10, FALSE);
  GtkWidget *window;
  gboolean   in_order = TRUE;

  zh_gui_press ("ctrl+Return");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW));
  g_assert_false (gtk_widget_get_visible (zh_gui_find_id (window, "envelopes")));
  g_assert_cmpint (get_tournament (gui)->entries->len, ==, 10);
  zh_gui_press ("End");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  for (int i = 1; i <= 10; i++)
    in_order = in_order && get_entry (gui, i)->rating == 2010 - 10 * i;
  g_test_message ("%s", in_order ? "the lot fell in the order of ratings" : "drawn");
  g_assert_null (zh_tournament_get_option (get_tournament (gui), ZH_OPTION_VARMA));
  zh_gui_free (gui);
}

/* The window of the draw, and the menu: a draw after another one asks why, and stands with its reason in the journal. */
static void
test_redraw (void)
{
  ZhGui     *gui = open_tournament ("round-robin", 10, FALSE);
  GtkWidget *page;
  GtkWidget *window;
  GtkWindow *sheet;

  zh_gui_press ("ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW);
  zh_gui_press ("End");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_press ("ctrl+z");
  zh_gui_press ("ctrl+Return");
  window = GTK_WIDGET (zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW));
  zh_gui_press ("End");
  zh_gui_press ("ctrl+Return");
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_true (gtk_window_get_transient_for (sheet) == GTK_WINDOW (window));
  zh_gui_press ("Return");
  g_assert_true (gtk_window_is_active (sheet));
  zh_gui_press ("o d d Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (zh_desk_count_number_draws (zh_session_get_desk (zh_window_get_session (gui->window)), get_tournament (gui)->id), ==, 2);

  zh_gui_press ("alt+2");
  page = zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_ENTRIES_PAGE);
  gtk_widget_activate_action (page, "entries.number-by-lot", NULL);
  sheet = zh_gui_wait_for_window (ZH_TYPE_FORM_SHEET);
  g_assert_cmpstr (gtk_window_get_title (sheet), ==, "Draw the Numbers Again");
  zh_gui_press ("o d d Return");
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (gui->window)));
  g_assert_cmpint (zh_desk_count_number_draws (zh_session_get_desk (zh_window_get_session (gui->window)), get_tournament (gui)->id), ==, 3);
  zh_gui_free (gui);
}

static void
number_backwards (ZhGui *gui)
{
  ZhSession *session = zh_window_get_session (gui->window);
  g_autoptr (GError) error = NULL;
  gint64 order[6];

  for (guint i = 0; i < 6; i++)
    order[i] = ((const ZhEntry *) g_ptr_array_index (get_tournament (gui)->entries, 5 - i))->id;
  zh_feedback_act (GTK_WIDGET (zh_window_get_page (gui->window)), session,
                   zh_desk_number_entries (zh_session_get_desk (session), get_tournament (gui)->id, ZH_NUMBERING_BY_HAND, 0, order, 6, &error), "", NULL);
  g_assert_no_error (error);
}

/* Numbers that are not in the order of the ratings are asked about before anybody is paired from them. */
static void
test_stray_numbers (void)
{
  ZhGui            *gui = open_tournament ("dutch", 6, FALSE);
  AdwMessageDialog *dialog;

  number_backwards (gui);
  zh_gui_press ("alt+2 ctrl+Return");
  dialog = wait_for_question ();
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Number by Rating First?");
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "Player 1 6 → 1"));
  answer (gui, "Escape");
  g_assert_cmpuint (get_tournament (gui)->rounds->len, ==, 0);
  zh_gui_press ("ctrl+Return");
  wait_for_question ();
  answer (gui, "Return");
  g_assert_cmpint (get_entry (gui, 1)->person->rating, ==, 2000);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_tournament (gui)->rounds->len == 1);
  zh_gui_free (gui);
}

/* A Swiss by lot draws its pairs in the same way. */
static void
test_next_step_draws_pairs (void)
{
  ZhGui    *gui = open_tournament ("swiss-lot", 6, TRUE);
  GtkStack *pages = GTK_STACK (zh_gui_find_id (GTK_WIDGET (gui->window), "pages"));

  zh_gui_press ("ctrl+z");
  zh_gui_wait_until (get_tournament (gui)->rounds->len == 0);
  zh_gui_press ("alt+2 ctrl+Return");
  zh_gui_wait_for_window (ZH_TYPE_DRAW_WINDOW);
  zh_gui_press ("End");
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (get_tournament (gui)->rounds->len == 1);
  zh_gui_wait_until (g_strcmp0 (gtk_stack_get_visible_child_name (pages), "boards") == 0);
  zh_gui_free (gui);
}

/* Whether a label under @root has @text in it. */
static gboolean
shows (GtkWidget  *root,
       const char *text)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

/* The officials of the event are compared with whom the secretary enters, and stay named beside
 * the norms of the panel. */
static void
test_playing_official (void)
{
  ZhGui     *gui = open_tournament ("dutch", 2, FALSE);
  ZhSession *session = zh_window_get_session (gui->window);
  g_autoptr (ZhOfficial) official = zh_official_new ();
  g_autoptr (GError) error = NULL;

  zh_person_set_string (&official->role, "arbiter");
  zh_person_set_string (&official->name, "Strong One");
  zh_feedback_act (GTK_WIDGET (zh_window_get_page (gui->window)), session, zh_desk_set_official (zh_session_get_desk (session), official, &error), "", NULL);
  g_assert_no_error (error);
  zh_gui_press ("alt+2");
  type_entry (gui, "Strong One", "1200");
  zh_gui_wait_until (get_tournament (gui)->entries->len == 3);
  zh_gui_wait_until (shows (GTK_WIDGET (gui->window), "Strong One is an official of this event"));

  zh_gui_press ("alt+4 ctrl+Tab ctrl+Tab ctrl+Tab");
  zh_gui_wait_until (shows (zh_gui_find (GTK_WIDGET (gui->window), ZH_TYPE_OFFICIALS_PAGE), "⚠ Strong One is an official of this event"));
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  zh_gui_set_layout ("us");
  g_test_add_func ("/numbers/late-entry", test_late_entry);
  g_test_add_func ("/numbers/rating-bound", test_rating_bound);
  g_test_add_func ("/numbers/renumber", test_renumber);
  g_test_add_func ("/numbers/stray-numbers", test_stray_numbers);
  g_test_add_func ("/numbers/next-step-draws", test_next_step_draws);
  g_test_add_func ("/numbers/redraw", test_redraw);
  g_test_add_func ("/numbers/next-step-draws-pairs", test_next_step_draws_pairs);
  g_test_add_func ("/numbers/playing-official", test_playing_official);
  return g_test_run ();
}
