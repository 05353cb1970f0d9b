/* How the acts of the journal are told: each part of the desk has a table of its commands and
 * their words, and journal-words.c finds the one an entry needs. Private to this folder.
 */
#pragma once

#include "canonical-json.h"
#include "language.h"

G_BEGIN_DECLS

/**
 * ZhJournalAct:
 * @command: as the entry holds it
 * @name: the kind of act, to be translated in the context "act"
 * @format: (nullable): the act in a sentence, (transfer full); %NULL where the name says it all
 * @format_value: (nullable): what stands under "old" or "new" in words, (transfer full);
 *   %NULL where it is shown as it was noted
 * @sentence: (nullable): marked with N_(), instead of @format: the act with one number or one text in it
 * @shown: the argument that stands there
 *
 * Arguments may come from any program: what is missing in them shows as nothing.
 */
typedef struct
{
  const char *command;
  const char *name;
  char *(*format) (JsonObject       *args,
                   const ZhLanguage *language);
  char *(*format_value) (JsonObject       *args,
                         const char       *key,
                         const ZhLanguage *language);
  const char *sentence;
  const char *shown;
} ZhJournalAct;

/* Each ends with an act without a command. */
extern const ZhJournalAct zh_journal_competition_acts[];
extern const ZhJournalAct zh_journal_admission_acts[];
extern const ZhJournalAct zh_journal_entry_acts[];
extern const ZhJournalAct zh_journal_game_acts[];
extern const ZhJournalAct zh_journal_incident_acts[];
extern const ZhJournalAct zh_journal_issue_acts[];
extern const ZhJournalAct zh_journal_protest_acts[];
extern const ZhJournalAct zh_journal_round_acts[];
extern const ZhJournalAct zh_journal_solving_acts[];
extern const ZhJournalAct zh_journal_contest_acts[];
extern const ZhJournalAct zh_journal_standings_acts[];
extern const ZhJournalAct zh_journal_team_acts[];

/**
 * zh_journal_get_number:
 * @args: of an entry
 * @key: its member
 *
 * Returns: the number there, brought into the range of an int; 0 without one
 */
int zh_journal_get_number (JsonObject *args,
                           const char *key);

/**
 * zh_journal_get_entry_name:
 * @args: of an entry
 * @key: a member that notes a player or a team
 *
 * Returns: (transfer none): the name noted there; "" without one
 */
const char *zh_journal_get_entry_name (JsonObject *args,
                                       const char *key);

/**
 * zh_journal_add_numbers:
 * @sentence: (transfer full): what was done
 * @args: of the entry
 * @language: of the words
 *
 * Returns: (transfer full): the same, with what the act did to the start numbers besides: how many
 *   moved, or that they stand
 */
char *zh_journal_add_numbers (char             *sentence,
                              JsonObject       *args,
                              const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_format_results:
 * @args: of an entry
 * @key: a member with results as they are stored, separated by commas
 * @language: unused: results are written alike everywhere
 *
 * Returns: (transfer full): the results as people write them; "" without any
 */
char *zh_journal_format_results (JsonObject       *args,
                                 const char       *key,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
