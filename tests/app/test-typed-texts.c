/* What is typed beside a list and not written yet: it stays while other rows are looked at, and the window asks before it
 * closes over it. In the regulation of the event and in what is due, by real keys.
 */
#include "config.h"

#include "desk-competition.h"
#include "due-window.h"
#include "gui-harness.h"
#include "record-table.h"
#include "regulation-window.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (ZhCompetition) details = NULL;
  g_autoptr (GError) error = NULL;
  ZhSession *session;

  fixture->gui = zh_gui_new ();
  zh_gui_open_competition (fixture->gui, 4);
  session = zh_window_get_session (fixture->gui->window);
  details = zh_competition_copy_details (zh_session_get_competition (session));
  zh_person_set_string (&details->ruleset, "ru-chess-988");
  zh_change_unref (zh_desk_edit_details (zh_session_get_desk (session), details, &error));
  g_assert_no_error (error);
  zh_gui_settle ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static GtkWindow *
open_window (GtkWindow *window,
             GType      type)
{
  gtk_window_present (window);
  zh_gui_wait_for_window (type);
  zh_gui_wait_until (gtk_window_is_active (window));
  zh_gui_settle ();
  return window;
}

/* The keyboard goes back to the list, and on by so many rows. */
static void
move_on (GtkWindow  *window,
         const char *keys)
{
  zh_record_table_take_focus (ZH_RECORD_TABLE (zh_gui_find_id (GTK_WIDGET (window), "table")));
  zh_gui_settle ();
  zh_gui_press (keys);
}

static char *
dup_text (GtkWindow *window)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (zh_gui_find_id (GTK_WIDGET (window), "text")));
  GtkTextIter    start;
  GtkTextIter    end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
}

static void
assert_text (GtkWindow  *window,
             const char *expected)
{
  g_autofree char *text = dup_text (window);

  g_assert_cmpstr (text, ==, expected);
}

/* Escape asks; the answer is @keys. */
static void
close_and_answer (GtkWindow  *window,
                  const char *keys)
{
  GtkWindow *question;

  zh_gui_send ("Escape");
  question = zh_gui_wait_for_window (ADW_TYPE_MESSAGE_DIALOG);
  zh_gui_wait_until (gtk_window_is_active (question));
  zh_gui_send (keys);
}

static void
wait_for_main (Fixture *fixture)
{
  zh_gui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->gui->window)));
}

static void
test_regulation (Fixture      *fixture,
                 gconstpointer data)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);
  GtkWindow *window = open_window (GTK_WINDOW (zh_regulation_window_new (GTK_WINDOW (fixture->gui->window), session)), ZH_TYPE_REGULATION_WINDOW);

  zh_gui_press ("Return a i m s");
  move_on (window, "Down");
  assert_text (window, "");
  zh_gui_press ("Return h a l l");
  move_on (window, "Up");
  assert_text (window, "aims");

  /* one is written, the other is not */
  zh_gui_press ("ctrl+Return");
  g_assert_cmpstr (g_hash_table_lookup (zh_session_get_competition (session)->overrides, "regulation-item.aims.text"), ==, "aims");
  assert_text (window, "aims");
  move_on (window, "Down");
  assert_text (window, "hall");
  move_on (window, "Down");
  assert_text (window, "");

  close_and_answer (window, "Escape");
  zh_gui_wait_until (gtk_window_is_active (window));
  move_on (window, "Up");
  assert_text (window, "hall");
  close_and_answer (window, "alt+c");
  wait_for_main (fixture);
  g_assert_null (g_hash_table_lookup (zh_session_get_competition (session)->overrides, "regulation-item.place.text"));
}

/* What is typed and taken away again is nothing to ask about. */
static void
test_nothing_typed (Fixture      *fixture,
                    gconstpointer data)
{
  ZhSession *session = zh_window_get_session (fixture->gui->window);
  GtkWindow *window = open_window (GTK_WINDOW (zh_regulation_window_new (GTK_WINDOW (fixture->gui->window), session)), ZH_TYPE_REGULATION_WINDOW);

  zh_gui_press ("Return a BackSpace");
  move_on (window, "Down Up");
  zh_gui_send ("Escape");
  wait_for_main (fixture);
}

static void
test_due (Fixture      *fixture,
          gconstpointer data)
{
  ZhSession   *session = zh_window_get_session (fixture->gui->window);
  GtkWindow   *window = open_window (GTK_WINDOW (zh_due_window_new (GTK_WINDOW (fixture->gui->window), session)), ZH_TYPE_DUE_WINDOW);
  GtkEditable *note = GTK_EDITABLE (zh_gui_find_id (GTK_WIDGET (window), "note"));

  zh_gui_press ("alt+h b y space p o s t");
  g_assert_cmpstr (gtk_editable_get_text (note), ==, "by post");
  move_on (window, "Down");
  g_assert_cmpstr (gtk_editable_get_text (note), ==, "");
  move_on (window, "Up");
  g_assert_cmpstr (gtk_editable_get_text (note), ==, "by post");

  /* marked as done it is written, and there is nothing to ask about */
  zh_gui_press ("KP_Add");
  g_assert_cmpstr (gtk_editable_get_text (note), ==, "by post");
  zh_gui_send ("Escape");
  wait_for_main (fixture);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add ("/typed-texts/regulation", Fixture, NULL, set_up, test_regulation, tear_down);
  g_test_add ("/typed-texts/nothing-typed", Fixture, NULL, set_up, test_nothing_typed, tear_down);
  g_test_add ("/typed-texts/due", Fixture, NULL, set_up, test_due, tear_down);
  return g_test_run ();
}
