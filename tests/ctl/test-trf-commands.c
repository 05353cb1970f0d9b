#include "config.h"

#include <gio/gio.h>
#include <string.h>

/* Runs zherebctl and gives its exit code; @output may be NULL. */
static int
run (const char *const *arguments,
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
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
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

#define RUN(input, output, errors, ...) run ((const char *const[]){ __VA_ARGS__, NULL }, input, output, errors)

static const char four_players[] =
    "092 Individual: Round-Robin\n"
    "001    1 m    Invented One                      2100 UKR                         0.0    1\n"
    "001    2 m    Invented Two                      2000 UKR                         0.0    2\n"
    "001    3 m    Invented Three                    1900 UKR                         0.0    3\n"
    "001    4 m    Invented Four                     1800 UKR                         0.0    4\n";

static void
test_pair (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (RUN (four_players, &output, NULL, "trf", "pair", "--system", "round-robin", "-"), ==, 0);
  g_assert_cmpstr (output, ==, "1 4\n2 3\n");
}

static void
test_pair_without_system (void)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (RUN (four_players, &output, NULL, "trf", "pair", "-"), ==, 0);
  g_assert_cmpstr (output, ==, "1 4\n2 3\n");
}

static const struct
{
  const char *name;
  const char *arguments[6];
  int         code;
} calls[] = {
  { "version", { "--version" }, 0 },
  { "help", { "--help" }, 0 },
  { "command-help", { "trf", "pair", "--help" }, 0 },
  { "group-help", { "trf", "--help" }, 0 },
  { "no-command", { NULL }, 2 },
  { "unknown-command", { "brew", "tea" }, 2 },
  { "unknown-verb", { "trf", "brew" }, 2 },
  { "unknown-option", { "trf", "pair", "--sugar", "x.trf" }, 2 },
  { "unknown-system", { "trf", "pair", "--system", "lottery", "-" }, 2 },
  { "no-file-given", { "trf", "pair", "--system", "round-robin" }, 2 },
  { "bad-seed", { "trf", "pair", "--seed", "soon", "-" }, 2 },
  { "bad-scoring", { "trf", "pair", "--scoring", "3", "-" }, 2 },
  { "missing-file", { "trf", "pair", "/nonexistent/zhereb.trf" }, 4 },
  { "folder", { "trf", "pair", "/" }, 4 },
};

static void
test_call (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (calls[i].arguments, NULL, &output, &errors), ==, calls[i].code);
  if (calls[i].code == 0)
    g_assert_cmpstr (output, !=, "");
  else
    g_assert_true (g_str_has_prefix (errors, "zherebctl: "));
}

static void
test_bad_input (void)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (RUN ("142 nine\n", NULL, &errors, "trf", "pair", "--system", "round-robin", "-"), ==, 3);
  g_assert_nonnull (strstr (errors, "Line 1"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/trf/pair", test_pair);
  g_test_add_func ("/ctl/trf/pair-without-system", test_pair_without_system);
  g_test_add_func ("/ctl/trf/bad-input", test_bad_input);
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ctl/call/%s", calls[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_call);
    }
  return g_test_run ();
}
