/* The frame of zherebctl: a table of commands, their options, and the exit codes that
 * scripts rely on.
 *
 * To add a command: write it in a file NAME-commands.c, end that file with a table of
 * ZhCtlCommand, name the table in command-table.c and the file in meson.build.
 */
#pragma once

#include <gio/gio.h>

#include "errors.h"

G_BEGIN_DECLS

/**
 * ZhCtlExit:
 * @ZH_CTL_DONE: done
 * @ZH_CTL_NO: understood, and the answer is no: a difference found, no legal pairing
 * @ZH_CTL_USAGE: the call is wrong
 * @ZH_CTL_INPUT: an input cannot be understood
 * @ZH_CTL_FILE: a file cannot be read, written or locked
 */
typedef enum
{
  ZH_CTL_DONE = 0,
  ZH_CTL_NO = 1,
  ZH_CTL_USAGE = 2,
  ZH_CTL_INPUT = 3,
  ZH_CTL_FILE = 4,
} ZhCtlExit;

/**
 * ZhCtlCommand:
 * @group: first word, such as "trf"; or the whole command where @verb is ""
 * @verb: second word, "" where the group has one command only
 * @usage: options and arguments as --help shows them, "" without any
 * @summary: one line, marked with N_(), shown by --help
 * @run: runs it with the words after the verb. Returns %ZH_CTL_DONE or %ZH_CTL_NO, any
 *   value with @error set: then zh_error_get_exit_code() of the error is the exit code
 *
 * @help: (nullable): prints what --help says besides, with the words after the verb
 *
 * A command tells its answer on stdout with g_print (), and everything else on stderr.
 */
typedef struct
{
  const char *group;
  const char *verb;
  const char *usage;
  const char *summary;
  ZhCtlExit (*run) (int      n_arguments,
                    char   **arguments,
                    GError **error);
  void (*help) (int    n_arguments,
                char **arguments);
} ZhCtlCommand;

/**
 * zh_ctl_take_language:
 * @argc: (inout): number of words
 * @argv: (inout) (array length=argc): the program and its words
 *
 * Takes "--language CODE", which stands before the command, out of the words.
 *
 * Returns: (transfer none) (nullable): the code as it was written, "" where none follows; %NULL where the
 *   words do not begin with it
 */
const char *zh_ctl_take_language (int    *argc,
                                  char ***argv);

/**
 * zh_ctl_get_commands:
 *
 * Returns: (transfer none) (array zero-terminated=1): the tables of all command files, each ended by a
 *   command without a group
 */
const ZhCtlCommand *const *zh_ctl_get_commands (void);

/**
 * zh_ctl_parse_options:
 * @entries: options of the command, ended by { NULL }, as for GOptionContext
 * @n_arguments: words after the verb
 * @arguments: (array length=n_arguments): those words
 * @n_minimum: least number of words that are no options
 * @n_maximum: greatest number of them, or -1 for any number
 * @error: %ZH_ERROR_USAGE
 *
 * Options may stand before, between and behind the others; "--" ends them; a lone "-" is a
 * word (standard input). A number such as -1 is never taken for an option's name.
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): the words that are no options
 */
char **zh_ctl_parse_options (const GOptionEntry *entries,
                             int                 n_arguments,
                             char              **arguments,
                             int                 n_minimum,
                             int                 n_maximum,
                             GError            **error);

/**
 * zh_ctl_fail_usage:
 *
 * Returns: %ZH_CTL_USAGE, with @error set to %ZH_ERROR_USAGE
 */
ZhCtlExit zh_ctl_fail_usage (GError    **error,
                             const char *format,
                             ...) G_GNUC_PRINTF (2, 3);

/**
 * zh_ctl_write_bytes:
 * @path: (nullable): a path; %NULL or "-" for standard output
 * @error: %ZH_ERROR_FILE
 *
 * A file appears whole or not at all.
 */
gboolean zh_ctl_write_bytes (const char *path,
                             GBytes     *bytes,
                             GError    **error);

/**
 * zh_ctl_write_output:
 * @path: (nullable): a path; %NULL or "-" for standard output
 * @text: UTF-8
 * @error: %ZH_ERROR_FILE
 *
 * A file appears whole or not at all.
 */
gboolean zh_ctl_write_output (const char *path,
                              const char *text,
                              GError    **error);

/**
 * zh_ctl_parse_seed:
 * @text: (nullable): a whole number from 0; %NULL is 0
 * @error: %ZH_ERROR_USAGE
 */
gboolean zh_ctl_parse_seed (const char *text,
                            guint64    *seed,
                            GError    **error);

/**
 * zh_ctl_main:
 * @argc: as main gets it
 * @argv: as main gets it
 *
 * Finds the command, runs it and reports its error on stderr.
 *
 * Returns: the exit code
 */
int zh_ctl_main (int    argc,
                 char **argv);

G_END_DECLS
