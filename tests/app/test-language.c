/* The language chosen in the preferences holds from the next start, whatever the environment asks for.
 * The program is started anew for each row; what it answers to --help needs no display.
 */
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#include "language.h"

static const char *program;

static const struct
{
  const char *name;
  const char *chosen;
  const char *variable;
  const char *locale;
  const char *expected;
} starts[] = {
  { "chosen", "uk", "ru", "C.UTF-8", "uk" },
  { "chosen-russian", "ru", "en", "C.UTF-8", "ru" },
  { "chosen-english", "en", "uk", "C.UTF-8", "en" },
  { "chosen-without-locale", "uk", "", "C", "uk" },
  { "system", "", "ru", "C.UTF-8", "ru" },
  { "unknown", "xx", "uk", "C.UTF-8", "uk" },
};

/* A desktop that keeps settings in a file of its own. */
static char *
make_config (const char *chosen)
{
  char            *dir = g_dir_make_tmp ("zhereb-test-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (dir, "glib-2.0", "settings", NULL);
  g_autofree char *path = g_build_filename (folder, "keyfile", NULL);
  g_autofree char *text = g_strdup_printf ("[org/zhereb/Zhereb]\nlanguage='%s'\n", chosen);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return dir;
}

static void
remove_config (const char *dir)
{
  static const char *const parts[] = { "glib-2.0/settings/keyfile", "glib-2.0/settings", "glib-2.0", "." };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_build_filename (dir, parts[i], NULL);

      g_remove (path);
    }
  g_rmdir (dir);
}

static void
test_start (gconstpointer data)
{
  gsize            i = GPOINTER_TO_SIZE (data);
  g_autofree char *dir = make_config (starts[i].chosen);
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autoptr (ZhLanguage) language = zh_language_new (starts[i].expected, NULL);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *output = NULL;

  g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", dir, TRUE);
  g_subprocess_launcher_setenv (launcher, "GSETTINGS_BACKEND", "keyfile", TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", starts[i].variable, TRUE);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", starts[i].locale, TRUE);
  process = g_subprocess_launcher_spawn (launcher, &error, program, "--help", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &output, NULL, &error));
  g_assert_true (g_subprocess_get_successful (process));
  g_assert_nonnull (strstr (output, zh_tr (language, "Opens each competition in a window of its own. Without a file the window offers to make one or to open one.")));
  remove_config (dir);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  program = argv[argc - 1];
  for (gsize i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/start/%s", starts[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_start);
    }
  return g_test_run ();
}
