#include "config.h"

#include "paths.h"

#include <libintl.h>
#include <locale.h>

#include "source-tree.h"

/* Whether the running program lies inside its own build tree. */
static gboolean
is_build_tree (void)
{
  static gsize answer = 0;

  /* 1 = no, 2 = yes: g_once wants something other than 0 */
  if (g_once_init_enter (&answer))
    {
      g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
      gboolean         inside = program != NULL && g_str_has_prefix (program, ZH_BUILD_ROOT G_DIR_SEPARATOR_S);

      g_once_init_leave (&answer, inside ? 2 : 1);
    }
  return answer == 2;
}

char *
zh_paths_dup_data (const char *name)
{
  if (is_build_tree ())
    return g_build_filename (ZH_SOURCE_ROOT, "data", name, NULL);
  return g_build_filename (ZH_PKGDATA_DIR, name, NULL);
}

char *
zh_paths_dup_locale_dir (void)
{
  if (is_build_tree ())
    return g_build_filename (ZH_BUILD_ROOT, "po", NULL);
  return g_strdup (ZH_LOCALE_DIR);
}

char *
zh_paths_dup_help (const char *language)
{
  if (is_build_tree ())
    return g_build_filename (ZH_SOURCE_ROOT, "help", language, NULL);
  return g_build_filename (ZH_HELP_DIR, language, GETTEXT_PACKAGE, NULL);
}

char *
zh_paths_dup_build (const char *name)
{
  if (!is_build_tree ())
    return NULL;
  return g_build_filename (ZH_BUILD_ROOT, name, NULL);
}

/* The language that the environment asks for, where no locale speaks for it: gettext then
 * looks at LANGUAGE alone. */
static void
keep_language (void)
{
  static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
  const char              *language = g_getenv ("LANGUAGE");

  for (gsize i = 0; i < G_N_ELEMENTS (variables) && (language == NULL || *language == '\0'); i++)
    language = g_getenv (variables[i]);
  if (language != NULL && *language != '\0')
    g_setenv ("LANGUAGE", language, TRUE);
}

/* In the C locale gettext does not look at LANGUAGE. */
static void
leave_c_locale (int category)
{
  const char *name = setlocale (category, NULL);

  if (g_strcmp0 (name, "C") == 0 || g_strcmp0 (name, "POSIX") == 0)
    setlocale (category, "C.UTF-8");
}

/* GLib makes its C locale when the first number is read, and a thread that waits for it finds
 * EAGAIN in errno, which g_ascii_string_to_signed() (GLib 2.74) takes for a number that is none:
 * a file read while GTK reads its style would be called damaged. */
static void
make_locale_of_numbers (void)
{
  (void) g_ascii_strtoll ("0", NULL, 10);
}

void
zh_paths_init_locale (void)
{
  zh_paths_init_locale_for (NULL);
}

void
zh_paths_init_locale_for (const char *code)
{
  g_autofree char *locale_dir = zh_paths_dup_locale_dir ();

  if (code != NULL)
    g_setenv ("LANGUAGE", code, TRUE);
  make_locale_of_numbers ();

  /* gettext never translates in the C locale, and a locale that was not generated leaves
   * the program there; C.UTF-8 lets LANGUAGE decide. */
  if (setlocale (LC_ALL, "") == NULL)
    {
      keep_language ();
      setlocale (LC_ALL, "C.UTF-8");
    }
  if (code != NULL)
    {
      leave_c_locale (LC_CTYPE);
      leave_c_locale (LC_MESSAGES);
    }

  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
