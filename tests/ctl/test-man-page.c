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

/* Every command that --help lists has its section in the manual page. */
static void
test_complete (void)
{
  g_autofree char *path = g_build_filename (ZH_SOURCE_ROOT, "data", "man", "zherebctl.1", NULL);
  g_autofree char *page = NULL;
  g_autofree char *help = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int n_commands = 0;

  g_assert_true (g_file_get_contents (path, &page, NULL, &error));
  g_assert_cmpint (CTL_RUN (NULL, &help, NULL, "--help"), ==, 0);
  g_assert_no_error (error);
  lines = g_strsplit (help, "\n", -1);
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ctl/man-page/complete", test_complete);
  return g_test_run ();
}
