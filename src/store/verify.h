/* Verifying a file: does the journal hold, and do the tables say what the journal did? */
#pragma once

#include "reach.h"

G_BEGIN_DECLS

/**
 * ZhVerifyFault:
 * @ZH_VERIFY_OK: everything holds
 * @ZH_VERIFY_CHAIN: an entry was changed after it was made: its hash does not fit
 * @ZH_VERIFY_GAP: entries are missing
 * @ZH_VERIFY_REPLAY: the changes of an entry cannot be applied where they stand
 * @ZH_VERIFY_REACH: an act changed what its command does not
 * @ZH_VERIFY_TARGET: an undo is not the inverse of the act it names, or a redo not the same again
 * @ZH_VERIFY_ROW: a row is not what the journal made of it
 * @ZH_VERIFY_ENTRY: an entry holds what no program writes: a kind that does not exist, an id
 *   below 1, a text that goes on where the program stops reading
 * @ZH_VERIFY_ARGS: the arguments of an entry are missing
 * @ZH_VERIFY_STATE: what the file says of its own journal is not true
 * @ZH_VERIFY_SHOWN: the program reads something else than the rows hold
 * @ZH_VERIFY_HEAD: the expected head is not in the journal
 * @ZH_VERIFY_IDS: an act added a row with an id that its entry did not give out
 * @ZH_VERIFY_DIGEST: everything holds but the digest of the file (digest.h)
 */
typedef enum
{
  ZH_VERIFY_OK,
  ZH_VERIFY_CHAIN,
  ZH_VERIFY_GAP,
  ZH_VERIFY_REPLAY,
  ZH_VERIFY_REACH,
  ZH_VERIFY_TARGET,
  ZH_VERIFY_ROW,
  ZH_VERIFY_ENTRY,
  ZH_VERIFY_ARGS,
  ZH_VERIFY_STATE,
  ZH_VERIFY_SHOWN,
  ZH_VERIFY_HEAD,
  ZH_VERIFY_IDS,
  ZH_VERIFY_DIGEST,
} ZhVerifyFault;

/**
 * ZhVerifyReport:
 * @fault: the first fault found
 * @entry: entry of the journal it is about, 0 where none
 * @command: of that entry, "" where it does not matter
 * @target: of an undo or redo: the act that it names, 0 where it does not matter
 * @table: table of the row it is about, "" where none
 * @row: id of that row, 0 where none
 * @detail: what differs: "column: stands, should be", "" where there is nothing to add
 * @n_entries: entries of the journal
 * @head: hash of the last entry, in hex
 * @head_entry: the entry that has the expected head, 0 where none was expected or none has it
 * @is_discordant: the parts of the file are not all of one moment, as in a copy made while it was
 *   written
 * @unchecked: (element-type utf8): the entries whose commands are not known, as those of a later
 *   version: number and command of each, "7 (command)"
 */
typedef struct
{
  ZhVerifyFault fault;
  gint64        entry;
  char         *command;
  gint64        target;
  char         *table;
  gint64        row;
  char         *detail;
  gint64        n_entries;
  char         *head;
  gint64        head_entry;
  gboolean      is_discordant;
  GPtrArray    *unchecked;
} ZhVerifyReport;

/**
 * zh_verify_file / zh_verify_file_by:
 * @path: a competition file; it may be open elsewhere
 * @expected_head: (nullable): a head hash from a document, at least its first 12 characters:
 *   it must be that of an entry of the journal
 * @find_reach: (nullable): tells what the command of an entry may change; %NULL to hold no act
 *   against its command
 * @error: as zh_desk_open()
 *
 * Checks the chain of hashes over the bytes that stand in the file, and what the file says of
 * its journal; replays every change from an empty database, holding each act against its command and
 * each undo and redo against the act they name; compares every recorded table with the outcome, and
 * what the program reads from either; and looks for @expected_head.
 *
 * Returns: (transfer full): the report; %NULL with @error when the file cannot be read
 */
ZhVerifyReport *zh_verify_file (const char *path,
                                const char *expected_head,
                                GError    **error);
ZhVerifyReport *zh_verify_file_by (const char *path,
                                   const char *expected_head,
                                   ZhFindReach find_reach,
                                   GError    **error);
void            zh_verify_report_free (ZhVerifyReport *self);

/**
 * zh_verify_report_format:
 *
 * Returns: (transfer full): in the language of the screen, what does not hold; for a file in
 *   order "ok N entries HEAD", which scripts read and which is never translated
 */
char *zh_verify_report_format (const ZhVerifyReport *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_verify_report_check:
 * @path: of the file
 * @error: %ZH_ERROR_FILE, naming the fault
 *
 * Returns: whether the file is in order, and may be written to
 */
gboolean zh_verify_report_check (const ZhVerifyReport *self,
                                 const char           *path,
                                 GError              **error);

/**
 * zh_verify_report_format_head:
 *
 * Returns: (transfer full) (nullable): in the language of the screen, which entry the expected
 *   head is of and how many were made after it; %NULL when no head was expected or a fault found
 */
char *zh_verify_report_format_head (const ZhVerifyReport *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_verify_report_format_unchecked:
 *
 * Returns: (transfer full) (nullable): in the language of the screen, which entries were held against
 *   nothing because their commands are not known; %NULL when there are none
 */
char *zh_verify_report_format_unchecked (const ZhVerifyReport *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ZhVerifyReport, zh_verify_report_free)

G_END_DECLS
