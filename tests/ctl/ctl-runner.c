#include "config.h"

#include "ctl-runner.h"

#include <glib/gstdio.h>

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

void
ctl_fixture_init (CtlFixture *self)
{
  self->folder = g_dir_make_tmp ("zhereb-XXXXXX", NULL);
  self->file = g_build_filename (self->folder, "cup.zhereb", NULL);
}

void
ctl_fixture_tear_down (CtlFixture   *self,
                       gconstpointer data)
{
  g_unlink (self->file);
  g_rmdir (self->folder);
  g_free (self->file);
  g_free (self->folder);
}

void
ctl_fixture_pair_two (CtlFixture *self,
                      const char *ruleset,
                      const char *time)
{
  ctl_fixture_init (self);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "new", self->file, "--title", "Test Cup", "--ruleset", ruleset), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "tournament", self->file, "add", "--name", "Men", "--system", "round-robin", "--time", time), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Aaa One"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "add", "Bbb Two"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "entry", self->file, "number"), ==, 0);
  g_assert_cmpint (CTL_RUN (NULL, NULL, NULL, "pair", self->file, "--publish"), ==, 0);
}

char *
ctl_say (CtlFixture *fixture,
         int         expected,
         const char *line)
{
  g_auto (GStrv) words = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  int              code;

  g_assert_true (g_shell_parse_argv (line, NULL, &words, NULL));
  for (char **word = words; *word != NULL; word++)
    if (strcmp (*word, "FILE") == 0)
      {
        g_free (*word);
        *word = g_strdup (fixture->file);
      }
  code = ctl_run ((const char *const *) words, NULL, &output, &errors);
  if (code != expected)
    g_error ("%s: %d, not %d: %s%s", line, code, expected, output, errors);
  return g_strconcat (output, errors, NULL);
}

void
ctl_expect (CtlFixture *fixture,
            int         code,
            const char *line,
            const char *words)
{
  g_autofree char *output = ctl_say (fixture, code, line);

  if (strstr (output, words) == NULL)
    g_error ("%s does not say “%s”: %s", line, words, output);
}
