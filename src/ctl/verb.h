/* A verb of zherebctl: one row says how it is called, what it takes, what is opened for it, and what runs it.
 *
 * To add one: write the function in the file of its family and a row in the table that ends that file; a new
 * family is named in command-table.c and meson.build.
 */
#pragma once

#include "ctl.h"
#include "desk.h"
#include "option.h"

G_BEGIN_DECLS

/**
 * ZhCtlNeeds:
 * @ZH_CTL_OPENS_NOTHING: the verb opens by itself what it works with
 * @ZH_CTL_READS_FILE: FILE, for reading
 * @ZH_CTL_WRITES_FILE: FILE, for writing
 * @ZH_CTL_OPENS_FILE: the verb opens FILE by itself, and may write to it
 * @ZH_CTL_READS: FILE for reading, and a tournament in it is meant
 * @ZH_CTL_WRITES: the same for writing
 * @ZH_CTL_CHOOSES: --tournament may be given; the verb opens by itself
 * @ZH_CTL_CHOOSES_AND_WRITES: the same, and it may write
 */
typedef enum
{
  ZH_CTL_OPENS_NOTHING,
  ZH_CTL_READS_FILE,
  ZH_CTL_WRITES_FILE,
  ZH_CTL_OPENS_FILE,
  ZH_CTL_READS,
  ZH_CTL_WRITES,
  ZH_CTL_CHOOSES,
  ZH_CTL_CHOOSES_AND_WRITES,
} ZhCtlNeeds;

typedef struct _ZhCtlVerb ZhCtlVerb;

/**
 * ZhCtlCall:
 * @verb: the row
 * @usage: what it takes
 * @path: (nullable): FILE
 * @words: (array zero-terminated=1): the arguments behind FILE and the verb's word
 * @json: --json
 * @desk: (nullable): FILE, once it is open
 * @tournament: (nullable): the one meant, of the snapshot with which the desk was opened
 * @given: options by name
 *
 * A verb that is called. It holds what the call opened.
 */
typedef struct
{
  const ZhCtlVerb    *verb;
  ZhCtlUsage         *usage;
  char               *path;
  char              **words;
  gboolean            json;
  ZhDesk             *desk;
  const ZhTournament *tournament;
  GHashTable         *given;
} ZhCtlCall;

/**
 * ZhCtlVerb:
 * @name: first word, or both of "trf pair"
 * @usage: as option.h says
 * @needs: what is open before it runs
 * @run: (nullable): runs it. Returns %ZH_CTL_DONE or %ZH_CTL_NO, any value with @error set: then
 *   zh_error_get_exit_code() of the error is the exit code
 * @act: (nullable): instead of @run: does what changes the file; the change is told and the file closed
 * @strict: an option of a sister is refused: where somebody is judged no word may be dropped
 * @summary: (nullable): one line, marked with N_(), shown by --help; %NULL where a later row of the same name has it
 * @help: (nullable): prints what --help says besides, with the words after the name
 *
 * A verb tells its answer on stdout with g_print (), and everything else on stderr.
 */
struct _ZhCtlVerb
{
  const char *name;
  const char *usage;
  ZhCtlNeeds  needs;
  ZhCtlExit (*run) (ZhCtlCall *call,
                    GError   **error);
  ZhChange *(*act) (ZhCtlCall *call,
                    GError   **error);
  gboolean    strict;
  const char *summary;
  void (*help) (int    n_arguments,
                char **arguments);
};

/**
 * zh_ctl_get_verbs:
 *
 * Returns: (transfer none) (array zero-terminated=1): the tables of all families, each ended by a row without a
 *   name
 */
const ZhCtlVerb *const *zh_ctl_get_verbs (void);

/**
 * zh_ctl_print_help:
 * @name: (nullable): first word of the verbs, or both; %NULL for all
 * @n_arguments: words after the name: where one is the word of a verb, that one alone is shown
 * @arguments: (array length=n_arguments): those words
 *
 * Returns: whether there is any
 */
gboolean zh_ctl_print_help (const char *name,
                            int         n_arguments,
                            char      **arguments);

/* Whether any verb has this first word. */
gboolean zh_ctl_is_name (const char *word);

/**
 * zh_ctl_dup_verb_name:
 * @first: a word
 * @second: (nullable): the one behind it
 *
 * Returns: (transfer full) (nullable): both or the first, whichever a verb is called; %NULL where none is
 */
char *zh_ctl_dup_verb_name (const char *first,
                            const char *second);

/**
 * zh_ctl_run_verb:
 * @name: first word of the verbs, or both
 * @n_arguments: words after the name
 * @arguments: (array length=n_arguments): those words
 * @usage: gets how the verb is used, or all of that name where none is meant
 * @error: as the verb has it, or %ZH_ERROR_USAGE
 *
 * Finds the verb meant, checks what is given, opens what it needs and runs it.
 *
 * Returns: the exit; any with @error set
 */
ZhCtlExit zh_ctl_run_verb (const char *name,
                           int         n_arguments,
                           char      **arguments,
                           GString    *usage,
                           GError    **error);

/* Whether an option is given; the verb, or another of its name, must have it. */
gboolean zh_ctl_has (const ZhCtlCall *call,
                     const char      *name);

/* The text of an option, the last one given, owned by the call; %NULL where it is left out. */
const char *zh_ctl_text (const ZhCtlCall *call,
                         const char      *name);

/* All texts of an option, owned by the call; %NULL where it is left out. */
const char *const *zh_ctl_texts (const ZhCtlCall *call,
                                 const char      *name);

/* The place of the word of an option among those to choose from; @otherwise where it is left out. */
int zh_ctl_choice (const ZhCtlCall *call,
                   const char      *name,
                   int              otherwise);

/* The number of an option; @otherwise where it is left out. */
int zh_ctl_number (const ZhCtlCall *call,
                   const char      *name,
                   int              otherwise);

G_END_DECLS
