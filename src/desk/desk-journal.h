/* The journal for reading: lists, words in any language, export. */
#pragma once

#include "desk.h"
#include "journal.h"

G_BEGIN_DECLS

/**
 * ZhJournalFilter:
 * @tournament_id: only entries of this tournament, 0 for all
 * @command: (nullable): only this command
 * @text: (nullable): only entries in whose words, actor or reason this occurs, letter case
 *   aside
 * @language: (nullable): of the words that @text is looked for in; the screen's when %NULL
 * @after: only entries with a greater id, 0 for all
 * @limit: at most so many, the newest; 0 for all
 */
typedef struct
{
  gint64      tournament_id;
  const char *command;
  const char *text;
  ZhLanguage *language;
  gint64      after;
  guint       limit;
} ZhJournalFilter;

/**
 * zh_desk_list_journal:
 * @filter: (nullable): which entries
 * @error: %ZH_ERROR_FILE
 *
 * Returns: (transfer full) (element-type ZhJournalEntry): in the order they were made
 */
GPtrArray *zh_desk_list_journal (ZhDesk                *self,
                                 const ZhJournalFilter *filter,
                                 GError               **error);

/**
 * zh_journal_command_format:
 * @command: id of a command
 *
 * Returns: (transfer full): its name: "Result", "Round paired"; the id itself for a command
 *   of a newer version
 */
char *zh_journal_command_format (const char       *command,
                                 const ZhLanguage *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_format_act:
 *
 * Returns: (transfer full): the act in one short line, for a menu or a toast: "Result of
 *   board 5 in round 3: 1 – 0"
 */
char *zh_journal_entry_format_act (const ZhJournalEntry *entry,
                                   const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_format:
 *
 * Returns: (transfer full): the whole entry in one sentence, with names, old → new and the
 *   reason; of undo and redo it says what was taken back
 */
char *zh_journal_entry_format (const ZhJournalEntry *entry,
                               const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_format_old / _format_new:
 *
 * Returns: (transfer full): what stood before and after the act, "" where the act is not of
 *   that kind
 */
char *zh_journal_entry_format_old (const ZhJournalEntry *entry,
                                   const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_entry_format_new (const ZhJournalEntry *entry,
                                   const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_export_csv / zh_journal_export_text:
 * @entries: (element-type ZhJournalEntry): in the order wanted
 * @competition: for the names of tournaments
 * @language: of headings and words
 *
 * Returns: (transfer full): the journal as CSV (comma, quotes where needed, header line) or
 *   as a text with one paragraph an entry
 */
char *zh_journal_export_csv (GPtrArray           *entries,
                             const ZhCompetition *competition,
                             const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;
char *zh_journal_export_text (GPtrArray           *entries,
                              const ZhCompetition *competition,
                              const ZhLanguage    *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_is_about:
 * @round: from 1
 * @board: number of a pairing
 *
 * Returns: whether the entry's arguments name that board of that round
 */
gboolean zh_journal_entry_is_about (const ZhJournalEntry *entry,
                                    int                   round,
                                    int                   board);

G_END_DECLS
