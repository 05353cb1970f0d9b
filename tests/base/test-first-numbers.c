/* The first numbers of a process are read by several threads at once, as when a file is opened
 * while the window is made: each reads its own. In 9 processes of 100 one of them did not, before
 * the locale of numbers was made first. */
#include "config.h"

#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "paths.h"

#define N_PROCESSES 300
#define N_THREADS 4

static int n_ready; /* atomic */

static gpointer
read_number (gpointer data)
{
  gint64   number = 0;
  gboolean is_read;

  g_atomic_int_inc (&n_ready);
  while (g_atomic_int_get (&n_ready) < N_THREADS)
    g_thread_yield ();
  is_read = g_ascii_string_to_signed ("10", 10, 0, 100, &number, NULL) && number == 10;
  return GINT_TO_POINTER (is_read);
}

static int
run_process (void)
{
  GThread *threads[N_THREADS];
  gboolean is_read = TRUE;

  zh_paths_init_locale ();
  for (int i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("reader", read_number, NULL);
  for (int i = 0; i < N_THREADS; i++)
    is_read = GPOINTER_TO_INT (g_thread_join (threads[i])) && is_read;
  return is_read ? EXIT_SUCCESS : EXIT_FAILURE;
}

int
main (void)
{
  int n_failed = 0;

  for (int i = 0; i < N_PROCESSES; i++)
    {
      int   status = 0;
      pid_t pid = fork ();

      if (pid == 0)
        _exit (run_process ());
      g_assert_cmpint (pid, >, 0);
      g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
      n_failed += status != 0;
    }
  g_assert_cmpint (n_failed, ==, 0);
  return EXIT_SUCCESS;
}
