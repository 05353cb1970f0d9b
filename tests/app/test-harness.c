/* What the other tests stand on: what was done is there once the harness says that all is quiet,
 * however slow the server, the window manager or a thread is.
 */
#include "config.h"

#include <signal.h>
#include <stdlib.h>

#include "gui-harness.h"

#define SLOW_MS 300

/* By tests/with-display, the process that the variable names does nothing for a moment. */
static void
make_slow (const char *variable)
{
  const char      *pid = g_getenv (variable);
  g_autofree char *script = g_strdup_printf ("sleep 0.%03d; kill -CONT %s", SLOW_MS, pid);
  const char      *argv[] = { "sh", "-c", script, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (pid);
  g_spawn_async (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (kill ((pid_t) atoi (pid), SIGSTOP), ==, 0);
}

/* The window manager gives the keyboard to a new window, and back when it goes. */
static void
test_slow_manager (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_transient_for (other, GTK_WINDOW (gui->window));
  make_slow ("ZH_WINDOW_MANAGER");
  gtk_window_present (other);
  zh_gui_settle ();
  g_assert_true (gtk_window_is_active (other));
  make_slow ("ZH_WINDOW_MANAGER");
  gtk_window_destroy (other);
  zh_gui_settle ();
  g_assert_true (gtk_window_is_active (GTK_WINDOW (gui->window)));
  zh_gui_free (gui);
}

static void
test_slow_server (void)
{
  ZhGui     *gui = zh_gui_new ();
  GtkWidget *entry = gtk_entry_new ();
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (other, entry);
  gtk_window_present (other);
  zh_gui_settle ();
  make_slow ("ZH_X_SERVER");
  gtk_widget_grab_focus (entry);
  zh_gui_press ("a b c");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "abc");
  gtk_window_destroy (other);
  zh_gui_free (gui);
}

static void
work_slowly (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  g_usleep (SLOW_MS * 1000);
  g_task_return_boolean (task, TRUE);
}

static void
told_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  gboolean *is_told = user_data;

  *is_told = g_task_propagate_boolean (G_TASK (result), NULL);
}

static void
test_slow_thread (void)
{
  ZhGui   *gui = zh_gui_new ();
  gboolean is_told = FALSE;
  g_autoptr (GTask) task = g_task_new (NULL, NULL, told_cb, &is_told);

  g_task_run_in_thread (task, work_slowly);
  zh_gui_settle ();
  g_assert_true (is_told);
  zh_gui_free (gui);
}

int
main (int    argc,
      char **argv)
{
  zh_gui_init (&argc, &argv);
  g_test_add_func ("/harness/slow-manager", test_slow_manager);
  g_test_add_func ("/harness/slow-server", test_slow_server);
  g_test_add_func ("/harness/slow-thread", test_slow_thread);
  return g_test_run ();
}
