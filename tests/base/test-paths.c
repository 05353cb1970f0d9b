/* Where the program finds its things, in the folder it was built in and outside of it; what language it speaks;
 * and the exit code of each error.
 */
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>

#include "errors.h"
#include "paths.h"
#include "source-tree.h"

static const char *self;

/* What a copy of this program says of itself, a word a line. */
static int
print_paths (void)
{
  g_autofree char *data = zh_paths_dup_data ("rulesets");
  g_autofree char *locale_dir = zh_paths_dup_locale_dir ();
  g_autofree char *help = zh_paths_dup_help ("uk");
  g_autofree char *build = zh_paths_dup_build ("src");

  g_print ("%s\n%s\n%s\n%s\n", data, locale_dir, help, build != NULL ? build : "none");
  return 0;
}

static int
print_language (const char *code)
{
  zh_paths_init_locale_for (*code != '\0' ? code : NULL);
  g_print ("%s\n%s\n", setlocale (LC_MESSAGES, NULL), g_getenv ("LANGUAGE") != NULL ? g_getenv ("LANGUAGE") : "none");
  return 0;
}

static char **
run (const char  *program,
     const char  *word,
     const char  *code,
     const char **environment)
{
  const char *argv[] = { program, word, code, NULL };
  g_auto (GStrv) all = g_get_environ ();
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status = 1;

  for (; environment != NULL && *environment != NULL; environment += 2)
    all = environment[1] != NULL ? g_environ_setenv (all, environment[0], environment[1], TRUE)
                                 : g_environ_unsetenv (all, environment[0]);
  g_spawn_sync (NULL, (char **) argv, all, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return g_strsplit (output, "\n", -1);
}

static void
test_built (void)
{
  g_auto (GStrv) lines = run (self, "--paths", NULL, NULL);

  g_assert_cmpstr (lines[0], ==, ZH_SOURCE_ROOT "/data/rulesets");
  g_assert_cmpstr (lines[1], ==, ZH_BUILD_ROOT "/po");
  g_assert_cmpstr (lines[2], ==, ZH_SOURCE_ROOT "/help/uk");
  g_assert_cmpstr (lines[3], ==, ZH_BUILD_ROOT "/src");
}

/* A copy of the program elsewhere is an installed one. */
static void
test_installed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("zhereb-paths-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "program", NULL);
  g_autoptr (GFile) from = g_file_new_for_path (self);
  g_autoptr (GFile) to = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_copy (from, to, G_FILE_COPY_NONE, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  lines = run (path, "--paths", NULL, NULL);
  g_assert_cmpstr (lines[0], ==, ZH_PKGDATA_DIR "/rulesets");
  g_assert_cmpstr (lines[1], ==, ZH_LOCALE_DIR);
  g_assert_cmpstr (lines[2], ==, ZH_HELP_DIR "/uk/" GETTEXT_PACKAGE);
  g_assert_cmpstr (lines[3], ==, "none");
  g_unlink (path);
  g_rmdir (folder);
}

/* A locale that nobody made leaves gettext the language that was asked for. */
static const struct
{
  const char *name;
  const char *code; /* asked for by the program; "" for nothing */
  const char *environment[10];
  const char *locale;
  const char *language;
} languages[] = {
  { "made", "", { "LC_ALL", "C.UTF-8", "LANGUAGE", NULL, NULL }, "C.UTF-8", "none" },
  { "not-made", "", { "LC_ALL", "xx_XX.UTF-8", "LANGUAGE", NULL, NULL }, "C.UTF-8", "xx_XX.UTF-8" },
  { "not-made-messages",
    "",
    { "LC_ALL", NULL, "LC_MESSAGES", "xy_XY", "LANG", "xx_XX", "LANGUAGE", NULL, NULL },
    "C.UTF-8",
    "xy_XY" },
  { "not-made-language",
    "",
    { "LC_ALL", NULL, "LC_MESSAGES", "", "LANG", "xx_XX", "LANGUAGE", "", NULL },
    "C.UTF-8",
    "xx_XX" },
  { "not-made-but-said", "", { "LC_ALL", "xx_XX", "LANGUAGE", "uk:ru", NULL }, "C.UTF-8", "uk:ru" },
  { "asked", "uk", { "LC_ALL", "C.UTF-8", "LANGUAGE", "ru", NULL }, "C.UTF-8", "uk" },
  { "asked-in-c", "uk", { "LC_ALL", "C", NULL }, "C.UTF-8", "uk" },
  { "asked-in-posix", "ru", { "LC_ALL", "POSIX", NULL }, "C.UTF-8", "ru" },
  { "c", "", { "LC_ALL", "C", "LANGUAGE", "uk", NULL }, "C", "uk" },
};

static void
test_language (gconstpointer data)
{
  gsize        i = GPOINTER_TO_SIZE (data);
  const char **environment = (const char **) languages[i].environment;
  g_auto (GStrv) lines = run (self, "--language", languages[i].code, environment);

  g_assert_cmpstr (lines[0], ==, languages[i].locale);
  g_assert_cmpstr (lines[1], ==, languages[i].language);
}

static const struct
{
  ZhError code;
  int     exit_code;
} codes[] = {
  { ZH_ERROR_USAGE, 2 },
  { ZH_ERROR_INPUT, 3 },
  { ZH_ERROR_REFUSED, 1 },
  { ZH_ERROR_CLOSED, 1 },
  { ZH_ERROR_ROUND_CLOSED, 1 },
  { ZH_ERROR_FILE, 4 },
  { ZH_ERROR_LOCKED, 4 },
  { ZH_ERROR_CORRUPT, 4 },
  { ZH_ERROR_NEWER, 4 },
  { ZH_ERROR_CANCELLED, 1 },
  { ZH_ERROR_NO_PAIRING, 1 },
  { ZH_ERROR_UNCERTAIN, 4 },
  { ZH_ERROR_SEALED, 1 },
  { ZH_ERROR_FAULTY, 4 },
};

static void
test_exit_codes (void)
{
  g_autoptr (GError) other = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "");

  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      g_autoptr (GError) error = g_error_new_literal (ZH_ERROR, (int) codes[i].code, "");

      g_assert_cmpint (zh_error_get_exit_code (error), ==, codes[i].exit_code);
    }
  g_assert_cmpint (zh_error_get_exit_code (other), ==, 4);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 2 && strcmp (argv[1], "--paths") == 0)
    return print_paths ();
  if (argc == 3 && strcmp (argv[1], "--language") == 0)
    return print_language (argv[2]);
  g_test_init (&argc, &argv, NULL);
  self = argv[0];
  g_test_add_func ("/paths/built", test_built);
  g_test_add_func ("/paths/installed", test_installed);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strdup_printf ("/paths/language/%s", languages[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_language);
    }
  g_test_add_func ("/errors/exit-codes", test_exit_codes);
  return g_test_run ();
}
