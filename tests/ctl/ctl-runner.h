/* Runs zherebctl as a script would: words in, output and exit code out. */
#pragma once

#include <gio/gio.h>

/**
 * ctl_run:
 * @arguments: (array zero-terminated=1): words after the program
 * @input: (nullable): its standard input
 * @output: (out) (optional) (transfer full): what it printed
 * @errors: (out) (optional) (transfer full): what it printed on stderr
 *
 * Returns: the exit code
 */
int ctl_run (const char *const *arguments,
             const char        *input,
             char             **output,
             char             **errors);

#define CTL_RUN(input, output, errors, ...) ctl_run ((const char *const[]){ __VA_ARGS__, NULL }, input, output, errors)
