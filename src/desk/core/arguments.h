/* The arguments of commands that are run by name: what each takes, said once in a table. From it come
 * the check of what is given from outside, the help of zherebctl, and what the journal keeps of an act so
 * that it can be run again.
 *
 * To move a command here:
 *
 * 1. In the file of its family (run-rounds.c is the first) write a table of ZhArgument, ended by { NULL },
 *    and a function that reads the arguments, which were checked by then, with zh_json_get_…() and calls
 *    the typed function of the desk. Add a row to the family's table; a new family is named below and in
 *    arguments.c.
 * 2. In the typed function note what the act was given with zh_act_in_…() (desk-private.h), before its
 *    commit: everything that it does not find in the competition as it stood. What was drawn or computed is
 *    noted as the outcome. What stands in the rows already, such as the words that people are shown, is not.
 *    "tournament", "reason" and "articles" are noted by themselves where the table has them.
 * 3. Words that depend on the language of whoever acts come from zh_act_get_language().
 *
 * From then on the act is written with arguments of schema 2: {"in": …, "shown": …}, and "language" where
 * words are kept in rows. Builds without optimisation hold every "in" against its table, and the tests
 * repeat every journal that they make.
 */
#pragma once

#include <json-glib/json-glib.h>

#include "desk.h"
#include "fields.h"
#include "journal.h"
#include "text-limits.h"

G_BEGIN_DECLS

/* How the arguments of an entry are written: captions alone, or with what running it again needs. */
#define ZH_SCHEMA_SHOWN 1
#define ZH_SCHEMA_IN_SHOWN 2

/**
 * ZhArgumentKind:
 * @ZH_ARGUMENT_INTEGER: a whole number within bounds
 * @ZH_ARGUMENT_TEXT: a text of at most so many characters
 * @ZH_ARGUMENT_YES_NO: true or false
 * @ZH_ARGUMENT_WORD: one of a closed set of words
 * @ZH_ARGUMENT_ID: of a row of the competition, above 0
 * @ZH_ARGUMENT_RESULT: of a game, by its code: "1-0", "=-=", "clear"
 * @ZH_ARGUMENT_LIST: of at most so many elements
 * @ZH_ARGUMENT_RECORD: an object with the fields of a record, each of which may be left out
 * @ZH_ARGUMENT_BYTES: a text in Base64 of at most so many bytes
 */
typedef enum
{
  ZH_ARGUMENT_INTEGER,
  ZH_ARGUMENT_TEXT,
  ZH_ARGUMENT_YES_NO,
  ZH_ARGUMENT_WORD,
  ZH_ARGUMENT_ID,
  ZH_ARGUMENT_RESULT,
  ZH_ARGUMENT_LIST,
  ZH_ARGUMENT_RECORD,
  ZH_ARGUMENT_BYTES,
} ZhArgumentKind;

/**
 * ZhArgumentNeed:
 * @ZH_ARGUMENT_NEEDED: refused without it
 * @ZH_ARGUMENT_OPTIONAL: may be left out
 * @ZH_ARGUMENT_FOUND: the desk finds it: pairs by the system, places by the standings, articles by the rules.
 *   It stands in journals alone, as the outcome, and can be found once more to compare
 */
typedef enum
{
  ZH_ARGUMENT_NEEDED,
  ZH_ARGUMENT_OPTIONAL,
  ZH_ARGUMENT_FOUND,
} ZhArgumentNeed;

typedef struct _ZhArgument ZhArgument;

/**
 * ZhArgument:
 * @key: in the object; %NULL ends a table; "" of the elements of a list that are no objects
 * @label: English, of the context "argument" in the catalogues
 * @kind: what it is
 * @need: whether it may be left out
 * @minimum: of an integer
 * @maximum: of an integer; characters, elements or bytes of the others
 * @words: (nullable): of a word, by the values of its enum; an empty word is none of them
 * @items: (nullable): of a list: the table of its objects, or one row with the key ""
 * @record: (nullable): of a record
 */
