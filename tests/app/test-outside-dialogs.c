/* Every dialog of the program as a screen reader's user finds it: whatever takes the keyboard or
 * can be pressed has a name of its own, said once. Another process shows them in turn.
 */
#include "config.h"

#include <gio/gunixinputstream.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "paths.h"
#include "screen-reader.h"
#include "x-keys.h"

/* How the title of the window that stays ends. */
#define MAIN_TITLE "– Zhereb"

/* In these GTK and libadwaita leave a button without a name, and a mnemonic's mark in another's. */
static const char *const of_toolkit[] = { "dialog about", "dialog help", NULL };

#define MAX_LOOKS 5
#define LOOK_AGAIN_US (500 * 1000)

static const char *program_path;

/* The window on screen that stays, or the one that does not; GTK 4.8 does not say which is
 * active. */
static AtspiAccessible *
find_window (AtspiAccessible *program,
             gboolean         stays)
{
  int n_children = atspi_accessible_get_child_count (program, NULL);

  for (int i = 0; i < n_children; i++)
    {
      AtspiAccessible *child = atspi_accessible_get_child_at_index (program, i, NULL);

      if (child != NULL && zh_reader_is_on_screen (child) && zh_reader_name_ends (child, MAIN_TITLE) == stays)
        return child;
      g_clear_object (&child);
    }
  return NULL;
}

static void
check_names (AtspiAccessible *dialog,
             const char      *name)
{
  g_autoptr (GPtrArray) nameless = zh_reader_find_nameless (dialog);

  /* a widget is named when it comes on screen, which the eye may be quicker than */
  for (int i = 0; i < MAX_LOOKS && nameless->len > 0; i++)
    {
      g_usleep (LOOK_AGAIN_US);
      g_ptr_array_unref (nameless);
      nameless = zh_reader_find_nameless (dialog);
    }
  for (guint i = 0; i < nameless->len; i++)
    {
      g_test_message ("%s: without a name: %s", name, (char *) g_ptr_array_index (nameless, i));
      g_test_fail ();
    }
}

/* A line of the other process says what is on screen now. */
static void
look (AtspiAccessible *program,
      Display         *display,
      const char      *line)
{
  gboolean is_dialog = g_str_has_prefix (line, "dialog ");
  g_autoptr (AtspiAccessible) window = NULL;

  g_test_message ("%s", line);
  zh_reader_wait_until ((window = find_window (program, !is_dialog)) != NULL);
  if (!g_strv_contains (of_toolkit, line))
    check_names (window, line);
  if (is_dialog)
    zh_x_keys_send (display, "Escape");
}

static void
test_names (void)
{
  const char *argv[] = { program_path, "--show", NULL };
  g_autoptr (AtspiAccessible) program = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GDataInputStream) lines = NULL;
  g_autoptr (GError) error = NULL;
  Display *display = zh_x_open ();
  char    *line;
  GPid     pid;
  int      input;
  int      output;
  int      n_looks = 0;
  int      status = 0;

  g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &input, &output, NULL, &error);
  g_assert_no_error (error);
  stream = g_unix_input_stream_new (output, TRUE);
  lines = g_data_input_stream_new (stream);
  program = zh_reader_find_program (pid);
  g_assert_nonnull (program);
  while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL)
    {
      if (g_str_has_prefix (line, "dialog ") || g_str_has_prefix (line, "place "))
        {
          look (program, display, line);
          g_assert_cmpint (write (input, "\n", 1), ==, 1);
          n_looks++;
        }
      g_free (line);
    }
  waitpid (pid, &status, 0);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
  g_assert_cmpint (n_looks, >=, 25);
  close (input);
  XCloseDisplay (display);
}

int
main (int    argc,
      char **argv)
{
  zh_paths_init_locale ();
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  program_path = argv[1];
  zh_reader_init ();
  g_test_add_func ("/outside-dialogs/names", test_names);
  return g_test_run ();
}
