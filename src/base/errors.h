/* The errors that every floor shares: one code per way the caller can react, so that
 * the window and the terminal answer alike wherever an error was made.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZH_ERROR (zh_error_quark ())

/**
 * ZhError:
 * @ZH_ERROR_USAGE: the call itself is wrong: an unknown command, option or code
 * @ZH_ERROR_INPUT: a value or a line from outside cannot be understood; the message names
 *   the line or field, what was expected and what to do
 * @ZH_ERROR_REFUSED: understood, but a rule or the state of the event says no
 * @ZH_ERROR_CLOSED: the tournament is closed; it can be reopened
 * @ZH_ERROR_ROUND_CLOSED: the round is closed; it can be reopened
 * @ZH_ERROR_SEALED: the competition is sealed; somebody can agree to changes after the seal
 * @ZH_ERROR_FAULTY: the journal of the file does not hold; somebody can agree to writing it all the same
 * @ZH_ERROR_FILE: a file cannot be read or written (missing, full disk, read-only)
 * @ZH_ERROR_LOCKED: another program holds the file; the message names the holder
 * @ZH_ERROR_CORRUPT: not a file of ours, or a damaged one
 * @ZH_ERROR_NEWER: written by a newer version of the program
 * @ZH_ERROR_CANCELLED: the user stopped it
 * @ZH_ERROR_NO_PAIRING: no pairing exists that the rules allow; the message names who and what
 *   stands in the way
 * @ZH_ERROR_UNCERTAIN: nobody knows whether it was stored; the message says how to find out
 */
typedef enum
{
  ZH_ERROR_USAGE,
  ZH_ERROR_INPUT,
  ZH_ERROR_REFUSED,
  ZH_ERROR_CLOSED,
  ZH_ERROR_ROUND_CLOSED,
  ZH_ERROR_FILE,
  ZH_ERROR_LOCKED,
  ZH_ERROR_CORRUPT,
  ZH_ERROR_NEWER,
  ZH_ERROR_CANCELLED,
  ZH_ERROR_NO_PAIRING,
  ZH_ERROR_UNCERTAIN,
  ZH_ERROR_SEALED,
  ZH_ERROR_FAULTY,
} ZhError;

/* The domain of #ZhError. */
GQuark zh_error_quark (void);

/* Sets the error, so that a function can end with `return zh_fail (…)`. Returns: always %FALSE */
gboolean zh_fail (GError    **error,
                  ZhError     code,
                  const char *format,
                  ...) G_GNUC_PRINTF (3, 4);

/* The same for functions that give a pointer. Returns: (transfer none) (nullable): always %NULL */
gpointer zh_fail_null (GError    **error,
                       ZhError     code,
                       const char *format,
                       ...) G_GNUC_PRINTF (3, 4);

/**
 * zh_error_get_exit_code:
 * @error: any error
 *
 * The exit code of `zherebctl` for an error: 1 the answer is no, 2 usage, 3 bad input,
 * 4 file trouble. Errors of other domains count as file trouble.
 *
 * Returns: 1 … 4
 */
int zh_error_get_exit_code (const GError *error);

G_END_DECLS
