/* Repeating a journal by its commands: every act whose arguments say all that it needs is run again, in a
 * competition in memory that begins empty, and must do what the journal says that it did. What the desk found
 * (pairs, places, articles, what follows from a ruling) is taken from the journal, or found once more: then the
 * engines and the rules of today answer, from what was known at that time.
 *
 * Acts of which the journal has only captions are put in place by what they changed, as are entries of older
 * versions; undo and redo are the desk's own. The file itself is only read.
 */
#pragma once

#include "journal.h"
#include "language.h"
#include "progress.h"

G_BEGIN_DECLS

/**
 * ZhReplayFinding:
 * @entry: its number in the journal
 * @command: its command
 * @act: the entry itself
 * @table: (nullable): of a row that came out otherwise
 * @row: its id, 0 where none
 * @column: (nullable): its first column that came out otherwise; %NULL where all of the row did
 * @recorded: (nullable): what the journal put there
 * @repeated: (nullable): what the act puts there now
 * @message: of an act that was refused: the sentence of the refusal; of one that came out otherwise: ""
 *
 * One act that could not be repeated by its command, or did something else.
 */
typedef struct
{
  gint64          entry;
  char           *command;
  ZhJournalEntry *act;
  char           *table;
  gint64          row;
  char           *column;
  char           *recorded;
  char           *repeated;
  char           *message;
} ZhReplayFinding;

/**
 * ZhReplayMode:
 * @ZH_REPLAY_AS_RECORDED: what the desk found then is taken from the journal
 * @ZH_REPLAY_FIND_AGAIN: it is found once more, lots from their seeds
 */
typedef enum
{
  ZH_REPLAY_AS_RECORDED,
  ZH_REPLAY_FIND_AGAIN,
} ZhReplayMode;

/**
 * ZhReplayReport:
 * @mode: how it was made
 * @n_entries: of the journal; each is in one of the other four
 * @n_equal: run again, or taken back or done again by the desk, with the same outcome
 * @n_by_changes: put in place by what they changed
 * @n_found: those of @n_equal, @refused and @different for which something was found once more
 * @refused: (element-type ZhReplayFinding): those that the desk refused
 * @different: (element-type ZhReplayFinding): those that did something else
 */
typedef struct
{
  ZhReplayMode mode;

  guint      n_entries;
  guint      n_equal;
  guint      n_by_changes;
  guint      n_found;
  GPtrArray *refused;
  GPtrArray *different;
} ZhReplayReport;

void zh_replay_report_free (ZhReplayReport *self);

/**
 * zh_desk_verify_by_command:
 * @path: a competition file; it may be open elsewhere, and is not changed
 * @mode: whether found outcomes are believed
 * @progress: (nullable)
 * @error: as zh_desk_open() for reading; %ZH_ERROR_CORRUPT when an entry cannot be put in place at all;
 *   %ZH_ERROR_CANCELLED
 *
 * Repeats the journal of a file that zh_desk_verify_file() finds in order: two acts are equal when they
 * changed the same rows from and to the same values and left the same arguments, articles and reason.
 * After an act that was refused, or that did something else, the next ones go on from what the journal
 * says.
 *
 * Returns: (transfer full): the report; %NULL with @error
 */
ZhReplayReport *zh_desk_verify_by_command (const char       *path,
                                           ZhReplayMode      mode,
                                           const ZhProgress *progress,
                                           GError          **error);

/* Whether nothing was refused and nothing came out otherwise. */
gboolean zh_replay_report_is_equal (const ZhReplayReport *self);

/**
 * zh_replay_finding_format:
 *
 * Returns: (transfer full): the finding in a sentence
 */
char *zh_replay_finding_format (const ZhReplayFinding *self,
                                const ZhLanguage      *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_replay_report_format_counts:
 *
 * Returns: (transfer full): how many entries were equal, put in place, refused and different, before it for how
 *   many something was found once more
 */
char *zh_replay_report_format_counts (const ZhReplayReport *self,
                                      const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): a line for each finding; "" where there is none. */
char *zh_replay_report_format_findings (const ZhReplayReport *self,
                                        const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_replay_report_format:
 *
 * Returns: (transfer full): zh_replay_report_format_counts() and zh_replay_report_format_findings(), a line each
 */
char *zh_replay_report_format (const ZhReplayReport *self,
                               const ZhLanguage     *language) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhReplayReport, zh_replay_report_free)

G_END_DECLS
