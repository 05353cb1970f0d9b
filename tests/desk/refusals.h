/* What the desk refuses, word for word: tables of commands that must leave no trace and say why. */
#pragma once

#include <glib.h>

#include "errors.h"

G_BEGIN_DECLS

/**
 * Refusal:
 * @name: of the test
 * @command: what is run
 * @json: its arguments, for act_json_write()
 * @code: how it is refused
 * @message: all that is said
 * @is_told: outcomes are among the arguments, as in repeating a journal, which alone may tell them
 */
typedef struct
{
  const char *name;
  const char *command;
  const char *json;
  ZhError     code;
  const char *message;
  gboolean    is_told;
} Refusal;

/**
 * RefusalAct:
 *
 * An act that makes the competition in which all that is refused.
 */
typedef struct
{
  const char *command;
  const char *json; /* as above */
} RefusalAct;

/* For main: does @acts in a new competition, ended by { NULL }, and adds a test for each of @cases. */
int refusals_run (int               argc,
                  char            **argv,
                  const char       *path,
                  const RefusalAct *acts,
                  const Refusal    *cases,
                  gsize             n_cases);

G_END_DECLS
