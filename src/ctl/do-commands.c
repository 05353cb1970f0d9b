/* Any command of the desk that is run by its name, with its arguments as JSON. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "commands.h"
#include "call.h"
#include "competition-commands.h"
#include "ctl-input.h"
#include "desk-journal.h"

static void
list_commands (const ZhLanguage *language)
{
  g_autoptr (GPtrArray) rows = zh_arguments_list ();

  for (guint i = 0; i < rows->len; i++)
    {
      const ZhCommandArguments *row = g_ptr_array_index (rows, i);
      g_autofree char          *name = zh_journal_command_format (row->command, language);

      g_print ("%s\t%s\n", row->command, name);
    }
}

/* What each command takes that is named among the words. */
static void
help (int    n_arguments,
      char **arguments)
{
  const ZhLanguage *language = zh_language_get_screen ();

  for (int i = 0; i < n_arguments; i++)
    {
      const ZhCommandArguments *row = zh_arguments_find (arguments[i]);
      g_autofree char          *name = row != NULL ? zh_journal_command_format (row->command, language) : NULL;
      g_autofree char          *text = row != NULL ? zh_arguments_format_help (row, language) : NULL;

      if (row != NULL)
        g_print ("\n%s (%s)\n\n%s", row->command, name, text);
    }
}

/* The third word, or standard input. */
static char *
read_arguments (const char *word,
                GError    **error)
{
  g_autoptr (GBytes) bytes = NULL;
  gsize       size = 0;
  const char *text;

  if (word == NULL)
    return g_strdup ("{}");
  if (strcmp (word, "-") != 0)
    return g_strdup (word);
  bytes = zh_ctl_read_file ("-", error);
  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &size);
  return g_strndup (size > 0 ? text : "", size);
}

static ZhCtlExit
run_list (ZhCtlCall *call,
          GError   **error)
{
  list_commands (zh_language_get_screen ());
  return ZH_CTL_DONE;
}

/* The command that makes the file is the only one that does not want it to be there. */
static ZhCtlExit
run_do (ZhCtlCall *call,
        GError   **error)
{
  g_autofree char *text = read_arguments (call->words[1], error);

  if (text == NULL)
    return ZH_CTL_FILE;
  if (strcmp (call->words[0], ZH_COMMAND_CREATE) == 0)
    {
      call->desk = zh_desk_create_by_name (call->path, text, zh_ctl_get_actor (call), error);
      return call->desk != NULL ? zh_ctl_end_new_file (call, error) : ZH_CTL_NO;
    }
  if (!zh_ctl_open_file (call, ZH_DESK_WRITE, error))
    return ZH_CTL_FILE;
  return zh_ctl_end (call, zh_desk_run (call->desk, call->words[0], text, error), error);
}

const ZhCtlVerb zh_ctl_do_verbs[] = {
  { "do", "--list", ZH_CTL_OPENS_NOTHING, run_list },
  { "do", "FILE COMMAND [JSON|-]", ZH_CTL_OPENS_FILE, run_do,
    .summary = N_ ("Does what a command of the desk does by its name, with arguments as a JSON object; --list names the commands, --help COMMAND what one takes"),
    .help = help },
  { NULL },
};
