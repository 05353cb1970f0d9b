#include "config.h"

#include "outside-program.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>

static void
end_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGTERM);
}

/* The bus of another session on this display; it ends with us. */
static const char *
get_other_bus (void)
{
  static char *address;
  const char  *argv[] = { "dbus-daemon", "--session", "--nofork", "--print-address=1", NULL };
  g_autoptr (GSubprocessLauncher) launcher = NULL;
  g_autoptr (GSubprocess) daemon = NULL;
  g_autoptr (GDataInputStream) lines = NULL;
  g_autoptr (GError) error = NULL;

  if (address != NULL)
    return address;
  launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_subprocess_launcher_set_child_setup (launcher, end_with_parent, NULL, NULL);
  daemon = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (daemon));
  address = g_data_input_stream_read_line (lines, NULL, NULL, &error);
  g_assert_no_error (error);
  return address;
}

/* The screen reader is there for both sessions. */
static char *
dup_accessibility_bus (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) answer = NULL;
  char *address = NULL;

  g_assert_no_error (error);
  answer = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                                        G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  g_variant_get (answer, "(s)", &address);
  return address;
}

GPid
zh_outside_spawn (const char *const *arguments,
                  ZhOutsideBus       bus)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autofree char *address = NULL;
  g_autoptr (GError) error = NULL;
  GPid pid = 0;

  if (bus == ZH_OUTSIDE_OWN_BUS)
    {
      address = dup_accessibility_bus ();
      environment = g_environ_setenv (environment, "AT_SPI_BUS_ADDRESS", address, TRUE);
      environment = g_environ_setenv (environment, "DBUS_SESSION_BUS_ADDRESS", get_other_bus (), TRUE);
    }
  g_spawn_async (NULL, (char **) arguments, environment, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  return pid;
}

int
zh_outside_run (const char *const *arguments,
                char             **environment,
                char             **output,
                char             **errors)
{
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_spawn_sync (NULL, (char **) arguments, environment, output == NULL ? G_SPAWN_STDOUT_TO_DEV_NULL : G_SPAWN_DEFAULT, NULL, NULL,
                output, errors, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

void
zh_outside_start (ZhOutsideProgram  *self,
                  Display           *display,
                  const char *const *arguments,
                  ZhOutsideBus       bus)
{
  self->display = display;
  self->pid = zh_outside_spawn (arguments, bus);
  self->program = zh_reader_find_program (self->pid);
  g_assert_nonnull (self->program);
}

static gboolean
is_active (ZhOutsideProgram *self,
           gboolean          is_dialog)
{
  Window window = zh_x_find_window (self->display, self->pid);

  if (window != None && zh_x_mend_focus (self->display, window))
    return FALSE;
  return window != None && zh_x_get_active_window (self->display) == window &&
         zh_x_is_dialog (self->display, window) == is_dialog;
}

void
zh_outside_wait_for_window (ZhOutsideProgram *self,
                            gboolean          is_dialog)
{
  zh_reader_wait_until (is_active (self, is_dialog));
}

void
zh_outside_activate (ZhOutsideProgram *self)
{
  zh_x_activate (self->display, zh_x_find_window (self->display, self->pid));
  zh_reader_wait_until (zh_x_get_active_window (self->display) == zh_x_find_window (self->display, self->pid));
}

void
zh_outside_press (ZhOutsideProgram *self,
                  const char       *name)
{
  g_autoptr (AtspiAccessible) button = zh_reader_wait_for (self->program, ATSPI_ROLE_PUSH_BUTTON, name);

  zh_reader_wait_until (zh_reader_is_on_screen (button) && zh_reader_has_state (button, ATSPI_STATE_SENSITIVE));
  zh_reader_press (button);
}

/* Presses the keys every other second. */
static gboolean
has_ended (ZhOutsideProgram *self,
           gint64           *again_us,
           int              *status)
{
  if (g_get_monotonic_time () >= *again_us)
    {
      zh_x_keys_send (self->display, "ctrl+q");
      *again_us = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;
    }
  return waitpid (self->pid, status, WNOHANG) == self->pid;
}

void
zh_outside_quit (ZhOutsideProgram *self)
{
  int    status = 0;
  gint64 again_us = 0;

  /* a key pressed while a dialog is just going away may go with it */
  zh_reader_wait_until (has_ended (self, &again_us, &status));
  g_clear_object (&self->program);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

void
zh_outside_kill (ZhOutsideProgram *self)
{
  g_assert_cmpint (kill (self->pid, SIGKILL), ==, 0);
  waitpid (self->pid, NULL, 0);
  g_clear_object (&self->program);
}

void
zh_outside_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR) && !g_file_test (file, G_FILE_TEST_IS_SYMLINK))
        zh_outside_remove_folder (file);
      else
        g_assert_cmpint (g_remove (file), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}
