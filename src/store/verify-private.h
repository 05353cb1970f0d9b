/* The parts of a verification: the journal itself, its entries against their commands, and the tables
 * against the journal. */
#pragma once

#include "store-private.h"
#include "verify.h"

G_BEGIN_DECLS

/**
 * ZhVerifying:
 * @store: the file, inside a transaction
 * @entries: (element-type ZhJournalEntry): its journal as the program reads it, with what
 *   zh_journal_note_return() notes as far as it was repeated
 * @find_reach: (nullable): what the commands of its acts may change
 * @report: what was found
 */
typedef struct
{
  ZhStore        *store;
  GPtrArray      *entries;
  ZhFindReach     find_reach;
  ZhVerifyReport *report;
} ZhVerifying;

/**
 * zh_verify_set_fault:
 * @entry: entry of the journal it is about, 0 where none
 * @detail: what differs, "" where there is nothing to add
 *
 * Notes a fault in the report.
 *
 * Returns: %FALSE, which ends the checks
 */
gboolean zh_verify_set_fault (ZhVerifyReport *report,
                              ZhVerifyFault   fault,
                              gint64          entry,
                              const char     *detail);

/* Notes the row that a fault is about. */
void zh_verify_set_row (ZhVerifyReport *report,
                        ZhTable         table,
                        gint64          row);

/**
 * zh_verify_format_value:
 *
 * Returns: (transfer full): all that stands in a column of the row, with a sign for each byte
 *   that is no text, such as zero
 */
char *zh_verify_format_value (ZhStmt *stmt,
                              int     column) G_GNUC_WARN_UNUSED_RESULT;

/**
 * zh_verify_journal:
 *
 * The journal: ids from 1 without a gap, every hash that of the bytes of its entry, nothing in
 * them that no program writes, and its end where the file says that it is.
 *
 * Returns: %FALSE at the first fault, or with @error when the file cannot be read
 */
gboolean zh_verify_journal (ZhVerifying *self,
                            GError     **error);

/**
 * zh_verify_args:
 *
 * The long arguments of entries: each is there, once, is what its digest says, and belongs to an entry.
 *
 * Returns: %FALSE at the first fault, or with @error when the file cannot be read
 */
gboolean zh_verify_args (ZhVerifying *self,
                         GError     **error);

/**
 * zh_verify_entry:
 * @changeset: what it changed
 * @rows: (element-type ZhRowChange): the same, as it was read
 * @parents: to which @rows were added
 * @db: the database after it
 *
 * One entry against what it says that it is: an act within the reach of its command, with new rows under
 * the ids that it gave out, an undo the
 * inverse of the act it names, which stood, a redo that act again, which did not, and neither with
 * anything in the way (in-the-way.h). In the order of the journal.
 *
 * Returns: %FALSE at a fault, or with @error when the file cannot be read
 */
gboolean zh_verify_entry (ZhVerifying          *self,
                          const ZhJournalEntry *entry,
                          GBytes               *changeset,
                          GArray               *rows,
                          ZhRowParents         *parents,
                          ZhDb                 *db,
                          GError              **error);

/**
 * zh_verify_tables:
 *
 * Repeats all changes of the journal from an empty database, and compares every row with the
 * outcome, then what the program reads from both: the tables and their indexes.
 *
 * Returns: %FALSE at the first fault, or with @error when the file cannot be read
 */
gboolean zh_verify_tables (ZhVerifying *self,
                           GError     **error);

G_END_DECLS
