/* The journal for reading: lists, words in any language, export. */
#pragma once

#include "desk.h"
#include "journal.h"

G_BEGIN_DECLS

/**
 * ZhJournalPart:
 *
 * What part of an arbiter's work an act belongs to; the last one, whatever was taken back.
 */
typedef enum
{
  ZH_JOURNAL_ALL,
  ZH_JOURNAL_COMPETITION,
  ZH_JOURNAL_ENTRIES,
  ZH_JOURNAL_ADMISSION,
  ZH_JOURNAL_TEAMS,
  ZH_JOURNAL_ROUNDS,
  ZH_JOURNAL_GAMES,
  ZH_JOURNAL_INCIDENTS,
  ZH_JOURNAL_PROTESTS,
  ZH_JOURNAL_SOLVING,
  ZH_JOURNAL_CONTEST,
  ZH_JOURNAL_STANDINGS,
  ZH_JOURNAL_DOCUMENTS,
  ZH_JOURNAL_TAKEN_BACK,
  ZH_N_JOURNAL_PARTS,
} ZhJournalPart;

/**
 * zh_journal_part_get_label:
 *
 * Returns: (transfer none): its name: "Rounds and results"; of %ZH_JOURNAL_ALL: "All acts"
 */
const char *zh_journal_part_get_label (ZhJournalPart     part,
                                       const ZhLanguage *language);

/**
 * zh_journal_part_parse / zh_journal_part_list_ids:
 * @text: id of a part: "rounds"
 * @part: (out): untouched where there is none
 *
 * Returns: whether there is such a part; (transfer full): their ids, "all, competition, …"
 */
gboolean zh_journal_part_parse (const char    *text,
                                ZhJournalPart *part);
char    *zh_journal_part_list_ids (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_command_get_part:
 * @command: id of a command
 *
 * Returns: the part it belongs to; %ZH_JOURNAL_ALL for a command of a newer version
 */
ZhJournalPart zh_journal_command_get_part (const char *command);

/**
 * ZhJournalFilter:
 * @tournament_id: only entries of this tournament, 0 for all
 * @part: only acts of this part of the work
 * @actor: (nullable): only acts of this official
 * @command: (nullable): only this command
 * @round: only entries that name this round and @board, 0 for all
 * @board: number of a pairing
 * @text: (nullable): only entries in whose words, actor or reason this occurs, letter case
 *   aside
 * @language: (nullable): of the words that @text is looked for in; the screen's when %NULL
 * @after: only entries with a greater id, 0 for all
 * @limit: at most so many, the newest; 0 for all
 */
typedef struct
{
  gint64        tournament_id;
  ZhJournalPart part;
  const char   *actor;
  const char   *command;
  int           round;
  int           board;
  const char   *text;
  ZhLanguage   *language;
  gint64        after;
  guint         limit;
} ZhJournalFilter;

/**
 * zh_desk_list_journal:
 * @filter: (nullable): which entries
 * @error: %ZH_ERROR_FILE; %ZH_ERROR_REFUSED when the desk is closed
 *
 * Reads them from the file, the newest first, and no further than the limit wants: the last page of a
 * long journal costs what that of a short one does. Waits for an act at work in another thread.
 *
 * Returns: (transfer full) (element-type ZhJournalEntry): in the order they were made
 */
GPtrArray *zh_desk_list_journal (ZhDesk                *self,
                                 const ZhJournalFilter *filter,
                                 GError               **error);

/**
 * zh_desk_list_actors:
 *
 * Returns: (transfer full) (element-type utf8): the officials who acted in this file, each once,
 *   in the order of the screen's language
 */
GPtrArray *zh_desk_list_actors (ZhDesk *self) G_GNUC_WARN_UNUSED_RESULT;

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
 * zh_journal_format_after_seal:
 * @n_after: of an entry, or of zh_desk_find_seal()
 *
 * Returns: (transfer full): “Changed after the seal: 3 acts”; "" where nothing was changed
 */
char *zh_journal_format_after_seal (guint             n_after,
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
 * zh_journal_entry_format_row:
 *
 * Returns: (transfer full): the act for a table that has the values before and after it and the reason
 *   in columns of their own: with both names where it is a result, and "Undone: …" of an act that took
 *   another back
 */
char *zh_journal_entry_format_row (const ZhJournalEntry *entry,
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
 * zh_journal_entry_format_return:
 *
 * Returns: (transfer full): who took the act back, in which entry; "" where it stands
 */
char *zh_journal_entry_format_return (const ZhJournalEntry *entry,
                                      const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_journal_entry_format_old / _format_new:
 *
 * Returns: (transfer full): what stood before and after the act, "" where the act is not of
 *   that kind; of undo, what stood before and after the undoing
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
