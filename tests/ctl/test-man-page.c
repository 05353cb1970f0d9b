#include "config.h"

#include <string.h>

#include "ctl-runner.h"
#include "source-tree.h"

/* "trf pair" from "  trf pair [--system S] FILE", "new" from "  new FILE". */
static char *
get_command (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line + 2, " ", 3);
  gboolean has_verb = words[0] != NULL && words[1] != NULL && *words[1] != '\0' &&
                      strspn (words[1], "abcdefghijklmnopqrstuvwxyz-") == strlen (words[1]) && words[1][0] != '-';

  return has_verb ? g_strdup_printf ("%s %s", words[0], words[1]) : g_strdup (words[0]);
}

static gboolean
has_section (const char *page,
             const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, "-", -1);
  g_autofree char *escaped = g_strjoinv ("\\-", words);
  g_autofree char *alone = g_strdup_printf (".SS \"%s", escaped);
  g_autofree char *second = g_strdup_printf (", %s FILE", escaped);

  return strstr (page, alone) != NULL || strstr (page, second) != NULL;
}

/* The manual page as it is written, or without the strokes before its hyphens. */
static char *
read_page (gboolean plain)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "data", "man", "zherebctl.1", NULL);
  g_autofree char *page = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  parts = g_strsplit (page, "\\-", -1);
  return plain ? g_strjoinv ("-", parts) : g_steal_pointer (&page);
}

static char **
read_help (void)
{
  g_autofree char *help = NULL;

  g_assert_cmpint (CTL_RUN (NULL, &help, NULL, "--help"), ==, 0);
  return g_strsplit (help, "\n", -1);
}

/* Every command that --help lists has its section in the manual page. */
static void
test_complete (void)
{
  g_autofree char *page = read_page (FALSE);
  g_auto (GStrv) lines = read_help ();
  int n_commands = 0;

  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *command = NULL;

      if (!g_str_has_prefix (*line, "  ") || !g_ascii_islower ((*line)[2]))
        continue;
      command = get_command (*line);
      g_test_message ("%s", command);
      g_assert_true (has_section (page, command));
      n_commands++;
    }
  g_assert_cmpint (n_commands, >=, 25);
}

static gboolean
is_listed (char      **lines,
           const char *command)
{
  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *listed = g_str_has_prefix (*line, "  ") && g_ascii_islower ((*line)[2]) ? get_command (*line) : NULL;

      if (g_strcmp0 (listed, command) == 0)
        return TRUE;
    }
  return FALSE;
}

/* Every section is about a command that there is. */
static void
test_true (void)
{
  g_autofree char *page = read_page (TRUE);
  g_auto (GStrv) lines = read_help ();
  g_auto (GStrv) sections = g_strsplit (page, "\n.SS \"", -1);
  int n_sections = 0;

  for (char **section = sections + 1; *section != NULL; section++)
    {
      g_autofree char *title = g_strndup (*section, strcspn (*section, "\""));
      g_auto (GStrv) commands = g_strsplit (title, ", ", -1);

      for (char **command = commands; *command != NULL; command++)
        {
          g_autofree char *line = g_strconcat ("  ", *command, NULL);
          g_autofree char *name = get_command (line);

          g_test_message ("%s", name);
          g_assert_true (is_listed (lines, name));
          n_sections++;
        }
    }
  g_assert_cmpint (n_sections, >=, 25);
}

/* Every option that --help lists is named in the manual page. */
static void
test_options (void)
{
  g_autofree char *page = read_page (TRUE);
  g_auto (GStrv) lines = read_help ();
  int n_options = 0;

  for (char **line = lines; *line != NULL; line++)
    for (const char *at = strstr (*line, "--"); at != NULL; at = strstr (at + 2, "--"))
      {
        gsize            length = 2 + strspn (at + 2, "abcdefghijklmnopqrstuvwxyz-");
        g_autofree char *option = g_strndup (at, length);

        g_test_message ("%s", *line);
        if (strstr (page, option) == NULL)
          g_error ("%s is not in the manual page", option);
        n_options++;
      }
  g_assert_cmpint (n_options, >=, 100);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/man-page/complete", test_complete);
  g_test_add_func ("/ctl/man-page/true", test_true);
  g_test_add_func ("/ctl/man-page/options", test_options);
  return g_test_run ();
}
