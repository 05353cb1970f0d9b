/* Enter in a field of one line does what the dialog is for, or says why not; in several lines it is
 * a new line, and a field with a use of its own for it keeps that. Real keys.
 */
#include "config.h"

#include <string.h>

#include "desk-fide-mode.h"
#include "dialog-openers.h"

typedef struct
{
  ZhGui *gui;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->gui = zh_gui_new ();
  zh_dialog_openers_prepare (fixture->gui);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  zh_gui_free (fixture->gui);
}

static gint64
get_length (Fixture *fixture)
{
  return zh_session_get_competition (zh_window_get_session (fixture->gui->window))->journal_length;
}

static GtkWindow *
open_dialog (Fixture    *fixture,
             const char *name)
{
  gsize                 n_openers;
  const ZhDialogOpener *openers = zh_dialog_openers_get (&n_openers);

  for (gsize i = 0; i < n_openers; i++)
    if (strcmp (openers[i].name, name) == 0)
      return zh_dialog_openers_open (fixture->gui, &openers[i]);
  g_error ("there is no dialog “%s”", name);
}

static gboolean
is_back (Fixture *fixture)
{
  return gtk_window_is_active (GTK_WINDOW (fixture->gui->window));
}

static void
leave (Fixture *fixture)
{
  zh_gui_press ("Escape");
  zh_gui_wait_until (is_back (fixture));
}

/* The message of a dialog, "" while there is none. */
static const char *
get_message (GtkWindow *dialog)
{
  GtkWidget *label = zh_gui_find_id (GTK_WIDGET (dialog), "message");

  return label != NULL && gtk_widget_get_mapped (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

/* With what stands in it when it opens: done, or said why not. */
static void
test_heard (Fixture      *fixture,
            gconstpointer data)
{
  const char *name = data;
  GtkWindow  *dialog = open_dialog (fixture, name);
  GtkWidget  *line = zh_gui_find (GTK_WIDGET (dialog), GTK_TYPE_TEXT);

  g_assert_nonnull (line);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_widget_grab_focus (line);
  zh_gui_settle ();
  zh_gui_press ("Return");
  zh_gui_wait_until (dialog == NULL || *get_message (dialog) != '\0');
  if (dialog != NULL)
    {
      g_object_remove_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
      leave (fixture);
    }
  zh_gui_wait_until (is_back (fixture));
}

static void
test_official (Fixture      *fixture,
               gconstpointer data)
{
  gint64     length = get_length (fixture);
  GtkWindow *dialog = open_dialog (fixture, "official");

  zh_gui_press ("Return");
  zh_gui_wait_until (*get_message (dialog) != '\0');
  g_assert_cmpint (get_length (fixture), ==, length);
  zh_gui_press ("a b c Return");
  zh_gui_wait_until (is_back (fixture));
  g_assert_cmpint (get_length (fixture), ==, length + 1);
}

static void
test_lines (Fixture      *fixture,
            gconstpointer data)
{
  GtkWindow     *dialog = open_dialog (fixture, "forbidden");
  GtkWidget     *view = zh_gui_find (GTK_WIDGET (dialog), GTK_TYPE_TEXT_VIEW);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  ZhSession     *session = zh_window_get_session (fixture->gui->window);
  g_autoptr (GError) error = NULL;
  g_autoptr (ZhChange) left = zh_desk_leave_fide_mode (zh_session_get_desk (session), zh_session_get_tournament_id (session), "a test", &error);

  g_assert_no_error (error);
  zh_gui_press ("ctrl+End 1 space 2 Return 3 space 4");
  g_assert_cmpint (gtk_text_buffer_get_line_count (buffer), ==, 2);
  zh_gui_press ("ctrl+Return");
  zh_gui_wait_until (is_back (fixture));
  g_assert_cmpuint (zh_session_get_tournament (session)->forbidden->len, ==, 2);
}

/* The name of an order that is kept for other events; the order of this one is not saved by it. */
static void
test_preset (Fixture      *fixture,
             gconstpointer data)
{
  gint64     length = get_length (fixture);
  GtkWindow *dialog = open_dialog (fixture, "tie-breaks");
  GtkWidget *name = zh_gui_find_id (GTK_WIDGET (dialog), "preset_name");

  gtk_widget_grab_focus (name);
  zh_gui_press ("a b c Return");
  zh_gui_wait_until (*gtk_editable_get_text (GTK_EDITABLE (name)) == '\0');
  g_assert_true (gtk_window_is_active (dialog));
  g_assert_cmpint (get_length (fixture), ==, length);
  leave (fixture);
}

/* What is typed counts, also where the key comes before the keyboard leaves the field. */
static void
test_number (Fixture      *fixture,
             gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, "teams");
  GtkWidget *best = zh_gui_find_id (GTK_WIDGET (dialog), "best");

  gtk_widget_grab_focus (best);
  zh_gui_press ("ctrl+a 7 ctrl+Return");
  zh_gui_wait_until (is_back (fixture));
  dialog = open_dialog (fixture, "teams");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (zh_gui_find_id (GTK_WIDGET (dialog), "best"))), ==, 7);
  leave (fixture);
}

/* The choices of a dialog that can be reached now. */
static void
collect_choices (GtkWidget *widget,
                 GPtrArray *rows)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (ADW_IS_COMBO_ROW (widget) && gtk_widget_is_sensitive (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_choices (child, rows);
}

/* Enter on a choice shows what can be chosen; it neither takes the dialog as it is nor closes it. */
static void
test_choice (Fixture      *fixture,
             gconstpointer data)
{
  const char *name = data;
  gint64      length = get_length (fixture);
  GtkWindow  *dialog = open_dialog (fixture, name);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  collect_choices (GTK_WIDGET (dialog), rows);
  g_assert_cmpuint (rows->len, >, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);

      gtk_widget_grab_focus (row);
      zh_gui_settle ();
      zh_gui_press ("Return");
      zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) != NULL);
      zh_gui_press ("Escape");
      zh_gui_wait_until (zh_gui_find (row, GTK_TYPE_POPOVER) == NULL);
    }
  g_assert_cmpint (get_length (fixture), ==, length);
  leave (fixture);
}

int
main (int    argc,
      char **argv)
{
  static const char *const heard[] = { "new-tournament", "tournament", "protest", "committee", "decision", "hearing", "notice", "line-up",
                                       "member-change", "member", "boards-of-official", "adjournment", "resumption", "round-start", "rule" };
  static const char *const choices[] = { "assistant", "new-tournament", "tournament", "protest", "official", "decision", "adjournment" };

  zh_gui_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *path = g_strdup_printf ("/default-keys/choice/%s", choices[i]);

      g_test_add (path, Fixture, choices[i], set_up, test_choice, tear_down);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (heard); i++)
    {
      g_autofree char *path = g_strdup_printf ("/default-keys/heard/%s", heard[i]);

      g_test_add (path, Fixture, heard[i], set_up, test_heard, tear_down);
    }
  g_test_add ("/default-keys/official", Fixture, NULL, set_up, test_official, tear_down);
  g_test_add ("/default-keys/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/default-keys/preset", Fixture, NULL, set_up, test_preset, tear_down);
  g_test_add ("/default-keys/number", Fixture, NULL, set_up, test_number, tear_down);
  return g_test_run ();
}