struct _ZhArgument
{
  const char         *key;
  const char         *label;
  ZhArgumentKind      kind;
  ZhArgumentNeed      need;
  gint64              minimum;
  gint64              maximum;
  const char *const  *words;
  const ZhArgument   *items;
  const ZhRecordType *record;
};

/* Rows of a table of arguments; the label is marked with NC_ ("argument", …). */
#define ZH_INTEGER_ARGUMENT(key_, label_, need_, minimum_, maximum_)      \
  {                                                                       \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_INTEGER,            \
    .need = ZH_ARGUMENT_##need_, .minimum = minimum_, .maximum = maximum_ \
  }
#define ZH_SIMPLE_ARGUMENT(kind_, key_, label_, need_)                                     \
  {                                                                                        \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_##kind_, .need = ZH_ARGUMENT_##need_ \
  }
#define ZH_TEXT_ARGUMENT(key_, label_, need_, maximum_)                                                      \
  {                                                                                                          \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_TEXT, .need = ZH_ARGUMENT_##need_, .maximum = maximum_ \
  }
#define ZH_BYTES_ARGUMENT(key_, label_, need_, maximum_)                                                      \
  {                                                                                                           \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_BYTES, .need = ZH_ARGUMENT_##need_, .maximum = maximum_ \
  }
#define ZH_WORD_ARGUMENT(key_, label_, need_, words_)                                                    \
  {                                                                                                      \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_WORD, .need = ZH_ARGUMENT_##need_, .words = words_ \
  }
#define ZH_LIST_ARGUMENT(key_, label_, need_, items_, maximum_)                          \
  {                                                                                      \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_LIST, .need = ZH_ARGUMENT_##need_, \
    .maximum = maximum_, .items = items_                                                 \
  }
#define ZH_RECORD_ARGUMENT(key_, label_, need_, record_)                                                     \
  {                                                                                                          \
    .key = key_, .label = label_, .kind = ZH_ARGUMENT_RECORD, .need = ZH_ARGUMENT_##need_, .record = record_ \
  }

/* What nearly every command takes. */
#define ZH_TOURNAMENT_ARGUMENT ZH_SIMPLE_ARGUMENT (ID, "tournament", NC_ ("argument", "id of the tournament"), NEEDED)
#define ZH_REASON_ARGUMENT ZH_TEXT_ARGUMENT ("reason", NC_ ("argument", "reason"), OPTIONAL, ZH_TEXT_BLOCK_MAX)

/**
 * ZhCommandArguments:
 * @command: one of commands.h
 * @arguments: its table, ended by a row without a key
 * @run: calls the typed function of the desk with arguments that fit the table
 * @was_found: (nullable): whether the desk found what is %ZH_ARGUMENT_FOUND in the arguments of an entry; always
 *   where it is %NULL. Pairs and orders may also be somebody's choice
 * @compares_found: what is given as found is held against what the desk finds; other commands take it from a
 *   journal only
 */
typedef struct
{
  const char       *command;
  const ZhArgument *arguments;
  ZhChange *(*run) (ZhDesk     *desk,
                    JsonObject *in,
                    GError    **error);
  gboolean (*was_found) (JsonObject *in);
  gboolean compares_found;
} ZhCommandArguments;

