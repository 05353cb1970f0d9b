/* Programs of ours started by a test and looked at from outside, several at once. */
#pragma once

#include "screen-reader.h"
#include "x-keys.h"

G_BEGIN_DECLS

/**
 * ZhOutsideBus:
 * @ZH_OUTSIDE_SAME_BUS: the session's: a second start hands its files to the first
 * @ZH_OUTSIDE_OWN_BUS: another, as another user has it: a program of its own
 */
typedef enum
{
  ZH_OUTSIDE_SAME_BUS,
  ZH_OUTSIDE_OWN_BUS,
} ZhOutsideBus;

typedef struct
{
  GPid             pid;
  Display         *display;
  AtspiAccessible *program;
} ZhOutsideProgram;

/**
 * zh_outside_spawn:
 * @arguments: (array zero-terminated=1): the program and its words
 *
 * Returns: the pid of a program just started, to be waited for
 */
GPid zh_outside_spawn (const char *const *arguments,
                       ZhOutsideBus       bus);

/**
 * zh_outside_run:
 * @arguments: (array zero-terminated=1): the program and its words
 * @environment: (nullable) (array zero-terminated=1): instead of ours
 * @output: (out) (optional): what it said
 * @errors: (out) (optional): what it said on stderr
 *
 * Runs a program to its end, which must not be a crash.
 *
 * Returns: its exit code
 */
int zh_outside_run (const char *const *arguments,
                    char             **environment,
                    char             **output,
                    char             **errors);

#define ZH_OUTSIDE_RUN(environment, output, errors, ...) \
  zh_outside_run ((const char *const[]){ __VA_ARGS__, NULL }, environment, output, errors)

/**
 * zh_outside_start:
 *
 * Starts the window program and waits until it is on the accessibility bus.
 */
void zh_outside_start (ZhOutsideProgram  *self,
                       Display           *display,
                       const char *const *arguments,
                       ZhOutsideBus       bus);

/**
 * zh_outside_wait_for_window:
 * @is_dialog: whether it is one in front of another
 *
 * Waits until a window of this program has the keyboard. GTK 4.8 must not be asked for its
 * windows before.
 */
void zh_outside_wait_for_window (ZhOutsideProgram *self,
                                 gboolean          is_dialog);

/* Gives the newest window of the program the keyboard. */
void zh_outside_activate (ZhOutsideProgram *self);

/* Presses the button of this name. */
void zh_outside_press (ZhOutsideProgram *self,
                       const char       *name);

/* Ctrl+Q in its active window; it must end by its own means, with success. */
void zh_outside_quit (ZhOutsideProgram *self);

/* SIGKILL. */
void zh_outside_kill (ZhOutsideProgram *self);

/* Removes a folder and what is in it. */
void zh_outside_remove_folder (const char *path);

G_END_DECLS
