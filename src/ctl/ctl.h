/* The frame of zherebctl: from the words of the call to a verb (verb.h), its answer, and the exit
 * codes that scripts rely on.
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
