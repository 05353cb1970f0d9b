#include "config.h"

#include "ctl-runner.h"

int
ctl_run (const char *const *arguments,
         const char        *input,
         char             **output,
         char             **errors)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  g_autofree char *err = NULL;

  g_strv_builder_add (builder, ZHEREBCTL);
  g_strv_builder_addv (builder, (const char **) arguments);
  argv = g_strv_builder_end (builder);
  process = g_subprocess_newv ((const char *const *) argv,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                               &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, input, NULL, &out, &err, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  if (output != NULL)
    *output = g_steal_pointer (&out);
  if (errors != NULL)
    *errors = g_steal_pointer (&err);
  return g_subprocess_get_exit_status (process);
}
