/* Any command of the desk that is run by its name, with its arguments as JSON. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "arguments.h"
#include "commands.h"
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

static gboolean
is_list (int    n_arguments,
         char **arguments)
{
  return n_arguments == 1 && strcmp (arguments[0], "--list") == 0;
}

/* Makes the file that other commands want to be there. */
static ZhCtlExit
do_create (const ZhCtlTarget *target,
           const char        *text,
           GError           **error)
{
  g_autoptr (ZhDesk) desk = zh_desk_create_by_name (target->path, text, target->actor != NULL ? target->actor : zh_desk_get_user (), error);

  if (desk == NULL)
    return ZH_CTL_NO;
  if (target->json)
    zh_ctl_print_new_file (desk);
  return zh_desk_close (desk, error) ? ZH_CTL_DONE : ZH_CTL_FILE;
}

static ZhCtlExit
run_do (int      n_arguments,
        char   **arguments,
        GError **error)
{
  g_auto (ZhCtlTarget) target = { NULL };
  g_autoptr (ZhDesk) desk = NULL;
  g_autofree char *text = NULL;

  if (is_list (n_arguments, arguments))
    {
      list_commands (zh_language_get_screen ());
      return ZH_CTL_DONE;
    }
  if (!zh_ctl_target_parse (&target, NULL, n_arguments, arguments, 1, 2, error))
    return ZH_CTL_USAGE;
  text = read_arguments (target.words[1], error);
  if (text != NULL && strcmp (target.words[0], ZH_COMMAND_CREATE) == 0)
    return do_create (&target, text, error);
  desk = text != NULL ? zh_ctl_target_open (&target, ZH_DESK_WRITE, error) : NULL;
  return desk != NULL ? zh_ctl_finish (&target, desk, zh_desk_run (desk, target.words[0], text, error), error) : ZH_CTL_FILE;
}

extern const ZhCtlCommand zh_ctl_do_commands[];

const ZhCtlCommand zh_ctl_do_commands[] = {
  { "do", "", "FILE COMMAND [JSON|-] [--as NAME] [--json] | --list | --help COMMAND",
    N_ ("Does what a command of the desk does by its name, with arguments as a JSON object; --list names the commands, --help COMMAND what one takes"),
    run_do, help },
  { NULL },
};
