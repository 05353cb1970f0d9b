#include "config.h"

#include "ctl.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "ctl-printing.h"
#include "file-output.h"
#include "verb.h"

/* Stands before a word such as the result "--+", which GOption would take for an option. */
#define ESCAPE '\001'

static gboolean
takes_value (const GOptionEntry *entries,
             const char         *word)
{
  for (; entries->long_name != NULL; entries++)
    {
      gboolean is_long = g_str_has_prefix (word, "--") && strcmp (word + 2, entries->long_name) == 0;
      gboolean is_short = entries->short_name != '\0' && word[0] == '-' && word[1] == entries->short_name && word[2] == '\0';

      if (is_long || is_short)
        return entries->arg != G_OPTION_ARG_NONE && entries->arg != G_OPTION_ARG_CALLBACK;
    }
  return FALSE;
}

/* A word of dashes and signs is an argument, unless it is the value of an option. */
static gboolean
needs_escape (const GOptionEntry *entries,
              const char         *before,
              const char         *word)
{
  gsize n_dashes = strspn (word, "-");

  if (n_dashes == 0 || strcmp (word, "-") == 0 || strcmp (word, "--") == 0 || g_ascii_isalpha (word[n_dashes]))
    return FALSE;
  return before == NULL || !takes_value (entries, before);
}

static char **
make_argv (const GOptionEntry *entries,
           int                 n_arguments,
           char              **arguments)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  /* The parser takes the first word for the program's name. */
  g_strv_builder_add (builder, "zherebctl");
  for (int i = 0; i < n_arguments; i++)
    {
      g_autofree char *word = needs_escape (entries, i > 0 ? arguments[i - 1] : NULL, arguments[i])
                                  ? g_strdup_printf ("%c%s", ESCAPE, arguments[i])
                                  : g_strdup (arguments[i]);

      g_strv_builder_add (builder, word);
    }
  return g_strv_builder_end (builder);
}

/* The number given to the option @entry as @word and the word behind it; %NULL where @word is
 * another option. */
static const char *
find_number (const GOptionEntry *entry,
             const char         *word,
             const char         *next)
{
  gsize length = strlen (entry->long_name);

  if (entry->arg != G_OPTION_ARG_INT)
    return NULL;
  if (g_str_has_prefix (word, "--") && strncmp (word + 2, entry->long_name, length) == 0)
    return word[length + 2] == '=' ? word + length + 3 : word[length + 2] == '\0' ? next
                                                                                  : NULL;
  if (entry->short_name != '\0' && word[0] == '-' && word[1] == entry->short_name)
    return word[2] == '\0' ? next : word + 2;
  return NULL;
}

/* No number of the desk is negative: −1 is how the commands see what was left out. */
static gboolean
check_numbers (const GOptionEntry *entries,
               char              **argv,
               GError            **error)
{
  for (char **word = argv; *word != NULL; word++)
    for (const GOptionEntry *entry = entries; entry->long_name != NULL; entry++)
      {
        const char *number = find_number (entry, *word, word[1]);

        if (number == NULL || number[0] != '-' || !g_ascii_isdigit (number[1]))
          continue;
        zh_ctl_fail_usage (error, _ ("“%s” after --%s is negative; give a whole number from 0"), number, entry->long_name);
        return FALSE;
      }
  return TRUE;
}

char **
zh_ctl_parse_options (const GOptionEntry *entries,
                      int                 n_arguments,
                      char              **arguments,
                      int                 n_minimum,
                      int                 n_maximum,
                      GError            **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) argv = make_argv (entries, n_arguments, arguments);
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) fault = NULL;
  const GOptionEntry remaining[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, NULL },
    { NULL },
  };
  int n_words;

  if (!check_numbers (entries, argv, error))
    return NULL;
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_add_main_entries (context, remaining, NULL);
  if (!g_option_context_parse_strv (context, &argv, &fault))
    {
      zh_ctl_fail_usage (error, "%s", fault->message);
      return NULL;
    }

  if (words == NULL)
    words = g_new0 (char *, 1);
  n_words = (int) g_strv_length (words);
  if (n_words < n_minimum || (n_maximum >= 0 && n_words > n_maximum))
    {
      zh_ctl_fail_usage (error,
                         ngettext ("%d argument was given, which is too few or too many",
                                   "%d arguments were given, which is too few or too many", (gulong) n_words),
                         n_words);
      return NULL;
    }
  for (int i = 0; i < n_words; i++)
    if (words[i][0] == ESCAPE)
      memmove (words[i], words[i] + 1, strlen (words[i]));
  return g_steal_pointer (&words);
}

ZhCtlExit
zh_ctl_fail_usage (GError    **error,
                   const char *format,
                   ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, ZH_ERROR, ZH_ERROR_USAGE, text);
  return ZH_CTL_USAGE;
}

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
      g_set_error (error, ZH_ERROR, ZH_ERROR_FILE, _ ("The output could not be written: %s"), g_strerror (errno));
      return FALSE;
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

