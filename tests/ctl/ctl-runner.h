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

/* A folder of its own, and a file in it that does not exist yet. */
typedef struct
{
  char *folder;
  char *file;
} CtlFixture;

void ctl_fixture_init (CtlFixture *self);

/* Removes both; for g_test_add(). */
void ctl_fixture_tear_down (CtlFixture   *self,
                            gconstpointer data);

/* A round robin of Aaa One and Bbb Two under a ruleset, round 1 published. */
void ctl_fixture_pair_two (CtlFixture *self,
                           const char *ruleset,
                           const char *time);

#define CTL_RUN(input, output, errors, ...) ctl_run ((const char *const[]){ __VA_ARGS__, NULL }, input, output, errors)

/* A line of words, the file in the place of FILE; a word may stand in quotes. It must end with the code. Returns: (transfer
 * full): what was printed, errors behind the output. */
char *ctl_say (CtlFixture *fixture,
               int         expected,
               const char *line);

/* The same, whose answer has @words in it. */
void ctl_expect (CtlFixture *fixture,
                 int         code,
                 const char *line,
                 const char *words);
