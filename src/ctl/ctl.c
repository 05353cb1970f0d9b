#include "config.h"

#include "ctl.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "ctl-printing.h"
#include "file-output.h"
#include "verb.h"

gboolean
zh_ctl_write_bytes (const char *path,
                    GBytes     *bytes,
                    GError    **error)
{
  gsize       size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (path == NULL || strcmp (path, "-") == 0)
    {
      if (zh_ctl_print_bytes (bytes))
        return TRUE;
      return zh_fail (error, ZH_ERROR_FILE, _ ("The output could not be written: %s"), g_strerror (errno));
    }
  return zh_file_write (path, data, size, error);
}

gboolean
zh_ctl_write_output (const char *path,
                     const char *text,
                     GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return zh_ctl_write_bytes (path, bytes, error);
}

static void
print_help (void)
{
  g_print (_ ("Usage: zherebctl COMMAND [OPTION…] [ARGUMENT…]\n"));
  g_print ("\n%s\n\n", _ ("The desk of a chess or draughts arbiter, from a terminal."));
  zh_ctl_print_help (NULL, 0, NULL);
  g_print ("\n  --language uk|ru|en (%s), --help, --version\n\n%s\n", _ ("before the command"),
           _ ("Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 input not understood, 4 file trouble."));
}

static gboolean
wants_help (int    n_arguments,
            char **arguments)
{
  for (int i = 0; i < n_arguments && strcmp (arguments[i], "--") != 0; i++)
    if (strcmp (arguments[i], "--help") == 0 || strcmp (arguments[i], "-h") == 0)
      return TRUE;
  return FALSE;
}

/* An answer that did not reach its reader, on a full disk or a closed pipe, was not given. */
static int
flush_answer (int code)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return code;
  g_printerr ("zherebctl: %s\n", _ ("the output could not be written"));
  return ZH_CTL_FILE;
}

/* Names what was asked for: the first word, and the second where the first has several. */
static int
refuse_words (const char *group,
              const char *verb)
{
  gboolean is_group = zh_ctl_is_name (group);

  g_printerr ("zherebctl: ");
  if (is_group && verb == NULL)
    g_printerr (_ ("“%s” needs a second word; zherebctl %s --help lists them"), group, group);
  else if (is_group)
    g_printerr (_ ("“%s %s” is no command; zherebctl %s --help lists them"), group, verb, group);
  else
    g_printerr (_ ("“%s” is no command; zherebctl --help lists them"), group);
  g_printerr ("\n");
  return ZH_CTL_USAGE;
}

static int
run_verb (const char *name,
          int         n_arguments,
          char      **arguments)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) usage = g_string_new (NULL);
  ZhCtlExit code;

  if (wants_help (n_arguments, arguments))
    {
      zh_ctl_print_help (name, n_arguments, arguments);
      return flush_answer (ZH_CTL_DONE);
    }
  code = zh_ctl_run_verb (name, n_arguments, arguments, usage, &error);
  if (error == NULL)
    return flush_answer ((int) code);

  g_printerr ("zherebctl: %s\n", error->message);
  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_USAGE))
    g_printerr ("%s", usage->str);
  fflush (stdout);
  return zh_error_get_exit_code (error);
}

const char *
zh_ctl_take_language (int    *argc,
                      char ***argv)
{
  static const char option[] = "--language";
  const char       *word = *argc > 1 ? (*argv)[1] : "";
  const char       *code;
  int               n_words = 1;

  if (!g_str_has_prefix (word, option) || (word[strlen (option)] != '\0' && word[strlen (option)] != '='))
    return NULL;
  code = word + strlen (option);
  if (*code == '=')
    code++;
  else if (*argc > 2)
    code = (*argv)[++n_words];
  (*argv)[n_words] = (*argv)[0];
  *argv += n_words;
  *argc -= n_words;
  return code;
}

int
zh_ctl_main (int    argc,
             char **argv)
{
  g_autofree char *name = NULL;
  int              n_words;

  zh_ctl_printing_begin ();
  if (argc < 2)
    {
      g_printerr ("zherebctl: %s\n", _ ("A command is missing; zherebctl --help lists them"));
      return ZH_CTL_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 || strcmp (argv[1], "help") == 0)
    {
      print_help ();
      return flush_answer (ZH_CTL_DONE);
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("zherebctl %s\n", ZH_VERSION);
      return flush_answer (ZH_CTL_DONE);
    }

  name = zh_ctl_dup_verb_name (argv[1], argc > 2 ? argv[2] : NULL);
  n_words = name != NULL && strchr (name, ' ') != NULL ? 3 : 2;
  if (name != NULL)
    return run_verb (name, argc - n_words, argv + n_words);
  if (wants_help (argc - 2, argv + 2) && zh_ctl_print_help (argv[1], 0, NULL))
    return flush_answer (ZH_CTL_DONE);
  return refuse_words (argv[1], argc > 2 ? argv[2] : NULL);
}