gboolean
zh_ctl_parse_seed (const char *text,
                   guint64    *seed,
                   GError    **error)
{
  if (text == NULL)
    {
      *seed = 0;
      return TRUE;
    }
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL))
    return TRUE;
  zh_ctl_fail_usage (error, _ ("“%s” is no seed; give a whole number from 0"), text);
  return FALSE;
}

static void
print_command (const ZhCtlCommand *command)
{
  g_print ("  %s%s%s%s%s\n      %s\n", command->group,
           *command->verb != '\0' ? " " : "", command->verb,
           *command->usage != '\0' ? " " : "", command->usage, _ (command->summary));
}

/* @group may be NULL: all commands. Returns whether any was printed. */
static gboolean
print_commands (const char *group,
                const char *verb)
{
  gboolean any = FALSE;

  for (const ZhCtlCommand *const *table = zh_ctl_get_commands (); *table != NULL; table++)
    for (const ZhCtlCommand *command = *table; command->group != NULL; command++)
      if ((group == NULL || strcmp (group, command->group) == 0) && (verb == NULL || strcmp (verb, command->verb) == 0))
        {
          print_command (command);
          any = TRUE;
        }
  return any;
}

static void
print_help (void)
{
  g_print (_ ("Usage: zherebctl COMMAND [OPTION…] [ARGUMENT…]\n"));
  g_print ("\n%s\n\n", _ ("The desk of a chess or draughts arbiter, from a terminal."));
  zh_ctl_print_help (NULL, 0, NULL);
  print_commands (NULL, NULL);
  g_print ("\n  --language uk|ru|en (%s), --help, --version\n\n%s\n", _ ("before the command"),
           _ ("Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 input not understood, 4 file trouble."));
}

static const ZhCtlCommand *
find_command (const char *group,
              const char *verb)
{
  for (const ZhCtlCommand *const *table = zh_ctl_get_commands (); *table != NULL; table++)
    for (const ZhCtlCommand *command = *table; command->group != NULL; command++)
      if (strcmp (command->group, group) == 0 && (*command->verb == '\0' || g_strcmp0 (command->verb, verb) == 0))
        return command;
  return NULL;
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
refuse_command (const char *group,
                const char *verb)
{
  gboolean is_group = FALSE;

  for (const ZhCtlCommand *const *table = zh_ctl_get_commands (); *table != NULL; table++)
    for (const ZhCtlCommand *command = *table; command->group != NULL; command++)
      is_group = is_group || strcmp (group, command->group) == 0;

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
run_command (const ZhCtlCommand *command,
             int                 n_arguments,
             char              **arguments)
{
  g_autoptr (GError) error = NULL;
  ZhCtlExit code;

  if (wants_help (n_arguments, arguments))
    {
      print_command (command);
      if (command->help != NULL)
        command->help (n_arguments, arguments);
      return flush_answer (ZH_CTL_DONE);
    }
  code = command->run (n_arguments, arguments, &error);
  if (error == NULL)
    return flush_answer ((int) code);

  g_printerr ("zherebctl: %s\n", error->message);
  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_USAGE))
    g_printerr ("%s zherebctl %s%s%s %s\n", _ ("Usage:"), command->group, *command->verb != '\0' ? " " : "", command->verb, command->usage);
  fflush (stdout);
  return zh_error_get_exit_code (error);
}

static int
run_verb (const char *name,
          int         n_arguments,
          char      **arguments)
{
  g_autoptr (GError) error = NULL;
  ZhCtlExit code;

  if (wants_help (n_arguments, arguments))
    {
      zh_ctl_print_help (name, n_arguments, arguments);
      return flush_answer (ZH_CTL_DONE);
    }
  code = zh_ctl_run_verb (name, n_arguments, arguments, &error);
  if (error == NULL)
    return flush_answer ((int) code);

  g_printerr ("zherebctl: %s\n", error->message);
  if (g_error_matches (error, ZH_ERROR, ZH_ERROR_USAGE))
    zh_ctl_print_usage (name, n_arguments, arguments);
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
  const ZhCtlCommand *command;
  int                 n_words;
  g_autofree char    *name = NULL;

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
  if (name != NULL)
    {
      n_words = strchr (name, ' ') != NULL ? 3 : 2;
      return run_verb (name, argc - n_words, argv + n_words);
    }
  command = find_command (argv[1], argc > 2 ? argv[2] : NULL);
  if (command == NULL)
    {
      if (wants_help (argc - 2, argv + 2) && (zh_ctl_print_help (argv[1], 0, NULL) || print_commands (argv[1], NULL)))
        return flush_answer (ZH_CTL_DONE);
      return refuse_command (argv[1], argc > 2 ? argv[2] : NULL);
    }
  n_words = *command->verb != '\0' ? 3 : 2;
  return run_command (command, argc - n_words, argv + n_words);
}