/* The families; each ends with a row without a command. */
extern const ZhCommandArguments zh_admission_arguments[];
extern const ZhCommandArguments zh_entry_sheet_arguments[];
extern const ZhCommandArguments zh_entry_arguments[];
extern const ZhCommandArguments zh_game_arguments[];
extern const ZhCommandArguments zh_letter_arguments[];
extern const ZhCommandArguments zh_event_arguments[];
extern const ZhCommandArguments zh_import_arguments[];
extern const ZhCommandArguments zh_result_arguments[];
extern const ZhCommandArguments zh_pairing_arguments[];
extern const ZhCommandArguments zh_round_arguments[];
extern const ZhCommandArguments zh_solving_arguments[];
extern const ZhCommandArguments zh_contest_arguments[];
extern const ZhCommandArguments zh_team_arguments[];
extern const ZhCommandArguments zh_standings_arguments[];
extern const ZhCommandArguments zh_tournament_arguments[];
extern const ZhCommandArguments zh_decision_arguments[];
extern const ZhCommandArguments zh_incident_arguments[];
extern const ZhCommandArguments zh_online_arguments[];
extern const ZhCommandArguments zh_protest_arguments[];

/**
 * zh_arguments_find:
 * @command: id of a command
 *
 * Returns: (transfer none) (nullable): what it takes; %NULL of one that is not run by name
 */
const ZhCommandArguments *zh_arguments_find (const char *command);

/**
 * zh_arguments_list:
 *
 * Returns: (transfer container) (element-type ZhCommandArguments): all commands that are run by name, in the
 *   order of their families
 */
GPtrArray *zh_arguments_list (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_arguments_check:
 * @in: from anywhere
 * @error: %ZH_ERROR_INPUT, naming the argument by its key and what it should be
 *
 * Returns: whether every argument that is needed is there, of its kind and within its bounds, and no other;
 *   %FALSE with @error
 */
gboolean zh_arguments_check (const ZhCommandArguments *self,
                             JsonObject               *in,
                             GError                  **error);

/**
 * zh_arguments_parse:
 * @text: JSON from anywhere
 * @error: %ZH_ERROR_INPUT, also for an argument that is given twice and for what is no object
 *
 * As zh_arguments_check(), of a text.
 *
 * Returns: (transfer full): the arguments; %NULL with @error
 */
JsonObject *zh_arguments_parse (const ZhCommandArguments *self,
                                const char               *text,
                                GError                  **error);

/**
 * zh_arguments_drop_found:
 * @in: (inout): arguments of an entry of the journal
 *
 * Takes out what the desk found, so that running the command finds it once more.
 *
 * Returns: whether there was something
 */
gboolean zh_arguments_drop_found (const ZhCommandArguments *self,
                                  JsonObject               *in);

/**
 * zh_argument_format_kind:
 *
 * Returns: (transfer full): what an argument should be, such as “a whole number from 1 to 99”, in a language
 */
char *zh_argument_format_kind (const ZhArgument *self,
                               const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_arguments_format_help:
 *
 * Returns: (transfer full): a line for each argument that may be given to the command, those of lists and
 *   records indented below their list, in a language
 */
char *zh_arguments_format_help (const ZhCommandArguments *self,
                                const ZhLanguage         *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_parse_shown / zh_journal_entry_parse_in:
 * @self: an entry of any schema and any program
 *
 * Returns: (transfer full): what people are shown of it, and what running it again needs; an empty object
 *   where the entry does not have that
 */
JsonObject *zh_journal_entry_parse_shown (const ZhJournalEntry *self);
JsonObject *zh_journal_entry_parse_in (const ZhJournalEntry *self);

/**
 * zh_journal_entry_dup_language:
 *
 * Returns: (transfer full): the code of the language of the words that the act keeps in rows; "" where it
 *   keeps none
 */
char *zh_journal_entry_dup_language (const ZhJournalEntry *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_desk_run:
 * @command: id of a command
 * @json_in: its arguments, a JSON object
 * @error: %ZH_ERROR_INPUT for a command that is not run by name and for arguments that do not fit it;
 *   %ZH_ERROR_REFUSED for an outcome that the desk finds itself; otherwise as the command
 *
 * Runs a command by its name: what its typed function does.
 *
 * Returns: (transfer full): what changed; %NULL with @error
 */
ZhChange *zh_desk_run (ZhDesk     *self,
                       const char *command,
                       const char *json_in,
                       GError    **error);

G_END_DECLS
